// guard a < b, size > 2 else { return nil }     return if (a < b && size > 2) size else null
// return size
//
// Exits that all give the same, before the value at the end of a body, and one decision that asks for the opposite of all
// of them. Only where at most one test, or one of the two values, is another: all else is told of the statements.

internal import CodeModel
internal import SourceModel

extension BodyComparer {
  /// What a body ends with: what it asks, what it gives where that is so, and what it gives otherwise.
  private struct End {
    var tests: [NodeID]
    var given: NodeID
    var fallback: NodeID
    /// How many statements say it.
    var length: Int
  }

  /// Compares the statements of two bodies of which one ends with several exits where the other asks once.
  ///
  /// - Returns: whether that is so.
  mutating func compareManyExits(_ lefts: [NodeID], _ rights: [NodeID], leftStart: Int, rightStart: Int) -> Bool {
    guard giveAtEnd(lefts, left.tree), giveAtEnd(rights, right.tree) else { return false }
    let (own, other) = (results(lefts, left.tree), results(rights, right.tree))
    let ends: (left: End, right: End)
    if let answer = answer(other, right.tree), let exits = exits(own, answer.tests.count, left.tree) {
      ends = (exits, answer)
    } else if let answer = answer(own, left.tree), let exits = exits(other, answer.tests.count, right.tree) {
      ends = (answer, exits)
    } else {
      return false
    }
    guard let faced = faced(ends.left, ends.right) else { return false }
    compareStatements(
      Array(own.dropLast(ends.left.length)), Array(other.dropLast(ends.right.length)), leftStart: leftStart,
      rightStart: rightStart)
    let findings = captured { comparer in
      for (a, b) in faced.pairs { comparer.compare(a, b) }
      guard let (a, b) = faced.unlike else { return }
      comparer.record(.condition, a, b)
      comparer.found[comparer.found.count - 1].divergence.isOpposite = comparer.isAlike(a, b)
    }
    found += findings.map { Found(divergence: $0.divergence, isNested: true) }
    let pairs = faced.pairs + (faced.unlike.map { [$0] } ?? [])
    // What holds the parts together, and what is given more than once, is notation.
    tally.ignored.swift += own.suffix(ends.left.length).reduce(0) { $0 + left.fingerprints.size($1) }
    tally.ignored.swift -= pairs.reduce(0) { $0 + left.fingerprints.size($1.0) }
    tally.ignored.kotlin += other.suffix(ends.right.length).reduce(0) { $0 + right.fingerprints.size($1) }
    tally.ignored.kotlin -= pairs.reduce(0) { $0 + right.fingerprints.size($1.1) }
    return true
  }

  /// Whether the last of some statements says what is given, and is not only done before what follows them.
  private func giveAtEnd(_ statements: [NodeID], _ tree: Tree) -> Bool {
    guard let last = statements.last else { return false }
    return tree.kind(last) == .return && tree.childCount(last) > 0 || tree.marks(last).contains(.result)
  }

  /// What faces each other in two ends that say the same but for one part.
  ///
  /// - Returns: the pairs that should be the same, and the tests that should be each other's opposite and are not.
  private func faced(_ own: End, _ other: End) -> (pairs: [(NodeID, NodeID)], unlike: (NodeID, NodeID)?)? {
    guard own.tests.count == other.tests.count else { return nil }
    var pairs: [(NodeID, NodeID)] = []
    var unlike: [(NodeID, NodeID)] = []
    for (a, b) in zip(own.tests, other.tests) {
      if let parts = opposition(a, b) { pairs += parts } else { unlike.append((a, b)) }
    }
    let values = [(own.given, other.given), (own.fallback, other.fallback)]
    let others = values.count { left.fingerprints.alpha($0.0) != right.fingerprints.alpha($0.1) }
    guard unlike.count + others <= 1 else { return nil }
    return (pairs + values, unlike.first)
  }

  /// `if a && b { return x }; y`.
  private func answer(_ statements: [NodeID], _ tree: Tree) -> End? {
    guard let fallback = statements.last, let decision = statements.dropLast().last,
      let given = value(ofExit: decision, tree), tree.label(tree.child(decision, 0)) == "&&"
    else { return nil }
    let tests = tree.operands(of: "&&", tree.child(decision, 0))
    return tests.count > 1 ? End(tests: tests, given: given, fallback: fallback, length: 2) : nil
  }

  /// `if !a { return y }; if !b { return y }; x`.
  private func exits(_ statements: [NodeID], _ count: Int, _ tree: Tree) -> End? {
    guard let given = statements.last, statements.count > count else { return nil }
    let exits = statements.dropLast().suffix(count)
    let values = exits.compactMap { value(ofExit: $0, tree) }
    guard values.count == count, let first = values.first, values.allSatisfy({ tree.isSame($0, first) }) else {
      return nil
    }
    return End(tests: exits.map { tree.child($0, 0) }, given: given, fallback: first, length: count + 1)
  }

  /// What a decision without `else` gives, if it does nothing but leave with that.
  private func value(ofExit decision: NodeID, _ tree: Tree) -> NodeID? {
    guard tree.kind(decision) == .if, tree.childCount(decision) >= 3, tree.isEmpty(tree.child(decision, 2)) else {
      return nil
    }
    let branch = statements(tree.child(decision, 1), in: tree)
    guard branch.count == 1, let exit = branch.first, tree.kind(exit) == .return else { return nil }
    return tree.lastChild(exit)
  }
}
