import Foundation
import Synchronization
import Testing

@testable import ReviewPosting

/// One comment of ours on a pull request, kept true and never more than one.
@Suite struct StickyCommentTests {
  private let marker = "<!-- parity:v1:swift:.parity.yml -->"

  private func keep(_ words: String?, on server: FakeGitHub) throws -> CommentOutcome {
    try server.client.keepComment(on: 12, words: words, restored: "Parity restored at abc1234.", marker: marker)
  }

  @Test func lifeOfAPullRequest() throws {
    let server = FakeGitHub()
    #expect(try keep(nil, on: server) == .silent)
    #expect(server.writes == [])
    #expect(try keep("Two changes lack their twin.", on: server) == .created)
    #expect(server.bodies == ["\(marker)\nTwo changes lack their twin."])
    // Pushed again unchanged: no write, no e-mail to anybody.
    let before = server.writes
    #expect(try keep("Two changes lack their twin.", on: server) == .unchanged)
    #expect(server.writes == before)
    #expect(try keep("One change lacks its twin.", on: server) == .updated)
    #expect(try keep(nil, on: server) == .updated)
    #expect(server.bodies.count == 1)
    #expect(server.bodies[0].hasSuffix("Parity restored at abc1234."))
    #expect(
      try server.client.keepComment(on: 12, words: nil, restored: "Parity restored at def5678.", marker: marker)
        == .unchanged)
    #expect(try keep("It is back.", on: server) == .updated)
    #expect(server.bodies == ["\(marker)\nIt is back."])
  }

  @Test func isFoundBehindManyPagesAndByItsAuthor() throws {
    let server = FakeGitHub()
    for number in 0..<95 { server.comment(by: "ada", "comment \(number)") }
    // Somebody quotes our comment, marker and all; it is theirs.
    server.comment(by: "eve", "\(marker)\nmine")
    server.comment(by: "github-actions[bot]", "\(marker)\nold words")
    // Another tool of the same author, and our marker not in the first line.
    server.comment(by: "github-actions[bot]", "coverage 90 %\n\(marker)")
    #expect(try keep("new words", on: server) == .updated)
    #expect(server.writes == ["PATCH /repos/acme/app-ios/issues/comments/196"])
    #expect(server.bodies.filter { $0 == "\(marker)\nmine" }.count == 1)
  }

  @Test func aUsersTokenSignsWithItsName() throws {
    let server = FakeGitHub(login: "parity-bot", isWorkflow: false)
    server.comment(by: "github-actions[bot]", "\(marker)\nof another set-up")
    #expect(try keep("words", on: server) == .created)
    #expect(server.bodies.count == 2)
  }

  /// Its name is nowhere told, and nobody else's comment is changed, be it the older one.
  @Test func anAppKnowsItsOwnCommentAgain() throws {
    let server = FakeGitHub(login: "team-app[bot]")
    server.comment(by: "other-app[bot]", "\(marker)\nof another set-up")
    server.comment(by: "eve", "\(marker)\nmine")
    #expect(try keep("words 1", on: server) == .created)
    for number in 2...4 { #expect(try keep("words \(number)", on: server) == .updated) }
    #expect(try keep("words 4", on: server) == .unchanged)
    #expect(try keep(nil, on: server) == .updated)
    #expect(server.bodies.count == 3)
    #expect(server.bodies[0] == "\(marker)\nof another set-up" && server.bodies[1] == "\(marker)\nmine")
    #expect(server.bodies[2].hasSuffix("Parity restored at abc1234."))
  }

  @Test func anUnknownTokenIsNoApp() throws {
    let server = FakeGitHub()
    let place = try #require(FakeGitHub.place)
    let token = try #require(Token("ghs_of_yesterday"))
    let failure = #expect(throws: PostingFailure.self) {
      try GitHub(place, token: token, network: server.network)
        .keepComment(on: 12, words: "words", restored: "", marker: marker)
    }
    #expect(failure?.kind == .unknownToken)
    #expect(server.writes == [])
  }

  @Test func lineEndsAndTrailingSpaceAreNoChange() throws {
    let server = FakeGitHub()
    server.comment(by: "github-actions[bot]", "\(marker)\r\none\r\ntwo\r\n\r\n")
    #expect(try keep("one\ntwo", on: server) == .unchanged)
  }

  // MARK: Trouble

  @Test func readOnlyTokensAreToldWhatToDo() throws {
    let server = FakeGitHub(mayWrite: false)
    let failure = #expect(throws: PostingFailure.self) { try keep("words", on: server) }
    #expect(failure?.kind == .forbidden)
    #expect(failure?.hint?.contains("pull-requests: write") == true)
    #expect(server.writes.count == 1, "asking again would not help")
  }

  @Test func aFailingServerIsAskedAgainMoreAndMoreSlowly() throws {
    let server = FakeGitHub()
    let bad = FakeGitHub.Mishap.answer(Response(status: 502))
    server.state.withLock { $0.mishaps = [bad, bad, bad] }
    #expect(try keep("words", on: server) == .created)
    #expect(server.state.withLock { $0.waits } == [1, 2, 4])
  }

  @Test func aServerThatNeverAnswersIsGivenUp() throws {
    let server = FakeGitHub()
    server.state.withLock { $0.mishaps = Array(repeating: .silence("timed out"), count: 50) }
    let failure = #expect(throws: PostingFailure.self) { try keep("words", on: server) }
    #expect(failure?.kind == .unreachable)
    #expect(failure?.message == "no answer from api.example.com: timed out")
    #expect(server.state.withLock { $0.waits.count } == 4)
  }

  @Test func limitsAreWaitedForAsTheServerSays() throws {
    let server = FakeGitHub()
    server.state.withLock {
      $0.mishaps = [
        .answer(complaint(429, "slow down", headers: ["retry-after": "7"])),
        .answer(complaint(403, "You have exceeded a secondary rate limit", headers: ["retry-after": "30"])),
      ]
    }
    #expect(try keep("words", on: server) == .created)
    #expect(server.state.withLock { $0.waits } == [7, 30])
  }

  @Test func aLimitThatLastsTooLongIsSaid() throws {
    let server = FakeGitHub()
    server.state.withLock { $0.mishaps = [.answer(complaint(429, "slow down", headers: ["retry-after": "3600"]))] }
    let failure = #expect(throws: PostingFailure.self) { try keep("words", on: server) }
    #expect(failure?.kind == .limited)
    #expect(server.state.withLock { $0.waits } == [])
  }

  @Test func aLostAnswerMakesNoSecondComment() throws {
    let server = FakeGitHub()
    let fragile = Network(
      send: { request throws(NoAnswer) in
        let response = try server.network.send(request)
        if request.method == .post { throw NoAnswer("the connection was lost") }
        return response
      }, wait: { _ in }, chance: { 0 })
    let place = try #require(FakeGitHub.place)
    let token = try #require(Token(FakeGitHub.token))
    let outcome = try GitHub(place, token: token, network: fragile)
      .keepComment(on: 12, words: "words", restored: "", marker: marker)
    #expect(outcome == .created)
    #expect(server.bodies == ["\(marker)\nwords"])
  }

  @Test func twoRunsAtOnceLeaveOneComment() throws {
    let server = FakeGitHub()
    let mark = marker
    let racing = Network(
      send: { request throws(NoAnswer) in
        if request.method == .post {
          // The other run writes between our list and our comment.
          server.comment(by: "github-actions[bot]", "\(mark)\nfrom the other run")
        }
        return try server.network.send(request)
      }, wait: { _ in }, chance: { 0 })
    let place = try #require(FakeGitHub.place)
    let token = try #require(Token(FakeGitHub.token))
    _ = try GitHub(place, token: token, network: racing)
      .keepComment(on: 12, words: "newest words", restored: "", marker: marker)
    #expect(server.bodies == ["\(marker)\nnewest words"])
  }

  @Test func whatIsGoneIsSaid() throws {
    let server = FakeGitHub()
    let failure = #expect(throws: PostingFailure.self) {
      try server.client.keepComment(on: 99, words: "words", restored: "", marker: marker)
    }
    #expect(failure?.kind == .absent)
  }

  @Test func cutAnswersAreNoCrash() throws {
    let server = FakeGitHub()
    server.state.withLock { state in
      state.mishaps = [.answer(Response(status: 200, body: Data("{\"login\": \"a".utf8)))]
    }
    let failure = #expect(throws: PostingFailure.self) { try keep("words", on: server) }
    #expect(failure?.kind == .unreachable)
    #expect(failure?.message.contains("not what its interface says") == true)
  }

  @Test func redirectsAreFollowedAtHomeOnly() throws {
    let server = FakeGitHub()
    let home = ["location": "\(FakeGitHub.base)/user"]
    server.state.withLock { $0.mishaps = [.answer(Response(status: 307, headers: home))] }
    #expect(try keep("words", on: server) == .created)
    let elsewhere = FakeGitHub()
    let away = ["location": "https://evil.example.com/user"]
    elsewhere.state.withLock { $0.mishaps = Array(repeating: .answer(Response(status: 302, headers: away)), count: 9) }
    let failure = #expect(throws: PostingFailure.self) { try keep("words", on: elsewhere) }
    #expect(failure?.kind == .unreachable)
    #expect(elsewhere.state.withLock { $0.log } == [], "nothing went on with the token")
  }

  @Test func theTokenIsInNoMessage() throws {
    let token = try #require(Token(" \(FakeGitHub.token)\n"))
    var dumped = ""
    dump(token, to: &dumped)
    #expect(!"\(token) \(String(reflecting: token)) \(dumped)".contains("secret"))
    let server = FakeGitHub()
    server.state.withLock { state in
      state.mishaps = [.answer(complaint(422, "Invalid token \(FakeGitHub.token) given"))]
    }
    let failure = #expect(throws: PostingFailure.self) { try keep("words", on: server) }
    #expect(failure?.message.contains("secret") == false)
    #expect(failure?.message.contains("Invalid token *** given") == true)
    #expect(Token(" \n") == nil)
  }
}
