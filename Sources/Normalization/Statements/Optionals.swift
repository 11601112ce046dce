// guard let user = session.user else { return }     val user = session.user ?: return
// if let name { greet(name) }                       name?.let { greet(it) }
//
// Every optional binding becomes a variable and a null test; a binding of a plain name becomes the test alone.
// Catalogue P16, P17, C01–C13, C18.

internal import CodeModel
internal import SourceModel

extension Pass {
  /// `val name = this.name` before a null test only serves Kotlin's smart cast: the alias gives way to the name.
  static let smartCastAliases = Pass.blocks("smart-cast aliases") { tree, statements, _ in
    var result: [NodeID] = []
    for (index, statement) in statements.enumerated() {
      if tree.kind(statement) == .variable, tree.removeAlias(statement, rest: statements[(index + 1)...]) { continue }
      result.append(statement)
    }
    return result
  }

  /// `if fresh { let user = cache[id]; if user != null { … } }` asks for both, as `if fresh, let user = cache[id]` does.
  static let nestedBindings = Pass.blocks("nested bindings") { tree, statements, _ in
    statements.flatMap { tree.openNestedBinding($0) }
  }

  static let optionals = Pass.nodes("optional bindings", on: [.block, .clause, .if, .while]) { tree, node, _ in
    switch tree.kind(node) {
    case .block, .clause: tree.lowerOptionals(inBlock: node)
    case .if: tree.lowerNestedIf(node)
    case .while: tree.lowerWhile(node)
    default: break
    }
  }
}

extension Tree {
  /// A value, and the closure that asks whether it is kept, or else whether it is not.
  typealias Taken = (value: NodeID, lambda: NodeID, body: NodeID, isKept: Bool)

  fileprivate mutating func openNestedBinding(_ statement: NodeID) -> [NodeID] {
    guard kind(statement) == .if, isEmpty(child(statement, 2)), kind(child(statement, 1)) == .block,
      childCount(child(statement, 1)) >= 2
    else { return [statement] }
    let inside = Array(children(child(statement, 1)))
    let (variables, inner) = (inside.dropLast(), inside[inside.count - 1])
    guard kind(inner) == .if, isEmpty(child(inner, 2)),
      variables.allSatisfy({ variable in
        guard kind(variable) == .variable, soft(variable) == "let", let name = boundName(child(variable, 0)) else {
          return false
        }
        return testsForNull(name, child(inner, 0)) && !mentions(name, in: [child(statement, 0)])
      })
    else { return [statement] }
    let test = operands(of: "&&", child(inner, 0)).reduce(child(statement, 0)) { makeBinary("&&", $0, $1) }
    return variables + [makeIf(test, then: child(inner, 1), range: range(statement))]
  }

  fileprivate mutating func lowerOptionals(inBlock block: NodeID) {
    let statements = Array(children(block))
    var result: [NodeID] = []
    for (index, statement) in statements.enumerated() {
      let rest = statements[(index + 1)...]
      switch kind(statement) {
      case .guard: result += lowerGuard(statement, rest: rest)
      case .if:
        result += lowerIf(statement)
        // What older systems do instead is no part of the comparison, whether it stands behind `else` or behind the exit.
        if asksForSystem(statement), isExit(child(statement, 1)) {
          setChildren(block, result)
          return
        }
      case .variable, .return, .assign:
        if let lowered = lowerDecision(in: statement) {
          result += lowered
        } else {
          result += lowerElvis(in: statement, rest: rest)
        }
      case .binary where marks(statement).contains(.result): result += lowerElvisReturn(statement)
      case .binary where label(statement) == "?:" || label(statement) == "??":
        result += lowerElvisStatement(statement, isLast: rest.isEmpty)
      case .call: result += lowerLetStatement(statement, otherwise: nil) ?? [statement]
      default: result.append(statement)
      }
    }
    if result != statements { setChildren(block, result) }
  }

