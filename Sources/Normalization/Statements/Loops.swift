// for item in items where item.isOpen { }     for (item in items) { if (item.isOpen) { } }
// items.forEach { show($0) }                  for (item in items) show(item)
//
// for await update in updates { }             updates.collect { update -> }
// for case let row? in rows { }               for (row in rows.filterNotNull()) { }
//
// Catalogue P23, C55–C70.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let loops = Pass.nodes("loops", on: [.for, .block, .range, .binary]) { tree, node, _ in
    switch tree.kind(node) {
    case .for: tree.normalizeFor(node)
    case .block: tree.normalizeLoopStatements(node)
    case .range: tree.normalizeRange(node)
    case .binary where tree.label(node) == "until":
      tree.replace(node, .range, "..<", [tree.child(node, 0), tree.child(node, 1)])
    default: break
    }
  }
}

extension Tree {
  /// Open and closed ranges of integers have one spelling each; `0..n - 1` is open. Catalogue C57, C58, C69.
  fileprivate mutating func normalizeRange(_ node: NodeID) {
    if label(node) == ".." { setLabel(node, "...") }
    let upper = child(node, 1)
    if label(node) == "...", kind(upper) == .binary, label(upper) == "-", kind(child(upper, 1)) == .integer,
      label(child(upper, 1)) == "1"
    {
      replace(node, .range, "..<", [child(node, 0), child(upper, 0)])
    } else if label(node) == "...", isWhole(upper), isWhole(child(node, 0)), let value = Int(label(upper)),
      value < Int.max
    {
      let bound = add(.integer, String(value + 1), marks: .synthesized, range: range(upper))
      replace(node, .range, "..<", [child(node, 0), bound])
    }
  }

  /// Between 90 and 91 there are no integers, and many decimals.
  private func isWhole(_ bound: NodeID) -> Bool { kind(bound) == .integer && !marks(bound).contains(.decimal) }

  /// A loop that does not ask for its number only counts: `for _ in 2..<n` is `repeat(n - 2)`.
  private mutating func countFromZero(_ loop: NodeID) {
    let span = child(loop, 1)
    guard kind(child(loop, 0)) == .wildcard, kind(span) == .range, let lower = wholeNumber(child(span, 0)),
      label(span) == "..<" || label(span) == "...", lower > 0
    else { return }
    let taken = label(span) == "..<" ? lower : lower - 1
    var count = child(span, 1)
    if let upper = wholeNumber(count) {
      guard upper >= taken else { return }
      count = add(.integer, String(upper - taken), marks: .synthesized, range: range(count))
    } else if taken > 0 {
      let number = add(.integer, String(taken), marks: .synthesized, range: range(child(span, 0)))
      count = add(.binary, "-", marks: .synthesized, range: range(span), [count, number])
    }
    let zero = add(.integer, "0", marks: .synthesized, range: range(child(span, 0)))
    replace(span, .range, "..<", [zero, count])
  }

  /// `for (i in 1..3) retry()` asks for no number, whatever it calls it.
  private mutating func dropUnaskedNumber(_ loop: NodeID) {
    let pattern = child(loop, 0)
    guard let name = boundName(pattern), kind(child(loop, 1)) == .range,
      !mentions(name, in: [child(loop, 2), child(loop, 3)])
    else { return }
    replace(pattern, .wildcard)
  }

  fileprivate mutating func normalizeFor(_ node: NodeID) {
    dropUnaskedNumber(node)
    countFromZero(node)
    openPattern(node)
    openPick(node)
    askInside(node)
    let filter = child(node, 2)
    if !isEmpty(filter) {
      let body = child(node, 3)
      let test = makeIf(filter, then: body, range: range(filter).union(range(body)))
      setChild(node, 2, addEmpty(at: Int(range(filter).lower)))
      setChild(node, 3, makeBlock([test], at: range(body)))
    }
    let body = child(node, 3)
    if kind(body) != .block { setChild(node, 3, makeBlock([body], at: range(body))) }
    splitEntry(node)
    openEntries(node)
    nestContinues(child(node, 3))
    setSoft(node, "")
    addAll(node)
  }

