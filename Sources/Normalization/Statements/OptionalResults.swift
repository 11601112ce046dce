// guard let url else { return nil }             return url?.let { Content(it) }
// return Content(url)
//
// if let cached = find(id) { return cached }    return find(id) ?: refresh(id)
// return refresh(id)
//
// guard let user else { return false }          return user != null && user.age > limit
// return user.age > limit
//
// What a body gives with a value and without it. What is made of the value needs an exit first; the value itself is joined
// by `??` to what stands for it. Catalogue C06, C12, C18.

internal import CodeModel
internal import SourceModel

extension Pass {
  /// `return e?.let { f(it) } ?: d` becomes an exit and a rest.
  static let optionalResults = Pass.results("optional results") { tree, body in
    tree.openResult(of: body)
    tree.askFirst(inResultOf: body)
  }

  /// `{ (it as? Loaded)?.items }` asks first as well.
  static let castClosures = Pass.nodes("closures that cast", on: [.lambda]) { tree, lambda, _ in
    guard let body = tree.lambdaBody(lambda), tree.childCount(body) == 1 else { return }
    tree.openCast(in: tree.child(body, 0))
  }

  /// `return find(id) ?: load(id).also { save(it) }` gives what is there first. Before scope functions are written out, as
  /// nothing may be saved then.
  static let reservesInSteps = Pass.results("reserves in steps") { tree, body in tree.openReserve(in: body) }

  /// `let x = e; if x != null { return x }; return d` becomes `return e ?? d`.
  static let coalescedResults = Pass.results("coalesced results") { tree, body in tree.coalesceResult(of: body) }

  /// A pass over the bodies that give a value, as far as they say of which type.
  static func results(_ name: String, _ rewrite: @escaping @Sendable (inout Tree, NodeID) -> Void) -> Pass {
    Pass.declarations(name) { declaration, tree, _ in
      if declaration.kind == .function, declaration.type != nil, declaration.returnsValue(tree),
        let body = declaration.body
      {
        tree.atEveryEnd(of: body, rewrite)
      }
      for accessor in declaration.accessors where accessor.kind == .get {
        if let body = accessor.body { tree.atEveryEnd(of: body, rewrite) }
      }
    }
  }
}

extension Tree {
  /// Rewrites a body, and every block inside it with which the body may end.
  fileprivate mutating func atEveryEnd(of block: NodeID, _ rewrite: (inout Tree, NodeID) -> Void) {
    guard kind(block) == .block else { return }
    rewrite(&self, block)
    guard var last = lastChild(block) else { return }
    if kind(last) == .return, childCount(last) == 1, soft(last).isEmpty { last = child(last, 0) }
    switch kind(last) {
    case .if where !isEmpty(child(last, 2)):
      atEveryEnd(of: child(last, 1), rewrite)
      atEveryEnd(of: child(last, 2), rewrite)
    case .switch:
      for arm in children(last).dropFirst() where kind(arm) == .arm { atEveryEnd(of: child(arm, 2), rewrite) }
    case .do:
      for part in children(last) {
        if kind(part) == .block { atEveryEnd(of: part, rewrite) }
        if kind(part) == .catch, let body = lastChild(part) { atEveryEnd(of: body, rewrite) }
      }
    default: break
    }
  }

  /// What a block gives at its end, with or without `return`.
  private func result(of block: NodeID) -> NodeID? {
    guard let last = lastChild(block) else { return nil }
    if kind(last) == .return { return childCount(last) == 1 && soft(last).isEmpty ? child(last, 0) : nil }
    return isExpression(last) ? last : nil
  }

  // MARK: Something is made of the value

  fileprivate mutating func openResult(of block: NodeID) {
    while let value = result(of: block), let opened = openedResult(value) {
      setChildren(block, Array(children(block).dropLast()) + opened)
    }
  }

  private mutating func openedResult(_ value: NodeID) -> [NodeID]? {
    if let opened = openedCast(value) { return opened }
    guard kind(value) == .binary, label(value) == "?:" || label(value) == "??" else {
      return openedLet(value, otherwise: nil)
    }
    let otherwise = child(value, 1)
    guard !isExit(otherwise), calleeName(otherwise) != "run" else { return nil }
    return openedLet(child(value, 0), otherwise: otherwise)
  }

