import Foundation
import Testing

/// The program itself, as a job runs it: first lines, advice, streams and exit codes.
@Suite struct CIRunTests {
  private static let swift16 = PullRequestWorld.swift.replacing("12", with: "16")
  private static let sides = ["--swift", ".", "--kotlin", "../app-android"]

  /// Runs a command in the Swift repository, and looks for the token in everything it leaves behind.
  private func run(
    _ arguments: [String], in world: PullRequestWorld, _ environment: [String: String]
  ) throws -> Tool.Run {
    let own = ["no_proxy": "127.0.0.1", "NO_PROXY": "127.0.0.1"]
    let run = try Tool.run(arguments, in: world.ios, environment: environment.merging(own) { $1 })
    #expect(!(run.output + run.errors).contains(CodeHost.token))
    return run
  }

  @Test func aJobSaysWhatItFoundAndWhyAndComments() throws {
    let world = try PullRequestWorld(.gitHub)
    defer { world.end() }
    try world.push(Self.swift16)
    try world.folder.write("summary.md", "# Of another step\n")
    let run = try run(["ci"] + Self.sides + ["--inline"], in: world, world.environment())
    #expect(run.status == 0, "\(run.errors)")
    let first = run.errors.split(separator: "\n").first ?? ""
    for part in [
      "GitHub Actions (GITHUB_ACTIONS is set), pull request #12 of acme/app-ios (feature/more → main): ",
      "HEAD is the merge that GitHub made for the check", "; kotlin ../app-android at ",
    ] {
      #expect(first.contains(part), "\(first)")
    }
    #expect(run.output.contains("warning[unreplicated-change]"))
    #expect(run.output.contains("\n::warning title=parity%3A unreplicated-change,file=Sources/Counter.swift,line=2"))
    let summary = try world.folder.text("summary.md")
    #expect(summary.hasPrefix("# Of another step\n### parity: Kotlin does not follow in 1 place yet\n"), "\(summary)")
    #expect(summary.contains("None of them blocks merging."))
    #expect(run.errors.contains("posted: comment on #12: created\n"))
    #expect(run.errors.contains("posted: notes on lines: 1 written\n"))
    #expect(world.host.words?.contains("Kotlin still has `12`") == true)
    #expect(world.host.change { $0.statuses.map(\.state) } == ["success"], "warnings do not fail by themselves")
    #expect(world.host.change { $0.statuses.map(\.words) } == ["1 warning in 1 twin; not blocking"])
    #expect(world.host.words?.hasPrefix("### parity: Kotlin does not follow in 1 place yet\n") == true)
    #expect(world.host.complaints == [])
    let strict = try self.run(["ci", "--strict"] + Self.sides, in: world, world.environment())
    #expect(strict.status == 1)
    #expect(world.host.change { $0.statuses.last?.state } == "failure")
    #expect(world.host.change { $0.statuses.last?.words } == "1 warning in 1 twin; blocking")
    #expect(world.host.words?.hasPrefix("### parity: before merging, bring Kotlin in line in 1 place\n") == true)
  }

  @Test func aForksReportIsSavedAndPublishedInASecondStage() throws {
    let world = try PullRequestWorld(.gitHub)
    defer { world.end() }
    world.host.change { $0.mayWrite = false }
    try world.push(Self.swift16)
    let first = try run(["ci"] + Self.sides, in: world, world.environment(isFork: true))
    #expect(first.status == 0)
    #expect(first.errors.contains("a pull request from a fork has no right to write"))
    #expect(first.errors.contains("the report for `parity publish` is in parity-report.json"))
    #expect(world.host.comments.isEmpty)
    let required = try run(["ci", "--require-publish"] + Self.sides, in: world, world.environment(isFork: true))
    #expect(required.status == 4)

    // Where the workflow gives it no token at all, there is nothing to warn of, and the report is kept, too.
    try FileManager.default.removeItem(atPath: world.ios.path + "/parity-report.json")
    let bare = try run(
      ["ci"] + Self.sides, in: world, world.environment(isFork: true).merging(["GITHUB_TOKEN": ""]) { $1 })
    #expect(bare.errors.contains("a pull request from a fork has no token; the report for `parity publish` is in"))
    #expect(!bare.errors.contains("warning: nothing is posted"), "\(bare.errors)")

    world.host.change { $0.mayWrite = true }
    let head = world.host.change { $0.head }
    let event = """
      {"workflow_run": {"head_sha": "\(head)", "head_branch": "feature/more",
        "head_repository": {"full_name": "stranger/app-ios"}}}
      """
    try world.folder.write("run.json", event)
    let environment = [
      "GITHUB_ACTIONS": "true", "GITHUB_EVENT_NAME": "workflow_run", "GITHUB_REPOSITORY": "acme/app-ios",
      "GITHUB_EVENT_PATH": world.folder.path + "/run.json", "GITHUB_API_URL": GitHubHost.interface(of: world.host),
      "GITHUB_SHA": String(repeating: "d", count: 40), "GITHUB_TOKEN": CodeHost.token,
    ]
    let second = try run(["publish", "parity-report.json"], in: world, environment)
    #expect(second.status == 0, "\(second.errors)")
    let words = try #require(world.host.words)
    #expect(words.contains("Swift changed `12` to `16`; Kotlin still has `12`."))
    #expect(words.contains("/blob/\(head)/Sources/Counter.swift#L2)"))
    #expect(world.host.change { $0.statuses.last?.state } == "success")
    // The comment is the one that a job with rights would keep.
    world.host.forgetLog()
    _ = try run(["publish", "parity-report.json"], in: world, environment)
    #expect(world.host.writes == [])

    // Notes stand where the branch has the lines, though the report's own are those of the merge.
    let noted = try run(["publish", "parity-report.json", "--inline"], in: world, environment)
    #expect(noted.errors.contains("posted: notes on lines: 1 written\n"), "\(noted.errors)")
    #expect(world.host.change { $0.notes.map(\.line) } == [2])
    world.host.forgetLog()

    // A report about another commit, or of a request that is closed or has moved on, is not posted.
    let saved = try world.ios.text("parity-report.json")
    try world.ios.write("other.json", saved.replacing(head, with: String(repeating: "f", count: 40)))
    let forged = try run(["publish", "other.json"], in: world, environment)
    #expect(forged.status == 2 && forged.errors.contains("the report is about another commit"))
    world.host.change { $0.isOpen = false }
    let late = try run(["publish", "parity-report.json"], in: world, environment)
    #expect(late.status == 2 && late.errors.contains("no open pull request has"))
    #expect(world.host.writes == [] && world.host.complaints == [])
  }

