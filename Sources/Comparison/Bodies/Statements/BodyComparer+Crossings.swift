// if !token.isExpired { return token }     return if (token.isExpired) refresh(token) else token
// return refresh(token)
//
// guard rooms.count == 1 else { throw busy }     if (rooms.size == 1) { return rooms[0] }
// return rooms[0]                                throw busy
//
// Two decisions of which one asks the opposite of the other, and does the one thing where the other does the other thing.
// What is told of them is told of what faces each other, not of what stands in the same place.

internal import CodeModel
internal import SourceModel

extension BodyComparer {
  /// A decision: what it asks, what it does when that holds, and what otherwise.
  private struct Decision {
    var position = 0
    var condition: NodeID
    var taken: [NodeID]
    var rest: [NodeID]
    /// Whether what is done when it holds ends with an error.
    var throwsError = false
  }

  /// Compares two decisions with both branches, if they are crossed.
  ///
  /// - Returns: whether they are.
  mutating func compareCrossedBranches(_ a: NodeID, _ b: NodeID) -> Bool {
    guard !left.tree.isEmpty(left.tree.child(a, 2)), !right.tree.isEmpty(right.tree.child(b, 2)),
      opposition(left.tree.child(a, 0), right.tree.child(b, 0)) != nil
    else { return false }
    return compareCrossed(decision(a, left.tree), decision(b, right.tree))
  }

  /// Compares the statements of two bodies that end with a decision, one branch of which leaves, if those are crossed.
  ///
  /// - Returns: whether they are.
  mutating func compareCrossedEnds(
    _ lefts: [NodeID], _ rights: [NodeID], leftStart: Int, rightStart: Int
  ) -> Bool {
    guard let own = lastDecision(lefts, left.tree), let other = lastDecision(rights, right.tree), !own.throwsError,
      !other.throwsError
    else { return false }
    return compareCrossed(own, other, in: lefts, rights, leftStart: leftStart, rightStart: rightStart)
  }

  /// The same where one of the two leaves by an error, which the other throws at the very end: that error is not taken
  /// for one that stands under a condition on one side only.
  ///
  ///     guard isReady else { throw refused }     if (isReady) { start(); return }
  ///     start()                                  throw refused
  mutating func compareThrownEnds(_ lefts: [NodeID], _ rights: [NodeID], leftStart: Int, rightStart: Int) -> Bool {
    guard let own = lastDecision(lefts, left.tree), let other = lastDecision(rights, right.tree),
      own.throwsError || other.throwsError,
      // Who asks for more at once has other decisions behind, which the other side makes one by one.
      questions(own.condition, left.tree) == questions(other.condition, right.tree),
      // Where more is done behind them, only one of the two goes on to that.
      endBody(lefts, bodies.roots.swift, left.tree), endBody(rights, bodies.roots.kotlin, right.tree)
    else { return false }
    return compareCrossed(own, other, in: lefts, rights, leftStart: leftStart, rightStart: rightStart)
  }

  /// How many questions a condition joins.
  private func questions(_ condition: NodeID, _ tree: Tree) -> Int {
    guard tree.kind(condition) == .binary, ["&&", "||"].contains(tree.label(condition)) else { return 1 }
    return tree.children(condition).reduce(0) { $0 + questions($1, tree) }
  }

  private mutating func compareCrossed(
    _ own: Decision, _ other: Decision, in lefts: [NodeID], _ rights: [NodeID], leftStart: Int, rightStart: Int
  ) -> Bool {
    guard isCrossed(own, other) else { return false }
    compareStatements(
      Array(lefts[..<own.position]), Array(rights[..<other.position]), leftStart: leftStart, rightStart: rightStart)
    return compareCrossed(own, other)
  }

  private func decision(_ node: NodeID, _ tree: Tree) -> Decision {
    Decision(
      condition: tree.child(node, 0), taken: results(statements(tree.child(node, 1), in: tree), tree),
      rest: results(statements(tree.child(node, 2), in: tree), tree))
  }

  private func lastDecision(_ statements: [NodeID], _ tree: Tree) -> Decision? {
    guard let position = statements.lastIndex(where: { tree.kind($0) == .if }), position + 1 < statements.count,
      tree.childCount(statements[position]) >= 3, tree.isEmpty(tree.child(statements[position], 2))
    else { return nil }
    let taken = self.statements(tree.child(statements[position], 1), in: tree)
    guard let last = taken.last, [.return, .throw].contains(tree.kind(last)) else { return nil }
    return Decision(
      position: position, condition: tree.child(statements[position], 0), taken: results(taken, tree),
      rest: results(Array(statements[(position + 1)...]), tree), throwsError: tree.kind(last) == .throw)
  }

  /// Whether nothing of a body is done behind some statements: the last of them leaves, or is the last of the body.
  private func endBody(_ statements: [NodeID], _ roots: [NodeID], _ tree: Tree) -> Bool {
    guard let last = statements.last else { return false }
    return [.return, .throw].contains(tree.kind(last)) || tree.marks(last).contains(.result)
      || roots.contains { tree.lastChild($0) == last }
  }

