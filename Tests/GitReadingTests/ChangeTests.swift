import Foundation
import SourceModel
import Testing

@testable import GitReading

extension ChangeSet {
  /// One line for each change: kind, old path, new path.
  var lines: [String] {
    changes.map { change in
      ([change.kind.rawValue, change.oldPath, change.newPath].compactMap { $0 }).joined(separator: " ")
    }
  }
}

/// Ten lines of code, of which some can be replaced.
func tenLines(_ name: String, changed: Int = 0) -> String {
  (0..<10).map { "  let \(name)\($0) = \($0 < changed ? "changed" : "same")\(name)\($0)\n" }.joined()
}

@Suite struct ChangeTests {
  let playground: Playground

  init() throws { playground = try Playground() }

  private func changes(
    _ root: String, from base: String, to head: SnapshotSource, includes: @escaping (String) -> Bool = { _ in true }
  ) throws -> ChangeSet {
    try readChanges(at: playground(root), from: base, to: head, includes: includes)
  }

  /// One of each kind, between the commit tagged `old` and the work tree.
  private func makeOneOfEach() throws {
    try playground.repository(
      "app",
      [
        "Gone.swift": tenLines("gone"), "Edited.swift": "old", "Moved.swift": tenLines("moved"), "Kept.swift": "kept",
        "Touched.swift": tenLines("touched"),
      ])
    try playground.git("app", "tag", "old")
    try playground.remove("app/Gone.swift")
    try playground.write("app/Edited.swift", "new")
    try playground.write("app/New.swift", tenLines("new"))
    try playground.run("app", ["mkdir", "deep"])
    try playground.run("app", ["mv", "Moved.swift", "deep/Moved.swift"])
    try playground.remove("app/Touched.swift")
    try playground.write("app/Renamed.swift", tenLines("touched", changed: 3))
  }

  private let oneOfEach = [
    "modified Edited.swift Edited.swift", "deleted Gone.swift", "added New.swift",
    "renamed Touched.swift Renamed.swift", "renamed Moved.swift deep/Moved.swift",
  ]

  @Test func everyKindIsFoundInEveryState() throws {
    try makeOneOfEach()
    let worktree = try changes("app", from: "HEAD", to: .worktree)
    #expect(worktree.lines == oneOfEach)
    #expect(try changes("app", from: "HEAD", to: .index).isEmpty)

    try playground.git("app", "add", "-A")
    let index = try changes("app", from: "HEAD", to: .index)
    #expect(index.lines == oneOfEach)

    try playground.commit("app")
    let revision = try changes("app", from: "old", to: .revision("HEAD"))
    #expect(revision.lines == oneOfEach)
    for source in [SnapshotSource.worktree, .index, .revision("main")] {
      #expect(try changes("app", from: "HEAD", to: source).isEmpty)
      #expect(try changes("app", from: "old", to: source).lines == oneOfEach)
    }

    #expect([worktree, index, revision].allSatisfy { $0.problems.isEmpty && $0.root == playground("app") })
    #expect([worktree.head, index.head] == ["worktree", "index"])
    #expect(revision.base == (try playground.git("app", "rev-parse", "old")))
    #expect(revision.head == (try playground.git("app", "rev-parse", "HEAD")))
    #expect(revision.shortHead == (try playground.git("app", "rev-parse", "--short", "HEAD")))
  }

  @Test func blobsAndSimilarityAreThoseOfGit() throws {
    try makeOneOfEach()
    try playground.commit("app")
    let found = try changes("app", from: "old", to: .revision("HEAD")).changes
    for change in found {
      let old = try change.oldPath.map { try playground.git("app", "rev-parse", "old:" + $0) }
      let new = try change.newPath.map { try playground.git("app", "rev-parse", "HEAD:" + $0) }
      #expect(change.oldBlob?.description == old)
      #expect(change.newBlob?.description == new)
      #expect((change.similarity != nil) == (change.kind == .renamed))
    }
    #expect(found.first { $0.newPath == "deep/Moved.swift" }?.similarity == 100)
    // Seven of ten lines are the same.
    #expect(found.first { $0.newPath == "Renamed.swift" }?.similarity == 70)
  }

