// func load(sort: Sort = .newest)     fun load(sort: Sort = Sort.OLDEST)
//
// Defaults that are no literals are mostly two ways to say one thing. Two cases of one enum are not.

internal import CodeModel
internal import SourceModel

/// Whether two defaults are two cases that each side has both of, or of two lists one is empty.
func areTwoDefaults(_ a: NodeID, _ left: SourceUnit, _ b: NodeID, _ right: SourceUnit) -> Bool {
  if left.tree.kind(a) == .list, right.tree.kind(b) == .list {
    return (left.tree.childCount(a) == 0) != (right.tree.childCount(b) == 0)
  }
  guard let own = caseName(a, left.tree), let other = caseName(b, right.tree) else { return false }
  return own != other && declaresCase(other, left) && declaresCase(own, right)
}

private func caseName(_ node: NodeID, _ tree: Tree) -> String? {
  if tree.marks(node).contains(.called) { return nil }
  switch tree.kind(node) {
  // In normal form a case needs no enum before it.
  case .implicitMember, .name: return tree.label(node)
  case .member:
    let owner = tree.child(node, 0)
    let spelling = tree.soft(owner).isEmpty ? tree.label(owner) : tree.soft(owner)
    return tree.kind(owner) == .name && isTypeName(spelling) ? tree.label(node) : nil
  default: return nil
  }
}

private func declaresCase(_ name: String, _ unit: SourceUnit) -> Bool {
  var isDeclared = false
  unit.forEachDeclaration { declaration, _ in
    isDeclared = isDeclared || declaration.kind == .enumCase && declaration.key == name
  }
  return isDeclared
}
