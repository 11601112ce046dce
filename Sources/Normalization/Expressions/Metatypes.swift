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
    declaration.parameters.removeAll { $0.type.map(tree.isMetatypeType) ?? false }
  }

  /// Drops arguments that only hand the one such parameter on, beside others.
  static let handedMetatypes = Pass.declarations("handed metatypes") { declaration, tree, _ in
    let names = declaration.parameters.filter { $0.type.map(tree.isMetatypeType) ?? false }.map(\.name)
    guard names.count == 1 else { return }
    for call in declaration.ownNodes.flatMap({ tree.preorder($0) }) where tree.kind(call) == .call {
      let kept = tree.arguments(call).filter { argument in
        let value = tree.child(argument, 0)
        return tree.kind(value) != .name || !names.contains(tree.label(value))
      }
      if !kept.isEmpty, kept.count < tree.childCount(call) - 1 {
        tree.setChildren(call, [tree.child(call, 0)] + kept)
      }
    }
  }
}

extension Tree {
  /// `T.Type`, `Class<T>`, `KClass<T>`.
  fileprivate func isMetatypeType(_ type: NodeID) -> Bool {
    kind(type) == .metatypeType
      || kind(type) == .typeName
        && (label(type) == "Metatype" || ["Class", "KClass"].contains(label(type)) && childCount(type) == 1)
  }

  /// `T.self`, `T::class`, `T::class.java`, and what a reified function gives for a type that is inferred: `classOf()`.
  fileprivate func isMetatype(_ node: NodeID) -> Bool {
    switch kind(node) {
    case .metatype: true
    case .call: childCount(node) == 1 && kind(child(node, 0)) == .name && label(child(node, 0)) == "classOf"
    case .member: ["java", "javaObjectType", "kotlin"].contains(label(node)) && isMetatype(child(node, 0))
    default: false
    }
  }
}
