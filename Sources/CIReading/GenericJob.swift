/// Reads the variables that review tools agree on where the provider is none that we know, on GitHub's terms:
/// `CI_PULL_REQUEST` (a number or an address), `CI_REPO_OWNER`, `CI_REPO_NAME`, `CI_COMMIT`, `CI_BRANCH` and
/// `CI_BASE_BRANCH`; `PARITY_API_URL` and `PARITY_SERVER_URL` where the code does not lie on github.com.
func readGeneric(_ variables: Variables) -> CIContext {
  let service = CIService.allCases.first { variables.isSet($0.rawValue) }
  let names =
    ["CI_PULL_REQUEST", "CI_COMMIT", "CI_BRANCH", "CI_BASE_BRANCH"] + (service.map { [$0.rawValue] } ?? []) + ["CI"]
  let evidence = names.first(where: variables.isSet)
  let number = variables["CI_PULL_REQUEST"].flatMap { $0.split(separator: "/").last }.flatMap { Int($0) }
  var context = CIContext(
    evidence == nil ? .none : .generic, evidence: evidence, number == nil ? .other : .pullRequest, event: "",
    scope: .unknown("no variable names what a change is to be compared with"))
  context.service = service
  if let owner = variables["CI_REPO_OWNER"], let name = variables["CI_REPO_NAME"] {
    context.repository = "\(owner)/\(name)"
    context.server = variables.address("PARITY_SERVER_URL") ?? "https://github.com"
    context.interface = variables.address("PARITY_API_URL") ?? "https://api.github.com"
  }
  context.branch = variables["CI_BRANCH"]
  context.head = variables.commit("CI_COMMIT")
  if let number {
    context.pullRequest = CIContext.PullRequest(
      number: number, headBranch: variables["CI_BRANCH"], baseBranch: variables["CI_BASE_BRANCH"])
  }
  if let branch = variables["CI_BASE_BRANCH"] {
    let names = ["origin/\(branch)", branch]
    context.scope = .changes(names.map { BaseCandidate(.parting(from: $0), "there HEAD and \($0) parted") })
  }
  return context
}

/// A service that is known by a variable of its own, and by which names it tells what `readGeneric` reads.
package enum CIService: String, Sendable, Hashable, CaseIterable {
  case bitrise = "BITRISE_IO"
  case circle = "CIRCLECI"
  case azure = "TF_BUILD"
  case jenkins = "JENKINS_URL"

  /// For a shell: the values of `CI_PULL_REQUEST`, `CI_REPO_OWNER`, `CI_REPO_NAME`, `CI_COMMIT`, `CI_BRANCH` and
  /// `CI_BASE_BRANCH`, in this order.
  package var values: [String] {
    switch self {
    case .bitrise:
      [
        "$BITRISE_PULL_REQUEST", "$BITRISEIO_GIT_REPOSITORY_OWNER", "$BITRISEIO_GIT_REPOSITORY_SLUG",
        "$BITRISE_GIT_COMMIT", "$BITRISE_GIT_BRANCH", "$BITRISEIO_GIT_BRANCH_DEST",
      ]
    case .circle:
      // It does not tell what a pull request goes into.
      [
        "$CIRCLE_PULL_REQUEST", "$CIRCLE_PROJECT_USERNAME", "$CIRCLE_PROJECT_REPONAME", "$CIRCLE_SHA1",
        "$CIRCLE_BRANCH",
        "main",
      ]
    case .azure:
      [
        "$SYSTEM_PULLREQUEST_PULLREQUESTNUMBER", "${BUILD_REPOSITORY_NAME%/*}", "${BUILD_REPOSITORY_NAME#*/}",
        "$SYSTEM_PULLREQUEST_SOURCECOMMITID", "$SYSTEM_PULLREQUEST_SOURCEBRANCH",
        "$SYSTEM_PULLREQUEST_TARGETBRANCHNAME",
      ]
    case .jenkins: ["$CHANGE_ID", "OWNER", "NAME", "$GIT_COMMIT", "$CHANGE_BRANCH", "$CHANGE_TARGET"]
    }
  }
}
