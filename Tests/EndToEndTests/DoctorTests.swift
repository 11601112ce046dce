import Foundation
import Testing

/// `parity doctor` on real repositories.
@Suite struct DoctorTests {
  /// No variable of the machine that runs the tests is to be seen.
  private static let nowhere: [String: String] = [
    "GITHUB_ACTIONS": "", "GITLAB_CI": "", "CI": "", "PARITY_TOKEN": "", "GITHUB_TOKEN": "", "GH_TOKEN": "",
    "CI_PULL_REQUEST": "", "CI_COMMIT": "", "CI_BRANCH": "", "CI_BASE_BRANCH": "", "PARITY_BASE": "",
  ]

  /// The two sides as repositories of one commit each.
  private func repositories() throws -> Folder {
    let folder = try twoSides()
    for side in ["ios", "android"] {
      try folder.git("-C", side, "init", "-q", "-b", "main")
      try folder.git("-C", side, "add", "-A")
      try folder.git("-C", side, "commit", "-qm", "first")
    }
    return folder
  }

  private func doctor(
    _ folder: Folder, kotlin: String = "android", _ environment: [String: String] = [:]
  ) throws -> Tool.Run {
    try Tool.run(
      ["doctor", "--swift", "ios", "--kotlin", kotlin], in: folder,
      environment: Self.nowhere.merging(environment) { $1 })
  }

  @Test func linesThatItPrintsMendWhatItSees() throws {
    let folder = try repositories()
    defer { folder.remove() }
    let first = try doctor(folder)
    #expect(first.status == 0, "\(first.output)\(first.errors)")
    #expect(first.output.contains(#/ok     git    Swift: ios, branch main at [0-9a-f]{7}\n/#))
    #expect(first.output.contains("ok     twin   2 twins, 0 Swift and 0 Kotlin files without one\n"))
    // The configuration that it offers is one.
    let line = try #require(first.output.split(separator: "\n").first { $0.contains("> parity init --swift ios") })
    let paste = String(line.drop { $0 != ">" }.dropFirst(2))
    let path = URL(fileURLWithPath: Tool.path).deletingLastPathComponent().path + ":/usr/bin:/bin"
    #expect(try Tool.command("/bin/sh", ["-c", paste], in: folder, environment: ["PATH": path]).status == 0)
    let second = try Tool.run(["doctor"], in: folder, environment: Self.nowhere)
    #expect(second.status == 0)
    #expect(second.output.hasPrefix("ok     config "))

    try folder.write(".parity.yml", "version: 1\nswfit: {}\n")
    let third = try Tool.run(["doctor"], in: folder, environment: Self.nowhere)
    #expect(third.status == 1)
    #expect(third.output.contains("mend   config "))
    #expect(third.output.contains("Did you mean `swift`?"))
  }

  @Test func absentSideIsToBeFetched() throws {
    let folder = try repositories()
    defer { folder.remove() }
    let run = try doctor(folder, kotlin: "nowhere")
    #expect(run.status == 1)
    #expect(
      run.output.contains("mend   git    Kotlin: nowhere does not exist\n              > git clone URL nowhere\n"))
  }

  @Test func shallowCloneOfAPullRequestIsToBeDeepened() throws {
    let folder = try repositories()
    defer { folder.remove() }
    try folder.write("ios/README", "x")
    try folder.git("-C", "ios", "add", "-A")
    try folder.git("-C", "ios", "commit", "-qm", "second")
    try folder.git("clone", "-q", "--depth", "1", "file://\(folder.path)/ios", "shallow")
    try folder.write(
      "event.json",
      """
      {"pull_request": {"number": 7, "head": {"ref": "a", "repo": {"full_name": "acme/app"}},
        "base": {"ref": "develop", "repo": {"full_name": "acme/app"}}}}
      """)
    let secret = "ghp_thisIsNotToBeSeen"
    let run = try Tool.run(
      ["doctor", "--swift", "shallow", "--kotlin", "android"], in: folder,
      environment: Self.nowhere.merging([
        "GITHUB_ACTIONS": "true", "GITHUB_EVENT_NAME": "pull_request", "GITHUB_EVENT_PATH": folder.path + "/event.json",
        "GITHUB_REPOSITORY": "acme/app", "GITHUB_API_URL": "http://127.0.0.1:9", "GITHUB_TOKEN": secret,
      ]) { $1 })
    #expect(run.status == 1)
    #expect(run.output.contains("pull request #7 of acme/app (a → develop)"))
    #expect(run.output.contains("note   token  GITHUB_TOKEN: no answer from 127.0.0.1"))
    #expect(!(run.output + run.errors).contains(secret))
    #expect(run.output.contains("cut off in its history"))
    #expect(run.output.contains("mend   ci     the clone does not reach back to what the change is compared with\n"))
    #expect(run.output.contains("> fetch-depth: 0"), "for drift")
    #expect(run.output.contains("> fetch-depth: 2"), "for the pull request")
  }

  /// The twin's clone may have a commit of the same name; it is not what the change is compared with.
  @Test func theBaseIsLookedForInTheJobsOwnClone() throws {
    let folder = try repositories()
    defer { folder.remove() }
    try folder.write("ios/README", "x")
    try folder.git("-C", "ios", "add", "-A")
    try folder.git("-C", "ios", "commit", "-qm", "second")
    try folder.git("clone", "-q", "--depth", "1", "file://\(folder.path)/ios", "shallow")
    try folder.git("-C", "android", "branch", "gone")
    try folder.git("-C", "shallow", "remote", "set-url", "origin", "https://github.com/acme/app-ios")
    let environment = [
      "CI": "true", "CI_PULL_REQUEST": "7", "CI_REPO_OWNER": "acme", "CI_REPO_NAME": "app-ios", "CI_BRANCH": "feature",
      "CI_BASE_BRANCH": "gone",
    ]
    let sides = ["--swift", "shallow", "--kotlin", "android"]
    let merged = Self.nowhere.merging(environment) { $1 }
    let doctor = try Tool.run(["doctor"] + sides, in: folder, environment: merged)
    #expect(doctor.status == 1, "\(doctor.output)")
    #expect(doctor.output.contains("mend   ci     the clone does not reach back"), "\(doctor.output)")
    let job = try Tool.run(["ci", "--no-post"] + sides, in: folder, environment: merged)
    #expect(job.status == 3, "\(job.errors)")
    #expect(job.errors.contains("git fetch --unshallow"))
  }

  @Test func aTwinThatIsFetchedIsNotMissing() throws {
    let folder = try repositories()
    defer { folder.remove() }
    try folder.write(
      "ios/.parity.yml", "version: 1\nkotlin: { repository: \"https://me:secret@example.com/app.git\", ref: main }\n")
    let run = try Tool.run(["doctor", "--config", "ios/.parity.yml"], in: folder, environment: Self.nowhere)
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.contains("note   git    Kotlin: fetched from https://example.com/app.git, which"))
    #expect(!run.output.contains("secret"))
  }
}
