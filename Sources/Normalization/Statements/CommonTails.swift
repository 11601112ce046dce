// if isNew { add(row); save() } else { update(row); save() }     if (isNew) add(row) else update(row); save()
//
// What every branch ends with is done behind the branches. Catalogue C33.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let commonTails = Pass.blocks("common tails") { tree, statements, _ in
    statements.flatMap { tree.takingTailOut($0) }
  }
}

extension Tree {
  /// The statement, and behind it what all its branches ended with.
  fileprivate mutating func takingTailOut(_ statement: NodeID) -> [NodeID] {
    guard kind(statement) == .if, !marks(statement).contains(.result), let leaves = leaves(of: statement) else {
      return [statement]
    }
    var tails: [NodeID] = []
    while let tail = commonTail(of: leaves) {
      for leaf in leaves { setChildren(leaf, Array(children(leaf).dropLast())) }
      tails.insert(tail, at: 0)
    }
    guard !tails.isEmpty else { return [statement] }
    turnAroundIfEmpty(statement)
    return [statement] + tails
  }

  /// The blocks that a decision ends in; `nil` where it may do nothing.
  private func leaves(of statement: NodeID) -> [NodeID]? {
    guard kind(child(statement, 1)) == .block else { return nil }
    let otherwise = child(statement, 2)
    switch kind(otherwise) {
    case .block: return [child(statement, 1), otherwise]
    case .if: return leaves(of: otherwise).map { [child(statement, 1)] + $0 }
    default: return nil
    }
  }

  /// A call or an assignment that all blocks end with, and that needs nothing which they name, nor is all that they do.
  private func commonTail(of leaves: [NodeID]) -> NodeID? {
    guard let first = leaves.first, let tail = lastChild(first), kind(tail) == .call || kind(tail) == .assign,
      !isExit(tail), !marks(tail).contains(.result), leaves.contains(where: { childCount($0) > 1 })
    else { return nil }
    for leaf in leaves {
      guard let last = lastChild(leaf), isSame(last, tail), !marks(last).contains(.result) else { return nil }
      let names = preorder(leaf).filter { kind($0) == .binding }.map { label($0) }
      guard !names.contains(where: { mentions($0, in: [tail]) }) else { return nil }
    }
    return tail
  }

  /// `if c { } else { b }` is `if !c { b }`.
  private mutating func turnAroundIfEmpty(_ statement: NodeID) {
    let otherwise = child(statement, 2)
    if kind(otherwise) == .block, childCount(otherwise) == 0 {
      return setChild(statement, 2, addEmpty(at: Int(range(otherwise).lower)))
    }
    guard childCount(child(statement, 1)) == 0, isExpression(child(statement, 0)), kind(otherwise) == .block else {
      return
    }
    let place = Int(range(otherwise).upper)
    setChildren(statement, [negated(child(statement, 0)), otherwise, addEmpty(at: place)])
  }
}
