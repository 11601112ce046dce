internal import CodeModel
internal import SourceModel

extension BodyComparer {
  /// Compares two nodes that are not equal, by kind.
  mutating func descend(_ a: NodeID, _ b: NodeID) {
    let kinds = (left.tree.kind(a), right.tree.kind(b))
    if isInferred(a, b) { return credit(1) }
    if bodies.countTime && compareSpans(a, b) || compareSpeltSpans(a, b) || compareMovedMoments(a, b) { return }
    if compareAttempts(a, b, isStatement: false) || compareUnwrapped(a, b) || compareTexts(a, b) { return }
    if !sharedNames.absent.isEmpty, compareAbsent(a, b) { return }
    if compareExtensionCall(a, b) { return }
    switch kinds {
    case (.block, .block): compareBlocks(a, b)
    case (.if, .if): compareIf(a, b)
    case (.switch, .switch): compareSwitch(a, b)
    case (.for, .for): compareFor(a, b)
    case (.while, .while): compareLoop(a, b, conditionAt: 0)
    case (.doWhile, .doWhile): compareLoop(a, b, conditionAt: 1)
    case (.do, .do): compareDo(a, b)
    case (.throw, .throw): compareThrown(a, b)
    case (.variable, .variable): compareVariable(a, b)
    case (.call, .call): compareCall(a, b)
    case (.name, .name), (.binding, .binding), (.implicitMember, .implicitMember), (.self, .self), (.super, .super):
      compareNames(a, b)
    case (.member, .member): compareMembers(a, b)
    case (.string, .string): compareStrings(a, b)
    case (.binary, .binary): compareBinary(a, b)
    case (.lambda, .lambda): compareLambdas(a, b)
    case (.typeName, .typeName): compareTypeNames(a, b)
    case (.map, .map): compareMaps(a, b)
    case (.range, .range): compareRanges(a, b)
    case (.list, .list): compareArguments(Array(left.tree.children(a)), Array(right.tree.children(b)), of: a, b)
    default:
      if kinds.0.isLiteral, kinds.1.isLiteral {
        compareLiterals(a, b)
      } else if kinds.0 == kinds.1 {
        comparePositions(a, b)
      } else {
        compareDifferentKinds(a, b)
      }
    }
  }

  /// Whether what was credited is all of two expressions but for one constant.
  func standsAlone(_ divergence: Divergence, in a: NodeID, _ b: NodeID, credited: Double) -> Bool {
    guard divergence.kind == .literal, left.tree.kind(a).isSimpleStatement,
      right.tree.kind(b).isSimpleStatement
    else { return false }
    return credited >= 2 && 2 * credited >= 0.75 * Double(left.fingerprints.size(a) + right.fingerprints.size(b))
  }

  /// Nodes of one kind without rules of their own: label by label, child by child.
  mutating func comparePositions(_ a: NodeID, _ b: NodeID) {
    let (lefts, rights) = (left.tree.children(a), right.tree.children(b))
    guard left.tree.kind(a) == right.tree.kind(b), lefts.count == rights.count,
      left.tree.label(a) == right.tree.label(b)
        || left.tree.kind(a) == .casePattern && isAlias(left.tree.label(a), right.tree.label(b))
    else {
      // What a choice asks for may be a constant by its name.
      if left.tree.kind(a) == .casePattern, right.tree.kind(b) == .casePattern, compareConstants(a, b) { return }
      tally.score += 0.5
      return isNegation(a, b) ? recordOpposite(a, b) : record(.expression, a, b)
    }
    credit(left.tree.kind(a) == .empty ? 0 : 1)
    for (child, other) in zip(lefts, rights) { compare(child, other) }
  }

