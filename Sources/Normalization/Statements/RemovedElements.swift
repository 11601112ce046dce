// if let position = order.firstIndex(of: key) {     order.remove(key)
//   order.remove(at: position)
// }
//
// An element that is looked for only to be removed is removed, if it is there. Catalogue D104.

internal import CodeModel
internal import SourceModel

extension Pass {
  /// After what is not found has become `null` on both sides.
  static let removedElements = Pass.neighbours("removed elements") { tree, first, second, rest in
    tree.removal(of: first, second, rest: rest)
  }
}

extension Tree {
  /// `order.remove(key)`, of a variable that holds where the key is, and of the statement that removes what is there.
  fileprivate mutating func removal(of variable: NodeID, _ statement: NodeID, rest: ArraySlice<NodeID>) -> NodeID? {
    guard kind(variable) == .variable, soft(variable) == "let", let name = boundName(child(variable, 0)),
      calleeName(child(variable, 2)) == "indexOf", let list = callReceiver(child(variable, 2)), isPath(list),
      argumentValues(child(variable, 2)).count == 1, kind(statement) == .if, isEmpty(child(statement, 2)),
      childCount(child(statement, 1)) == 1, !mentions(name, in: Array(rest))
    else { return nil }
    let (test, call) = (child(statement, 0), child(child(statement, 1), 0))
    guard let asked = nullTest(test), !asked.isNull, isName(asked.subject, name),
      calleeName(call) == "removeAt", let receiver = callReceiver(call), isSame(receiver, list),
      argumentValues(call).count == 1, isName(argumentValues(call)[0], name)
    else { return nil }
    let place = range(variable).union(range(statement))
    let callee = add(.member, "remove", marks: .synthesized, range: range(list), [list])
    let argument = add(
      .argument, marks: .synthesized, range: place, [deepCopy(argumentValues(child(variable, 2))[0])])
    return add(.call, marks: .synthesized, range: place, [callee, argument])
  }
}
