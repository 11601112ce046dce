import FindingModel
import Foundation
import Reporting
import ReviewPosting
import Reviewing
import Testing

/// A pull request's life on each host, over real sockets and real repositories.
@Suite struct PullRequestTests {
  private static let swift16 = PullRequestWorld.swift.replacing("12", with: "16")
  private static let kotlin16 = PullRequestWorld.kotlin.replacing("12", with: "16")

  @Test(arguments: PullRequestWorld.Provider.allCases)
  func fromAForgottenTwinToParity(provider: PullRequestWorld.Provider) throws {
    let world = try PullRequestWorld(provider)
    defer { world.end() }
    for number in 1...7 { world.host.say("I like it, \(number).", by: "tom") }

    // Opened with a forgotten twin: one comment, and the verdict.
    try world.push(Self.swift16)
    try world.run()
    #expect(world.host.comments.count == 8)
    let first = try #require(world.host.words)
    #expect(first.contains("Swift changed `12` to `16`; Kotlin still has `12`."))
    #expect(first.hasPrefix("### parity: before merging, bring Kotlin in line in 1 place\n"))
    #expect(first.contains("Is the Kotlin part pushed, to a branch of this one's name"))
    #expect(world.host.change { $0.statuses.map(\.name) } == [provider == .gitHub ? "parity" : "parity verdict"])
    let head = world.host.change { $0.head }
    let infix = provider == .gitHub ? "acme/app-ios/blob" : "acme/mobile/app-ios/-/blob"
    #expect(first.contains("\(infix)/\(head)/Sources/Counter.swift#L2)"), "\(first)")
    #expect(world.host.change { $0.statuses.map(\.state) } == [provider == .gitHub ? "failure" : "failed"])

    // The same job again: not a single write.
    world.host.forgetLog()
    try world.run()
    #expect(world.host.writes == [])

    // Pushed again, unchanged: the comment stays as it is, only the new commit gets its verdict.
    try world.push(Self.swift16)
    try world.run()
    #expect(world.host.writes.count == 1 && world.host.writes.allSatisfy { $0.contains("/statuses/") })
    #expect(world.host.words == first)

    // The twin's branch of the same name appears.
    try world.pushTwin(Self.kotlin16, branch: "feature/more")
    world.host.forgetLog()
    try world.run()
    let resolved = try #require(world.host.words)
    #expect(resolved.hasPrefix("### parity: nothing to do but to merge both changes"))
    #expect(resolved.contains("which resolves 1 difference: merge both or neither"))
    #expect(resolved.contains("<summary>1 difference resolved by the companion</summary>"))
    let branch = provider == .gitHub ? "github.com/acme/app-android" : "gitlab.com/acme/mobile/app-android/-"
    #expect(resolved.contains("(https://\(branch)/tree/feature/more)"), "\(resolved)")
    #expect(!resolved.contains("pass"))
    #expect(world.host.comments.count == 8)
    #expect(world.host.change { $0.statuses.last?.state } == "success")

    // Merged there: nothing is left to do.
    try world.android.git("merge", "-q", "--ff-only", "feature/more")
    try world.run()
    #expect(world.host.words?.hasPrefix("### Parity restored at [`\(head.prefix(4))") == false)
    #expect(world.host.words?.hasPrefix("### Parity restored at [`") == true)
    #expect(world.host.words?.contains("adds no difference any more that has to be followed up.") == true)
    world.host.forgetLog()
    try world.run()
    #expect(world.host.writes == [])
    #expect(world.host.complaints == [])
    #expect(world.host.comments.filter { $0.author == "tom" }.count == 7)
  }

  @Test(arguments: PullRequestWorld.Provider.allCases)
  func aChangeWithNothingToSayStaysSilent(provider: PullRequestWorld.Provider) throws {
    let world = try PullRequestWorld(provider)
    defer { world.end() }
    try world.push(PullRequestWorld.swift + "\n// A remark.\n")
    try world.run()
    #expect(world.host.comments.isEmpty)
    #expect(world.host.change { $0.statuses.map(\.state) } == ["success"])
    #expect(world.host.complaints == [])
  }

  @Test(arguments: PullRequestWorld.Provider.allCases)
  func aThreadThatPeopleAnsweredIsKept(provider: PullRequestWorld.Provider) throws {
    let world = try PullRequestWorld(provider)
    defer { world.end() }
    try world.push(Self.swift16.replacing("}\n}", with: "}\n  func reset() {}\n}"))
    try world.run(wantsNotes: true)
    let notes = world.host.change { $0.notes }
    #expect(notes.map(\.line).sorted() == [2, 3])
    #expect(notes.allSatisfy { $0.path == "Sources/Counter.swift" })
    #expect(notes.contains { $0.body.contains("Kotlin still has `12`") })
    // Somebody answers one of the two; then both are mended.
    world.host.change { pull in
      let answer = HostedPullRequest.Comment(id: pull.newID(), body: "Why?", author: "tom")
      pull.notes[0].answers = [answer]
    }
    try world.push(PullRequestWorld.swift)
    try world.run(wantsNotes: true)
    #expect(world.host.change { $0.notes.map(\.id) } == [notes[0].id])
    #expect(world.host.complaints == [])
  }

