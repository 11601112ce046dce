internal import CodeModel
internal import SourceModel

extension BodyComparer {
  // MARK: Blocks

  /// Compares the statements of two blocks; a single statement counts as a block of one, `empty` as a block of none.
  mutating func compareBlocks(_ a: NodeID, _ b: NodeID) {
    if left.tree.kind(a) == .block, right.tree.kind(b) == .block { credit(1) }
    compareStatements(
      statements(a, in: left.tree), statements(b, in: right.tree), leftStart: start(of: a, in: left),
      rightStart: start(of: b, in: right))
  }

  func statements(_ node: NodeID, in tree: Tree) -> [NodeID] {
    switch tree.kind(node) {
    case .block: Array(tree.children(node))
    case .empty: []
    default: [node]
    }
  }

  /// Where a first statement would stand.
  func start(of node: NodeID, in text: Text) -> Int {
    let range = text.tree.range(node)
    let bytes = text.file.bytes
    let lower = Int(range.lower)
    return lower < bytes.count && bytes[lower] == UInt8(ascii: "{") ? lower + 1 : lower
  }

  mutating func compareStatements(_ lefts: [NodeID], _ rights: [NodeID], leftStart: Int, rightStart: Int) {
    if compareThrownEnds(lefts, rights, leftStart: leftStart, rightStart: rightStart) { return }
    let (lefts, rights) = unwrap(lefts, rights)
    if compareDecisionsAtEnd(lefts, rights) { return }
    if compareManyExits(lefts, rights, leftStart: leftStart, rightStart: rightStart) { return }
    if compareCrossedEnds(lefts, rights, leftStart: leftStart, rightStart: rightStart) { return }
    if compareCasesAtEnd(lefts, rights, leftStart: leftStart, rightStart: rightStart) { return }
    if compareReserves(lefts, rights, leftStart: leftStart, rightStart: rightStart) { return }
    if compareSplitEnds(lefts, rights, leftStart: leftStart, rightStart: rightStart) { return }
    if compareBreaks(lefts, rights, leftStart: leftStart, rightStart: rightStart) { return }
    var leftEnd = leftStart
    var rightEnd = rightStart
    var lonely: [LoneStatement] = []
    var pairs: [(Int, Int)] = []
    let steps = aligned(lefts, rights)
    noteLoneLocals(
      steps.compactMap { step in step.right == nil ? step.left.map { lefts[$0] } : nil },
      steps.compactMap { step in step.left == nil ? step.right.map { rights[$0] } : nil })
    for step in steps {
      switch step {
      case (let i?, let j?):
        compareStatement(lefts[i], rights[j])
        pairs.append((i, j))
        leftEnd = Int(left.tree.range(lefts[i]).upper)
        rightEnd = Int(right.tree.range(rights[j]).upper)
      case (let i?, nil):
        lonely.append(
          LoneStatement(
            node: lefts[i], side: .swift, position: i, offset: rightEnd, gap: pairs.count,
            isLast: i == lefts.count - 1))
        leftEnd = Int(left.tree.range(lefts[i]).upper)
      case (nil, let j?):
        lonely.append(
          LoneStatement(
            node: rights[j], side: .kotlin, position: j, offset: leftEnd, gap: pairs.count,
            isLast: j == rights.count - 1))
        rightEnd = Int(right.tree.range(rights[j]).upper)
      case (nil, nil):
        break
      }
    }
    recordLonely(lonely, among: lefts, rights, pairs: pairs)
  }

