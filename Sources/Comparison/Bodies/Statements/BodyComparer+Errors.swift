internal import CodeModel
internal import SourceModel

extension BodyComparer {
  // MARK: Handlers

  mutating func compareDo(_ a: NodeID, _ b: NodeID) {
    credit(1)
    compareBlocks(left.tree.child(a, 0), right.tree.child(b, 0))
    var (lefts, rights) = (Array(left.tree.children(a).dropFirst()), Array(right.tree.children(b).dropFirst()))
    let finally = (takeFinally(&lefts, left.tree), takeFinally(&rights, right.tree))
    switch finally {
    case (let block?, let other?): compareBlocks(block, other)
    case (let block?, nil): recordMissingStatements(of: block, on: .swift, offset: Int(right.tree.range(b).upper))
    case (nil, let block?): recordMissingStatements(of: block, on: .kotlin, offset: Int(left.tree.range(a).upper))
    case (nil, nil): break
    }
    let (own, other) = facingHandlers(lefts, rights)
    for (handler, other) in zip(own, other) { compareCatch(handler, other) }
    for handler in own.dropFirst(other.count) {
      recordMissing(.errorHandling, handler, on: .swift, offset: Int(right.tree.range(b).upper))
    }
    for handler in other.dropFirst(own.count) {
      recordMissing(.errorHandling, handler, on: .kotlin, offset: Int(left.tree.range(a).upper))
    }
  }

  private func takeFinally(_ parts: inout [NodeID], _ tree: Tree) -> NodeID? {
    guard let last = parts.last, tree.kind(last) == .finally else { return nil }
    parts.removeLast()
    return tree.children(last).first
  }

  private mutating func recordMissingStatements(of block: NodeID, on side: Side, offset: Int) {
    for node in tree(of: side).children(block) {
      recordMissing(.missingStatement, node, on: side, offset: offset)
      found[found.count - 1].isNested = true
    }
  }

  /// The handlers of both sides, those of the right one beside those of the left one that catch what is called the same.
  /// `catch A, B { … }` stands there once for each, where the other side has a handler for each.
  private func facingHandlers(_ lefts: [NodeID], _ rights: [NodeID]) -> (left: [NodeID], right: [NodeID]) {
    typealias Handler = (node: NodeID, name: String?)
    var others: [Handler] = rights.map { ($0, caughtName($0, right.tree)) }
    let facing = Set(others.compactMap(\.name))
    let handlers = lefts.flatMap { node -> [Handler] in
      let patterns = left.tree.children(left.tree.child(node, 0))
      let names = patterns.compactMap { caughtName(by: $0, left.tree) }
      let isSplit = patterns.count > 1 && names.count == patterns.count && facing.isSuperset(of: names)
      return isSplit ? names.map { (node, $0) } : [(node, caughtName(node, left.tree))]
    }
    for (position, handler) in handlers.enumerated() where position < others.count {
      guard let name = handler.name,
        let index = others.firstIndex(where: { $0.name.map { $0 == name || isAlias(name, $0) } ?? false }),
        index > position, others[position].name != name
      else { continue }
      others.insert(others.remove(at: index), at: position)
    }
    return (handlers.map(\.node), others.map(\.node))
  }

  /// The case or the type that a handler asks for, canonical; `nil` where it takes everything, or one of several.
  private func caughtName(_ handler: NodeID, _ tree: Tree) -> String? {
    guard let patterns = tree.children(handler).first, tree.childCount(patterns) == 1 else { return nil }
    return caughtName(by: tree.child(patterns, 0), tree)
  }

  private func caughtName(by pattern: NodeID, _ tree: Tree) -> String? {
    let named: NodeID
    switch tree.kind(pattern) {
    case .casePattern: named = pattern
    case .typePattern where tree.kind(tree.child(pattern, 1)) == .typeName: named = tree.child(pattern, 1)
    case .expressionPattern where [.member, .implicitMember, .name].contains(tree.kind(tree.child(pattern, 0))):
      named = tree.child(pattern, 0)
    default: return nil
    }
    return canonicalName(lastComponent(of: tree.label(named)))
  }