  /// `guard a, let b = c else { exit }`: one exit for each condition, in order; a long one for all of them.
  private mutating func lowerGuard(_ statement: NodeID, rest: ArraySlice<NodeID>) -> [NodeID] {
    let exit = child(statement, 1)
    var result: [NodeID] = []
    let parts = conditionParts(child(statement, 0))
    let hasOneExit = !isShort(exit)
    var tests: [NodeID] = []
    for (index, part) in parts.enumerated() {
      let lowered = lowerCondition(part, rest: Array(parts[(index + 1)...]) + rest)
      result += lowered.prelude
      for alias in lowered.aliases {
        substitute(alias.name, with: alias.target, in: Array(parts[(index + 1)...]) + rest)
      }
      guard let test = lowered.test else { continue }
      if hasOneExit {
        tests.append(negated(test))
        continue
      }
      let body = index == parts.count - 1 ? exit : deepCopy(exit)
      result.append(makeIf(negated(test), then: body, range: range(statement)))
    }
    if let test = joined(tests, by: "||") {
      result.append(makeIf(test, then: exit, range: range(statement)))
    }
    return result
  }

  /// Whether all that an `if` asks for is how new the system is.
  private func asksForSystem(_ statement: NodeID) -> Bool {
    conditionParts(child(statement, 0)).allSatisfy { kind($0) == .availability && !asksForOldSystem($0) }
  }

  private func asksForOldSystem(_ condition: NodeID) -> Bool { label(condition).hasPrefix("#unavailable") }

  /// `if let x = e { }`: the variable, then a null test.
  private mutating func lowerIf(_ statement: NodeID) -> [NodeID] {
    let condition = child(statement, 0)
    let parts = conditionParts(condition)
    guard parts.contains(where: { needsLowering($0) }) else { return [statement] }
    if parts.contains(where: { kind($0) == .availability && asksForOldSystem($0) }) {
      return self.statements(child(statement, 2))
    }
    var prelude: [NodeID] = []
    var tests: [NodeID] = []
    for (index, part) in parts.enumerated() {
      let lowered = lowerCondition(part, rest: Array(parts[(index + 1)...]) + [child(statement, 1)])
      prelude += lowered.prelude
      if let test = lowered.test { tests.append(test) }
      for alias in lowered.aliases {
        substitute(alias.name, with: alias.target, in: Array(parts[(index + 1)...]) + [child(statement, 1)])
      }
    }
    guard let test = conjunction(tests) else { return prelude + self.statements(child(statement, 1)) }
    setChild(statement, 0, test)
    return prelude + [statement]
  }

  /// `return if let x = e { a } else { b }`: what the `if` binds comes before the statement.
  private mutating func lowerDecision(in statement: NodeID) -> [NodeID]? {
    guard let decision = lastChild(statement), kind(decision) == .if,
      conditionParts(child(decision, 0)).contains(where: { needsLowering($0) })
    else { return nil }
    let lowered = lowerIf(decision)
    return lowered.last == decision ? lowered.dropLast() + [statement] : nil
  }

  private mutating func lowerElvis(in statement: NodeID, rest: ArraySlice<NodeID>) -> [NodeID] {
    switch kind(statement) {
    case .variable: lowerElvisVariable(statement, rest: rest)
    case .return: lowerElvisReturn(statement)
    default: lowerLetAssignment(statement)
    }
  }

  func needsLowering(_ condition: NodeID) -> Bool {
    switch kind(condition) {
    case .optionalBinding, .patternCondition, .availability, .conditions: true
    default: false
    }
  }

