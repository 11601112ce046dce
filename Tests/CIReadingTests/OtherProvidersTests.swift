import CIReading
import Testing

/// GitLab's predefined variables, and those that any provider can set.
@Suite struct OtherProvidersTests {
  private static let head = String(repeating: "a", count: 40)
  private static let merge = String(repeating: "c", count: 40)
  private static let base = String(repeating: "b", count: 40)

  private func gitLab(_ source: String, _ more: [String: String] = [:]) -> CIContext {
    let environment = [
      "GITLAB_CI": "true", "CI": "true", "CI_PIPELINE_SOURCE": source, "CI_PROJECT_PATH": "acme/mobile/app-ios",
      "CI_SERVER_URL": "https://git.acme.example", "CI_API_V4_URL": "https://git.acme.example/api/v4",
      "CI_COMMIT_SHA": Self.head, "CI_DEFAULT_BRANCH": "main", "CI_JOB_URL": "https://git.acme.example/jobs/1",
    ]
    return readCI(environment.merging(more) { $1 }) { _ in nil }
  }

  private let mergeRequest = [
    "CI_MERGE_REQUEST_IID": "7", "CI_MERGE_REQUEST_SOURCE_BRANCH_NAME": "feature/x",
    "CI_MERGE_REQUEST_TARGET_BRANCH_NAME": "main", "CI_MERGE_REQUEST_DIFF_BASE_SHA": base,
    "CI_MERGE_REQUEST_PROJECT_ID": "1", "CI_MERGE_REQUEST_SOURCE_PROJECT_ID": "1",
    "CI_COMMIT_BEFORE_SHA": String(repeating: "0", count: 40),
  ]

  @Test func mergeRequestIsComparedWithItsDiffsBase() throws {
    let found = gitLab("merge_request_event", mergeRequest)
    #expect(found.provider == .gitLab && found.trigger == .pullRequest)
    #expect(found.pullRequest?.number == 7 && found.pullRequest?.isFromFork == false)
    #expect(found.head == Self.head)
    #expect(found.interface == "https://git.acme.example/api/v4")
    guard case .changes(let bases) = found.scope else { throw Unexpected() }
    #expect(bases.map(\.kind) == [.commit(Self.base), .parting(from: "origin/main")])
    #expect(found.summary.contains("merge request !7 of acme/mobile/app-ios (feature/x → main)"))
  }

  @Test func mergedResultsAreComparedWithTheirFirstParent() throws {
    let found = gitLab(
      "merge_request_event",
      mergeRequest.merging(["CI_COMMIT_SHA": Self.merge, "CI_MERGE_REQUEST_SOURCE_BRANCH_SHA": Self.head]) { $1 })
    #expect(found.head == Self.head)
    guard case .changes(let bases) = found.scope else { throw Unexpected() }
    #expect(bases.first?.kind == .firstParent(of: Self.merge))
  }

  @Test func forksAreSeen() {
    let found = gitLab(
      "merge_request_event", mergeRequest.merging(["CI_MERGE_REQUEST_SOURCE_PROJECT_ID": "2"]) { $1 })
    #expect(found.pullRequest?.isFromFork == true)
  }

  @Test func pushesAndSchedules() throws {
    guard
      case .changes(let bases) = gitLab("push", ["CI_COMMIT_BEFORE_SHA": Self.base, "CI_COMMIT_BRANCH": "main"]).scope
    else { throw Unexpected() }
    #expect(bases.map(\.kind) == [.commit(Self.base)])
    guard case .everything = gitLab("schedule").scope else { throw Unexpected() }
    guard case .unknown = gitLab("external_pull_request_event").scope else { throw Unexpected() }
  }

  @Test func withoutANumberThereIsNothingToCommentOn() {
    #expect(gitLab("merge_request_event").pullRequest == nil)
    #expect(gitLab("merge_request_event").summary.contains(", a merge request without number of acme/mobile/app-ios"))
    #expect(gitLab("merge_request_event").remarks == ["CI_MERGE_REQUEST_IID is not set"])
  }

  @Test(arguments: ["12", "https://github.com/acme/app-ios/pull/12"])
  func genericVariablesNameAPullRequest(number: String) throws {
    let found = readCI([
      "CI": "true", "CI_PULL_REQUEST": number, "CI_REPO_OWNER": "acme", "CI_REPO_NAME": "app-ios",
      "CI_COMMIT": Self.head, "CI_BRANCH": "feature/x", "CI_BASE_BRANCH": "main",
    ]) { _ in nil }
    #expect(found.provider == .generic && found.evidence == "CI_PULL_REQUEST")
    #expect(found.pullRequest?.number == 12 && found.repository == "acme/app-ios" && found.head == Self.head)
    guard case .changes(let bases) = found.scope else { throw Unexpected() }
    #expect(bases.map(\.kind) == [.parting(from: "origin/main"), .parting(from: "main")])
  }

  /// Nothing says that it was a push.
  @Test func whatIsNotToldIsNotGuessed() {
    let found = readCI(["CI": "true", "CIRCLECI": "true"]) { _ in nil }
    #expect(found.service == .circle && found.evidence == "CIRCLECI" && found.trigger == .other)
    #expect(found.summary == "continuous integration (CIRCLECI is set), no event")
  }

  @Test func aNamedBaseIsTakenEverywhere() throws {
    for environment in [["PARITY_BASE": "v1"], ["PARITY_BASE": "v1", "GITLAB_CI": "1", "CI_PIPELINE_SOURCE": "web"]] {
      guard case .changes(let bases) = readCI(environment, read: { _ in nil }).scope else { throw Unexpected() }
      #expect(bases.map(\.kind) == [.parting(from: "v1")])
      #expect(bases[0].reason == "there HEAD and v1 parted, which PARITY_BASE names")
    }
    guard case .changes(let bases) = readCI(["PARITY_BASE": "0d9bb4f"], read: { _ in nil }).scope else {
      throw Unexpected()
    }
    #expect(bases.map(\.kind) == [.commit("0d9bb4f")])
  }

  @Test(arguments: [[:], ["CI": ""], ["CI": "false", "GITHUB_ACTIONS": ""]])
  func atHomeThereIsNone(environment: [String: String]) throws {
    let found = readCI(environment) { _ in nil }
    #expect(found.provider == .none && found.pullRequest == nil)
    guard case .unknown = found.scope else { throw Unexpected() }
    #expect(found.summary == "no continuous integration found")
  }

  @Test func noSecretIsKept() {
    let found = readCI([
      "GITHUB_ACTIONS": "true", "GITHUB_TOKEN": "ghs_secret", "PARITY_TOKEN": "ghp_secret", "GITHUB_EVENT_NAME": "push",
    ]) { _ in nil }
    var dumped = ""
    dump(found, to: &dumped)
    #expect(!dumped.contains("secret"))
  }
}
