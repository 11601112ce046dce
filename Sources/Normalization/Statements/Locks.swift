// lock.lock(); defer { lock.unlock() }; count += 1     synchronized(lock) { count += 1 }
//
// What runs while a lock is held stands in one closure. Catalogue P32, C101.

internal import CodeModel
internal import SourceModel

extension Pass {
  /// What Kotlin synchronizes on may be any object: where one only serves for that, it is a lock.
  static let lockObjects = Pass("lock objects") { unit, _ in
    guard unit.file.side == .kotlin else { return unit.lockSemaphores() }
    var locks: Set<String> = []
    for root in unit.roots {
      for node in unit.tree.preorder(root) where unit.tree.calleeName(node) == "synchronized" {
        guard let lock = unit.tree.argumentValues(node).first, unit.tree.isPath(lock) else { continue }
        locks.insert(unit.tree.label(lock))
      }
    }
    guard !locks.isEmpty else { return }
    var values: [NodeID] = []
    unit.forEachDeclaration { declaration, _ in
      guard declaration.kind == .property, locks.contains(declaration.name), let value = declaration.value else {
        return
      }
      values.append(value)
    }
    for value in values {
      guard unit.tree.kind(value) == .call, unit.tree.childCount(value) == 1, unit.tree.callReceiver(value) == nil,
        ["Any", "Object"].contains(unit.tree.calleeName(value))
      else { continue }
      unit.tree.setLabel(unit.tree.child(value, 0), "ReentrantLock")
    }
  }

  /// `lock()` and `unlock()` around statements become a call of `withLock`, which the phrasebook knows under more names.
  static let locks = Pass.blocks("locks") { tree, statements, _ in
    var result: [NodeID] = []
    var index = 0
    while index < statements.count {
      if tree.isCall(statements[index], "lock"), let (section, count) = tree.lockedSection(Array(statements[index...]))
      {
        result.append(section)
        index += count
      } else {
        result.append(statements[index])
        index += 1
      }
    }
    return result
  }

  /// `withLock { …; return x }` as the end of a body is `return withLock { …; x }`, and so are `withLock { … }; return 1`
  /// and `var y; withLock { …; y = x }; return y`. Where nothing is given, a `return` under the lock leaves no
  /// more than the closure, as nothing comes behind it.
  static let lockResults = Pass.declarations("results under a lock") { declaration, tree, _ in
    guard let body = declaration.body else { return }
    guard declaration.returnsValue(tree) else {
      if let last = tree.lastChild(body), tree.calleeName(last) == "withLock", let lambda = tree.soleLambda(last) {
        tree.labelReturns(of: lambda)
      }
      return
    }
    tree.takeResultIntoLock(body)
    tree.returnFromLock(body)
    // What a function gives from under the lock it gives from the closure, where that is all that it gives.
    if let end = tree.lastChild(body), tree.kind(end) == .return || declaration.hasExpressionBody,
      let locked = tree.kind(end) == .return ? tree.lastChild(end) : end, tree.calleeName(locked) == "withLock",
      let lambda = tree.soleLambda(locked)
    {
      tree.labelReturns(of: lambda)
    }
    guard let last = tree.lastChild(body),
      tree.calleeName(last) == "withLock", let lambda = tree.soleLambda(last), let section = tree.lambdaBody(lambda),
      tree.leaves(section)
    else { return }
    tree.labelReturns(of: lambda)
    let result = tree.add(.return, marks: .synthesized, range: tree.range(last), [last])
    tree.setChild(body, tree.childCount(body) - 1, result)
  }
}

extension SourceUnit {
  /// A semaphore that lets one in is a lock: `DispatchSemaphore(value: 1)`, `wait()` and `signal()`.
  fileprivate mutating func lockSemaphores() {
    var locks: [(name: String, value: NodeID)] = []
    // One that lets in more, or nobody at first, counts: under its name nothing is taken for a lock.
    var others: Set<String> = []
    forEachDeclaration { declaration, _ in
      guard declaration.kind == .property, let value = declaration.value,
        tree.calleeName(value) == "DispatchSemaphore"
      else { return }
      let counts = tree.argumentValues(value)
      if counts.count == 1, tree.kind(counts[0]) == .integer, tree.label(counts[0]) == "1" {
        locks.append((declaration.name, value))
      } else {
        others.insert(declaration.name)
      }
    }
    locks.removeAll { others.contains($0.name) }
    guard !locks.isEmpty else { return }
    let names = Set(locks.map(\.name))
    for (_, value) in locks {
      let callee = tree.add(.name, "NSLock", marks: .synthesized, range: tree.range(value))
      tree.setChildren(value, [callee])
    }
    for root in roots {
      for node in tree.preorder(root) where tree.kind(node) == .call && tree.childCount(node) == 1 {
        guard let receiver = tree.callReceiver(node), tree.isPath(receiver), names.contains(tree.label(receiver)) else {
          continue
        }
        switch tree.calleeName(node) {
        case "wait": tree.setLabel(tree.child(node, 0), "lock")
        case "signal": tree.setLabel(tree.child(node, 0), "unlock")
        default: continue
        }
      }
    }
  }
}

