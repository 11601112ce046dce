// row >= 0 && row < rows && column >= 0 && column < columns     row in 0 until rows && column in 0 until columns
// guard row >= 0, row < rows else { return }                    if (row !in 0 until rows) return
// 0 <= row && row < rows                                        row >= 0 && row < rows
//
// Two neighbours that ask for both ends of a range ask whether a value lies in it. The phrasebook knows two that stand
// alone; these are those that stand among others, or have become exits of their own. Catalogue C132, D248, D249.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let rangeTests = Pass.nodes(
    "tests of ranges", on: [.binary, .block, .clause], knowing: { unit, _ in unit.wholeConstants }
  ) { tree, node, constants in
    switch tree.kind(node) {
    case .binary where tree.label(node) == "&&" || tree.label(node) == "||": tree.joinRangeTests(node, constants)
    case .block, .clause: tree.joinRangeExits(node, constants)
    default: break
    }
  }

  /// `if let code = Int(text), (1...9).contains(code)`, where nobody else asks for `code`, is `Int(text) in 1...9`: no range
  /// holds what is absent.
  static let boundRangeTests = Pass.neighbours("ranges of what is there") { tree, first, second, rest in
    tree.askRange(first, second, rest: rest) ? second : nil
  }
}

extension Tree {
  fileprivate mutating func askRange(_ variable: NodeID, _ decision: NodeID, rest: ArraySlice<NodeID>) -> Bool {
    guard kind(variable) == .variable, soft(variable) == "let", let name = boundName(child(variable, 0)),
      childCount(variable) > 2, kind(decision) == .if, !mentions(name, in: children(decision).dropFirst() + Array(rest))
    else { return false }
    let parts = operands(of: "&&", child(decision, 0))
    let asking = parts.filter { mentions(name, in: [$0]) }
    guard asking.count == 2, kind(asking[0]) == .binary, label(asking[0]) == "!=", isNull(child(asking[0], 1)),
      isName(child(asking[0], 0), name), calleeName(asking[1]) == "contains", childCount(asking[1]) == 2,
      let range = callReceiver(asking[1]), kind(range) == .range, let value = argumentValues(asking[1]).first,
      isName(value, name), !mentions(name, in: [range]),
      let test = joined(parts.filter { $0 != asking[0] }, by: "&&")
    else { return false }
    setChild(child(asking[1], 1), 0, child(variable, 2))
    setChild(decision, 0, test)
    return true
  }
}

extension SourceUnit {
  /// The names of the constants of a file that are whole numbers: `const val MAX_GUESTS = 4`.
  fileprivate var wholeConstants: Set<String> {
    var names: Set<String> = []
    forEachDeclaration { declaration, _ in
      guard declaration.kind == .property, let value = declaration.value, tree.wholeNumber(value) != nil else { return }
      names.insert(declaration.name)
    }
    return names
  }
}

extension Tree {
  fileprivate mutating func joinRangeTests(_ node: NodeID, _ constants: Set<String>) {
    let operation = label(node)
    let operands = operands(of: operation, node)
    guard operands.count > 2 else { return turnBounds(node, constants) }
    var joined: [NodeID] = []
    for operand in operands {
      if let last = joined.last, let test = rangeTest(last, operand, constants, isInside: operation == "&&") {
        joined[joined.count - 1] = test
      } else {
        joined.append(operand)
      }
    }
    guard joined.count < operands.count, let last = joined.popLast() else { return }
    guard let first = self.joined(joined, by: operation) else { return become(node, last) }
    setChildren(node, [first, last])
  }

  /// Two that stand alone are written with the value on the left and the lower end first, as the phrasebook knows them.
  private mutating func turnBounds(_ node: NodeID, _ constants: Set<String>) {
    let isInside = label(node) == "&&"
    let tests = wholeNumberTests(child(node, 0), child(node, 1), constants, isInside: isInside)
    guard let (low, high) = bounds(tests.0, tests.1, isInside: isInside) else { return }
    for (position, bound) in [low, high].enumerated() {
      let test = child(node, position)
      if label(test) == bound.operation, isSame(child(test, 0), bound.value), isSame(child(test, 1), bound.limit) {
        continue
      }
      let turned = add(
        .binary, bound.operation, marks: .synthesized, range: range(test), [bound.value, bound.limit])
      setChild(node, position, turned)
    }
  }