  /// Whether two handlers catch two things of which both sides know both: then neither is the platform's word for the other.
  private func catchDifferent(_ a: NodeID, _ b: NodeID) -> Bool {
    guard let own = caughtName(a, left.tree), let other = caughtName(b, right.tree), own != other,
      !isAlias(own, other)
    else { return false }
    if left.fingerprints.knows(other), right.fingerprints.knows(own) { return true }
    // `locked` may be called `LockedError` by a convention.
    guard !own.hasPrefix(other), !other.hasPrefix(own) else { return false }
    return sharedNames.shared[.swift].contains(own) && sharedNames.shared[.kotlin].contains(other)
  }

  /// Whether two handlers name two cases of one error, which nobody has declared where we can see it.
  private func catchOthersOfOneError(_ a: NodeID, _ b: NodeID) -> Bool {
    guard let own = caughtName(a, left.tree), let other = caughtName(b, right.tree), !own.hasPrefix(other),
      !other.hasPrefix(own), !isAlias(own, other), let error = ownerOfCaught(a, left),
      error == ownerOfCaught(b, right)
    else { return false }
    return !isDeclared(own, .swift) && !isDeclared(other, .kotlin)
  }

  private func isDeclared(_ name: String, _ side: Side) -> Bool { sharedNames.shared[side].contains(name) }

  /// `AuthError` of `catch AuthError.locked`, canonical.
  private func ownerOfCaught(_ handler: NodeID, _ text: Text) -> String? {
    guard let patterns = text.tree.children(handler).first, text.tree.childCount(patterns) == 1 else { return nil }
    let written = text.file.text(in: text.tree.range(text.tree.child(patterns, 0)))
    let path = written.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
      .last { $0.contains(".") }?.split(separator: ".")
    guard let path, path.count > 1 else { return nil }
    return canonicalName(String(path[path.count - 2]))
  }

  /// What is caught is often the platform's word for everything, so a different type says little.
  private mutating func compareCatch(_ a: NodeID, _ b: NodeID) {
    let (lefts, rights) = (Array(left.tree.children(a)), Array(right.tree.children(b)))
    guard lefts.count == 3, rights.count == 3 else { return comparePositions(a, b) }
    credit(1)
    let outer = surroundings.subjects
    defer { surroundings.subjects = outer }
    if catchDifferent(a, b) {
      record(.errorHandling, lefts[0], rights[0])
    } else if catchOthersOfOneError(a, b) {
      record(.errorHandling, lefts[0], rights[0], isWeak: true)
    }
    bindCaught(lefts[0], rights[0])
    tally.ignored.swift += left.fingerprints.size(lefts[0])
    tally.ignored.kotlin += right.fingerprints.size(rights[0])
    compareCondition(lefts[1], rights[1])
    let counts = (left.tree.childCount(lefts[2]), right.tree.childCount(rights[2]))
    switch (counts.0 == 0, counts.1 == 0) {
    // One of them acts upon the error and the other swallows it.
    case (false, true):
      recordMissing(.errorHandling, left.tree.child(lefts[2], 0), on: .swift, offset: Int(right.tree.range(b).lower))
    case (true, false):
      recordMissing(.errorHandling, right.tree.child(rights[2], 0), on: .kotlin, offset: Int(left.tree.range(a).lower))
    default: compareBlocks(lefts[2], rights[2])
    }
  }

  private mutating func bindCaught(_ a: NodeID, _ b: NodeID) {
    let caught = right.tree.preorder(b).first { right.tree.kind($0) == .binding }
    // `catch .rejected(let status)` names what the error carries, which the other side asks it for.
    if left.tree.preorder(a).contains(where: { left.tree.kind($0) == .casePattern }) {
      if let caught { surroundings.subjects.kotlin.append(caught) }
      return
    }
    let name = left.tree.preorder(a).first { left.tree.kind($0) == .binding }.map { left.tree.label($0) }
    if let caught { substitution.bind(name ?? "error", right.tree.label(caught)) }
  }

  // MARK: Thrown errors

  /// An exception of Kotlin's library tells a caller of his mistake, and nobody asks for it by name. That the other side has
  /// an error of its own for that is a habit of the platforms.
  mutating func compareThrown(_ a: NodeID, _ b: NodeID) {
    guard let own = left.tree.lastChild(a), let other = right.tree.lastChild(b), isOfLibrary(other, right),
      !isOfLibrary(own, left)
    else { return comparePositions(a, b) }
    credit(1)
    record(.call, own, other, isWeak: true)
  }

