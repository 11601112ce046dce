// decoder.decode(User.self, from: data)     decoder.decode<User>(data)     JSONTransformer(User::class.java)
//
// Which type is meant is inferred on one side and passed on the other. Catalogue A19, B63, P06.

internal import CodeModel
internal import SourceModel

extension Pass {
  /// Drops arguments that only name a type, and the parameters that receive them.
  static let metatypes = Pass("metatypes") { unit, _ in
    for root in unit.roots {
      for node in unit.tree.postorder(root) where unit.tree.kind(node) == .call {
        let kept = unit.tree.children(node).enumerated().filter { position, child in
          position == 0 || !unit.tree.isMetatype(unit.tree.child(child, 0))
        }
        if kept.count < unit.tree.childCount(node) { unit.tree.setChildren(node, kept.map(\.element)) }
      }
    }
    Pass.metatypeParameters.run(&unit, Vocabulary())
  }

  private static let metatypeParameters = Pass.declarations("metatype parameters") { declaration, tree, _ in
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
