// guard isOpen else { return false }     return isOpen && !isFull
// return !isFull
// if isFull { return true }              return isFull
// return false
// let isOpen = door.isOpen               return door.isOpen && isFree
// return isOpen && isFree
//
// What a body ends with is yes or no: early answers and the last one are one condition. Catalogue C33, P19.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let decisions = Pass.declarations("decisions") { declaration, tree, _ in
    if declaration.kind == .function, declaration.type != nil, declaration.returnsValue(tree) {
      declaration.body.map { tree.joinAnswers(of: $0) }
    }
    for accessor in declaration.accessors where accessor.kind == .get {
      if let body = accessor.body { tree.joinAnswers(of: body) }
    }
  }
}

extension Tree {
  fileprivate mutating func joinAnswers(of body: NodeID) {
    guard kind(body) == .block, let last = lastChild(body) else { return }
    var statements = Array(children(body))
    let isReturn = kind(last) == .return
    guard !isReturn || childCount(last) == 1 && soft(last).isEmpty else { return }
    var result = isReturn ? child(last, 0) : last
    guard isExpression(result), !isExit(result), !isBranching(result) else { return }
    statements.removeLast()
    let count = statements.count
    while let test = statements.last, let answer = earlyAnswer(test) {
      let condition = child(test, 0)
      let isTrivial = kind(result) == .boolean && label(result) != (answer ? "true" : "false")
      if isTrivial {
        result = answer ? condition : negated(condition)
      } else {
        result = join(answer ? "||" : "&&", answer ? condition : negated(condition), result)
      }
      statements.removeLast()
    }
    while let variable = statements.last, let value = onlyAnswer(variable, in: result) {
      let holder = makeBlock([result], at: range(result))
      substitute(value.name, with: value.node, in: [holder])
      result = join(label(result), child(child(holder, 0), 0), child(child(holder, 0), 1))
      statements.removeLast()
    }
    guard statements.count < count else { return }
    let place = range(result).union(range(last))
    if isReturn {
      statements.append(add(.return, marks: marks(last), range: place, [result]))
    } else {
      mark(result, .result)
      statements.append(result)
    }
    setChildren(body, statements)
  }

  /// `let isOpen = …` that is asked once and only in what the body ends with.
  private func onlyAnswer(_ variable: NodeID, in result: NodeID) -> (name: String, node: NodeID)? {
    guard kind(variable) == .variable, soft(variable) == "let", let name = boundName(child(variable, 0)),
      kind(result) == .binary, label(result) == "&&" || label(result) == "||"
    else { return nil }
    let value = child(variable, 2)
    let uses = preorder(result).filter { kind($0) == .name && label($0) == name }
    guard uses.count == 1, operands(of: label(result), result).contains(uses[0]), isExpression(value), !isEmpty(value),
      !isBranching(value), !isExit(value)
    else { return nil }
    return (name, value)
  }

  /// `a && b` and `c && d` as the one chain that the two languages read from the left.
  private mutating func join(_ operation: String, _ first: NodeID, _ second: NodeID) -> NodeID {
    let operands = operands(of: operation, first) + operands(of: operation, second)
    return operands.dropFirst().reduce(operands[0]) { makeBinary(operation, $0, $1) }
  }

  /// `true` of `if c { return true }`.
  private func earlyAnswer(_ statement: NodeID) -> Bool? {
    guard kind(statement) == .if, isEmpty(child(statement, 2)), kind(child(statement, 1)) == .block,
      childCount(child(statement, 1)) == 1
    else { return nil }
    switch kind(child(statement, 0)) {
    case .conditions, .optionalBinding, .patternCondition, .availability: return nil
    default: break
    }
    let exit = child(child(statement, 1), 0)
    guard kind(exit) == .return, childCount(exit) == 1, soft(exit).isEmpty, kind(child(exit, 0)) == .boolean
    else { return nil }
    return label(child(exit, 0)) == "true"
  }
}
