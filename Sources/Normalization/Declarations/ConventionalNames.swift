// var fullName: String           fun getFullName(): String
// static let kMaxRetries = 3     const val MAX_RETRIES = 3
//
// func test_addsOne_whenAsked()  @Test fun `adds one when asked`()
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

  /// What Swift calls a task is a job in Kotlin, and so are the names of what holds one.
  static let taskNames = Pass.declarations("task names") { declaration, tree, _ in
    guard declaration.isType else { return }
    for index in declaration.members.indices where declaration.members[index].kind == .property {
      let property = declaration.members[index]
      guard property.name.hasSuffix("Job") || property.name == "job", var type = property.type else { continue }
      if tree.kind(type) == .optionalType { type = tree.child(type, 0) }
      let name = property.name == "job" ? "task" : String(property.name.dropLast(3)) + "Task"
      guard tree.kind(type) == .typeName, tree.label(type) == "Task",
        !declaration.members.contains(where: { $0.key == canonicalName(name) })
      else { continue }
      for member in declaration.members { tree.renameOwn(property.name, to: name, in: member) }
      declaration.members[index].conventionalName = canonicalName(name)
    }
  }

  /// A test is called by its words: `test` before them says only that it is one.
  static let testNames = Pass.scopes("test names") { declarations, enclosing, tree, _ in
    let isTestCase = enclosing?.supertypes.contains { supertype in
      canonicalName(tree.soft(supertype.type)) == "xctestcase"
        || canonicalName(tree.label(supertype.type)) == "xctestcase"
        || enclosing.map { holdsTests($0.name) } == true
          && (holdsTests(tree.label(supertype.type)) || holdsTests(tree.soft(supertype.type)))
    }
    for index in declarations.indices where declarations[index].kind == .function {
      let isMarked = declarations[index].attributes.contains { $0.name == "Test" || $0.name == "ParameterizedTest" }
      guard isMarked || isTestCase == true && declarations[index].name.hasPrefix("test") else { continue }
      let words = words(of: declarations[index].name)
      let named = words.count > 1 && words[0] == "test" ? words.dropFirst() : words[...]
      declarations[index].conventionalName = named.joined()
    }
  }

  /// The same for what is called; `emptyCalls` comes after it and takes the parentheses.
  static let calledNames = Pass.nodes("called names", on: [.call]) { tree, node, _ in
    let callee = tree.child(node, 0)
    guard tree.kind(callee) == .name || tree.kind(callee) == .member, !tree.marks(callee).contains(.local),
      let name = withoutGet(tree.label(callee))
    else { return }
    tree.setSoft(callee, tree.label(callee))
    tree.setLabel(callee, name)
  }
}

/// Whether a class is one of tests by its name, as one that stems from a team's own `IntegrationTest` is.
private func holdsTests(_ name: String) -> Bool {
  let words = words(of: name)
  return words.last == "test" || words.last == "tests" || words.suffix(2) == ["test", "case"]
}

/// `fullName` of `getFullName`; `nil` when there is nothing to take away. `getOrElse` is no getter.
private func withoutGet(_ name: String) -> String? {
  guard name.hasPrefix("get"), let first = name.dropFirst(3).first, first.isUppercase, !name.hasPrefix("getOr") else {
    return nil
  }
  return first.lowercased() + name.dropFirst(4)
}
