// guard isReady, count > 0 else { return }     if (isReady && count > 0) {
// start()                                          start()
//                                              }
//
// At the end of a body that gives nothing, to leave unless something holds and to go on only if it holds are one thing.

internal import CodeModel
internal import SourceModel

extension BodyComparer {
  /// What must hold for a body to go on: an early exit asks for the opposite.
  private struct Gate {
    let condition: NodeID
    let isExit: Bool
  }

  /// A body that gives nothing, with every gate in one row: the statements before the first gate, between two of them, and
  /// behind the last.
  private struct GatedBody {
    var gates: [Gate] = []
    var segments: [[NodeID]] = [[]]
  }

  /// Compares the statements of two whole bodies of which one leaves early where the other wraps what is left to do.
  ///
  /// - Parameter isClosure: whether they are bodies of closures, which a `return` of their own leaves.
  /// - Returns: whether they are such, and go on under the same conditions, one of them aside.
  mutating func compareGuardedBodies(_ a: NodeID, _ b: NodeID, ofClosure isClosure: Bool = false) -> Bool {
    guard left.tree.kind(a) == .block, right.tree.kind(b) == .block else { return false }
    let (own, other) = (gatedBody(a, left.tree, isClosure), gatedBody(b, right.tree, isClosure))
    let pairs = Array(zip(own.gates, other.gates))
    guard own.gates.count == other.gates.count, pairs.contains(where: { $0.isExit != $1.isExit }) else { return false }
    let unlike = pairs.filter { !holdTogether($0, $1) }.count
    let haveEqualCounts = zip(own.segments, other.segments).allSatisfy { $0.count == $1.count }
    guard unlike == 0 || unlike == 1 && haveEqualCounts else { return false }
    credit(1)
    tally.ignored.swift += notation(of: own, in: a, left)
    tally.ignored.kotlin += notation(of: other, in: b, right)
    var starts = (start(of: a, in: left), start(of: b, in: right))
    for (position, (statements, others)) in zip(own.segments, other.segments).enumerated() {
      compareStatements(statements, others, leftStart: starts.0, rightStart: starts.1)
      guard position < pairs.count else { break }
      compareGates(pairs[position].0, pairs[position].1)
      starts = (
        Int(left.tree.range(pairs[position].0.condition).upper),
        Int(right.tree.range(pairs[position].1.condition).upper)
      )
    }
    return true
  }

  // MARK: Reading

  private func gatedBody(_ block: NodeID, _ tree: Tree, _ isClosure: Bool) -> GatedBody {
    var result = GatedBody()
    func add(_ gate: Gate) {
      result.gates.append(gate)
      result.segments.append([])
    }
    var rest: NodeID? = block
    while let list = rest {
      rest = nil
      let all = statements(list, in: tree)
      for (position, statement) in all.enumerated() {
        guard tree.kind(statement) == .if, tree.childCount(statement) >= 3, tree.isEmpty(tree.child(statement, 2))
        else {
          result.segments[result.segments.count - 1].append(statement)
          continue
        }
        let condition = tree.child(statement, 0)
        if onlyLeaves(tree.child(statement, 1), tree, isClosure) {
          add(Gate(condition: condition, isExit: true))
        } else if position == all.count - 1 {
          for part in tree.operands(of: "&&", condition) { add(Gate(condition: part, isExit: false)) }
          rest = tree.child(statement, 1)
        } else {
          result.segments[result.segments.count - 1].append(statement)
        }
      }
    }
    return result
  }

  /// Whether a branch does nothing but leave the body without a value.
  private func onlyLeaves(_ branch: NodeID, _ tree: Tree, _ isClosure: Bool) -> Bool {
    let inside = statements(branch, in: tree)
    guard inside.count == 1 else { return false }
    return tree.kind(inside[0]) == .return && tree.childCount(inside[0]) == 0
      && tree.soft(inside[0]).isEmpty != isClosure
  }

  // MARK: Comparing

  private func holdTogether(_ own: Gate, _ other: Gate) -> Bool {
    if own.isExit != other.isExit { return opposition(own.condition, other.condition) != nil }
    return left.fingerprints.alpha(own.condition) == right.fingerprints.alpha(other.condition)
  }

  private mutating func compareGates(_ own: Gate, _ other: Gate) {
    guard own.isExit != other.isExit else { return compareCondition(own.condition, other.condition) }
    let pairs = opposition(own.condition, other.condition)
    let findings = captured { comparer in
      for pair in pairs ?? [] { comparer.compare(pair.0, pair.1) }
    }
    guard pairs == nil || !findings.isEmpty else { return }
    record(.condition, own.condition, other.condition)
    found[found.count - 1].divergence.isOpposite = isAlike(own.condition, other.condition)
  }

  /// How much of a body only leads to its conditions and its statements.
  private func notation(of body: GatedBody, in block: NodeID, _ text: Text) -> Int {
    let told = body.segments.joined().reduce(1) { $0 + text.fingerprints.size($1) }
    let asked = body.gates.reduce(0) { $0 + text.fingerprints.size($1.condition) }
    return max(0, text.fingerprints.size(block) - told - asked)
  }
}
