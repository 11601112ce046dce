// fun isFull(): Boolean = count >= limit     func isFull() -> Bool { return count >= limit }
//
// The last value of a body is its result, with or without `return`. Catalogue P20, C32, C75, C85, C148.

internal import CodeModel
internal import SourceModel

extension Pass {
  /// Marks the results that stand without `return`, so that statement passes leave them alone.
  static let results = Pass.declarations("results") { declaration, tree, _ in
    guard let body = declaration.body else { return }
    guard tree.childCount(body) == 1 else {
      if let last = tree.lastChild(body), tree.kind(last) == .return { tree.markResults(last) }
      return
    }
    if declaration.hasExpressionBody || declaration.returnsValue(tree) { tree.markResults(tree.child(body, 0)) }
  }

  static let tails = Pass.declarations("tails") { declaration, tree, _ in
    if let body = declaration.body {
      tree.flattenTail(body, isValue: declaration.returnsValue(tree))
    }
    for accessor in declaration.accessors {
      if let body = accessor.body { tree.flattenTail(body, isValue: accessor.kind == .get) }
    }
  }

  /// The same inside lambdas and local functions, whose result type nothing tells.
  static let lambdaTails = Pass.nodes("lambda tails", on: [.lambda, .declaration, .accessor]) { tree, node, _ in
    switch tree.kind(node) {
    case .lambda:
      if let body = tree.lambdaBody(node) { tree.flattenTail(body, isValue: false, ofClosure: true) }
    case .declaration, .accessor:
      if let body = tree.lastChild(node), tree.kind(body) == .block { tree.flattenTail(body, isValue: false) }
    default: break
    }
  }
}

extension Declaration {
  /// Whether the body's last expression is a result.
  func returnsValue(_ tree: Tree) -> Bool {
    switch kind {
    case .property, .subscript: return true
    case .function:
      guard let type else { return hasExpressionBody }
      return
        !(tree.kind(type) == .typeName && ["Void", "Unit"].contains(tree.label(type))
        || tree.kind(type) == .tupleType && tree.childCount(type) == 0)
    case .initializer: return isRawValueFactory
    default: return false
    }
  }
}

extension Tree {
  /// Marks what a statement gives: itself, or what its branches do.
  fileprivate mutating func markResults(_ statement: NodeID) {
    mark(statement, .result)
    switch kind(statement) {
    case .return where childCount(statement) == 1 && isBranching(child(statement, 0)): markResults(child(statement, 0))
    case .switch:
      for arm in children(statement).dropFirst() where kind(arm) == .arm { markTail(child(arm, 2)) }
    case .if where !isEmpty(child(statement, 2)):
      for branch in [child(statement, 1), child(statement, 2)] { markTail(branch) }
    case .do:
      for part in children(statement) {
        switch kind(part) {
        case .block: markTail(part)
        case .catch: if let body = lastChild(part) { markTail(body) }
        default: break
        }
      }
    default: break
    }
  }

  private mutating func markTail(_ branch: NodeID) {
    let tail = kind(branch) == .block ? lastChild(branch) : branch
    if let tail, isExpression(tail) || isBranching(tail) { markResults(tail) }
  }

  /// `if c { a } else { b }` at the end of a body becomes an early exit and a rest, as the other platform may spell it;
  /// then the tail loses its `return`.
  mutating func flattenTail(_ block: NodeID, isValue: Bool, ofClosure isClosure: Bool = false) {
    dropNothing(block)
    answerInAttempt(block)
    if isClosure {
      foldExits(block)
      joinAlikeBranches(at: block)
    }
    foldAddition(block)
    dropResultName(block)
    guard kind(block) == .block, let last = lastChild(block) else { return }
    // `return if c { a } else { b }` is decided by its branches.
    if kind(last) == .return, childCount(last) == 1, isBranching(child(last, 0)), !isClosure || !soft(last).isEmpty {
      become(last, child(last, 0))
      if !isClosure { pushReturn(last) }
    }
    if kind(last) == .if, !isEmpty(child(last, 2)) {
      let exits = isExit(child(last, 1)) && !(isClosure && endsWithLeaving(child(last, 1)))
      if isValue && !exits { pushReturn(last) }
      let givesNothing = !isValue && !isClosure
      if givesNothing { endWithReturn(last) }
      if isValue || exits || givesNothing {
        let otherwise = child(last, 2)
        let exit = makeIf(child(last, 0), then: child(last, 1), range: range(last))
        setChildren(
          block, Array(children(block).dropLast()) + [exit] + statements(otherwise).filter { !doesNothing($0) })
        return flattenTail(block, isValue: isValue, ofClosure: isClosure)
      }
    }
    // What `if (c) { …; if (d) { a } else { b } }` ends with is the body's end.
    if kind(last) == .if, !isValue, !isClosure, isEmpty(child(last, 2)), kind(child(last, 1)) == .block,
      let inner = lastChild(child(last, 1)), kind(inner) == .if, !isEmpty(child(inner, 2))
    {
      flattenTail(child(last, 1), isValue: false)
    }
    if kind(last) == .switch, isValue || !isClosure {
      for arm in children(last).dropFirst() where kind(arm) == .arm {
        flattenTail(child(arm, 2), isValue: isValue, ofClosure: isClosure)
      }
    }
    if kind(last) == .do, isValue || !isClosure {
      for part in children(last) where kind(part) != .finally {
        flattenTail(kind(part) == .catch ? lastChild(part) ?? part : part, isValue: isValue, ofClosure: isClosure)
      }
    }
    stripTailReturn(block, ofClosure: isClosure)
  }

