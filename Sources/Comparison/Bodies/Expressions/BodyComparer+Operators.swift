internal import CodeModel
internal import SourceModel

extension BodyComparer {
  // MARK: Operators and conditions

  private static let comparisons: Set<String> = [
    "==", "!=", "===", "!==", "<", "<=", ">", ">=", "&&", "||", "in", "!in", "is", "!is",
  ]
  static let opposites = [
    "==": "!=", "!=": "==", "===": "!==", "!==": "===", "<": ">=", ">=": "<", ">": "<=", "<=": ">", "in": "!in",
    "!in": "in", "is": "!is", "!is": "is", "&&": "||", "||": "&&",
  ]
  static let mirrored = ["<": ">", ">": "<", "<=": ">=", ">=": "<="]

  /// Whether it is one question in either order.
  static func isSymmetric(_ comparison: String) -> Bool { ["==", "!=", "===", "!=="].contains(comparison) }

  mutating func compareBinary(_ a: NodeID, _ b: NodeID) {
    let (lefts, rights) = (Array(left.tree.children(a)), Array(right.tree.children(b)))
    let operators = (left.tree.label(a), right.tree.label(b))
    guard lefts.count == 2, rights.count == 2 else { return comparePositions(a, b) }
    if operators.0 == operators.1, operators.0 == "&&" || operators.0 == "||" {
      return compareChains(operators.0, a, b)
    }
    if operators == ("/", "/"), let parts = parts(ofFraction: lefts, rights) {
      credit(1)
      for (part, other) in parts { compare(part, other) }
      return
    }
    let isComparison = BodyComparer.comparisons.contains(operators.0) && BodyComparer.comparisons.contains(operators.1)
    let crosses =
      isEqual(lefts[0], rights[1]) && isEqual(lefts[1], rights[0])
      || (operators.0 == operators.1 && (isEqual(lefts[0], rights[1]) || isEqual(lefts[1], rights[0])))
      // `sunset <= time` and `instant >= sunset`, where one calls `time` what the other calls `instant`.
      || (isSameChain(lefts[0], rights[1]) && isSameChain(lefts[1], rights[0]))
    let mayCross = (BodyComparer.isSymmetric(operators.0) || operators.0 == "*") && operators.0 == operators.1
    let isMirrored = BodyComparer.mirrored[operators.0] == operators.1
    let isCrossed = crosses && (mayCross || isMirrored)
    let pairs =
      isCrossed ? [(lefts[0], rights[1]), (lefts[1], rights[0])] : [(lefts[0], rights[0]), (lefts[1], rights[1])]
    if operators.0 == operators.1 || (isCrossed && isMirrored) || askForNone(a, b, operators.0) {
      credit(1)
      for pair in pairs { compare(pair.0, pair.1) }
      return
    }
    tally.score += 0.5
    // The operator decides: what else differs below it is part of the same difference.
    _ = captured { comparer in
      for pair in pairs { comparer.compare(pair.0, pair.1) }
    }
    record(isComparison || asksMore(a, b) ? .condition : .expression, a, b)
    found[found.count - 1].divergence.isOpposite = BodyComparer.opposites[operators.0] == operators.1
  }

  /// What two divisions of whole numbers divide that make a fraction by converting another of their operands:
  /// `Double(done) / Double(all)` and `done / all.toDouble()`.
  private func parts(ofFraction lefts: [NodeID], _ rights: [NodeID]) -> [(NodeID, NodeID)]? {
    let (own, other) = (lefts.map { unconverted($0, left.tree) }, rights.map { unconverted($0, right.tree) })
    let isConverted = (zip(own, lefts).map { $0 != $1 }, zip(other, rights).map { $0 != $1 })
    guard isConverted.0.contains(true), isConverted.1.contains(true), isConverted.0 != isConverted.1 else { return nil }
    return Array(zip(own, other))
  }

  /// `count <= 0` and `count == 0`, `index > 0` and `index != 0`: what counts is never below zero.
  ///
  /// - Parameter operation: what stands between the operands of the left one, or the opposite of that.
  func askForNone(_ a: NodeID, _ b: NodeID, _ operation: String) -> Bool {
    let operations = [operation, right.tree.label(b)]
    guard
      operations.contains("<=") && operations.contains("==") || operations.contains(">") && operations.contains("!=")
    else { return false }
    return left.tree.comparesCountWithZero(a) && right.tree.comparesCountWithZero(b)
  }

  /// `a && b && c`: each operand against its counterpart; one more or less is another condition, as a whole.
  private mutating func compareChains(_ operation: String, _ a: NodeID, _ b: NodeID) {
    let operands = (
      left.tree.operands(of: operation, a), right.tree.operands(of: operation, b)
    )
    credit(min(operands.0.count, operands.1.count) - 1)
    let bags = (operands.0.map { LabelBag(left.tree, $0) }, operands.1.map { LabelBag(right.tree, $0) })
    var alignment = SequenceAlignment(
      left: operands.0.map { item($0, left.fingerprints) }, right: operands.1.map { item($0, right.fingerprints) },
      threshold: 0.3, similarity: { bags.0[$0].similarity(to: bags.1[$1]) },
      mayFace: { _, _ in operands.0.count == operands.1.count })
    let steps = alignment.steps()
    let facing = steps.compactMap { step in step.left.flatMap { i in step.right.map { (i, $0) } } }
    let before = self
    let results = facing.map { i, j in captured { $0.compare(operands.0[i], operands.1[j]) } }
    let findings = results.flatMap { $0 }
    let lone = (
      steps.compactMap { $0.right == nil ? $0.left : nil }, steps.compactMap { $0.left == nil ? $0.right : nil }
    )
    if let moved = moved(lone.0, lone.1, operands.0, operands.1) {
      if !isOrderOpen(facing + moved, operands.0) { return record(.condition, a, b) }
      found += findings
      return
    }
    if !lone.0.isEmpty, !lone.1.isEmpty, findings.isEmpty {
      let places = (place(of: lone.0.map { operands.0[$0] }, left), place(of: lone.1.map { operands.1[$0] }, right))
      return record(.condition, a, b, places.0, places.1)
    }
    if !lone.0.isEmpty || !lone.1.isEmpty { return record(.condition, a, b) }
    guard let turned = turned(facing, results, operands.0, operands.1) else {
      found += findings
      return
    }
    takeBack(to: before)
    found += captured { comparer in
      for (i, j) in turned { comparer.compare(operands.0[i], operands.1[j]) }
    }
  }

