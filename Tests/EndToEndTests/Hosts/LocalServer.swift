import Foundation
import Synchronization

/// One request as it came over the wire.
struct WireRequest {
  var method: String
  /// Still percent-encoded, without the query.
  var path: String
  var query: [String: String]
  /// Names in lower case.
  var headers: [String: String]
  var body: [UInt8]

  var json: [String: Any] {
    (try? JSONSerialization.jsonObject(with: Data(body)) as? [String: Any]) ?? [:]
  }
}

struct WireAnswer {
  var status: Int
  var headers: [String: String] = [:]
  var body = Data()

  static func json(_ status: Int, _ value: Any) -> WireAnswer {
    WireAnswer(
      status: status, headers: ["Content-Type": "application/json"],
      body: (try? JSONSerialization.data(withJSONObject: value)) ?? Data())
  }

  static func complaint(_ status: Int, _ message: String) -> WireAnswer { json(status, ["message": message]) }
}

/// An HTTP server on this machine's own address, one thread a connection, one request a connection.
final class LocalServer: Sendable {
  struct CannotListen: Error {}

  let port: UInt16
  private let socket: Int32

  /// - Parameter answer: called from many threads at once.
  init(_ answer: @escaping @Sendable (WireRequest) -> WireAnswer) throws {
    #if canImport(Glibc)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    let listening = Foundation.socket(AF_INET, stream, 0)
    guard listening >= 0 else { throw CannotListen() }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(listening, address, length) == 0 && listen(listening, 16) == 0
          && getsockname(listening, address, &length) == 0
      }
    }
    guard isBound else {
      close(listening)
      throw CannotListen()
    }
    socket = listening
    port = UInt16(bigEndian: address.sin_port)
    Thread.detachNewThread {
      while true {
        let connection = accept(listening, nil, nil)
        if connection < 0 { return }
        Thread.detachNewThread {
          serve(connection, answer)
          close(connection)
        }
      }
    }
  }

  func stop() {
    shutdown(socket, Int32(SHUT_RDWR))
    close(socket)
  }
}

private func serve(_ connection: Int32, _ answer: (WireRequest) -> WireAnswer) {
  guard let request = readRequest(connection) else { return }
  let reply = answer(request)
  var headers = reply.headers
  headers["Content-Length"] = String(reply.body.count)
  headers["Connection"] = "close"
  let head = headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }.joined()
  writeAll(connection, Array("HTTP/1.1 \(reply.status) X\r\n\(head)\r\n".utf8) + Array(reply.body))
}

private func readRequest(_ connection: Int32) -> WireRequest? {
  var bytes: [UInt8] = []
  let end = Array("\r\n\r\n".utf8)
  var start: Int?
  while start == nil {
    guard let more = receive(connection), bytes.count < 100_000 else { return nil }
    bytes += more
    start = bytes.indices.dropLast(3).first { Array(bytes[$0..<$0 + 4]) == end }
  }
  guard let start else { return nil }
  let lines = String(decoding: bytes[..<start], as: UTF8.self).components(separatedBy: "\r\n")
  let words = (lines.first ?? "").split(separator: " ").map(String.init)
  guard words.count == 3, words[2].hasPrefix("HTTP/1.") else { return nil }
  var headers: [String: String] = [:]
  for line in lines.dropFirst() {
    guard let colon = line.firstIndex(of: ":") else { return nil }
    headers[line[..<colon].lowercased()] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
  }
  if headers["expect"]?.lowercased() == "100-continue" {
    writeAll(connection, Array("HTTP/1.1 100 Continue\r\n\r\n".utf8))
  }
  var body = Array(bytes[(start + 4)...])
  let length = headers["content-length"].flatMap(Int.init) ?? 0
  while body.count < length {
    guard let more = receive(connection) else { return nil }
    body += more
  }
  let target = words[1].split(separator: "?", maxSplits: 1).map(String.init)
  var query: [String: String] = [:]
  for pair in target.count > 1 ? target[1].split(separator: "&") : [] {
    let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
    query[parts[0]] = parts.count > 1 ? parts[1].removingPercentEncoding : ""
  }
  return WireRequest(method: words[0], path: target[0], query: query, headers: headers, body: body)
}

private func receive(_ connection: Int32) -> [UInt8]? {
  var buffer = [UInt8](repeating: 0, count: 65_536)
  let count = recv(connection, &buffer, buffer.count, 0)
  return count > 0 ? Array(buffer[..<count]) : nil
}

private func writeAll(_ connection: Int32, _ bytes: [UInt8]) {
  #if canImport(Glibc)
    let quietly = Int32(MSG_NOSIGNAL)
  #else
    let quietly: Int32 = 0
  #endif
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, quietly) }
    if count <= 0 { return }
    rest = rest.dropFirst(count)
  }
}
