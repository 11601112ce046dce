internal import CodeModel
internal import SourceModel
internal import SwiftSyntax

extension Lowering {
  mutating func lower(_ node: ExprSyntax) -> NodeID {
    guard enter() else { return tooDeep(node) }
    defer { leave() }
    switch node.as(ExprSyntaxEnum.self) {
    // Names and literals
    case .booleanLiteralExpr(let literal): return tree.add(.boolean, literal.literal.text, range: range(node))
    case .declReferenceExpr(let reference): return lower(reference)
    case .discardAssignmentExpr: return tree.add(.wildcard, range: range(node))
    case .floatLiteralExpr(let literal): return tree.add(.floating, literal.literal.text, range: range(node))
    case .integerLiteralExpr(let literal): return tree.add(.integer, literal.literal.text, range: range(node))
    case .nilLiteralExpr: return tree.add(.null, range: range(node))
    case .regexLiteralExpr(let literal): return lower(literal)
    case .simpleStringLiteralExpr(let literal): return lower(literal)
    case .stringLiteralExpr(let literal): return lower(literal)
    case .superExpr: return tree.add(.super, range: range(node))

    // Chains of calls and members
    case .memberAccessExpr(let access):
      if let root = lowerAsRoot(access) { return root }
      return lowerChain(node)
    case .forceUnwrapExpr, .functionCallExpr, .genericSpecializationExpr, .optionalChainingExpr,
      .postfixOperatorExpr, .subscriptCallExpr:
      return lowerChain(node)

    // Operators
    case .prefixOperatorExpr(let operation): return lower(operation)
    case .sequenceExpr(let sequence): return lower(sequence)
    case .awaitExpr(let expression): return tree.add(.await, range: range(node), [lower(expression.expression)])
    case .tryExpr(let expression): return lower(expression)
    case .inOutExpr(let expression): return tree.add(.inout, range: range(node), [lower(expression.expression)])
    case .borrowExpr(let word): return lower(word.borrowKeyword, before: word.expression)
    case .consumeExpr(let word): return lower(word.consumeKeyword, before: word.expression)
    case .copyExpr(let word): return lower(word.copyKeyword, before: word.expression)
    case .packElementExpr(let word): return lower(word.eachKeyword, before: word.pack)
    case .packExpansionExpr(let word): return lower(word.repeatKeyword, before: word.repetitionPattern)
    case .unsafeExpr(let word): return lower(word.unsafeKeyword, before: word.expression)

    // Collections, closures and the rest
    case .arrayExpr(let array):
      return tree.add(.list, range: range(node), array.elements.map { lower($0.expression) })
    case .dictionaryExpr(let dictionary): return lower(dictionary)
    case .tupleExpr(let tuple): return lower(tuple)
    case .closureExpr(let closure): return lower(closure)
    case .keyPathExpr(let path): return lower(path)
    case .macroExpansionExpr(let expansion): return lower(expansion)
    case .typeExpr(let expression): return tree.add(.typeExpression, range: range(node), [lower(expression.type)])
    case .patternExpr(let expression): return lower(expression.pattern, binding: "")
    case .ifExpr(let branch): return lower(branch)
    case .switchExpr(let branches): return lower(branches)
    case .postfixIfConfigExpr(let expression): return lower(expression)
    case .editorPlaceholderExpr, .missingExpr: return incomplete(node)

    // Operators without operands, what only folding makes, what stands in `#if` only, experiments of the language
    case .arrowExpr, .asExpr, .assignmentExpr, .binaryOperatorExpr, .infixOperatorExpr, .isExpr, .ternaryExpr,
      .unresolvedAsExpr, .unresolvedIsExpr, .unresolvedTernaryExpr, ._canImportExpr, ._canImportVersionInfo:
      return unmodeled(node)
    default: return unmodeled(node)
    }
  }

  // MARK: Names

