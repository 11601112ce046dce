internal import CodeModel
internal import SourceModel

extension BodyComparer {
  /// Compares `Builder(x).setTitle(a).setImage(b)` with the same setters in another order, which makes the same; `false`
  /// for everything else.
  mutating func compareBuilderChains(_ a: NodeID, _ b: NodeID) -> Bool {
    let (own, other) = (setters(a, left.tree), setters(b, right.tree))
    let names = (own.calls.map(\.name), other.calls.map(\.name))
    guard names.0.count > 1, names.0 != names.1, Set(names.0).count == names.0.count,
      names.0.sorted() == names.1.sorted()
    else { return false }
    for call in own.calls {
      guard let facing = other.calls.first(where: { $0.name == call.name }) else { continue }
      credit(2)
      compareArguments(
        Array(left.tree.children(call.node).dropFirst()), Array(right.tree.children(facing.node).dropFirst()),
        of: call.node, facing.node)
    }
    compare(own.root, other.root)
    return true
  }

  /// The calls of a chain that only set something, the last one first, and what they are asked of.
  private func setters(_ node: NodeID, _ tree: Tree) -> (calls: [(name: String, node: NodeID)], root: NodeID) {
    var calls: [(name: String, node: NodeID)] = []
    var root = node
    while tree.kind(root) == .call, tree.kind(tree.child(root, 0)) == .member {
      let callee = tree.child(root, 0)
      guard tree.label(callee).hasPrefix("set"), tree.label(callee).utf8.count > 3 else { break }
      calls.append((tree.label(callee), root))
      root = tree.child(callee, 0)
    }
    return (calls, root)
  }
}
