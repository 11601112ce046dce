/// A pull request or merge request as its host knows it now.
package struct PullRequestState: Sendable, Hashable {
  package var number: Int
  /// The full id of its newest commit.
  package var head: String
  package var isOpen: Bool
  /// Where that commit lies, as `owner/name`; `nil` when the host does not say.
  package var headRepository: String?
}
