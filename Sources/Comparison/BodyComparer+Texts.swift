// error.localizedDescription     e.message ?: "Unknown error"
// "\(amount)"                    amount.toString()
//
// Texts that one side gets by asking and the other by what stands around it.

internal import CodeModel
internal import SourceModel

extension BodyComparer {
  /// Compares what each side says of an error or of a value, if that is what they do.
  ///
  /// - Returns: whether they do.
  mutating func compareTexts(_ a: NodeID, _ b: NodeID) -> Bool {
    let pairs = [
      (described(a, left.tree), explained(b, right.tree)), (spelt(a, left.tree), asked(b, right.tree)),
      (asked(a, left.tree), spelt(b, right.tree)),
    ]
    for case (let own?, let other?) in pairs {
      credit(1)
      compare(own, other)
      return true
    }
    return false
  }

  /// The error of `error.localizedDescription`.
  private func described(_ node: NodeID, _ tree: Tree) -> NodeID? {
    guard tree.kind(node) == .member, tree.label(node) == "localizeddescription" else { return nil }
    return tree.child(node, 0)
  }

  /// The exception of `e.message`, with or without what is said where it has none.
  private func explained(_ node: NodeID, _ tree: Tree) -> NodeID? {
    switch tree.kind(node) {
    case .member where ["message", "localizedmessage"].contains(tree.label(node)): return tree.child(node, 0)
    case .member where tree.label(node) == "orempty": return explained(tree.child(node, 0), tree)
    case .call where tree.childCount(node) == 1: return explained(tree.child(node, 0), tree)
    case .binary where tree.label(node) == "??": return explained(tree.child(node, 0), tree)
    case .force, .optionalChain: return explained(tree.child(node, 0), tree)
    default: return nil
    }
  }

  /// The value of a text that holds nothing else.
  private func spelt(_ node: NodeID, _ tree: Tree) -> NodeID? {
    guard tree.kind(node) == .string, tree.childCount(node) == 1, tree.kind(tree.child(node, 0)) == .interpolation,
      tree.childCount(tree.child(node, 0)) == 1
    else { return nil }
    return tree.child(tree.child(node, 0), 0)
  }

  /// The value that is asked for its text.
  private func asked(_ node: NodeID, _ tree: Tree) -> NodeID? {
    guard tree.kind(node) == .member, tree.label(node) == "tostring", tree.marks(node).contains(.called) else {
      return nil
    }
    return tree.child(node, 0)
  }
}
