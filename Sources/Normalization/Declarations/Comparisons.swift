// static func < (left: Version, right: Version) -> Bool     override fun compareTo(other: Version): Int =
//   { left.number < right.number }                            number.compareTo(other.number)
//
// Kotlin gives a number below, at or above zero, Swift whether it is below. Where each result is one comparison, the
// number is told by the comparison. Catalogue B68, A92.

internal import CodeModel
internal import SourceModel

extension Pass {
  /// After `operatorFunctions`, which calls `<` by Kotlin's name.
  static let comparisons = Pass.declarations("comparisons") { declaration, tree, _ in
    guard declaration.kind == .function, declaration.name == "compareTo", declaration.parameters.count == 1,
      let body = declaration.body
    else { return }
    let other = declaration.parameters[0].name
    tree.compareByConditions(body)
    declaration.modifiers.remove(.override)
    declaration.modifiers.insert(.operator)
    if declaration.givesNumber(tree) {
      let type = declaration.type ?? body
      declaration.type = tree.add(.typeName, "Bool", marks: .synthesized, range: tree.range(type))
      if tree.givesComparisons(body) { tree.giveWhetherLess(body, other) }
    } else {
      tree.compareInTurn(body)
    }
  }
}

extension Declaration {
  /// Whether a comparison tells by a number, as Kotlin's does, also where the type of an expression is left out.
  fileprivate func givesNumber(_ tree: Tree) -> Bool {
    guard let type else { return hasExpressionBody && body.map { tree.givesComparisons($0) } ?? false }
    return tree.kind(type) == .typeName && tree.label(type) == "Int"
  }
}

extension Tree {
  /// `if (a > b) return 1; if (a < b) return -1; …; return 0` compares one after the other, whichever is asked first, and
  /// so does `if a < b { return true }; if a > b { return false }`.
  fileprivate mutating func compareByConditions(_ block: NodeID) {
    guard var answers = answers(of: statements(block))?[...], let last = answers.popLast(), last.condition == nil,
      !last.isLess, !answers.isEmpty
    else { return }
    var pairs: [(NodeID, NodeID)] = []
    while let first = answers.popFirst() {
      guard let condition = first.condition, first.isLess == (label(condition) == "<") else { return }
      if let second = answers.first?.condition, label(second) != label(condition),
        isSame(child(second, 0), child(condition, 0)), isSame(child(second, 1), child(condition, 1))
      {
        guard answers.removeFirst().isLess == (label(second) == "<") else { return }
      } else if !answers.isEmpty || !first.isLess {
        return
      }
      pairs.append((child(condition, 0), child(condition, 1)))
    }
    setChildren(block, comparing(pairs, true, range(block)))
  }

  /// What each of some conditions answers, and what is left at last; `nil` for other statements.
  private func answers(of statements: [NodeID]) -> [(condition: NodeID?, isLess: Bool)]? {
    var answers: [(condition: NodeID?, isLess: Bool)] = []
    var rest = statements[...]
    while let value = rest.popFirst().map({ givenValue($0) }) {
      if let answer = answer(value) { return rest.isEmpty ? answers + [(nil, answer)] : nil }
      guard kind(value) == .if, kind(child(value, 0)) == .binary, ["<", ">"].contains(label(child(value, 0))) else {
        return nil
      }
      let (then, otherwise) = (self.statements(child(value, 1)), child(value, 2))
      guard then.count == 1, let answer = answer(givenValue(then[0])), isEmpty(otherwise) || rest.isEmpty else {
        return nil
      }
      answers.append((child(value, 0), answer))
      if !isEmpty(otherwise) { rest = self.statements(otherwise)[...] }
    }
    return answers
  }

  /// Whether a result says that the one is less; `nil` for what is no plain answer.
  private func answer(_ value: NodeID) -> Bool? {
    switch kind(value) {
    case .boolean: label(value) == "true"
    case .integer: label(value).hasPrefix("-")
    case .prefix where label(value) == "-" && kind(child(value, 0)) == .integer: true
    default: nil
    }
  }

  private func givenValue(_ statement: NodeID) -> NodeID {
    kind(statement) == .return ? lastChild(statement) ?? statement : statement
  }

  /// Whether every result of some statements is one comparison.
  fileprivate func givesComparisons(_ block: NodeID) -> Bool {
    let statements = statements(block)
    guard let last = statements.last else { return false }
    var name: String?
    for statement in statements.dropLast() {
      if kind(statement) == .variable, let bound = boundName(child(statement, 0)), isComparison(child(statement, 2)) {
        guard name == nil else { return false }
        name = bound
      } else if kind(statement) == .if, isEmpty(child(statement, 2)), isExit(child(statement, 1)) {
        if let known = name {
          guard returns(known, unlessZero: statement) else { return false }
          name = nil
        } else if !givesComparisons(child(statement, 1)) {
          return false
        }
      } else {
        return false
      }
    }
    let value = givenValue(last)
    if kind(value) == .if, !isEmpty(child(value, 2)) {
      return name == nil && givesComparisons(child(value, 1)) && givesComparisons(child(value, 2))
    }
    return name == nil && isComparison(value)
  }

