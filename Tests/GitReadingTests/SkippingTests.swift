import Foundation
import SourceModel
import Testing

@testable import GitReading

@Suite struct SkippingTests {
  let playground: Playground

  init() throws { playground = try Playground() }

  @Test func submodulesAndLinksAreSkippedAndCounted() throws {
    try playground.repository("library", ["L.swift": ""])
    try playground.repository("app", ["A.swift": "a"])
    try playground.git("app", "submodule", "add", "-q", playground("library"), "deps/library")
    try playground.link("app/Link.swift", to: "A.swift")
    try playground.link("app/folder", to: "deps")
    try playground.commit("app")
    for source in [SnapshotSource.worktree, .revision("HEAD"), .index] {
      let snapshot = try readSnapshot(at: playground("app"), source: source) { $0.hasSuffix(".swift") }
      #expect(snapshot.paths == ["A.swift"])
      #expect(snapshot.skipped(.submodule) == ["deps/library"])
      #expect(snapshot.skipped(.symbolicLink) == ["Link.swift", "folder"])
      #expect(snapshot.count(of: .symbolicLink) == 2 && snapshot.count(of: .submodule) == 1)
      #expect(snapshot.problems.isEmpty)
    }
    #expect(try readSnapshot(at: playground("app/deps/library")).paths == ["L.swift"])
  }

  @Test func submodulesThatWereNotFetchedAreCountedToo() throws {
    try playground.repository("library", ["L.swift": ""])
    try playground.repository("app", ["A.swift": "a"])
    try playground.git("app", "submodule", "add", "-q", playground("library"), "library")
    try playground.commit("app")
    try playground.git(".", "clone", "-q", "app", "clone")
    #expect(try readSnapshot(at: playground("clone")).skipped(.submodule) == ["library"])
  }

  @Test func anUnregisteredInnerRepositoryIsNotEntered() throws {
    try playground.repository("app", ["A.swift": "a"])
    try playground.repository("app/inner", ["I.swift": ""])
    let snapshot = try readSnapshot(at: playground("app"))
    #expect(snapshot.paths == ["A.swift"])
    #expect(snapshot.skipped(.submodule) == ["inner"])
  }

  @Test func aTrackedFolderReplacedByALinkIsNotFollowed() throws {
    try playground.repository("app", ["A.swift": "a", "deep/B.swift": "b"])
    try playground.remove("app/deep")
    try playground.write("outside/B.swift", "secret")
    try playground.link("app/deep", to: "../outside")
    let snapshot = try readSnapshot(at: playground("app"))
    #expect(snapshot.paths == ["A.swift"])
    #expect(snapshot.skipped(.symbolicLink) == ["deep"])
  }

  @Test(arguments: [SnapshotSource.worktree, .revision("HEAD"), .index])
  func filesOverTheLimitAreNamed(_ source: SnapshotSource) throws {
    try playground.repository(
      "app", ["Exact.swift": "12345678", "Large.swift": "123456789", "Large.png": "1234567890"])
    let snapshot = try readSnapshot(at: playground("app"), source: source, sizeLimit: 8) { $0.hasSuffix(".swift") }
    #expect(snapshot.paths == ["Exact.swift"])
    #expect(snapshot.skipped == [SkippedFile(path: "Large.swift", reason: .tooLarge)])
    #expect(snapshot.problems.map(\.path) == ["Large.swift"])
    #expect(snapshot.problems.map(\.message) == ["has 9 bytes, more than the limit of 8, so it was not read"])
  }