  @Test func contentOnDiskHasNoIdUnlessGitHasIt() throws {
    try playground.repository("app", ["A.swift": "one", "B.swift": "b"])
    try playground.write("app/A.swift", "two")
    let edited = try #require(try changes("app", from: "HEAD", to: .worktree).changes.first)
    #expect(edited.path == "A.swift" && edited.newBlob == nil && edited.oldBlob != nil)
    try playground.git("app", "add", "A.swift")
    let staged = try #require(try changes("app", from: "HEAD", to: .worktree).changes.first)
    #expect(staged.newBlob == BlobID(hashing: Array("two".utf8)))
  }

  @Test func halfAlikeIsARenameAndLessIsNot() throws {
    try playground.repository("app", ["A.swift": tenLines("a"), "B.swift": tenLines("b")])
    try playground.run("app", ["rm", "A.swift", "B.swift"])
    try playground.write("app/C.swift", tenLines("a", changed: 4))
    try playground.write("app/D.swift", tenLines("b", changed: 7))
    #expect(
      try changes("app", from: "HEAD", to: .worktree).lines
        == ["deleted B.swift", "renamed A.swift C.swift", "added D.swift"])
  }

  @Test func theMostAlikeArePaired() throws {
    try playground.repository("app", ["A.swift": tenLines("x"), "B.swift": tenLines("x", changed: 3)])
    try playground.run("app", ["rm", "A.swift", "B.swift"])
    try playground.write("app/C.swift", tenLines("x", changed: 2))
    try playground.write("app/D.swift", tenLines("x"))
    #expect(
      try changes("app", from: "HEAD", to: .worktree).lines == ["renamed B.swift C.swift", "renamed A.swift D.swift"])
  }

  @Test func ofEqualFilesThoseThatKeptTheirNameArePaired() throws {
    try playground.repository("app", ["a/One.swift": "same", "a/Two.swift": "same"])
    try playground.run("app", ["mv", "a", "b"])
    #expect(
      try changes("app", from: "HEAD", to: .worktree).lines
        == ["renamed a/One.swift b/One.swift", "renamed a/Two.swift b/Two.swift"])
  }

  @Test func smallFilesAreComparedToo() throws {
    try playground.repository("app", ["A.swift": "struct A {\n  let one = 1\n  let two = 2\n}\n"])
    try playground.remove("app/A.swift")
    try playground.write("app/B.swift", "struct B {\n  let one = 1\n  let two = 2\n}\n")
    #expect(try changes("app", from: "HEAD", to: .worktree).lines == ["renamed A.swift B.swift"])
  }

  @Test func filesOfAnotherKindAreNoRenames() throws {
    try playground.repository("app", ["A.swift": tenLines("a")])
    try playground.run("app", ["mv", "A.swift", "A.kt"])
    #expect(try changes("app", from: "HEAD", to: .worktree).lines == ["added A.kt", "deleted A.swift"])
  }

  @Test func aRenameToAnUnwantedPathIsADeletion() throws {
    try playground.repository("app", ["App/A.swift": "a", "App/B.swift": "b"])
    try playground.run("app", ["sh", "-c", "mkdir Tests && mv App/A.swift Tests/A.swift"])
    #expect(try changes("app", from: "HEAD", to: .worktree) { $0.hasPrefix("App/") }.lines == ["deleted App/A.swift"])
  }

  @Test func aChangeOfCaseIsARenameWhateverTheContent() throws {
    try playground.repository("app", ["User.swift": tenLines("a"), "Role.swift": tenLines("r")])
    try playground.git("app", "mv", "User.swift", "temporary")
    try playground.git("app", "mv", "temporary", "user.swift")
    try playground.git("app", "mv", "Role.swift", "temporary")
    try playground.git("app", "mv", "temporary", "ROLE.swift")
    try playground.write("app/ROLE.swift", "nothing of it is left\n")
    for _ in 0..<2 {
      let found = try changes("app", from: "HEAD", to: .worktree)
      #expect(found.lines == ["renamed Role.swift ROLE.swift", "renamed User.swift user.swift"])
      #expect(found.changes.allSatisfy { $0.isCaseOnlyRename })
      #expect(found.changes.map(\.similarity) == [0, 100])
      // As on disks that do not tell the two apart.
      try playground.git("app", "config", "core.ignoreCase", "true")
    }
    try playground.git("app", "add", "-A")
    #expect(
      try changes("app", from: "HEAD", to: .index).lines
        == ["renamed Role.swift ROLE.swift", "renamed User.swift user.swift"])
  }

  @Test func theExecutableBitIsNoChange() throws {
    try playground.repository("app", ["A.swift": "a"])
    try playground.run("app", ["chmod", "+x", "A.swift"])
    #expect(try changes("app", from: "HEAD", to: .worktree).isEmpty)
    try playground.commit("app")
    #expect(try changes("app", from: "HEAD~1", to: .revision("HEAD")).isEmpty)
    #expect(try changes("app", from: "HEAD~1", to: .index).isEmpty)
  }

  @Test func pathsAreRelativeToTheRootAndOnlyItsOwn() throws {
    try playground.repository("mono", ["ios/A.swift": "a", "ios/Out.swift": tenLines("o"), "android/A.kt": "k"])
    try playground.write("mono/ios/A.swift", "changed")
    try playground.write("mono/android/A.kt", "changed")
    try playground.run("mono", ["mv", "ios/Out.swift", "android/Out.swift"])
    let expected = ["modified A.swift A.swift", "deleted Out.swift"]
    #expect(try changes("mono/ios", from: "HEAD", to: .worktree).lines == expected)
    try playground.git("mono", "add", "-A")
    #expect(try changes("mono/ios", from: "HEAD", to: .index).lines == expected)
    try playground.commit("mono")
    #expect(try changes("mono/ios", from: "HEAD~1", to: .revision("HEAD")).lines == expected)
  }

  @Test func aFolderThatTheBaseLacksWasAddedWhole() throws {
    try playground.repository("mono", ["ios/A.swift": "a"])
    try playground.write("mono/android/A.kt", "k")
    try playground.commit("mono")
    for source in [SnapshotSource.worktree, .index, .revision("HEAD")] {
      #expect(try changes("mono/android", from: "HEAD~1", to: source).lines == ["added A.kt"])
    }
    #expect(try changes("mono/android", from: "HEAD", to: .revision("HEAD~1")).lines == ["deleted A.kt"])
    let base = try readSnapshot(at: playground("mono/android"), source: .revision("HEAD~1"), absence: .emptySide)
    #expect(base.paths.isEmpty && base.problems.isEmpty)
    #expect(base.revision == (try playground.git("mono", "rev-parse", "HEAD~1")))
  }

  @Test func aFolderThatNeitherStateHasIsAMistake() throws {
    try playground.repository("mono", ["ios/A.swift": "a"])
    try playground.commit("mono")
    try playground.write("mono/typo/A.swift")
    let problem = #expect(throws: Problem.self) { try changes("mono/typo", from: "HEAD~1", to: .revision("HEAD")) }
    #expect(problem?.message == "revision `HEAD` has no folder `typo`, which `\(playground("mono/typo"))` points at")
  }

  @Test func beforeTheFirstCommitEverythingWasAdded() throws {
    try playground.git(".", "init", "-q", "new")
    try playground.write("new/A.swift", "a")
    #expect(try changes("new", from: "HEAD", to: .index).isEmpty)
    try playground.git("new", "add", "A.swift")
    try playground.write("new/B.swift", "b")
    #expect(try changes("new", from: "HEAD", to: .index).lines == ["added A.swift"])
    #expect(try changes("new", from: "main", to: .worktree).lines == ["added A.swift", "added B.swift"])
    let base = try readSnapshot(at: playground("new"), source: .revision("HEAD"), absence: .emptySide)
    #expect(base.paths.isEmpty && base.revision == "nothing")
    #expect(throws: Problem.self) { try changes("new", from: "mian", to: .index) }
  }

  @Test func aPlainFolderHasNoChanges() throws {
    try playground.write("plain/A.swift")
    let problem = #expect(throws: Problem.self) { try changes("plain", from: "main", to: .worktree) }
    #expect(problem?.message == "`\(playground("plain"))` is not in a git repository, so it has no revision `main`")
    try playground.repository("home", [".gitignore": "plain\n"])
    try playground.write("home/plain/A.swift")
    #expect(throws: Problem.self) { try changes("home/plain", from: "HEAD", to: .worktree) }
  }

  @Test func aBareRepositoryShowsItsHead() throws {
    try makeOneOfEach()
    try playground.commit("app")
    try playground.git(".", "clone", "-q", "--bare", "app", "app.git")
    let found = try changes("app.git", from: "old", to: .worktree)
    #expect(found.lines == oneOfEach)
    #expect(found.problems.map(\.severity) == [.warning])
    let problem = #expect(throws: Problem.self) { try changes("app.git", from: "old", to: .index) }
    #expect(problem?.message == "`\(playground("app.git"))` is a bare repository, so it has no index")
    #expect(throws: Problem.self) { try readSnapshot(at: playground("app.git"), source: .index) }
  }
}
