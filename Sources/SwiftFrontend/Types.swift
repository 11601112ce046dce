internal import CodeModel
internal import SourceModel
internal import SwiftSyntax

extension Lowering {
  /// A type; attributes and specifiers other than `inout` leave no trace.
  mutating func lower(_ node: TypeSyntax) -> NodeID {
    guard enter() else { return tooDeep(node) }
    defer { leave() }
    switch node.as(TypeSyntaxEnum.self) {
    case .arrayType(let type): return lower(type)
    case .attributedType(let type): return lower(type)
    case .classRestrictionType(let type): return tree.add(.typeName, type.classKeyword.text, range: range(type))
    case .compositionType(let type): return lower(type)
    case .dictionaryType(let type): return lower(type)
    case .functionType(let type): return lower(type)
    case .identifierType(let type): return lower(type)
    case .implicitlyUnwrappedOptionalType(let type): return lower(type)
    case .inlineArrayType(let type): return lower(type)
    case .memberType(let type): return lower(type)
    case .metatypeType(let type): return lower(type)
    case .missingType(let type): return incomplete(type)
    case .namedOpaqueReturnType(let type): return lower(type.type)
    case .optionalType(let type): return tree.add(.optionalType, range: range(type), [lower(type.wrappedType)])
    case .packElementType(let type): return lower(type.pack, behind: type.eachKeyword)
    case .packExpansionType(let type): return lower(type.repetitionPattern, behind: type.repeatKeyword)
    case .someOrAnyType(let type): return lower(type.constraint, behind: type.someOrAnySpecifier)
    case .suppressedType(let type): return lower(type)
    case .tupleType(let type): return lower(type)
    }
  }

  private mutating func lower(_ node: ArrayTypeSyntax) -> NodeID {
    tree.add(.listType, range: range(node), [lower(node.element)])
  }

  private mutating func lower(_ node: DictionaryTypeSyntax) -> NodeID {
    let key = lower(node.key)
    return tree.add(.mapType, range: range(node), [key, lower(node.value)])
  }

  private mutating func lower(_ node: AttributedTypeSyntax) -> NodeID {
    let base = lower(node.baseType)
    return isInout(node) ? tree.add(.inout, range: range(node), [base]) : base
  }

  private mutating func lower(_ node: CompositionTypeSyntax) -> NodeID {
    let types = node.elements.map { lower($0.type) }
    return tree.add(.composition, range: range(node), types)
  }

  private mutating func lower(_ node: IdentifierTypeSyntax) -> NodeID {
    let arguments = typeArguments(node.genericArgumentClause)
    return tree.add(.typeName, qualified(node.moduleSelector, node.name), range: range(node), arguments)
  }

  private mutating func lower(_ node: ImplicitlyUnwrappedOptionalTypeSyntax) -> NodeID {
    tree.add(.optionalType, soft: "!", range: range(node), [lower(node.wrappedType)])
  }

  private mutating func lower(_ node: InlineArrayTypeSyntax) -> NodeID {
    let count = lower(node.count)
    return tree.add(.typeName, "InlineArray", range: range(node), [count, lower(node.element)])
  }

  /// `Outer<A>.Inner<B>` is one name, `Outer.Inner`, with the arguments of both.
  private mutating func lower(_ node: MemberTypeSyntax) -> NodeID {
    var parts = [qualified(node.moduleSelector, node.name)]
    var clauses = [node.genericArgumentClause]
    var base = node.baseType
    while let outer = base.as(MemberTypeSyntax.self), parts.count < NestingLimit.links {
      parts.append(qualified(outer.moduleSelector, outer.name))
      clauses.append(outer.genericArgumentClause)
      base = outer.baseType
    }
    if let outermost = base.as(IdentifierTypeSyntax.self) {
      parts.append(qualified(outermost.moduleSelector, outermost.name))
      clauses.append(outermost.genericArgumentClause)
    } else {
      parts.append(text(base))
    }
    var arguments: [NodeID] = []
    for clause in clauses.reversed() { arguments += typeArguments(clause) }
    return tree.add(.typeName, parts.reversed().joined(separator: "."), range: range(node), arguments)
  }