  @Test(arguments: [SnapshotSource.worktree, .revision("HEAD"), .index])
  func whatIsMarkedAsGeneratedIsNamed(_ source: SnapshotSource) throws {
    try playground.repository(
      "app",
      [
        ".gitattributes": "*.pb.swift linguist-generated\nMade/** linguist-generated=true\n",
        "A.swift": "a", "A.pb.swift": "a", "Made/B.swift": "b", "Made/.gitattributes": "C.swift -linguist-generated",
        "Made/C.swift": "c", "ios/.gitattributes": "D.swift linguist-generated=false", "ios/D.swift": "d",
        "ios/E.pb.swift": "e",
      ])
    let made = ["A.pb.swift", "Made/B.swift", "ios/E.pb.swift"]
    let whole = try readSnapshot(at: playground("app"), source: source) { $0.hasSuffix(".swift") }
    #expect(whole.paths == ["A.swift", "Made/C.swift", "ios/D.swift"])
    #expect(whole.skipped(.generated) == made)
    #expect(whole.problems.map(\.path) == made)
    #expect(Set(whole.problems.map(\.message)) == ["not analysed: `.gitattributes` says that the file is generated"])
    let some = try readSnapshot(
      of: whole.paths + made, at: playground("app"), source: source, opening: .byPath, sizeLimit: defaultSizeLimit)
    #expect(some.paths == whole.paths)
    let listing = try listFiles(at: playground("app"), source: source, opening: .byPath, jobs: 1) {
      $0.hasSuffix(".swift")
    }
    #expect(listing.files.map(\.path).sorted() == whole.paths)
    // Said at the root, meant for a folder.
    #expect(try readSnapshot(at: playground("app/ios"), source: source) { $0.hasSuffix(".swift") }.paths == ["D.swift"])
  }

  @Test func whatACommitSaysCountsForItsFiles() throws {
    try playground.repository("app", [".gitattributes": "A.swift linguist-generated", "A.swift": "a"])
    try playground.write("app/.gitattributes", "")
    try playground.git("app", "add", ".gitattributes")
    try playground.write("app/.git/info/attributes", "B.swift linguist-generated")
    try playground.write("app/B.swift", "b")
    func paths(_ source: SnapshotSource) throws -> [String] {
      try readSnapshot(at: playground("app"), source: source) { $0.hasSuffix(".swift") }.paths
    }
    #expect(try paths(.worktree) == ["A.swift"])
    #expect(try paths(.index) == ["A.swift"])
    #expect(try paths(.revision("HEAD")) == [])
    try playground.commit("app")
    #expect(try paths(.index) == ["A.swift"])
    #expect(try paths(.revision("HEAD")) == ["A.swift", "B.swift"])
    #expect(try paths(.revision("HEAD~1")) == [])
  }

  @Test func theDefaultLimitIsOneMebibyte() throws {
    try playground.write("plain/Exact.swift", String(repeating: "x", count: 1_048_576))
    try playground.write("plain/Large.swift", String(repeating: "x", count: 1_048_577))
    let snapshot = try readSnapshot(at: playground("plain"))
    #expect(snapshot.paths == ["Exact.swift"])
    #expect(try snapshot.text("Exact.swift").utf8.count == 1_048_576)
  }

  @Test func filesThatChangeAfterListingAreProblems() throws {
    try playground.write("plain/Grows.swift", "1234")
    try playground.write("plain/Goes.swift", "1234")
    try playground.write("plain/Turns.swift", "1234")
    let snapshot = try readSnapshot(at: playground("plain"), sizeLimit: 8)
    try playground.write("plain/Grows.swift", "123456789")
    try playground.remove("plain/Goes.swift")
    try playground.remove("plain/Turns.swift")
    try playground.write("elsewhere.swift", "1234")
    try playground.link("plain/Turns.swift", to: "../elsewhere.swift")
    #expect(snapshot.entries.count == 3)
    for entry in snapshot.entries {
      let problem = #expect(throws: Problem.self) { try SnapshotReader(snapshot).read(entry) }
      #expect(problem?.path == entry.path)
    }
  }

  @Test func theFilterIsAskedBeforeAnythingIsRead() throws {
    try playground.repository("app", ["A.swift": "a", "Large.png": "not here"])
    // With its object gone, asking the store for even the size of the picture would be noticed.
    let id = try playground.git("app", "rev-parse", "HEAD:Large.png")
    try playground.remove("app/.git/objects/\(id.prefix(2))/\(id.dropFirst(2))")
    for source in [SnapshotSource.revision("HEAD"), .index] {
      let filtered = try readSnapshot(at: playground("app"), source: source) { $0.hasSuffix(".swift") }
      #expect(filtered.paths == ["A.swift"])
      #expect(filtered.skipped.isEmpty && filtered.problems.isEmpty)

      let all = try readSnapshot(at: playground("app"), source: source)
      #expect(all.paths == ["A.swift"])
      #expect(all.skipped(.missingObject) == ["Large.png"])
      #expect(all.problems.map(\.severity) == [.error])
      #expect(all.problems.first?.message.contains("`Large.png`") == true)
    }
  }

