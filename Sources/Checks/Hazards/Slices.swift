internal import CodeModel
internal import FindingModel
internal import SourceModel
internal import TypeInference

extension HazardCheck {
  /// Which Swift slices, whose positions are those of what they were cut from, are read as if they began at 0?
  static let sliceIndices = HazardCheck("slice-indices") { twin, rule in
    twin.pairs.flatMap { pair -> [Violation] in
      guard let cut = firstCut(in: pair.kotlin) else { return [] }
      let tree = pair.swift.tree
      return pair.swift.all(.index).compactMap { read in
        guard let slice = slice(of: tree.child(read, 0), pair.swift), startsAtZero(read, pair.swift) else { return nil }
        return rule.violation(
          pair, (.swift, tree.range(read)), (.kotlin, pair.kotlin.tree.range(cut)), isFoundByName: true,
          saying: tree.structure(read), values: ["slice": pair.swift.text(slice)])
      }
    }
  }
}

/// The first call that gives the part of a Kotlin list, counted from 0.
private func firstCut(in member: WrittenMember) -> NodeID? {
  member.all(.call).first {
    ["subList", "drop", "takeLast", "slice", "sliceArray", "copyOfRange"].contains(member.tree.calleeName($0) ?? "")
  }
}

/// The expression that cut a slice whose first position is not 0, if a node is one or is bound to one.
private func slice(of node: NodeID, _ member: WrittenMember) -> NodeID? {
  let tree = member.tree
  switch tree.kind(node) {
  case .name:
    let (name, offset) = (tree.label(node), tree.range(node).lower)
    guard member.environment.isMutableLocal(name, at: offset) == false,
      let value = member.environment.initialValue(of: name, at: offset), tree.kind(value) != .name,
      // `let page: [Row] = …` is an array whatever stands behind it.
      !member.isAnnotated(name)
    else { return nil }
    return slice(of: value, member)
  case .call:
    guard ["dropFirst", "suffix"].contains(tree.calleeName(node) ?? ""), let base = tree.receiver(node),
      isSliced(base, member)
    else { return nil }
    return node
  case .index:
    guard let range = tree.children(node).dropFirst().first.map({ tree.child($0, 0) }),
      let lower = tree.kind(range) == .range ? tree.child(range, 0) : nil, tree.kind(lower) != .empty,
      integerConstant(lower, tree) != 0, isSliced(tree.child(node, 0), member)
    else { return nil }
    return node
  default: return nil
  }
}

/// Whether what is cut may be an array or `Data`.
private func isSliced(_ base: NodeID, _ member: WrittenMember) -> Bool {
  let type = member.environment.type(of: base)
  return type.isUnknown || type.collection?.kind == .list
}

/// Whether a position is a small number, or counts from 0 to the size of the slice.
private func startsAtZero(_ read: NodeID, _ member: WrittenMember) -> Bool {
  let tree = member.tree
  guard tree.childCount(read) == 2 else { return false }
  let position = tree.child(tree.child(read, 1), 0)
  if tree.kind(position) == .integer { return true }
  guard let slice = tree.path(tree.child(read, 0)), let name = tree.path(position), name.count == 1 else {
    return false
  }
  return member.ancestors(read).contains { loop in
    guard tree.kind(loop) == .for, tree.label(tree.child(loop, 0)) == name[0] else { return false }
    let range = tree.child(loop, 1)
    return tree.kind(range) == .range && integerConstant(tree.child(range, 0), tree) == 0
      && tree.path(tree.child(range, 1)) == slice + ["count"]
  }
}

extension WrittenMember {
  /// Whether some variable of the member has a type behind its name.
  fileprivate func isAnnotated(_ name: String) -> Bool {
    all(.variable).contains { tree.label(tree.child($0, 0)) == name && tree.kind(tree.child($0, 1)) != .empty }
  }
}
