import Foundation

enum EndpointError: Error, Equatable {
  case missingParameter(String)
}

/// Expands templates such as `/accounts/{accountId}/transactions`.
struct Endpoint {
  let template: String
  private var parameters: [String: String] = [:]
  private var queryItems: [(String, String)] = []

  init(_ template: String) {
    self.template = template
  }

  func path(_ name: String, _ value: String) -> Endpoint {
    var copy = self
    copy.parameters[name] = value
    return copy
  }

  /// `nil` values are left out.
  func query(_ name: String, _ value: String?) -> Endpoint {
    guard let value else { return self }
    var copy = self
    copy.queryItems.append((name, value))
    return copy
  }

  func query(_ name: String, _ value: Int?) -> Endpoint {
    query(name, value.map { String($0) })
  }

  func query(_ name: String, _ value: Bool?) -> Endpoint {
    query(name, value.map { $0 ? "true" : "false" })
  }

  func build() throws -> String {
    let path = try template
      .split(separator: "/", omittingEmptySubsequences: false)
      .map(expand)
      .joined(separator: "/")
    guard !queryItems.isEmpty else { return path }
    return path + "?" + queryItems.map { "\($0.escaped)=\($1.escaped)" }.joined(separator: "&")
  }

  private func expand(_ segment: Substring) throws -> String {
    guard segment.hasPrefix("{"), segment.hasSuffix("}") else { return String(segment) }
    let name = String(segment.dropFirst().dropLast())
    guard let value = parameters[name] else { throw EndpointError.missingParameter(name) }
    return value.escaped
  }
}

private extension String {
  var escaped: String {
    utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"),
           UInt8(ascii: "A")...UInt8(ascii: "Z"),
           UInt8(ascii: "0")...UInt8(ascii: "9"),
           UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
        return String(UnicodeScalar(byte))
      default:
        return String(format: "%%%02X", byte)
      }
    }.joined()
  }
}
