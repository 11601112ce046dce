// total += fee                 return total + fee
// return total
//
// if count > limit { return true }          return count > limit
// return false
//
// if isFresh { return note }                if (isFresh) note else load(note)
// return load(note)
//
// if !isOpen { return false }               return isOpen && hasSeat
// return hasSeat
//
// Two statements at the end of a body that give what the other side gives in one.

internal import CodeModel
internal import SourceModel

/// Exits that all give one answer, and what is given behind them.
private struct Refusals {
  let exits: [NodeID]
  let last: NodeID
  /// `true` or `false`.
  let answer: String
}

extension BodyComparer {
  /// Compares the statements of two bodies of which one ends with two statements that say what the last one of the
  /// other says.
  ///
  /// - Returns: whether that is so.
  mutating func compareSplitEnds(_ lefts: [NodeID], _ rights: [NodeID], leftStart: Int, rightStart: Int) -> Bool {
    let (own, other) = (results(lefts, left.tree), results(rights, right.tree))
    guard let value = own.last, let counterpart = other.last else { return false }
    let split: (left: Int, right: Int)
    let pairs: [(NodeID, NodeID)]
    if let parts = growth(own, left.tree), parts.sign == sign(counterpart, right.tree) {
      split = (2, 1)
      pairs = [
        (parts.target, right.tree.child(counterpart, 0)), (parts.value, right.tree.child(counterpart, 1)),
      ]
    } else if let parts = growth(other, right.tree), parts.sign == sign(value, left.tree) {
      split = (1, 2)
      pairs = [(left.tree.child(value, 0), parts.target), (left.tree.child(value, 1), parts.value)]
    } else if let answer = answer(own, left.tree), let same = same(answer.condition, counterpart, answer.isOpposite) {
      split = (2, 1)
      pairs = same
    } else if let answer = answer(other, right.tree), let same = same(value, answer.condition, answer.isOpposite) {
      split = (1, 2)
      pairs = same
    } else if let parts = choice(own, left.tree), let others = wholeChoice(counterpart, right.tree) {
      split = (2, 1)
      pairs = Array(zip(parts, others))
    } else if let parts = choice(other, right.tree), let others = wholeChoice(value, left.tree) {
      split = (1, 2)
      pairs = Array(zip(others, parts))
    } else if let parts = refusals(own, left.tree), let same = sameAnswer(parts, counterpart) {
      split = (parts.exits.count + 1, 1)
      pairs = same
    } else if let parts = refusals(other, right.tree), let same = sameAnswer(value, parts) {
      split = (1, parts.exits.count + 1)
      pairs = same
    } else {
      return false
    }
    compareStatements(
      Array(own.dropLast(split.left)), Array(other.dropLast(split.right)), leftStart: leftStart, rightStart: rightStart)
    let findings = captured { comparer in
      for (a, b) in pairs { comparer.compare(a, b) }
    }
    found += findings.map { Found(divergence: $0.divergence, isNested: true) }
    // What holds the parts together is notation.
    tally.ignored.swift += own.suffix(split.left).reduce(0) { $0 + left.fingerprints.size($1) }
    tally.ignored.swift -= pairs.reduce(0) { $0 + left.fingerprints.size($1.0) }
    tally.ignored.kotlin += other.suffix(split.right).reduce(0) { $0 + right.fingerprints.size($1) }
    tally.ignored.kotlin -= pairs.reduce(0) { $0 + right.fingerprints.size($1.1) }
    return true
  }

  /// What `x += y; x` gives: the parts of a sum.
  private func growth(_ statements: [NodeID], _ tree: Tree) -> (sign: String, target: NodeID, value: NodeID)? {
    guard let last = statements.last, let change = statements.dropLast().last, tree.kind(last) == .name,
      tree.marks(last).contains(.local), tree.kind(change) == .assign, tree.childCount(change) == 2,
      ["+=", "-=", "*=", "/="].contains(tree.label(change)), tree.isSame(tree.child(change, 0), last)
    else { return nil }
    return (String(tree.label(change).dropLast()), tree.child(change, 0), tree.child(change, 1))
  }

  private func sign(_ node: NodeID, _ tree: Tree) -> String? {
    tree.kind(node) == .binary && tree.childCount(node) == 2 ? tree.label(node) : nil
  }

  /// The condition of `if condition { return true }; false`, or of one that gives the opposite.
  private func answer(_ statements: [NodeID], _ tree: Tree) -> (condition: NodeID, isOpposite: Bool)? {
    guard let last = statements.last, let decision = statements.dropLast().last, tree.kind(last) == .boolean,
      tree.kind(decision) == .if, tree.childCount(decision) >= 3, tree.isEmpty(tree.child(decision, 2))
    else { return nil }
    let branch = self.statements(tree.child(decision, 1), in: tree)
    guard branch.count == 1, let exit = branch.first, tree.kind(exit) == .return, let given = tree.lastChild(exit),
      tree.kind(given) == .boolean, tree.label(given) != tree.label(last)
    else { return nil }
    return (tree.child(decision, 0), tree.label(last) == "true")
  }

