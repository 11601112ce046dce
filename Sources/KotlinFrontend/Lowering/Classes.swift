internal import CodeModel
internal import SourceModel

extension Lowering {
  mutating func lowerClass(_ node: Syntax) -> Declaration {
    var list = modifierList(of: node)
    let isInline = list.modifiers.remove(.inline) != nil
    let kind: Declaration.Kind =
      syntax.has(node, .interfaceKeyword) ? .interface : list.isEnum ? .enum : list.isAnnotation ? .annotation : .class
    let nameNode = syntax.child(node, field: .name)
    var type = declaration(kind, nameNode.map { name($0) } ?? "", at: nameNode, of: node, list)
    if isInline { type.modifiers.insert(.value) }
    if syntax.has(node, .funKeyword) { type.modifiers.insert(.functional) }
    type.typeParameters = lowerTypeParameters(of: node)
    if let constructor = syntax.child(node, .primaryConstructor) {
      type.members.append(lowerPrimaryConstructor(constructor))
    }
    lowerSupertypesAndBody(of: node, into: &type)
    return type
  }

  mutating func lowerObject(_ node: Syntax) -> Declaration {
    let list = modifierList(of: node)
    let isCompanion = kind(node) == .companionObject
    let nameNode = syntax.child(node, field: .name)
    let keyword = syntax.child(node, .objectKeyword)
    let name = nameNode.map { self.name($0) } ?? (isCompanion ? "Companion" : "")
    var object = declaration(.object, name, at: nameNode ?? keyword, of: node, list)
    if isCompanion { object.modifiers.insert(.companion) }
    lowerSupertypesAndBody(of: node, into: &object)
    return object
  }

  /// `object : P { }` where an expression stands.
  mutating func lowerObjectLiteral(_ node: Syntax) -> NodeID {
    let object = lowerObject(node)
    let embedded = tree.embed(object)
    return tree.add(.objectLiteral, range: range(node), [embedded])
  }

  private mutating func lowerSupertypesAndBody(of node: Syntax, into type: inout Declaration) {
    if let specifiers = syntax.child(node, .delegationSpecifiers) {
      for specifier in syntax.children(specifiers) where kind(specifier) == .delegationSpecifier {
        if let supertype = lowerSupertype(specifier) { type.supertypes.append(supertype) }
      }
    }
    if let body = syntax.child(node, .classBody) ?? syntax.child(node, .enumClassBody) {
      type.members += lowerMembers(body)
    }
  }

  private mutating func lowerSupertype(_ node: Syntax) -> Supertype? {
    guard let content = parts(node).last(where: { kind($0) != .annotation }) else { return nil }
    switch kind(content) {
    case .constructorInvocation:
      guard let type = syntax.firstChild(content) else { return nil }
      let arguments = syntax.child(content, .valueArguments).map { lowerArguments($0) }
      return Supertype(type: lowerType(type), arguments: arguments)
    case .explicitDelegation:
      guard let type = syntax.firstChild(content) else { return nil }
      let lowered = lowerType(type)
      let delegate = part(of: content, after: .byKeyword).map { lowerExpression($0) }
      return Supertype(type: lowered, delegate: delegate)
    default:
      let type = lowerType(content)
      let passage = passages.passage(.delegate, at: range(content).upper)
      return Supertype(type: type, delegate: passage.map { lowerExpression($0.tree) })
    }
  }

  mutating func lowerMembers(_ body: Syntax) -> [Declaration] {
    var members: [Declaration] = []
    for child in syntax.children(body) {
      if kind(child) == .error {
        members += recovered(child)
      } else if kind(child).isDeclaration, let member = lowerDeclaration(child) {
        members.append(member)
      }
    }
    return members
  }

  // MARK: Constructors

  private mutating func lowerPrimaryConstructor(_ node: Syntax) -> Declaration {
    let list = modifierList(of: node)
    let parameters = syntax.child(node, .classParameters)
    let nameNode = syntax.child(node, .constructorKeyword) ?? parameters.flatMap { syntax.firstChild($0) }
    var constructor = declaration(.initializer, "init", at: nameNode, of: node, list)
    constructor.modifiers.insert(.primary)
    if let parameters {
      for child in syntax.children(parameters) where kind(child) == .classParameter {
        constructor.parameters.append(lowerClassParameter(child))
      }
    }
    return constructor
  }

  private mutating func lowerClassParameter(_ node: Syntax) -> Parameter {
    let list = modifierList(of: node)
    let nameNode = syntax.child(node, .identifier)
    let type = type(in: node).map { lowerType($0) }
    let value = part(of: node, after: .equals).map { lowerExpression($0) }
    var parameter = Parameter(
      name: nameNode.map { name($0) } ?? "", type: type, defaultValue: value, range: span(list.lower, upper(node)),
      nameRange: nameNode.map { range($0) } ?? range(node))
    parameter.property = syntax.has(node, .valKeyword) ? .let : syntax.has(node, .varKeyword) ? .var : nil
    parameter.visibility = list.visibility
    parameter.modifiers = list.modifiers
    parameter.attributes = list.attributes
    parameter.isVariadic = list.isVariadic
    return parameter
  }

  mutating func lowerSecondaryConstructor(_ node: Syntax) -> Declaration {
    let list = modifierList(of: node)
    let keyword = syntax.child(node, .constructorKeyword)
    var constructor = declaration(.initializer, "init", at: keyword, of: node, list)
    if let parameters = syntax.child(node, .functionValueParameters) {
      constructor.parameters = lowerParameters(parameters)
    }
    let call = syntax.child(node, .constructorDelegationCall).map { lowerDelegationCall($0) }
    let block = syntax.child(node, .block)
    let statements = (call.map { [$0] } ?? []) + (block.map { lowerStatements($0) } ?? [])
    if call != nil || block != nil {
      let ranges = [call.map { tree.range($0) }, block.map { range($0) }].compactMap { $0 }
      let whole = ranges.dropFirst().reduce(ranges.first ?? range(node)) { $0.union($1) }
      constructor.body = tree.add(.block, range: whole, statements)
    }
    return constructor
  }

  /// `this(a)` as `self.init(a)`, `super(a)` as `super.init(a)`.
  private mutating func lowerDelegationCall(_ node: Syntax) -> NodeID {
    let keyword = syntax.firstChild(node)
    let keywordRange = keyword.map { range($0) } ?? range(node)
    let isSuper = keyword.map { kind($0) == .superKeyword } ?? false
    let receiver = tree.add(isSuper ? .super : .self, range: keywordRange)
    let callee = tree.add(.member, "init", range: keywordRange, [receiver])
    let arguments = syntax.child(node, .valueArguments).map { lowerArguments($0) } ?? []
    return tree.add(.call, range: range(node), [callee] + arguments)
  }

  mutating func lowerInitializerBlock(_ node: Syntax) -> Declaration {
    let keyword = syntax.firstChild(node)
    var initializer = declaration(.initializerBlock, "init", at: keyword, of: node, modifierList(of: node))
    initializer.body = syntax.child(node, .block).map { lowerBlock($0) }
    return initializer
  }

  // MARK: Enum entries

  mutating func lowerEnumEntry(_ node: Syntax) -> Declaration {
    let list = modifierList(of: node)
    let nameNode = syntax.child(node, .identifier)
    var entry = declaration(.enumCase, nameNode.map { name($0) } ?? "", at: nameNode, of: node, list)
    entry.arguments = syntax.child(node, .valueArguments).map { lowerArguments($0) } ?? []
    if let body = syntax.child(node, .classBody) { entry.members = lowerMembers(body) }
    return entry
  }
}