  /// `(state as? Loaded)?.items` asks for the type and then for the items; so it does before `?: other` and `.orEmpty()`.
  private mutating func openedCast(_ value: NodeID) -> [NodeID]? {
    let isJoined = kind(value) == .binary && ["?:", "??"].contains(label(value))
    let isEmptied = calleeName(value) == "orEmpty" && childCount(value) == 1
    let given = isJoined ? child(value, 0) : isEmptied ? callReceiver(value) ?? value : value
    guard let link = castLink(given), let cast = castPath(child(link, 0)), !isJoined || !isExit(child(value, 1)) else {
      return nil
    }
    let place = range(link)
    let test = makeTypeTest(cast, isMatch: isJoined || isEmptied, range: place)
    become(link, deepCopy(cast.subject), keepingRange: true)
    guard isJoined || isEmptied else {
      let null = add(.null, marks: .synthesized, range: place)
      return [makeIf(test, then: makeBlock([makeReturn(null)], at: place), range: place), makeReturn(given)]
    }
    let otherwise = isJoined ? child(value, 1) : add(.list, marks: .synthesized, range: range(value))
    return [makeIf(test, then: makeBlock([makeReturn(given)], at: place), range: place), makeReturn(otherwise)]
  }

  /// Makes an `if` of what is asked of a cast.
  fileprivate mutating func openCast(in value: NodeID) {
    guard isExpression(value), let link = castLink(value), let cast = castPath(child(link, 0)) else { return }
    let place = range(link)
    let test = makeTypeTest(cast, isMatch: true, range: place)
    become(link, deepCopy(cast.subject), keepingRange: true)
    let null = add(.null, marks: .synthesized, range: place)
    let given = duplicate(value)
    replace(value, .if, [test, makeBlock([given], at: place), makeBlock([null], at: place)])
  }

  /// The statements of `receiver?.let { … }`, the last of which returns.
  private mutating func openedLet(_ call: NodeID, otherwise: NodeID?) -> [NodeID]? {
    guard calleeName(call) == "let", let lambda = soleLambda(call), let receiver = callReceiver(call),
      kind(receiver) == .optionalChain, let body = lambdaBody(lambda), lambdaParameters(lambda).count <= 1,
      let last = lastChild(body), isExpression(last), otherwise == nil || !isBranching(last),
      !preorder(body).contains(where: { kind($0) == .return })
    else { return nil }
    let name = firstParameter(of: lambda)
    guard let subject = subject(child(receiver, 0), called: name) else { return nil }
    if kind(subject.reference) != .name || label(subject.reference) != name {
      substitute(name, with: subject.reference, in: [body])
    }
    let results = Array(children(body).dropLast()) + [makeReturn(lastChild(body) ?? last)]
    guard let otherwise else {
      let exits = subject.tests.map { test -> NodeID in
        let null = add(.null, marks: .synthesized, range: range(test))
        return makeIf(negated(test), then: makeBlock([makeReturn(null)], at: range(test)), range: range(test))
      }
      return subject.prelude + exits + results
    }
    guard let condition = conjunction(subject.tests) else { return nil }
    let branch = makeIf(condition, then: makeBlock(results, at: range(body)), range: range(call))
    return subject.prelude + [branch, makeReturn(otherwise)]
  }

  private mutating func makeReturn(_ value: NodeID) -> NodeID {
    add(.return, marks: .synthesized, range: range(value), [value])
  }

  /// What `?.let` is asked of: what must be bound first, what must hold, and what then stands for the value.
  private mutating func subject(
    _ value: NodeID, called name: String
  ) -> (prelude: [NodeID], tests: [NodeID], reference: NodeID)? {
    if let filter = calleeName(value), filter == "takeIf" || filter == "takeUnless" {
      guard let taken = taken(value),
        var subject = subject(
          kind(taken.value) == .optionalChain ? child(taken.value, 0) : taken.value, called: name)
      else { return nil }
      subject.tests.append(makeTest(of: taken, about: subject.reference))
      return subject
    }
    switch kind(value) {
    case .cast:
      if let cast = castPath(value) {
        return ([], [makeTypeTest(cast, isMatch: true, range: range(value))], cast.subject)
      }
      return bound(value, name)
    case .name, .self: return ([], [makeNullTest(deepCopy(value), isNull: false)], value)
    default: return bound(value, name)
    }
  }

  /// A variable for a value, whether it is there, and its name.
  private mutating func bound(
    _ value: NodeID, _ name: String
  ) -> (prelude: [NodeID], tests: [NodeID], reference: NodeID) {
    let pattern = add(.binding, name, soft: "let", marks: .synthesized, range: range(value))
    let reference = add(.name, name, marks: .synthesized, range: range(value))
    return (
      [makeVariable(pattern, value, range: range(value))], [makeNullTest(deepCopy(reference), isNull: false)],
      reference
    )
  }

