// func load(completion: @escaping (User) -> Void)     fun load(callback: (User) -> Unit)
//
// Names that both communities give to what is called back are one. Catalogue A80, B64, E29.

internal import CodeModel

extension Pass {
  static let parameterNames = Pass.declarations("parameter names") { declaration, tree, vocabulary in
    for index in declaration.parameters.indices {
      let parameter = declaration.parameters[index]
      guard parameter.property == nil, let type = parameter.type, tree.isFunction(type),
        let common = vocabulary.commonName(ofCallback: parameter.name),
        common != parameter.name, !declaration.parameters.contains(where: { $0.name == common })
      else { continue }
      declaration.parameters[index].conventionalName = common
      if let body = declaration.body { tree.renameLocal(parameter.name, to: common, below: body) }
    }
  }
}

extension Tree {
  fileprivate func isFunction(_ type: NodeID) -> Bool {
    kind(type) == .functionType || kind(type) == .optionalType && isFunction(child(type, 0))
  }

  fileprivate mutating func renameLocal(_ old: String, to new: String, below root: NodeID) {
    for node in preorder(root) where kind(node) == .name && label(node) == old && !marks(node).contains(.qualified) {
      setLabel(node, new)
    }
  }
}
