/// Reads the variables that review tools agree on where the provider is none that we know, on GitHub's terms:
/// `CI_PULL_REQUEST` (a number or an address), `CI_REPO_OWNER`, `CI_REPO_NAME`, `CI_COMMIT`, `CI_BRANCH` and
/// `CI_BASE_BRANCH`; `PARITY_API_URL` and `PARITY_SERVER_URL` where the code does not lie on github.com.
func readGeneric(_ variables: Variables) -> CIContext {
  let names = ["CI_PULL_REQUEST", "CI_COMMIT", "CI_BRANCH", "CI_BASE_BRANCH", "CI"]
  let evidence = names.first(where: variables.isSet)
  let number = variables["CI_PULL_REQUEST"].flatMap { $0.split(separator: "/").last }.flatMap { Int($0) }
  var context = CIContext(
    evidence == nil ? .none : .generic, evidence: evidence, number == nil ? .push : .pullRequest, event: "",
    scope: .unknown("no variable names what a change is to be compared with"))
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
