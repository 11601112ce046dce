// if count % 2 == 0 { even.append(count) } else { odd.append(count) }
// (if (count % 2 == 0) even else odd).add(count)
//
// What is asked of one of two things is asked of the one or of the other. Catalogue C33.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let chosenReceivers = Pass.blocks("chosen receivers") { tree, statements, _ in
    statements.map { tree.askingEither($0) ?? $0 }
  }
}

extension Tree {
  /// The decision with the call in either branch, where each gives a name and the call may be written twice.
  fileprivate mutating func askingEither(_ call: NodeID) -> NodeID? {
    guard kind(call) == .call, !marks(call).contains(.result), kind(child(call, 0)) == .member,
      let choice = callReceiver(call), kind(choice) == .if, isShort(call),
      let chosen = chosenPath(child(choice, 1)), let other = chosenPath(child(choice, 2))
    else { return nil }
    let otherCall = deepCopy(call)
    setChild(child(otherCall, 0), 0, other)
    let condition = child(choice, 0)
    setChild(child(call, 0), 0, chosen)
    let then = makeBlock([call], at: range(chosen))
    let otherwise = makeBlock([otherCall], at: range(other))
    return makeIf(condition, then: then, otherwise: otherwise, range: range(call))
  }

  private func chosenPath(_ branch: NodeID) -> NodeID? {
    guard kind(branch) == .block, childCount(branch) == 1, isPath(child(branch, 0)) else { return nil }
    return child(branch, 0)
  }
}
