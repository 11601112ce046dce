import Foundation
import Synchronization

@testable import ReviewPosting

/// Stands for GitHub in memory, and is strict: a request that the documentation does not describe is a 400.
final class FakeGitHub: Sendable {
  struct State {
    var comments: [Stored] = []
    var notes: [StoredNote] = []
    var files: [(name: String, patch: String)] = []
    var statuses: [[String: String]] = []
    var nextID = 100
    /// Lines that no remark can stand on, though the list of files has them.
    var vanished: Set<Int> = []
    /// Answers that come before the real one, in order.
    var mishaps: [Mishap] = []
    var log: [String] = []
    var waits: [Double] = []
  }

  struct Stored {
    var id: Int
    var body: String
    var author: String
  }

  struct StoredNote {
    var id: Int
    var body: String
    var author: String
    var path: String
    var line: Int
    var answerTo: Int?
  }

  enum Mishap {
    case answer(Response)
    case silence(String)
  }

  static let token = "ghs_secret0123456789"
  static let base = "https://api.example.com"

  let state = Mutex(State())
  let login: String
  let isWorkflow: Bool
  let mayWrite: Bool

  init(login: String = "github-actions[bot]", isWorkflow: Bool = true, mayWrite: Bool = true) {
    self.login = login
    self.isWorkflow = isWorkflow
    self.mayWrite = mayWrite
  }

  var network: Network {
    Network(
      send: { request throws(NoAnswer) in try self.answer(request) },
      wait: { seconds in self.state.withLock { $0.waits.append(seconds) } }, chance: { 0 })
  }

  static var place: GitHub.Place? {
    URL(string: base).flatMap { GitHub.Place(base: $0, slug: "acme/app-ios") }
  }

  var client: GitHub {
    get throws {
      guard let place = Self.place, let token = Token(Self.token) else { throw NoAnswer("the test is wrong") }
      return GitHub(place, token: token, network: network)
    }
  }

  var bodies: [String] { state.withLock { $0.comments.map(\.body) } }
  var writes: [String] { state.withLock { $0.log.filter { !$0.hasPrefix("GET") } } }

  func comment(by author: String, _ body: String) {
    state.withLock { state in
      state.comments.append(Stored(id: state.nextID, body: body, author: author))
      state.nextID += 1
    }
  }

  // MARK: The server

  private func answer(_ request: Request) throws(NoAnswer) -> Response {
    switch state.withLock({ $0.mishaps.isEmpty ? nil : $0.mishaps.removeFirst() }) {
    case .answer(let response): return response
    case .silence(let words): throw NoAnswer(words)
    case nil: return state.withLock { serve(request, &$0) }
    }
  }

