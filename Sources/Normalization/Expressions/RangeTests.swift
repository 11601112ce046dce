// row >= 0 && row < rows && column >= 0 && column < columns     row in 0 until rows && column in 0 until columns
// guard row >= 0, row < rows else { return }                    if (row !in 0 until rows) return
//
// Two neighbours that ask for both ends of a range ask whether a value lies in it. The phrasebook knows two that stand
// alone; these are those that stand among others, or have become exits of their own. Catalogue C132, D248, D249.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let rangeTests = Pass.nodes("tests of ranges", on: [.binary, .block, .clause]) { tree, node, _ in
    switch tree.kind(node) {
    case .binary where tree.label(node) == "&&" || tree.label(node) == "||": tree.joinRangeTests(node)
    case .block, .clause: tree.joinRangeExits(node)
    default: break
    }
  }
}

extension Tree {
  fileprivate mutating func joinRangeTests(_ node: NodeID) {
    let operation = label(node)
    let operands = operands(of: operation, node)
    guard operands.count > 2 else { return }
    var joined: [NodeID] = []
    for operand in operands {
      if let last = joined.last, let test = rangeTest(last, operand, isInside: operation == "&&") {
        joined[joined.count - 1] = test
      } else {
        joined.append(operand)
      }
    }
    guard joined.count < operands.count, let last = joined.popLast() else { return }
    guard let first = self.joined(joined, by: operation) else { return become(node, last) }
    setChildren(node, [first, last])
  }

  /// `if row < 0 { return }; if row >= rows { return }`.
  fileprivate mutating func joinRangeExits(_ block: NodeID) {
    let statements = Array(children(block))
    var result: [NodeID] = []
    for statement in statements {
      if let last = result.last, isLoneExit(last), isLoneExit(statement), isSame(child(last, 1), child(statement, 1)),
        let test = rangeTest(child(last, 0), child(statement, 0), isInside: false)
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
  private mutating func rangeTest(_ first: NodeID, _ second: NodeID, isInside: Bool) -> NodeID? {
    guard let low = bound(first, isInside ? [">="] : ["<"]),
      let high = bound(second, isInside ? ["<", "<="] : [">=", ">"]),
      isSame(low.value, high.value)
    else { return nil }
    let place = range(first).union(range(second))
    let isOpen = high.operation == "<" || high.operation == ">="
    let limits = add(.range, isOpen ? "..<" : "...", marks: .synthesized, range: place, [low.limit, high.limit])
    let callee = add(.member, "contains", marks: .synthesized, range: place, [limits])
    let argument = add(.argument, marks: .synthesized, range: range(first), [low.value])
    let test = add(.call, marks: .synthesized, range: place, [callee, argument])
    return isInside ? test : add(.prefix, "!", marks: .synthesized, range: place, [test])
  }

  /// A comparison of a path with something, the path on the left.
  private func bound(_ test: NodeID, _ operations: Set<String>) -> (value: NodeID, operation: String, limit: NodeID)? {
    guard kind(test) == .binary, operations.contains(label(test)), isPath(child(test, 0)) else { return nil }
    return (child(test, 0), label(test), child(test, 1))
  }
}