extension Tree {
  /// The call that stands for the first few statements, and how many those are.
  fileprivate mutating func lockedSection(_ statements: [NodeID]) -> (call: NodeID, count: Int)? {
    guard let first = statements.first, statements.count > 1, isCall(first, "lock"), let lock = callReceiver(first),
      isPath(lock)
    else { return nil }
    let next = statements[1]
    if kind(next) == .do, childCount(next) == 2, kind(child(next, 1)) == .finally,
      let unlocking = lastChild(child(next, 1)), childCount(unlocking) == 1, unlocks(child(unlocking, 0), lock)
    {
      return (makeLocked(lock, Array(children(child(next, 0))), at: range(first).union(range(next))), 2)
    }
    guard let end = statements.firstIndex(where: { unlocks($0, lock) }), end > 1 else { return nil }
    let section = Array(statements[1..<end])
    guard !section.contains(where: { mayLeave($0) }) else { return nil }
    let place = range(first).union(range(statements[end]))
    let names = section.filter { kind($0) == .variable }.flatMap { boundNames(child($0, 0)) }
    let rest = Array(statements[(end + 1)...])
    if names.contains(where: { mentions($0, in: rest) }) {
      // The one value that is read under the lock.
      guard section.count == 1, let variable = section.first, !isEmpty(child(variable, 2)) else { return nil }
      setChild(variable, 2, makeLocked(lock, [child(variable, 2)], at: place))
      setRange(variable, place)
      return (variable, end + 1)
    }
    return (makeLocked(lock, section, at: place), end + 1)
  }

  /// Lets a constant that is given right after the lock is open again be given under it: nobody else can change it.
  fileprivate mutating func takeResultIntoLock(_ body: NodeID) {
    guard childCount(body) > 1, let last = lastChild(body), kind(last) == .return, childCount(last) == 1,
      isLiteral(child(last, 0))
    else { return }
    let locked = child(body, childCount(body) - 2)
    guard calleeName(locked) == "withLock", let lambda = soleLambda(locked), let section = lambdaBody(lambda),
      !endsWithExit(section), !preorder(section).contains(where: { kind($0) == .return && !soft($0).isEmpty })
    else { return }
    setChildren(section, Array(children(section)) + [last])
    setRange(locked, range(locked).union(range(last)))
    setChildren(body, Array(children(body).dropLast()))
  }

  /// Lets what a variable only carries out of the lock be given under it.
  fileprivate mutating func returnFromLock(_ body: NodeID) {
    let statements = Array(children(body))
    guard statements.count > 2, let last = statements.last, kind(last) == .return, childCount(last) == 1,
      kind(child(last, 0)) == .name
    else { return }
    let name = label(child(last, 0))
    let (variable, locked) = (statements[statements.count - 3], statements[statements.count - 2])
    guard kind(variable) == .variable, boundName(child(variable, 0)) == name, soft(variable) == "var",
      isEmpty(child(variable, 2)) || kind(child(variable, 2)) == .null, calleeName(locked) == "withLock",
      let lambda = soleLambda(locked), let section = lambdaBody(lambda), let end = lastChild(section),
      kind(end) == .assign, label(end) == "=", kind(child(end, 0)) == .name, label(child(end, 0)) == name,
      preorder(section).count(where: { kind($0) == .name && label($0) == name }) == 1,
      !preorder(section).contains(where: { kind($0) == .return })
    else { return }
    let value = add(.return, marks: .synthesized, range: range(end), [child(end, 1)])
    setChildren(section, Array(children(section).dropLast()) + [value])
    setRange(locked, range(variable).union(range(last)))
    setChildren(body, Array(statements.dropLast(3)) + [locked])
  }

  /// Whether every way through a section leaves the function, which gives something: the last way does.
  fileprivate func leaves(_ section: NodeID) -> Bool {
    guard let end = kind(section) == .block ? lastChild(section) : section else { return false }
    switch kind(end) {
    case .if: return childCount(end) == 3 && leaves(child(end, 1)) && leaves(child(end, 2))
    case .do: return preorder(end).contains { kind($0) == .return && soft($0).isEmpty }
    default: return isExit(end)
    }
  }

  private func endsWithExit(_ section: NodeID) -> Bool { lastChild(section).map { isExit($0) } ?? false }

  fileprivate func isCall(_ node: NodeID, _ name: String) -> Bool {
    kind(node) == .call && childCount(node) == 1 && calleeName(node) == name
  }

  private func unlocks(_ node: NodeID, _ lock: NodeID) -> Bool {
    isCall(node, "unlock") && callReceiver(node).map { isSame($0, lock) } ?? false
  }

  /// Whether control may leave a statement other than at its end; then the lock would stay closed.
  private func mayLeave(_ statement: NodeID) -> Bool {
    preorder(statement).contains {
      switch kind($0) {
      case .return, .throw, .break, .continue: true
      default: false
      }
    }
  }

  private func boundNames(_ pattern: NodeID) -> [String] {
    preorder(pattern).filter { kind($0) == .binding }.map { label($0) }
  }

  private mutating func makeLocked(_ lock: NodeID, _ section: [NodeID], at place: ByteRange) -> NodeID {
    let lambda = add(.lambda, marks: .synthesized, range: place, [makeBlock(section, at: place)])
    let callee = add(.member, "withLock", marks: .synthesized, range: range(lock), [lock])
    let argument = add(.argument, marks: .synthesized, range: place, [lambda])
    let call = add(.call, marks: .synthesized, range: place, [callee, argument])
    markNear(call, [Self.bracketed])
    return call
  }

  private static let bracketed = NearMark(hazard: "lock-reentrancy", equivalence: "locked", spelling: "$l.lock()")
}