  /// `for (key, value) in extra { all[key] = value }` adds all of one map to another.
  private mutating func addAll(_ loop: NodeID) {
    let (pattern, body) = (child(loop, 0), child(loop, 3))
    guard kind(pattern) == .tuplePattern, childCount(pattern) == 2, childCount(body) == 1,
      kind(child(body, 0)) == .assign, label(child(body, 0)) == "="
    else { return }
    let names = children(pattern).map { boundName(kind($0) == .argument ? child($0, 0) : $0) ?? "" }
    let (target, value) = (child(child(body, 0), 0), child(child(body, 0), 1))
    guard kind(target) == .index, childCount(target) == 2, isPath(child(target, 0)), kind(value) == .name,
      label(value) == names[1], kind(child(child(target, 1), 0)) == .name,
      label(child(child(target, 1), 0)) == names[0],
      !names.contains("")
    else { return }
    let callee = add(.member, "putAll", marks: .synthesized, range: range(child(target, 0)), [child(target, 0)])
    let argument = add(.argument, marks: .synthesized, range: range(child(loop, 1)), [child(loop, 1)])
    replace(loop, .call, [callee, argument])
  }

  /// A loop over what a closure picks asks in the loop, as long as nothing that is asked changes in it. Catalogue C62.
  private mutating func askInside(_ loop: NodeID) {
    let sequence = kind(child(loop, 1)) == .optionalChain ? child(child(loop, 1), 0) : child(loop, 1)
    guard let picking = calleeName(sequence), picking == "filter" || picking == "filterNot", isEmpty(child(loop, 2)),
      let name = boundName(child(loop, 0)),
      let rows = callReceiver(sequence), let (parameter, body) = question(of: sequence)
    else { return }
    let asked = Set(preorder(body).filter { kind($0) == .name }.map { label($0) }).subtracting([parameter])
    guard !asked.contains(name), asked.isDisjoint(with: changedNames(in: child(loop, 3))) else { return }
    substitute(parameter, with: add(.name, name, marks: .synthesized, range: range(sequence)), in: [body])
    setChild(loop, 2, picking == "filter" ? child(body, 0) : negated(child(body, 0)))
    setChild(loop, 1, rows)
  }

  /// The names that statements assign to, or call something of.
  func changedNames(in body: NodeID) -> Set<String> {
    let targets = preorder(body).compactMap { node -> NodeID? in
      switch kind(node) {
      case .assign: child(node, 0)
      case .call: callReceiver(node)
      default: nil
      }
    }
    return Set(targets.flatMap { preorder($0) }.filter { kind($0) == .name }.map { label($0) })
  }

  /// `for entry in map { let key = entry.key; let value = entry.value; … }` is a loop over keys and values.
  private mutating func splitEntry(_ loop: NodeID) {
    let body = child(loop, 3)
    let statements = Array(children(body))
    guard let entry = boundName(child(loop, 0)), statements.count > 2 else { return }
    let (key, value) = (partBound(by: statements[0], of: entry), partBound(by: statements[1], of: entry))
    guard key?.part == "key", value?.part == "value", let key, let value,
      !mentions(entry, in: Array(statements[2...]))
    else { return }
    let elements = [key.pattern, value.pattern].map { add(.argument, marks: .synthesized, range: range($0), [$0]) }
    let place = range(key.pattern).union(range(value.pattern))
    setChild(loop, 0, add(.tuplePattern, marks: .synthesized, range: place, elements))
    setChildren(body, Array(statements[2...]))
  }

  /// The pattern and the part in `let pattern = entry.part`.
  private func partBound(by statement: NodeID, of entry: String) -> (pattern: NodeID, part: String)? {
    guard kind(statement) == .variable, soft(statement) == "let", boundName(child(statement, 0)) != nil else {
      return nil
    }
    let value = child(statement, 2)
    return field(value, of: entry).map { (child(statement, 0), $0) }
  }

  /// `if !c { continue }; rest` is `if c { rest }`. Catalogue C63.
  private mutating func nestContinues(_ body: NodeID) {
    let statements = Array(children(body))
    let skips = statements.indices.filter { onlyGoesOn(statements[$0]) }
    guard let index = skips.first, index + 1 < statements.count, skips.count <= Tree.nestingLimit else { return }
    let rest = makeBlock(Array(statements[(index + 1)...]), at: range(statements[index]))
    nestContinues(rest)
    let test = makeIf(
      negated(child(statements[index], 0)), then: rest, range: range(statements[index]).union(range(rest)))
    setChildren(body, Array(statements[..<index]) + [test])
  }

