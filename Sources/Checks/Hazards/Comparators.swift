internal import CodeModel
internal import FindingModel
internal import SourceModel

extension HazardCheck {
  /// Which Kotlin comparators never say that two elements are equal, as Swift's question "does this come first" need not?
  static let lopsidedComparators = HazardCheck("lopsided-comparators") { twin, rule in
    twin.pairs.flatMap { pair in
      pair.kotlin.all(.lambda).compactMap { lambda -> Violation? in
        let tree = pair.kotlin.tree
        guard let call = pair.kotlin.enclosing(lambda, [.call]),
          comparing.contains(tree.calleeName(call) ?? ""), isLopsided(lambda, tree),
          let swift = firstOrdering(in: pair.swift)
        else { return nil }
        return rule.violation(
          pair, (.kotlin, tree.range(lambda)), (.swift, pair.swift.tree.range(swift)), isFoundByName: true,
          saying: tree.structure(lambda), values: ["name": tree.calleeName(call) ?? ""])
      }
    }
  }
}

/// Functions whose lambda is a comparator.
private let comparing: Set<String> = [
  "sortedWith", "sortWith", "Comparator", "maxWith", "minWith", "maxWithOrNull", "minWithOrNull", "TreeMap", "TreeSet",
  "PriorityQueue", "sortedSetOf", "toSortedSet", "toSortedMap",
]

/// The first call of a Swift member that puts elements in an order, or takes one by it.
func firstOrdering(in member: WrittenMember) -> NodeID? {
  member.all(.call).first { ["sorted", "sort", "max", "min"].contains(member.tree.calleeName($0) ?? "") }
}

/// Whether a lambda of two gives two of -1, 0 and 1, and nothing else.
private func isLopsided(_ lambda: NodeID, _ tree: Tree) -> Bool {
  guard tree.children(lambda).count(where: { tree.kind($0) == .parameter }) == 2, let body = tree.lastChild(lambda),
    let last = tree.lastChild(body), [.if, .switch].contains(tree.kind(last))
  else { return false }
  var results: [NodeID] = []
  collectResults(last, tree, &results)
  results += tree.preorder(body).filter { tree.kind($0) == .return }.flatMap { tree.children($0) }
  let values = Set(results.map { integerConstant($0, tree)?.signum() })
  return values.count == 2 && !values.contains(nil)
}

/// The values that a choice ends with.
private func collectResults(_ node: NodeID, _ tree: Tree, _ results: inout [NodeID]) {
  switch tree.kind(node) {
  case .if: tree.children(node).dropFirst().forEach { collectResults($0, tree, &results) }
  case .switch: tree.children(node).dropFirst().forEach { collectResults($0, tree, &results) }
  case .arm: if let body = tree.lastChild(node) { collectResults(body, tree, &results) }
  case .block: if let last = tree.lastChild(node) { collectResults(last, tree, &results) } else { results.append(node) }
  default: results.append(node)
  }
}
