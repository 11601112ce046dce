import Foundation
import SourceModel
import Testing

@testable import GitReading

extension History {
  var subjects: [String] { commits.map(\.subject) }
}

@Suite struct HistoryTests {
  let playground: Playground

  init() throws { playground = try Playground() }

  /// Two files, and commits that touch the one, the other, both or neither.
  private func makeApp() throws {
    try playground.git(".", "init", "-q", "app")
    try playground.write("app/ios/A.swift", tenLines("a"))
    try playground.write("app/ios/B.swift", tenLines("b"))
    try playground.commit("app", "first", at: 1000)
    try playground.write("app/ios/A.swift", tenLines("a", changed: 1))
    try playground.commit("app", "only A", at: 2000, author: "Grace")
    try playground.write("app/Readme.md", "r")
    try playground.commit("app", "neither", at: 3000)
    try playground.write("app/ios/A.swift", tenLines("a", changed: 2))
    try playground.write("app/ios/B.swift", tenLines("b", changed: 2))
    try playground.commit("app", "both", at: 4000)
  }

  @Test func commitsAreListedNewestFirstWithWhatTheyTouched() throws {
    try makeApp()
    let found = try readHistory(at: playground("app/ios"), of: ["B.swift", "A.swift"])
    #expect(found.subjects == ["both", "only A", "first"])
    #expect(
      found.commits.map { $0.files.map(\.path) } == [["B.swift", "A.swift"], ["A.swift"], ["B.swift", "A.swift"]])
    #expect(
      found.commits.map(\.authored) == [4000, 2000, 1000] && found.commits.map(\.committed) == [4000, 2000, 1000])
    #expect(found.commits.map(\.author.name) == ["Ada", "Grace", "Ada"])
    #expect(found.commits.allSatisfy { $0.author.email == "ada@example.org" && !$0.isMerge })
    #expect(found.commits.first?.name.long == (try playground.git("app", "rev-parse", "HEAD")))
    #expect(found.commits.first?.name.short == (try playground.git("app", "rev-parse", "--short", "HEAD")))
    #expect(!found.isCutShort && found.problems.isEmpty)

    let file = try #require(found.commits[1].files.first)
    #expect(file.pathThen == "ios/A.swift" && file.pathBefore == "ios/A.swift")
    #expect(file.blob?.description == (try playground.git("app", "rev-parse", "HEAD~2:ios/A.swift")))
    #expect(file.blobBefore?.description == (try playground.git("app", "rev-parse", "HEAD~3:ios/A.swift")))
    let first = try #require(found.commits[2].files.first)
    #expect(first.blobBefore == nil && first.pathBefore == nil && first.blob != nil)
    #expect(try readHistory(at: playground("app"), of: ["ios/B.swift"]).subjects == ["both", "first"])
    #expect(try readHistory(at: playground("app"), of: ["Nothing.swift"]).commits.isEmpty)
    #expect(try readHistory(at: playground("app"), of: []).commits.isEmpty)
  }

  @Test func theWalkCanStartAndEndElsewhere() throws {
    try makeApp()
    let root = playground("app")
    #expect(try readHistory(at: root, of: ["ios/A.swift"], from: "HEAD~1").subjects == ["only A", "first"])
    #expect(try readHistory(at: root, of: ["ios/A.swift"], since: 2000).subjects == ["both", "only A"])
    #expect(try readHistory(at: root, of: ["ios/A.swift"], since: 2001).subjects == ["both"])
    #expect(try readHistory(at: root, of: ["ios/A.swift"], since: 5000).commits.isEmpty)
    let problem = #expect(throws: Problem.self) { try readHistory(at: root, of: [], from: "nope") }
    #expect(problem?.message == "no revision `nope` in `\(root)`")
  }

  @Test func filesAreFollowedThroughRenames() throws {
    try makeApp()
    try playground.run("app", ["mv", "ios/A.swift", "ios/Moved.swift"])
    try playground.commit("app", "moved", at: 5000)
    try playground.run("app", ["mkdir", "-p", "apple/deep"])
    try playground.remove("app/ios/Moved.swift")
    try playground.write("app/apple/deep/Now.swift", tenLines("a", changed: 4))
    try playground.commit("app", "moved and edited", at: 6000)
    // What takes the old name later is another file.
    try playground.write("app/ios/A.swift", tenLines("other"))
    try playground.commit("app", "other", at: 7000)

    // A root that did not exist at the time.
    let found = try readHistory(at: playground("app/apple"), of: ["deep/Now.swift"])
    #expect(found.subjects == ["moved and edited", "moved", "both", "only A", "first"])
    let files = found.commits.compactMap(\.files.first)
    #expect(files.allSatisfy { $0.path == "deep/Now.swift" })
    #expect(
      files.map(\.pathThen) == ["apple/deep/Now.swift", "ios/Moved.swift", "ios/A.swift", "ios/A.swift", "ios/A.swift"])
    #expect(files.map(\.pathBefore) == ["ios/Moved.swift", "ios/A.swift", "ios/A.swift", "ios/A.swift", nil])
    // A chain: what a commit found is what the one before left.
    for (later, earlier) in zip(files, files.dropFirst()) { #expect(later.blobBefore == earlier.blob) }
    #expect(
      try readHistory(at: playground("app"), of: ["ios/A.swift"]).subjects == [
        "other", "moved", "both", "only A", "first",
      ])
  }

  @Test func filesThatSwappedNamesAreToldApart() throws {
    try makeApp()
    try playground.run("app/ios", ["sh", "-c", "mv A.swift X.swift && mv B.swift A.swift && mv X.swift B.swift"])
    try playground.commit("app", "swapped", at: 5000)
    // Both paths were there before and after, so to git, both files were edited.
    #expect(
      try readHistory(at: playground("app"), of: ["ios/A.swift"]).subjects == ["swapped", "both", "only A", "first"])
    try playground.run("app/ios", ["sh", "-c", "mkdir a b && mv A.swift b/A.swift && mv B.swift a/A.swift"])
    try playground.commit("app", "moved", at: 6000)
    let found = try readHistory(at: playground("app"), of: ["ios/a/A.swift", "ios/b/A.swift"])
    #expect(found.commits.first?.files.map(\.pathBefore) == ["ios/B.swift", "ios/A.swift"])
  }

  @Test func deletedFilesHaveAHistoryToo() throws {
    try makeApp()
    let blob = try playground.git("app", "rev-parse", "HEAD:ios/B.swift")
    try playground.remove("app/ios/B.swift")
    try playground.commit("app", "deleted", at: 5000)
    let found = try readHistory(at: playground("app"), of: ["ios/B.swift"])
    #expect(found.subjects == ["deleted", "both", "first"])
    let file = try #require(found.commits.first?.files.first)
    #expect(file.blob == nil && file.blobBefore?.description == blob && file.pathThen == "ios/B.swift")
    try playground.write("app/ios/B.swift", "again")
    try playground.commit("app", "restored", at: 6000)
    #expect(
      try readHistory(at: playground("app"), of: ["ios/B.swift"]).subjects == ["restored", "deleted", "both", "first"])
  }

  /// `topic` edits A twice and renames B, `main` edits Readme; then `main` takes `topic` in.
  private func makeMerge() throws {
    try makeApp()
    try playground.git("app", "checkout", "-q", "-b", "topic")
    try playground.write("app/ios/A.swift", tenLines("a", changed: 3))
    try playground.commit("app", "topic one", at: 5000)
    try playground.run("app", ["mv", "ios/B.swift", "ios/Renamed.swift"])
    try playground.write("app/ios/A.swift", tenLines("a", changed: 4))
    try playground.commit("app", "topic two", at: 6000)
    try playground.git("app", "checkout", "-q", "main")
    try playground.write("app/Readme.md", "rr")
    try playground.commit("app", "main", at: 7000)
    try playground.run(
      "app", ["git", "merge", "-q", "--no-ff", "-m", "merge", "topic"], ["GIT_COMMITTER_DATE": "@8000 +0000"])
  }

  @Test func aMergeThatOnlyTakesInIsNoChangeOfItsOwn() throws {
    try makeMerge()
    let all = try readHistory(at: playground("app"), of: ["ios/A.swift", "ios/Renamed.swift"])
    #expect(all.subjects == ["topic two", "topic one", "both", "only A", "first"])
    #expect(all.commits.first?.files.map(\.pathBefore) == ["ios/A.swift", "ios/B.swift"])
    let renamed = all.commits.flatMap(\.files).filter { $0.path == "ios/Renamed.swift" }
    #expect(renamed.map(\.pathThen) == ["ios/Renamed.swift", "ios/B.swift", "ios/B.swift"])
  }

  @Test func alongTheFirstParentsAMergeIsOneChange() throws {
    try makeMerge()
    let found = try readHistory(at: playground("app"), of: ["ios/A.swift", "ios/Renamed.swift"], firstParent: true)
    #expect(found.subjects == ["merge", "both", "only A", "first"])
    let merge = try #require(found.commits.first)
    #expect(merge.isMerge && merge.files.map(\.pathBefore) == ["ios/A.swift", "ios/B.swift"])
    #expect(merge.files.first?.blobBefore == found.commits[1].files.first?.blob)
  }

  @Test func aMergeThatEditsIsAChange() throws {
    try makeApp()
    try playground.git("app", "checkout", "-q", "-b", "topic")
    try playground.write("app/ios/A.swift", "topic\n" + tenLines("a", changed: 2))
    try playground.commit("app", "topic", at: 5000)
    try playground.git("app", "checkout", "-q", "main")
    try playground.write("app/ios/A.swift", tenLines("a", changed: 2) + "main\n")
    try playground.commit("app", "main", at: 6000)
    try playground.run(
      "app", ["git", "merge", "-q", "-m", "merge", "topic"], ["GIT_COMMITTER_DATE": "@7000 +0000"])
    let found = try readHistory(at: playground("app"), of: ["ios/A.swift"], since: 5000)
    #expect(found.subjects == ["merge", "main", "topic"])
  }

  @Test func aShallowCloneSaysThatItsHistoryIsCut() throws {
    try makeApp()
    try playground.git(".", "clone", "-q", "--depth", "2", "file://" + playground("app"), "clone")
    for firstParent in [false, true] {
      let found = try readHistory(at: playground("clone"), of: ["ios/A.swift"], firstParent: firstParent)
      // What the oldest commit did is unknown: everything in it would seem new.
      #expect(found.subjects == ["both"])
      #expect(found.isCutShort)
      #expect(try !readHistory(at: playground("clone"), of: ["ios/A.swift"], since: 3500).isCutShort)
    }
  }

  @Test func aBloblessCloneFollowsUneditedFiles() throws {
    try makeApp()
    try playground.run("app", ["mv", "ios/A.swift", "ios/Moved.swift"])
    try playground.remove("app/ios/B.swift")
    try playground.write("app/ios/New.swift", tenLines("b", changed: 3))
    try playground.commit("app", "moved", at: 5000)
    try playground.git("app", "config", "uploadpack.allowFilter", "true")
    try playground.git(
      ".", "clone", "-q", "--filter=blob:none", "--no-checkout", "file://" + playground("app"), "partial")
    let found = try readHistory(at: playground("partial"), of: ["ios/Moved.swift", "ios/New.swift"])
    #expect(found.subjects == ["moved", "both", "only A", "first"])
    #expect(found.commits.dropFirst().allSatisfy { $0.files.map(\.path) == ["ios/Moved.swift"] })
    #expect(found.problems.map(\.severity) == [.warning])
    let whole = try readHistory(at: playground("app"), of: ["ios/Moved.swift", "ios/New.swift"])
    #expect(whole.commits.last?.files.count == 2 && whole.problems.isEmpty)
  }

  @Test func messagesAreTakenApart() throws {
    try playground.git(".", "init", "-q", "app")
    try playground.write("app/A.swift", "a")
    try playground.commit(
      "app",
      """
      Add the login
      screen

      Why it is so.

      Parity-Skip: only iOS has
        this screen
      Parity-Of: https://example.org/app/commit/0123456789abcdef0123456789abcdef01234567
      Reviewed-by: Grace <grace@example.org>
      """, at: 1)
    let commit = try #require(try readHistory(at: playground("app"), of: ["A.swift"]).commits.first)
    #expect(commit.subject == "Add the login screen")
    #expect(commit.body.hasPrefix("Why it is so.\n\nParity-Skip:"))
    #expect(commit.trailers.map(\.key) == ["Parity-Skip", "Parity-Of", "Reviewed-by"])
    #expect(commit.trailers.last?.value == "Grace <grace@example.org>")
    #expect(commit.skipReasons == ["only iOS has this screen"])
    #expect(commit.portedCommits == ["0123456789abcdef0123456789abcdef01234567"])
  }

  @Test func trailersOfSquashedCommitsAreFoundInTheMiddle() throws {
    try playground.git(".", "init", "-q", "app")
    try playground.write("app/A.swift", "a")
    try playground.commit(
      "app",
      """
      Login (#7)

      * one

      parity-of: ABCDEF1

      * two

      Parity-Of: twin@89abcde (Add login), 1234567
      This is no Parity-Of: 7654321

      The end.
      """, at: 1)
    let commit = try #require(try readHistory(at: playground("app"), of: ["A.swift"]).commits.first)
    #expect(commit.trailers.isEmpty)
    #expect(commit.portedFrom == ["ABCDEF1", "twin@89abcde (Add login), 1234567"])
    #expect(commit.portedCommits == ["abcdef1", "89abcde", "1234567"])
    #expect(commit.skipReasons.isEmpty)
  }

  @Test func theOrderOfGitIsKept() throws {
    try makeMerge()
    let expected = try playground.git("app", "log", "--topo-order", "--format=%H", "--", "ios/A.swift")
    let found = try readHistory(at: playground("app"), of: ["ios/A.swift"]).commits.map(\.name.long)
    #expect(found == expected.split(separator: "\n").map(String.init))
  }

  @Test func eachOfManyCommitsIsListedWithItsOneFileOfMany() throws {
    try playground.git(".", "init", "-q", "app")
    let files = (0..<400).map { "Sources/M\($0 % 20)/F\($0).swift" }
    var script = ""
    for (position, file) in files.enumerated() { script += "M 644 inline \(file)\ndata <<E\n\(position)\nE\n" }
    var stream = "commit refs/heads/main\ncommitter Ada <a@b> 1 +0000\ndata <<E\nc0\nE\n" + script
    for number in 1..<300 {
      stream += "commit refs/heads/main\ncommitter Ada <a@b> \(number + 1) +0000\ndata <<E\nc\(number)\nE\n"
      stream += "M 644 inline \(files[number % 400])\ndata <<E\nchanged \(number)\nE\n"
    }
    try playground.write("stream", stream)
    try playground.run("app", ["sh", "-c", "git fast-import --quiet < ../stream"])
    let found = try readHistory(at: playground("app"), of: files)
    #expect(found.commits.count == 300)
    #expect(found.commits.dropLast().allSatisfy { $0.files.count == 1 })
    #expect(found.commits.first?.files.first?.path == files[299])
  }
}
