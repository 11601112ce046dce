// guard let owner = card.owner, let mail = owner.mail else { return 0 }     val mail = card.owner?.mail ?: return 0
// if let owner = card.owner, let mail = owner.mail { send(mail) }           card.owner?.mail?.let { send(it) }
//
// A name that is only bound to ask it for the next thing is a link of a chain. Catalogue C08–C13, C18.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let chainedBindings = Pass.blocks("chained bindings") { tree, statements, _ in
    var result = statements
    var index = 0
    while index + 1 < result.count {
      if tree.joinExits(&result, at: index) || tree.dropExit(&result, at: index) || tree.joinTests(&result, at: index)
        || tree.dropTest(&result, at: index)
      {
        index = max(0, index - 2)
      } else {
        index += 1
      }
    }
    return result
  }
}

extension Tree {
  /// `if a == nil { exit }; let b = a.b; if b == nil { exit }`: where `b` is, `a` is.
  fileprivate mutating func dropExit(_ statements: inout [NodeID], at index: Int) -> Bool {
    guard index + 2 < statements.count, kind(statements[index]) == .if,
      let name = testedName(child(statements[index], 0)),
      let next = linkName(statements[index + 1]), let exit = leaving(statements[index], without: name),
      let other = leaving(statements[index + 2], without: next), isSame(exit, other),
      let use = onlyReceiver(name, in: statements[index + 1]), !mentions(name, in: [exit])
    else { return false }
    link(use, to: duplicate(use))
    statements.remove(at: index)
    return true
  }

  /// `let b = a.b; if a != nil && b != nil { … }`, and nobody asks `a` again.
  fileprivate mutating func dropTest(_ statements: inout [NodeID], at index: Int) -> Bool {
    guard let next = linkName(statements[index]), kind(statements[index + 1]) == .if else { return false }
    let decision = statements[index + 1]
    let condition = child(decision, 0)
    guard kind(condition) == .binary, label(condition) == "&&" else { return false }
    let tests = operands(of: "&&", condition)
    guard let own = tests.firstIndex(where: { isTest($0, "!=", next) }), own > 0,
      let name = testedName(tests[own - 1]), isTest(tests[own - 1], "!=", name),
      let use = onlyReceiver(name, in: statements[index])
    else { return false }
    let rest = tests.filter { $0 != tests[own - 1] }
    guard !mentions(name, in: rest + children(decision).dropFirst() + statements[(index + 2)...]),
      let test = conjunction(rest)
    else { return false }
    link(use, to: duplicate(use))
    setChild(decision, 0, test)
    return true
  }

  private func testedName(_ test: NodeID) -> String? {
    guard kind(test) == .binary, isNull(child(test, 1)), kind(child(test, 0)) == .name else { return nil }
    return label(child(test, 0))
  }

  /// `let a = e; if a == nil { exit }; let b = a.b; if b == nil { exit }`, with the same exit.
  fileprivate mutating func joinExits(_ statements: inout [NodeID], at index: Int) -> Bool {
    guard index + 3 < statements.count, let name = linkName(statements[index]),
      let next = linkName(statements[index + 2]), let exit = leaving(statements[index + 1], without: name),
      let other = leaving(statements[index + 3], without: next), isSame(exit, other),
      let use = onlyReceiver(name, in: statements[index + 2]),
      !mentions(name, in: [exit] + statements[(index + 4)...])
    else { return false }
    link(use, to: child(statements[index], 2))
    statements.removeSubrange(index...(index + 1))
    return true
  }

  /// `let a = e; let b = a.b; if a != nil && b != nil { … }`, or both asked for their absence.
  fileprivate mutating func joinTests(_ statements: inout [NodeID], at index: Int) -> Bool {
    guard index + 2 < statements.count, let name = linkName(statements[index]),
      let next = linkName(statements[index + 1]),
      let use = onlyReceiver(name, in: statements[index + 1]),
      let position = statements[(index + 2)...].firstIndex(where: { kind($0) == .if }),
      statements[(index + 2)..<position].allSatisfy({ linkName($0) != nil })
    else { return false }
    let decision = statements[position]
    let condition = child(decision, 0)
    guard kind(condition) == .binary, label(condition) == "&&" || label(condition) == "||" else { return false }
    let wanted = label(condition) == "&&" ? "!=" : "=="
    let tests = operands(of: label(condition), condition)
    guard let own = tests.firstIndex(where: { isTest($0, wanted, name) }),
      own + 1 < tests.count, isTest(tests[own + 1], wanted, next)
    else { return false }
    let rest = tests.filter { $0 != tests[own] }
    let after = Array(statements[(index + 2)..<position]) + rest + children(decision).dropFirst()
    guard !mentions(name, in: after + statements[(position + 1)...]), let test = joined(rest, by: label(condition))
    else { return false }
    link(use, to: child(statements[index], 2))
    setChild(decision, 0, test)
    statements.remove(at: index)
    return true
  }

  /// The name of a variable that may be a link.
  private func linkName(_ statement: NodeID) -> String? {
    guard kind(statement) == .variable, soft(statement) == "let", childCount(statement) == 3,
      !isEmpty(child(statement, 2))
    else { return nil }
    return boundName(child(statement, 0))
  }

  /// What is done where a name is `nil`, and only asked then.
  private func leaving(_ statement: NodeID, without name: String) -> NodeID? {
    guard kind(statement) == .if, isEmpty(child(statement, 2)), isTest(child(statement, 0), "==", name),
      isExit(child(statement, 1))
    else { return nil }
    return child(statement, 1)
  }

  private func isTest(_ node: NodeID, _ operation: String, _ name: String) -> Bool {
    kind(node) == .binary && label(node) == operation && isNull(child(node, 1)) && kind(child(node, 0)) == .name
      && label(child(node, 0)) == name
  }

  /// The only mention of a name in a variable's value, where that asks something of it.
  private func onlyReceiver(_ name: String, in variable: NodeID) -> NodeID? {
    let value = child(variable, 2)
    let uses = preorder(value).filter { kind($0) == .name && label($0) == name }
    guard uses.count == 1, uses[0] != value else { return nil }
    var node = value
    while node != uses[0] {
      switch kind(node) {
      case .member, .call, .index, .optionalChain, .force, .cast: node = child(node, 0)
      default: return nil
      }
    }
    return node
  }

  private mutating func link(_ use: NodeID, to value: NodeID) {
    let place = range(value)
    become(use, add(.optionalChain, marks: .synthesized, range: place, [value]))
  }
}
