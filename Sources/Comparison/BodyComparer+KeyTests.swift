// rooms[id] != nil     id in rooms
//
// Swift asks a dictionary for the value of a key, Kotlin a map whether it has the key. Where nothing says that it is a map,
// the normal form of the latter is that of a set or a list; the former asks nothing else.

internal import CodeModel

extension BodyComparer {
  /// Compares a test of what stands under a key with the test whether the key is there.
  ///
  /// - Returns: whether they are such.
  mutating func compareKeyTests(_ a: NodeID, _ b: NodeID) -> Bool {
    guard let own = keyTest(a), let other = membershipTest(b), own.isNegated == other.isNegated else { return false }
    credit(1)
    compare(own.map, other.map)
    compare(own.key, other.key)
    return true
  }

  private typealias KeyTest = (map: NodeID, key: NodeID, isNegated: Bool)

  /// `rooms[id] != null`
  private func keyTest(_ node: NodeID) -> KeyTest? {
    let tree = left.tree
    guard tree.kind(node) == .binary, ["!=", "=="].contains(tree.label(node)), tree.kind(tree.child(node, 1)) == .null
    else { return nil }
    let asked = tree.child(node, 0)
    guard tree.kind(asked) == .index, tree.childCount(asked) == 2 else { return nil }
    let key = tree.child(asked, 1)
    return (tree.child(asked, 0), value(key, tree), tree.label(node) == "==")
  }

  /// `rooms.contains(id)`
  private func membershipTest(_ node: NodeID) -> KeyTest? {
    let tree = right.tree
    if tree.kind(node) == .prefix, tree.label(node) == "!" {
      return membershipTest(tree.child(node, 0)).map { ($0.map, $0.key, true) }
    }
    guard tree.kind(node) == .call, tree.childCount(node) == 2, tree.kind(tree.child(node, 0)) == .member,
      tree.label(tree.child(node, 0)) == "contains"
    else { return nil }
    return (tree.child(tree.child(node, 0), 0), value(tree.child(node, 1), tree), false)
  }

  private func value(_ argument: NodeID, _ tree: Tree) -> NodeID {
    tree.kind(argument) == .argument ? tree.child(argument, 0) : argument
  }
}
