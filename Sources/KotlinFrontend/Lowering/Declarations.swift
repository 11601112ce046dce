internal import CodeModel
internal import SourceModel

extension Lowering {
  /// Lowers a declaration at file or type level; `nil` for what declares nothing.
  mutating func lowerDeclaration(_ node: Syntax) -> Declaration? {
    guard enter(node) else { return nil }
    defer { leave() }
    return switch kind(node) {
    case .classDeclaration: lowerClass(node)
    case .objectDeclaration, .companionObject: lowerObject(node)
    case .functionDeclaration: lowerFunction(node)
    case .propertyDeclaration: lowerProperty(node)
    case .typeAlias: lowerTypeAlias(node)
    case .secondaryConstructor: lowerSecondaryConstructor(node)
    case .anonymousInitializer: lowerInitializerBlock(node)
    case .enumEntry: lowerEnumEntry(node)
    default: nil
    }
  }

  /// A declaration with its modifiers; `nameNode` is the identifier or the keyword that stands for it.
  mutating func declaration(
    _ kind: Declaration.Kind, _ name: String, at nameNode: Syntax?, of node: Syntax, _ list: ModifierList
  ) -> Declaration {
    let range = span(list.lower, upper(node))
    let nameRange = nameNode.map { self.range($0) } ?? span(list.lower, list.lower)
    var declaration = Declaration(kind: kind, name: name, range: range, nameRange: nameRange)
    declaration.modifiers = list.modifiers
    declaration.visibility = list.visibility
    declaration.attributes = list.attributes
    return declaration
  }

  // MARK: Functions

  private mutating func lowerFunction(_ node: Syntax) -> Declaration {
    let list = modifierList(of: node)
    let children = syntax.children(node)
    let nameNode = syntax.child(node, field: .name)
    var function = declaration(.function, nameNode.map { name($0) } ?? "", at: nameNode, of: node, list)
    function.typeParameters = lowerTypeParameters(of: node)
    let namePosition = children.firstIndex { $0 == nameNode } ?? 0
    let receiver = children[..<namePosition].first { kind($0).isType }
    function.receiver = receiver.map { lowerType($0) }
    if let parameters = syntax.child(node, .functionValueParameters) {
      function.parameters = lowerParameters(parameters)
    }
    let result = children.dropFirst(namePosition + 1).first { kind($0).isType }
    function.type = result.map { lowerType($0) }
    if let body = syntax.child(node, .functionBody) {
      (function.body, function.hasExpressionBody) = lowerFunctionBody(body)
    }
    return function
  }

  /// The block of `{ … }` or `= e`, and whether it is the latter.
  mutating func lowerFunctionBody(_ node: Syntax) -> (NodeID, Bool) {
    if let block = syntax.child(node, .block) { return (lowerBlock(block), false) }
    guard let expression = part(of: node, after: .equals) else {
      return (tree.add(.block, range: range(node)), true)
    }
    return (lowerBranch(expression), true)
  }

  mutating func lowerParameters(_ node: Syntax) -> [Parameter] {
    var parameters: [Parameter] = []
    var pending = ModifierList(lower: Int.max)
    for child in syntax.children(node) {
      switch kind(child) {
      case .parameterModifiers: read(child, into: &pending)
      case .parameter:
        parameters.append(lowerParameter(child, pending))
        pending = ModifierList(lower: Int.max)
      case .error: broken.append(range(child))
      case _ where kind(child).isPunctuation: break
      default:
        guard let last = parameters.indices.last, parameters[last].defaultValue == nil else { break }
        parameters[last].defaultValue = lowerExpression(child)
        parameters[last].range = parameters[last].range.union(range(child))
      }
    }
    return parameters
  }

  private mutating func lowerParameter(_ node: Syntax, _ list: ModifierList) -> Parameter {
    let nameNode = syntax.child(node, .identifier)
    let type = syntax.children(node).last { kind($0).isType }.map { lowerType($0) }
    var parameter = Parameter(
      name: nameNode.map { name($0) } ?? "", type: type, range: span(min(list.lower, lower(node)), upper(node)),
      nameRange: nameNode.map { range($0) } ?? range(node))
    parameter.isVariadic = list.isVariadic
    parameter.modifiers = list.modifiers
    parameter.attributes = list.attributes
    return parameter
  }