  private func serve(_ request: Request, _ state: inout State) -> Response {
    let path = request.url.path
    state.log.append("\(request.method.rawValue) \(path)")
    guard request.headers["Authorization"] == "Bearer \(Self.token)" else { return complaint(401, "Bad credentials") }
    guard request.headers["Accept"] == "application/vnd.github+json", request.headers["X-GitHub-Api-Version"] != nil,
      request.headers["User-Agent"]?.isEmpty == false
    else { return complaint(400, "headers") }
    let json = request.body.flatMap { try? JSONSerialization.jsonObject(with: $0) as? [String: Any] } ?? [:]
    if request.body != nil, request.headers["Content-Type"]?.hasPrefix("application/json") != true {
      return complaint(415, "content type")
    }
    let parts = path.split(separator: "/").map(String.init)
    if parts == ["user"], request.method == .get {
      return isWorkflow ? complaint(403, "Resource not accessible by integration") : encode(200, ["login": login])
    }
    guard parts.prefix(3) == ["repos", "acme", "app-ios"] else { return complaint(404, "Not Found") }
    if request.method != .get, !mayWrite { return complaint(403, "Resource not accessible by integration") }
    switch (request.method, Array(parts.dropFirst(3))) {
    case (.get, ["issues", "12", "comments"]):
      return page(state.comments.map { ["id": $0.id, "body": $0.body, "user": user($0.author)] }, request)
    case (.post, ["issues", "12", "comments"]):
      guard let body = json["body"] as? String, !body.isEmpty else { return complaint(422, "body") }
      guard body.unicodeScalars.count <= 65_536 else { return complaint(422, "Body is too long") }
      state.comments.append(Stored(id: state.nextID, body: body, author: login))
      state.nextID += 1
      return encode(201, ["id": state.nextID - 1])
    case (.patch, let parts) where parts.count == 3 && Array(parts.prefix(2)) == ["issues", "comments"]:
      guard let body = json["body"] as? String else { return complaint(422, "body") }
      guard let index = state.comments.firstIndex(where: { String($0.id) == parts[2] }) else { break }
      guard state.comments[index].author == login else { return complaint(403, "Not yours") }
      state.comments[index].body = body
      return encode(200, ["id": state.comments[index].id])
    case (.delete, let parts) where parts.count == 3 && Array(parts.prefix(2)) == ["issues", "comments"]:
      guard let index = state.comments.firstIndex(where: { String($0.id) == parts[2] }) else { break }
      guard state.comments[index].author == login else { return complaint(403, "Not yours") }
      state.comments.remove(at: index)
      return Response(status: 204)
    case (.get, ["pulls", "12", "comments"]):
      return page(
        state.notes.map { note in
          var fields: [String: Any] = ["id": note.id, "body": note.body, "user": user(note.author)]
          if let answerTo = note.answerTo { fields["in_reply_to_id"] = answerTo }
          return fields
        }, request)
    case (.get, ["pulls", "12", "files"]):
      return page(state.files.map { ["filename": $0.name, "patch": $0.patch] }, request)
    case (.post, ["pulls", "12", "comments"]):
      guard let body = json["body"] as? String, let path = json["path"] as? String, let line = json["line"] as? Int,
        json["side"] as? String == "RIGHT", json["commit_id"] as? String == String(repeating: "a", count: 40),
        !state.vanished.contains(line)
      else { return complaint(422, "Validation Failed") }
      state.notes.append(StoredNote(id: state.nextID, body: body, author: login, path: path, line: line))
      state.nextID += 1
      return encode(201, ["id": state.nextID - 1])
    case (.post, ["pulls", "12", "reviews"]):
      guard json["event"] as? String == "COMMENT", json["commit_id"] as? String == String(repeating: "a", count: 40),
        let comments = json["comments"] as? [[String: Any]], !comments.isEmpty
      else { return complaint(422, "Validation Failed") }
      var made: [StoredNote] = []
      for comment in comments {
        guard Set(comment.keys) == ["body", "path", "line", "side"], comment["side"] as? String == "RIGHT",
          let body = comment["body"] as? String, let path = comment["path"] as? String,
          let line = comment["line"] as? Int, !state.vanished.contains(line)
        else { return complaint(422, "Unprocessable Entity") }
        made.append(StoredNote(id: state.nextID + made.count, body: body, author: login, path: path, line: line))
      }
      state.notes += made
      state.nextID += made.count
      return encode(200, ["id": 1])
    case (.delete, let parts) where parts.count == 3 && Array(parts.prefix(2)) == ["pulls", "comments"]:
      guard let index = state.notes.firstIndex(where: { String($0.id) == parts[2] }) else { break }
      guard state.notes[index].author == login else { return complaint(403, "Not yours") }
      state.notes.remove(at: index)
      return Response(status: 204)
    case (.post, let parts) where parts.count == 2 && parts[0] == "statuses":
      guard let verdict = json["state"] as? String, ["success", "failure", "error", "pending"].contains(verdict),
        let description = json["description"] as? String, description.count <= 140
      else { return complaint(422, "Validation Failed") }
      state.statuses.append(["sha": parts[1], "state": verdict, "description": description])
      return encode(201, [:])
    default: break
    }
    return complaint(404, "Not Found")
  }

  private func user(_ login: String) -> [String: String] {
    ["login": login, "type": login.hasSuffix("[bot]") ? "Bot" : "User"]
  }

  /// At most thirty a page, however many are asked for: what must not be relied upon is not given.
  private func page(_ elements: [[String: Any]], _ request: Request) -> Response {
    let items = URLComponents(url: request.url, resolvingAgainstBaseURL: false)?.queryItems ?? []
    let number = items.first { $0.name == "page" }.flatMap { Int($0.value ?? "") } ?? 1
    let shown = elements.dropFirst((number - 1) * 30).prefix(30)
    var response = encode(200, Array(shown))
    if number * 30 < elements.count {
      response.headers["link"] =
        "<\(Self.base)\(request.url.path)?per_page=100&page=\(number + 1)>; rel=\"next\", "
        + "<\(Self.base)\(request.url.path)?page=99>; rel=\"last\""
    }
    return response
  }

  private func encode(_ status: Int, _ value: Any) -> Response {
    Response(status: status, body: (try? JSONSerialization.data(withJSONObject: value)) ?? Data())
  }
}

func complaint(_ status: Int, _ message: String, headers: [String: String] = [:]) -> Response {
  Response(status: status, headers: headers, body: Data("{\"message\": \"\(message)\"}".utf8))
}
