import CIReading
import FindingModel
import Foundation
import ParityKit
import ReviewPosting
import Reviewing
import SourceModel
import Testing

/// Two repositories of a team, a code host, and the job that runs on each push to a pull request of the Swift one.
struct PullRequestWorld {
  enum Provider: String, CaseIterable { case gitHub, gitLab }

  let provider: Provider
  let folder: Folder
  let host: CodeHost

  var ios: Folder { Folder(at: folder.path + "/app-ios") }
  var android: Folder { Folder(at: folder.path + "/app-android") }

  /// Read once: it takes longer than everything else.
  private static let setup = try? Setup.prepare(.none)

  static let swift = "final class Counter {\n  func isFull(count: Int) -> Bool { count >= 12 }\n}\n"
  static let kotlin = "class Counter {\n  fun isFull(count: Int): Boolean = count >= 12\n}\n"

  /// Main branches that agree, and the pull request's branch `feature/more`, without commits yet. The Swift one's main
  /// branch goes on as soon as that is made: a license stands above its type from then on, and lines of a merge are
  /// others than lines of the branch.
  init(_ provider: Provider) throws {
    self.provider = provider
    folder = try Folder()
    host = try provider == .gitHub ? GitHubHost.start() : GitLabHost.start()
    for (side, file, text) in [(ios, "Sources/Counter.swift", Self.swift), (android, "src/Counter.kt", Self.kotlin)] {
      try side.write(file, text)
      try side.git("init", "-q", "-b", "main")
      try side.git("add", "-A")
      try side.git("commit", "-q", "-m", "Start")
    }
    let twin = provider == .gitHub ? "github.com/acme/app-android" : "job:pass@gitlab.com/acme/mobile/app-android.git"
    try android.git("remote", "add", "origin", "https://" + twin)
    let name = provider == .gitHub ? "github.com:acme/app-ios.git" : "gitlab.com:acme/mobile/app-ios.git"
    try ios.git("remote", "add", "origin", "git@" + name)
    try ios.git("branch", "feature/more")
    try ios.write("Sources/Counter.swift", String(repeating: "// A license.\n", count: 20) + Self.swift)
    try ios.git("commit", "-q", "-a", "-m", "License")
    try ios.git("checkout", "-q", "feature/more")
    try touch(lines: 1...9)
  }

  func end() {
    host.stop()
    folder.remove()
  }

  /// Says which lines of the Swift file the pull request adds, as the host shows it.
  func touch(lines: ClosedRange<Int>) throws {
    let patch = "@@ -1,3 +\(lines.lowerBound),\(lines.count) @@\n" + lines.map { "+line \($0)" }.joined(separator: "\n")
    // More files than fit on one page come first.
    let others = (1...4).map { (path: "Sources/Other\($0).swift", patch: "@@ -1 +1 @@\n+x") }
    host.change { $0.files = others + [(path: "Sources/Counter.swift", patch: patch)] }
  }

  /// Commits a text to the pull request's branch, and pushes.
  func push(_ text: String, file: String = "Sources/Counter.swift") throws {
    try ios.git("checkout", "-q", "feature/more")
    try ios.write(file, text)
    try ios.git("add", "-A")
    try ios.git("commit", "-q", "--allow-empty", "-m", "Change")
    let head = try ios.commit("HEAD")
    host.change { $0.head = head }
  }

  /// Commits a text to a branch of the Kotlin repository, which is made where it is missing; main stays checked out.
  func pushTwin(_ text: String, branch: String) throws {
    try android.git("checkout", "-q", "-B", branch)
    try android.write("src/Counter.kt", text)
    try android.git("add", "-A")
    try android.git("commit", "-q", "-m", "Port")
    if branch != "main" { try android.git("checkout", "-q", "main") }
  }

