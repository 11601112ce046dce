internal import SourceModel

extension Tree {
  /// Turns a local declaration into a `declaration` node, so that it takes part in its body's comparison.
  package mutating func embed(_ declaration: Declaration) -> NodeID {
    var children: [NodeID] = []
    for parameter in declaration.parameters {
      let end = Int(parameter.nameRange.upper)
      let type = parameter.type ?? addEmpty(at: end)
      let value = parameter.defaultValue ?? addEmpty(at: end)
      children.append(
        add(.parameter, parameter.name, soft: parameter.label ?? "", range: parameter.range, [type, value]))
    }
    if let receiver = declaration.receiver { children.append(receiver) }
    if let type = declaration.type { children.append(add(.resultType, range: range(type), [type])) }
    for supertype in declaration.supertypes {
      children.append(supertype.type)
      children += supertype.arguments ?? []
      if let delegate = supertype.delegate { children.append(delegate) }
    }
    children += declaration.arguments
    for member in declaration.members { children.append(embed(member)) }
    for accessor in declaration.accessors {
      guard let body = accessor.body else { continue }
      var parts: [NodeID] = []
      if let name = accessor.parameter {
        let at = Int(accessor.range.lower)
        parts.append(add(.parameter, name, range: accessor.range, [addEmpty(at: at), addEmpty(at: at)]))
      }
      children.append(add(.accessor, accessor.kind.rawValue, range: accessor.range, parts + [body]))
    }
    if let value = declaration.value { children.append(value) }
    if let body = declaration.body { children.append(body) }
    return add(.declaration, declaration.name, soft: declaration.kind.rawValue, range: declaration.range, children)
  }
}
