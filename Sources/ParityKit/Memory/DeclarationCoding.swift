internal import Caching
internal import CodeModel
internal import SourceModel

/// How declarations are kept in the cache. What is written stands in the order in which it is read below.
extension ByteWriter {
  mutating func write(declarations: [Declaration]) { write(declarations) { $0.write(declaration: $1) } }

  mutating func write(node: NodeID) { write(Int(node.index)) }

  mutating func write(range: ByteRange) {
    write(Int(range.lower))
    write(Int(range.upper))
  }

  private mutating func write(nodes: [NodeID]) { write(nodes) { $0.write(node: $1) } }
  private mutating func write(ifAny node: NodeID?) { write(ifAny: node) { $0.write(node: $1) } }
  private mutating func write(_ flag: Bool) { write(flag ? 1 : 0) }
  private mutating func write(modifiers: Modifiers) { write(Int(modifiers.rawValue)) }

  private mutating func write(declaration: Declaration) {
    write(declaration.kind.rawValue)
    write(declaration.name)
    write(range: declaration.range)
    write(range: declaration.nameRange)
    write(modifiers: declaration.modifiers)
    write(declaration.visibility.rawValue)
    write(ifAny: declaration.setterVisibility?.rawValue)
    write(declaration.attributes) { $0.write(attribute: $1) }
    write(declaration.typeParameters) { $0.write(typeParameter: $1) }
    write(ifAny: declaration.receiver)
    write(declaration.parameters) { $0.write(parameter: $1) }
    write(ifAny: declaration.type)
    write(declaration.supertypes) { $0.write(supertype: $1) }
    write(nodes: declaration.arguments)
    write(ifAny: declaration.value)
    write(ifAny: declaration.body)
    write(declaration.hasExpressionBody)
    write(declaration.accessors) { $0.write(accessor: $1) }
    write(declarations: declaration.members)
    write(declaration.conditions) { $0.write($1) }
    write(declaration.isIncomplete)
    write(ifAny: declaration.conventionalName)
    write(ifAny: declaration.storedName)
    write(ifAny: declaration.rawValueName)
  }

  private mutating func write(attribute: Attribute) {
    write(attribute.name)
    write(nodes: attribute.arguments)
    write(range: attribute.range)
  }

  private mutating func write(typeParameter: TypeParameter) {
    write(typeParameter.name)
    write(nodes: typeParameter.bounds)
    write(typeParameter.isReified)
    write(range: typeParameter.range)
  }

  private mutating func write(parameter: Parameter) {
    write(ifAny: parameter.label)
    write(parameter.name)
    write(ifAny: parameter.type)
    write(ifAny: parameter.defaultValue)
    write(parameter.isVariadic)
    write(parameter.isInout)
    write(ifAny: parameter.property) { $0.write($1 == .var) }
    write(parameter.visibility.rawValue)
    write(modifiers: parameter.modifiers)
    write(parameter.attributes) { $0.write(attribute: $1) }
    write(range: parameter.range)
    write(range: parameter.nameRange)
    write(ifAny: parameter.conventionalName)
  }

  private mutating func write(supertype: Supertype) {
    write(node: supertype.type)
    write(ifAny: supertype.arguments) { $0.write(nodes: $1) }
    write(ifAny: supertype.delegate)
  }

  private mutating func write(accessor: Accessor) {
    write(accessor.kind.rawValue)
    write(ifAny: accessor.parameter)
    write(accessor.visibility.rawValue)
    write(modifiers: accessor.modifiers)
    write(ifAny: accessor.body)
    write(range: accessor.range)
  }
}

extension ByteReader {
  mutating func declarations() -> [Declaration]? { list { $0.declaration() } }

  mutating func node() -> NodeID? { number().flatMap { $0 <= UInt32.max ? NodeID($0) : nil } }

  mutating func range() -> ByteRange? {
    guard let lower = number(), let upper = number(), lower <= UInt32.max, upper <= UInt32.max else { return nil }
    var range = ByteRange(0, 0)
    range.lower = UInt32(lower)
    range.upper = UInt32(upper)
    return range
  }