  /// Of `if c { return false }; if d { return false }; e`, the conditions and `e`; all answers are the same.
  private func refusals(_ statements: [NodeID], _ tree: Tree) -> Refusals? {
    guard let last = statements.last, tree.marks(last).contains(.result) else { return nil }
    var exits: [NodeID] = []
    var answer: String?
    for statement in statements.dropLast().reversed() {
      guard tree.kind(statement) == .if, tree.childCount(statement) >= 3, tree.isEmpty(tree.child(statement, 2)) else {
        break
      }
      let branch = self.statements(tree.child(statement, 1), in: tree)
      guard branch.count == 1, tree.kind(branch[0]) == .return, let given = tree.lastChild(branch[0]),
        tree.kind(given) == .boolean, answer ?? tree.label(given) == tree.label(given)
      else { break }
      answer = tree.label(given)
      exits.insert(tree.child(statement, 0), at: 0)
    }
    return answer.map { Refusals(exits: exits, last: last, answer: $0) }
  }

  /// The parts that face each other where exits ask one after the other what `&&` or `||` asks at once.
  private func sameAnswer(_ own: Refusals, _ whole: NodeID) -> [(NodeID, NodeID)]? {
    sameAnswer(own, left.tree, whole, right.tree) { self.same($0, $1, $2) }
  }

  private func sameAnswer(_ whole: NodeID, _ other: Refusals) -> [(NodeID, NodeID)]? {
    sameAnswer(other, right.tree, whole, left.tree) { self.same($1, $0, $2) }
  }

  private func sameAnswer(
    _ refusals: Refusals, _ tree: Tree, _ whole: NodeID, _ other: Tree,
    _ facing: (_ asked: NodeID, _ part: NodeID, _ isOpposite: Bool) -> [(NodeID, NodeID)]?
  ) -> [(NodeID, NodeID)]? {
    let operation = refusals.answer == "false" ? "&&" : "||"
    let parts = other.operands(of: operation, whole)
    let rest = tree.operands(of: operation, refusals.last)
    guard parts.count == refusals.exits.count + rest.count else { return nil }
    var pairs: [(NodeID, NodeID)] = []
    for (index, part) in parts.enumerated() {
      let isExit = index < refusals.exits.count
      let asked = isExit ? refusals.exits[index] : rest[index - refusals.exits.count]
      guard let same = facing(asked, part, isExit && operation == "&&") else { return nil }
      pairs += same
    }
    return pairs
  }

  /// Of `if c { return a }; b`, where `b` is what a body gives, `c`, `a` and `b`.
  private func choice(_ statements: [NodeID], _ tree: Tree) -> [NodeID]? {
    guard let last = statements.last, let decision = statements.dropLast().last, tree.marks(last).contains(.result),
      tree.kind(decision) == .if, tree.childCount(decision) >= 3, tree.isEmpty(tree.child(decision, 2))
    else { return nil }
    let branch = self.statements(tree.child(decision, 1), in: tree)
    guard branch.count == 1, tree.kind(branch[0]) == .return, let given = tree.lastChild(branch[0]) else { return nil }
    return [tree.child(decision, 0), given, last]
  }

  /// Of `if c { a } else { b }`, which a closure that is run in place gives, the same.
  private func wholeChoice(_ decision: NodeID, _ tree: Tree) -> [NodeID]? {
    guard tree.kind(decision) == .if, tree.childCount(decision) >= 3 else { return nil }
    let branches = [1, 2].map { statements(tree.child(decision, $0), in: tree) }
    guard branches.allSatisfy({ $0.count == 1 && isValue($0[0], tree) }) else { return nil }
    return [tree.child(decision, 0), branches[0][0], branches[1][0]]
  }

  private func isValue(_ node: NodeID, _ tree: Tree) -> Bool {
    tree.kind(node).isSimpleStatement && !tree.kind(node).isExit && tree.kind(node) != .assign
      && tree.kind(node) != .variable
  }

  /// The parts that face each other where a condition and an expression say one thing, or the opposite, but for the
  /// names of locals; what they say otherwise is told of the statements.
  private func same(_ a: NodeID, _ b: NodeID, _ isOpposite: Bool) -> [(NodeID, NodeID)]? {
    if isOpposite { return opposition(a, b) }
    return left.fingerprints.alpha(a) == right.fingerprints.alpha(b) ? [(a, b)] : nil
  }
}
