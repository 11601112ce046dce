internal import CodeModel
internal import FindingModel
internal import SourceModel
internal import TypeInference

extension HazardCheck {
  /// Where do two maps become one, and another of two values for one key stays on each side?
  static let mergedMaps = HazardCheck("merged-maps") { twin, rule in
    twin.pairs.flatMap { pair -> [Violation] in
      let swift = swiftMerges(in: pair.swift)
      guard !swift.isEmpty else { return [] }
      let kotlin = kotlinMerges(in: pair.kotlin)
      return swift.compactMap { left in
        // The same two maps, in either order.
        guard let right = kotlin.first(where: { $0.isOfSameMaps(as: left) }), right.winner != left.winner else {
          return nil
        }
        return rule.violation(
          pair, (.kotlin, pair.kotlin.tree.range(right.node)), (.swift, pair.swift.tree.range(left.node)),
          isFoundByName: true, saying: pair.kotlin.tree.structure(right.node),
          values: ["swiftWinner": left.winner, "kotlinWinner": right.winner])
      }
    }
  }
}

/// Two maps that become one.
private struct Merge {
  var node: NodeID
  /// The name of the map whose value stays where both have one for a key, canonical.
  var winner: String
  var loser: String

  func isOfSameMaps(as other: Merge) -> Bool { Set([winner, loser]) == Set([other.winner, other.loser]) }
}

private func name(_ node: NodeID, _ tree: Tree) -> String? { tree.path(node)?.last.map { canonicalName($0) } }

/// `defaults.merging(own) { _, new in new }`
private func swiftMerges(in member: WrittenMember) -> [Merge] {
  let tree = member.tree
  return member.all(.call).compactMap { call in
    let values = tree.argumentValues(call)
    guard ["merging", "merge"].contains(tree.calleeName(call) ?? ""), values.count == 2,
      let first = tree.receiver(call).flatMap({ name($0, tree) }), let second = name(values[0], tree), first != second,
      let keepsFirst = keepsFirst(values[1], tree)
    else { return nil }
    return Merge(node: call, winner: keepsFirst ? first : second, loser: keepsFirst ? second : first)
  }
}

/// Whether a closure of two gives back the first of them; `nil` where it makes something of both.
private func keepsFirst(_ closure: NodeID, _ tree: Tree) -> Bool? {
  guard tree.kind(closure) == .lambda, let body = tree.lastChild(closure), tree.childCount(body) == 1,
    let result = tree.lastChild(body)
  else { return nil }
  let given = tree.kind(result) == .return ? tree.lastChild(result) : result
  guard let given, tree.kind(given) == .name else { return nil }
  let parameters = tree.children(closure).filter { tree.kind($0) == .parameter }.map { tree.label($0) }
  switch (parameters.isEmpty ? ["$0", "$1"] : parameters).firstIndex(of: tree.label(given)) {
  case 0: return true
  case 1: return false
  default: return nil
  }
}

/// `defaults + own`, `all.putAll(own)`: the last one stays.
private func kotlinMerges(in member: WrittenMember) -> [Merge] {
  let tree = member.tree
  return member.nodes.compactMap { node in
    switch tree.kind(node) {
    case .binary where tree.label(node) == "+":
      guard let first = name(tree.child(node, 0), tree), let second = name(tree.child(node, 1), tree), first != second,
        member.environment.type(of: node).collection?.kind == .map
      else { return nil }
      return Merge(node: node, winner: second, loser: first)
    case .call where ["putAll", "plus"].contains(tree.calleeName(node) ?? ""):
      guard let first = tree.receiver(node).flatMap({ name($0, tree) }),
        let second = tree.argumentValues(node).first.flatMap({ name($0, tree) }), first != second,
        // A map that is made here takes one after the other.
        member.environment.isMutableLocal(first, at: tree.range(node).lower) == nil
      else { return nil }
      return Merge(node: node, winner: second, loser: first)
    default: return nil
    }
  }
}
