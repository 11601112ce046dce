import SourceModel
import Testing

@testable import GitReading

extension Snapshot {
  var paths: [String] { entries.map(\.path) }

  /// The content of one file, as text.
  func text(_ path: String) throws -> String {
    let entry = try #require(entries.first { $0.path == path })
    return String(decoding: try SnapshotReader(self).read(entry), as: UTF8.self)
  }

  func skipped(_ reason: SkipReason) -> [String] {
    skipped.filter { $0.reason == reason }.map(\.path)
  }
}

@Suite struct SnapshotTests {
  let playground: Playground

  init() throws { playground = try Playground() }

  @Test func revisionAndWorkTreeAndIndexAreThreeStates() throws {
    try playground.repository("app", ["A.swift": "committed"])
    try playground.write("app/A.swift", "staged")
    try playground.git("app", "add", "A.swift")
    try playground.write("app/A.swift", "on disk")

    let revision = try readSnapshot(at: playground("app"), source: .revision("HEAD"))
    let index = try readSnapshot(at: playground("app"), source: .index)
    let worktree = try readSnapshot(at: playground("app"), source: .worktree)

    #expect(try revision.text("A.swift") == "committed")
    #expect(try index.text("A.swift") == "staged")
    #expect(try worktree.text("A.swift") == "on disk")
    #expect(revision.revision == (try playground.git("app", "rev-parse", "HEAD")))
    #expect(revision.revision.hasPrefix(revision.shortRevision) && revision.shortRevision.count == 7)
    #expect(index.revision == "index")
    #expect(worktree.revision == "worktree")
    #expect([revision, index, worktree].allSatisfy { $0.root == playground("app") && $0.problems.isEmpty })
  }

  @Test(arguments: ["main", "HEAD", "@", "v1", "annotated", "refs/heads/main", "main^{tree}"])
  func namesOfRevisionsAreThoseOfRevParse(_ name: String) throws {
    try playground.repository("app", ["A.swift": "one"])
    try playground.git("app", "tag", "v1")
    try playground.git("app", "tag", "-a", "annotated", "-m", "tag")
    #expect(try readSnapshot(at: playground("app"), source: .revision(name)).text("A.swift") == "one")
  }

  @Test func earlierRevisionsAreReached() throws {
    try playground.repository("app", ["A.swift": "one"])
    let first = try playground.git("app", "rev-parse", "HEAD")
    try playground.write("app/A.swift", "two")
    try playground.commit("app")
    for name in ["HEAD~1", first, String(first.prefix(10))] {
      let snapshot = try readSnapshot(at: playground("app"), source: .revision(name))
      #expect(snapshot.revision == first)
      #expect(try snapshot.text("A.swift") == "one")
    }
  }

