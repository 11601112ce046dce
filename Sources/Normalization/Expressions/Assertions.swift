// XCTAssertLessThan(a, b, "near \(a)")     assertTrue(a < b, "near $a")     assertTrue("near $a") { a < b }
//
// What an assertion says when it fails decides nothing. Catalogue D343–D348.

internal import CodeModel
internal import SourceModel

extension Pass {
  /// Assertions lose the closure around what they are about, and their message: JUnit 4 puts it before the values,
  /// every other framework behind them.
  static let assertions = Pass.nodes(
    "assertion messages", on: [.call],
    knowing: { unit, vocabulary in
      let isFirst = unit.imports.contains { $0.hasPrefix("org.junit.Assert") || $0.hasPrefix("junit.framework") }
      return (isSwift: unit.file.side == .swift, isFirst: isFirst, vocabulary: vocabulary)
    }
  ) { tree, node, known in
    guard let name = tree.calleeName(node), tree.callReceiver(node) == nil,
      let operands = known.vocabulary.operands(ofAssertion: name)
    else { return }
    tree.reduce(
      assertion: node, about: operands, isFirst: known.isFirst, isSwift: known.isSwift,
      ambient: known.vocabulary.callSiteParameters)
  }
}

extension Tree {
  fileprivate mutating func reduce(
    assertion call: NodeID, about operands: Int, isFirst: Bool, isSwift: Bool, ambient: Set<String>
  ) {
    var arguments = arguments(call).filter { !isSwift || !ambient.contains(soft($0)) }
    if arguments.count > operands {
      if let named = arguments.firstIndex(where: { soft($0) == "message" }) {
        arguments.remove(at: named)
      } else if isFirst || !isSwift && isCondition(arguments.last) {
        if isText(arguments.first) { arguments.removeFirst() }
      } else if isText(arguments.last) || isSwift && arguments.last.map({ soft($0).isEmpty }) ?? false {
        arguments.removeLast()
      }
    }
    // `assertEquals(3.5, value, 0.0)` leaves no more room than equality does.
    if operands == 2, arguments.count == 3, let slack = arguments.last.map({ child($0, 0) }),
      kind(slack) == .integer || kind(slack) == .floating, Double(label(slack)) == 0
    {
      arguments.removeLast()
    }
    // `assertTrue { a < b }`
    if operands == 1, arguments.count == 1, let condition = soleValue(of: child(arguments[0], 0)) {
      arguments = [add(.argument, marks: .synthesized, range: range(arguments[0]), [condition])]
    }
    if arguments != self.arguments(call) { setChildren(call, [child(call, 0)] + arguments) }
  }

  private func soleValue(of closure: NodeID) -> NodeID? {
    guard kind(closure) == .lambda, lambdaParameters(closure).isEmpty, let body = lambdaBody(closure),
      childCount(body) == 1, isExpression(child(body, 0))
    else { return nil }
    return child(body, 0)
  }

  /// A text, or a closure that makes one.
  private func isText(_ argument: NodeID?) -> Bool {
    guard let value = argument.map({ child($0, 0) }) else { return false }
    if kind(value) == .lambda, let body = lambdaBody(value) {
      return childCount(body) == 1 && kind(child(body, 0)) == .string
    }
    return kind(value) == .string && soft(value) != "character"
  }

  /// A closure that makes something else, as `assertTrue("why") { a < b }` has.
  private func isCondition(_ argument: NodeID?) -> Bool {
    guard let argument else { return false }
    return kind(child(argument, 0)) == .lambda && !isText(argument)
  }
}
