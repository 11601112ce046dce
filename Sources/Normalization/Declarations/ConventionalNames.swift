// var fullName: String           fun getFullName(): String
// static let kMaxRetries = 3     const val MAX_RETRIES = 3
//
// Java's `get` says that a name is read, C's `k` that it is constant, and so does the rest. Catalogue E06, E13.

internal import CodeModel

extension Pass {
  static let conventionalNames = Pass.declarations("conventional names") { declaration, _, vocabulary in
    switch declaration.kind {
    case .function:
      if let name = withoutGet(declaration.name) { declaration.conventionalName = canonicalName(name) }
    case .property:
      let name = vocabulary.withoutConstantPrefix(declaration.name)
      if name != declaration.name { declaration.conventionalName = canonicalName(name) }
    default: break
    }
  }

  /// The same for what is called; `emptyCalls` comes after it and takes the parentheses.
  static let calledNames = Pass.nodes("called names") { tree, node, _ in
    guard tree.kind(node) == .call else { return }
    let callee = tree.child(node, 0)
    guard tree.kind(callee) == .name || tree.kind(callee) == .member, !tree.marks(callee).contains(.local),
      let name = withoutGet(tree.label(callee))
    else { return }
    tree.setSoft(callee, tree.label(callee))
    tree.setLabel(callee, name)
  }
}

/// `fullName` of `getFullName`; `nil` when there is nothing to take away. `getOrElse` is no getter.
private func withoutGet(_ name: String) -> String? {
  guard name.hasPrefix("get"), let first = name.dropFirst(3).first, first.isUppercase, !name.hasPrefix("getOr") else { return nil }
  return first.lowercased() + name.dropFirst(4)
}
