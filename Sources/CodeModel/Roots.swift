extension Declaration {
  /// Every node that this declaration itself holds, in source order of its parts; members' nodes are not included.
  package var ownNodes: [NodeID] {
    var nodes: [NodeID] = []
    appendOwnNodes(to: &nodes)
    return nodes
  }

  fileprivate func appendOwnNodes(to nodes: inout [NodeID]) {
    for attribute in attributes { nodes += attribute.arguments }
    for parameter in typeParameters { nodes += parameter.bounds }
    if let receiver { nodes.append(receiver) }
    for parameter in parameters {
      for attribute in parameter.attributes { nodes += attribute.arguments }
      if let type = parameter.type { nodes.append(type) }
      if let value = parameter.defaultValue { nodes.append(value) }
    }
    if let type { nodes.append(type) }
    for supertype in supertypes {
      nodes.append(supertype.type)
      nodes += supertype.arguments ?? []
      if let delegate = supertype.delegate { nodes.append(delegate) }
    }
    nodes += arguments
    if let value { nodes.append(value) }
    if let storedName { nodes.append(storedName) }
    for accessor in accessors { if let body = accessor.body { nodes.append(body) } }
    if let body { nodes.append(body) }
  }
}

extension SourceUnit {
  /// Every root of the tree: what declarations hold, and the top-level statements.
  package var roots: [NodeID] {
    var roots: [NodeID] = []
    // By index: a copy of a declaration is one of its twenty lists and texts.
    func add(_ declarations: [Declaration]) {
      for index in declarations.indices {
        declarations[index].appendOwnNodes(to: &roots)
        if !declarations[index].members.isEmpty { add(declarations[index].members) }
      }
    }
    add(declarations)
    if let statements { roots.append(statements) }
    return roots
  }
}
