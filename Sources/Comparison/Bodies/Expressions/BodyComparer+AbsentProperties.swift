// payload.userId ?? ""     payload.userId
//
// Of a property that may be absent on one side only, that is told where it is declared; what stands for nothing there is
// what the other side has in it from the first.

internal import CodeModel
internal import Pairing
internal import SourceModel

/// The names of the properties, Swift first, that may be absent on one side only, by that side.
func absentProperties(
  of mapping: Mapping, _ signatures: [[SignatureDifference]]
) -> PerSide<Set<[String]>> {
  var result: PerSide<Set<[String]>> = PerSide()
  for (pair, signature) in zip(mapping.members, signatures) {
    guard mapping[pair.swift].declaration.kind == .property,
      let side = signature.first(where: { $0.kind == .nullability && !$0.isInside })?.presentSide
    else { continue }
    result[side].insert([mapping[pair.swift].key, mapping[pair.kotlin].key])
  }
  return result
}

extension BodyComparer {
  /// Compares a property that is asked for with something empty in reserve, and the same without.
  ///
  /// - Returns: whether they are such.
  mutating func compareAbsent(_ a: NodeID, _ b: NodeID) -> Bool {
    if let property = joinedWithNothing(a, left.tree), mayBeAbsent(property, b, on: .swift) {
      credit(1)
      compare(property, b)
      return true
    }
    if let property = joinedWithNothing(b, right.tree), mayBeAbsent(a, property, on: .kotlin) {
      credit(1)
      compare(a, property)
      return true
    }
    return false
  }

  private func mayBeAbsent(_ a: NodeID, _ b: NodeID, on side: Side) -> Bool {
    [left.tree.kind(a), right.tree.kind(b)].allSatisfy { [.name, .member].contains($0) }
      && sharedNames.absent[side].contains([left.tree.label(a), right.tree.label(b)])
  }

  /// `userId` of `userId ?? ""` and of `userId.orEmpty()`.
  private func joinedWithNothing(_ node: NodeID, _ tree: Tree) -> NodeID? {
    switch tree.kind(node) {
    case .member where tree.label(node) == "orempty": return tree.child(node, 0)
    case .binary where tree.label(node) == "??":
      let reserve = tree.child(node, 1)
      let isEmpty = [.string, .list, .map].contains(tree.kind(reserve)) && tree.childCount(reserve) == 0
      return isEmpty ? tree.child(node, 0) : nil
    default: return nil
    }
  }
}