  private mutating func lower(_ node: MetatypeTypeSyntax) -> NodeID {
    let isProtocol = node.metatypeSpecifier.text == "Protocol"
    return tree.add(.metatypeType, soft: isProtocol ? "Protocol" : "", range: range(node), [lower(node.baseType)])
  }

  /// `some P`, `any P`, `each T`, `repeat T`: the type, its range widened to the word before it.
  private mutating func lower(_ type: TypeSyntax, behind word: TokenSyntax) -> NodeID {
    let node = lower(type)
    prefixSoft(word.text, node)
    tree.setRange(node, range(word).union(tree.range(node)))
    return node
  }

  /// `~Copyable`.
  private mutating func lower(_ node: SuppressedTypeSyntax) -> NodeID {
    let type = lower(node.type)
    tree.setLabel(type, "~" + tree.label(type))
    tree.setRange(type, range(node))
    return type
  }

  private mutating func lower(_ node: TupleTypeSyntax) -> NodeID {
    if node.elements.count == 1, let only = node.elements.first, only.firstName == nil, only.ellipsis == nil {
      return lower(only.type)
    }
    return tree.add(.tupleType, range: range(node), node.elements.map { lower($0) })
  }

  private mutating func lower(_ node: FunctionTypeSyntax) -> NodeID {
    let parameters = node.parameters.map { lower($0) }
    let result = lower(node.returnClause.type)
    return tree.add(
      .functionType, soft: effects(node.effectSpecifiers), range: range(node), parameters + [result])
  }

  /// An element of a tuple type, a parameter of a function type.
  private mutating func lower(_ node: TupleTypeElementSyntax) -> NodeID {
    var type = lower(node.type)
    let place = ByteRange(range(node).lower, end: node.ellipsis.map(end) ?? end(node.type))
    if node.inoutKeyword != nil { type = tree.add(.inout, range: place, [type]) }
    if node.ellipsis != nil { type = tree.add(.spread, range: tree.range(type).union(place), [type]) }
    let label = (node.secondName ?? node.firstName).map(name) ?? ""
    let external = node.secondName == nil ? "" : node.firstName.map(name) ?? ""
    return tree.add(.parameter, label, soft: external, range: place, [type, tree.addEmpty(at: Int(place.upper))])
  }

  // MARK: Parts

  /// The types between `<` and `>`; integer arguments are expressions.
  mutating func typeArguments(_ clause: GenericArgumentClauseSyntax?) -> [NodeID] {
    guard let clause else { return [] }
    return clause.arguments.map { lower($0) }
  }

  private mutating func lower(_ node: GenericArgumentSyntax) -> NodeID {
    switch node.argument {
    case .type(let type): lower(type)
    case .expr(let expression): lower(expression)
    }
  }

  private func qualified(_ module: ModuleSelectorSyntax?, _ name: TokenSyntax) -> String {
    guard let module else { return self.name(name) }
    return "\(self.name(module.moduleName)).\(self.name(name))"
  }

  /// `async`, `throws`, `throws(E)`, `rethrows` of a function type or closure, separated by spaces.
  func effects(_ specifiers: TypeEffectSpecifiersSyntax?) -> String {
    guard let specifiers else { return "" }
    return [specifiers.asyncSpecifier.map(text), specifiers.throwsClause.map(text)].compactMap { $0 }
      .joined(separator: " ")
  }

  /// Whether a type's specifiers say `inout`.
  func isInout(_ type: AttributedTypeSyntax) -> Bool {
    type.specifiers.contains { $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.inout) }
  }
}

extension ByteRange {
  init(_ lower: UInt32, end: Int) { self.init(Int(lower), end) }
}