  /// The second stage has neither the configuration nor the options of the first one.
  @Test func aSecondStageIsNotGreenerThanTheFirst() throws {
    let world = try PullRequestWorld(.gitHub)
    defer { world.end() }
    world.host.change { $0.mayWrite = false }
    try world.push("version: 1\nfailOn: warning\n", file: ".parity.yml")
    try world.push(Self.swift16)
    let first = try run(["ci"] + Self.sides, in: world, world.environment(isFork: true))
    #expect(first.status == 1, "\(first.errors)")
    world.host.change { $0.mayWrite = true }
    let head = world.host.change { $0.head }
    let event = "{\"workflow_run\": {\"head_sha\": \"\(head)\"}}"
    try world.folder.write("run.json", event)
    let environment = [
      "GITHUB_ACTIONS": "true", "GITHUB_EVENT_NAME": "workflow_run", "GITHUB_REPOSITORY": "acme/app-ios",
      "GITHUB_EVENT_PATH": world.folder.path + "/run.json", "GITHUB_API_URL": GitHubHost.interface(of: world.host),
      "GITHUB_TOKEN": CodeHost.token,
    ]
    let second = try run(["publish", "parity-report.json"], in: world, environment)
    #expect(second.status == 0, "\(second.errors)")
    #expect(world.host.change { $0.statuses.map(\.state) } == ["failure"])
    // `parity ci` in its place judges nothing: it stands on the default branch.
    let mistaken = try run(["ci"] + Self.sides, in: world, environment)
    #expect(mistaken.status == 3 && mistaken.errors.contains("parity publish parity-report.json"))
    #expect(world.host.change { $0.statuses.map(\.state) } == ["failure"])
    // A report that leaves out what it failed for is not believed, because the host knows better.
    let saved = try world.ios.text("parity-report.json")
    let forged = saved.replacing(#/,\s*"passed": false/#, with: "")
    #expect(forged != saved)
    try world.ios.write("forged.json", forged)
    for (conclusion, verdict) in [("success", "success"), ("failure", "failure"), ("cancelled", "failure")] {
      try world.folder.write(
        "run.json", "{\"workflow_run\": {\"head_sha\": \"\(head)\", \"conclusion\": \"\(conclusion)\"}}")
      _ = try run(["publish", "forged.json"], in: world, environment)
      #expect(world.host.change { $0.statuses.last?.state } == verdict, "\(conclusion)")
    }
  }

  /// The main branch has gone on, and the twin with it; that is none of the change's doing.
  @Test func aBranchThatIsNamedAsBaseIsComparedWhereItWasLeft() throws {
    let world = try PullRequestWorld(.gitHub)
    defer { world.end() }
    try world.push(PullRequestWorld.swift + "// More.\n")
    try world.ios.git("checkout", "-q", "main")
    let text = PullRequestWorld.swift.dropLast(2) + "  func isEmpty(count: Int) -> Bool { count == 0 }\n}\n"
    try world.ios.write("Sources/Counter.swift", String(text))
    try world.ios.git("commit", "-q", "-a", "-m", "More")
    let twin = PullRequestWorld.kotlin.dropLast(2) + "  fun isEmpty(count: Int): Boolean = count == 0\n}\n"
    try world.pushTwin(String(twin), branch: "main")
    try world.ios.git("checkout", "-q", "feature/more")
    for (environment, arguments) in [(["PARITY_BASE": "main"], []), ([:], ["--base", "main"])] {
      let run = try run(
        ["ci", "--no-post"] + Self.sides + arguments, in: world,
        ["GITHUB_ACTIONS": "", "CI": "true"].merging(environment) { $1 })
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.errors.contains("(there HEAD and main parted, which "), "\(run.errors)")
      #expect(run.output.hasPrefix("no findings"), "\(run.output)")
    }
  }

