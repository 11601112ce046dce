/// Why nothing could be posted, and what to do about it. It holds no secret.
package struct PostingFailure: Error, Hashable {
  package enum Kind: Sendable, Hashable {
    /// The host does not know the token, or no longer.
    case unknownToken
    /// The token has no right to do this, as for pull requests from forks.
    case forbidden
    /// There is no such pull request or repository, or the token cannot see it.
    case absent
    /// The server refuses what was sent.
    case rejected
    /// Too many requests, for longer than we wait.
    case limited
    /// No answer, or none that makes sense.
    case unreachable
  }

  package var kind: Kind
  package var message: String
  package var hint: String?

  package init(_ kind: Kind, _ message: String, hint: String? = nil) {
    self.kind = kind
    self.message = message
    self.hint = hint
  }
}