  /// An `if` where an expression or an `else` branch stands: what must be bound first goes into a block around it.
  fileprivate mutating func lowerNestedIf(_ statement: NodeID) {
    let otherwise = child(statement, 2)
    if kind(otherwise) == .if {
      let lowered = lowerIf(otherwise)
      if lowered != [otherwise] { setChild(statement, 2, makeBlock(lowered, at: range(otherwise))) }
    }
    let condition = child(statement, 0)
    if kind(condition) == .conditions, !children(condition).contains(where: { needsLowering($0) }),
      let test = conjunction(Array(children(condition)))
    {
      setChild(statement, 0, test)
    }
  }

  /// `val x = e ?: return`: the variable, then an exit when it is null.
  private mutating func lowerElvisVariable(_ statement: NodeID, rest: ArraySlice<NodeID>) -> [NodeID] {
    let value = child(statement, 2)
    guard kind(value) == .binary, label(value) == "?:" || label(value) == "??", isExit(child(value, 1)),
      let name = boundName(child(statement, 0))
    else {
      return [statement]
    }
    let source = child(value, 0)
    let exit = exitBlock(child(value, 1))
    if let taken = taken(source) {
      let reference = add(.name, name, marks: .synthesized, range: range(child(statement, 0)))
      let test = makeTest(of: taken, about: reference)
      let check = makeIf(negated(test), then: deepCopy(exit), range: range(statement))
      if kind(taken.value) == .optionalChain {
        setChild(value, 0, child(taken.value, 0))
        return lowerElvisVariable(statement, rest: [check] + rest) + [check]
      }
      setChild(statement, 2, taken.value)
      return [statement, check]
    }
    if kind(source) == .name, mayStand(source, for: name, in: rest) {
      if label(source) != name { substitute(name, with: source, in: Array(rest)) }
      return [makeIf(makeNullTest(source, isNull: true), then: exit, range: range(statement))]
    }
    if let cast = castPath(source), kind(cast.subject) == .name || isKept(cast.subject, while: name, isUsedIn: rest) {
      substitute(name, with: cast.subject, in: Array(rest))
      return [makeIf(makeTypeTest(cast, isMatch: false, range: range(source)), then: exit, range: range(statement))]
    }
    setChild(statement, 2, source)
    let reference = add(.name, name, marks: .synthesized, range: range(child(statement, 0)))
    return [statement, makeIf(makeNullTest(reference, isNull: true), then: exit, range: range(statement))]
  }

  /// `value.takeIf { … }` or `takeUnless` with a closure that gives one expression.
  func taken(_ call: NodeID) -> Taken? {
    guard let name = calleeName(call), name == "takeIf" || name == "takeUnless", let value = callReceiver(call),
      let lambda = soleLambda(call), lambdaParameters(lambda).count <= 1, let body = lambdaBody(lambda),
      childCount(body) == 1, isExpression(child(body, 0))
    else { return nil }
    return (value, lambda, body, name == "takeIf")
  }

  /// What the closure asks, said of a node that stands for the value.
  mutating func makeTest(of taken: Taken, about subject: NodeID) -> NodeID {
    substitute(firstParameter(of: taken.lambda), with: subject, in: [taken.body])
    return taken.isKept ? child(taken.body, 0) : negated(child(taken.body, 0))
  }

  /// Whether a variable was such an alias; its uses then name what it stood for.
  fileprivate mutating func removeAlias(_ statement: NodeID, rest: ArraySlice<NodeID>) -> Bool {
    let value = child(statement, 2)
    guard soft(statement) == "let", kind(value) == .name, soft(value).isEmpty, !marks(value).contains(.called),
      let name = boundName(child(statement, 0)),
      name == label(value) || rest.contains(where: { decides($0, byNullOf: name) })
    else { return false }
    // What becomes of the source when the name is not asked any more does not matter.
    let end = rest.lastIndex { mentions(name, in: [$0]) }.map { $0 + 1 } ?? rest.endIndex
    let uses = name == label(value) ? Array(rest) : lastUses(of: name, in: rest[..<end])
    guard mayStand(value, for: name, in: uses), !isReassigned(label(value), in: uses) else { return false }
    if label(value) != name { substitute(name, with: value, in: Array(rest)) }
    return true
  }

