// for item in items where item.isOpen { }     for (item in items) { if (item.isOpen) { } }
// items.forEach { show($0) }                  for (item in items) show(item)
//
// Catalogue P23, C55–C69.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let loops = Pass.nodes("loops") { tree, node, _ in
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
  /// Open and closed ranges have one spelling each; `0..n - 1` is open. Catalogue C57, C58, C69.
  fileprivate mutating func normalizeRange(_ node: NodeID) {
    if label(node) == ".." { setLabel(node, "...") }
    let upper = child(node, 1)
    if label(node) == "...", kind(upper) == .binary, label(upper) == "-", kind(child(upper, 1)) == .integer,
      label(child(upper, 1)) == "1"
    {
      replace(node, .range, "..<", [child(node, 0), child(upper, 0)])
    } else if label(node) == "...", kind(upper) == .integer, let value = Int(label(upper)),
      kind(child(node, 0)) == .integer, value < Int.max
    {
      let bound = add(.integer, String(value + 1), marks: .synthesized, range: range(upper))
      replace(node, .range, "..<", [child(node, 0), bound])
    }
  }

  fileprivate mutating func normalizeFor(_ node: NodeID) {
    let filter = child(node, 2)
    if !isEmpty(filter) {
      let body = child(node, 3)
      let test = makeIf(filter, then: body, range: range(filter).union(range(body)))
      setChild(node, 2, addEmpty(at: Int(range(filter).lower)))
      setChild(node, 3, makeBlock([test], at: range(body)))
    }
    let body = child(node, 3)
    if kind(body) != .block { setChild(node, 3, makeBlock([body], at: range(body))) }
    nestContinues(child(node, 3))
    setSoft(node, "")
  }

  /// `if !c { continue }; rest` is `if c { rest }`. Catalogue C63.
  private mutating func nestContinues(_ body: NodeID) {
    let statements = Array(children(body))
    guard
      let index = statements.firstIndex(where: { statement in
        guard kind(statement) == .if, isEmpty(child(statement, 2)) else { return false }
        let then = Array(children(child(statement, 1)))
        return then.count == 1 && kind(then[0]) == .continue && label(then[0]).isEmpty
      }), index + 1 < statements.count
    else { return }
    let rest = makeBlock(Array(statements[(index + 1)...]), at: range(statements[index]))
    nestContinues(rest)
    let test = makeIf(
      negated(child(statements[index], 0)), then: rest, range: range(statements[index]).union(range(rest)))
    setChildren(body, Array(statements[..<index]) + [test])
  }

  /// `xs.forEach { }` and `repeat(n) { }` as statements are loops.
  fileprivate mutating func normalizeLoopStatements(_ block: NodeID) {
    let statements = Array(children(block))
    for statement in statements where kind(statement) == .call {
      guard let name = calledName(statement) else { continue }
      if name == "forEach", let lambda = soleLambda(statement), let sequence = callReceiver(statement) {
        becomeLoop(statement, over: sequence, lambda: lambda)
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
    guard let body = lambdaBody(lambda), lambdaParameters(lambda).count <= 1 else { return }
    for node in preorder(body) where kind(node) == .return && childCount(node) == 0 {
      // What leaves only the closure goes on with the next element; Kotlin's bare `return` stays (catalogue G11).
      if ["forEach", "repeat", "closure"].contains(soft(node)) { replace(node, .continue) }
    }
    let pattern: NodeID
    if let parameter = lambdaParameters(lambda).first {
      if childCount(parameter) > 2 {
        pattern = child(parameter, 2)
      } else {
        // The name of an implicit parameter would be taken for that of a closure around the loop.
        let name = label(parameter)
        let isImplicit = name == "it" || name.hasPrefix("$")
        let place = range(parameter)
        if isImplicit { substitute(name, with: add(.name, "element", marks: .synthesized, range: place), in: [body]) }
        pattern = add(.binding, isImplicit ? "element" : name, soft: "let", marks: .synthesized, range: place)
      }
    } else {
      let place = ByteRange(Int(range(lambda).lower), Int(range(lambda).lower))
      pattern = add(.wildcard, marks: .synthesized, range: place)
    }
    let none = addEmpty(at: Int(range(lambda).lower))
    replace(statement, .for, [pattern, sequence, none, body])
  }
}
