import Foundation
import Testing

/// Hooks as git runs them: real commits, of which the hook stops those that forget the twin.
@Suite struct HookRunTests {
  let folder: Folder

  init() throws {
    folder = try twoSides()
    try folder.write(
      "android/src/Counter.kt", folder.text("android/src/Counter.kt").replacingOccurrences(of: ">=", with: ">"))
    try folder.write("ios/.parity.yml", "version: 1\nkotlin: { path: ../android }\n")
    try folder.write("ios/README.md", "A\n")
    for side in ["ios", "android"] {
      try folder.git("init", "-q", side)
      try folder.git("-C", side, "add", "-A")
      try folder.git("-C", side, "commit", "-q", "-m", "All")
    }
  }

  private func edit(_ file: String, _ old: String, _ new: String) throws {
    try folder.write(file, folder.text(file).replacingOccurrences(of: old, with: new))
  }

  private func run(_ arguments: String..., in place: String = "ios") throws -> Tool.Run {
    try Tool.command(
      "/usr/bin/env", ["-C", folder.path + "/" + place] + arguments, in: folder,
      environment: PreCommit.environment(folder))
  }

  private func commit(_ arguments: String..., in place: String = "ios") throws -> Tool.Run {
    try Tool.command(
      "/usr/bin/env", ["-C", folder.path + "/" + place, "git", "commit", "-m", "Change"] + arguments, in: folder,
      environment: PreCommit.environment(folder))
  }

  // MARK: By git alone

  @Test func theHookSeesTheIndexThatGitCommits() throws {
    defer { folder.remove() }
    let installed = try run(Tool.path, "hook", "install")
    #expect(installed.status == 0)
    #expect(installed.errors.contains(".git/hooks/pre-commit"))

    try edit("ios/Sources/Counter.swift", "return true", "return count > 1")
    try folder.write("ios/README.md", "B\n")
    // Nothing of that is staged; README alone is committed from a prepared index, then everything.
    #expect(try commit("README.md").status == 0)
    let all = try commit("-a")
    #expect(all.status == 1)
    #expect((all.output + all.errors).contains("count > 1"))
    let one = try commit("Sources/Counter.swift")
    #expect(one.status == 1)
    #expect((one.output + one.errors).contains("count > 1"))

    // The same edit on the other side, and the way is free.
    try edit("android/src/Counter.kt", "return true", "return count > 1")
    let replicated = try commit("-a")
    #expect(replicated.status == 0, Comment(rawValue: replicated.output + replicated.errors))
  }

  @Test func anotherHookIsLeftAsItIs() throws {
    defer { folder.remove() }
    try folder.write("ios/.git/hooks/pre-commit", "#!/bin/sh\nexit 0\n")
    let run = try run(Tool.path, "hook", "install")
    #expect(run.status == 2)
    #expect(run.errors.contains("check --staged --strict || exit"))
    #expect(try folder.text("ios/.git/hooks/pre-commit") == "#!/bin/sh\nexit 0\n")
  }

  @Test(arguments: [
    ("# checks RAID parity of the backup disk\nexit 0\n", false), ("# parity check --staged\nraid check\n", false),
    ("parity check --staged || exit\nraid check\n", true),
  ])
  func aHookIsOursWhenItRunsUs(words: String, isOurs: Bool) throws {
    defer { folder.remove() }
    try folder.write("ios/.git/hooks/pre-commit", "#!/bin/sh\n" + words)
    let run = try run(Tool.path, "hook", "install")
    #expect(run.status == (isOurs ? 0 : 2))
    #expect(run.errors.contains("runs parity already") == isOurs)
  }

  @Test func theFolderThatGitIsToldOfIsTheRightOne() throws {
    defer { folder.remove() }
    try folder.git("-C", "ios", "config", "core.hooksPath", ".githooks")
    #expect(try run(Tool.path, "hook", "install", in: "ios/Sources").status == 0)
    #expect(FileManager.default.isExecutableFile(atPath: folder.path + "/ios/.githooks/pre-commit"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/ios/.git/hooks/pre-commit"))
    let again = try run(Tool.path, "hook", "install")
    #expect(again.status == 0)
    #expect(again.errors.contains("already"))
  }

  @Test func aFolderForAllRepositoriesIsNotTouched() throws {
    defer { folder.remove() }
    try folder.write(".gitconfig", "[core]\n  hooksPath = ~/hooks\n")
    let run = try run(Tool.path, "hook", "install")
    #expect(run.status == 2)
    #expect(run.errors.contains("all of your repositories"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/hooks"))
  }