  private mutating func compareDifferentKinds(_ a: NodeID, _ b: NodeID) {
    let kinds = (left.tree.kind(a), right.tree.kind(b))
    if compareConstants(a, b) || compareFlags(a, b) || compareNestedCases(a, b) || compareTest(a, b)
      || compareWholeNumbers(a, b) || compareKeyTests(a, b)
    {
      return
    }
    switch kinds {
    case (.starProjection, _), (_, .starProjection): return credit(1)
    // `.zero` of a decimal number.
    case (.implicitMember, .integer), (.name, .integer):
      let isZero = left.tree.label(a) == "zero" && left.file.text(in: left.tree.range(a)) == ".zero"
      if isZero, right.tree.label(b) == "0" { return credit(1) }
    case (.call, .member), (.call, .name), (.call, .implicitMember):
      if compareCallWithMention(a, left.tree.child(a, 0), b, b) { return }
    case (.member, .call), (.name, .call), (.implicitMember, .call):
      if compareCallWithMention(a, a, b, right.tree.child(b, 0)) { return }
    case (.implicitMember, .member), (.member, .implicitMember):
      if left.tree.label(a) == right.tree.label(b) { return credit(1) }
      if !left.tree.marks(a).contains(.called), !right.tree.marks(b).contains(.called) { return compareNames(a, b) }
      if isKnown(left.tree.label(a), to: right), isKnown(right.tree.label(b), to: left) { return compareNames(a, b) }
    case (.block, _), (_, .block): return compareBlocks(a, b)
    case (.if, .switch), (.switch, .if):
      if compareCases(a, b) { return }
    case (.switch, .call), (.if, .call), (.call, .switch), (.call, .if):
      if compareHandedDecision(a, b) { return }
    case (.member, .name), (.name, .member):
      if unifyPayload(a, b) || areEntryParts(a, b) { return credit(1) }
    case (.call, .assign), (.assign, .call):
      if compareGrowth(a, b) { return }
    case (.if, .assign), (.if, .variable), (.if, .return):
      if let value = right.tree.lastChild(b), right.tree.kind(value) == .if { return compareDecisions(a, value, a, b) }
    case (.assign, .if), (.variable, .if), (.return, .if):
      if let value = left.tree.lastChild(a), left.tree.kind(value) == .if { return compareDecisions(value, b, a, b) }
    default: break
    }
    tally.score += 0.25
    if kinds.0 == .empty {
      return recordMissing(.expression, b, on: .kotlin, offset: Int(left.tree.range(a).lower))
    }
    if kinds.1 == .empty { return recordMissing(.expression, a, on: .swift, offset: Int(right.tree.range(b).lower)) }
    let isControl = !kinds.0.isSimpleStatement || !kinds.1.isSimpleStatement || kinds.0.isExit || kinds.1.isExit
    if isNegation(a, b) { return recordOpposite(a, b) }
    if asksMore(a, b) || asksForEitherBound(a, b) { return record(.condition, a, b) }
    // Expressions of different kinds are mostly each platform's way to say one thing; constants are not.
    let isWeak =
      !kinds.0.isLiteral && !kinds.1.isLiteral && !isAnotherValue(a, b) && !hasOneStepMore(a, b) && !countsSome(a, b)
      && !convertsLate(a, b) && !isReserveAlone(a, b) && !hasReserve(a, b) && !areTwoCases(a, b)
    let onlyWraps = wraps(a, b)
    record(isControl ? .controlFlow : .expression, a, b, isWeak: isWeak && !isControl || onlyWraps)
    found[found.count - 1].divergence.isOfOtherForm = isWeak && !isControl && !onlyWraps
  }

  /// `isOn == true` and `isOn`, `isOn == false`, `isOn != true` and `!isOn`: what is asked of a value that may be absent
  /// on one side only is told of its declaration. Catalogue C25. Where the other side says `isOn ?? false`, it may be absent
  /// there as well, and `isOn != false` asks something else.
  private mutating func compareFlags(_ a: NodeID, _ b: NodeID) -> Bool {
    func plain(_ node: NodeID, _ tree: Tree, isTrue: Bool) -> NodeID? {
      let value = isTrue ? node : tree.kind(node) == .prefix && tree.label(node) == "!" ? tree.child(node, 0) : nil
      return value.flatMap { [.name, .member].contains(tree.kind($0)) ? $0 : nil }
    }
    func mayBeAbsent(_ node: NodeID, _ text: Text) -> Bool {
      let spelt = text.file.text(in: text.tree.range(node))
      return spelt.contains("??") || spelt.contains("?:")
    }
    let pair: (NodeID, NodeID)
    let isOther: Bool
    if let own = left.tree.askedFlag(a), let other = plain(b, right.tree, isTrue: own.isTrue) {
      pair = (own.value, other)
      isOther = own.countsAbsent && mayBeAbsent(b, right)
    } else if let other = right.tree.askedFlag(b), let own = plain(a, left.tree, isTrue: other.isTrue) {
      pair = (own, other.value)
      isOther = other.countsAbsent && mayBeAbsent(a, left)
    } else {
      return false
    }
    guard isEqual(pair.0, pair.1) else { return false }
    credit(1)
    compare(pair.0, pair.1)
    if isOther { record(.condition, a, b) }
    return true
  }

