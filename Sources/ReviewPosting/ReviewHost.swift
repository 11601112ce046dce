/// A place where reviews are posted: pull requests, or merge requests, of one repository.
package protocol ReviewHost: Sendable {
  /// What stands before a pull request's number: `#`, or GitLab's `!`.
  var sign: String { get }

  func pullRequest(_ number: Int) throws(PostingFailure) -> PullRequestState

  /// The open pull request whose newest commit this is.
  ///
  /// - Parameter branch: `owner:branch`, where the commit lies.
  func pullRequest(withHead commit: String, branch: String?) throws(PostingFailure) -> PullRequestState?

  /// Keeps the one comment of ours on a pull request true.
  func keepComment(
    on number: Int, words: String?, restored: String, marker: String
  ) throws(PostingFailure) -> CommentOutcome

  /// Keeps the remarks of ours on a pull request's lines true.
  ///
  /// - Returns: how many were written.
  func keepNotes(_ notes: [InlineNote], on number: Int, head: String) throws(PostingFailure) -> Int

  /// Sets the verdict of a commit, unless it is set already.
  ///
  /// - Returns: whether something was written.
  func setStatus(
    of commit: String, name: String, isGreen: Bool, summary: String, link: String?
  ) throws(PostingFailure) -> Bool
}
