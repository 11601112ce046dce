import CIReading
import Testing

/// Environments as GitHub documents them.
@Suite struct GitHubActionsTests {
  private static let head = String(repeating: "a", count: 40)
  private static let merge = String(repeating: "c", count: 40)
  private static let base = String(repeating: "b", count: 40)

  private func context(_ event: String, _ payload: String, _ more: [String: String] = [:]) -> CIContext {
    let environment = [
      "GITHUB_ACTIONS": "true", "GITHUB_EVENT_NAME": event, "GITHUB_EVENT_PATH": "/event.json", "CI": "true",
      "GITHUB_REPOSITORY": "acme/app-ios", "GITHUB_SHA": Self.merge, "GITHUB_REF_NAME": "main",
      "GITHUB_SERVER_URL": "https://github.com", "GITHUB_API_URL": "https://api.github.com/", "GITHUB_RUN_ID": "77",
      "GITHUB_STEP_SUMMARY": "/summary.md",
    ]
    return readCI(environment.merging(more) { $1 }) { $0 == "/event.json" ? Array(payload.utf8) : nil }
  }

  private func pullRequest(from repository: String = "acme/app-ios") -> String {
    """
    {"action": "synchronize", "number": 12, "pull_request": {"number": 12, "body": "Parity-With: acme/app-android#3",
      "head": {"ref": "feature/x", "sha": "\(Self.head)", "repo": {"full_name": "\(repository)"}},
      "base": {"ref": "main", "sha": "\(Self.base)", "repo": {"full_name": "acme/app-ios"}}},
     "repository": {"full_name": "acme/app-ios", "default_branch": "main"}}
    """
  }

  @Test func pullRequestIsComparedWithTheFirstParentOfItsMerge() throws {
    let found = context("pull_request", pullRequest())
    #expect(found.provider == .gitHub && found.trigger == .pullRequest)
    #expect(found.repository == "acme/app-ios")
    #expect(found.interface == "https://api.github.com", "no slash at the end")
    #expect(found.head == Self.head, "the newest commit of the branch, not the merge")
    #expect(found.log == "https://github.com/acme/app-ios/actions/runs/77")
    #expect(found.summaryFile == "/summary.md")
    let request = try #require(found.pullRequest)
    #expect(request.number == 12 && request.headBranch == "feature/x" && request.baseBranch == "main")
    #expect(!request.isFromFork)
    #expect(request.description == "Parity-With: acme/app-android#3")
    guard case .changes(let bases) = found.scope else { throw Unexpected() }
    #expect(
      bases.map(\.kind) == [.firstParent(of: Self.merge), .parting(from: Self.base), .parting(from: "origin/main")])
    #expect(
      found.summary
        == "GitHub Actions (GITHUB_ACTIONS is set), pull request #12 of acme/app-ios (feature/x → main)")
  }

  @Test(arguments: [("stranger/app-ios", true), ("acme/app-ios", false)])
  func forksAreSeen(repository: String, isFork: Bool) {
    #expect(context("pull_request", pullRequest(from: repository)).pullRequest?.isFromFork == isFork)
  }

  @Test func aPullRequestOfADeletedForkIsFromAFork() {
    let payload = """
      {"pull_request": {"number": 1, "head": {"ref": "x", "sha": "\(Self.head)", "repo": null},
        "base": {"ref": "main", "sha": "\(Self.base)", "repo": {"full_name": "acme/app-ios"}}}}
      """
    #expect(context("pull_request", payload).pullRequest?.isFromFork == true)
  }

  @Test func underTheTargetsRightsHeadIsNoMerge() throws {
    let found = context("pull_request_target", pullRequest())
    guard case .changes(let bases) = found.scope else { throw Unexpected() }
    #expect(bases.map(\.kind) == [.parting(from: Self.base), .parting(from: "origin/main")])
  }

  @Test func withoutItsEventAPullRequestIsStillKnownByItsReference() throws {
    let found = readCI([
      "GITHUB_ACTIONS": "true", "GITHUB_EVENT_NAME": "pull_request", "GITHUB_REF": "refs/pull/12/merge",
      "GITHUB_HEAD_REF": "feature/x", "GITHUB_BASE_REF": "main", "GITHUB_SHA": Self.merge,
    ]) { _ in nil }
    #expect(found.pullRequest?.number == 12)
    #expect(found.head == nil, "the merge is not the commit that a verdict belongs to")
    #expect(found.remarks == ["GITHUB_EVENT_PATH is not set"])
    guard case .changes(let bases) = found.scope else { throw Unexpected() }
    #expect(bases.map(\.kind) == [.firstParent(of: Self.merge), .parting(from: "origin/main")])
  }

  @Test(arguments: ["", "{", "[]", "{\"pull_request\": {\"number\": \"12\"}}"])
  func whatIsNoEventIsSaid(payload: String) {
    #expect(context("pull_request", payload).remarks.count == 1)
  }

  @Test func pushIsComparedWithWhatWasThereBefore() throws {
    let payload = "{\"before\": \"\(Self.base)\", \"repository\": {\"default_branch\": \"main\"}}"
    guard case .changes(let bases) = context("push", payload).scope else { throw Unexpected() }
    #expect(bases.map(\.kind) == [.commit(Self.base)])
    let branch = context("push", payload, ["GITHUB_REF_NAME": "feature/x"])
    guard case .changes(let more) = branch.scope else { throw Unexpected() }
    #expect(more.map(\.kind) == [.commit(Self.base), .parting(from: "origin/main")], "a forced push loses the former")
  }

  @Test func aNewBranchIsComparedWithTheDefaultBranch() throws {
    let zeros = String(repeating: "0", count: 40)
    let payload = "{\"before\": \"\(zeros)\", \"repository\": {\"default_branch\": \"main\"}}"
    guard case .changes(let bases) = context("push", payload, ["GITHUB_REF_NAME": "x"]).scope else {
      throw Unexpected()
    }
    #expect(bases.map(\.kind) == [.parting(from: "origin/main")])
    guard case .everything = context("push", payload).scope else { throw Unexpected() }
  }

  @Test func aDeletedBranchHasNothingToCheck() throws {
    let payload = "{\"before\": \"\(Self.base)\", \"deleted\": true}"
    guard case .unknown = context("push", payload).scope else { throw Unexpected() }
  }

  @Test func theMergeQueueNamesItsBase() throws {
    let payload = "{\"merge_group\": {\"head_sha\": \"\(Self.head)\", \"base_sha\": \"\(Self.base)\"}}"
    let found = context("merge_group", payload)
    #expect(found.pullRequest == nil && found.head == Self.head)
    guard case .changes(let bases) = found.scope else { throw Unexpected() }
    #expect(bases.map(\.kind) == [.commit(Self.base)])
  }

  @Test(arguments: ["schedule", "workflow_dispatch", "repository_dispatch"])
  func whatIsNoChangeLooksAtEverything(event: String) throws {
    guard case .everything = context(event, "{}").scope else { throw Unexpected() }
  }

  @Test func theSecondStageKnowsTheHeadOfTheFirst() throws {
    let found = context("workflow_run", "{\"workflow_run\": {\"head_sha\": \"\(Self.head)\", \"head_branch\": \"x\"}}")
    #expect(found.trigger == .afterWorkflow && found.head == Self.head && found.branch == "x")
    guard case .unknown = found.scope else { throw Unexpected() }
  }

  @Test func anUnknownEventIsNotGuessedAt() throws {
    let found = context("issue_comment", "{}")
    guard case .unknown(let words) = found.scope else { throw Unexpected() }
    #expect(words.contains("issue_comment"))
  }
}

struct Unexpected: Error {}