  /// More operands than this are not searched for moved ones.
  private static let operandLimit = 64

  /// The operands that stand elsewhere on the other side, each with its counterpart; `nil` where one has none.
  private mutating func moved(
    _ lefts: [Int], _ rights: [Int], _ operands: [NodeID], _ others: [NodeID]
  ) -> [(Int, Int)]? {
    guard (1...BodyComparer.operandLimit).contains(lefts.count), lefts.count == rights.count else { return nil }
    let before = self
    var rest = rights
    var pairs: [(Int, Int)] = []
    for i in lefts {
      guard let index = rest.firstIndex(where: { isSameQuestion(operands[i], others[$0]) }) else {
        takeBack(to: before)
        return nil
      }
      pairs.append((i, rest.remove(at: index)))
    }
    return pairs
  }

  /// The counterparts of all operands where some that face each other differ by more than a name, and each of them is
  /// the same as one that stands elsewhere, but for a name that the others show to be another word for the same thing:
  /// `title == "a" || title == "b" || title == "c"` and `caption == "a" || caption == "c" || caption == "b"`.
  private mutating func turned(
    _ facing: [(Int, Int)], _ results: [[Found]], _ operands: [NodeID], _ others: [NodeID]
  ) -> [(Int, Int)]? {
    func onlyRenames(_ findings: [Found]) -> Bool { findings.allSatisfy { !$0.divergence.names.isEmpty } }
    let known = Set(results.filter(onlyRenames).joined().map(\.divergence.names))
    let isOneToOne = (0...1).allSatisfy { side in Set(known.map { $0[side] }).count == known.count }
    var pairs = facing.indices.filter { onlyRenames(results[$0]) }.map { facing[$0] }
    let open = facing.indices.filter { !onlyRenames(results[$0]) }.map { facing[$0] }
    guard isOneToOne, (2...BodyComparer.operandLimit).contains(open.count) else { return nil }
    var rest = open.map(\.1)
    for (i, _) in open {
      let index = rest.firstIndex { j in
        let before = self
        let findings = captured { $0.compare(operands[i], others[j]) }
        takeBack(to: before)
        return findings.allSatisfy { known.contains($0.divergence.names) }
      }
      guard let index else { return nil }
      pairs.append((i, rest.remove(at: index)))
    }
    return isOrderOpen(pairs, operands) ? pairs : nil
  }

  /// Whether two questions are the same; what follows for the names of locals is kept.
  private mutating func isSameQuestion(_ a: NodeID, _ b: NodeID) -> Bool {
    guard left.fingerprints.alpha(a) == right.fingerprints.alpha(b) else { return false }
    let before = self
    if captured({ $0.compare(a, b) }).isEmpty { return true }
    takeBack(to: before)
    return false
  }

  /// Whether the operands of a chain, by their places on each side, may stand in either order.
  private func isOrderOpen(_ pairs: [(Int, Int)], _ operands: [NodeID]) -> Bool {
    !pairs.contains { one in
      pairs.contains { other in
        one.0 < other.0 && one.1 > other.1 && orderMatters(operands[one.0], operands[other.0], in: left.tree)
      }
    }
  }

  /// From the first to the last of some operands.
  private func place(of operands: [NodeID], _ text: Text) -> Divergence.Place {
    let ranges = operands.map { text.tree.range($0) }
    return Divergence.Place(ranges.dropFirst().reduce(ranges[0]) { $0.union($1) })
  }

  /// Whether one side asks more than the other: it joins what the other asks to something else.
  func asksMore(_ a: NodeID, _ b: NodeID) -> Bool {
    func operands(_ node: NodeID, _ tree: Tree) -> [NodeID] {
      guard tree.kind(node) == .binary, ["&&", "||"].contains(tree.label(node)) else { return [] }
      return tree.operands(of: tree.label(node), node)
    }
    return operands(a, left.tree).contains { isEqual($0, b) } || operands(b, right.tree).contains { isEqual(a, $0) }
  }
}

extension Tree {
  /// Last words of the names of what is counted from zero.
  private static let counts = ["count", "index", "length", "size"]

  fileprivate func comparesCountWithZero(_ comparison: NodeID) -> Bool {
    guard childCount(comparison) == 2, kind(child(comparison, 1)) == .integer, label(child(comparison, 1)) == "0"
    else { return false }
    let counted = child(comparison, 0)
    return [.name, .member].contains(kind(counted)) && Tree.counts.contains(where: label(counted).hasSuffix)
  }
}
