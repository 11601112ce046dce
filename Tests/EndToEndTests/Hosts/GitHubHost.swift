import Foundation
import Synchronization

/// GitHub, with pull request 12 of acme/app-ios, on a server of one's own with a prefix in its address.
enum GitHubHost {
  private static let prefix = "/api/v3"

  static func start() throws -> CodeHost { try CodeHost(serve) }

  static func interface(of host: CodeHost) -> String { host.origin + prefix }

  @Sendable private static func serve(
    _ request: WireRequest, _ state: inout HostedPullRequest, _ origin: String
  ) -> WireAnswer {
    guard request.path.hasPrefix("\(prefix)/") else { return .complaint(404, "Not Found") }
    guard request.headers["authorization"] == "Bearer \(CodeHost.token)" else {
      return .complaint(401, "Bad credentials")
    }
    guard request.headers["accept"] == "application/vnd.github+json", request.headers["user-agent"]?.isEmpty == false,
      request.headers["x-github-api-version"] == "2022-11-28"
    else { return .complaint(400, "headers") }
    if request.method != "GET", !request.body.isEmpty,
      request.headers["content-type"]?.hasPrefix("application/json") != true
    {
      return .complaint(415, "content type")
    }
    let parts = request.path.split(separator: "/").dropFirst(2).map(String.init)
    // A workflow's token belongs to no user.
    if parts == ["user"] { return .json(200, ["login": CodeHost.robot]) }
    guard parts.count > 3, parts[0] == "repos", parts[1] == "acme", parts[2] == "app-ios" else {
      return .complaint(404, "Not Found")
    }
    if request.method != "GET", !state.mayWrite { return .complaint(403, "Resource not accessible by integration") }
    let json = request.json
    switch (request.method, Array(parts.dropFirst(3))) {
    case ("GET", ["pulls", "12"]): return .json(200, pull(state))
    case ("GET", ["issues", "12", "comments"]):
      return CodeHost.page(
        state.comments.map { ["id": $0.id, "body": $0.body, "user": ["login": $0.author]] }, request, origin)
    case ("POST", ["issues", "12", "comments"]):
      guard Set(json.keys) == ["body"], let body = json["body"] as? String, !body.isEmpty else {
        return .complaint(422, "Validation Failed")
      }
      guard body.utf16.count <= 65_536 else { return .complaint(422, "body is too long (maximum is 65536 characters)") }
      let id = state.newID()
      state.comments.append(HostedPullRequest.Comment(id: id, body: body, author: CodeHost.robot))
      return .json(201, ["id": id])
    case ("PATCH", let parts) where parts.count == 3 && parts[0] == "issues" && parts[1] == "comments":
      guard let body = json["body"] as? String, !body.isEmpty, body.utf16.count <= 65_536 else {
        return .complaint(422, "Validation Failed")
      }
      guard let index = state.comments.firstIndex(where: { String($0.id) == parts[2] }) else { break }
      guard state.comments[index].author == CodeHost.robot else { return .complaint(422, "somebody else's comment") }
      state.comments[index].body = body
      return .json(200, ["id": state.comments[index].id])
    case ("DELETE", let parts) where parts.count == 3 && parts[0] == "issues" && parts[1] == "comments":
      guard let index = state.comments.firstIndex(where: { String($0.id) == parts[2] }) else {
        return .complaint(404, "Not Found")
      }
      guard state.comments[index].author == CodeHost.robot else { return .complaint(422, "somebody else's comment") }
      state.comments.remove(at: index)
      return WireAnswer(status: 204)
    case ("GET", let parts) where parts.count == 3 && parts[0] == "commits" && parts[2] == "statuses":
      // Newest first.
      return CodeHost.page(
        state.statuses.reversed().filter { $0.commit == parts[1] }.map {
          ["context": $0.name, "state": $0.state, "description": $0.words]
        }, request, origin)
    case ("GET", let parts) where parts.count == 3 && parts[0] == "commits" && parts[2] == "pulls":
      return .json(200, parts[1] == state.head ? [pull(state)] : [])
    case ("GET", ["pulls"]):
      guard request.query["state"] == "open", request.query["head"]?.contains(":") == true else { break }
      return .json(200, state.isOpen ? [pull(state)] : [])
    case ("POST", let parts) where parts.count == 2 && parts[0] == "statuses":
      guard parts[1].count == 40, let verdict = json["state"] as? String, ["success", "failure"].contains(verdict),
        let words = json["description"] as? String, words.utf16.count <= 140, let name = json["context"] as? String
      else { return .complaint(422, "Validation Failed") }
      state.statuses.append(
        HostedPullRequest.Status(commit: parts[1], name: name, state: verdict, words: words))
      return .json(201, [:])
    default: return notes(request, Array(parts.dropFirst(3)), &state, origin)
    }
    return .complaint(404, "Not Found")
  }

