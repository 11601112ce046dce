// l.accuracy                                 l.accuracy.toDouble()
//
// Two chains of which one goes on where the other ends. Held against each other name by name, they would differ in two
// places, and what is said of either would be untrue.

internal import CodeModel
internal import SourceModel

extension BodyComparer {
  /// Questions that give what they are asked of in another form.
  private static let conversions: Set<String> = [
    "todouble", "tofloat", "toint", "tolong", "toshort", "tobyte", "tostring", "tolist", "tomutablelist", "toset",
    "tomutableset", "tomap", "tomutablemap", "asstring",
  ]

  /// Compares two chains that end in different names, if one goes on where the other ends, or only converts what it
  /// has.
  ///
  /// - Returns: whether that is so.
  mutating func compareSteps(_ a: NodeID, _ b: NodeID) -> Bool {
    if let isConversion = stepsBehind(in: b, right.tree, { isSameChain(a, $0) }) {
      credit(left.fingerprints.size(a))
      record(.expression, a, b, isWeak: isConversion)
      return true
    }
    if let isConversion = stepsBehind(in: a, left.tree, { isSameChain($0, b) }) {
      credit(right.fingerprints.size(b))
      record(.expression, a, b, isWeak: isConversion)
      return true
    }
    switch (isConversion(a, left.tree), isConversion(b, right.tree)) {
    case (false, true): compare(a, right.tree.child(b, 0))
    case (true, false): compare(left.tree.child(a, 0), b)
    default: return false
    }
    return true
  }

  private func isConversion(_ node: NodeID, _ tree: Tree) -> Bool {
    tree.kind(node) == .member && tree.marks(node).contains(.called)
      && BodyComparer.conversions.contains(tree.label(node))
  }

  /// Whether what a chain asks behind another one only converts; `nil` where it does not begin with that.
  private func stepsBehind(in long: NodeID, _ tree: Tree, _ isSame: (NodeID) -> Bool) -> Bool? {
    var (node, isOnlyConverted) = (long, true)
    while tree.kind(node) == .member {
      isOnlyConverted = isOnlyConverted && isConversion(node, tree)
      node = tree.child(node, 0)
      if isSame(node) { return isOnlyConverted }
    }
    return nil
  }

  /// Whether two nodes are one chain of names, those of locals as they stand for each other so far.
  func isSameChain(_ a: NodeID, _ b: NodeID) -> Bool {
    if isEqual(a, b) { return true }
    guard left.fingerprints.alpha(a) == right.fingerprints.alpha(b) else { return false }
    var (root, other) = (a, b)
    while left.tree.kind(root) == .member, right.tree.kind(other) == .member {
      (root, other) = (left.tree.child(root, 0), right.tree.child(other, 0))
    }
    guard left.tree.kind(root) == .name, right.tree.kind(other) == .name else { return false }
    var trial = substitution
    return trial.unify(left.tree.label(root), right.tree.label(other), areLocal: true)
  }
}
