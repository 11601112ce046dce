import Foundation
import Synchronization
import Testing

@testable import ReviewPosting

/// Remarks on the lines of a pull request: few, only where it changed something, never twice.
@Suite struct InlineNoteTests {
  private let head = String(repeating: "a", count: 40)

  private func server(lines: Int = 20) -> FakeGitHub {
    let server = FakeGitHub()
    let added = (1...lines).map { "+line \($0)" }.joined(separator: "\n")
    server.state.withLock { $0.files = [("A.swift", "@@ -0,0 +1,\(lines) @@\n\(added)")] }
    return server
  }

  private func note(_ key: String, line: Int, path: String = "A.swift") -> InlineNote {
    InlineNote(key: key, path: path, line: line, words: "about \(key)")
  }

  @Test func linesOfAPatch() {
    let patch = "@@ -3,4 +3,5 @@ func f()\n a\n-b\n+c\n+d\n e\n@@ -20 +21,2 @@\n+x\n y\n\\ No newline at end of file"
    #expect(touchedLines(inPatch: patch) == [4, 5, 21])
    #expect(touchedLines(inPatch: "") == [])
    #expect(touchedLines(inPatch: "Binary files differ") == [])
    // Other marks than git's own end no line.
    #expect(touchedLines(inPatch: "@@ -1 +1,3 @@\n a\u{C}b\u{2028}c\u{85}d\n+x\r\n+y") == [2, 3])
  }

  @Test func onlyOnLinesThatThePullRequestTouches() throws {
    let server = server(lines: 3)
    let notes = [note("a1", line: 2), note("b2", line: 9), note("c3", line: 1, path: "B.swift")]
    #expect(try server.client.keepNotes(notes, on: 12, head: head) == 1)
    #expect(server.state.withLock { $0.notes.map(\.line) } == [2])
  }

  @Test func noneIsSaidTwiceAndTenAreEnough() throws {
    let server = server()
    let notes = (1...14).map { note("k\($0)", line: $0) }
    #expect(try server.client.keepNotes(notes, on: 12, head: head) == 10)
    #expect(try server.client.keepNotes(notes, on: 12, head: head) == 0)
    #expect(server.state.withLock { $0.notes.count } == 10)
  }

  @Test func whatNoLongerHoldsGoesUnlessSomebodyAnswered() throws {
    let server = server()
    _ = try server.client.keepNotes([note("a1", line: 1), note("b2", line: 2)], on: 12, head: head)
    server.state.withLock { state in
      let answered = state.notes[1].id
      state.notes.append(
        FakeGitHub.StoredNote(id: 900, body: "why?", author: "ada", path: "A.swift", line: 2, answerTo: answered))
      state.notes.append(FakeGitHub.StoredNote(id: 901, body: "a human's", author: "ada", path: "A.swift", line: 3))
    }
    #expect(try server.client.keepNotes([], on: 12, head: head) == 0)
    #expect(
      server.state.withLock { $0.notes.map(\.body) }.filter { $0.contains("about") } == [
        "<!-- parity:note:b2 -->\nabout b2"
      ])
    #expect(server.state.withLock { $0.notes.count } == 3)
  }

  @Test func anAppKnowsItsOwnRemarksAgain() throws {
    let server = FakeGitHub(login: "team-app[bot]")
    server.state.withLock { state in
      state.files = [("A.swift", "@@ -0,0 +1,3 @@\n+a\n+b\n+c")]
      let foreign = "<!-- parity:note:z9 -->\nabout z9"
      state.notes = [.init(id: 1, body: foreign, author: "other-app[bot]", path: "A.swift", line: 3)]
    }
    for _ in 0..<3 { _ = try server.client.keepNotes([note("a1", line: 1)], on: 12, head: head) }
    #expect(server.state.withLock { $0.notes.map(\.author) } == ["other-app[bot]", "team-app[bot]"])
    #expect(try server.client.keepNotes([], on: 12, head: head) == 0)
    #expect(
      server.state.withLock { $0.notes.map(\.author) } == ["other-app[bot]"], "another program's is left as it is")
  }

  /// One message to everybody who follows, not ten.
  @Test func allAreOneReview() throws {
    let server = server()
    #expect(try server.client.keepNotes((1...10).map { note("k\($0)", line: $0) }, on: 12, head: head) == 10)
    #expect(server.writes == ["POST /repos/acme/app-ios/pulls/12/reviews"])
    // Where nothing is new, nothing is sent.
    #expect(try server.client.keepNotes((1...10).map { note("k\($0)", line: $0) }, on: 12, head: head) == 0)
    #expect(server.writes.count == 1)
  }

  @Test func aVanishedLineIsPassedOver() throws {
    let server = server()
    server.state.withLock { $0.vanished = [1] }
    #expect(try server.client.keepNotes([note("a1", line: 1), note("b2", line: 2)], on: 12, head: head) == 1)
    #expect(server.state.withLock { $0.notes.map(\.line) } == [2])
  }

  @Test func verdictsAreShort() throws {
    let server = server()
    _ = try server.client.setStatus(
      of: head, name: "parity", isGreen: false, summary: String(repeating: "x", count: 300), link: nil)
    #expect(server.state.withLock { $0.statuses.map { $0["state"] ?? "" } } == ["failure"])
  }

  @Test func slugs() throws {
    let base = try #require(URL(string: FakeGitHub.base))
    #expect(GitHub.Place(base: base, slug: "acme/app-ios") != nil)
    for slug in ["acme", "acme/", "/x", "a/b/c", "../x", ""] { #expect(GitHub.Place(base: base, slug: slug) == nil) }
    #expect(escaped("group/app ios?&#") == "group%2Fapp%20ios%3F%26%23")
  }
}
