// while let current = node { node = current.next }     while (node != null) { node = node.next }
// while let item = queue.next() { show(item) }         while (true) { val item = queue.next() ?: break; show(item) }
//
// What a loop binds anew at each turn is what it has tested, until that is assigned; what it has to make at each turn it
// makes first. Catalogue C67.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let readAhead = Pass.neighbours("loops that read ahead") { tree, first, second, rest in
    tree.readAnew(first, second, rest: rest) ? second : nil
  }
}

extension Tree {
  /// `while let x = name` asks whether there is one; in the loop `x` is the name, as in Kotlin after a test.
  mutating func lowerWhile(_ loop: NodeID) {
    let parts = conditionParts(child(loop, 0))
    let body = child(loop, 1)
    guard kind(body) == .block else { return }
    if parts.count > 1 || needsLowering(parts[0]) {
      guard parts.allSatisfy({ canAsk($0) }) else { return }
      lowerParts(parts, of: loop)
    }
    while let first = children(body).first, isAliasOfTested(first, child(loop, 0)), removeLoopAlias(first, from: body) {
    }
  }

  private func canAsk(_ part: NodeID) -> Bool {
    switch kind(part) {
    case .optionalBinding: boundName(child(part, 0)) != nil
    case .patternCondition:
      kind(child(part, 0)) == .casePattern && kind(child(part, 1)) == .name
        || preorder(child(part, 0)).allSatisfy { kind($0) != .binding }
    case .availability: false
    default: true
    }
  }

  /// Asks one part of the condition after the other: in the loop's head, until one needs something to be made first.
  private mutating func lowerParts(_ parts: [NodeID], of loop: NodeID) {
    let body = child(loop, 1)
    var tests: [NodeID] = []
    var head: [NodeID] = []
    for (index, part) in parts.enumerated() {
      let rest = Array(parts[(index + 1)...])
      let lowered = lowerCondition(
        part, rest: kind(part) == .optionalBinding && !bindsName(part) ? rest + [body] : rest)
      head += lowered.prelude
      for alias in lowered.aliases {
        substitute(alias.name, with: alias.target, in: rest)
        let pattern = add(.binding, alias.name, soft: "let", marks: .synthesized, range: range(part))
        head.append(makeVariable(pattern, deepCopy(alias.target), range: range(part)))
      }
      guard let test = lowered.test else { continue }
      if head.contains(where: { kind($0) == .if }) || !lowered.prelude.isEmpty {
        let exit = makeBlock([add(.break, marks: .synthesized, range: range(part))], at: range(part))
        head.append(makeIf(negated(test), then: exit, range: range(part)))
      } else {
        tests.append(test)
      }
    }
    let place = range(child(loop, 0))
    setChild(loop, 0, conjunction(tests) ?? add(.boolean, "true", marks: .synthesized, range: place))
    setChildren(body, head + children(body))
  }

  /// `var x = next(); while (x != null) { …; x = next() }` asks anew at each turn.
  fileprivate mutating func readAnew(_ variable: NodeID, _ loop: NodeID, rest: ArraySlice<NodeID>) -> Bool {
    guard kind(variable) == .variable, soft(variable) == "var", let name = boundName(child(variable, 0)),
      kind(loop) == .while, kind(child(loop, 1)) == .block, let last = lastChild(child(loop, 1)),
      kind(last) == .assign, label(last) == "=", kind(child(last, 0)) == .name, label(child(last, 0)) == name,
      kind(child(last, 1)) == .call, isSame(child(last, 1), child(variable, 2)), !mentions(name, in: [child(last, 1)])
    else { return false }
    let tests = operands(of: "&&", child(loop, 0))
    let body = Array(children(child(loop, 1)).dropLast())
    guard let test = tests.first, kind(test) == .binary, label(test) == "!=", isNull(child(test, 1)),
      kind(child(test, 0)) == .name, label(child(test, 0)) == name, !mentions(name, in: Array(rest)),
      !isReassigned(name, in: body),
      !body.contains(where: { statement in preorder(statement).contains { kind($0) == .continue } })
    else { return false }
    let place = range(child(loop, 0))
    let exits = tests.map { test -> NodeID in
      let exit = makeBlock([add(.break, marks: .synthesized, range: range(test))], at: range(test))
      return makeIf(negated(test), then: exit, range: range(test))
    }
    setSoft(variable, "let")
    setChild(loop, 0, add(.boolean, "true", marks: .synthesized, range: place))
    setChildren(child(loop, 1), [variable] + exits + body)
    return true
  }

  private func bindsName(_ binding: NodeID) -> Bool {
    guard boundName(child(binding, 0)) != nil else { return false }
    return kind(child(binding, 1)) == .name || isEmpty(child(binding, 1))
  }

  /// `let x = name`, where the loop goes on while there is a `name`, or what the case carries that `name` has to be.
  private func isAliasOfTested(_ statement: NodeID, _ condition: NodeID) -> Bool {
    guard kind(statement) == .variable, soft(statement) == "let", boundName(child(statement, 0)) != nil,
      kind(testedName(of: child(statement, 2))) == .name
    else { return false }
    if marks(child(statement, 2)).contains(.payload) { return true }
    var open = [condition]
    while let test = open.popLast() {
      guard kind(test) == .binary else { continue }
      if label(test) == "&&" { open += children(test) }
      if label(test) == "!=", isNull(child(test, 1)), isSame(child(test, 0), child(statement, 2)) { return true }
    }
    return false
  }

  /// The name of which a loop asks something: itself, or the one whose case carries a value.
  private func testedName(of value: NodeID) -> NodeID {
    kind(value) == .member && marks(value).contains(.payload) ? child(value, 0) : value
  }

  /// Whether the alias could give way to the name: nobody asks for it once the name stands for something else.
  private mutating func removeLoopAlias(_ variable: NodeID, from body: NodeID) -> Bool {
    guard let alias = boundName(child(variable, 0)) else { return false }
    let target = child(variable, 2)
    let tested = testedName(of: target)
    let rest = Array(children(body).dropFirst())
    for (index, statement) in rest.enumerated() {
      let assignments = preorder(statement).filter { kind($0) == .assign && isSame(child($0, 0), tested) }
      if assignments.isEmpty { continue }
      // Assigned on the way through a branch or an inner loop: what comes after is anyone's guess.
      guard assignments == [statement] || !mentions(alias, in: [statement]) else { return false }
      guard !mentions(alias, in: Array(rest[(index + 1)...])) else { return false }
      break
    }
    if target != tested || label(target) != alias { substitute(alias, with: target, in: rest) }
    setChildren(body, rest)
    return true
  }
}
