// guard !a.isNaN, !b.isNaN else { return .nan }     if (a.isNaN() || b.isNaN()) { Double.NaN } else { a + b }
// return a + b
//
// Branches at the end of a closure that follow each other and give the same are one. Catalogue C31, C75.

internal import CodeModel
internal import SourceModel

extension Tree {
  /// `if a { x } else if b { x } else { y }` is `if a || b { x } else { y }`.
  mutating func joinAlikeBranches(at block: NodeID) {
    guard kind(block) == .block, let last = lastChild(block), kind(last) == .if else { return }
    var chain = [last]
    while let link = chain.last, kind(child(link, 2)) == .if { chain.append(child(link, 2)) }
    guard chain.count <= Tree.nestingLimit else { return }
    for (link, next) in zip(chain, chain.dropFirst()).reversed() where giveTheSame(link, next) {
      let parts = operands(of: "||", child(link, 0)) + operands(of: "||", child(next, 0))
      guard let condition = joined(parts, by: "||") else { continue }
      setChildren(link, [condition, child(link, 1), child(next, 2)])
    }
  }

  /// What leaves is written once for each condition, and what only asks for a weak reference is told apart.
  private func giveTheSame(_ link: NodeID, _ next: NodeID) -> Bool {
    soft(link).isEmpty && soft(next).isEmpty && !isEmpty(child(next, 2)) && isExpression(child(link, 0))
      && isExpression(child(next, 0)) && !isExit(child(link, 1)) && isSame(child(link, 1), child(next, 1))
      && haveSameLabels(child(link, 1), child(next, 1))
  }

  /// Whether the arguments of two branches that are otherwise the same go by the same labels.
  private func haveSameLabels(_ a: NodeID, _ b: NodeID) -> Bool {
    zip(preorder(a), preorder(b)).allSatisfy { kind($0) != .argument || soft($0) == soft($1) }
  }
}
