package import CIReading
internal import Foundation
package import ReviewPosting
package import SourceModel

/// Where a review is posted.
package struct ReviewTarget: Sendable {
  package var context: CIContext
  package var token: Token
  package var network: Network
  /// Whether findings are told at their lines, too.
  package var wantsNotes: Bool

  package init(_ context: CIContext, token: Token, network: Network, wantsNotes: Bool = false) {
    self.context = context
    self.token = token
    self.network = network
    self.wantsNotes = wantsNotes
  }
}

/// What became of a review.
package struct PostingOutcome: Sendable {
  /// What was done, one line each.
  package var lines: [String] = []
  /// What was not, as warnings.
  package var problems: [Problem] = []
  /// Whether what had to be posted was not.
  package var isFailed = false
  /// Whether the token has no right to write, as in jobs of pull requests from forks.
  package var isForbidden = false
}

/// Posts the comment, the notes and the verdict; what fails keeps nothing else from being posted.
package func post(_ review: Review, to target: ReviewTarget) -> PostingOutcome {
  var outcome = PostingOutcome()
  guard let host = host(target) else {
    outcome.fail("nothing is posted: the job's environment does not name the repository", hint: nil)
    return outcome
  }
  var isSaid = false
  if let pull = target.context.pullRequest { isSaid = comment(review, on: pull, host, target, &outcome) }
  guard let head = target.context.head, !outcome.isForbidden else { return outcome }
  do throws(PostingFailure) {
    // On GitLab jobs and verdicts share their names, and a job may well be called `parity`.
    let isNew = try host.setStatus(
      of: head, name: target.context.provider == .gitLab ? "\(review.statusName) verdict" : review.statusName,
      isGreen: review.isGreen, summary: review.summary, link: target.context.log)
    outcome.lines.append(
      "verdict of \(head.prefix(9)): \(review.isGreen ? "success" : "failure")\(isNew ? "" : ", as before")")
  } catch {
    // The job's own result carries the verdict, too.
    let hint =
      error.kind == .forbidden
      ? "Allow it by `permissions: statuses: write`; the job's own result tells the verdict all the same." : error.hint
    outcome.problems.append(Problem(.warning, message: "the commit's verdict is not set: \(error.message)", hint: hint))
    if error.kind != .forbidden { outcome.isFailed = true }
    // A token that has written nothing yet may not be able to: then a second stage has to.
    if error.kind == .forbidden, target.context.pullRequest != nil, !isSaid { outcome.isForbidden = true }
  }
  return outcome
}

/// - Returns: whether something was written, which shows that the token may.
private func comment(
  _ review: Review, on pull: CIContext.PullRequest, _ host: any ReviewHost, _ target: ReviewTarget,
  _ outcome: inout PostingOutcome
) -> Bool {
  var isWritten = false
  do throws(PostingFailure) {
    // A run that was overtaken by a newer push must not take the newer run's words back.
    let now = try host.pullRequest(pull.number)
    if let head = target.context.head, !now.head.isEmpty, now.head != head {
      outcome.lines.append(
        "no comment: the pull request has moved on from \(head.prefix(9)) to \(now.head.prefix(9)), whose own run tells"
      )
      return false
    }
    let done = try host.keepComment(
      on: pull.number, words: review.words, restored: review.restored, marker: review.marker)
    outcome.lines.append("comment on \(host.sign)\(pull.number): \(done.rawValue)")
    isWritten = done == .created || done == .updated
    if target.wantsNotes {
      let written = try host.keepNotes(review.notes, on: pull.number, head: target.context.head ?? now.head)
      let lost = review.notesWithoutLine
      let rest = lost == 0 ? "" : ", \(lost) about lines that stand in the merge only"
      outcome.lines.append("notes on lines: \(written) written\(rest)")
    }
  } catch {
    outcome.isForbidden = error.kind == .forbidden || error.kind == .unknownToken
    let isExpected = error.kind == .forbidden && pull.isFromFork
    outcome.fail(
      isExpected
        ? "nothing is posted: a pull request from a fork has no right to write"
        : "not everything is posted: \(error.message)",
      hint: isExpected ? "Post the saved report in a second stage: `parity publish`." : error.hint)
  }
  return isWritten
}

extension PostingOutcome {
  mutating func fail(_ message: String, hint: String?) {
    problems.append(Problem(.warning, message: message, hint: hint))
    isFailed = true
  }
}

/// GitHub or GitLab, as far as the environment names the repository.
func host(_ target: ReviewTarget) -> (any ReviewHost)? {
  guard let base = target.context.interface.flatMap(URL.init(string:)), let repository = target.context.repository
  else {
    return nil
  }
  if target.context.provider == .gitLab {
    return GitLab(base: base, project: repository, token: target.token, network: target.network)
  }
  guard let place = GitHub.Place(base: base, slug: repository) else { return nil }
  return GitHub(place, token: target.token, network: target.network)
}