  @Test func workTreeHasUntrackedButNotIgnoredFiles() throws {
    try playground.repository(
      "app",
      [
        ".gitignore": "*.gen.swift\n/out/\nlogs/*\n!logs/Kept.swift\n", "A.swift": "a",
        "deep/.gitignore": "/Local.swift\n", "deep/B.swift": "b", "Deleted.swift": "d",
      ])
    try playground.write("app/New.swift")
    try playground.write("app/deep/er/New.swift")
    try playground.write("app/Model.gen.swift")
    try playground.write("app/deep/Model.gen.swift")
    try playground.write("app/deep/Local.swift")
    try playground.write("app/out/Output.swift")
    try playground.write("app/out/Forced.swift")
    try playground.git("app", "add", "--force", "out/Forced.swift")
    try playground.write("app/logs/Dropped.swift")
    try playground.write("app/logs/Kept.swift")
    try playground.write("app/.git/info/exclude", "Private.swift\n")
    try playground.write("app/Private.swift")
    try playground.remove("app/Deleted.swift")

    let snapshot = try readSnapshot(at: playground("app")) { $0.hasSuffix(".swift") }
    #expect(
      snapshot.paths == [
        "A.swift", "New.swift", "deep/B.swift", "deep/er/New.swift", "logs/Kept.swift", "out/Forced.swift",
      ])
    #expect(snapshot.problems.isEmpty)
  }

  @Test(arguments: [SnapshotSource.worktree, .revision("HEAD"), .index])
  func aRootBelowTheRepositorysShowsOnlyItsOwnFiles(_ source: SnapshotSource) throws {
    try playground.repository(
      "mono", [".gitignore": "*.gen.swift", "ios/App/A.swift": "ours", "ios2/B.swift": "", "android/A.kt": ""])
    try playground.write("mono/ios/App/A.gen.swift")

    let snapshot = try readSnapshot(at: playground("mono/ios"), source: source)
    #expect(snapshot.paths == ["App/A.swift"])
    #expect(try snapshot.text("App/A.swift") == "ours")
    #expect(snapshot.root == playground("mono/ios"))
    #expect(snapshot.repository?.root == playground("mono"))

    let deeper = try readSnapshot(at: playground("mono/ios/App/"), source: source)
    #expect(deeper.paths == ["A.swift"])
  }

  @Test func rulesOfTheRepositorysRootHoldBelowIt() throws {
    try playground.repository("mono", [".gitignore": "/ios/out/\n/App/\n", "ios/App/A.swift": ""])
    try playground.write("mono/ios/out/Forced.swift")
    try playground.git("mono", "add", "--force", "ios/out/Forced.swift")
    try playground.write("mono/ios/out/Output.swift")
    try playground.write("mono/ios/App/New.swift")
    let snapshot = try readSnapshot(at: playground("mono/ios"))
    #expect(snapshot.paths == ["App/A.swift", "App/New.swift", "out/Forced.swift"])
  }

  @Test func bareRepositoryShowsHeadAndSaysSo() throws {
    try playground.repository("app", ["A.swift": "a"])
    try playground.git(".", "clone", "-q", "--bare", "app", "app.git")
    let snapshot = try readSnapshot(at: playground("app.git"))
    #expect(try snapshot.text("A.swift") == "a")
    #expect(snapshot.revision == (try playground.git("app", "rev-parse", "HEAD")))
    #expect(snapshot.repository?.isBare == true)
    #expect(snapshot.problems.map(\.severity) == [.warning])
    #expect(snapshot.problems.first?.message.contains("bare repository") == true)
    #expect(try readSnapshot(at: playground("app.git"), source: .revision("main")).problems.isEmpty)
  }

  @Test func bareRepositoryStaysBareWhenALinkedWorkTreeIsSparse() throws {
    try playground.repository("app", ["ios/A.swift": "a", "android/A.kt": "k"])
    try playground.git(".", "clone", "-q", "--bare", "app", "app.git")
    try playground.git("app.git", "worktree", "add", "-q", "-b", "topic", "../linked")
    // Moves `core.bare` to a file that libgit2 does not read.
    try playground.git("linked", "sparse-checkout", "set", "ios")
    #expect(throws: Playground.Failure.self) {
      try playground.git("app.git", "config", "--file", "config", "core.bare")
    }

    let snapshot = try readSnapshot(at: playground("app.git"))
    #expect(snapshot.repository?.isBare == true)
    #expect(snapshot.paths == ["android/A.kt", "ios/A.swift"])
    #expect(try readSnapshot(at: playground("linked")).text("android/A.kt") == "k")
  }

  @Test func aWorkTreeElsewhereIsFound() throws {
    try playground.repository("app", ["A.swift": "a"])
    try playground.run(".", ["mv", "app/.git", "store.git"])
    try playground.git("store.git", "config", "core.worktree", "../app")
    try playground.write("app/A.swift", "on disk")
    #expect(try readSnapshot(at: playground("store.git")).text("A.swift") == "on disk")
  }

  @Test func theGitFolderStandsForItsRepository() throws {
    try playground.repository("app", ["deep/A.swift": "a"])
    try playground.write("app/B.swift")
    #expect(try readSnapshot(at: playground("app/.git")).paths == ["B.swift", "deep/A.swift"])
    #expect(try readSnapshot(at: playground("app/.git"), source: .revision("HEAD")).paths == ["deep/A.swift"])
  }

  @Test func linkedWorkTreesHaveTheirOwnState() throws {
    try playground.repository("app", ["A.swift": "main"])
    try playground.git("app", "worktree", "add", "-q", "-b", "topic", "../linked")
    try playground.write("linked/A.swift", "topic")
    try playground.git("linked", "add", "A.swift")

    for path in ["linked", "linked/.git"] {
      let snapshot = try readSnapshot(at: playground(path))
      #expect(try snapshot.text("A.swift") == "topic")
      #expect(snapshot.repository?.branch == "topic")
      #expect(snapshot.repository?.root == playground("linked"))
    }
    #expect(try readSnapshot(at: playground("linked"), source: .index).text("A.swift") == "topic")
    #expect(try readSnapshot(at: playground("linked"), source: .revision("HEAD")).text("A.swift") == "main")
    #expect(try readSnapshot(at: playground("app")).text("A.swift") == "main")
  }

  @Test func plainFolderIsWalkedWithoutTheFoldersOfTools() throws {
    for folder in [".git2", "", "deep/er"] { try playground.write("plain/\(folder)/A.swift", "a") }
    for folder in [".build", "build", "Pods", ".gradle", "node_modules", "DerivedData", "deep/build"] {
      try playground.write("plain/\(folder)/B.swift")
    }
    try playground.write("plain/deep/node.js")
    try playground.link("plain/Link.swift", to: "A.swift")
    try playground.link("plain/loop", to: ".")

    let snapshot = try readSnapshot(at: playground("plain")) { $0.hasSuffix(".swift") }
    #expect(snapshot.paths == [".git2/A.swift", "A.swift", "deep/er/A.swift"])
    #expect(snapshot.skipped(.symbolicLink) == ["Link.swift", "loop"])
    #expect(snapshot.revision == "folder" && snapshot.shortRevision == "folder")
    #expect(snapshot.repository == nil)
    #expect(try snapshot.text("deep/er/A.swift") == "a")
  }

  @Test func aFolderThatItsRepositoryIgnoresIsAPlainFolder() throws {
    try playground.repository("home", [".gitignore": "work/\n", "Note.swift": ""])
    try playground.write("home/work/app/A.swift")
    let snapshot = try readSnapshot(at: playground("home/work/app"))
    #expect(snapshot.paths == ["A.swift"])
    #expect(snapshot.revision == "folder")
  }

  @Test func repositoryWithoutCommitsHasAWorkTree() throws {
    try playground.git(".", "init", "-q", "new")
    try playground.write("new/A.swift", "a")
    let snapshot = try readSnapshot(at: playground("new"))
    #expect(try snapshot.text("A.swift") == "a")
    #expect(snapshot.repository?.branch == "main")
    #expect(snapshot.repository?.commit == nil)
  }

  @Test func orderIsThatOfBytesAndTheSameEveryTime() throws {
    let files = ["a.swift", "B.swift", "a/z.swift", "a-b.swift", "ä.swift", "z.swift", "Z/Q.swift", "a0.swift"]
    try playground.repository("app", Dictionary(uniqueKeysWithValues: files.map { ($0, "x") }))
    // "-" < "." < "/" < "0" in ASCII; the first byte of "ä" is above all of it.
    let expected = ["B.swift", "Z/Q.swift", "a-b.swift", "a.swift", "a/z.swift", "a0.swift", "z.swift", "ä.swift"]
    for source in [SnapshotSource.worktree, .revision("HEAD"), .index] {
      #expect(try readSnapshot(at: playground("app"), source: source).paths == expected)
    }
    try playground.remove("app/.git")
    #expect(try readSnapshot(at: playground("app")).paths == expected)
  }

  @Test func orderIgnoresHowCharactersAreComposed() throws {
    // As text, "e" with a combining accent is "é" and comes after "f"; as bytes it starts with "e".
    for name in ["f.swift", "e\u{301}.swift", "d.swift"] { try playground.write("plain/" + name) }
    #expect(
      try readSnapshot(at: playground("plain")).paths.map { Array($0.utf8) }
        == ["d.swift", "e\u{301}.swift", "f.swift"].map { Array($0.utf8) })
  }

  @Test func theExecutableBitDoesNotMatter() throws {
    try playground.repository("app", ["A.swift": "a"])
    try playground.run("app", ["chmod", "+x", "A.swift"])
    try playground.commit("app")
    for source in [SnapshotSource.worktree, .revision("HEAD"), .revision("HEAD~1"), .index] {
      #expect(try readSnapshot(at: playground("app"), source: source).text("A.swift") == "a")
    }
  }

  @Test func idsAreThoseOfGit() throws {
    try playground.repository("app", ["A.swift": "let a = 1\r\n", "Empty.swift": ""])
    let snapshot = try readSnapshot(at: playground("app"), source: .revision("HEAD"))
    for entry in snapshot.entries {
      let id = try playground.git("app", "rev-parse", "HEAD:" + entry.path)
      #expect(entry.blob?.description == id)
      #expect(BlobID(hashing: try SnapshotReader(snapshot).read(entry))?.description == id)
    }
    #expect(snapshot.entries.map(\.size) == [11, 0])
    #expect(try readSnapshot(at: playground("app")).entries.map(\.blob) == [nil, nil])
  }

  @Test func nothingIsWritten() throws {
    try playground.repository("app", [".gitignore": "*.o", "A.swift": "a", "deep/B.swift": "b"])
    try playground.write("app/A.swift", "changed")
    try playground.write("app/New.swift")
    let status = try playground.git("app", "status", "--porcelain")
    let before = try playground.state(of: "app")
    for source in [SnapshotSource.worktree, .revision("HEAD"), .index] {
      let snapshot = try readSnapshot(at: playground("app"), source: source)
      let reader = try SnapshotReader(snapshot)
      for entry in snapshot.entries { _ = try reader.read(entry) }
    }
    #expect(before.count > 20)
    #expect(try playground.state(of: "app") == before)
    #expect(try playground.git("app", "status", "--porcelain") == status)
  }

  @Test(arguments: [SnapshotSource.worktree, .revision("HEAD")])
  func manyTasksReadAtOnce(_ source: SnapshotSource) async throws {
    let files = (0..<300).map { ("F\($0).swift", String(repeating: "let x = \($0)\n", count: 1 + $0 % 50)) }
    try playground.repository("app", Dictionary(uniqueKeysWithValues: files))
    let contents = Dictionary(uniqueKeysWithValues: files)
    let path = playground("app")
    let total = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask {
          let snapshot = try readSnapshot(at: path, source: source)
          let reader = try SnapshotReader(snapshot)
          return try snapshot.entries.count { entry in
            try contents[entry.path] == String(decoding: reader.read(entry), as: UTF8.self)
          }
        }
      }
      return try await group.reduce(0, +)
    }
    #expect(total == 8 * 300)
  }
}