  /// The statements up to the last one that says a name. Where only one branch of that says it, what the other does to
  /// the name's source comes too late for anybody: `if (node != null) node.add(n) else left = Node()`.
  private func lastUses(of name: String, in statements: ArraySlice<NodeID>) -> [NodeID] {
    guard let last = statements.last, kind(last) == .if, childCount(last) == 3 else { return Array(statements) }
    let branches = [child(last, 1), child(last, 2)].filter { mentions(name, in: [$0]) }
    return Array(statements.dropLast()) + [child(last, 0)] + branches
  }

  /// Whether a statement, or what it returns, is an `if` about a name's absence.
  private func decides(_ statement: NodeID, byNullOf name: String) -> Bool {
    let decision = kind(statement) == .return && childCount(statement) == 1 ? child(statement, 0) : statement
    return (kind(decision) == .if || kind(decision) == .ternary) && testsForNull(name, child(decision, 0))
  }

  private func testsForNull(_ name: String, _ condition: NodeID) -> Bool {
    guard kind(condition) == .binary else { return false }
    switch label(condition) {
    case "&&", "||": return children(condition).contains { testsForNull(name, $0) }
    case "==", "!=":
      return isNull(child(condition, 1)) && kind(child(condition, 0)) == .name && label(child(condition, 0)) == name
    default: return false
    }
  }

  /// `e ?: return` as a statement; `e?.let { } ?: run { }`.
  ///
  /// - Parameter isLast: whether the block may give its value.
  private mutating func lowerElvisStatement(_ statement: NodeID, isLast: Bool) -> [NodeID] {
    let right = child(statement, 1)
    let left = child(statement, 0)
    if kind(left) == .call, let lowered = lowerLetStatement(left, otherwise: right) { return lowered }
    guard isExit(right) else { return [statement] }
    let exit = makeIf(makeNullTest(left, isNull: true), then: exitBlock(right), range: range(statement))
    // A name at the end of a block does nothing but be its value.
    return isLast && (kind(left) == .name || kind(left) == .member) ? [exit, deepCopy(left)] : [exit]
  }

  /// `return e ?: throw x`: an exit when it is null, then the result.
  private mutating func lowerElvisReturn(_ statement: NodeID) -> [NodeID] {
    let value = kind(statement) == .return ? lastChild(statement) : statement
    guard let value, kind(value) == .binary, label(value) == "?:" || label(value) == "??", isExit(child(value, 1))
    else { return [statement] }
    let source = child(value, 0)
    let exit = exitBlock(child(value, 1))
    let place = range(statement)
    if kind(source) == .name {
      let result = add(.return, marks: .synthesized, range: range(source), [deepCopy(source)])
      return [makeIf(makeNullTest(source, isNull: true), then: exit, range: place), result]
    }
    if let cast = castPath(source) {
      let test = makeTypeTest(cast, isMatch: false, range: range(source))
      let result = add(.return, marks: .synthesized, range: range(source), [deepCopy(cast.subject)])
      return [makeIf(test, then: exit, range: place), result]
    }
    let pattern = add(.binding, "result", soft: "let", marks: .synthesized, range: range(source))
    func reference() -> NodeID { add(.name, "result", marks: .synthesized, range: range(source)) }
    return [
      makeVariable(pattern, source, range: range(source)),
      makeIf(makeNullTest(reference(), isNull: true), then: exit, range: place),
      add(.return, marks: .synthesized, range: range(source), [reference()]),
    ]
  }

  private mutating func exitBlock(_ exit: NodeID) -> NodeID {
    if calleeName(exit) == "run", let lambda = soleLambda(exit), let body = lambdaBody(lambda) { return body }
    return kind(exit) == .block ? exit : makeBlock([exit], at: range(exit))
  }

