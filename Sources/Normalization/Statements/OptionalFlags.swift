// guard let plan = user.plan, plan.isActive else { return }     if (user.plan?.isActive != true) return
//
// To ask a flag of what may be absent asks two things: each has an exit of its own, as where Swift binds it first.
// Catalogue C04, C25.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let optionalFlags = Pass.blocks("flags of optionals") { tree, statements, _ in
    statements.flatMap { tree.askingTwice($0) }
  }
}

extension Tree {
  fileprivate mutating func askingTwice(_ statement: NodeID) -> [NodeID] {
    guard kind(statement) == .if, isEmpty(child(statement, 2)), isExit(child(statement, 1)) else { return [statement] }
    var prelude: [NodeID] = []
    var tests: [NodeID] = []
    for (index, part) in operands(of: "||", child(statement, 0)).enumerated() {
      guard let flag = optionalFlag(part), index == 0 || isPath(flag.operand) else {
        tests.append(part)
        continue
      }
      var value = flag.operand
      if kind(value) != .name {
        // What is computed is computed once.
        let name = "subject\(range(value).lower)"
        let binding = add(.binding, name, soft: "let", marks: .synthesized, range: range(value))
        prelude.append(makeVariable(binding, value, range: range(value)))
        value = add(.name, name, marks: .synthesized, range: range(value))
      }
      setChild(flag.owner, 0, deepCopy(value))
      let asked = child(part, 0)
      tests.append(makeNullTest(value, isNull: true))
      tests.append(label(child(part, 1)) == "true" ? negated(asked) : asked)
    }
    guard tests.count > operands(of: "||", child(statement, 0)).count, let test = joined(tests, by: "||") else {
      return [statement]
    }
    setChild(statement, 0, test)
    return prelude + [statement]
  }

  /// Of `x?.flag != true`, `x`, and the node that asks it by `?.`; the last `?.` of several.
  private func optionalFlag(_ test: NodeID) -> (operand: NodeID, owner: NodeID)? {
    guard kind(test) == .binary, label(test) == "!=", kind(child(test, 1)) == .boolean else { return nil }
    var owner = child(test, 0)
    while [.member, .call, .index].contains(kind(owner)) {
      let next = child(owner, 0)
      if kind(next) == .optionalChain { return (child(next, 0), owner) }
      owner = next
    }
    return nil
  }
}
