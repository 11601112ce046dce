internal import CodeModel
internal import SourceModel
internal import SwiftSyntax

// The parser reads most patterns of `case` as expressions; these functions read them back. `binding` is the `let` or
// `var` that stands before the pattern or around it, empty where none does.

extension Lowering {
  mutating func lower(_ node: PatternSyntax, binding: String) -> NodeID {
    guard enter() else { return tooDeep(node) }
    defer { leave() }
    switch node.as(PatternSyntaxEnum.self) {
    case .expressionPattern(let pattern): return lowerAsPattern(pattern.expression, binding: binding)
    case .identifierPattern(let pattern):
      return tree.add(.binding, name(pattern.identifier), soft: binding, range: range(node))
    case .isTypePattern(let pattern): return lower(pattern)
    case .missingPattern: return incomplete(node)
    case .tuplePattern(let pattern): return lower(pattern, binding: binding)
    case .valueBindingPattern(let pattern): return lower(pattern.pattern, binding: pattern.bindingSpecifier.text)
    case .wildcardPattern: return tree.add(.wildcard, range: range(node))
    }
  }

  /// `pattern: T`, which tests nothing but gives the type.
  mutating func lower(_ node: PatternSyntax, _ type: TypeAnnotationSyntax?, binding: String) -> NodeID {
    let pattern = lower(node, binding: binding)
    guard let type else { return pattern }
    return tree.add(.typePattern, "as", range: range(from: node, to: type), [pattern, lower(type.type)])
  }

  private mutating func lower(_ node: IsTypePatternSyntax) -> NodeID {
    let empty = tree.addEmpty(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    return tree.add(.typePattern, "is", range: range(node), [empty, lower(node.type)])
  }

  private mutating func lower(_ node: TuplePatternSyntax, binding: String) -> NodeID {
    if node.elements.count == 1, let only = node.elements.first, only.label == nil {
      return lower(only.pattern, binding: binding)
    }
    let elements = node.elements.map { element in
      let pattern = lower(element.pattern, binding: binding)
      let place = range(from: element, to: element.pattern)
      return tree.add(.argument, soft: element.label.map(name) ?? "", range: place, [pattern])
    }
    return tree.add(.tuplePattern, range: range(node), elements)
  }

  // MARK: Expressions read as patterns

  private mutating func lowerAsPattern(_ node: ExprSyntax, binding: String) -> NodeID {
    guard enter() else { return tooDeep(node) }
    defer { leave() }
    switch node.as(ExprSyntaxEnum.self) {
    case .patternExpr(let expression): return lower(expression.pattern, binding: binding)
    case .discardAssignmentExpr: return tree.add(.wildcard, range: range(node))
    case .declReferenceExpr(let reference) where !binding.isEmpty:
      return tree.add(.binding, name(reference.baseName), soft: binding, range: range(node))
    case .optionalChainingExpr(let chain):
      return tree.add(.optionalPattern, range: range(node), [lowerAsPattern(chain.expression, binding: binding)])
    case .tupleExpr(let tuple):
      if tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil {
        return lowerAsPattern(only.expression, binding: binding)
      }
      return tree.add(.tuplePattern, range: range(node), patternArguments(tuple.elements, binding: binding))
    case .functionCallExpr(let call):
      if let pattern = lowerAsCase(call, binding: binding) { return pattern }
    case .sequenceExpr(let sequence):
      if let pattern = lowerAsCast(sequence, binding: binding) { return pattern }
    default:
      break
    }
    return tree.add(.expressionPattern, range: range(node), [lower(node)])
  }

  /// `.a(…)`, `E.a(…)`; a call whose callee cannot be a case of an enum is no pattern of its own.
  private mutating func lowerAsCase(_ node: FunctionCallExprSyntax, binding: String) -> NodeID? {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self), node.trailingClosure == nil else {
      return nil
    }
    let type: NodeID
    if let base = access.base {
      guard isTypeLike(base) || !binding.isEmpty || containsPattern(node) else { return nil }
      type = lowerAsType(base)
    } else {
      type = tree.addEmpty(at: access.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
    return tree.add(
      .casePattern, name(access.declName.baseName), range: range(node),
      [type] + patternArguments(node.arguments, binding: binding))
  }

  private func containsPattern(_ node: FunctionCallExprSyntax) -> Bool {
    node.arguments.contains { $0.expression.is(PatternExprSyntax.self) }
  }

  private mutating func patternArguments(_ elements: LabeledExprListSyntax, binding: String) -> [NodeID] {
    elements.map { element in
      let pattern = lowerAsPattern(element.expression, binding: binding)
      let place = range(from: element, to: element.expression)
      return tree.add(.argument, soft: element.label.map(name) ?? "", range: place, [pattern])
    }
  }

  /// `x as T`.
  private mutating func lowerAsCast(_ node: SequenceExprSyntax, binding: String) -> NodeID? {
    let elements = Array(node.elements)
    guard elements.count == 3, let cast = elements[1].as(UnresolvedAsExprSyntax.self),
      cast.questionOrExclamationMark == nil
    else { return nil }
    let pattern = lowerAsPattern(elements[0], binding: binding)
    return tree.add(.typePattern, "as", range: range(node), [pattern, lowerAsType(elements[2])])
  }
}
