import Foundation
import SourceModel
import Testing

@testable import GitReading

@Suite struct AncestryTests {
  let playground: Playground

  init() throws { playground = try Playground() }

  private func id(_ name: String, in root: String = "app") throws -> String {
    try playground.git(root, "rev-parse", name)
  }

  /// `main` and `topic` part after the commit tagged `fork`; each goes on by one commit.
  private func makeFork() throws {
    try playground.repository("app", ["A.swift": "a"])
    try playground.git("app", "tag", "fork")
    try playground.git("app", "checkout", "-q", "-b", "topic")
    try playground.write("app/Topic.swift", "t")
    try playground.commit("app")
    try playground.git("app", "checkout", "-q", "main")
    try playground.write("app/Main.swift", "m")
    try playground.commit("app")
  }

  @Test func theMergeBaseIsWhereLinesParted() throws {
    try makeFork()
    let found = try mergeBases(of: "main", and: "topic", at: playground("app"))
    #expect(try found.best.long == id("fork"))
    #expect(found.best.short == (try playground.git("app", "rev-parse", "--short", "fork")))
    #expect(found.others.isEmpty && found.problem == nil)
    // A commit that the other builds on is itself the base.
    #expect(try mergeBases(of: "main", and: "main~1", at: playground("app")).best.long == id("fork"))
    #expect(
      try readChanges(at: playground("app"), from: found.best.long, to: .revision("topic")).lines == [
        "added Topic.swift"
      ])
  }

  @Test(arguments: [false, true])
  func severalMergeBasesAreNamed(_ shallow: Bool) throws {
    try makeFork()
    // Each line takes in the other's first commit: both of those are bases.
    let (main, topic) = (try id("main"), try id("topic"))
    try playground.git("app", "merge", "-q", "-m", "merge", topic)
    try playground.git("app", "checkout", "-q", "topic")
    try playground.git("app", "merge", "-q", "-m", "merge", main)
    if shallow {
      try playground.git(
        ".", "clone", "-q", "--depth", "3", "--no-single-branch", "file://" + playground("app"), "clone")
      try playground.git("clone", "branch", "main", "origin/main")
    }
    let root = shallow ? "clone" : "app"
    let found = try mergeBases(of: "main", and: "topic", at: playground(root))
    #expect(Set([found.best.long] + found.others.map(\.long)) == [main, topic])
    #expect(found.problem?.severity == .warning)
    #expect(found.problem?.message.contains("`\(found.best.short)` is compared with") == true)
    if !shallow {
      #expect(try playground.git("app", "merge-base", "main", "topic") == found.best.long)
    }
  }

  @Test func unrelatedHistoriesAreNamed() throws {
    try playground.repository("app", ["A.swift": "a"])
    try playground.git("app", "checkout", "-q", "--orphan", "other")
    try playground.commit("app", "another first one", at: 1000)
    let problem = #expect(throws: Problem.self) { try mergeBases(of: "main", and: "other", at: playground("app")) }
    #expect(problem?.message == "`main` and `other` have no history in common in `\(playground("app"))`")
    let unknown = #expect(throws: Problem.self) { try mergeBases(of: "main", and: "mian", at: playground("app")) }
    #expect(unknown?.message == "no revision `mian` in `\(playground("app"))`")
  }

  @Test func aBaseBeyondTheEndOfAShallowCloneIsNamedWithTheLineThatGetsIt() throws {
    try makeFork()
    try playground.git(
      ".", "clone", "-q", "--depth", "1", "--no-single-branch", "--no-tags", "file://" + playground("app"), "clone")
    let problem = try #require(
      #expect(throws: Problem.self) { try mergeBases(of: "HEAD", and: "origin/topic", at: playground("clone")) })
    #expect(
      problem.message
        == "the commit from which `HEAD` and `origin/topic` parted is not in the clone at `\(playground("clone"))`")
    let line = "git -C \(playground("clone")) fetch --unshallow"
    #expect(problem.hint?.contains("`\(line)`") == true && problem.hint?.contains("`fetch-depth: 0`") == true)
    try playground.run(".", line.components(separatedBy: " ") + ["-q"])
    #expect(try mergeBases(of: "HEAD", and: "origin/topic", at: playground("clone")).best.long == id("fork"))
  }

  @Test func aBaseWithinAShallowCloneIsFound() throws {
    try playground.repository("app", ["A.swift": "a"])
    for number in 1...3 { try playground.commit("app", "main", at: 1000 * number) }
    try playground.git("app", "tag", "fork")
    try playground.git("app", "checkout", "-q", "-b", "topic")
    for number in 4...5 { try playground.commit("app", "topic", at: 1000 * number) }
    try playground.git("app", "checkout", "-q", "main")
    try playground.commit("app", "main", at: 6000)
    try playground.git(
      ".", "clone", "-q", "--depth", "3", "--no-single-branch", "--no-tags", "file://" + playground("app"), "clone")
    // Both lines are whole down to the fork, and cut soon after.
    #expect(try playground.git("clone", "rev-list", "--count", "--all") == "5")
    #expect(try mergeBases(of: "HEAD", and: "origin/topic", at: playground("clone")).best.long == id("fork"))
  }

  @Test func aMergeCommitAtDepthTwoIsEnough() throws {
    try makeFork()
    let main = try id("main")
    try playground.git("app", "merge", "-q", "-m", "merge", "topic")
    try playground.git(".", "clone", "-q", "--depth", "2", "file://" + playground("app"), "clone")
    #expect(try isMerge("HEAD", at: playground("clone")))
    let parent = try #require(try firstParent(of: "HEAD", at: playground("clone")))
    #expect(parent.long == main)
    let found = try readChanges(at: playground("clone"), from: parent.long, to: .revision("HEAD"))
    #expect(found.lines == ["added Topic.swift"])
    #expect(try readChanges(at: playground("clone"), from: "HEAD^1", to: .revision("HEAD")).lines == found.lines)
  }

  @Test func atDepthOneTheLineToPasteGetsWhatIsMissing() throws {
    try makeFork()
    try playground.git("app", "merge", "-q", "-m", "merge", "topic")
    try playground.git(".", "clone", "-q", "--depth", "1", "file://" + playground("app"), "clone")
    #expect(try isMerge("HEAD", at: playground("clone")))
    let problem = try #require(#expect(throws: Problem.self) { try firstParent(of: "HEAD", at: playground("clone")) })
    #expect(problem.message == "the commit before `HEAD` is not in the clone at `\(playground("clone"))`")
    let line = "git -C \(playground("clone")) fetch --deepen=1"
    #expect(problem.hint?.contains("`\(line)`") == true && problem.hint?.contains("`fetch-depth: 2`") == true)
    try playground.run(".", line.components(separatedBy: " ") + ["-q"])
    #expect(try firstParent(of: "HEAD", at: playground("clone"))?.long == id("main~1"))
  }

  @Test func theFirstCommitHasNoParent() throws {
    try playground.repository("app", ["A.swift": "a"])
    #expect(try firstParent(of: "HEAD", at: playground("app")) == nil)
    #expect(try !isMerge("HEAD", at: playground("app")))
    try playground.git(".", "init", "-q", "new")
    #expect(throws: Problem.self) { try firstParent(of: "HEAD", at: playground("new")) }
    try playground.write("plain/A.swift")
    #expect(throws: Problem.self) { try firstParent(of: "HEAD", at: playground("plain")) }
  }

  @Test func aDetachedHeadIsAsGoodAsABranch() throws {
    try makeFork()
    try playground.git("app", "checkout", "-q", "--detach", "topic")
    #expect(try mergeBases(of: "HEAD", and: "main", at: playground("app")).best.long == id("fork"))
    #expect(try readChanges(at: playground("app"), from: "HEAD^", to: .revision("HEAD")).lines == ["added Topic.swift"])
    #expect(try readChanges(at: playground("app"), from: "HEAD", to: .worktree).isEmpty)
  }
}