  /// `if row < 0 { return }; if row >= rows { return }`.
  fileprivate mutating func joinRangeExits(_ block: NodeID, _ constants: Set<String>) {
    let statements = Array(children(block))
    var result: [NodeID] = []
    for statement in statements {
      if let last = result.last, isLoneExit(last), isLoneExit(statement), isSame(child(last, 1), child(statement, 1)),
        let test = rangeTest(child(last, 0), child(statement, 0), constants, isInside: false)
      {
        let place = range(last).union(range(statement))
        result[result.count - 1] = makeIf(test, then: child(last, 1), range: place)
      } else {
        result.append(statement)
      }
    }
    if result.count < statements.count { setChildren(block, result) }
  }

  private func isLoneExit(_ node: NodeID) -> Bool {
    kind(node) == .if && isEmpty(child(node, 2)) && isExit(child(node, 1))
  }

  /// `(low..<high).contains(value)` of two comparisons, or that it does not.
  private mutating func rangeTest(
    _ first: NodeID, _ second: NodeID, _ constants: Set<String>, isInside: Bool
  ) -> NodeID? {
    let tests = wholeNumberTests(first, second, constants, isInside: isInside)
    guard let (low, high) = bounds(tests.0, tests.1, isInside: isInside) else { return nil }
    let place = range(first).union(range(second))
    let isOpen = high.operation == "<" || high.operation == ">="
    let limits = add(.range, isOpen ? "..<" : "...", marks: .synthesized, range: place, [low.limit, high.limit])
    let callee = add(.member, "contains", marks: .synthesized, range: place, [limits])
    let argument = add(.argument, marks: .synthesized, range: range(first), [low.value])
    let test = add(.call, marks: .synthesized, range: place, [callee, argument])
    return isInside ? test : add(.prefix, "!", marks: .synthesized, range: place, [test])
  }

  /// Two comparisons as a range says them: between whole numbers, `size > 0` is `size >= 1`, and `size <= 0` is
  /// `size < 1`.
  private mutating func wholeNumberTests(
    _ first: NodeID, _ second: NodeID, _ constants: Set<String>, isInside: Bool
  ) -> (NodeID, NodeID) {
    func asksWhole(_ test: NodeID, beside other: NodeID) -> Bool {
      childCount(test) == 2 && childCount(other) == 2 && label(test) == (isInside ? ">" : "<=")
        && isPath(child(test, 0)) && wholeNumber(child(test, 1)) != nil && isSame(child(test, 0), child(other, 0))
        && (wholeNumber(child(other, 1)) != nil
          || [.name, .member].contains(kind(child(other, 1))) && constants.contains(label(child(other, 1))))
    }
    guard kind(first) == .binary, kind(second) == .binary else { return (first, second) }
    if asksWhole(first, beside: second) { return (asIncluded(first), second) }
    return (first, asksWhole(second, beside: first) ? asIncluded(second) : second)
  }

  private mutating func asIncluded(_ test: NodeID) -> NodeID {
    let next = (wholeNumber(child(test, 1)) ?? 0) + 1
    let limit = add(.integer, String(next), marks: .synthesized, range: range(child(test, 1)))
    return add(
      .binary, label(test) == ">" ? ">=" : "<", marks: .synthesized, range: range(test),
      [deepCopy(child(test, 0)), limit])
  }

  /// The lower and the upper end that two comparisons of one value ask for, or leave out, whichever is asked first.
  private func bounds(_ first: NodeID, _ second: NodeID, isInside: Bool) -> (low: Bound, high: Bound)? {
    let operations: (low: Set<String>, high: Set<String>) = isInside ? ([">="], ["<", "<="]) : (["<"], [">=", ">"])
    for (lower, upper) in [(first, second), (second, first)] {
      guard let low = bound(lower, operations.low), let high = bound(upper, operations.high),
        isSame(low.value, high.value)
      else { continue }
      return (low, high)
    }
    return nil
  }

  private typealias Bound = (value: NodeID, operation: String, limit: NodeID)

  /// A comparison of a path with something, as it is with the path on the left: `0 <= row` is `row >= 0`.
  private func bound(_ test: NodeID, _ operations: Set<String>) -> Bound? {
    guard kind(test) == .binary, childCount(test) == 2 else { return nil }
    if operations.contains(label(test)) {
      return isPath(child(test, 0)) ? (child(test, 0), label(test), child(test, 1)) : nil
    }
    guard let turned = mirroredComparisons[label(test)], operations.contains(turned), isPath(child(test, 1)),
      isPath(child(test, 0)) || isLiteral(child(test, 0))
    else { return nil }
    return (child(test, 1), turned, child(test, 0))
  }
}

/// What a comparison is called when its sides change places.
let mirroredComparisons = ["<": ">", ">": "<", "<=": ">=", ">=": "<="]
