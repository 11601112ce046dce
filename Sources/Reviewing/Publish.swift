internal import CIReading
package import FindingModel
internal import ReviewPosting
package import SourceModel

/// Posts a saved report in the pull request that the host says it belongs to.
///
/// The commit comes from the job's own environment, the pull request's number from there or from the host. What the
/// report says about either is only compared.
///
/// - Parameters:
///   - configuration: the configuration's path from the repository's root, as the job that wrote the report had it.
///   - isGreen: whether a report lets a run succeed.
/// - Throws: when the report is about another commit, or there is no pull request to post it to.
package func publish(
  _ saved: SavedReport, to target: ReviewTarget, configuration: String, isGreen: (Report) -> Bool
) throws(Problem) -> PostingOutcome {
  var target = target
  let context = target.context
  guard let head = context.head else {
    throw Problem(
      .error, message: "the job's environment names no commit, so the report cannot be checked",
      hint: "Run this in a workflow that `workflow_run` starts.")
  }
  guard saved.head == head else {
    throw Problem(
      .error,
      message: "the report is about another commit (\(saved.head.map { String($0.prefix(9)) } ?? "none")) than "
        + "this job (\(head.prefix(9)))")
  }
  guard let host = host(target) else {
    throw Problem(.error, message: "the job's environment does not name the repository")
  }
  let state: PullRequestState?
  do throws(PostingFailure) {
    if let number = context.pullRequest?.number {
      state = try host.pullRequest(number)
    } else {
      let owner = context.headRepository?.split(separator: "/").first
      let branch = owner.flatMap { owner in context.branch.map { "\(owner):\($0)" } }
      state = try host.pullRequest(withHead: head, branch: branch)
    }
  } catch {
    var outcome = PostingOutcome()
    outcome.fail("nothing is posted: \(error.message)", hint: error.hint)
    return outcome
  }
  guard let state, state.isOpen else {
    throw Problem(.error, message: "no open pull request has \(head.prefix(9)) as its newest commit")
  }
  var report = saved.report
  report.scope.swift.address = address(.swift, saved, target, state)
  report.scope.kotlin.address = address(.kotlin, saved, target, state)
  target.context.pullRequest = context.pullRequest ?? .init(number: state.number)
  return post(
    Review(report, configuration: configuration, here: saved.here, head: head, isGreen: isGreen(report)), to: target)
}

/// Built from what the host says, and from paths of the report, which are escaped.
private func address(
  _ side: Side, _ saved: SavedReport, _ target: ReviewTarget, _ state: PullRequestState
) -> WebAddress? {
  let context = target.context
  guard saved.here.contains(side), let folder = saved.report.scope.side(side).pathInWorkspace, let head = context.head,
    let server = context.server, let repository = state.headRepository ?? context.repository
  else { return nil }
  return WebAddress(
    repository: "\(server)/\(repository)", infix: context.provider == .gitLab ? "/-" : "", commit: head,
    folder: folder, moved: saved.moved[side])
}