  /// `a.compareTo(b)`, `a - b`, `compareValues(a, b)`, `compareValuesBy(this, other, { … })`.
  private func isComparison(_ value: NodeID) -> Bool {
    if kind(value) == .binary { return label(value) == "-" && isPath(child(value, 0)) && isPath(child(value, 1)) }
    let arguments = kind(value) == .call ? argumentValues(value) : []
    switch calleeName(value) {
    case "compareTo": return callReceiver(value) != nil && arguments.count == 1
    case "compareValues": return callReceiver(value) == nil && arguments.count == 2
    case "compareValuesBy":
      return callReceiver(value) == nil && arguments.count > 2 && kind(arguments[0]) == .self
        && kind(arguments[1]) == .name
        && arguments.dropFirst(2).allSatisfy { selected(by: $0) != nil }
    default: return false
    }
  }

  /// The parameter of a closure that only gives something of it, and what it gives.
  private func selected(by lambda: NodeID) -> (parameter: String, value: NodeID)? {
    guard kind(lambda) == .lambda, let body = lambdaBody(lambda), childCount(body) == 1 else { return nil }
    let parameters = lambdaParameters(lambda)
    guard parameters.count <= 1 else { return nil }
    return (parameters.first.map { label($0) } ?? "it", givenValue(child(body, 0)))
  }

  /// `if (result != 0) return result`.
  private func returns(_ name: String, unlessZero statement: NodeID) -> Bool {
    let (test, then) = (child(statement, 0), statements(child(statement, 1)))
    guard kind(test) == .binary, label(test) == "!=", kind(child(test, 0)) == .name, label(child(test, 0)) == name,
      kind(child(test, 1)) == .integer, label(child(test, 1)) == "0", then.count == 1
    else { return false }
    let value = givenValue(then[0])
    return kind(value) == .name && label(value) == name
  }

  fileprivate mutating func giveWhetherLess(_ block: NodeID, _ other: String) {
    if kind(block) == .if { return giveWhetherLess(inBranchesOf: block, other) }
    var result: [NodeID] = []
    let statements = statements(block)
    var compared: NodeID?
    for statement in statements.dropLast() {
      if kind(statement) == .variable {
        compared = child(statement, 2)
      } else if let comparison = compared {
        result += comparing(comparison, other, isLast: false)
        compared = nil
      } else {
        giveWhetherLess(child(statement, 1), other)
        result.append(statement)
      }
    }
    guard let last = statements.last else { return }
    let value = givenValue(last)
    if kind(value) == .if {
      giveWhetherLess(inBranchesOf: value, other)
      result.append(last)
    } else {
      result += comparing(value, other, isLast: true)
    }
    setChildren(block, result)
  }

  private mutating func giveWhetherLess(inBranchesOf node: NodeID, _ other: String) {
    giveWhetherLess(child(node, 1), other)
    giveWhetherLess(child(node, 2), other)
  }

  /// The statements that compare one value after the other; after the last one nothing is left to decide.
  private mutating func comparing(_ comparison: NodeID, _ other: String, isLast: Bool) -> [NodeID] {
    if kind(comparison) == .binary {
      return comparing([(child(comparison, 0), child(comparison, 1))], isLast, range(comparison))
    }
    let arguments = argumentValues(comparison)
    if let receiver = callReceiver(comparison) {
      return comparing([(receiver, arguments[0])], isLast, range(comparison))
    }
    if arguments.count == 2 { return comparing([(arguments[0], arguments[1])], isLast, range(comparison)) }
    var pairs: [(NodeID, NodeID)] = []
    for argument in arguments.dropFirst(2) {
      guard let (parameter, value) = selected(by: argument) else { continue }
      let sides = [arguments[0], arguments[1]].map { element in
        let holder = makeBlock([deepCopy(value)], at: range(value))
        substitute(parameter, with: element, in: [holder])
        if kind(element) == .self { becomeReceiver(parameter, in: holder) }
        return child(holder, 0)
      }
      pairs.append((sides[0], sides[1]))
    }
    return comparing(pairs, isLast, range(comparison))
  }

  private mutating func comparing(
    _ pairs: [(NodeID, NodeID)], _ isLast: Bool, _ place: ByteRange
  ) -> [NodeID] {
    var result: [NodeID] = []
    for (index, (left, right)) in pairs.enumerated() {
      let less = add(.return, marks: .synthesized, range: place, [makeBinary("<", left, right)])
      if isLast, index == pairs.count - 1 {
        result.append(less)
      } else {
        let test = makeBinary("!=", deepCopy(left), deepCopy(right))
        result.append(makeIf(test, then: makeBlock([less], at: place), range: place))
      }
    }
    return result
  }

  /// `(a, b) < (c, d)` compares one after the other.
  fileprivate mutating func compareInTurn(_ block: NodeID) {
    guard let last = lastChild(block) else { return }
    let comparison = givenValue(last)
    guard kind(comparison) == .binary, label(comparison) == "<", kind(child(comparison, 0)) == .tuple,
      kind(child(comparison, 1)) == .tuple
    else { return }
    let sides = [child(comparison, 0), child(comparison, 1)].map { children($0).map { child($0, 0) } }
    guard sides[0].count == sides[1].count, sides[0].count > 1 else { return }
    let statements = comparing(Array(zip(sides[0], sides[1])), true, range(comparison))
    setChildren(block, children(block).dropLast() + statements)
  }
}