  private mutating func lower(_ node: DeclReferenceExprSyntax) -> NodeID {
    let place = range(node)
    if node.baseName.tokenKind == .keyword(.self) { return tree.add(.self, range: place) }
    guard let module = node.moduleSelector else {
      return tree.add(.name, name(node.baseName), soft: argumentNames(node), range: place)
    }
    let qualifier = tree.add(.name, name(module.moduleName), range: range(module.moduleName))
    return tree.add(.member, name(node.baseName), soft: argumentNames(node), range: place, [qualifier])
  }

  /// `(a:b:)` behind a function's name; empty where there is none.
  func argumentNames(_ node: DeclReferenceExprSyntax) -> String { node.argumentNames.map(text) ?? "" }

  // MARK: Operators

  private mutating func lower(_ node: TryExprSyntax) -> NodeID {
    let mark = node.questionOrExclamationMark?.text ?? ""
    return tree.add(.try, "try" + mark, range: range(node), [lower(node.expression)])
  }

  /// `each x`, `consume x` and the like: operators that are words.
  private mutating func lower(_ word: TokenSyntax, before operand: ExprSyntax) -> NodeID {
    tree.add(.prefix, word.text, range: range(from: word, to: operand), [lower(operand)])
  }

  private mutating func lower(_ node: PrefixOperatorExprSyntax) -> NodeID {
    let spelling = node.operator.text
    let operand = lower(node.expression)
    guard InfixOperators.isRange(spelling) else {
      return tree.add(.prefix, spelling, range: range(node), [operand])
    }
    let lower = tree.addEmpty(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    return tree.add(.range, spelling, range: range(node), [lower, operand])
  }

  // MARK: Collections

  private mutating func lower(_ node: DictionaryExprSyntax) -> NodeID {
    var entries: [NodeID] = []
    if case .elements(let elements) = node.content {
      for element in elements {
        let key = lower(element.key)
        entries.append(tree.add(.entry, range: range(from: element, to: element.value), [key, lower(element.value)]))
      }
    }
    return tree.add(.map, range: range(node), entries)
  }

  private mutating func lower(_ node: TupleExprSyntax) -> NodeID {
    if node.elements.count == 1, let only = node.elements.first, only.label == nil { return lower(only.expression) }
    return tree.add(.tuple, range: range(node), node.elements.map { lower($0) })
  }

  /// An argument of a call, index, macro, attribute or interpolation, an element of a tuple.
  mutating func lower(_ node: LabeledExprSyntax) -> NodeID {
    let value = lower(node.expression)
    return tree.add(
      .argument, soft: node.label.map(name) ?? "", range: range(from: node, to: node.expression), [value])
  }

  // MARK: Macros

  private mutating func lower(_ node: MacroExpansionExprSyntax) -> NodeID {
    let types = typeExpressionArguments(node.genericArgumentClause)
    let arguments = arguments(node.arguments, node.trailingClosure, node.additionalTrailingClosures)
    return tree.add(.macro, name(node.macroName), range: range(node), types + arguments)
  }

  /// Explicit generic arguments where only `argument`s may stand.
  mutating func typeExpressionArguments(_ clause: GenericArgumentClauseSyntax?) -> [NodeID] {
    typeArguments(clause).map { type in
      let expression = tree.add(.typeExpression, range: tree.range(type), [type])
      return tree.add(.argument, range: tree.range(type), [expression])
    }
  }

  // MARK: `#if` behind an expression

  /// A first clause without label holds the expression; the others hold the members that follow it, without receiver.
  private mutating func lower(_ node: PostfixIfConfigExprSyntax) -> NodeID {
    var clauses: [NodeID] = []
    if let base = node.base { clauses.append(tree.add(.clause, range: range(base), [lower(base)])) }
    clauses += lowerClauses(node.config) { lowering, elements in
      guard case .postfixExpression(let expression) = elements else { return [] }
      return [lowering.lower(expression)]
    }
    return tree.add(.conditionalCompilation, range: range(node), clauses)
  }
}
