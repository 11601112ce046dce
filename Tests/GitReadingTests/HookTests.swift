import Foundation
import SourceModel
import Testing

@testable import GitReading

/// What a pre-commit hook sees. Each test runs a real `git commit` whose hook notes its environment and waits; the
/// environment is taken over in a process of its own, because the tests share theirs.
@Suite struct HookTests {
  let playground: Playground

  init() throws {
    playground = try Playground()
    try playground.repository("app", ["A.swift": "a", "B.swift": "b", "C.swift": "c", "deep/D.swift": "d"])
    try playground.repository("twin", ["A.kt": "a"])
    try playground.write(
      "hook",
      """
      #!/bin/sh
      pwd > "$NOTES/folder"
      env | grep '^GIT_' > "$NOTES/environment.part"
      mv "$NOTES/environment.part" "$NOTES/environment"
      for try in $(seq 3000); do [ -e "$NOTES/done" ] && exit 0; sleep 0.02; done
      exit 1
      """)
    // Copied by another process: a file that this one wrote may still be open in a child of a test beside this one,
    // and is no program as long as it is ("text file busy").
    try playground.run("app", ["install", "-m", "755", "../hook", ".git/hooks/pre-commit"])
    // B is staged, C is edited, A is partially staged.
    try playground.write("app/A.swift", "staged")
    try playground.write("app/B.swift", "staged")
    try playground.git("app", "add", "A.swift", "B.swift")
    try playground.write("app/A.swift", "on disk")
    try playground.write("app/C.swift", "on disk")
  }

  @Test func aPlainCommitContainsWhatIsStaged() async {
    await #expect(processExitsWith: .success) { [path = playground.path as String] in
      try Playground(at: path).whileCommitting("app", ["git", "commit", "-m", "x"]) { playground in
        try #expect(playground.staged("app") == ["A.swift: staged", "B.swift: staged"])
      }
    }
  }

  @Test func commitAllContainsWhatIsOnDisk() async {
    await #expect(processExitsWith: .success) { [path = playground.path as String] in
      try Playground(at: path).whileCommitting("app", ["git", "commit", "-a", "-m", "x"]) { playground in
        try #expect(playground.staged("app") == ["A.swift: on disk", "B.swift: staged", "C.swift: on disk"])
        // What the environment says is not heeded unless asked for: this is still the old index.
        let plain = try readChanges(at: playground("app"), from: "HEAD", to: .index)
        #expect(plain.lines == ["modified A.swift A.swift", "modified B.swift B.swift"])
      }
    }
  }

  @Test func commitOfAPathContainsThatPathOnly() async {
    await #expect(processExitsWith: .success) { [path = playground.path as String] in
      try Playground(at: path).whileCommitting("app", ["git", "commit", "C.swift", "-m", "x"]) { playground in
        try #expect(playground.staged("app") == ["C.swift: on disk"])
      }
    }
  }

  @Test func theCurrentFolderDoesNotMatter() async {
    await #expect(processExitsWith: .success) { [path = playground.path as String] in
      try Playground(at: path).whileCommitting("app/deep", ["git", "commit", "-m", "x"]) { playground in
        #expect(FileManager.default.changeCurrentDirectoryPath(playground("twin")))
        try #expect(playground.staged("app") == ["A.swift: staged", "B.swift: staged"])
        try #expect(
          readChanges(at: playground("app/deep"), from: "HEAD", to: .index, opening: .fromEnvironment).isEmpty)
      }
    }
  }

  @Test func theTwinIsOpenedByItsPath() async {
    await #expect(processExitsWith: .success) { [path = playground.path as String] in
      try Playground(at: path).whileCommitting("app", ["git", "commit", "-a", "-m", "x"]) { playground in
        try #expect(readSnapshot(at: playground("twin"), source: .index).paths == ["A.kt"])
        try #expect(readSnapshot(at: playground("twin"), source: .revision("HEAD")).text("A.kt") == "a")
      }
    }
  }

  @Test func aLinkedWorkTreeHasItsOwnIndex() async throws {
    try playground.git("app", "worktree", "add", "-q", "-b", "topic", "../linked")
    try playground.write("linked/C.swift", "linked")
    await #expect(processExitsWith: .success) { [path = playground.path as String] in
      try Playground(at: path).whileCommitting("linked", ["git", "commit", "-a", "-m", "x"]) { playground in
        // Here git names the repository, too.
        #expect(getenv("GIT_DIR") != nil)
        try #expect(playground.staged("linked") == ["C.swift: linked"])
        // It is not that of the twin, nor of the folder that a careless caller names.
        let twin = try readSnapshot(at: playground("twin"), source: .revision("HEAD"), opening: .fromEnvironment)
        #expect(twin.paths == ["A.kt"])
      }
    }
  }

  @Test func aRepositoryInsideTheOneThatCommitsIsNotMistakenForIt() async throws {
    try playground.git("app", "worktree", "add", "-q", "-b", "topic", "../linked")
    try playground.repository("linked/inner", ["I.kt": "i"])
    try playground.write("linked/C.swift", "linked")
    await #expect(processExitsWith: .success) { [path = playground.path as String] in
      try Playground(at: path).whileCommitting("linked", ["git", "commit", "-a", "-m", "x"]) { playground in
        let inner = try readSnapshot(at: playground("linked/inner"), source: .index, opening: .fromEnvironment)
        #expect(inner.paths == ["I.kt"])
      }
    }
  }

  @Test func aNameOfARepositoryThatIsGoneIsNotHeeded() async {
    await #expect(processExitsWith: .success) { [path = playground.path as String] in
      let playground = Playground(at: path)
      setenv("GIT_DIR", playground("gone"), 1)
      let found = try readChanges(at: playground("app"), from: "HEAD", to: .index, opening: .fromEnvironment)
      #expect(found.lines == ["modified A.swift A.swift", "modified B.swift B.swift"])
    }
  }

  @Test func theFirstCommitHasEverythingAdded() async throws {
    try playground.git(".", "init", "-q", "new")
    try playground.run(".", ["cp", "app/.git/hooks/pre-commit", "new/.git/hooks/pre-commit"])
    try playground.write("new/A.swift", "first")
    try playground.git("new", "add", "A.swift")
    await #expect(processExitsWith: .success) { [path = playground.path as String] in
      try Playground(at: path).whileCommitting("new", ["git", "commit", "-m", "x"]) { playground in
        try #expect(playground.staged("new") == ["A.swift: first"])
      }
    }
  }

  @Test func renamesDeletionsAndNothingElse() async throws {
    try playground.git("app", "reset", "-q", "--hard")
    try playground.git("app", "mv", "A.swift", "Renamed.swift")
    try playground.git("app", "rm", "-q", "B.swift")
    await #expect(processExitsWith: .success) { [path = playground.path as String] in
      try Playground(at: path).whileCommitting("app", ["git", "commit", "-m", "x"]) { playground in
        let found = try readChanges(at: playground("app"), from: "HEAD", to: .index, opening: .fromEnvironment)
        #expect(found.lines == ["deleted B.swift", "renamed A.swift Renamed.swift"])
      }
    }
  }
}