  /// `names.add(name)` and `names += name`: whether a list takes one more or many, the value tells.
  private mutating func compareGrowth(_ a: NodeID, _ b: NodeID) -> Bool {
    func change(_ node: NodeID, _ tree: Tree) -> (isAdded: Bool, target: NodeID, value: NodeID)? {
      if tree.kind(node) == .assign {
        guard ["+=", "-="].contains(tree.label(node)) else { return nil }
        return (tree.label(node) == "+=", tree.child(node, 0), tree.child(node, 1))
      }
      let callee = tree.child(node, 0)
      guard tree.kind(callee) == .member, ["add", "remove"].contains(tree.label(callee)), tree.childCount(node) == 2
      else { return nil }
      return (tree.label(callee) == "add", tree.child(callee, 0), tree.child(tree.child(node, 1), 0))
    }
    guard let own = change(a, left.tree), let other = change(b, right.tree), own.isAdded == other.isAdded else {
      return false
    }
    credit(1)
    compare(own.target, other.target)
    compare(own.value, other.value)
    return true
  }

  /// A branch that acts and a branch that gives a value decide the same thing in two ways.
  private mutating func compareDecisions(_ a: NodeID, _ b: NodeID, _ whole: NodeID, _ other: NodeID) {
    tally.score += 0.5
    compareCondition(left.tree.child(a, 0), right.tree.child(b, 0))
    record(.controlFlow, whole, other, isWeak: true)
  }

  private func isNegation(_ a: NodeID, _ b: NodeID) -> Bool {
    (left.tree.kind(a) == .prefix && left.tree.label(a) == "!")
      != (right.tree.kind(b) == .prefix && right.tree.label(b) == "!")
  }

  private mutating func recordOpposite(_ a: NodeID, _ b: NodeID) {
    record(.condition, a, b)
    found[found.count - 1].divergence.isOpposite = true
  }

  // MARK: Names and literals

  mutating func compareNames(_ a: NodeID, _ b: NodeID) {
    if left.tree.kind(a) == .binding { return comparePattern(a, b) }
    if unify(a, b) || areForeign(a, b) || areSwapped(a, b) { return credit(1) }
    if compareConstants(a, b) { return }
    tally.score += 0.5
    record(.expression, a, b, names: [left.tree.label(a), right.tree.label(b)])
    found[found.count - 1].divergence.isCallee = areCalled(a, b)
  }

  /// Whether two names are called without arguments, and are not those of types.
  private func areCalled(_ a: NodeID, _ b: NodeID) -> Bool {
    left.tree.marks(a).contains(.called) && right.tree.marks(b).contains(.called) && areFunctions(a, b)
  }

  private mutating func compareMembers(_ a: NodeID, _ b: NodeID) {
    let names = (left.tree.label(a), right.tree.label(b))
    if names.0 == names.1 || isAlias(names.0, names.1) || areAccessors(names.0, names.1)
      || sharedNames.newtypes.areViews(names.0, names.1) || unifyPayload(a, b)
      || surroundings.countsCases && names == ("rawvalue", "ordinal")
    {
      credit(1)
    } else {
      if compareSteps(a, b) { return }
      tally.score += 0.5
      record(.expression, a, b, namePlace(a, left), namePlace(b, right), isPart(b), [names.0, names.1])
      found[found.count - 1].divergence.isCallee = areCalled(a, b)
      return comparePaths(a, b, to: (a, b))
    }
    compare(left.tree.child(a, 0), right.tree.child(b, 0))
  }

  /// `radians` and `toRadians`: the value itself and the question for it. `boolValue` and `booleanValue`: the same
  /// question in each language's word for the type.
  private func areAccessors(_ a: String, _ b: String) -> Bool {
    if ["to", "as", "get", "is"].contains(where: { $0 + a == b || $0 + b == a }) { return true }
    return [("bool", "boolean"), ("int", "integer")].contains { short, long in
      a.contains(short) && a.replacing(long, with: short) == b.replacing(long, with: short)
    }
  }

