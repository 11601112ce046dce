import Foundation

/// GitLab, with merge request 7 of acme/mobile/app-ios.
enum GitLabHost {
  private static let project = "/api/v4/projects/acme%2Fmobile%2Fapp-ios"

  static func start() throws -> CodeHost { try CodeHost(serve) }

  static func interface(of host: CodeHost) -> String { host.origin + "/api/v4" }

  @Sendable private static func serve(
    _ request: WireRequest, _ state: inout HostedPullRequest, _ origin: String
  ) -> WireAnswer {
    guard request.headers["private-token"] == CodeHost.token else { return .complaint(401, "401 Unauthorized") }
    if request.method != "GET", !request.body.isEmpty,
      request.headers["content-type"]?.hasPrefix("application/json") != true
    {
      return .complaint(415, "content type")
    }
    if request.path == "/api/v4/user" { return .json(200, ["username": CodeHost.robot]) }
    // The project stays one part of the path, encoded.
    guard request.path.hasPrefix(project + "/") else { return .complaint(404, "404 Project Not Found") }
    if request.method != "GET", !state.mayWrite { return .complaint(403, "403 Forbidden") }
    let parts = request.path.dropFirst(project.count).split(separator: "/").map(String.init)
    let json = request.json
    switch (request.method, parts) {
    case ("GET", ["merge_requests", "7"]):
      return .json(
        200,
        [
          "iid": 7, "sha": state.head, "state": state.isOpen ? "opened" : "closed",
          "diff_refs": ["base_sha": "b", "start_sha": "s", "head_sha": state.head],
        ])
    case ("GET", ["merge_requests", "7", "notes"]):
      return CodeHost.page(state.comments.map(fields), request, origin)
    case ("POST", ["merge_requests", "7", "notes"]):
      guard Set(json.keys) == ["body"], let body = json["body"] as? String, !body.isEmpty, body.count <= 1_000_000
      else {
        return .complaint(400, "body")
      }
      let id = state.newID()
      state.comments.append(HostedPullRequest.Comment(id: id, body: body, author: CodeHost.robot))
      return .json(201, ["id": id])
    case ("PUT", let parts) where parts.count == 4 && Array(parts.prefix(3)) == ["merge_requests", "7", "notes"]:
      guard let index = state.comments.firstIndex(where: { String($0.id) == parts[3] }),
        state.comments[index].author == CodeHost.robot, let body = json["body"] as? String, !body.isEmpty
      else { return .complaint(400, "note") }
      state.comments[index].body = body
      return .json(200, ["id": state.comments[index].id])
    case ("DELETE", let parts) where parts.count == 4 && Array(parts.prefix(3)) == ["merge_requests", "7", "notes"]:
      if let note = state.notes.firstIndex(where: { String($0.id) == parts[3] }) {
        guard state.notes[note].answers.isEmpty else { return .complaint(400, "a thread with answers") }
        state.notes.remove(at: note)
        return WireAnswer(status: 204)
      }
      state.comments.removeAll { String($0.id) == parts[3] && $0.author == CodeHost.robot }
      return WireAnswer(status: 204)
    default: return more(request, parts, &state, origin)
    }
  }

  private static func more(
    _ request: WireRequest, _ parts: [String], _ state: inout HostedPullRequest, _ origin: String
  ) -> WireAnswer {
    let json = request.json
    switch (request.method, parts) {
    case ("GET", ["merge_requests", "7", "discussions"]):
      let threads: [[String: Any]] = state.notes.map { note in
        let first: [String: Any] = ["id": note.id, "body": note.body, "author": ["username": note.author]]
        return ["notes": [first] + note.answers.map(fields)]
      }
      return CodeHost.page(threads, request, origin)
    case ("POST", ["merge_requests", "7", "discussions"]):
      guard let body = json["body"] as? String, let position = json["position"] as? [String: Any],
        position["position_type"] as? String == "text", position["head_sha"] as? String == state.head,
        let path = position["new_path"] as? String, let line = position["new_line"] as? Int,
        state.files.contains(where: { $0.path == path })
      else { return .complaint(400, "position") }
      let id = state.newID()
      state.notes.append(HostedPullRequest.Note(id: id, body: body, author: CodeHost.robot, path: path, line: line))
      return .json(201, ["id": String(id)])
    case ("GET", ["merge_requests", "7", "diffs"]):
      return CodeHost.page(
        state.files.map { ["old_path": $0.path, "new_path": $0.path, "diff": $0.patch] }, request, origin)
    case ("GET", let parts) where parts.count == 4 && parts[0] == "repository" && parts[3] == "statuses":
      return CodeHost.page(
        state.statuses.filter { $0.commit == parts[2] && $0.name == request.query["name"] }.map {
          ["name": $0.name, "status": $0.state, "description": $0.words]
        }, request, origin)
    case ("POST", let parts) where parts.count == 2 && parts[0] == "statuses":
      guard parts[1].count == 40, let verdict = json["state"] as? String, ["success", "failed"].contains(verdict),
        let words = json["description"] as? String, words.count <= 255, let name = json["name"] as? String
      else { return .complaint(400, "status") }
      if state.statuses.contains(where: { $0.commit == parts[1] && $0.name == name && $0.state == verdict }) {
        return .complaint(400, "Cannot transition status")
      }
      state.statuses.removeAll { $0.commit == parts[1] && $0.name == name }
      state.statuses.append(HostedPullRequest.Status(commit: parts[1], name: name, state: verdict, words: words))
      return .json(201, [:])
    default: return .complaint(404, "404 Not Found")
    }
  }

  private static func fields(_ comment: HostedPullRequest.Comment) -> [String: Any] {
    ["id": comment.id, "body": comment.body, "author": ["username": comment.author]]
  }
}
