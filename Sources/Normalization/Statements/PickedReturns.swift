// for rule in rules where rule.fits(user) { return rule.answer }     val rule = rules.firstOrNull { it.fits(user) }
//                                                                    if (rule != null) return rule.answer
//
// To leave with the first element that satisfies something is to leave the loop over all elements at that one. Catalogue C32, C62.

internal import CodeModel
internal import SourceModel

extension Pass {
  /// After optional bindings have become variables and tests for `null`, before loops are read.
  static let pickedReturns = Pass.blocks("returns of picked elements") { tree, statements, _ in
    var result: [NodeID] = []
    for (index, statement) in statements.enumerated() {
      if let pick = result.last, let loop = tree.loop(picking: pick, for: statement, rest: statements[(index + 1)...]) {
        result[result.count - 1] = loop
      } else {
        result.append(statement)
      }
    }
    return result
  }
}

extension Tree {
  /// The loop that `let x = xs.first { p }; if x != null { return … }` is, where nobody asks `x` again.
  fileprivate mutating func loop(picking variable: NodeID, for statement: NodeID, rest: ArraySlice<NodeID>) -> NodeID? {
    guard kind(variable) == .variable, soft(variable) == "let", let name = boundName(child(variable, 0)),
      kind(statement) == .if, let test = nullTest(child(statement, 0)), !test.isNull, isName(test.subject, name),
      let pick = pick(child(variable, 2)), !mentions(name, in: [child(statement, 2)] + rest)
    else { return nil }
    let (exit, otherwise) = (child(statement, 1), child(statement, 2))
    guard isEmpty(otherwise), kind(exit) == .block, childCount(exit) == 1,
      [.return, .throw].contains(kind(child(exit, 0)))
    else { return nil }
    let place = range(child(variable, 2))
    substitute(pick.parameter, with: add(.name, name, marks: .synthesized, range: place), in: [pick.question])
    let branch = add(
      .if, marks: .synthesized, range: range(statement),
      [child(pick.question, 0), exit, addEmpty(at: Int(place.upper))])
    let body = add(.block, marks: .synthesized, range: range(statement), [branch])
    return add(
      .for, marks: .synthesized, range: range(variable).union(range(statement)),
      [child(variable, 0), pick.sequence, addEmpty(at: Int(place.upper)), body])
  }

  /// Of `xs.first { p }`, the elements and what they are asked.
  private func pick(_ call: NodeID) -> (sequence: NodeID, parameter: String, question: NodeID)? {
    guard let function = calledName(call), ["first", "firstOrNull", "find"].contains(function),
      let sequence = callReceiver(call), let lambda = soleLambda(call), let body = lambdaBody(lambda),
      childCount(body) == 1, isExpression(child(body, 0)), lambdaParameters(lambda).count <= 1,
      lambdaParameters(lambda).allSatisfy({ childCount($0) <= 2 })
    else { return nil }
    return (sequence, firstParameter(of: lambda), body)
  }
}
