// if let name = user.name?.trimmed(), !name.isEmpty { show(name) }
//                                     user.name?.trim()?.takeIf { it.isNotEmpty() }?.let { show(it) }
//
// What is bound only where it satisfies something is bound and then asked. Catalogue D255, C09.

internal import CodeModel
internal import SourceModel

extension Pass {
  /// After optional bindings have become variables and tests for `null`.
  static let takenBindings = Pass.blocks("taken bindings") { tree, statements, _ in
    for (index, statement) in statements.enumerated().dropLast() where tree.kind(statement) == .variable {
      tree.openTaken(statement, askedBy: statements[index + 1], rest: statements[(index + 2)...])
    }
    return statements
  }

  /// `name.takeIf { isShown }` asks nothing of the name: `if (isShown) name else null`.
  static let unaskedTakes = Pass.nodes("what is taken for other reasons", on: [.call]) { tree, node, _ in
    guard let taken = tree.taken(node), tree.isPath(taken.value), let (parameter, body) = tree.question(of: node),
      !tree.mentions(parameter, in: [body])
    else { return }
    let null = tree.add(.null, marks: .synthesized, range: tree.range(taken.lambda))
    tree.replace(node, .ternary, [tree.child(body, 0)] + (taken.isKept ? [taken.value, null] : [null, taken.value]))
  }
}

extension Tree {
  /// `let x = e.takeIf { p }` before a test of `x` becomes `let x = e`, and the test asks `p` as well.
  fileprivate mutating func openTaken(_ variable: NodeID, askedBy statement: NodeID, rest: ArraySlice<NodeID>) {
    guard soft(variable) == "let", let name = boundName(child(variable, 0)), kind(statement) == .if,
      let taken = taken(child(variable, 2)), let test = nullTest(of: name, in: child(statement, 0))
    else { return }
    // Where it is absent the name must not be said any more.
    let isExit = isExit(child(statement, 1))
    guard test.isNull ? isExit && isEmpty(child(statement, 2)) : !mentions(name, in: [child(statement, 2)] + rest)
    else {
      return
    }
    let isOptional = kind(taken.value) == .optionalChain
    let asked = makeTest(of: taken, about: add(.name, name, marks: .synthesized, range: range(test.node)))
    let own = test.isNull ? negated(asked) : asked
    setChild(variable, 2, isOptional ? child(taken.value, 0) : taken.value)
    let whole = isOptional ? makeBinary(test.isNull ? "||" : "&&", deepCopy(test.node), own) : own
    become(test.node, whole)
  }

  /// `x != null` among tests that must all hold, or `x == null` among those of which one must.
  private func nullTest(of name: String, in condition: NodeID) -> (node: NodeID, isNull: Bool)? {
    for (operation, label) in [("&&", "!="), ("||", "==")] {
      let parts = operands(of: operation, condition)
      let own = parts.filter { mentions(name, in: [$0]) }
      if own.count == 1, let test = nullTest(own[0]), self.label(own[0]) == label, isName(test.subject, name) {
        return (own[0], test.isNull)
      }
    }
    return nil
  }
}
