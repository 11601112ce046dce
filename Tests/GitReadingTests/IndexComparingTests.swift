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
