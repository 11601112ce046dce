// cs.contains(.unknown)                  cs.any { it is Cond.Unknown }
// ids.contains(id)                       ids.any { it == id }
//
// Whether any element equals a value is whether the value is among them. Catalogue D021, D025.

internal import CodeModel
internal import SourceModel

extension Pass {
  /// After the phrasebook, which calls Swift's `contains(where:)` what Kotlin calls it.
  static let membershipTests = Pass.nodes("tests of membership", on: [.call]) { tree, node, _ in
    tree.dropEmptyReserve(of: node)
    guard tree.calleeName(node) == "any", tree.callReceiver(node) != nil, tree.childCount(node) == 2,
      let lambda = tree.soleLambda(node), tree.lambdaParameters(lambda).count <= 1,
      let body = tree.lambdaBody(lambda), tree.childCount(body) == 1
    else { return }
    let test = tree.child(body, 0)
    guard tree.kind(test) == .binary, tree.label(test) == "==", tree.kind(tree.child(test, 0)) == .name,
      tree.label(tree.child(test, 0)) == tree.firstParameter(of: lambda),
      tree.isMember(tree.child(test, 1), besides: lambda)
    else { return }
    let callee = tree.child(node, 0)
    tree.setLabel(callee, "contains")
    let argument = tree.add(
      .argument, marks: .synthesized, range: tree.range(tree.child(test, 1)), [tree.child(test, 1)])
    tree.setChildren(node, [callee, argument])
  }
}

extension Tree {
  /// `["1", "yes"].contains(text ?? "")`: an empty text is among them as little as none.
  fileprivate mutating func dropEmptyReserve(of node: NodeID) {
    guard calleeName(node) == "contains", childCount(node) == 2, let list = callReceiver(node), kind(list) == .list,
      children(list).allSatisfy({ isLiteral($0) && kind($0) == .string && childCount($0) > 0 }),
      let value = argumentValues(node).first, calleeName(value) == "orEmpty", childCount(value) == 1,
      let inner = callReceiver(value)
    else { return }
    setChild(child(node, 1), 0, inner)
  }

  /// Whether a value is one for all elements: a constant or a path that does not begin with the closure's parameter.
  fileprivate func isMember(_ value: NodeID, besides lambda: NodeID) -> Bool {
    let parameter = firstParameter(of: lambda)
    switch kind(value) {
    case .integer, .boolean, .character, .implicitMember: return true
    case .string: return preorder(value).allSatisfy { kind($0) != .interpolation }
    case .name, .member: return isPath(value) && !mentions(parameter, in: [value])
    default: return false
    }
  }
}
