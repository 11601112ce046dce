// note.flatMap { $0.isEmpty ? nil : $0 }     note?.takeUnless { it.isEmpty() }
//
// What is given where something holds of it, and is absent otherwise, has a name in Kotlin. Catalogue D258.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let takenIfs = Pass.nodes("values taken if", on: [.call], ofSide: .kotlin) { tree, node in
    if tree.calleeName(node) == "let" { tree.takeIfGiven(node) }
  }
}

extension Tree {
  /// Makes `takeIf` of a call of `let` that gives the value or nothing.
  mutating func takeIfGiven(_ call: NodeID) {
    guard callReceiver(call) != nil, let lambda = soleLambda(call), lambdaParameters(lambda).count <= 1,
      let body = lambdaBody(lambda), childCount(body) == 1,
      let test = conditionOfTaking(firstParameter(of: lambda), in: child(body, 0))
    else { return }
    setLabel(child(call, 0), "takeIf")
    setChildren(body, [test])
  }

  /// What must hold for a choice to give a name, where it gives nothing otherwise.
  private mutating func conditionOfTaking(_ name: String, in statement: NodeID) -> NodeID? {
    let choice = kind(statement) == .return && childCount(statement) == 1 ? child(statement, 0) : statement
    guard [.ternary, .if].contains(kind(choice)), childCount(choice) == 3 else { return nil }
    guard let yes = soleExpression(child(choice, 1)), let no = soleExpression(child(choice, 2)) else { return nil }
    if isName(yes, name), isNull(no) { return child(choice, 0) }
    return isNull(yes) && isName(no, name) ? negated(child(choice, 0)) : nil
  }
}
