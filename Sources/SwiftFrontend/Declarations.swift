internal import CodeModel
internal import SourceModel
internal import SwiftSyntax

extension Lowering {
  /// What one declaration of the source declares: several bindings or enum cases give several, `#if` those inside it,
  /// and imports, which go to the unit, none.
  mutating func declarations(of node: DeclSyntax, conditions: [String]) -> [Declaration] {
    guard enter() else {
      _ = tooDeep(node)
      return []
    }
    defer { leave() }
    var declarations: [Declaration]
    switch node.as(DeclSyntaxEnum.self) {
    case .ifConfigDecl(let branches):
      return zip(branches.clauses, self.conditions(of: branches)).flatMap { clause, condition in
        members(of: clause, conditions: conditions + [condition])
      }
    case .importDecl(let node):
      unit.imports.append(node.path.map { name($0.name) }.joined(separator: "."))
      return []
    case .actorDecl(let type): declarations = [declaration(of: type, .actor, type.genericParameterClause)]
    case .classDecl(let type): declarations = [declaration(of: type, .class, type.genericParameterClause)]
    case .enumDecl(let type): declarations = [declaration(of: type, .enum, type.genericParameterClause)]
    case .structDecl(let type): declarations = [declaration(of: type, .struct, type.genericParameterClause)]
    case .protocolDecl(let type): declarations = [declaration(of: type)]
    case .extensionDecl(let type): declarations = [declaration(of: type)]
    case .enumCaseDecl(let cases): declarations = self.declarations(of: cases)
    case .variableDecl(let variable): declarations = self.declarations(of: variable)
    case .functionDecl(let function): declarations = [declaration(of: function)]
    case .initializerDecl(let initializer): declarations = [declaration(of: initializer)]
    case .deinitializerDecl(let deinitializer): declarations = [declaration(of: deinitializer)]
    case .subscriptDecl(let index): declarations = [declaration(of: index)]
    case .typeAliasDecl(let alias): declarations = [declaration(of: alias)]
    case .associatedTypeDecl(let type): declarations = [declaration(of: type)]
    case .macroDecl(let macro): declarations = [declaration(of: macro)]
    case .macroExpansionDecl(let expansion): declarations = [declaration(of: expansion)]
    case .operatorDecl(let infix): declarations = [declaration(of: infix)]
    case .precedenceGroupDecl(let group): declarations = [declaration(of: group)]
    // `#sourceLocation`, and what only errors and experiments of the language give.
    default: return []
    }
    for index in declarations.indices {
      declarations[index].conditions = conditions
      declarations[index].isIncomplete = node.hasError
    }
    return declarations
  }

  mutating func members(of block: MemberBlockSyntax) -> [Declaration] {
    block.members.flatMap { declarations(of: $0.decl, conditions: []) }
  }

  private mutating func members(of clause: IfConfigClauseSyntax, conditions: [String]) -> [Declaration] {
    guard case .decls(let members) = clause.elements else { return [] }
    return members.flatMap { declarations(of: $0.decl, conditions: conditions) }
  }

  /// A declaration with its place, attributes and modifiers, and nothing else yet.
  mutating func start(
    _ kind: Declaration.Kind, _ name: String, at nameNode: some SyntaxProtocol,
    of node: some WithAttributesSyntax & WithModifiersSyntax
  ) -> Declaration {
    var declaration = Declaration(kind: kind, name: name, range: range(node), nameRange: range(nameNode))
    declaration.attributes = attributes(node.attributes)
    apply(node.modifiers, to: &declaration)
    return declaration
  }

  // MARK: Types

  private mutating func declaration(
    of node: some NamedTypeSyntax, _ kind: Declaration.Kind, _ generics: GenericParameterClauseSyntax?
  ) -> Declaration {
    var declaration = start(kind, name(node.name), at: node.name, of: node)
    declaration.typeParameters = typeParameters(generics, node.genericWhereClause)
    declaration.supertypes = supertypes(node.inheritanceClause)
    declaration.members = members(of: node.memberBlock)
    return declaration
  }

  /// Primary associated types are the protocol's type parameters.
  private mutating func declaration(of node: ProtocolDeclSyntax) -> Declaration {
    var declaration = declaration(of: node, .interface, nil)
    let primary = node.primaryAssociatedTypeClause?.primaryAssociatedTypes.map {
      TypeParameter(name: name($0.name), bounds: [], range: range($0.name))
    }
    declaration.typeParameters = (primary ?? []) + declaration.typeParameters
    return declaration
  }

  private mutating func declaration(of node: ExtensionDeclSyntax) -> Declaration {
    let type = node.extendedType
    var declaration = start(.extension, text(type), at: type, of: node)
    declaration.receiver = lower(type)
    declaration.supertypes = supertypes(node.inheritanceClause)
    declaration.typeParameters = typeParameters(nil, node.genericWhereClause)
    declaration.members = members(of: node.memberBlock)
    return declaration
  }

  private mutating func declaration(of node: TypeAliasDeclSyntax) -> Declaration {
    var declaration = start(.typeAlias, name(node.name), at: node.name, of: node)
    declaration.typeParameters = typeParameters(node.genericParameterClause, node.genericWhereClause)
    declaration.type = lower(node.initializer.value)
    return declaration
  }

  /// Several bounds are one composition; the default is the value.
  private mutating func declaration(of node: AssociatedTypeDeclSyntax) -> Declaration {
    var declaration = start(.associatedType, name(node.name), at: node.name, of: node)
    if let clause = node.inheritanceClause {
      let bounds = clause.inheritedTypes.map { lower($0.type) }
      declaration.type = bounds.count == 1 ? bounds[0] : tree.add(.composition, range: hull(bounds), bounds)
    }
    if let initial = node.initializer {
      declaration.value = tree.add(.typeExpression, range: range(initial.value), [lower(initial.value)])
    }
    declaration.typeParameters = typeParameters(nil, node.genericWhereClause)
    return declaration
  }

  // MARK: Enum cases

  private mutating func declarations(of node: EnumCaseDeclSyntax) -> [Declaration] {
    let whole = range(node)
    return node.elements.enumerated().map { index, element in
      var declaration = start(.enumCase, name(element.name), at: element.name, of: node)
      let last =
        element.rawValue.map { Syntax($0) } ?? element.parameterClause.map { Syntax($0) } ?? Syntax(element.name)
      let lower = index == 0 ? Int(whole.lower) : Int(range(element).lower)
      declaration.range = ByteRange(lower, end(last))
      declaration.parameters = element.parameterClause?.parameters.map { self.lower($0) } ?? []
      declaration.value = element.rawValue.map { self.lower($0.value) }
      return declaration
    }
  }
}

/// What the declarations of named types have in common.
private typealias NamedTypeSyntax = DeclGroupSyntax & NamedDeclSyntax & WithAttributesSyntax & WithModifiersSyntax
