// var fullName: String     fun getFullName(): String
//
// Java's `get` before a name says that it is read, and so does its being read. Catalogue E13.

internal import CodeModel

extension Pass {
  static let conventionalNames = Pass.declarations("conventional names") { declaration, _, _ in
    guard declaration.kind == .function, let name = withoutGet(declaration.name) else { return }
    declaration.conventionalName = canonicalName(name)
  }

  /// The same for what is called; `emptyCalls` comes after it and takes the parentheses.
  static let calledNames = Pass.nodes("called names") { tree, node, _ in
    guard tree.kind(node) == .call else { return }
    let callee = tree.child(node, 0)
    guard tree.kind(callee) == .name || tree.kind(callee) == .member, !tree.marks(callee).contains(.local),
      let name = withoutGet(tree.label(callee))
    else { return }
    tree.setLabel(callee, name)
  }
}

/// `fullName` of `getFullName`; `nil` when there is nothing to take away. `getOrElse` is no getter.
private func withoutGet(_ name: String) -> String? {
  guard name.hasPrefix("get"), let first = name.dropFirst(3).first, first.isUppercase, !name.hasPrefix("getOr") else { return nil }
  return first.lowercased() + name.dropFirst(4)
}