  /// Statements with what the last of them gives instead of that it leaves.
  func results(_ statements: [NodeID], _ tree: Tree) -> [NodeID] {
    guard let last = statements.last, tree.kind(last) == .return else { return statements }
    return statements.dropLast() + (tree.lastChild(last).map { [$0] } ?? [])
  }

  /// Whether something of one faces something of the other across, and nothing does straight.
  private func isCrossed(_ own: Decision, _ other: Decision) -> Bool {
    let across = (areAlike(own.taken, other.rest), areAlike(own.rest, other.taken))
    guard across.0 || across.1, !areAlike(own.taken, other.taken), !areAlike(own.rest, other.rest) else { return false }
    return across.0 && across.1 || opposition(own.condition, other.condition) != nil
  }

  private func areAlike(_ lefts: [NodeID], _ rights: [NodeID]) -> Bool {
    lefts.count == rights.count && zip(lefts, rights).allSatisfy { isAlike($0, $1) }
  }

  /// Whether two nodes are equal but for the names of locals.
  func isAlike(_ a: NodeID, _ b: NodeID) -> Bool { left.fingerprints.alpha(a) == right.fingerprints.alpha(b) }

  private mutating func compareCrossed(_ own: Decision, _ other: Decision) -> Bool {
    guard isCrossed(own, other) else { return false }
    credit(1)
    let pairs = opposition(own.condition, other.condition)
    let findings = captured { comparer in
      for pair in pairs ?? [] { comparer.compare(pair.0, pair.1) }
    }
    if pairs == nil || !findings.isEmpty {
      record(.condition, own.condition, other.condition)
      found[found.count - 1].divergence.isOpposite = isAlike(own.condition, other.condition)
    }
    let starts = (start(of: own.condition, in: left), start(of: other.condition, in: right))
    compareStatements(own.taken, other.rest, leftStart: starts.0, rightStart: starts.1)
    compareStatements(own.rest, other.taken, leftStart: starts.0, rightStart: starts.1)
    return true
  }

  /// The parts that face each other in two conditions of which one holds where the other does not; `nil` where that does
  /// not show.
  func opposition(_ a: NodeID, _ b: NodeID) -> [(NodeID, NodeID)]? {
    let kinds = (left.tree.kind(a), right.tree.kind(b))
    if let flags = opposedFlags(a, b) { return [flags] }
    guard kinds.0 == kinds.1, kinds.0 == .binary || kinds.0 == .typeTest,
      let opposite = BodyComparer.opposites[left.tree.label(a)]
    else { return nil }
    if let turned = turnedAround(a, b, opposite) { return turned }
    guard opposite == right.tree.label(b) || askForNone(a, b, opposite) else { return nil }
    if ["&&", "||"].contains(left.tree.label(a)) {
      let lefts = left.tree.operands(of: left.tree.label(a), a)
      let rights = right.tree.operands(of: right.tree.label(b), b)
      guard lefts.count == rights.count else { return nil }
      var pairs: [(NodeID, NodeID)] = []
      for (operand, other) in zip(lefts, rights) {
        guard let found = opposition(operand, other) else { return nil }
        pairs += found
      }
      return pairs
    }
    let pairs = Array(zip(left.tree.children(a), right.tree.children(b)))
    return pairs.allSatisfy { isAlike($0.0, $0.1) } ? pairs : nil
  }

  /// `old == new` and `new != old`, `age < limit` and `limit <= age`.
  private func turnedAround(_ a: NodeID, _ b: NodeID, _ opposite: String) -> [(NodeID, NodeID)]? {
    guard left.tree.childCount(a) == 2, right.tree.childCount(b) == 2,
      BodyComparer.mirrored[opposite] ?? (BodyComparer.isSymmetric(opposite) ? opposite : nil) == right.tree.label(b)
    else { return nil }
    let (lefts, rights) = (Array(left.tree.children(a)), Array(right.tree.children(b)))
    if isSameChain(lefts[0], rights[0]), isSameChain(lefts[1], rights[1]) { return nil }
    let pairs = [(lefts[0], rights[1]), (lefts[1], rights[0])]
    return pairs.allSatisfy { isSameChain($0.0, $0.1) } ? pairs : nil
  }

  /// `!state.isOpen` and `state?.isOpen == true`: that a value may be absent is told of its declaration.
  private func opposedFlags(_ a: NodeID, _ b: NodeID) -> (NodeID, NodeID)? {
    func asked(_ node: NodeID, _ tree: Tree) -> (value: NodeID, isTrue: Bool) {
      if tree.kind(node) == .prefix, tree.label(node) == "!" { return (tree.child(node, 0), false) }
      guard let flag = tree.askedFlag(node), !flag.countsAbsent else { return (node, true) }
      return (flag.value, flag.isTrue)
    }
    // Where both may be absent, that is asked for, too.
    if left.tree.kind(a) == .binary, right.tree.kind(b) == .binary { return nil }
    let (own, other) = (asked(a, left.tree), asked(b, right.tree))
    return own.isTrue != other.isTrue && isAlike(own.value, other.value) ? (own.value, other.value) : nil
  }
}
