internal import CodeModel
internal import SourceModel
internal import SwiftSyntax

// The parser leaves `a + b * c` flat: operands and operators in turn. These functions fold it with a stack of operands
// and a stack of operators, so that the length of a sequence costs no stack space.

/// What stands between operators: a node with the range of its text, parentheses included.
private struct Operand {
  var node: NodeID
  var range: ByteRange
  /// How many `try`s and `await`s, not in parentheses, enclose the operand proper; they reach over what follows.
  var prefixCount = 0
  /// Where the operand proper begins, behind its prefixes.
  var properLower: UInt32
}

private struct InfixOperator {
  enum Form {
    case binary(String)
    /// `? then :`, the middle lowered.
    case ternary(NodeID)
  }

  var form: Form
  var binding: InfixOperators.Binding
}

extension Lowering {
  mutating func lower(_ node: SequenceExprSyntax) -> NodeID {
    let elements = Array(node.elements)
    guard elements.count <= 2 * NestingLimit.links else { return tooDeep(node) }
    if elements.contains(where: { $0.is(ArrowExprSyntax.self) }) {
      return tree.add(.typeExpression, range: range(node), [lowerAsType(ExprSyntax(node))])
    }
    guard let first = elements.first else { return incomplete(node) }
    var operands = [operand(first)]
    var pending: [InfixOperator] = []
    for index in stride(from: 1, to: elements.count - 1, by: 2) {
      let (spelling, right) = (elements[index], elements[index + 1])
      let binding = binding(of: spelling)
      while let last = pending.last, bindsFirst(last.binding, binding) {
        pending.removeLast()
        apply(last, to: &operands)
      }
      if let cast = castLabel(spelling), let left = operands.popLast() {
        operands.append(self.cast(left, cast, to: right))
      } else {
        pending.append(InfixOperator(form: form(of: spelling), binding: binding))
        operands.append(operand(right))
      }
    }
    for last in pending.reversed() { apply(last, to: &operands) }
    return operands[0].node
  }

  // MARK: Operands

  private mutating func operand(_ node: ExprSyntax) -> Operand {
    let lowered = self.lower(node)
    var count = 0
    var proper = node
    var properNode = lowered
    // Where nesting ends the lowering, a prefix has no child.
    while let inner = prefixed(proper), let child = tree.lastChild(properNode) {
      count += 1
      proper = inner
      properNode = child
    }
    let start = UInt32(proper.positionAfterSkippingLeadingTrivia.utf8Offset)
    return Operand(node: lowered, range: range(node), prefixCount: count, properLower: start)
  }

  /// What `try`, `await` or `unsafe` stands before.
  private func prefixed(_ node: ExprSyntax) -> ExprSyntax? {
    switch node.as(ExprSyntaxEnum.self) {
    case .tryExpr(let expression): expression.expression
    case .awaitExpr(let expression): expression.expression
    case .unsafeExpr(let expression): expression.expression
    default: nil
    }
  }

  // MARK: Operators

  private func binding(of node: ExprSyntax) -> InfixOperators.Binding {
    switch node.as(ExprSyntaxEnum.self) {
    case .assignmentExpr: InfixOperators.assignment
    case .binaryOperatorExpr(let operation): operators.binding(of: operation.operator.text)
    case .unresolvedAsExpr, .unresolvedIsExpr: InfixOperators.casting
    case .unresolvedTernaryExpr: InfixOperators.ternary
    default: InfixOperators.unknown
    }
  }

  /// Whether an operator takes its operands before the one to its right does.
  private func bindsFirst(_ left: InfixOperators.Binding, _ right: InfixOperators.Binding) -> Bool {
    left.rank > right.rank || (left.rank == right.rank && !left.isRightAssociative)
  }

  private mutating func form(of node: ExprSyntax) -> InfixOperator.Form {
    switch node.as(ExprSyntaxEnum.self) {
    case .assignmentExpr(let assignment): .binary(assignment.equal.text)
    case .binaryOperatorExpr(let operation): .binary(operation.operator.text)
    case .unresolvedTernaryExpr(let ternary): .ternary(lower(ternary.thenExpression))
    default: .binary(text(node))
    }
  }

  private func castLabel(_ node: ExprSyntax) -> String? {
    switch node.as(ExprSyntaxEnum.self) {
    case .unresolvedAsExpr(let cast): "as" + (cast.questionOrExclamationMark?.text ?? "")
    case .unresolvedIsExpr: "is"
    default: nil
    }
  }

  // MARK: Folding

  private mutating func cast(_ left: Operand, _ label: String, to right: ExprSyntax) -> Operand {
    let type = lowerAsType(right)
    let kind: NodeKind = label == "is" ? .typeTest : .cast
    return combine(left, upTo: range(right).upper) { tree, operand, range in
      tree.add(kind, label, range: range, [operand, type])
    }
  }

  private mutating func apply(_ operation: InfixOperator, to operands: inout [Operand]) {
    guard let right = operands.popLast(), let left = operands.popLast() else { return }
    let combined = combine(left, upTo: right.range.upper) { tree, operand, range in
      switch operation.form {
      case .ternary(let middle):
        return tree.add(.ternary, range: range, [operand, middle, right.node])
      case .binary(let label):
        let kind: NodeKind =
          if operation.binding.isAssignment { .assign } else if InfixOperators.isRange(label) { .range } else {
            .binary
          }
        return tree.add(kind, label, range: range, [operand, right.node])
      }
    }
    operands.append(combined)
  }

  /// Builds an operation on an operand proper and puts the operand's `try` and `await` around the whole.
  private mutating func combine(
    _ left: Operand, upTo upper: UInt32, _ make: (inout Tree, NodeID, ByteRange) -> NodeID
  ) -> Operand {
    var result = left
    result.range.upper = upper
    guard left.prefixCount > 0 else {
      result.node = make(&tree, left.node, result.range)
      return result
    }
    var prefix = left.node
    tree.setRange(prefix, widened(prefix, to: upper))
    for _ in 1..<left.prefixCount {
      prefix = tree.child(prefix, 0)
      tree.setRange(prefix, widened(prefix, to: upper))
    }
    let proper = tree.child(prefix, 0)
    let operation = make(&tree, proper, ByteRange(Int(left.properLower), Int(upper)))
    tree.setChild(prefix, 0, operation)
    return result
  }

  private func widened(_ node: NodeID, to upper: UInt32) -> ByteRange {
    ByteRange(Int(tree.range(node).lower), Int(upper))
  }
}