  /// `e?.let { x -> … }` as a statement. Swift teams write the same as an extension of `Optional` without `?`.
  mutating func lowerLetStatement(_ statement: NodeID, otherwise: NodeID?) -> [NodeID]? {
    guard kind(statement) == .call, !marks(statement).contains(.result), let scope = calleeName(statement),
      scope == "let" || scope == "run", let lambda = soleLambda(statement),
      var value = callReceiver(statement), let body = lambdaBody(lambda)
    else { return nil }
    if kind(value) == .optionalChain {
      value = child(value, 0)
    } else if scope == "run", !marks(value).contains(.chained) {
      return nil
    }
    let parameters = lambdaParameters(lambda)
    guard parameters.count <= 1 else { return nil }
    let name = parameters.first.map { label($0) } ?? implicitParameter(of: lambda)
    let otherwiseBlock = otherwise.map { exitBlock($0) }
    if scope == "run" {
      guard kind(value) == .name else { return nil }
      for node in preorder(body) where kind(node) == .self && label(node).isEmpty {
        become(node, deepCopy(value), keepingRange: true)
      }
    }
    if let cast = castPath(value), kind(cast.subject) == .name || isKept(cast.subject, while: name, isUsedIn: [body]) {
      substitute(name, with: cast.subject, in: [body])
      let test = makeTypeTest(cast, isMatch: true, range: range(value))
      return [makeIf(test, then: body, otherwise: otherwiseBlock, range: range(statement))]
    }
    if kind(value) == .name && !isReassigned(label(value), in: [body]) && mayStand(value, for: name, in: [body])
      || kind(value) == .self
    {
      substitute(name, with: value, in: [body])
      let test = makeNullTest(value, isNull: false)
      return [makeIf(test, then: body, otherwise: otherwiseBlock, range: range(statement))]
    }
    let pattern = add(.binding, name, soft: "let", marks: .synthesized, range: range(value))
    let variable = makeVariable(pattern, value, range: range(value))
    let reference = add(.name, name, marks: .synthesized, range: range(value))
    return [
      variable,
      makeIf(
        makeNullTest(reference, isNull: false), then: body, otherwise: otherwiseBlock, range: range(statement)),
    ]
  }

  /// Whether a name, of a local or of a property of the own type, is given another value.
  func isReassigned(_ name: String, in nodes: some Sequence<NodeID>) -> Bool {
    nodes.contains { root in
      preorder(root).contains { node in
        guard kind(node) == .assign else { return false }
        let target = child(node, 0)
        return isOwn(target) && label(target) == name
      }
    }
  }

  /// Whether nothing else is stored under a path before the last statement that says the name of what it held.
  func isKept(_ path: NodeID, while name: String, isUsedIn statements: some Sequence<NodeID>) -> Bool {
    let uses = Array(statements)
    let last = uses.lastIndex { mentions(name, in: [$0]) } ?? 0
    return !uses.prefix(last).contains { statement in
      preorder(statement).contains { kind($0) == .assign && isSame(child($0, 0), path) }
    }
  }

  /// Whether a name may give way to the one that it was bound to. What is asked again under its own name may have changed
  /// meanwhile, and the name keeps what it was.
  func mayStand(_ source: NodeID, for name: String, in nodes: some Sequence<NodeID>) -> Bool {
    if label(source) == name { return true }
    let nodes = Array(nodes)
    return !isReassigned(label(source), in: nodes) && !(mentions(label(source), in: nodes) && mentions(name, in: nodes))
  }

  /// `$0` in Swift, `it` in Kotlin: whichever the lambda uses.
  func implicitParameter(of lambda: NodeID) -> String { mentions("$0", in: [lambda]) ? "$0" : "it" }

  /// The name of the first thing that a closure is given, written or not.
  func firstParameter(of lambda: NodeID) -> String {
    lambdaParameters(lambda).first.map { label($0) } ?? implicitParameter(of: lambda)
  }
}
