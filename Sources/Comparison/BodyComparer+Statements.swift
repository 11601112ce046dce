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

  private func statements(_ node: NodeID, in tree: Tree) -> [NodeID] {
    switch tree.kind(node) {
    case .block: Array(tree.children(node))
    case .empty: []
    default: [node]
    }
  }

  /// Where a first statement would stand.
  private func start(of node: NodeID, in text: Text) -> Int {
    let range = text.tree.range(node)
    let bytes = text.file.bytes
    let lower = Int(range.lower)
    return lower < bytes.count && bytes[lower] == UInt8(ascii: "{") ? lower + 1 : lower
  }

  mutating func compareStatements(_ lefts: [NodeID], _ rights: [NodeID], leftStart: Int, rightStart: Int) {
    var leftEnd = leftStart
    var rightEnd = rightStart
    var lonely: [(node: NodeID, side: Side, offset: Int)] = []
    for step in aligned(lefts, rights) {
      switch step {
      case (let i?, let j?):
        compareStatement(lefts[i], rights[j])
        leftEnd = Int(left.tree.range(lefts[i]).upper)
        rightEnd = Int(right.tree.range(rights[j]).upper)
      case (let i?, nil):
        lonely.append((lefts[i], .swift, rightEnd))
        leftEnd = Int(left.tree.range(lefts[i]).upper)
      case (nil, let j?):
        lonely.append((rights[j], .kotlin, leftEnd))
        rightEnd = Int(right.tree.range(rights[j]).upper)
      case (nil, nil):
        break
      }
    }
    recordLonely(lonely)
  }

  /// A lone statement that stands elsewhere on the other side has moved; every other one is missing.
  private mutating func recordLonely(_ lonely: [(node: NodeID, side: Side, offset: Int)]) {
    var moved: Set<Int> = []
    let before = found.count
    if lonely.count <= 32 {
      for (i, one) in lonely.enumerated() where one.side == .swift && !moved.contains(i) {
        let partner = lonely.indices.first {
          lonely[$0].side == .kotlin && !moved.contains($0)
            && left.fingerprints.alpha(one.node) == right.fingerprints.alpha(lonely[$0].node)
        }
        guard let partner else { continue }
        moved.formUnion([i, partner])
        credit(left.fingerprints.size(one.node))
        record(.order, one.node, lonely[partner].node, isWeak: true)
      }
    }
    for (i, one) in lonely.enumerated() where !moved.contains(i) {
      recordMissing(
        .missingStatement, one.node, on: one.side, offset: one.offset, isWeak: isInitialization(one.node, one.side))
    }
    for index in before..<found.count { found[index].isNested = true }
  }

  /// `x = x` in an initializer: the other side may set the property where it declares it.
  private func isInitialization(_ node: NodeID, _ side: Side) -> Bool {
    let tree = side == .swift ? left.tree : right.tree
    guard tree.kind(node) == .assign, tree.childCount(node) == 2 else { return false }
    let label = tree.label(tree.child(node, 0))
    return !label.isEmpty && label == tree.label(tree.child(node, 1))
  }

  private mutating func aligned(_ lefts: [NodeID], _ rights: [NodeID]) -> [SequenceAlignment.Step] {
    let leftBags = lefts.map { LabelBag(left.tree, $0) }
    let rightBags = rights.map { LabelBag(right.tree, $0) }
    let trees = (left.tree, right.tree)
    let prints = (left.fingerprints, right.fingerprints)
    var alignment = SequenceAlignment(
      left: lefts.map { item($0, left.fingerprints) }, right: rights.map { item($0, right.fingerprints) },
      similarity: { i, j in
        let (a, b) = (lefts[i], rights[j])
        if prints.0.exact(a) == prints.1.exact(b) { return 1 }
        if prints.0.alpha(a) == prints.1.alpha(b) { return 0.99 }
        let kinds = (trees.0.kind(a), trees.1.kind(b))
        let floor = likeness(a, in: trees.0, b, in: trees.1)
        let factor = kinds.0 == kinds.1 ? 0.9 : 0.55
        return min(0.98, max(floor, leftBags[i].similarity(to: rightBags[j]) * factor))
      },
      mayFace: { i, j in
        let kinds = (trees.0.kind(lefts[i]), trees.1.kind(rights[j]))
        if kinds.0 == .if, hasBranchingValue(rights[j], in: trees.1) { return true }
        if kinds.1 == .if, hasBranchingValue(lefts[i], in: trees.0) { return true }
        return kinds.0 == kinds.1 ? !kinds.0.isBranch : kinds.0.isSimpleStatement && kinds.1.isSimpleStatement
      })
    let steps = alignment.steps()
    isTruncated = isTruncated || alignment.isTruncated
    return steps
  }

  func item(_ node: NodeID, _ fingerprints: Fingerprints) -> SequenceAlignment.Item {
    SequenceAlignment.Item(
      exact: fingerprints.exact(node), alpha: fingerprints.alpha(node), size: fingerprints.size(node))
  }

  // MARK: One statement

  /// Compares two statements. More than two differences in one simple statement, or two in statements that are hardly
  /// alike, are one: the statement differs.
  mutating func compareStatement(_ a: NodeID, _ b: NodeID) {
    let before = score
    var findings = captured { $0.compare(a, b) }
    let own = findings.filter { !$0.isNested }
    let total = left.fingerprints.size(a) + right.fingerprints.size(b)
    let similarity = total == 0 ? 1 : 2 * (score - before) / Double(total)
    if left.tree.kind(a).isSimpleStatement, own.count > 2 || (own.count == 2 && similarity < 0.55) {
      let nested = findings.filter(\.isNested)
      let isWeak = own.allSatisfy(\.divergence.isWeak)
      findings = captured { $0.record(.statement, a, b, isWeak: isWeak) } + (similarity < 0.55 ? [] : nested)
    }
    found += findings.map { Found(divergence: $0.divergence, isNested: true) }
  }

  // MARK: Branches and loops

  /// A condition is one thing: whatever differs in it is told once.
  mutating func compareCondition(_ a: NodeID, _ b: NodeID) {
    if isEqual(a, b) {
      credit(left.fingerprints.size(a))
      return
    }
    let findings = captured { $0.compare(a, b) }
    guard !findings.isEmpty else { return }
    record(.condition, a, b)
  }

  mutating func compareIf(_ a: NodeID, _ b: NodeID) {
    credit(1)
    let (lefts, rights) = (Array(left.tree.children(a)), Array(right.tree.children(b)))
    guard lefts.count >= 3, rights.count >= 3 else { return comparePositions(a, b) }
    let swapsBranches =
      !isEqual(lefts[1], rights[1]) && isEqual(lefts[1], rights[2]) && isEqual(lefts[2], rights[1])
    compareCondition(lefts[0], rights[0])
    if swapsBranches {
      credit(left.fingerprints.size(lefts[1]) + left.fingerprints.size(lefts[2]))
      record(.controlFlow, a, b)
      return
    }
    compareBlocks(lefts[1], rights[1])
    switch (left.tree.isEmpty(lefts[2]), right.tree.isEmpty(rights[2])) {
    case (true, true): break
    case (false, true): recordMissing(.controlFlow, lefts[2], on: .swift, offset: Int(right.tree.range(b).upper))
    case (true, false): recordMissing(.controlFlow, rights[2], on: .kotlin, offset: Int(left.tree.range(a).upper))
    case (false, false):
      if left.tree.kind(lefts[2]) == .if, right.tree.kind(rights[2]) == .if {
        compare(lefts[2], rights[2])
      } else {
        compareBlocks(lefts[2], rights[2])
      }
    }
  }

  mutating func compareSwitch(_ a: NodeID, _ b: NodeID) {
    credit(1)
    if let subject = left.tree.children(a).first, let other = right.tree.children(b).first {
      compareCondition(subject, other)
    }
    var lefts = Array(left.tree.children(a).dropFirst())
    var rights = Array(right.tree.children(b).dropFirst())
    func take(_ fits: (NodeID, NodeID) -> Bool) -> [(NodeID, NodeID)] {
      var pairs: [(NodeID, NodeID)] = []
      for arm in lefts {
        guard let position = rights.firstIndex(where: { fits(arm, $0) }) else { continue }
        pairs.append((arm, rights.remove(at: position)))
      }
      lefts.removeAll { arm in pairs.contains { $0.0 == arm } }
      return pairs
    }
    let leftKeys = Dictionary(lefts.map { ($0, armKey($0, left)) }, uniquingKeysWith: { first, _ in first })
    let rightKeys = Dictionary(rights.map { ($0, armKey($0, right)) }, uniquingKeysWith: { first, _ in first })
    let prints = (left.fingerprints, right.fingerprints)
    let trees = (left.tree, right.tree)
    var pairs = take { leftKeys[$0] == rightKeys[$1] }
    pairs += take { bodyOf($0, in: trees.0, prints.0) == bodyOf($1, in: trees.1, prints.1) }
    if lefts.count == rights.count { pairs += take { _, _ in true } }
    for (arm, other) in pairs.sorted(by: { left.tree.range($0.0) < left.tree.range($1.0) }) { compareArm(arm, other) }
    for arm in lefts { recordArm(arm, .swift, Int(right.tree.range(b).upper)) }
    for arm in rights { recordArm(arm, .kotlin, Int(left.tree.range(a).upper)) }
  }

  private func armKey(_ arm: NodeID, _ text: Text) -> UInt64 {
    text.tree.children(arm).first.map { text.fingerprints.alpha($0) } ?? 0
  }

  private mutating func compareArm(_ a: NodeID, _ b: NodeID) {
    credit(1)
    let (lefts, rights) = (Array(left.tree.children(a)), Array(right.tree.children(b)))
    guard lefts.count >= 3, rights.count >= 3 else { return comparePositions(a, b) }
    if !isEqual(lefts[0], rights[0]) {
      let findings = captured { $0.comparePositions(lefts[0], rights[0]) }
      if !findings.isEmpty { record(.condition, lefts[0], rights[0]) }
    } else {
      credit(left.fingerprints.size(lefts[0]))
    }
    compareCondition(lefts[1], rights[1])
    compareBlocks(lefts[2], rights[2])
  }

  /// A `default` that the other side does without says little: one of them may list every case.
  private mutating func recordArm(_ arm: NodeID, _ side: Side, _ offset: Int) {
    let tree = side == .swift ? left.tree : right.tree
    let isDefault =
      tree.children(arm).first.map { tree.children($0).contains { tree.kind($0) == .default } } ?? false
    recordMissing(.missingStatement, arm, on: side, offset: max(0, offset - 1), isWeak: isDefault)
    found[found.count - 1].isNested = true
  }

  mutating func compareFor(_ a: NodeID, _ b: NodeID) {
    credit(1)
    let (lefts, rights) = (Array(left.tree.children(a)), Array(right.tree.children(b)))
    guard lefts.count == 4, rights.count == 4 else { return comparePositions(a, b) }
    comparePattern(lefts[0], rights[0])
    compareCondition(lefts[1], rights[1])
    compareCondition(lefts[2], rights[2])
    compareBlocks(lefts[3], rights[3])
  }

  /// Binds the names that two patterns declare to each other.
  mutating func comparePattern(_ a: NodeID, _ b: NodeID) {
    if left.tree.kind(a) == .binding, right.tree.kind(b) == .binding {
      credit(1)
      substitution.bind(left.tree.label(a), right.tree.label(b))
    } else {
      compare(a, b)
    }
  }
}