  @Test func linkedWorkTreesShareTheHookAndHaveAnIndexOfTheirOwn() throws {
    defer { folder.remove() }
    try folder.git("-C", "ios", "worktree", "add", "-q", "-b", "topic", "../linked")
    #expect(try run(Tool.path, "hook", "install", in: "linked").status == 0)
    #expect(FileManager.default.fileExists(atPath: folder.path + "/ios/.git/hooks/pre-commit"))
    try edit("linked/Sources/Counter.swift", "return true", "return count > 1")
    #expect(try commit("-a", in: "linked").status == 1)
    try folder.write("linked/Sources/Counter.swift", folder.text("ios/Sources/Counter.swift"))
    try folder.write("linked/README.md", "C\n")
    #expect(try commit("-a", in: "linked").status == 0)
  }

  @Test func withoutConfigurationThereIsNoHook() throws {
    defer { folder.remove() }
    let run = try run(Tool.path, "hook", "install", in: "android")
    #expect(run.status == 2)
    #expect(run.errors.contains(".parity.yml"))
  }

  // MARK: By pre-commit

  /// Needs the program pre-commit: `.ci/pre-commit-program` puts it where it is found. In continuous integration it must
  /// be there.
  @Test(
    .enabled(if: PreCommit.isThere || PreCommit.isRequired, "pre-commit is not installed; run .ci/pre-commit-program"))
  func preCommitRunsTheHook() throws {
    defer { folder.remove() }
    try #require(PreCommit.isThere, "pre-commit is not installed; run .ci/pre-commit-program")
    // What stands for the published repository: its manifest is all that is asked of it.
    let manifest = try String(contentsOfFile: PreCommit.root + "/.pre-commit-hooks.yaml", encoding: .utf8)
    try folder.write("parity/.pre-commit-hooks.yaml", manifest)
    try folder.git("init", "-q", "parity")
    try folder.git("-C", "parity", "add", "-A")
    try folder.git("-C", "parity", "commit", "-q", "-m", "Hooks")
    try folder.git("-C", "parity", "tag", "v1")
    try folder.write(
      "ios/.pre-commit-config.yaml",
      "repos:\n  - repo: \(folder.path)/parity\n    rev: v1\n    hooks:\n      - id: parity\n")
    try folder.git("-C", "ios", "add", "-A")
    try folder.git("-C", "ios", "commit", "-q", "-m", "Hooks")
    let installed = try run("python3", "-m", "pre_commit", "install")
    #expect(installed.status == 0, Comment(rawValue: installed.output + installed.errors))

    // It forgets the twin.
    try edit("ios/Sources/Counter.swift", "return true", "return count > 1")
    let forgetful = try commit("-a")
    #expect(forgetful.status == 1)
    #expect((forgetful.output + forgetful.errors).contains("count > 1"))
    // It has the twin.
    try edit("android/src/Counter.kt", "return true", "return count > 1")
    let replicated = try commit("-a")
    #expect(replicated.status == 0, Comment(rawValue: replicated.output + replicated.errors))
    // It has nothing to do with twins.
    try folder.write("ios/README.md", "B\n")
    let unrelated = try commit("-a")
    #expect(unrelated.status == 0)
    #expect((unrelated.output + unrelated.errors).contains("Passed"))
    // It deletes.
    try folder.git("-C", "ios", "rm", "-q", "Sources/Point.swift")
    let deletion = try commit()
    #expect(deletion.status == 1)
    #expect((deletion.output + deletion.errors).contains("unreplicated-deletion"))
  }
}

/// The program pre-commit, where `.ci/pre-commit-program` puts it or on the search path.
private enum PreCommit {
  /// The root of this repository.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  static let isRequired = ProcessInfo.processInfo.environment["CI"] != nil

  static let isThere: Bool = {
    guard let folder = try? Folder() else { return false }
    defer { folder.remove() }
    let run = try? Tool.command(
      "/usr/bin/env", ["python3", "-m", "pre_commit", "--version"], in: folder, environment: environment(folder))
    return run?.status == 0
  }()

  /// For git and all that it runs: the built parity, and no settings of the user.
  static func environment(_ folder: Folder) -> [String: String] {
    let inherited = ProcessInfo.processInfo.environment
    return [
      "HOME": folder.path, "XDG_CONFIG_HOME": folder.path, "GIT_CONFIG_NOSYSTEM": "1", "GIT_AUTHOR_NAME": "A",
      "GIT_AUTHOR_EMAIL": "a@example.com", "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.com",
      "PRE_COMMIT_HOME": folder.path + "/pre-commit", "PYTHONDONTWRITEBYTECODE": "1",
      "PYTHONPATH": [root + "/.deps/pre-commit", inherited["PYTHONPATH"]].compactMap { $0 }.joined(separator: ":"),
      "PATH": URL(fileURLWithPath: Tool.path).deletingLastPathComponent().path + ":" + (inherited["PATH"] ?? ""),
    ]
  }
}