  @Test func whatIsMissingComesWithTheLinesToPaste() throws {
    let world = try PullRequestWorld(.gitHub)
    defer { world.end() }
    try world.push(Self.swift16)
    var environment = try world.environment()
    environment["GITHUB_TOKEN"] = ""
    let lone = try run(["ci", "--swift", ".", "--kotlin", "app-android"], in: world, environment)
    #expect(lone.status == 3)
    #expect(lone.errors.contains("kotlin is missing: there is no `app-android`"))
    let baseless = try run(["ci"] + Self.sides, in: world, ["GITHUB_ACTIONS": "", "CI": "true"])
    #expect(baseless.status == 3)
    #expect(baseless.errors.contains(": kotlin ../app-android at "), "\(baseless.errors)")
    for line in [
      "uses: actions/checkout@", "repository: acme/app-android", "parity ci --kotlin app-android",
      "GITHUB_TOKEN: ${{ github.token }}",
    ] {
      #expect(lone.errors.contains(line), "\(lone.errors)")
    }
    // As actions/checkout leaves it by default: one commit, no history.
    let shallow = Folder(at: world.folder.path + "/shallow")
    try world.folder.git("clone", "-q", "--depth", "1", "file://" + world.ios.path, "shallow")
    try shallow.git("remote", "set-url", "origin", "https://github.com/acme/app-ios")
    let cut = try Tool.run(["ci"] + Self.sides, in: shallow, environment: environment)
    #expect(cut.status == 3, "an empty change because of a missing base is not green")
    #expect(cut.errors.contains("    fetch-depth: 2   # under `with:` of actions/checkout\n"))
    #expect(cut.output.contains("INCOMPLETE"))
  }

  /// As a workflow checks two repositories out: side by side, in a folder that is none itself.
  @Test func theJobMayStandBesideTheRepositories() throws {
    let world = try PullRequestWorld(.gitHub)
    defer { world.end() }
    try world.push("version: 1\nfailOn: warning\n", file: ".parity.yml")
    try world.push(Self.swift16)
    var environment = try world.environment()
    environment["no_proxy"] = "127.0.0.1"
    environment["NO_PROXY"] = "127.0.0.1"
    let arguments = ["ci", "--swift", "app-ios", "--kotlin", "app-android", "--inline"]
    let run = try Tool.run(arguments, in: world.folder, environment: environment)
    #expect(run.status == 1, "the configuration in the repository counts: \(run.errors)")
    #expect(run.output.contains(",file=Sources/Counter.swift,line=2"), "\(run.output)")
    #expect(world.host.comments.first?.body.hasPrefix("<!-- parity:v1:swift:.parity.yml -->\n") == true)
    #expect(world.host.change { $0.notes.map(\.path) } == ["Sources/Counter.swift"])
    #expect(world.host.complaints == [])
  }

  @Test func aPullRequestIsNamedAsCompanion() throws {
    let world = try PullRequestWorld(.gitHub)
    defer { world.end() }
    try world.push(Self.swift16)
    // The event is one file: each run writes what its pull request says.
    let wish = "More.\n\nParity-With: acme/app-android#3\r\n"
    let unknown = try run(["ci"] + Self.sides, in: world, world.environment(description: wish))
    #expect(unknown.errors.contains("git -C ../app-android fetch origin pull/3/head:refs/remotes/origin/pr/3"))
    let trouble =
      "The named companion was not looked at: the pull request names `acme/app-android#3`, which is not in the clone"
    #expect(world.host.words?.contains(trouble) == true, "\(world.host.words ?? "")")
    let misread = try run(
      ["ci"] + Self.sides, in: world, world.environment(description: "- Parity-With: the other one"))
    #expect(misread.errors.contains("warning: `Parity-With: the` in the description names no pull request"))
    try world.pushTwin(PullRequestWorld.kotlin.replacing("12", with: "16"), branch: "another-name")
    try world.android.git("update-ref", "refs/remotes/origin/pr/3", "another-name")
    let found = try run(["ci"] + Self.sides, in: world, world.environment(description: wish))
    #expect(found.errors.contains("companion acme/app-android#3 (named by `Parity-With`)"))
    #expect(world.host.words?.contains("[`acme/app-android#3`](https://github.com/acme/app-android/pull/3)") == true)
    #expect(world.host.words?.hasPrefix("### parity: nothing to do but to merge both changes") == true)
    #expect(world.host.complaints == [])
  }
}