  @Test(arguments: PullRequestWorld.Provider.allCases)
  func aTokenThatMayOnlyReadIsNoFailure(provider: PullRequestWorld.Provider) throws {
    let world = try PullRequestWorld(provider)
    defer { world.end() }
    world.host.change { $0.mayWrite = false }
    try world.push(Self.swift16)
    let (_, outcome) = try world.run()
    #expect(outcome.isForbidden && outcome.isFailed)
    #expect(outcome.problems.count == 1, "said once: \(outcome.problems)")
    #expect(world.host.comments.isEmpty)
    #expect(!"\(outcome)".contains(CodeHost.token))
  }

  /// The comment needs no change, so that only the refused verdict tells that somebody else has to post.
  @Test(arguments: PullRequestWorld.Provider.allCases)
  func aVerdictThatIsRefusedIsLeftToASecondStage(provider: PullRequestWorld.Provider) throws {
    let world = try PullRequestWorld(provider)
    defer { world.end() }
    try world.push(Self.swift16)
    try world.run()
    world.host.change { $0.mayWrite = false }
    try world.push(Self.swift16)
    let (_, outcome) = try world.run()
    #expect(outcome.isForbidden && !outcome.isFailed)
    #expect(outcome.lines.contains { $0.hasSuffix(": unchanged") })
  }

  @Test(arguments: [
    (PullRequestWorld.Provider.gitHub, "`x` differs"), (.gitHub, "😀日本"), (.gitHub, "```\nfence"), (.gitLab, "a 😀 | b"),
  ])
  func seventyThousandCharactersBecomeOneWholeComment(provider: PullRequestWorld.Provider, filler: String) throws {
    let world = try PullRequestWorld(provider)
    defer { world.end() }
    try world.push(Self.swift16)
    try world.run { report in
      guard let finding = report.findings.first else { return }
      report.findings = (0..<900).map { index in
        var copy = finding
        copy.fingerprint = "f\(index)"
        copy.message = "\(index) `\(String(repeating: filler, count: 20))` has no counterpart."
        return copy
      }
    }
    let words = try #require(world.host.comments.first?.body)
    #expect(words.utf16.count <= 65_536)
    #expect(words.utf16.count > 50_000)
    #expect(words.components(separatedBy: "<details>").count == words.components(separatedBy: "</details>").count)
    #expect(!words.contains("\n```"))
    #expect(words.contains("more did not fit here"))
    #expect(!words.unicodeScalars.contains("\u{FFFD}"))
    #expect(world.host.complaints == [])
    // What was cut is found again, too.
    let before = world.host.change { $0.comments.map(\.id) }
    try world.run()
    #expect(world.host.change { $0.comments.map(\.id) } == before)
    #expect(world.host.words?.contains("Kotlin still has `12`") == true)
  }

  @Test(arguments: PullRequestWorld.Provider.allCases)
  func failingServersAreAskedAgain(provider: PullRequestWorld.Provider) throws {
    let world = try PullRequestWorld(provider)
    defer { world.end() }
    try world.push(Self.swift16)
    let bad = WireAnswer(status: 502, body: Data("<html>Bad Gateway</html>".utf8))
    world.host.change { $0.mishaps = [bad, bad] }
    let (_, outcome) = try world.run()
    #expect(!outcome.isFailed && outcome.problems.isEmpty)
    #expect(world.host.comments.count == 1)
    // A server that never comes back is said, once, and nothing else fails.
    world.host.change { $0.mishaps = Array(repeating: bad, count: 40) }
    let (report, lost) = try world.run()
    #expect(lost.isFailed && !lost.isForbidden)
    #expect(report.isComplete)
  }

  @Test(arguments: PullRequestWorld.Provider.allCases)
  func twoRunsAtOnceLeaveOneComment(provider: PullRequestWorld.Provider) throws {
    let world = try PullRequestWorld(provider)
    defer { world.end() }
    try world.push(Self.swift16)
    let (_, review, target) = try world.prepare()
    // Both have seen that there is no comment before either has written one.
    world.host.letMeet(at: provider == .gitHub ? "/issues/12/comments" : "/merge_requests/7/notes")
    DispatchQueue.concurrentPerform(iterations: 2) { _ in _ = post(review, to: target) }
    let created = world.host.writes.filter { $0.hasPrefix("POST") && !$0.contains("/statuses/") }
    #expect(created.count == 2, "the two runs did not cross: \(created)")
    #expect(world.host.comments.count == 1)
  }

  @Test(arguments: PullRequestWorld.Provider.allCases)
  func aRunThatWasOvertakenSaysNothing(provider: PullRequestWorld.Provider) throws {
    let world = try PullRequestWorld(provider)
    defer { world.end() }
    try world.push(Self.swift16)
    world.host.change { $0.head = String(repeating: "e", count: 40) }
    let (_, outcome) = try world.run()
    #expect(world.host.comments.isEmpty)
    #expect(outcome.lines.contains { $0.contains("has moved on") })
  }
}
