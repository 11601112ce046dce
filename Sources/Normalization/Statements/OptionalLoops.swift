// while let current = node { node = current.next }     while (node != null) { node = node.next }
//
// What a loop binds anew at each turn is what it has tested, until that is assigned. Catalogue C67.

internal import CodeModel
internal import SourceModel

extension Tree {
  /// `while let x = name` asks whether there is one; in the loop `x` is the name, as in Kotlin after a test.
  mutating func lowerWhile(_ loop: NodeID) {
    let parts = conditionParts(child(loop, 0))
    let body = child(loop, 1)
    guard kind(body) == .block else { return }
    if parts.contains(where: { kind($0) == .optionalBinding }) {
      guard parts.allSatisfy({ kind($0) != .optionalBinding || bindsName($0) }),
        !parts.contains(where: { kind($0) == .patternCondition || kind($0) == .availability })
      else { return }
      var tests: [NodeID] = []
      for (index, part) in parts.enumerated() {
        let lowered = lowerCondition(part, rest: Array(parts[(index + 1)...]))
        if let test = lowered.test { tests.append(test) }
        for alias in lowered.aliases {
          substitute(alias.name, with: alias.target, in: Array(parts[(index + 1)...]))
          let pattern = add(.binding, alias.name, soft: "let", marks: .synthesized, range: range(part))
          let variable = makeVariable(pattern, deepCopy(alias.target), range: range(part))
          setChildren(body, [variable] + children(body))
        }
      }
      guard let test = conjunction(tests) else { return }
      setChild(loop, 0, test)
    }
    while let first = children(body).first, isAliasOfTested(first, child(loop, 0)), removeLoopAlias(first, from: body) {
    }
  }

  private func bindsName(_ binding: NodeID) -> Bool {
    guard boundName(child(binding, 0)) != nil else { return false }
    return kind(child(binding, 1)) == .name || isEmpty(child(binding, 1))
  }

  /// `let x = name`, where the loop goes on while there is a `name`.
  private func isAliasOfTested(_ statement: NodeID, _ condition: NodeID) -> Bool {
    guard kind(statement) == .variable, soft(statement) == "let", boundName(child(statement, 0)) != nil,
      kind(child(statement, 2)) == .name
    else { return false }
    var open = [condition]
    while let test = open.popLast() {
      guard kind(test) == .binary else { continue }
      if label(test) == "&&" { open += children(test) }
      if label(test) == "!=", isNull(child(test, 1)), isSame(child(test, 0), child(statement, 2)) { return true }
    }
    return false
  }

  /// Whether the alias could give way to the name: nobody asks for it once the name stands for something else.
  private mutating func removeLoopAlias(_ variable: NodeID, from body: NodeID) -> Bool {
    guard let alias = boundName(child(variable, 0)) else { return false }
    let target = child(variable, 2)
    let rest = Array(children(body).dropFirst())
    for (index, statement) in rest.enumerated() {
      let assignments = preorder(statement).filter { kind($0) == .assign && isSame(child($0, 0), target) }
      if assignments.isEmpty { continue }
      // Assigned on the way through a branch or an inner loop: what comes after is anyone's guess.
      guard assignments == [statement] || !mentions(alias, in: [statement]) else { return false }
      guard !mentions(alias, in: Array(rest[(index + 1)...])) else { return false }
      break
    }
    if label(target) != alias { substitute(alias, with: target, in: rest) }
    setChildren(body, rest)
    return true
  }
}