/// Whether a statement gives away the value of an `if`: `x = if (c) a else b`.
private func hasBranchingValue(_ node: NodeID, in tree: Tree) -> Bool {
  switch tree.kind(node) {
  case .assign, .variable, .return: tree.lastChild(node).map { tree.kind($0) == .if } ?? false
  default: false
  }
}

private func bodyOf(_ arm: NodeID, in tree: Tree, _ fingerprints: Fingerprints) -> UInt64 {
  tree.childCount(arm) >= 3 ? fingerprints.exact(tree.child(arm, 2)) : 0
}

/// A floor for the similarity of two statements that say the same kind of thing about the same name.
private func likeness(_ a: NodeID, in left: Tree, _ b: NodeID, in right: Tree) -> Double {
  switch (left.kind(a), right.kind(b)) {
  case (.return, .return), (.throw, .throw): return 0.45
  case (.call, .call):
    return calleeName(a, in: left) == calleeName(b, in: right) && calleeName(a, in: left) != nil ? 0.5 : 0
  case (.variable, .variable), (.assign, .assign):
    guard let target = left.children(a).first, let other = right.children(b).first else { return 0 }
    return left.label(target) == right.label(other) && !left.label(target).isEmpty ? 0.5 : 0
  default: return 0
  }
}

private func calleeName(_ call: NodeID, in tree: Tree) -> String? {
  guard let callee = tree.children(call).first else { return nil }
  let name = tree.label(callee)
  return name.isEmpty ? nil : name
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
