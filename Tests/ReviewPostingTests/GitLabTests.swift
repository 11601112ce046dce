import Foundation
import Synchronization
import Testing

@testable import ReviewPosting

/// The same rules on GitLab, whose interface has other words.
@Suite struct GitLabTests {
  private let marker = "<!-- parity:v1:swift:.parity.yml -->"

  /// Stands for GitLab in memory; strict about paths, methods and bodies.
  final class Server: Sendable {
    struct State {
      var notes: [(id: Int, body: String, author: String)] = []
      var discussions: [(notes: [Int], position: [String: Any])] = []
      var writes: [String] = []
      var nextID = 1
    }

    let state = Mutex(State())

    var gitLab: GitLab {
      get throws {
        let network = Network(
          send: { request throws(NoAnswer) in self.state.withLock { self.serve(request, &$0) } }, wait: { _ in },
          chance: { 0 })
        return GitLab(
          base: try #require(URL(string: "https://gitlab.example.com/api/v4")), project: "acme/mobile/app-ios",
          token: try #require(Token("glpat-secret")), network: network)
      }
    }

    private func serve(_ request: Request, _ state: inout State) -> Response {
      guard request.headers["PRIVATE-TOKEN"] == "glpat-secret" else { return complaint(401, "Unauthorized") }
      // The project stays one part of the path: encoded, as GitLab wants it.
      let path = request.url.absoluteString.split(separator: "?")[0]
      let root = "https://gitlab.example.com/api/v4/projects/acme%2Fmobile%2Fapp-ios/merge_requests/7"
      if path == "https://gitlab.example.com/api/v4/user" { return encode(["username": "parity"]) }
      guard path.hasPrefix(root) else { return complaint(404, "404 Not Found") }
      let parts = path.dropFirst(root.count).split(separator: "/").map(String.init)
      let json = request.body.flatMap { try? JSONSerialization.jsonObject(with: $0) as? [String: Any] } ?? [:]
      if request.method != .get { state.writes.append("\(request.method.rawValue) \(parts.joined(separator: "/"))") }
      switch (request.method, parts.first, parts.count) {
      case (.get, nil, 0):
        return encode(["diff_refs": ["base_sha": "b", "start_sha": "s", "head_sha": "h"]])
      case (.get, "notes", 1): return encode(state.notes.map(fields))
      case (.post, "notes", 1):
        state.notes.append((state.nextID, json["body"] as? String ?? "", "parity"))
        state.nextID += 1
        return encode(["id": state.nextID - 1])
      case (.put, "notes", 2):
        guard let index = state.notes.firstIndex(where: { String($0.id) == parts[1] }) else { break }
        state.notes[index].body = json["body"] as? String ?? ""
        return encode(["id": state.notes[index].id])
      case (.delete, "notes", 2):
        state.notes.removeAll { String($0.id) == parts[1] }
        for index in state.discussions.indices { state.discussions[index].notes.removeAll { String($0) == parts[1] } }
        state.discussions.removeAll { $0.notes.isEmpty }
        return Response(status: 204)
      case (.get, "diffs", 1):
        return encode([["old_path": "Old.swift", "new_path": "A.swift", "diff": "@@ -1 +1,2 @@\n a\n+b\n"]])
      case (.get, "discussions", 1):
        let notes = state.notes
        return encode(
          state.discussions.map { discussion in
            ["notes": discussion.notes.compactMap { id in notes.first { $0.id == id }.map(fields) }]
          })
      case (.post, "discussions", 1):
        guard let position = json["position"] as? [String: Any], position["position_type"] as? String == "text",
          position["base_sha"] as? String == "b", position["start_sha"] as? String == "s",
          position["head_sha"] as? String == "h", position["old_path"] as? String == "Old.swift"
        else { return complaint(400, "position") }
        state.notes.append((state.nextID, json["body"] as? String ?? "", "parity"))
        state.discussions.append(([state.nextID], position))
        state.nextID += 1
        return encode(["id": "d"])
      default: break
      }
      return complaint(404, "404 Not Found")
    }

    private func fields(_ note: (id: Int, body: String, author: String)) -> [String: Any] {
      ["id": note.id, "body": note.body, "author": ["username": note.author]]
    }

    private func encode(_ value: Any) -> Response {
      Response(status: 200, body: (try? JSONSerialization.data(withJSONObject: value)) ?? Data())
    }
  }

  @Test func lifeOfAMergeRequest() throws {
    let server = Server()
    func keep(_ words: String?) throws -> CommentOutcome {
      try server.gitLab.keepComment(on: 7, words: words, restored: "Parity restored at abc1234.", marker: marker)
    }
    #expect(try keep(nil) == .silent)
    #expect(try keep("words") == .created)
    #expect(try keep("words") == .unchanged)
    #expect(try keep(nil) == .updated)
    #expect(server.state.withLock { $0.notes.map(\.body) }.first?.hasSuffix("Parity restored at abc1234.") == true)
    #expect(server.state.withLock { $0.writes } == ["POST notes", "PUT notes/1"])
  }

  @Test func threadsStandOnTouchedLinesAndGoWhenNobodyAnswered() throws {
    let server = Server()
    let notes = [
      InlineNote(key: "a1", path: "A.swift", line: 2, words: "two"),
      InlineNote(key: "b2", path: "A.swift", line: 1, words: "one"),
    ]
    #expect(try server.gitLab.keepNotes(notes, on: 7, head: "") == 1)
    #expect(try server.gitLab.keepNotes(notes, on: 7, head: "") == 0)
    #expect(server.state.withLock { $0.discussions.count } == 1)
    #expect(try server.gitLab.keepNotes([], on: 7, head: "") == 0)
    #expect(server.state.withLock { $0.discussions.count } == 0)
  }
}
