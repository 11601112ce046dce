package import SourceModel

/// The change on the other side that belongs to the change under check, and that was looked at in its place.
package struct Companion: Sendable, Hashable {
  /// Where it lies.
  package var side: Side
  /// A branch, or a pull request as in `acme/app-android#12`.
  package var name: String
  /// Why it counts as the companion, as a part of a sentence.
  package var reason: String
  /// The full id of its newest commit.
  package var commit: String
  /// Where people see it; `nil` when that is not known.
  package var address: String?
  /// What the change under check would leave without it: findings at the other side's own state.
  package var resolved: [Finding]

  package init(
    side: Side, name: String, reason: String, commit: String, address: String? = nil, resolved: [Finding] = []
  ) {
    self.side = side
    self.name = name
    self.reason = reason
    self.commit = commit
    self.address = address
    self.resolved = resolved
  }
}