  mutating func lowerTypeParameters(of node: Syntax) -> [TypeParameter] {
    var result: [TypeParameter] = []
    if let list = syntax.child(node, .typeParameters) {
      for child in syntax.children(list) where kind(child) == .typeParameter {
        let bound = syntax.children(child).last { kind($0).isType }.map { lowerType($0) }
        let isReified = syntax.child(child, .typeParameterModifiers).map { syntax.has($0, .reifiedKeyword) } ?? false
        result.append(
          TypeParameter(
            name: syntax.child(child, .identifier).map { name($0) } ?? "", bounds: bound.map { [$0] } ?? [],
            isReified: isReified, range: range(child)))
      }
    }
    guard let constraints = syntax.child(node, .typeConstraints) else { return result }
    for child in syntax.children(constraints) where kind(child) == .typeConstraint {
      guard let nameNode = syntax.child(child, .identifier) else { continue }
      guard let type = syntax.children(child).last(where: { kind($0).isType }) else { continue }
      guard let position = result.firstIndex(where: { $0.name == name(nameNode) }) else { continue }
      result[position].bounds.append(lowerType(type))
    }
    return result
  }

  // MARK: Properties

  private mutating func lowerProperty(_ node: Syntax) -> Declaration {
    let list = modifierList(of: node)
    let children = syntax.children(node)
    let variable = syntax.child(node, .variableDeclaration)
    let nameNode = variable.flatMap { syntax.child($0, .identifier) }
    var property = declaration(.property, nameNode.map { name($0) } ?? "", at: nameNode, of: node, list)
    if syntax.has(node, .varKeyword) { property.modifiers.insert(.mutable) }
    property.typeParameters = lowerTypeParameters(of: node)
    let variablePosition = children.firstIndex { $0 == variable } ?? 0
    property.receiver = children[..<variablePosition].first { kind($0).isType }.map { lowerType($0) }
    property.type = variable.flatMap { type(in: $0) }.map { lowerType($0) }
    if let delegate = syntax.child(node, .propertyDelegate) {
      property.value = lowerPropertyDelegate(delegate)
    } else if let value = part(of: node, after: .equals) {
      property.value = lowerExpression(value)
    }
    for child in children where kind(child) == .getter || kind(child) == .setter {
      let accessor = lowerAccessor(child)
      if accessor.kind == .set, accessor.visibility != .none { property.setterVisibility = accessor.visibility }
      if accessor.kind == .get, property.type == nil {
        property.type = syntax.children(child).first { kind($0).isType }.map { lowerType($0) }
      }
      property.accessors.append(accessor)
    }
    return property
  }

  func type(in node: Syntax) -> Syntax? { syntax.children(node).last { kind($0).isType } }

  mutating func lowerPropertyDelegate(_ node: Syntax) -> NodeID {
    guard let expression = parts(node).last, kind(expression) != .byKeyword else { return unmodeled(node) }
    let value = lowerExpression(expression)
    return tree.add(.delegate, range: range(node), [value])
  }

  private mutating func lowerAccessor(_ node: Syntax) -> Accessor {
    var list = ModifierList(lower: lower(node))
    if let modifiers = syntax.child(node, .modifiers) { read(modifiers, into: &list) }
    let body = syntax.child(node, .functionBody).map { lowerFunctionBody($0).0 }
    let isSetter = kind(node) == .setter
    let parameter = isSetter ? syntax.child(node, .identifier).map { name($0) } : nil
    var accessor = Accessor(kind: isSetter ? .set : .get, parameter: parameter, body: body, range: range(node))
    accessor.visibility = list.visibility
    accessor.modifiers = list.modifiers
    return accessor
  }

  // MARK: Aliases

  private mutating func lowerTypeAlias(_ node: Syntax) -> Declaration {
    let list = modifierList(of: node)
    let nameNode = syntax.child(node, field: .type)
    var alias = declaration(.typeAlias, nameNode.map { name($0) } ?? "", at: nameNode, of: node, list)
    alias.typeParameters = lowerTypeParameters(of: node)
    alias.type = type(in: node).map { lowerType($0) }
    return alias
  }
}
