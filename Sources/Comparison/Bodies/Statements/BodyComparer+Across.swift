// task?.cancel()         isCancelled = true
// isCancelled = true     future?.cancel(true)
//
// What is left over on both sides at different places of one block. A step that the other side takes elsewhere, of
// something that it calls otherwise, is not missing there.

internal import CodeModel
internal import SourceModel

extension BodyComparer {
  /// How alike two statements at different places must be to be one that has moved.
  private static let acrossThreshold = 0.5

  /// Holds lone statements against those of the other side that stand elsewhere and say nearly the same.
  ///
  /// - Returns: what only one side has.
  mutating func compareAcross(_ lonely: [LoneStatement]) -> [LoneStatement] {
    guard Set(lonely.map(\.side)).count == 2, lonely.count <= BodyComparer.moveLimit else { return lonely }
    var rest = lonely
    for own in lonely where own.side == .swift {
      guard let other = rest.first(where: { $0.side == .kotlin && $0.gap != own.gap && areOneStep(own.node, $0.node) })
      else { continue }
      let before = found.count
      compareStatement(own.node, other.node)
      // What is called otherwise is the same step all the same.
      if left.tree.kind(own.node) != .if {
        for index in before..<found.count { found[index].divergence.isWeak = true }
      }
      rest.removeAll { $0.side == own.side && $0.position == own.position }
      rest.removeAll { $0.side == other.side && $0.position == other.position }
    }
    return rest
  }

  /// Whether two statements call one function or leave under conditions of the same words.
  private func areOneStep(_ a: NodeID, _ b: NodeID) -> Bool {
    switch (left.tree.kind(a), right.tree.kind(b)) {
    case (.call, .call), (.member, .member), (.call, .member), (.member, .call):
      guard let name = askedName(a, left.tree), name == askedName(b, right.tree) else { return false }
      // Without arguments there is nothing to tell two calls apart by but what they call.
      if left.tree.kind(a) == .member || right.tree.kind(b) == .member { return true }
    case (.if, .if):
      guard isGuard(a, in: left.tree), isGuard(b, in: right.tree) else { return false }
    default: return false
    }
    return LabelBag(left.tree, a).similarity(to: LabelBag(right.tree, b)) >= Self.acrossThreshold
  }

  /// What a statement asks something to do, with or without arguments.
  private func askedName(_ node: NodeID, _ tree: Tree) -> String? {
    let callee = tree.kind(node) == .call ? tree.child(node, 0) : node
    return tree.kind(callee) == .member ? tree.label(callee) : nil
  }
}