  /// What the provider tells its jobs.
  func environment(description: String = "", isFork: Bool = false) throws -> [String: String] {
    let (head, base) = (try ios.commit("feature/more"), try ios.commit("main"))
    // Both check a merge of their own making out, GitLab in pipelines for merged results.
    try ios.git("checkout", "-q", "--detach", "main")
    try ios.git("merge", "-q", "--no-ff", "-m", "Merge", "feature/more")
    let merge = try ios.commit("HEAD")
    switch provider {
    case .gitHub:
      let repository = isFork ? "stranger/app-ios" : "acme/app-ios"
      let event: [String: Any] = [
        "pull_request": [
          "number": 12, "body": description,
          "head": ["ref": "feature/more", "sha": head, "repo": ["full_name": repository]],
          "base": ["ref": "main", "sha": base, "repo": ["full_name": "acme/app-ios"]],
        ]
      ]
      let json = try JSONSerialization.data(withJSONObject: event)
      try folder.write("event.json", bytes: Array(json))
      return [
        "GITHUB_ACTIONS": "true", "CI": "true", "GITHUB_EVENT_NAME": "pull_request",
        "GITHUB_EVENT_PATH": folder.path + "/event.json", "GITHUB_REPOSITORY": "acme/app-ios",
        "GITHUB_SHA": merge, "GITHUB_SERVER_URL": "https://github.com",
        "GITHUB_API_URL": GitHubHost.interface(of: host), "GITHUB_STEP_SUMMARY": folder.path + "/summary.md",
        "GITHUB_TOKEN": CodeHost.token,
      ]
    case .gitLab:
      return [
        "GITLAB_CI": "true", "CI": "true", "CI_PIPELINE_SOURCE": "merge_request_event", "CI_MERGE_REQUEST_IID": "7",
        "CI_PROJECT_PATH": "acme/mobile/app-ios", "CI_SERVER_URL": "https://gitlab.com", "CI_COMMIT_SHA": merge,
        "CI_MERGE_REQUEST_SOURCE_BRANCH_SHA": head,
        "CI_API_V4_URL": GitLabHost.interface(of: host), "CI_MERGE_REQUEST_DIFF_BASE_SHA": try parting(),
        "CI_MERGE_REQUEST_SOURCE_BRANCH_NAME": "feature/more", "CI_MERGE_REQUEST_TARGET_BRANCH_NAME": "main",
        "CI_MERGE_REQUEST_DESCRIPTION": description, "CI_MERGE_REQUEST_PROJECT_ID": "1",
        "CI_MERGE_REQUEST_SOURCE_PROJECT_ID": isFork ? "2" : "1", "GITLAB_TOKEN": CodeHost.token,
      ]
    }
  }

  /// The commit at which the branch left main.
  private func parting() throws -> String {
    try Tool.command("/usr/bin/env", ["git", "merge-base", "main", "feature/more"], in: ios).output
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Runs the job as `parity ci` does, without the time that a program takes to start and to wait.
  @discardableResult func run(
    description: String = "", wantsNotes: Bool = false, change: (inout Report) -> Void = { _ in }
  ) throws -> (report: Report, outcome: PostingOutcome) {
    let (report, review, target) = try prepare(description: description, wantsNotes: wantsNotes, change: change)
    return (report, post(review, to: target))
  }

  /// Everything but the posting.
  func prepare(
    description: String = "", wantsNotes: Bool = false, change: (inout Report) -> Void = { _ in }
  ) throws -> (report: Report, review: Review, target: ReviewTarget) {
    let setup = try #require(Self.setup)
    let variables = try environment(description: description)
    let context = readCI(variables) { FileManager.default.contents(atPath: $0).map(Array.init) }
    let plan = CIPlan(
      AnalysisRequest(swift: SideRequest(root: ios.path), kotlin: SideRequest(root: android.path), today: "2026-11-21"),
      context)
    var report = check(plan, setup)
    change(&report)
    let review = Review(
      report, configuration: ".parity.yml", here: plan.here, head: context.head,
      isGreen: report.isComplete && report.count(of: .warning) == 0)
    let token = try #require(Token(CodeHost.token))
    let real = Network.real()
    let network = Network(send: real.send, wait: { _ in }, chance: { 0 })
    return (report, review, ReviewTarget(context, token: token, network: network, wantsNotes: wantsNotes))
  }
}

extension Folder {
  init(at path: String) { self.path = path }

  /// The full id of a commit.
  func commit(_ revision: String) throws -> String {
    try Tool.command("/usr/bin/env", ["git", "rev-parse", revision], in: self).output
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
