// var hex = text                       val hex = text.removePrefix("#")
// hex = hex.removePrefix("#")
//
// A variable that is given something made of itself before anybody reads it starts as that. Catalogue C130.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let rebindings = Pass.blocks("rebindings") { tree, statements, _ in
    var result: [NodeID] = []
    for statement in statements {
      if let last = result.last, tree.rebind(last, by: statement) { continue }
      result.append(statement)
    }
    return result
  }
}

extension Tree {
  /// Lets a variable start as what the next statement makes of it.
  fileprivate mutating func rebind(_ variable: NodeID, by statement: NodeID) -> Bool {
    guard kind(variable) == .variable, soft(variable) == "var", let name = boundName(child(variable, 0)),
      !isEmpty(child(variable, 2)), kind(statement) == .assign, label(statement) == "=",
      kind(child(statement, 0)) == .name, label(child(statement, 0)) == name, readsOnce(child(statement, 1), name)
    else { return false }
    let holder = makeBlock([child(statement, 1)], at: range(statement))
    substitute(name, with: child(variable, 2), in: [holder])
    setChild(variable, 2, child(holder, 0))
    setRange(variable, range(variable).union(range(statement)))
    return true
  }

  /// Whether a value begins with the name, as the innermost receiver, and does not mention it again.
  private func readsOnce(_ value: NodeID, _ name: String) -> Bool {
    var root = value
    while [.member, .call, .optionalChain, .force, .index].contains(kind(root)) { root = child(root, 0) }
    return root != value && kind(root) == .name && label(root) == name
      && preorder(value).count(where: { kind($0) == .name && label($0) == name }) == 1
  }
}
