// parts[parts.count - 1]     parts.last()
//
// What stands at the last position is the last one; where there is none, both fail. Catalogue D010.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let lastPositions = Pass("last positions") { unit, _ in
    guard unit.tree.kinds.contains(.index) else { return }
    for root in unit.roots {
      let nodes = unit.tree.postorder(root)
      // What is set there stays where it stands.
      let targets = nodes.filter { unit.tree.kind($0) == .assign }.map { unit.tree.child($0, 0) }
      let kept = Set(targets.flatMap { unit.tree.preorder($0) })
      for node in nodes where unit.tree.kind(node) == .index && !kept.contains(node) {
        unit.tree.askForLast(node, unit.file.side)
      }
    }
  }
}

extension Tree {
  fileprivate mutating func askForLast(_ node: NodeID, _ side: Side) {
    let keys = argumentValues(node)
    guard keys.count == 1, isPath(child(node, 0)), isLastPosition(keys[0], of: child(node, 0)) else { return }
    let last = add(.member, "last", marks: .synthesized, range: range(node), [child(node, 0)])
    replace(node, side == .swift ? .force : .call, [last])
  }

  /// `parts.count - 1`, `parts.lastIndex`
  private func isLastPosition(_ key: NodeID, of list: NodeID) -> Bool {
    if kind(key) == .member { return label(key) == "lastIndex" && isSame(child(key, 0), list) }
    guard kind(key) == .binary, label(key) == "-", kind(child(key, 1)) == .integer, label(child(key, 1)) == "1",
      kind(child(key, 0)) == .member, ["count", "endIndex", "size"].contains(label(child(key, 0)))
    else { return false }
    return isSame(child(child(key, 0), 0), list)
  }
}
