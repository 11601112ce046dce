import Foundation
import Testing

/// A twin that the configuration names by its repository.
@Suite struct RemoteTwinTests {
  let folder: Folder

  /// `ios` is a clone on a machine that has no `android`: that is in `remote.git`, with the branches `main` and `topic`.
  init() throws {
    folder = try twoSides()
    for side in ["ios", "android"] {
      try folder.git("init", "-q", "-b", "main", side)
      try folder.git("-C", side, "add", "-A")
      try folder.git("-C", side, "commit", "-q", "-m", "All")
      try folder.git("-C", side, "branch", "topic")
    }
    try folder.git("-C", "android", "checkout", "-q", "topic")
    try folder.write("android/src/Point.kt", "data class Point(val x: Int, val y: Int, val z: Int)\n")
    try folder.git("-C", "android", "commit", "-q", "-a", "-m", "Depth")
    try folder.git("clone", "-q", "--bare", "android", "remote.git")
    try folder.git("-C", "remote.git", "symbolic-ref", "HEAD", "refs/heads/main")
    try FileManager.default.removeItem(atPath: folder.path + "/android")
    try configure("ref: same-branch, fallback: main")
  }

  private func configure(_ reference: String, repository: String = "../remote.git") throws {
    try folder.write("ios/.parity.yml", "version: 1\nkotlin: { repository: \(repository), \(reference) }\n")
  }

  /// - Parameter job: variables of continuous integration.
  private func check(_ arguments: String..., job: [String: String] = [:]) throws -> Tool.Run {
    let none = ["GITHUB_ACTIONS": "", "GITLAB_CI": "", "CI": ""]
    return try Tool.command(
      "/usr/bin/env",
      ["-C", folder.path + "/ios", Tool.path, "check", "--cache-path", folder.path + "/cache"] + arguments,
      in: folder, environment: none.merging(job) { $1 })
  }

  @Test func theSameBranchIsTakenElseTheFallback() throws {
    defer { folder.remove() }
    let main = try check()
    #expect(main.errors.contains("the Kotlin side is `main` of"))
    #expect(!main.output.contains("Point"))
    try folder.git("-C", "ios", "checkout", "-q", "topic")
    let topic = try check()
    #expect(topic.errors.contains("`topic`"))
    #expect(topic.output.contains("Swift has no `Point.z`") || topic.output.contains("Point.kt"))
    try folder.git("-C", "ios", "checkout", "-q", "-b", "lonely")
    let lonely = try check()
    #expect(lonely.errors.contains("`main`"))
    #expect(lonely.errors.contains("there is no `lonely`"))
    #expect(lonely.output == main.output)
  }

  @Test func withoutABranchTheFallbackDecides() throws {
    defer { folder.remove() }
    try folder.git("-C", "ios", "checkout", "-q", "--detach")
    let run = try check()
    #expect(run.status == 0)
    #expect(run.errors.contains("the Kotlin side is `main` of"))
    // Continuous integration checks no branch out and says what it is about.
    let job = try check(job: ["GITHUB_ACTIONS": "true", "GITHUB_HEAD_REF": "topic"])
    #expect(job.errors.contains("the Kotlin side is `topic` of"))
    try configure("ref: same-branch")
    let lost = try check()
    #expect(lost.status == 3)
    #expect(lost.errors.contains("fallback: main"))
  }

  @Test func whatWasFetchedServesWhenTheRemoteIsOutOfReach() throws {
    defer { folder.remove() }
    let early = try check("--offline")
    #expect(early.status == 3)
    #expect(early.errors.contains("without --offline"))
    let online = try check()
    try FileManager.default.moveItem(atPath: folder.path + "/remote.git", toPath: folder.path + "/gone.git")
    let broken = try check()
    #expect(broken.status == 3)
    #expect(broken.errors.contains("With --offline"))
    let offline = try check("--offline")
    #expect(offline.status == 0)
    #expect(offline.output == online.output)
    #expect(try check("--twin-missing", "skip").status == 0)
  }

  @Test func aReferenceThatIsNotThereIsNamedWithThoseThatAre() throws {
    defer { folder.remove() }
    try configure("ref: nowhere")
    let run = try check()
    #expect(run.status == 3)
    #expect(run.errors.contains("no `nowhere`"))
    #expect(run.errors.contains("`topic`"))
  }

  @Test func secretsInAnAddressAreNotShown() throws {
    defer { folder.remove() }
    try configure("ref: main", repository: "\"http://user:secret@127.0.0.1:1/remote.git\"")
    let run = try check()
    #expect(run.status == 3)
    #expect(run.errors.contains("127.0.0.1:1/remote.git"))
    #expect(!(run.errors + run.output).contains("secret"))
  }

  @Test func aFolderOnTheCommandLineWins() throws {
    defer { folder.remove() }
    try folder.git("clone", "-q", "remote.git", "android")
    let run = try check("--kotlin", "../android")
    #expect(run.status == 0)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/cache/twins"))
  }

  @Test func stagedChangesAreHeldAgainstIt() throws {
    defer { folder.remove() }
    #expect(try check("--staged").output == "")
    // Nothing of a source was staged, so nothing was fetched.
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/cache"))
    try folder.write("ios/Sources/Point.swift", "struct Point {\n  let x: Int\n  let y: Double\n}\n")
    try folder.git("-C", "ios", "add", "-A", "Sources")
    let run = try check("--staged", "--strict")
    #expect(run.status == 1)
    #expect(run.output.contains("Double"))
  }
}
