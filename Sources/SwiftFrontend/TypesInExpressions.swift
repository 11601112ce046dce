internal import CodeModel
internal import SourceModel
internal import SwiftSyntax

// Where an expression may stand, the parser reads types as expressions: `[Int]()`, `Outer.Inner.self`,
// `[(Int) -> Void]()`. These functions tell and read them as types.

extension Lowering {
  /// Whether an expression can only be a type, by the custom that types begin with a capital and values do not.
  func isTypeLike(_ node: ExprSyntax) -> Bool {
    switch node.as(ExprSyntaxEnum.self) {
    case .typeExpr: true
    case .declReferenceExpr(let reference): beginsWithCapital(reference.baseName) && reference.argumentNames == nil
    case .memberAccessExpr(let access):
      access.base.map(isTypeLike) == true && beginsWithCapital(access.declName.baseName)
    case .genericSpecializationExpr(let specialization): isTypeLike(specialization.expression)
    case .optionalChainingExpr(let chain): isTypeLike(chain.expression)
    case .arrayExpr(let array): isTypeLiteral(array)
    case .dictionaryExpr(let dictionary): isTypeLiteral(dictionary)
    case .tupleExpr(let tuple): tuple.elements.allSatisfy { isTypeLike($0.expression) }
    case .sequenceExpr(let sequence): sequence.elements.contains { $0.is(ArrowExprSyntax.self) }
    default: false
    }
  }

  /// `[T]` with nothing else in it.
  func isTypeLiteral(_ node: ArrayExprSyntax) -> Bool {
    guard node.elements.count == 1, let only = node.elements.first else { return false }
    return isTypeLike(only.expression)
  }

  /// `[K: V]` with nothing else in it.
  func isTypeLiteral(_ node: DictionaryExprSyntax) -> Bool {
    guard case .elements(let elements) = node.content, elements.count == 1, let only = elements.first else {
      return false
    }
    return isTypeLike(only.key) && isTypeLike(only.value)
  }

  private func beginsWithCapital(_ token: TokenSyntax) -> Bool {
    name(token).unicodeScalars.first { $0 != "_" }?.properties.isUppercase == true
  }

  /// An expression read as the type that it spells.
  mutating func lowerAsType(_ node: ExprSyntax) -> NodeID {
    guard enter() else { return tooDeep(node) }
    defer { leave() }
    switch node.as(ExprSyntaxEnum.self) {
    case .typeExpr(let expression): return lower(expression.type)
    case .declReferenceExpr(let reference):
      return tree.add(.typeName, name(reference.baseName), range: range(node))
    case .memberAccessExpr(let access): return lowerAsType(access)
    case .genericSpecializationExpr(let specialization):
      let base = lowerAsType(specialization.expression)
      let arguments = typeArguments(specialization.genericArgumentClause)
      tree.setChildren(base, Array(tree.children(base)) + arguments)
      tree.setRange(base, range(node))
      return base
    case .optionalChainingExpr(let chain):
      return tree.add(.optionalType, range: range(node), [lowerAsType(chain.expression)])
    case .arrayExpr(let array) where array.elements.count == 1:
      return tree.add(.listType, range: range(node), array.elements.map { lowerAsType($0.expression) })
    case .dictionaryExpr(let dictionary): return lowerAsType(dictionary)
    case .tupleExpr(let tuple): return lowerAsType(tuple)
    case .sequenceExpr(let sequence): return lowerAsType(sequence)
    default:
      return tree.add(.typeExpression, range: range(node), [lower(node)])
    }
  }

  private mutating func lowerAsType(_ node: MemberAccessExprSyntax) -> NodeID {
    let name = name(node.declName.baseName)
    guard let base = node.base else { return tree.add(.typeName, name, range: range(node)) }
    let type = lowerAsType(base)
    guard tree.kind(type) == .typeName else {
      return tree.add(.typeName, "\(text(base)).\(name)", range: range(node))
    }
    if name == "Type" || name == "Protocol" {
      return tree.add(.metatypeType, soft: name == "Type" ? "" : name, range: range(node), [type])
    }
    tree.setLabel(type, "\(tree.label(type)).\(name)")
    tree.setRange(type, range(node))
    return type
  }

  private mutating func lowerAsType(_ node: DictionaryExprSyntax) -> NodeID {
    guard case .elements(let elements) = node.content, elements.count == 1, let only = elements.first else {
      return unmodeled(node)
    }
    let key = lowerAsType(only.key)
    return tree.add(.mapType, range: range(node), [key, lowerAsType(only.value)])
  }

  private mutating func lowerAsType(_ node: TupleExprSyntax) -> NodeID {
    if node.elements.count == 1, let only = node.elements.first, only.label == nil {
      return lowerAsType(only.expression)
    }
    return tree.add(.tupleType, range: range(node), typeParameters(node))
  }

  private mutating func typeParameters(_ node: TupleExprSyntax) -> [NodeID] {
    node.elements.map { element in
      let type = lowerAsType(element.expression)
      let place = range(from: element, to: element.expression)
      let label = element.label.map(name) ?? ""
      return tree.add(.parameter, label, range: place, [type, tree.addEmpty(at: Int(place.upper))])
    }
  }

  /// `A & B` and `(A) async throws -> B`, the arrow to the right.
  private mutating func lowerAsType(_ node: SequenceExprSyntax) -> NodeID {
    let elements = Array(node.elements)
    guard elements.count < NestingLimit.links else { return tooDeep(node) }
    guard let arrow = elements.lastIndex(where: { $0.is(ArrowExprSyntax.self) }), arrow > 0,
      arrow + 1 < elements.count
    else {
      let types = stride(from: 0, to: elements.count, by: 2).map { lowerAsType(elements[$0]) }
      return tree.add(.composition, range: range(node), types)
    }
    var result = lowerAsType(elements[arrow + 1])
    for index in stride(from: arrow, to: 0, by: -2) {
      let left = elements[index - 1]
      let parameters: [NodeID]
      if let tuple = left.as(TupleExprSyntax.self) {
        parameters = typeParameters(tuple)
      } else {
        let type = lowerAsType(left)
        parameters = [tree.add(.parameter, range: range(left), [type, empty(after: left)])]
      }
      let effects = effects(elements[index].as(ArrowExprSyntax.self)?.effectSpecifiers)
      result = tree.add(
        .functionType, soft: effects, range: range(left).union(tree.range(result)), parameters + [result])
    }
    return result
  }
}