  @Test func unreadableContentIsAProblemOfItsFile() throws {
    try playground.repository("app", ["A.swift": "a"])
    let snapshot = try readSnapshot(at: playground("app"), source: .revision("HEAD"))
    let entry = try #require(snapshot.entries.first)
    let id = try #require(entry.blob?.description)
    try playground.remove("app/.git/objects/\(id.prefix(2))/\(id.dropFirst(2))")
    let problem = #expect(throws: Problem.self) { try SnapshotReader(snapshot).read(entry) }
    #expect(problem?.path == "A.swift")
    #expect(problem?.message == "its content, object \(id), is missing from the git repository")
  }

  @Test func conflictsInTheIndexAreNamedOnce() throws {
    try playground.repository("app", ["A.swift": "base", "B.swift": "b"])
    try playground.git("app", "checkout", "-q", "-b", "topic")
    try playground.write("app/A.swift", "theirs")
    try playground.commit("app")
    try playground.git("app", "checkout", "-q", "main")
    try playground.write("app/A.swift", "ours")
    try playground.commit("app")
    #expect(throws: Playground.Failure.self) { try playground.git("app", "merge", "topic") }

    let index = try readSnapshot(at: playground("app"), source: .index)
    #expect(index.paths == ["B.swift"])
    #expect(index.skipped == [SkippedFile(path: "A.swift", reason: .conflict)])
    #expect(index.problems.map(\.path) == ["A.swift"])
    #expect(try readSnapshot(at: playground("app")).paths == ["A.swift", "B.swift"])
  }

  @Test func announcedFilesAreOnlyInTheWorkTree() throws {
    try playground.repository("app", ["A.swift": "a"])
    try playground.write("app/Soon.swift")
    try playground.git("app", "add", "--intent-to-add", "Soon.swift")
    #expect(try readSnapshot(at: playground("app"), source: .index).paths == ["A.swift"])
    #expect(try readSnapshot(at: playground("app")).paths == ["A.swift", "Soon.swift"])
  }

  #if os(Linux)
    @Test func namesThatAreNotUTF8AreNamedRepaired() throws {
      try playground.repository("app", ["A.swift": "a"])
      let bad: [UInt8] = [UInt8(ascii: "B"), 0xFF] + Array(".swift".utf8)
      try playground.write(name: bad, in: "app")
      try playground.write(name: [0xFF] + Array(".png".utf8), in: "app")
      try playground.run(
        "app", ["sh", "-c", "mkdir \"$(printf 'D\\377')\" && echo x > \"$(printf 'D\\377')/C.swift\""])
      try playground.commit("app")
      try playground.run(".", ["cp", "-r", "app", "plain"])
      try playground.remove("plain/.git")

      for (path, source) in [("app", SnapshotSource.worktree), ("app", .revision("HEAD")), ("plain", .worktree)] {
        let snapshot = try readSnapshot(at: playground(path), source: source) { $0.hasSuffix(".swift") }
        #expect(snapshot.paths == ["A.swift"])
        #expect(snapshot.skipped(.pathNotUTF8) == ["B\u{FFFD}.swift", "D\u{FFFD}"])
        #expect(snapshot.problems.map(\.path) == ["B\u{FFFD}.swift", "D\u{FFFD}"])
      }
      // The index lists files only, so the folder shows as the file in it.
      let index = try readSnapshot(at: playground("app"), source: .index) { $0.hasSuffix(".swift") }
      #expect(index.skipped(.pathNotUTF8) == ["B\u{FFFD}.swift", "D\u{FFFD}/C.swift"])
    }
  #endif
}