  private mutating func aligned(_ lefts: [NodeID], _ rights: [NodeID]) -> [SequenceAlignment.Step] {
    let leftBags = lefts.map { LabelBag(left.tree, $0) }
    let rightBags = rights.map { LabelBag(right.tree, $0) }
    let inlined = (
      lefts.count > rights.count ? inlinedBags(lefts, left.tree, inlines.swift) : [:],
      rights.count > lefts.count ? inlinedBags(rights, right.tree, inlines.kotlin) : [:]
    )
    let trees = (left.tree, right.tree)
    let prints = (left.fingerprints, right.fingerprints)
    // What is tried stands for the attempt.
    let cores = (
      lefts.map { attempted($0, left.tree) ?? $0 }, rights.map { attempted($0, right.tree) ?? $0 }
    )
    let elsewhere = equalElsewhere(lefts, rights)
    var alignment = SequenceAlignment(
      left: lefts.map { item($0, left.fingerprints) }, right: rights.map { item($0, right.fingerprints) },
      similarity: { i, j in
        let (a, b) = (lefts[i], rights[j])
        if prints.0.exact(a) == prints.1.exact(b) { return 1 }
        if elsewhere.left.contains(i) || elsewhere.right.contains(j) { return 0 }
        if prints.0.alpha(a) == prints.1.alpha(b) { return 0.99 }
        let kinds = (trees.0.kind(cores.0[i]), trees.1.kind(cores.1[j]))
        let floor = likeness(cores.0[i], trees.0, prints.0, cores.1[j], trees.1, prints.1)
        let factor = kinds.0 == kinds.1 ? 0.9 : 0.55
        var likeness = leftBags[i].similarity(to: rightBags[j])
        if kinds.0 == kinds.1 {
          if let bag = inlined.0[i] { likeness = max(likeness, bag.similarity(to: rightBags[j])) }
          if let bag = inlined.1[j] { likeness = max(likeness, leftBags[i].similarity(to: bag)) }
        }
        return min(0.98, max(floor, likeness * factor))
      },
      mayFace: { i, j in
        if elsewhere.left.contains(i) || elsewhere.right.contains(j) { return false }
        let kinds = (trees.0.kind(lefts[i]), trees.1.kind(rights[j]))
        if Set([kinds.0, kinds.1]) == [.if, .switch] {
          return asksForCases(lefts[i], in: trees.0) || asksForCases(rights[j], in: trees.1)
        }
        if kinds.0 == .if, hasBranchingValue(rights[j], in: trees.1) { return true }
        if kinds.1 == .if, hasBranchingValue(lefts[i], in: trees.0) { return true }
        if [.if, .switch].contains(kinds.0), trees.1.decisionHanded(by: rights[j]) != nil { return true }
        if [.if, .switch].contains(kinds.1), trees.0.decisionHanded(by: lefts[i]) != nil { return true }
        return kinds.0 == kinds.1 ? !kinds.0.isBranch : kinds.0.isSimpleStatement && kinds.1.isSimpleStatement
      })
    let steps = alignment.steps()
    isTruncated = isTruncated || alignment.isTruncated
    return steps
  }

  /// What statements say together with the values of the locals that only they read: one that has fewer statements may
  /// have written a value in the place of the local. By the position; a declaration goes by its name.
  private func inlinedBags(_ statements: [NodeID], _ tree: Tree, _ inlines: InlineLocals) -> [Int: LabelBag] {
    let declarations = Set(statements.filter { tree.kind($0) == .variable })
    guard !declarations.isEmpty else { return [:] }
    var bags: [Int: LabelBag] = [:]
    for (position, statement) in statements.enumerated() {
      guard tree.kind(statement).isSimpleStatement, tree.kind(statement) != .variable else { continue }
      let values = tree.preorder(statement).compactMap { node -> NodeID? in
        guard tree.kind(node) == .name, tree.marks(node).contains(.local) else { return nil }
        let name = tree.label(node)
        guard let value = inlines.values[name], inlines.uses[name]?.count == 1,
          let local = inlines.locals[name], declarations.contains(local.declaration)
        else { return nil }
        return value
      }
      if !values.isEmpty { bags[position] = LabelBag(tree, [statement] + values) }
    }
    return bags
  }

  /// Positions of the statements that stand once on each side, letter for letter: wherever that is, nothing else is
  /// their counterpart. Where they stand at different places they have moved.
  private func equalElsewhere(_ lefts: [NodeID], _ rights: [NodeID]) -> (left: Set<Int>, right: Set<Int>) {
    guard max(lefts.count, rights.count) <= BodyComparer.moveLimit / 2 else { return ([], []) }
    func once(_ nodes: [NodeID], _ text: Text) -> [UInt64: Int] {
      var positions: [UInt64: Int] = [:]
      for (position, node) in nodes.enumerated() {
        let kind = text.tree.kind(node)
        guard kind.isSimpleStatement, !kind.isExit, kind != .variable, text.fingerprints.size(node) >= 2 else {
          continue
        }
        let hash = text.fingerprints.exact(node)
        positions[hash] = positions[hash] == nil ? position : -1
      }
      return positions.filter { $0.value >= 0 }
    }
    let (own, other) = (once(lefts, left), once(rights, right))
    let shared = own.keys.filter { other[$0] != nil }
    return (Set(shared.compactMap { own[$0] }), Set(shared.compactMap { other[$0] }))
  }

