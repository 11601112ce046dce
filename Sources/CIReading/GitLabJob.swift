func readGitLab(_ variables: Variables) -> CIContext {
  let source = variables["CI_PIPELINE_SOURCE"] ?? ""
  var context = CIContext(
    .gitLab, evidence: "GITLAB_CI", trigger(source), event: source,
    scope: .unknown("a pipeline of source `\(source)` names no change"))
  context.repository = variables["CI_PROJECT_PATH"]
  context.server = variables.address("CI_SERVER_URL") ?? "https://gitlab.com"
  context.interface = variables.address("CI_API_V4_URL") ?? context.server.map { "\($0)/api/v4" }
  context.branch = variables["CI_COMMIT_BRANCH"] ?? variables["CI_COMMIT_REF_NAME"]
  context.head = variables.commit("CI_COMMIT_SHA")
  context.log = variables["CI_JOB_URL"]
  switch context.trigger {
  case .pullRequest, .mergeQueue: aboutMergeRequest(variables, &context)
  case .push: aboutPush(variables, &context)
  case .schedule: context.scope = .everything("a schedule asks for everything")
  case .manual: context.scope = .everything("a run started by hand asks for everything")
  case .afterWorkflow, .other: break
  }
  if variables["CI_MERGE_REQUEST_IID"] == nil, context.trigger == .pullRequest {
    context.remarks.append("CI_MERGE_REQUEST_IID is not set")
  }
  return context
}

private func trigger(_ source: String) -> CIContext.Trigger {
  switch source {
  case "merge_request_event": .pullRequest
  case "push": .push
  case "schedule": .schedule
  case "web", "api", "trigger", "pipeline", "webide", "chat", "parent_pipeline": .manual
  default: .other
  }
}

private func aboutMergeRequest(_ variables: Variables, _ context: inout CIContext) {
  if let number = variables["CI_MERGE_REQUEST_IID"].flatMap(Int.init) {
    let own = variables["CI_MERGE_REQUEST_PROJECT_ID"] ?? variables["CI_PROJECT_ID"]
    let source = variables["CI_MERGE_REQUEST_SOURCE_PROJECT_ID"] ?? own
    context.pullRequest = CIContext.PullRequest(
      number: number, headBranch: variables["CI_MERGE_REQUEST_SOURCE_BRANCH_NAME"],
      baseBranch: variables["CI_MERGE_REQUEST_TARGET_BRANCH_NAME"], isFromFork: source != own,
      description: variables["CI_MERGE_REQUEST_DESCRIPTION"] ?? "")
  }
  var bases: [BaseCandidate] = []
  // Pipelines for merged results check a merge; then this is the newest commit of the branch itself.
  if let source = variables.commit("CI_MERGE_REQUEST_SOURCE_BRANCH_SHA") {
    let merge = context.head
    context.head = source
    bases.append(
      BaseCandidate(.firstParent(of: merge), "HEAD is the merge that GitLab made for the check, this its first parent"))
  }
  if let base = variables.commit("CI_MERGE_REQUEST_DIFF_BASE_SHA") {
    bases.append(BaseCandidate(.commit(base), "GitLab says that the merge request was built on it"))
  }
  if let branch = context.pullRequest?.baseBranch {
    bases.append(BaseCandidate(.parting(from: "origin/\(branch)"), "there HEAD and origin/\(branch) parted"))
  }
  context.scope = .changes(bases)
}

private func aboutPush(_ variables: Variables, _ context: inout CIContext) {
  var bases: [BaseCandidate] = []
  if let before = variables.commit("CI_COMMIT_BEFORE_SHA") {
    bases.append(BaseCandidate(.commit(before), "the branch stood there before the push"))
  }
  if let main = variables["CI_DEFAULT_BRANCH"], main != context.branch {
    bases.append(BaseCandidate(.parting(from: "origin/\(main)"), "there HEAD and origin/\(main) parted"))
  }
  context.scope = bases.isEmpty ? .everything("the branch is new and nothing came before it") : .changes(bases)
}
