internal import CodeModel
internal import SourceModel

extension BodyComparer {
  // MARK: Branches and loops

  /// A condition is one thing: whatever differs in it is told once.
  mutating func compareCondition(_ a: NodeID, _ b: NodeID) {
    let findings = captured { $0.compare(a, b) }
    guard !findings.isEmpty else { return }
    record(.condition, a, b, isWeak: askForOnePayload(a, b))
    // Asked the other way round, both may be spelt alike: it is told all the same.
    found[found.count - 1].divergence.isOpposite = findings.contains(where: \.divergence.isOpposite)
  }

  mutating func compareIf(_ a: NodeID, _ b: NodeID) {
    credit(1)
    let (lefts, rights) = (Array(left.tree.children(a)), Array(right.tree.children(b)))
    guard lefts.count >= 3, rights.count >= 3 else { return comparePositions(a, b) }
    if compareCrossedBranches(a, b) { return }
    let swapsBranches =
      !areSameBranch(lefts[1], rights[1]) && areSameBranch(lefts[1], rights[2]) && areSameBranch(lefts[2], rights[1])
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

  /// An `else` that is missing does what an empty one does.
  private func areSameBranch(_ a: NodeID, _ b: NodeID) -> Bool {
    let areEmpty = (isEmptyBranch(a, left.tree), isEmptyBranch(b, right.tree))
    return areEmpty.0 || areEmpty.1 ? areEmpty.0 && areEmpty.1 : isEqual(a, b)
  }

  private func isEmptyBranch(_ node: NodeID, _ tree: Tree) -> Bool {
    tree.isEmpty(node) || tree.kind(node) == .block && tree.childCount(node) == 0
  }

  mutating func compareSwitch(_ a: NodeID, _ b: NodeID) {
    credit(1)
    if let subject = left.tree.children(a).first, let other = right.tree.children(b).first {
      compareCondition(subject, other)
    }
    var lefts = Array(left.tree.children(a).dropFirst())
    var rights = Array(right.tree.children(b).dropFirst())
    func take(_ key: (NodeID, Text) -> UInt64) -> [(NodeID, NodeID)] {
      var waiting = Dictionary(grouping: rights.reversed(), by: { key($0, right) })
      let found = lefts.compactMap { arm in waiting[key(arm, left)]?.popLast().map { (arm, $0) } }
      let taken = (Set(found.map(\.0)), Set(found.map(\.1)))
      lefts.removeAll(where: taken.0.contains)
      rights.removeAll(where: taken.1.contains)
      return found
    }
    var pairs = take(armKey)
    pairs += takeRenamed(&lefts, &rights)
    compareSplitArms(&lefts, &rights)
    compareListedRest(of: a, b, &lefts, &rights)
    compareDefault(of: a, b, &lefts, &rights)
    ignoreIdleArms(of: a, b, &lefts, &rights)
    pairs += take { bodyOf($0, in: $1.tree, $1.fingerprints) }
    pairs += takeByCalls(&lefts, &rights)
    if lefts.count == rights.count { pairs += take { _, _ in 0 } }
    for (arm, other) in pairs.sorted(by: { left.tree.range($0.0) < left.tree.range($1.0) }) { compareArm(arm, other) }
    for arm in lefts { recordArm(arm, .swift, Int(right.tree.range(b).upper)) }
    for arm in rights { recordArm(arm, .kotlin, Int(left.tree.range(a).upper)) }
  }

  /// Takes out the arms for cases that the two enums call otherwise, which may stand anywhere among the others.
  private func takeRenamed(_ lefts: inout [NodeID], _ rights: inout [NodeID]) -> [(NodeID, NodeID)] {
    var pairs: [(NodeID, NodeID)] = []
    for arm in lefts {
      guard let position = rights.firstIndex(where: { areForOneCase(arm, $0) }) else { continue }
      pairs.append((arm, rights.remove(at: position)))
    }
    let taken = Set(pairs.map(\.0))
    lefts.removeAll(where: taken.contains)
    return pairs
  }

  /// Takes out the arms that call what only one arm of the other side calls: `is Folder -> openFolder(it)` may stand anywhere.
  private func takeByCalls(_ lefts: inout [NodeID], _ rights: inout [NodeID]) -> [(NodeID, NodeID)] {
    guard lefts.count > 1, rights.count > 1 else { return [] }
    /// What only one arm calls, and which.
    func calls(_ arms: [NodeID], _ tree: Tree) -> [String: NodeID] {
      var callers: [String: Set<NodeID>] = [:]
      for arm in arms {
        for node in tree.preorder(arm) where tree.kind(node) == .call {
          callers[tree.label(tree.child(node, 0)), default: []].insert(arm)
        }
      }
      callers[""] = nil
      return callers.compactMapValues { $0.count == 1 ? $0.first : nil }
    }
    let others = calls(rights, right.tree)
    let facing = calls(lefts, left.tree).reduce(into: [NodeID: Set<NodeID>]()) { result, call in
      if let other = others[call.key] { result[call.value, default: []].insert(other) }
    }
    let matches = lefts.compactMap { arm -> (NodeID, NodeID)? in
      guard let other = facing[arm], other.count == 1 else { return nil }
      return other.first.map { (arm, $0) }
    }
    let times = matches.reduce(into: [NodeID: Int]()) { $0[$1.1, default: 0] += 1 }
    let pairs = matches.filter { times[$0.1] == 1 }
    let taken = (Set(pairs.map(\.0)), Set(pairs.map(\.1)))
    lefts.removeAll(where: taken.0.contains)
    rights.removeAll(where: taken.1.contains)
    return pairs
  }

  private func areForOneCase(_ arm: NodeID, _ other: NodeID) -> Bool {
    guard let head = left.tree.children(arm).first, let otherHead = right.tree.children(other).first else {
      return false
    }
    let (lefts, rights) = (left.tree.children(head), right.tree.children(otherHead))
    return !lefts.isEmpty && lefts.count == rights.count
      && lefts.allSatisfy { a in
        rights.contains { b in
          let names = (left.tree.label(a), right.tree.label(b))
          return left.tree.kind(a) == .casePattern && right.tree.kind(b) == .casePattern
            && left.tree.childCount(a) == right.tree.childCount(b) && (names.0 == names.1 || isAlias(names.0, names.1))
        }
      }
  }

  private func armKey(_ arm: NodeID, _ text: Text) -> UInt64 {
    text.tree.children(arm).first.map { text.fingerprints.alpha($0) } ?? 0
  }

  private mutating func compareArm(_ a: NodeID, _ b: NodeID) {
    credit(1)
    let (lefts, rights) = (Array(left.tree.children(a)), Array(right.tree.children(b)))
    guard lefts.count >= 3, rights.count >= 3 else { return comparePositions(a, b) }
    if !captured({ $0.compare(lefts[0], rights[0]) }).isEmpty {
      // Two cases that each side has by itself are told of the enums.
      let isWeak = isForLoneCases(a, .swift) && isForLoneCases(b, .kotlin)
      record(.condition, lefts[0], rights[0], isWeak: isWeak)
    }
    compareCondition(lefts[1], rights[1])
    compareBlocks(lefts[2], rights[2])
  }

  /// A `default` that the other side does without says little: one of them may list every case. That the other side has
  /// no such case is told of the enum.
  private mutating func recordArm(_ arm: NodeID, _ side: Side, _ offset: Int) {
    let tree = tree(of: side)
    let isDefault =
      tree.children(arm).first.map { tree.children($0).contains { tree.kind($0) == .default } } ?? false
    let isForLoneCases = isForLoneCases(arm, side)
    // What a `default` says of such a case nobody has written down.
    if isForLoneCases,
      tree.preorder(tree.child(arm, 0)).dropFirst().allSatisfy({ tree.marks($0).contains(.synthesized) })
    {
      return ignore(arm, side)
    }
    let isWeak = isDefault || isForLoneCases
    recordMissing(.missingStatement, arm, on: side, offset: max(0, offset - 1), isWeak: isWeak)
    found[found.count - 1].isNested = true
  }

  private func isForLoneCases(_ arm: NodeID, _ side: Side) -> Bool {
    let tree = tree(of: side)
    let cases = sharedNames.loneCases[side]
    guard let head = tree.children(arm).first else { return false }
    let patterns = Array(tree.children(head))
    let mentions: NodeKinds = [.implicitMember, .member, .name, .casePattern, .typeName]
    return !patterns.isEmpty
      && patterns.allSatisfy { pattern in
        tree.preorder(pattern).contains { mentions.contains(tree.kind($0)) && cases.contains(tree.label($0)) }
      }
  }

  mutating func compareFor(_ a: NodeID, _ b: NodeID) {
    if compareLoopOverPositions(a, b) { return }
    credit(1)
    let (lefts, rights) = (Array(left.tree.children(a)), Array(right.tree.children(b)))
    guard lefts.count == 4, rights.count == 4 else { return comparePositions(a, b) }
    if !comparePartsOfEntries(lefts, rights) {
      comparePattern(lefts[0], rights[0])
      compareSequences(lefts[1], rights[1])
    }
    compareCondition(lefts[2], rights[2])
    compareBlocks(lefts[3], rights[3])
  }

  /// What a loop goes through is no condition, however a range says when it ends.
  private mutating func compareSequences(_ a: NodeID, _ b: NodeID) {
    let mentions: NodeKinds = [.name, .member]
    if mentions.contains(left.tree.kind(a)), mentions.contains(right.tree.kind(b)) {
      compare(a, b)
    } else {
      compareCondition(a, b)
    }
  }

  /// `for key in prices.keys` and `for (key, _) in prices`: the one part of each entry that a loop is about.
  ///
  /// - Returns: whether two loops, by their parts, are such.
  private mutating func comparePartsOfEntries(_ a: [NodeID], _ b: [NodeID]) -> Bool {
    func part(_ pattern: NodeID, _ tree: Tree) -> (binding: NodeID, name: String)? {
      guard tree.kind(pattern) == .tuplePattern, tree.childCount(pattern) == 2 else { return nil }
      let parts = tree.children(pattern).map { tree.kind($0) == .argument ? tree.child($0, 0) : $0 }
      switch (tree.kind(parts[0]), tree.kind(parts[1])) {
      case (.binding, .wildcard): return (parts[0], "keys")
      case (.wildcard, .binding): return (parts[1], "values")
      default: return nil
      }
    }
    func head(_ loop: [NodeID], _ tree: Tree) -> Divergence.Place {
      Divergence.Place(tree.range(loop[0]).union(tree.range(loop[1])))
    }
    func map(_ loop: [NodeID], _ tree: Tree) -> (whole: NodeID, name: String)? {
      guard tree.kind(loop[0]) == .binding, tree.kind(loop[1]) == .member,
        ["keys", "values"].contains(tree.label(loop[1]))
      else { return nil }
      return (tree.child(loop[1], 0), tree.label(loop[1]))
    }
    let isSamePart: Bool
    if let own = part(a[0], left.tree), let other = map(b, right.tree) {
      isSamePart = own.name == other.name
      guard isSamePart || isSameChain(a[1], other.whole) else { return false }
      comparePattern(own.binding, b[0])
      if isSamePart { compareSequences(a[1], other.whole) }
    } else if let other = part(b[0], right.tree), let own = map(a, left.tree) {
      isSamePart = own.name == other.name
      guard isSamePart || isSameChain(own.whole, b[1]) else { return false }
      comparePattern(a[0], other.binding)
      if isSamePart { compareSequences(own.whole, b[1]) }
    } else {
      return false
    }
    // The keys of one map on the one side, its values on the other.
    if !isSamePart { record(.condition, a[1], b[1], head(a, left.tree), head(b, right.tree)) }
    credit(1)
    return true
  }

  /// Binds the names that two patterns declare to each other.
  mutating func comparePattern(_ a: NodeID, _ b: NodeID) {
    if left.tree.kind(a) == .binding, right.tree.kind(b) == .binding {
      credit(1)
      substitution.bind(left.tree.label(a), right.tree.label(b))
      noteOrigin(a, b)
    } else {
      compare(a, b)
    }
  }

  mutating func compareLoop(_ a: NodeID, _ b: NodeID, conditionAt position: Int) {
    let (lefts, rights) = (Array(left.tree.children(a)), Array(right.tree.children(b)))
    guard lefts.count == 2, rights.count == 2 else { return comparePositions(a, b) }
    credit(1)
    compareCondition(lefts[position], rights[position])
    compareBlocks(lefts[1 - position], rights[1 - position])
  }
}
