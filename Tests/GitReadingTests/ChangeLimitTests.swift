import Foundation
import SourceModel
import Testing

@testable import GitReading

/// What is left out of changes, and what cannot be told.
@Suite struct ChangeLimitTests {
  let playground: Playground

  init() throws { playground = try Playground() }

  @Test func theThreeStatesOfAPartiallyStagedFile() throws {
    try playground.repository("app", ["A.swift": "committed"])
    try playground.write("app/A.swift", "staged")
    try playground.git("app", "add", "A.swift")
    try playground.write("app/A.swift", "on disk")
    let staged = try readChanges(at: playground("app"), from: "HEAD", to: .index).changes
    #expect(staged.map(\.newBlob) == [BlobID(hashing: Array("staged".utf8))])
    #expect(try readChanges(at: playground("app"), from: "HEAD", to: .worktree).changes.map(\.newBlob) == [nil])
    // Edited back on disk, the file differs from the index but not from the base.
    try playground.write("app/A.swift", "committed")
    #expect(try readChanges(at: playground("app"), from: "HEAD", to: .worktree).isEmpty)
    #expect(try readChanges(at: playground("app"), from: "HEAD", to: .index).changes.count == 1)
  }

  @Test func whatIsUntrackedButOnDiskIsThere() throws {
    try playground.repository("app", ["A.swift": "a", "B.swift": "b"])
    try playground.git("app", "rm", "-q", "--cached", "A.swift", "B.swift")
    try playground.write("app/B.swift", "edited")
    #expect(
      try readChanges(at: playground("app"), from: "HEAD", to: .index).lines == ["deleted A.swift", "deleted B.swift"])
    #expect(try readChanges(at: playground("app"), from: "HEAD", to: .worktree).lines == ["modified B.swift B.swift"])
  }

  @Test func lineEndingsThatGitConvertsAreNoChange() throws {
    try playground.repository("app", [".gitattributes": "*.swift text eol=crlf\n", "A.swift": "one\ntwo\n"])
    try playground.write("app/A.swift", "one\r\ntwo\r\n")
    #expect(try readChanges(at: playground("app"), from: "HEAD", to: .worktree).isEmpty)
    try playground.git("app", "rm", "-q", "--cached", "A.swift")
    #expect(try readChanges(at: playground("app"), from: "HEAD", to: .worktree).isEmpty)
    try playground.write("app/A.swift", "one\r\nthree\r\n")
    #expect(try readChanges(at: playground("app"), from: "HEAD", to: .worktree).lines == ["modified A.swift A.swift"])
  }

  @Test func lineEndingsThatAreCommittedAreAChangeAndStillARename() throws {
    try playground.repository("app", ["A.swift": tenLines("a"), "B.swift": tenLines("b")])
    try playground.write("app/A.swift", tenLines("a").replacingOccurrences(of: "\n", with: "\r\n"))
    try playground.remove("app/B.swift")
    try playground.write("app/C.swift", tenLines("b").replacingOccurrences(of: "\n", with: "\r\n"))
    try playground.commit("app")
    let found = try readChanges(at: playground("app"), from: "HEAD~1", to: .revision("HEAD"))
    #expect(found.lines == ["modified A.swift A.swift", "renamed B.swift C.swift"])
    #expect(found.changes.last?.similarity == 100)
  }

  @Test func linksAndSubmodulesAreNoFiles() throws {
    try playground.repository("library", ["L.swift": ""])
    try playground.repository("app", ["A.swift": "a", "B.swift": "b"])
    try playground.remove("app/A.swift")
    try playground.link("app/A.swift", to: "B.swift")
    try playground.link("app/New.swift", to: "B.swift")
    try playground.git("app", "submodule", "add", "-q", playground("library"), "library.swift")
    for source in [SnapshotSource.worktree, .index, .revision("HEAD")] {
      let found = try readChanges(at: playground("app"), from: "HEAD", to: source) { $0.hasSuffix(".swift") }
      // The submodule is staged, the links are not; the last round compares two commits.
      #expect(found.lines == (source == .worktree ? ["deleted A.swift"] : []))
      #expect(found.problems.isEmpty)
    }
    try playground.commit("app")
    for source in [SnapshotSource.worktree, .index, .revision("HEAD")] {
      let found = try readChanges(at: playground("app"), from: "HEAD~1", to: source) { $0.hasSuffix(".swift") }
      #expect(found.lines == ["deleted A.swift"])
    }
  }

  @Test func aSubmoduleIsASideOfItsOwn() throws {
    try playground.repository("library", ["L.swift": "l"])
    try playground.repository("app", ["A.swift": "a"])
    try playground.git("app", "submodule", "add", "-q", playground("library"), "deps/library")
    try playground.commit("app")
    try playground.write("app/deps/library/L.swift", "changed")
    let root = playground("app/deps/library")
    #expect(try readChanges(at: root, from: "HEAD", to: .worktree).lines == ["modified L.swift L.swift"])
    #expect(try readHistory(at: root, of: ["L.swift"]).subjects == ["change"])
    #expect(try readChanges(at: playground("app"), from: "HEAD", to: .worktree).isEmpty)
  }

  @Test func aFileThatBecomesAFolderIsDeleted() throws {
    try playground.repository("app", ["A.swift": tenLines("a")])
    try playground.remove("app/A.swift")
    try playground.write("app/A.swift/B.swift", tenLines("a"))
    try playground.commit("app")
    for source in [SnapshotSource.worktree, .index, .revision("HEAD")] {
      #expect(
        try readChanges(at: playground("app"), from: "HEAD~1", to: source).lines
          == ["renamed A.swift A.swift/B.swift"])
    }
  }

  @Test func largeFilesAreLeftOutAndNamed() throws {
    try playground.repository("app", ["Grown.swift": "1234", "Kept.swift": "123456789", "Small.swift": "1"])
    try playground.write("app/Grown.swift", "123456789")
    try playground.write("app/Small.swift", "12")
    for source in [SnapshotSource.worktree, .index] {
      if source == .index { try playground.git("app", "add", "-A") }
      let found = try readChanges(at: playground("app"), from: "HEAD", to: source, sizeLimit: 8)
      #expect(found.lines == ["modified Small.swift Small.swift"])
      // On disk, a large file is told whether it changed or not, as it is when the work tree is listed.
      #expect(found.problems.map(\.path) == (source == .worktree ? ["Grown.swift", "Kept.swift"] : ["Grown.swift"]))
    }
  }

  @Test func conflictsAreLeftOutAndNamed() throws {
    try playground.repository("app", ["A.swift": "base", "B.swift": "b"])
    try playground.git("app", "checkout", "-q", "-b", "topic")
    try playground.write("app/A.swift", "theirs")
    try playground.commit("app")
    try playground.git("app", "checkout", "-q", "main")
    try playground.write("app/A.swift", "ours")
    try playground.commit("app")
    #expect(throws: Playground.Failure.self) { try playground.git("app", "merge", "topic") }
    let index = try readChanges(at: playground("app"), from: "HEAD~1", to: .index)
    #expect(index.isEmpty)
    #expect(index.problems.map(\.path) == ["A.swift"])
    #expect(try readChanges(at: playground("app"), from: "HEAD~1", to: .worktree).lines == ["modified A.swift A.swift"])
  }

  @Test func announcedFilesAreOnlyInTheWorkTree() throws {
    try playground.repository("app", ["A.swift": "a"])
    try playground.write("app/Soon.swift")
    try playground.git("app", "add", "--intent-to-add", "Soon.swift")
    #expect(try readChanges(at: playground("app"), from: "HEAD", to: .index).isEmpty)
    #expect(try readChanges(at: playground("app"), from: "HEAD", to: .worktree).lines == ["added Soon.swift"])
  }

  @Test func sparseFilesAreUnchangedSinceTheIndexNotSinceTheBase() throws {
    try playground.repository("app", ["ios/A.swift": "a", "android/A.kt": "k", "android/B.kt": "b"])
    try playground.write("app/android/A.kt", "changed")
    try playground.commit("app")
    try playground.git("app", "sparse-checkout", "set", "ios")
    #expect(!FileManager.default.fileExists(atPath: playground("app/android/A.kt")))
    #expect(try readChanges(at: playground("app"), from: "HEAD", to: .worktree).isEmpty)
    let found = try readChanges(at: playground("app"), from: "HEAD~1", to: .worktree)
    #expect(found.lines == ["modified android/A.kt android/A.kt"])
    #expect(found.changes.first?.newBlob == BlobID(hashing: Array("changed".utf8)))
  }

  @Test func aBloblessCloneTellsChangesButNotLikeness() throws {
    try playground.repository("app", ["A.swift": tenLines("a"), "B.swift": tenLines("b"), "C.swift": "c"])
    try playground.run("app", ["mv", "A.swift", "Moved.swift"])
    try playground.write("app/C.swift", "changed")
    try playground.commit("app")
    try playground.remove("app/B.swift")
    try playground.write("app/Renamed.swift", tenLines("b", changed: 1))
    try playground.commit("app")
    try playground.git("app", "config", "uploadpack.allowFilter", "true")
    try playground.git(
      ".", "clone", "-q", "--filter=blob:none", "--no-checkout", "file://" + playground("app"), "partial")

    let known = try readChanges(at: playground("partial"), from: "HEAD~2", to: .revision("HEAD~1"))
    #expect(known.lines == ["modified C.swift C.swift", "renamed A.swift Moved.swift"])
    let problem = #expect(throws: Problem.self) {
      try readChanges(at: playground("partial"), from: "HEAD~1", to: .revision("HEAD"))
    }
    #expect(problem?.path == "B.swift")
    #expect(problem?.message.contains("is missing from the git repository") == true)
    #expect(problem?.hint?.contains("fetch --refetch --no-filter") == true)
  }

  @Test func tooManyFilesAreOnlyPairedByContentAndThatIsSaid() throws {
    let files = { (name: String) in (0..<1001).map { (name + "\($0).swift", name + "\($0)") } }
    try playground.repository("app", Dictionary(uniqueKeysWithValues: files("old") + [("Same.swift", "same")]))
    try playground.run("app", ["sh", "-c", "rm *"])
    for (path, text) in files("new") + [("Equal.swift", "same")] { try playground.write("app/" + path, text) }
    let found = try readChanges(at: playground("app"), from: "HEAD", to: .worktree)
    #expect(found.changes.count == 2003)
    #expect(found.changes.filter { $0.kind == .renamed }.map(\.oldPath) == ["Same.swift"])
    #expect(found.problems.map(\.severity) == [.warning])
    #expect(found.problems.first?.message.contains("1001 files were deleted and 1001 added") == true)
  }

  #if os(Linux)
    @Test func namesThatAreNotUTF8AreNamedRepaired() throws {
      try playground.repository("app", ["A.swift": "a"])
      try playground.write(name: [UInt8(ascii: "B"), 0xFF] + Array(".swift".utf8), in: "app")
      try playground.write("app/A.swift", "changed")
      try playground.commit("app")
      for source in [SnapshotSource.worktree, .index, .revision("HEAD")] {
        let found = try readChanges(at: playground("app"), from: "HEAD~1", to: source)
        #expect(found.lines == ["modified A.swift A.swift"])
        #expect(found.problems.map(\.path) == ["B\u{FFFD}.swift"])
      }
    }
  #endif

  @Test func nothingIsWrittenAndLocksAreNotHeeded() throws {
    try playground.repository("app", ["A.swift": "a", "B.swift": "b"])
    try playground.write("app/A.swift", "changed")
    try playground.git("app", "add", "A.swift")
    // A clean file whose time of change differs from what the index knows, which git would note there.
    try playground.run("app", ["touch", "-d", "2001-01-01", "B.swift"])
    try playground.write("app/.git/index.lock", "")
    try playground.write("app/.git/HEAD.lock", "")
    let before = try playground.state(of: "app")
    for source in [SnapshotSource.worktree, .index, .revision("HEAD")] {
      let found = try readChanges(at: playground("app"), from: "HEAD", to: source)
      #expect(found.lines == (source == .revision("HEAD") ? [] : ["modified A.swift A.swift"]))
      #expect(try readSnapshot(at: playground("app"), source: source).paths == ["A.swift", "B.swift"])
    }
    #expect(try playground.state(of: "app") == before)
  }

  @Test func aSplitIndexIsNamedWithTheLineThatMendsIt() throws {
    try playground.repository("app", ["A.swift": "a"])
    try playground.git("app", "update-index", "--split-index")
    let problem = #expect(throws: Problem.self) { try readSnapshot(at: playground("app"), source: .index) }
    #expect(problem?.message.contains("has a split index") == true)
    let line = "git -C \(playground("app")) update-index --no-split-index"
    #expect(problem?.hint?.contains("`\(line)`") == true)
    // A revision does not need the index.
    #expect(try readSnapshot(at: playground("app"), source: .revision("HEAD")).paths == ["A.swift"])
    try playground.run(".", line.components(separatedBy: " "))
    #expect(try readSnapshot(at: playground("app"), source: .index).paths == ["A.swift"])
  }
}