  private static func notes(
    _ request: WireRequest, _ parts: [String], _ state: inout HostedPullRequest, _ origin: String
  ) -> WireAnswer {
    let json = request.json
    switch (request.method, parts) {
    case ("GET", ["pulls", "12", "files"]):
      return CodeHost.page(state.files.map { ["filename": $0.path, "patch": $0.patch] }, request, origin)
    case ("GET", ["pulls", "12", "comments"]):
      let all = state.notes.flatMap { note -> [[String: Any]] in
        [["id": note.id, "body": note.body, "user": ["login": note.author]]]
          + note.answers.map {
            ["id": $0.id, "body": $0.body, "user": ["login": $0.author], "in_reply_to_id": note.id]
          }
      }
      return CodeHost.page(all, request, origin)
    case ("POST", ["pulls", "12", "comments"]):
      guard Set(json.keys) == ["body", "commit_id", "path", "line", "side"], json["commit_id"] as? String == state.head,
        let note = note(json, &state)
      else { return .complaint(422, "Validation Failed") }
      state.notes.append(note)
      return .json(201, ["id": note.id])
    case ("POST", ["pulls", "12", "reviews"]):
      guard Set(json.keys) == ["event", "commit_id", "comments"], json["event"] as? String == "COMMENT",
        json["commit_id"] as? String == state.head, let comments = json["comments"] as? [[String: Any]],
        !comments.isEmpty
      else { return .complaint(422, "Validation Failed") }
      var made: [HostedPullRequest.Note] = []
      for comment in comments where Set(comment.keys) == ["body", "path", "line", "side"] {
        if let note = note(comment, &state) { made.append(note) }
      }
      // All of them or none.
      guard made.count == comments.count else { return .complaint(422, "Unprocessable Entity") }
      state.notes += made
      return .json(200, ["id": state.newID()])
    case ("DELETE", let parts) where parts.count == 3 && parts[0] == "pulls" && parts[1] == "comments":
      guard let index = state.notes.firstIndex(where: { String($0.id) == parts[2] }) else { break }
      guard state.notes[index].answers.isEmpty else { return .complaint(422, "a thread with answers") }
      state.notes.remove(at: index)
      return WireAnswer(status: 204)
    default: break
    }
    return .complaint(404, "Not Found")
  }

  private static func note(_ json: [String: Any], _ state: inout HostedPullRequest) -> HostedPullRequest.Note? {
    guard json["side"] as? String == "RIGHT", let body = json["body"] as? String, let path = json["path"] as? String,
      let line = json["line"] as? Int, state.files.contains(where: { $0.path == path })
    else { return nil }
    return HostedPullRequest.Note(id: state.newID(), body: body, author: CodeHost.robot, path: path, line: line)
  }

  private static func pull(_ state: HostedPullRequest) -> [String: Any] {
    [
      "number": 12, "state": state.isOpen ? "open" : "closed",
      "head": ["sha": state.head, "repo": ["full_name": "acme/app-ios"]],
    ]
  }
}