  mutating func compareLiterals(_ a: NodeID, _ b: NodeID) {
    tally.score += 0.5
    // That something is asked to be absent is no constant, though the normal form makes one of it.
    record(isUnwrittenNull(a, left) != isUnwrittenNull(b, right) ? .expression : .literal, a, b)
  }

  private func isUnwrittenNull(_ node: NodeID, _ text: Text) -> Bool {
    text.tree.kind(node) == .null && !["nil", "null"].contains(text.file.text(in: text.tree.range(node)))
  }

  /// Whether a type leaves open what it is of: `Box`, `Box<*>`.
  private func isOpen(_ type: NodeID, _ tree: Tree) -> Bool {
    tree.children(type).allSatisfy { tree.kind($0) == .starProjection }
  }

  private mutating func compareTypeNames(_ a: NodeID, _ b: NodeID) {
    let names = (canonicalName(left.tree.label(a)), canonicalName(right.tree.label(b)))
    guard names.0 == names.1 || isAlias(names.0, names.1),
      left.tree.childCount(a) == right.tree.childCount(b) || isOpen(a, left.tree) && isOpen(b, right.tree)
    else {
      tally.score += 0.5
      return record(.expression, a, b)
    }
    credit(1)
    for (child, other) in zip(left.tree.children(a), right.tree.children(b)) { compare(child, other) }
  }

  /// A string is told as a whole when its words differ; what it interpolates is told by itself.
  private mutating func compareStrings(_ a: NodeID, _ b: NodeID) {
    let (lefts, rights) = (Array(left.tree.children(a)), Array(right.tree.children(b)))
    let kinds = (lefts.map { left.tree.kind($0) }, rights.map { right.tree.kind($0) })
    if compareFilledIn(a, b) { return }
    guard kinds.0 == kinds.1 else {
      tally.score += 0.5
      return record(.literal, a, b)
    }
    credit(1)
    var wordsDiffer = false
    for (part, other) in zip(lefts, rights) {
      if left.tree.kind(part) == .text, !isEqual(part, other) {
        wordsDiffer = true
        tally.score += 0.5
      } else {
        compare(part, other)
      }
    }
    if wordsDiffer { record(.literal, a, b) }
  }

  // MARK: Ranges and maps

  /// `0..<181`, which was `0...180` and could be one of whole numbers, beside `0.0...180.0`.
  private mutating func compareRanges(_ a: NodeID, _ b: NodeID) {
    func isNext(_ open: NodeID, _ tree: Tree, to closed: NodeID, _ other: Tree) -> Bool {
      guard tree.label(open) == "..<", other.label(closed) == "...", tree.childCount(open) == 2,
        other.childCount(closed) == 2,
        let end = Int(tree.label(tree.child(open, 1))), let last = Double(other.label(other.child(closed, 1)))
      else { return false }
      return other.marks(other.child(closed, 1)).contains(.decimal) && Double(end) == last + 1
    }
    guard isNext(a, left.tree, to: b, right.tree) || isNext(b, right.tree, to: a, left.tree) else {
      return comparePositions(a, b)
    }
    credit(2)
    compare(left.tree.child(a, 0), right.tree.child(b, 0))
  }

  private mutating func compareMaps(_ a: NodeID, _ b: NodeID) {
    credit(1)
    func key(_ entry: NodeID, _ text: Text) -> UInt64? {
      text.tree.children(entry).first.map { text.fingerprints.exact($0) }
    }
    var waiting = Dictionary(grouping: right.tree.children(b).reversed(), by: { key($0, right) })
    var lefts: [NodeID] = []
    for entry in left.tree.children(a) {
      if let other = waiting[key(entry, left)]?.popLast() { compare(entry, other) } else { lefts.append(entry) }
    }
    let rest = Set(waiting.values.joined())
    let rights = right.tree.children(b).filter(rest.contains)
    if lefts.count == rights.count {
      for (entry, other) in zip(lefts, rights) { compare(entry, other) }
      return
    }
    for entry in lefts { recordMissing(.expression, entry, on: .swift, offset: Int(right.tree.range(b).upper)) }
    for entry in rights { recordMissing(.expression, entry, on: .kotlin, offset: Int(left.tree.range(a).upper)) }
  }

