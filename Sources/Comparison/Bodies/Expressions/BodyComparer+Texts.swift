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
    if compareLookups(a, b) { return true }
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

  /// Compares `Step(rawValue: step.rawValue + 1)` with `Step.entries.getOrNull(step.ordinal + 1)`, which say the same of
  /// cases that are counted from nought.
  private mutating func compareLookups(_ a: NodeID, _ b: NodeID) -> Bool {
    guard left.tree.kind(a) == .call, right.tree.kind(b) == .call, left.tree.childCount(a) == 2,
      right.tree.childCount(b) == 2, left.tree.kind(left.tree.child(a, 0)) == .name,
      left.tree.soft(left.tree.child(a, 1)) == "rawValue"
    else { return false }
    let callee = right.tree.child(b, 0)
    guard right.tree.kind(callee) == .member, right.tree.label(callee) == "getornull",
      right.tree.label(right.tree.child(callee, 0)) == "entries"
    else { return false }
    credit(1)
    let outer = surroundings.countsCases
    surroundings.countsCases = true
    defer { surroundings.countsCases = outer }
    compare(left.tree.child(left.tree.child(a, 1), 0), right.tree.child(right.tree.child(b, 1), 0))
    return true
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