  private mutating func nodes() -> [NodeID]? { list { $0.node() } }
  private mutating func optionalNode() -> NodeID?? { optional { $0.node() } }
  private mutating func optionalText() -> String?? { optional { $0.text() } }
  private mutating func flag() -> Bool? { number().map { $0 == 1 } }
  private mutating func modifiers() -> Modifiers? { number().map { Modifiers(rawValue: UInt64($0)) } }
  private mutating func visibility() -> Visibility? { word(Visibility.self) }

  private mutating func declaration() -> Declaration? {
    guard let kind = word(Declaration.Kind.self), let name = text(), let range = range(), let nameRange = self.range(),
      let modifiers = modifiers(), let visibility = visibility(), let setter = optional({ $0.visibility() }),
      let attributes = list({ $0.attribute() }), let typeParameters = list({ $0.typeParameter() }),
      let receiver = optionalNode(), let parameters = list({ $0.parameter() }), let type = optionalNode(),
      let supertypes = list({ $0.supertype() }), let arguments = nodes(), let value = optionalNode(),
      let body = optionalNode(), let hasExpressionBody = flag(), let accessors = list({ $0.accessor() }),
      let members = declarations(), let conditions = list({ $0.text() }), let isIncomplete = flag(),
      let conventionalName = optionalText(), let storedName = optionalNode(),
      let rawValueName = optionalText()
    else { return nil }
    var declaration = Declaration(kind: kind, name: name, range: range, nameRange: nameRange)
    declaration.modifiers = modifiers
    declaration.visibility = visibility
    declaration.setterVisibility = setter
    declaration.attributes = attributes
    declaration.typeParameters = typeParameters
    declaration.receiver = receiver
    declaration.parameters = parameters
    declaration.type = type
    declaration.supertypes = supertypes
    declaration.arguments = arguments
    declaration.value = value
    declaration.body = body
    declaration.hasExpressionBody = hasExpressionBody
    declaration.accessors = accessors
    declaration.members = members
    declaration.conditions = conditions
    declaration.isIncomplete = isIncomplete
    declaration.conventionalName = conventionalName
    declaration.storedName = storedName
    declaration.rawValueName = rawValueName
    return declaration
  }

  private mutating func attribute() -> Attribute? {
    guard let name = text(), let arguments = nodes(), let range = range() else { return nil }
    return Attribute(name: name, arguments: arguments, range: range)
  }

  private mutating func typeParameter() -> TypeParameter? {
    guard let name = text(), let bounds = nodes(), let isReified = flag(), let range = range() else { return nil }
    return TypeParameter(name: name, bounds: bounds, isReified: isReified, range: range)
  }

  private mutating func parameter() -> Parameter? {
    guard let label = optionalText(), let name = text(), let type = optionalNode(), let value = optionalNode(),
      let isVariadic = flag(), let isInout = flag(), let isVariable = optional({ $0.flag() }),
      let visibility = visibility(), let modifiers = modifiers(), let attributes = list({ $0.attribute() }),
      let range = range(), let nameRange = self.range(), let conventionalName = optionalText()
    else { return nil }
    var parameter = Parameter(
      label: label, name: name, type: type, defaultValue: value, range: range, nameRange: nameRange)
    parameter.isVariadic = isVariadic
    parameter.isInout = isInout
    parameter.property = isVariable.map { $0 ? .var : .let }
    parameter.visibility = visibility
    parameter.modifiers = modifiers
    parameter.attributes = attributes
    parameter.conventionalName = conventionalName
    return parameter
  }

  private mutating func supertype() -> Supertype? {
    guard let type = node(), let arguments = optional({ $0.nodes() }), let delegate = optionalNode() else { return nil }
    return Supertype(type: type, arguments: arguments, delegate: delegate)
  }

  private mutating func accessor() -> Accessor? {
    guard let kind = word(Accessor.Kind.self), let parameter = optionalText(), let visibility = visibility(),
      let modifiers = modifiers(), let body = optionalNode(), let range = range()
    else { return nil }
    var accessor = Accessor(kind: kind, parameter: parameter, body: body, range: range)
    accessor.visibility = visibility
    accessor.modifiers = modifiers
    return accessor
  }
}