extension Playground {
  /// Runs a command that commits, and `body` in the environment and the folder that its hook runs in, meanwhile.
  fileprivate func whileCommitting(
    _ folder: String, _ command: [String], _ body: (Playground) throws -> Void
  ) throws {
    try FileManager.default.createDirectory(atPath: self("notes"), withIntermediateDirectories: true)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = URL(fileURLWithPath: self(folder))
    process.environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }.merging([
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "NOTES": self("notes"),
      "GIT_AUTHOR_NAME": "Ada", "GIT_AUTHOR_EMAIL": "ada@example.org",
      "GIT_COMMITTER_NAME": "Ada", "GIT_COMMITTER_EMAIL": "ada@example.org",
    ]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    let complaint = Pipe()
    process.standardError = complaint
    try process.run()
    while !FileManager.default.fileExists(atPath: self("notes/environment")) {
      guard process.isRunning else {
        let said = String(decoding: complaint.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        Issue.record("no commit: \(said)")
        return
      }
      usleep(20_000)
    }

    let variables = try String(contentsOfFile: self("notes/environment"), encoding: .utf8)
    for variable in variables.split(separator: "\n") {
      let parts = variable.split(separator: "=", maxSplits: 1).map(String.init)
      setenv(parts[0], parts.count > 1 ? parts[1] : "", 1)
    }
    let current = try String(contentsOfFile: self("notes/folder"), encoding: .utf8)
    #expect(FileManager.default.changeCurrentDirectoryPath(current.trimmingCharacters(in: .newlines)))
    #expect(getenv("GIT_INDEX_FILE") != nil)
    try body(self)

    try write("notes/done")
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  /// What is about to be committed: each changed file with its new content, read as snapshots are.
  fileprivate func staged(_ root: String) throws -> [String] {
    let changes = try readChanges(at: self(root), from: "HEAD", to: .index, opening: .fromEnvironment)
    let snapshot = try readSnapshot(at: self(root), source: .index, opening: .fromEnvironment)
    return try changes.changes.map { "\($0.path): \(try snapshot.text($0.path))" }
  }
}
