import SourceModel
import Testing

@testable import GitReading

/// What the index has changed is told as when it has become a commit.
@Suite struct IndexComparingTests {
  let playground: Playground

  init() throws { playground = try Playground() }

  /// Names that sort in another order when folders are compared by their own names alone, or without case.
  private static let files = [
    "a", "a-b", "a.b", "a/b", "a/B.swift", "a0", "ab", "B.swift", "b/c/d.kt", "b/c.kt", "b/c/e/f.kt", "b.kt", "ä/ö.kt",
    "z",
  ]

  private func makeApp() throws {
    // A folder and a file cannot share a name.
    let files = Self.files.filter { $0 != "a" }
    try playground.repository("app", Dictionary(uniqueKeysWithValues: files.map { ("in/\($0)", $0) } + [("out", "x")]))
  }

  private static let edits: [[[String]]] = [
    [],
    [["rm", "-q", "in/a-b", "in/z", "in/b/c/d.kt"]],
    [["rm", "-rq", "in/b"], ["mv", "in/a0", "in/Ab"]],
    [["rm", "-rq", "in/a"], ["mv", "in/ab", "in/a"]],
    [["mv", "in/ä/ö.kt", "in/ä/Ö.kt"], ["rm", "-q", "in/B.swift"]],
    [["rm", "-rq", "in"]],
    [["rm", "-q", "out"]],
  ]

  @Test(arguments: edits, [false, true])
  func theIndexIsToldAsTheCommitMadeOfIt(commands: [[String]], ignoresCase: Bool) throws {
    try makeApp()
    if ignoresCase { try playground.git("app", "config", "core.ignorecase", "true") }
    for command in commands { try playground.run("app", ["git"] + command) }
    for file in ["in/new.kt", "in/a0.kt", "in/b/c/e/g.kt", "in/zz"] {
      try playground.write("app/" + file, "new \(file)")
      try playground.git("app", "add", file)
    }
    let staged = try ["app", "app/in"].map { try readChanges(at: playground($0), from: "HEAD", to: .index) }
    try playground.git("app", "commit", "-q", "-m", "staged")
    let made = try ["app", "app/in"].map { try readChanges(at: playground($0), from: "HEAD~1", to: .revision("HEAD")) }
    #expect(staged.map(\.lines) == made.map(\.lines))
    #expect(staged.map(\.problems) == made.map(\.problems))
    #expect(staged[0].changes.count >= 4)
  }

  @Test func whatIsNoFileIsNoChange() throws {
    try playground.repository("app", ["a.kt": "a", "b.kt": "b", "c.kt": "c"])
    try playground.link("app/link.kt", to: "a.kt")
    try playground.commit("app")
    // A file becomes a link, and a link a file.
    try playground.remove("app/b.kt")
    try playground.link("app/b.kt", to: "a.kt")
    try playground.remove("app/link.kt")
    try playground.write("app/link.kt", "now a file")
    try playground.git("app", "add", "-A")
    // Announced, but not staged.
    try playground.write("app/later.kt", "later")
    try playground.git("app", "add", "--intent-to-add", "later.kt")
    let set = try readChanges(at: playground("app"), from: "HEAD", to: .index)
    #expect(set.lines == ["deleted b.kt", "added link.kt"])
  }

  /// By git's own note in the index, in each of the forms that an index has.
  @Test(arguments: [["2"], ["4"], ["4", "extended"]])
  func aFolderThatIsKnownToBeUnchangedIsNotOpened(form: [String]) throws {
    try makeApp()
    try playground.git("app", "update-index", "--index-version", form[0])
    if form.contains("extended") {
      // More flags for two of the lines.
      try playground.git("app", "update-index", "--skip-worktree", "in/z", "out")
    }
    try playground.write("app/in/b/c.kt", "changed")
    try playground.git("app", "add", "in/b/c.kt")
    for folder in ["in/a", "in/ä", "in/b/c"] {
      let tree = try playground.git("app", "rev-parse", "HEAD:\(folder)")
      try playground.remove("app/.git/objects/\(tree.prefix(2))/\(tree.dropFirst(2))")
    }
    for folder in ["app", "app/in", "app/in/b"] {
      let set = try readChanges(at: playground(folder), from: "HEAD", to: .index)
      #expect(set.lines.count == 1)
      #expect(set.lines[0].hasPrefix("modified") && set.lines[0].hasSuffix("c.kt"))
    }
    #expect(throws: Problem.self) { try readChanges(at: playground("app/in/a"), from: "HEAD", to: .index) }
    // Where the note is gone with the change of a line, the folder is opened, and missed.
    try playground.git("app", "rm", "-q", "--cached", "in/b/c/d.kt")
    #expect(throws: Problem.self) { try readChanges(at: playground("app"), from: "HEAD", to: .index) }
  }

  @Test func gitsNoteIsRead() throws {
    try makeApp()
    func noted(_ folder: String) throws -> CacheTree.Folder? {
      let bytes = try #require(try FileSystem.bytes(of: playground("app/.git/index"), limit: 1 << 20))
      return try #require(CacheTree(indexFile: bytes)).folder(at: Array(folder.utf8))
    }
    for (folder, count) in [("", 14), ("in/", 13), ("in/a/", 2), ("in/b/", 3), ("in/b/c/e/", 1), ("in/ä/", 1)] {
      #expect(try noted(folder)?.tree.description == playground.git("app", "rev-parse", "HEAD:\(folder)"))
      #expect(try noted(folder)?.count == count)
    }
    #expect(try noted("out/") == nil)
    try playground.git("app", "rm", "-q", "in/b/c/d.kt")
    for folder in ["", "in/", "in/b/", "in/b/c/"] { #expect(try noted(folder) == nil) }
    for folder in ["in/a/", "in/b/c/e/"] { #expect(try noted(folder) != nil) }
  }

  /// Lines that lie in another file, and an index that breaks off anywhere.
  @Test func anIndexThatIsNotUnderstoodHasNoNote() throws {
    try makeApp()
    let path = playground("app/.git/index")
    let bytes = try #require(try FileSystem.bytes(of: path, limit: 1 << 20))
    #expect(CacheTree(indexFile: bytes) != nil)
    for count in bytes.indices { #expect(CacheTree(indexFile: Array(bytes.prefix(count))) == nil) }
    try playground.git("app", "update-index", "--split-index")
    #expect(CacheTree(indexFile: try #require(try FileSystem.bytes(of: path, limit: 1 << 20))) == nil)
  }

  @Test func aConflictIsAProblemOfItsFileAlone() throws {
    try playground.repository("app", ["a.kt": "a\n", "b.kt": "b\n", "c.kt": "c\n"])
    try playground.git("app", "checkout", "-q", "-b", "other")
    try playground.write("app/b.kt", "theirs\n")
    try playground.commit("app")
    try playground.git("app", "checkout", "-q", "main")
    try playground.write("app/b.kt", "ours\n")
    try playground.commit("app")
    try playground.run(
      "app", ["sh", "-c", "git -c user.name=A -c user.email=a@b merge -q other >/dev/null 2>&1 || true"])
    try playground.write("app/c.kt", "changed\n")
    try playground.git("app", "add", "c.kt")
    let set = try readChanges(at: playground("app"), from: "HEAD", to: .index)
    #expect(set.lines == ["modified c.kt c.kt"])
    #expect(set.problems.map(\.path) == ["b.kt"])
  }
}