  fileprivate mutating func openReserve(in block: NodeID) {
    guard let value = result(of: block), kind(value) == .binary, ["?:", "??"].contains(label(value)),
      let scope = calleeName(child(value, 1)), ["also", "apply"].contains(scope), soleLambda(child(value, 1)) != nil
    else { return }
    let found = bound(child(value, 0), "found\(range(value).lower)")
    let place = range(child(value, 0))
    let exit = makeIf(
      found.tests[0], then: makeBlock([makeReturn(deepCopy(found.reference))], at: place), range: place)
    setChildren(block, Array(children(block).dropLast()) + found.prelude + [exit, makeReturn(child(value, 1))])
  }

  // MARK: What is asked first

  /// `return x != null && f(x)` becomes `if x == null { return false }; return f(x)`, and `x == null || f(x)` likewise.
  fileprivate mutating func askFirst(inResultOf block: NodeID) {
    guard let value = result(of: block), kind(value) == .binary, ["&&", "||"].contains(label(value)) else { return }
    let isConjunction = label(value) == "&&"
    let parts = operands(of: label(value), value).flatMap { opened($0, isConjunction) }
    let asked = parts.prefix { part in
      nullTest(part).map { $0.isNull != isConjunction && kind($0.subject) == .name } ?? false
    }
    guard !asked.isEmpty, let rest = joined(Array(parts.dropFirst(asked.count)), by: label(value)) else { return }
    let exits = asked.map { test -> NodeID in
      let answer = add(.boolean, isConjunction ? "false" : "true", marks: .synthesized, range: range(test))
      let place = range(test)
      return makeIf(
        isConjunction ? negated(test) : test, then: makeBlock([makeReturn(answer)], at: place), range: place)
    }
    setChildren(block, Array(children(block).dropLast()) + exits + [makeReturn(rest)])
  }

  /// `!text.isNullOrEmpty()` among tests that must all hold, and `text.isNullOrEmpty()` among those of which one must, ask
  /// two things of a text.
  private mutating func opened(_ test: NodeID, _ isConjunction: Bool) -> [NodeID] {
    let isDenied = kind(test) == .prefix && label(test) == "!"
    let call = isDenied ? child(test, 0) : test
    guard isDenied == isConjunction, let name = calleeName(call), let subject = callReceiver(call),
      kind(subject) == .name, childCount(call) == 1,
      let asked = ["isNullOrEmpty": "isEmpty", "isNullOrBlank": "isBlank"][name]
    else { return [test] }
    let place = range(test)
    let callee = add(.member, asked, marks: .synthesized, range: place, [deepCopy(subject)])
    let second = add(.call, marks: .synthesized, range: place, [callee])
    return [makeNullTest(deepCopy(subject), isNull: !isConjunction), isDenied ? negated(second) : second]
  }

  // MARK: The value itself

  fileprivate mutating func coalesceResult(of block: NodeID) {
    while let (count, value) = coalescedResult(of: block) {
      let last = lastChild(block)
      let statement = last.map { kind($0) == .return } ?? false ? makeReturn(value) : value
      setChildren(block, Array(children(block).dropLast(count)) + [statement])
    }
  }

  /// The value that the last statements of a block come to, and how many they are.
  private mutating func coalescedResult(of block: NodeID) -> (count: Int, value: NodeID)? {
    let statements = Array(children(block))
    guard statements.count >= 2, let result = result(of: block) else { return nil }
    let decision = statements[statements.count - 2]
    guard kind(decision) == .if, isEmpty(child(decision, 2)), kind(child(decision, 1)) == .block,
      childCount(child(decision, 1)) == 1, let test = nullTest(child(decision, 0))
    else { return nil }
    let exit = child(child(decision, 1), 0)
    guard kind(exit) == .return, childCount(exit) == 1, soft(exit).isEmpty else { return nil }
    let early = child(exit, 0)
    // With the value, without it.
    let (present, absent) = test.isNull ? (result, early) : (early, result)
    guard isSame(present, test.subject), kind(test.subject) == .name, !isBranching(absent), !isExit(absent) else {
      return nil
    }
    let name = label(test.subject)
    guard !mentions(name, in: [absent]) else { return nil }
    var (count, value) = (2, present)
    if statements.count >= 3 {
      let variable = statements[statements.count - 3]
      if kind(variable) == .variable, soft(variable) == "let", boundName(child(variable, 0)) == name,
        !isEmpty(child(variable, 2)), !isBranching(child(variable, 2))
      {
        (count, value) = (3, child(variable, 2))
      }
    }
    if isNull(absent) { return (count, value) }
    return (count, makeBinary("??", value, absent))
  }

  /// `x` of `x == null` and `x != null`.
  func nullTest(_ condition: NodeID) -> (subject: NodeID, isNull: Bool)? {
    guard kind(condition) == .binary, label(condition) == "==" || label(condition) == "!=", isNull(child(condition, 1))
    else { return nil }
    return (child(condition, 0), label(condition) == "==")
  }
}