  func item(_ node: NodeID, _ fingerprints: Fingerprints) -> SequenceAlignment.Item {
    SequenceAlignment.Item(
      exact: fingerprints.exact(node), alpha: fingerprints.alpha(node), size: fingerprints.size(node))
  }

  // MARK: One statement

  /// Compares two statements. More than two differences in one simple statement, or two in statements that are hardly
  /// alike, are one: the statement differs.
  mutating func compareStatement(_ a: NodeID, _ b: NodeID) {
    let before = tally.score
    var findings = captured { comparer in
      if comparer.isEqual(a, b) || !comparer.compareAttempts(a, b, isStatement: true) { comparer.compare(a, b) }
    }
    var own = findings.filter { !$0.isNested }
    if areCrossed(own.map(\.divergence)) {
      let isQuestion = ["<", "<=", ">", ">="].contains(left.tree.label(a))
      own = captured { $0.record(isQuestion ? .condition : .statement, a, b) }
      findings = own + findings.filter(\.isNested)
    }
    let total = left.fingerprints.size(a) + right.fingerprints.size(b)
    let similarity = total == 0 ? 1 : 2 * (tally.score - before) / Double(total)
    if left.tree.kind(a).isSimpleStatement, own.count > 2 || (own.count == 2 && similarity < 0.55) {
      let nested = findings.filter(\.isNested)
      let isWeak = own.allSatisfy(\.divergence.isWeak)
      findings = captured { $0.record(.statement, a, b, isWeak: isWeak) } + (similarity < 0.55 ? [] : nested)
    }
    findings.removeAll(where: \.isFollower)
    found += findings.map { Found(divergence: $0.divergence, isNested: true) }
  }
}

/// Whether two values have changed places: `own < other` and `other < own`.
private func areCrossed(_ findings: [Divergence]) -> Bool {
  guard findings.count == 2, findings.allSatisfy({ $0.kind == .expression && $0.identity.count == 2 }) else {
    return false
  }
  return findings[0].identity == findings[1].identity.reversed() && findings[0].identity[0] != findings[0].identity[1]
}

/// Whether a statement gives away the value of an `if`: `x = if (c) a else b`.
private func hasBranchingValue(_ node: NodeID, in tree: Tree) -> Bool {
  switch tree.kind(node) {
  case .assign, .variable, .return: tree.lastChild(node).map { tree.kind($0) == .if } ?? false
  default: false
  }
}

/// A floor for the similarity of two statements that say the same kind of thing about the same name, or decide by the
/// same condition.
private func likeness(
  _ a: NodeID, _ left: Tree, _ leftPrints: Fingerprints, _ b: NodeID, _ right: Tree, _ rightPrints: Fingerprints
) -> Double {
  func areEqual(child position: Int) -> Bool {
    guard left.childCount(a) > position, right.childCount(b) > position else { return false }
    return leftPrints.exact(left.child(a, position)) == rightPrints.exact(right.child(b, position))
  }
  switch (left.kind(a), right.kind(b)) {
  case (.return, .return), (.throw, .throw): return 0.45
  case (.if, .if), (.while, .while), (.switch, .switch): return areEqual(child: 0) ? 0.5 : 0
  case (.for, .for): return areEqual(child: 1) ? 0.5 : 0
  case (.call, .call):
    guard let name = left.calleeName(a), name == right.calleeName(b) else { return 0 }
    return 0.5
  case (.variable, .variable), (.assign, .assign):
    guard let target = left.children(a).first, let other = right.children(b).first else { return 0 }
    return left.label(target) == right.label(other) && !left.label(target).isEmpty ? 0.5 : 0
  default: return 0
  }
}

extension NodeKind {
  /// Statements and expressions that hold no statements of their own, closures aside.
  var isSimpleStatement: Bool {
    switch self {
    case .if, .guard, .switch, .for, .while, .doWhile, .do, .labeled, .defer, .block, .conditionalCompilation,
      .declaration:
      false
    default: true
    }
  }

  /// Two branches that say nothing alike are no counterparts.
  var isBranch: Bool { self == .if || self == .switch || self == .for || self == .while || self == .declaration }
}
