// result.attribute     result.second
//
// The parts of a tuple have names in Swift, and in Kotlin their numbers.

internal import CodeModel

extension BodyComparer {
  /// Whether a Kotlin expression asks a pair or a triple for one of its parts, which Swift may call as it likes.
  func isPart(_ node: NodeID) -> Bool {
    right.tree.kind(node) == .member && ["first", "second", "third"].contains(right.tree.label(node))
      && !right.tree.marks(node).contains(.called)
  }
}
