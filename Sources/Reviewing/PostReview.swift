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
  if let pull = target.context.pullRequest { comment(review, on: pull, host, target, &outcome) }
  guard let head = target.context.head, !outcome.isForbidden else { return outcome }
  do throws(PostingFailure) {
    let isNew = try host.setStatus(review, head, target.context.log)
    outcome.lines.append("verdict of \(head.prefix(9)): \(review.isGreen ? "success" : "failure")\(isNew ? "" : ", as before")")
  } catch {
    // The job's own result carries the verdict, too.
    let hint = error.kind == .forbidden ? "Allow it by `permissions: statuses: write`; the job's own result tells the verdict all the same." : error.hint
    outcome.problems.append(Problem(.warning, message: "the commit's verdict is not set: \(error.message)", hint: hint))
    if error.kind != .forbidden { outcome.isFailed = true }
  }
  return outcome
}

private func comment(
  _ review: Review, on pull: CIContext.PullRequest, _ host: Host, _ target: ReviewTarget,
  _ outcome: inout PostingOutcome
) {
  do throws(PostingFailure) {
    // A run that was overtaken by a newer push must not take the newer run's words back.
    let now = try host.state(pull.number)
    if let head = target.context.head, !now.head.isEmpty, now.head != head {
      outcome.lines.append(
        "no comment: the pull request has moved on from \(head.prefix(9)) to \(now.head.prefix(9)), whose own run tells")
      return
    }
    let done = try host.keepComment(review, pull.number)
    outcome.lines.append("comment on \(host.sign)\(pull.number): \(done.rawValue)")
    if target.wantsNotes {
      let written = try host.keepNotes(review.notes, pull.number, target.context.head ?? now.head)
      outcome.lines.append("notes on lines: \(written) written")
    }
  } catch {
    outcome.isForbidden = error.kind == .forbidden
    let isExpected = outcome.isForbidden && pull.isFromFork
    outcome.fail(
      isExpected
        ? "nothing is posted: a pull request from a fork has no right to write" : "not everything is posted: \(error.message)",
      hint: isExpected ? "Post the saved report in a second stage: `parity publish`." : error.hint)
  }
}

extension PostingOutcome {
  mutating func fail(_ message: String, hint: String?) {
    problems.append(Problem(.warning, message: message, hint: hint))
    isFailed = true
  }
}

/// GitHub or GitLab, with the one pull request and commit that a review is about.
struct Host {
  var sign: String
  /// The open pull request whose newest commit this is.
  var find: (_ head: String, _ branch: String?) throws(PostingFailure) -> PullRequestState?
  var state: (Int) throws(PostingFailure) -> PullRequestState
  var keepComment: (Review, Int) throws(PostingFailure) -> CommentOutcome
  var keepNotes: ([InlineNote], Int, String) throws(PostingFailure) -> Int
  var setStatus: (Review, String, String?) throws(PostingFailure) -> Bool
}

func host(_ target: ReviewTarget) -> Host? {
  guard let base = target.context.interface.flatMap(URL.init(string:)), let repository = target.context.repository else {
    return nil
  }
  if target.context.provider == .gitLab {
    return Host(GitLab(base: base, project: repository, token: target.token, network: target.network))
  }
  guard let place = GitHub.Place(base: base, slug: repository) else { return nil }
  return Host(GitHub(place, token: target.token, network: target.network))
}

extension Host {
  fileprivate init(_ gitHub: GitHub) {
    sign = "#"
    find = { head, branch throws(PostingFailure) in try gitHub.pullRequest(withHead: head, branch: branch) }
    state = { number throws(PostingFailure) in try gitHub.pullRequest(number) }
    keepComment = { review, number throws(PostingFailure) in
      try gitHub.keepComment(on: number, words: review.words, restored: review.restored, marker: review.marker)
    }
    keepNotes = { notes, number, head throws(PostingFailure) in try gitHub.keepNotes(notes, on: number, head: head) }
    setStatus = { review, head, link throws(PostingFailure) in
      try gitHub.setStatus(
        of: head, name: review.statusName, isGreen: review.isGreen, summary: review.summary, link: link)
    }
  }

  fileprivate init(_ gitLab: GitLab) {
    sign = "!"
    // Its jobs know the number.
    find = { _, _ in nil }
    state = { number throws(PostingFailure) in try gitLab.mergeRequest(number) }
    keepComment = { review, number throws(PostingFailure) in
      try gitLab.keepComment(on: number, words: review.words, restored: review.restored, marker: review.marker)
    }
    keepNotes = { notes, number, _ throws(PostingFailure) in try gitLab.keepNotes(notes, on: number) }
    setStatus = { review, head, link throws(PostingFailure) in
      try gitLab.setStatus(
        of: head, name: review.statusName, isGreen: review.isGreen, summary: review.summary, link: link)
    }
  }
}
