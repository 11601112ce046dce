// rooms[id] != nil     id in rooms
// tags.contains(tag)   tags.any { it.equals(tag, ignoreCase = true) }
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

  /// Compares a search for an element with one by a test that asks for something else than the element.
  ///
  /// - Returns: whether they are such.
  mutating func compareSearches(_ a: NodeID, _ b: NodeID) -> Bool {
    guard let own = search(a, left.tree), let other = search(b, right.tree), own.isByTest != other.isByTest else {
      return false
    }
    tally.score += 0.5
    compare(own.list, other.list)
    record(.condition, a, b)
    return true
  }

  /// `tags.contains(tag)`, `tags.any { it.name == name }`
  private func search(_ node: NodeID, _ tree: Tree) -> (list: NodeID, isByTest: Bool)? {
    guard tree.kind(node) == .call, tree.childCount(node) == 2, tree.kind(tree.child(node, 0)) == .member else {
      return nil
    }
    let (callee, value) = (tree.child(node, 0), value(tree.child(node, 1), tree))
    switch tree.label(callee) {
    case "contains": return tree.kind(value) == .lambda ? nil : (tree.child(callee, 0), false)
    case "any":
      guard tree.kind(value) == .lambda, let body = tree.lastChild(value), tree.childCount(body) == 1,
        tree.label(tree.child(body, 0)) == "=="
      else { return nil }
      return (tree.child(callee, 0), true)
    default: return nil
    }
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
