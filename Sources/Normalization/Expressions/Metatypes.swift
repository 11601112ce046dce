// decoder.decode(User.self, from: data)     decoder.decode<User>(data)     JSONTransformer(User::class.java)
//
// Which type is meant is inferred on one side and passed on the other. Catalogue A19, B63, P06.

internal import CodeModel
internal import SourceModel

extension Pass {
  /// Drops arguments that only name a type.
  static let metatypeArguments = Pass.nodes("metatype arguments", on: [.call]) { tree, node, _ in
    let kept = tree.arguments(node).filter { !tree.isMetatype(tree.child($0, 0)) }
    if kept.count < tree.childCount(node) - 1 { tree.setChildren(node, [tree.child(node, 0)] + kept) }
  }

  /// Drops the parameters that would receive them.
  static let metatypeParameters = Pass.declarations("metatype parameters") { declaration, tree, _ in
    declaration.parameters.removeAll { parameter in
      guard let type = parameter.type else { return false }
      return tree.kind(type) == .metatypeType || tree.kind(type) == .typeName && tree.label(type) == "Metatype"
    }
  }
}

extension Tree {
  /// `T.self`, `T::class`, `T::class.java`.
  fileprivate func isMetatype(_ node: NodeID) -> Bool {
    switch kind(node) {
    case .metatype: true
    case .member: ["java", "javaObjectType", "kotlin"].contains(label(node)) && isMetatype(child(node, 0))
    default: false
    }
  }
}