  /// `IllegalArgumentException("no pages")`, by its name in the normal form.
  private func isOfLibrary(_ thrown: NodeID, _ text: Text) -> Bool {
    let callee = text.tree.kind(thrown) == .call ? text.tree.child(thrown, 0) : thrown
    let names: Set<String> = [
      "illegalargumenterror", "illegalstateerror", "indexoutofboundserror", "nosuchelementerror", "runtimeerror",
      "unsupportedoperationerror",
    ]
    return names.contains(text.tree.label(callee))
  }

  // MARK: Ignored errors

  /// `try? save()` against `save()`: one side goes on where the other fails. Returns whether that is the case.
  mutating func compareAttempts(_ a: NodeID, _ b: NodeID, isStatement: Bool) -> Bool {
    switch (attempted(a, left.tree), attempted(b, right.tree) ?? givingNull(b)) {
    case (let value?, let other?):
      compare(value, other)
    case (let value?, nil):
      guard areAlike(value, b) else { return false }
      recordAttempt(a, b, on: .swift, isWeak: !isStatement)
      compare(value, b)
    case (nil, let other?):
      guard right.tree.kind(b) != .do, areAlike(a, other) else { return false }
      if !givesNothingForErrors(a) { recordAttempt(a, b, on: .kotlin, isWeak: !isStatement) }
      compare(a, other)
    case (nil, nil):
      return false
    }
    return true
  }

  /// `parse(x)` of `try { parse(x) } catch (e: ParseException) { null }`: what Swift's `try?` lets go by is what is thrown.
  private func givingNull(_ node: NodeID) -> NodeID? {
    let tree = right.tree
    guard tree.kind(node) == .do, tree.childCount(tree.child(node, 0)) == 1 else { return nil }
    let handlers = tree.children(node).dropFirst()
    let giveNull = handlers.allSatisfy { handler in
      guard tree.kind(handler) == .catch, let body = tree.lastChild(handler), tree.childCount(body) == 1 else {
        return false
      }
      return tree.kind(tree.child(body, 0)) == .null
    }
    return giveNull ? tree.child(tree.child(node, 0), 0) : nil
  }

  /// `URL(string: text)`, `formatter.date(from: text)`: gives nothing where what Kotlin calls throws.
  func givesNothingForErrors(_ a: NodeID) -> Bool {
    let written = left.file.text(in: left.tree.range(a))
    return [
      "URL(string:", "URLComponents(string:", "UUID(uuidString:", "Data(base64Encoded:", "TimeZone(identifier:",
    ].contains { written.hasPrefix($0) } || written.contains(".date(from:")
  }

  /// What is tried by `try?`, or by the call that is its normal form.
  func attempted(_ node: NodeID, _ tree: Tree) -> NodeID? {
    switch tree.kind(node) {
    case .try where tree.label(node) == "try?":
      return tree.children(node).first
    case .member where tree.label(node) == "getornull":
      return attempted(tree.child(node, 0), tree)
    case .call where tree.childCount(node) == 1:
      let callee = tree.child(node, 0)
      return tree.kind(callee) == .member && tree.label(callee) == "getornull" ? attempted(callee, tree) : nil
    case .call where tree.label(tree.child(node, 0)) == "runcatching" && tree.childCount(node) == 2:
      let argument = tree.child(node, 1)
      guard let lambda = tree.kind(argument) == .argument ? tree.children(argument).first : argument,
        tree.kind(lambda) == .lambda, let body = tree.lastChild(lambda), tree.childCount(body) == 1
      else { return nil }
      return tree.child(body, 0)
    default:
      return nil
    }
  }

  private func areAlike(_ a: NodeID, _ b: NodeID) -> Bool {
    guard left.tree.kind(a) == .call || left.tree.kind(a) == .member || left.tree.kind(a) == .name else { return false }
    if left.tree.kind(a) == .call, right.tree.kind(b) == .call,
      left.fingerprints.exact(left.tree.child(a, 0)) == right.fingerprints.exact(right.tree.child(b, 0))
    {
      return true
    }
    return left.fingerprints.alpha(a) == right.fingerprints.alpha(b)
      || left.tree.kind(a) == right.tree.kind(b)
        && LabelBag(left.tree, a).similarity(to: LabelBag(right.tree, b)) >= 0.6
  }

  private mutating func recordAttempt(_ a: NodeID, _ b: NodeID, on side: Side, isWeak: Bool) {
    record(.errorHandling, a, b, isWeak: isWeak)
    found[found.count - 1].divergence.presentSide = side
    found[found.count - 1].divergence.wrapping = .attempt
  }
}