  /// `return ()` gives nothing.
  private mutating func dropNothing(_ block: NodeID) {
    guard kind(block) == .block, let last = lastChild(block), childCount(block) > 1 else { return }
    let value = kind(last) == .return && childCount(last) == 1 ? child(last, 0) : last
    guard kind(value) == .tuple, childCount(value) == 0 else { return }
    setChildren(block, Array(children(block).dropLast()))
  }

  /// `let rows = load(); return rows` is `return load()`.
  private mutating func dropResultName(_ block: NodeID) {
    guard kind(block) == .block, childCount(block) > 1 else { return }
    let (variable, last) = (child(block, childCount(block) - 2), child(block, childCount(block) - 1))
    let name = kind(last) == .return && childCount(last) == 1 ? child(last, 0) : last
    guard kind(variable) == .variable, ["let", "var"].contains(soft(variable)), kind(name) == .name,
      !marks(name).contains(.qualified), boundName(child(variable, 0)) == label(name), isExpression(child(variable, 2))
    else { return }
    let value = child(variable, 2)
    if name == last { mark(value, .result) } else { setChild(last, 0, value) }
    setChildren(block, children(block).dropLast(2) + [name == last ? value : last])
    dropResultName(block)
  }

  /// `if c { a; return }; b` at the end of a closure is `if c { a } else { b }`, and so is `if c { return a }; b`: nothing
  /// says that a closure which does not leave gives no value, so that the other way round would be a guess.
  private mutating func foldExits(_ block: NodeID) {
    guard kind(block) == .block else { return }
    let all = Array(children(block))
    let exits = all.indices.dropLast().filter { leavesEarly(all[$0]) }
    if let index = exits.first, exits.count <= Tree.nestingLimit {
      let rest = Array(all[(index + 1)...])
      let branch = child(all[index], 1)
      if let exit = lastChild(branch), childCount(exit) == 1 {
        setChild(branch, childCount(branch) - 1, child(exit, 0))
      } else {
        setChildren(branch, Array(children(branch).dropLast()))
      }
      let otherwise = makeBlock(rest, at: cover(rest) ?? range(block))
      setChild(all[index], 2, otherwise)
      setChildren(block, Array(all[...index]))
      foldExits(otherwise)
      if childCount(otherwise) == 1, kind(child(otherwise, 0)) == .if { setChild(all[index], 2, child(otherwise, 0)) }
    }
    guard let last = lastChild(block), kind(last) == .switch else { return }
    for arm in children(last).dropFirst() where kind(arm) == .arm { foldExits(child(arm, 2)) }
  }

  /// Whether a statement does something in some case, or gives a value, and leaves the closure with that.
  private func leavesEarly(_ statement: NodeID) -> Bool {
    guard kind(statement) == .if, isEmpty(child(statement, 2)), kind(child(statement, 1)) == .block,
      let last = lastChild(child(statement, 1)), kind(last) == .return, !soft(last).isEmpty
    else { return false }
    return childCount(last) == 1 || childCount(child(statement, 1)) > 1
  }

  /// Whether a branch ends with the closure's own `return`, which gives nothing.
  private func endsWithLeaving(_ branch: NodeID) -> Bool {
    guard kind(branch) == .block, let last = lastChild(branch) else { return false }
    return kind(last) == .return && childCount(last) == 0 && !soft(last).isEmpty
  }

  /// Lets the first branch of a decision end the body, as what follows it then runs only otherwise. The exit stands for the
  /// `else` that it was made from.
  private mutating func endWithReturn(_ decision: NodeID) {
    var branch = child(decision, 1)
    if kind(branch) != .block {
      branch = makeBlock(isEmpty(branch) ? [] : [branch], at: range(branch))
      setChild(decision, 1, branch)
    }
    if let last = lastChild(branch), isExit(last), kind(last) != .return || childCount(last) > 0 { return }
    stripTailReturn(branch, ofClosure: false)
    flattenTail(branch, isValue: false)
    if let last = lastChild(branch), isExit(last) { return }
    let exit = add(.return, marks: .synthesized, range: range(child(decision, 2)))
    setChildren(branch, Array(children(branch)) + [exit])
  }

  /// Whether the branches of a statement decide what it gives.
  func isBranching(_ node: NodeID) -> Bool {
    kind(node) == .if && !isEmpty(child(node, 2)) || kind(node) == .switch || kind(node) == .do
  }

  /// Puts `return` on the last value of every branch.
  private mutating func pushReturn(_ statement: NodeID) {
    switch kind(statement) {
    case .block:
      guard let last = lastChild(statement) else { return }
      if isBranching(last) {
        pushReturn(last)
      } else if isExpression(last), !isExit(last) {
        let result = add(.return, marks: .synthesized, range: range(last), [last])
        setChild(statement, childCount(statement) - 1, result)
      }
    case .if:
      pushReturn(child(statement, 1))
      pushReturn(child(statement, 2))
    case .switch:
      for arm in children(statement).dropFirst() where kind(arm) == .arm { pushReturn(child(arm, 2)) }
    case .do:
      for part in children(statement) {
        switch kind(part) {
        case .block: pushReturn(part)
        case .catch: if let body = lastChild(part) { pushReturn(body) }
        default: break
        }
      }
    default: break
    }
  }
}
