internal import CodeModel
internal import SourceModel
internal import SwiftSyntax

// `a.b(c)?.d[e]!`: what follows an expression. Such chains grow to hundreds of links, so they are lowered in a loop.

extension Lowering {
  /// A chain from its innermost receiver outwards.
  mutating func lowerChain(_ node: ExprSyntax) -> NodeID {
    var links: [ExprSyntax] = []
    var base = node
    while let operand = operand(of: base) {
      links.append(base)
      base = operand
    }
    guard links.count <= NestingLimit.links else { return tooDeep(node) }
    var result = links.last.flatMap { lowerTypeLiteral(base, before: $0) } ?? lower(base)
    for link in links.reversed() { result = lower(link, on: result) }
    return result
  }

  /// What a link stands behind; `nil` for an expression that is no link.
  private func operand(of node: ExprSyntax) -> ExprSyntax? {
    switch node.as(ExprSyntaxEnum.self) {
    case .forceUnwrapExpr(let link): link.expression
    case .functionCallExpr(let link): link.calledExpression
    case .genericSpecializationExpr(let link): link.expression
    case .memberAccessExpr(let link): isMetatype(link) ? nil : link.base
    case .optionalChainingExpr(let link): link.expression
    case .postfixOperatorExpr(let link): link.expression
    case .subscriptCallExpr(let link): link.calledExpression
    default: nil
    }
  }

  private mutating func lower(_ link: ExprSyntax, on operand: NodeID) -> NodeID {
    let place = range(link)
    switch link.as(ExprSyntaxEnum.self) {
    case .forceUnwrapExpr:
      return tree.add(.force, range: place, [operand])
    case .functionCallExpr(let call):
      let arguments = arguments(call.arguments, call.trailingClosure, call.additionalTrailingClosures)
      return tree.add(.call, range: place, [operand] + arguments)
    case .genericSpecializationExpr(let specialization):
      return tree.add(.specialization, range: place, [operand] + typeArguments(specialization.genericArgumentClause))
    case .memberAccessExpr(let access):
      let declaration = access.declName
      return tree.add(
        .member, name(declaration.baseName), soft: argumentNames(declaration), range: place, [operand])
    case .optionalChainingExpr:
      return tree.add(.optionalChain, range: place, [operand])
    case .postfixOperatorExpr(let operation):
      return lower(operation, on: operand)
    case .subscriptCallExpr(let call):
      let arguments = arguments(call.arguments, call.trailingClosure, call.additionalTrailingClosures)
      return tree.add(.index, range: place, [operand] + arguments)
    default:
      return operand
    }
  }

  private mutating func lower(_ node: PostfixOperatorExprSyntax, on operand: NodeID) -> NodeID {
    let spelling = node.operator.text
    guard InfixOperators.isRange(spelling) else {
      return tree.add(.postfix, spelling, range: range(node), [operand])
    }
    return tree.add(.range, spelling, range: range(node), [operand, empty(after: node)])
  }

  /// The arguments of a call, trailing closures included.
  mutating func arguments(
    _ list: LabeledExprListSyntax, _ trailing: ClosureExprSyntax?, _ more: MultipleTrailingClosureElementListSyntax
  ) -> [NodeID] {
    var arguments = list.map { lower($0) }
    if let trailing {
      arguments.append(tree.add(.argument, range: range(trailing), [lower(ExprSyntax(trailing))]))
    }
    for element in more {
      let closure = lower(ExprSyntax(element.closure))
      arguments.append(tree.add(.argument, soft: name(element.label), range: range(element), [closure]))
    }
    return arguments
  }

  // MARK: Types at the root

  /// `.name` and `T.self`, which are no links of a chain but begin one.
  mutating func lowerAsRoot(_ node: MemberAccessExprSyntax) -> NodeID? {
    guard let base = node.base else {
      let declaration = node.declName
      return tree.add(
        .implicitMember, name(declaration.baseName), soft: argumentNames(declaration), range: range(node))
    }
    guard isMetatype(node) else { return nil }
    let operand = isTypeLike(base) ? lowerAsType(base) : lower(base)
    return tree.add(.metatype, range: range(node), [operand])
  }

  private func isMetatype(_ node: MemberAccessExprSyntax) -> Bool {
    node.base != nil && node.declName.baseName.tokenKind == .keyword(.self)
  }

  /// `[T]` and `[K: V]` where something follows that only types have.
  private mutating func lowerTypeLiteral(_ base: ExprSyntax, before link: ExprSyntax) -> NodeID? {
    let isType =
      if let array = base.as(ArrayExprSyntax.self) {
        isTypeLiteral(array)
      } else if let dictionary = base.as(DictionaryExprSyntax.self) {
        isTypeLiteral(dictionary)
      } else {
        false
      }
    guard isType else { return nil }
    if let access = link.as(MemberAccessExprSyntax.self), access.declName.baseName.tokenKind != .keyword(.`init`) {
      return nil
    }
    if link.is(SubscriptCallExprSyntax.self) { return nil }
    return tree.add(.typeExpression, range: range(base), [lowerAsType(base)])
  }
}