  // MARK: Closures and locals

  private mutating func compareLambdas(_ a: NodeID, _ b: NodeID) {
    credit(1)
    func parts(_ node: NodeID, _ tree: Tree) -> (parameters: [NodeID], rest: [NodeID], body: NodeID?) {
      let children = Array(tree.children(node))
      let parameters = children.filter { tree.kind($0) == .parameter }
      let rest = children.dropLast().filter { tree.kind($0) != .parameter }
      return (parameters, Array(rest), children.last)
    }
    let (lefts, rights) = (parts(a, left.tree), parts(b, right.tree))
    let names = (names(of: lefts.parameters, left.tree), names(of: rights.parameters, right.tree))
    if compareEntries((names.0, lefts.body), (names.1, rights.body)) { return }
    let areAsMany = names.0.count == names.1.count
    for (name, other) in areAsMany ? zip(names.0, names.1) : zip(lefts.parameters, rights.parameters) {
      substitution.bind(left.tree.label(name), right.tree.label(other))
    }
    for (parameter, other) in zip(lefts.parameters, rights.parameters) {
      credit(1)
      tally.ignored.swift += left.fingerprints.size(parameter) - 1
      tally.ignored.kotlin += right.fingerprints.size(other) - 1
    }
    // Captures and result types are notation; unused parameters may be left out.
    for node in lefts.rest + lefts.parameters.dropFirst(rights.parameters.count) {
      tally.ignored.swift += left.fingerprints.size(node)
    }
    for node in rights.rest + rights.parameters.dropFirst(lefts.parameters.count) {
      tally.ignored.kotlin += right.fingerprints.size(node)
    }
    guard let body = lefts.body, let other = rights.body else { return }
    let before = found.count
    if !compareGuardedBodies(body, other, ofClosure: true) { compareBlocks(body, other) }
    noteSwap(names.0, names.1, since: before)
  }

  /// Where a closure names what it is handed, in order; of a parameter that it takes apart, `(key, value)`, each part.
  private func names(of parameters: [NodeID], _ tree: Tree) -> [NodeID] {
    parameters.flatMap { parameter -> [NodeID] in
      guard let pattern = tree.lastChild(parameter), tree.kind(pattern) == .tuplePattern,
        tree.childCount(pattern) > 1
      else { return [parameter] }
      return tree.children(pattern).map { part in
        tree.preorder(part).first { tree.kind($0) == .binding || tree.kind($0) == .wildcard } ?? part
      }
    }
  }

  private mutating func compareVariable(_ a: NodeID, _ b: NodeID) {
    let (lefts, rights) = (Array(left.tree.children(a)), Array(right.tree.children(b)))
    guard lefts.count == 3, rights.count == 3 else { return comparePositions(a, b) }
    credit(1)
    let before = found.count
    if !compareCompleted(a, b) { compare(lefts[2], rights[2]) }
    comparePattern(lefts[0], rights[0])
    noteOrigin(ofVariables: a, b, areEqual: found.count == before)
    // What one side infers the other may spell out.
    tally.ignored.swift += left.fingerprints.size(lefts[1])
    tally.ignored.kotlin += right.fingerprints.size(rights[1])
  }
}

extension NodeKind {
  var isLiteral: Bool {
    switch self {
    case .integer, .floating, .string, .character, .boolean, .null, .regex: true
    default: false
    }
  }

  var isExit: Bool { self == .return || self == .throw || self == .break || self == .continue }
}

extension Tree {
  /// What a test asks of a value that may be absent: `isOn == true`, `isOn != false`, which counts an absent one as well.
  func askedFlag(_ test: NodeID) -> (value: NodeID, isTrue: Bool, countsAbsent: Bool)? {
    guard kind(test) == .binary, ["==", "!="].contains(label(test)), kind(child(test, 1)) == .boolean else {
      return nil
    }
    let isEqual = label(test) == "=="
    return (child(test, 0), isTrue: isEqual == (label(child(test, 1)) == "true"), countsAbsent: !isEqual)
  }
}