  /// `if (c) continue`.
  private func onlyGoesOn(_ statement: NodeID) -> Bool {
    guard kind(statement) == .if, isEmpty(child(statement, 2)) else { return false }
    let then = Array(children(child(statement, 1)))
    return then.count == 1 && kind(then[0]) == .continue && label(then[0]).isEmpty
  }

  /// `xs.forEach { }`, `stream.collect { }` and `repeat(n) { }` as statements are loops.
  fileprivate mutating func normalizeLoopStatements(_ block: NodeID) {
    let statements = Array(children(block))
    for statement in statements where kind(statement) == .call {
      guard let name = calleeName(statement) else { continue }
      if ["forEach", "collect"].contains(name), let lambda = soleLambda(statement),
        let sequence = callReceiver(statement)
      {
        becomeLoop(statement, over: sequence, lambda: lambda)
      } else if name == "forEachIndexed", let lambda = soleLambda(statement), let sequence = callReceiver(statement),
        lambdaParameters(lambda).count == 2
      {
        let callee = add(.member, "withIndex", marks: .synthesized, range: range(sequence), [sequence])
        let indexed = add(.call, marks: .synthesized, range: range(sequence), [callee])
        becomeLoop(statement, over: indexed, lambda: lambda)
      } else if name == "repeat", callReceiver(statement) == nil, argumentValues(statement).count == 2,
        kind(argumentValues(statement)[1]) == .lambda
      {
        let count = argumentValues(statement)[0]
        let zero = add(.integer, "0", marks: .synthesized, range: range(count))
        let sequence = add(.range, "..<", marks: .synthesized, range: range(count), [zero, count])
        becomeLoop(statement, over: sequence, lambda: argumentValues(statement)[1])
      }
    }
  }

  private mutating func becomeLoop(_ statement: NodeID, over sequence: NodeID, lambda: NodeID) {
    guard let body = lambdaBody(lambda), lambdaParameters(lambda).count <= 2 else { return }
    for node in preorder(body) where kind(node) == .return && childCount(node) == 0 {
      // What leaves only the closure goes on with the next element; Kotlin's bare `return` stays (catalogue G11).
      if ["forEach", "forEachIndexed", "collect", "repeat", "closure"].contains(soft(node)) {
        replace(node, .continue)
      }
    }
    let parameters = lambdaParameters(lambda).enumerated().map { loopPattern($1, $0, body) }
    let pattern: NodeID
    if parameters.count == 2 {
      let elements = parameters.map { add(.argument, marks: .synthesized, range: range($0), [$0]) }
      pattern = add(
        .tuplePattern, marks: .synthesized, range: range(parameters[0]).union(range(parameters[1])), elements)
    } else {
      let place = ByteRange(Int(range(lambda).lower), Int(range(lambda).lower))
      pattern = parameters.first ?? add(.wildcard, marks: .synthesized, range: place)
    }
    let none = addEmpty(at: Int(range(lambda).lower))
    replace(statement, .for, [pattern, sequence, none, body])
    normalizeFor(statement)
  }

  /// What binds in a loop what a closure takes as a parameter.
  private mutating func loopPattern(_ parameter: NodeID, _ position: Int, _ body: NodeID) -> NodeID {
    if childCount(parameter) > 2 { return child(parameter, 2) }
    let name = label(parameter)
    let place = range(parameter)
    if name == "_" { return add(.wildcard, marks: .synthesized, range: place) }
    // The name of an implicit parameter would be taken for that of a closure around the loop.
    guard name == "it" || name.hasPrefix("$") else {
      return add(.binding, name, soft: "let", marks: .synthesized, range: place)
    }
    let element = position == 0 ? "element" : "element\(position)"
    substitute(name, with: add(.name, element, marks: .synthesized, range: place), in: [body])
    return add(.binding, element, soft: "let", marks: .synthesized, range: place)
  }
}
