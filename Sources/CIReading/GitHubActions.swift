internal import Foundation

/// What the event of a workflow says; everything may be missing, because each kind of event has its own fields.
private struct Event: Decodable {
  struct Repository: Decodable {
    var full_name: String?
    var default_branch: String?
  }

  struct Tip: Decodable {
    var ref: String?
    var sha: String?
    var repo: Repository?
  }

  struct PullRequest: Decodable {
    var number: Int
    var body: String?
    var head: Tip
    var base: Tip
  }

  struct MergeGroup: Decodable {
    var head_sha: String?
    var base_sha: String?
    var base_ref: String?
  }

  struct WorkflowRun: Decodable {
    var head_sha: String?
    var head_branch: String?
    var head_repository: Repository?
    var conclusion: String?
  }

  var pull_request: PullRequest?
  var merge_group: MergeGroup?
  var workflow_run: WorkflowRun?
  var repository: Repository?
  var before: String?
  var deleted: Bool?
}

func readGitHubActions(_ variables: Variables, _ read: (String) -> [UInt8]?) -> CIContext {
  let name = variables["GITHUB_EVENT_NAME"] ?? ""
  var context = CIContext(
    .gitHub, evidence: "GITHUB_ACTIONS", trigger(name), event: name,
    scope: .unknown("the event `\(name)` names no change"))
  context.repository = variables["GITHUB_REPOSITORY"]
  context.server = variables.address("GITHUB_SERVER_URL") ?? "https://github.com"
  context.interface = variables.address("GITHUB_API_URL") ?? "https://api.github.com"
  context.branch = variables["GITHUB_HEAD_REF"] ?? variables["GITHUB_REF_NAME"]
  context.head = variables.commit("GITHUB_SHA")
  context.summaryFile = variables["GITHUB_STEP_SUMMARY"]
  if let server = context.server, let repository = context.repository, let run = variables["GITHUB_RUN_ID"] {
    context.log = "\(server)/\(repository)/actions/runs/\(run)"
  }
  let event = event(variables["GITHUB_EVENT_PATH"], read, &context)
  switch context.trigger {
  case .pullRequest: aboutPullRequest(event, name, variables, &context)
  case .mergeQueue: aboutMergeQueue(event, &context)
  case .push: aboutPush(event, &context)
  case .schedule: context.scope = .everything("a schedule asks for everything")
  case .manual: context.scope = .everything("a run started by hand asks for everything")
  case .afterWorkflow:
    context.head = realCommit(event.workflow_run?.head_sha)
    context.branch = event.workflow_run?.head_branch
    context.headRepository = event.workflow_run?.head_repository?.full_name
    context.predecessorSucceeded = event.workflow_run?.conclusion.map { $0 == "success" }
    context.scope = .unknown("this job runs after another, on the default branch; it is the place of `parity publish`")
  case .other: break
  }
  return context
}

private func trigger(_ event: String) -> CIContext.Trigger {
  switch event {
  case "pull_request", "pull_request_target": .pullRequest
  case "merge_group": .mergeQueue
  case "push": .push
  case "schedule": .schedule
  case "workflow_dispatch", "repository_dispatch": .manual
  case "workflow_run": .afterWorkflow
  default: .other
  }
}

private func event(_ path: String?, _ read: (String) -> [UInt8]?, _ context: inout CIContext) -> Event {
  guard let path else {
    context.remarks.append("GITHUB_EVENT_PATH is not set")
    return Event()
  }
  guard let bytes = read(path) else {
    context.remarks.append("the event's file, which GITHUB_EVENT_PATH names, cannot be read")
    return Event()
  }
  do { return try JSONDecoder().decode(Event.self, from: Data(bytes)) } catch {
    context.remarks.append("the event's file, which GITHUB_EVENT_PATH names, is not what GitHub writes")
    return Event()
  }
}

private func aboutPullRequest(_ event: Event, _ name: String, _ variables: Variables, _ context: inout CIContext) {
  let merge = context.head
  let request = event.pull_request
  // `refs/pull/12/merge`
  let inReference = variables["GITHUB_REF"].flatMap { text -> Int? in
    let parts = text.split(separator: "/")
    return parts.count == 4 && parts[1] == "pull" ? Int(parts[2]) : nil
  }
  if let number = request?.number ?? inReference {
    context.pullRequest = CIContext.PullRequest(
      number: number, headBranch: request?.head.ref ?? variables["GITHUB_HEAD_REF"],
      baseBranch: request?.base.ref ?? variables["GITHUB_BASE_REF"],
      // A fork that was deleted since is no repository at all.
      isFromFork: request.map { $0.head.repo?.full_name != ($0.base.repo?.full_name ?? context.repository) } ?? false,
      description: request?.body ?? "")
  }
  context.head = realCommit(request?.head.sha) ?? (name == "pull_request" ? nil : context.head)
  var bases: [BaseCandidate] = []
  if name == "pull_request" {
    bases.append(
      BaseCandidate(.firstParent(of: merge), "HEAD is the merge that GitHub made for the check, this its first parent"))
  }
  if let base = realCommit(request?.base.sha) {
    bases.append(BaseCandidate(.parting(from: base), "there HEAD and the pull request's base parted"))
  }
  if let branch = context.pullRequest?.baseBranch {
    bases.append(BaseCandidate(.parting(from: "origin/\(branch)"), "there HEAD and origin/\(branch) parted"))
  }
  context.scope = .changes(bases)
}

private func aboutMergeQueue(_ event: Event, _ context: inout CIContext) {
  context.head = realCommit(event.merge_group?.head_sha) ?? context.head
  guard let base = realCommit(event.merge_group?.base_sha) else {
    context.scope = .changes([BaseCandidate(.firstParent(of: nil), "it is the first parent of the queue's merge")])
    return
  }
  context.scope = .changes([BaseCandidate(.commit(base), "the merge queue builds on it")])
}

private func aboutPush(_ event: Event, _ context: inout CIContext) {
  if event.deleted == true {
    context.scope = .unknown("the push deleted the branch")
    return
  }
  var bases: [BaseCandidate] = []
  if let before = realCommit(event.before) {
    bases.append(BaseCandidate(.commit(before), "the branch stood there before the push"))
  }
  guard let main = event.repository?.default_branch, main != context.branch else {
    context.scope = bases.isEmpty ? .everything("the branch is new and nothing came before it") : .changes(bases)
    return
  }
  bases.append(BaseCandidate(.parting(from: "origin/\(main)"), "there HEAD and origin/\(main) parted"))
  context.scope = .changes(bases)
}
