internal import CodeModel
internal import Pairing
internal import SourceModel

/// A statement that the alignment found no counterpart for.
struct LoneStatement {
  let node: NodeID
  let side: Side
  /// Among the statements of its block.
  let position: Int
  /// Where the other side would have it.
  let offset: Int
  /// How many pairs of counterparts stand before it.
  let gap: Int
  /// Nothing stands behind it in its block.
  let isLast: Bool
}

extension BodyComparer {
  /// More lone statements than this are not searched for moved ones.
  static let moveLimit = 32

  /// A lone statement that stands elsewhere on the other side has moved; every other one is missing.
  ///
  /// - Parameter pairs: positions of the statements that have counterparts.
  mutating func recordLonely(
    _ lonely: [LoneStatement], among lefts: [NodeID], _ rights: [NodeID], pairs: [(Int, Int)]
  ) {
    var moved: Set<Int> = []
    let before = found.count
    if lonely.count <= BodyComparer.moveLimit {
      for (i, one) in lonely.enumerated() where one.side == .swift && !moved.contains(i) {
        let free = lonely.indices.filter { lonely[$0].side == .kotlin && !moved.contains($0) }
        let partner =
          free.first { left.fingerprints.alpha(one.node) == right.fingerprints.alpha(lonely[$0].node) }
          ?? free.first { isSame(one.node, lonely[$0].node) }
        guard let partner else { continue }
        moved.formUnion([i, partner])
        credit(left.fingerprints.size(one.node))
        let crossed = pairs.filter { ($0.0 < one.position) != ($0.1 < lonely[partner].position) }
        let dependent = crossed.first { depends(one.node, lefts[$0.0], in: left.tree) }
        let passed = dependent ?? crossed.first { !areOneStatement(one.node, lefts[$0.0]) } ?? crossed.first
        if let passed, areOneStatement(one.node, lefts[passed.0]) {
          if dependent != nil { recordClauses((one.node, lonely[partner].node), (lefts[passed.0], rights[passed.1])) }
          continue
        }
        record(.order, one.node, lonely[partner].node, isWeak: dependent == nil)
        found[found.count - 1].divergence.passed = passed.map { left.tree.range(lefts[$0.0]) }
      }
    }
    let rest = lonely.indices.filter { !moved.contains($0) }.map { lonely[$0] }
    let missing = compareAcross(withoutRead(compareLeftOvers(withoutRead(rest))))
    let told = nodesTold(by: missing)
    for one in missing where !isToldByUses(one.node, one.side, among: told[one.side]) {
      let isWeak = isInitialization(one.node, one.side) || isEmptyAround(one)
      recordMissing(.missingStatement, one.node, on: one.side, offset: one.offset, isWeak: isWeak)
    }
    for index in before..<found.count { found[index].isNested = true }
  }

  /// `guard a, b else { return }` is two exits in the normal form, and one statement to the reader.
  private func areOneStatement(_ exit: NodeID, _ other: NodeID) -> Bool {
    left.tree.kind(exit) == .if && left.tree.kind(other) == .if && left.tree.range(exit) == left.tree.range(other)
  }

  /// Two exits of one statement that ask in another order: the condition differs.
  private mutating func recordClauses(_ exits: (NodeID, NodeID), _ others: (NodeID, NodeID)) {
    func place(_ exit: NodeID, _ other: NodeID, _ tree: Tree) -> Divergence.Place {
      Divergence.Place(tree.range(tree.child(exit, 0)).union(tree.range(tree.child(other, 0))))
    }
    let places = (place(exits.0, others.0, left.tree), place(exits.1, others.1, right.tree))
    record(.condition, left.tree.child(exits.0, 0), right.tree.child(exits.1, 0), places.0, places.1)
  }

  /// Lone statements without the declarations that have been read where they are used, the questions that follow from
  /// how a closure holds something, and the exits with nothing behind them.
  mutating func withoutRead(_ lonely: [LoneStatement]) -> [LoneStatement] {
    var rest: [LoneStatement] = []
    for one in lonely {
      if isInlined(one.node, one.side) || leavesNothingUndone(one.node, one.side) {
        ignore(one.node, one.side)
      } else {
        rest.append(one)
      }
    }
    return rest
  }

  /// Everything that missing statements say, without those of which little is said.
  private func nodesTold(by missing: [LoneStatement]) -> PerSide<Set<NodeID>> {
    guard missing.contains(where: { tree(of: $0.side).kind($0.node) == .variable }) else { return PerSide() }
    var told: PerSide<Set<NodeID>> = PerSide()
    for one in missing where !isInitialization(one.node, one.side) && !concernsSuper(one.node, in: tree(of: one.side)) {
      told[one.side].formUnion(tree(of: one.side).preorder(one.node))
    }
    return told
  }

  /// Whether a statement only leaves when what its closure holds weakly is gone, or where nothing is left to do, as the
  /// normaliser tells by a soft text.
  private func leavesNothingUndone(_ node: NodeID, _ side: Side) -> Bool {
    let tree = tree(of: side)
    return tree.kind(node) == .if && ["weak", "idle"].contains(tree.soft(node))
  }

  /// Leaves one of several things that a side lacks where the others stand in it: one written line may be two statements, and
  /// an `else` holds what runs only there.
  mutating func foldParts() {
    var wholes: [(index: Int, side: Side, range: ByteRange)] = []
    var parts: Set<Int> = []
    for index in found.indices {
      guard let own = lone(index) else { continue }
      guard let around = wholes.first(where: { $0.side == own.side && $0.range.contains(own.range) }) else {
        wholes.append((index, own.side, own.range))
        continue
      }
      parts.insert(index)
      if !found[index].divergence.isWeak { found[around.index].divergence.isWeak = false }
    }
    found = found.indices.filter { !parts.contains($0) }.map { found[$0] }
  }

  /// The side that alone has what a finding is about, and where.
  private func lone(_ index: Int) -> (side: Side, range: ByteRange)? {
    let divergence = found[index].divergence
    guard [.missingStatement, .controlFlow].contains(divergence.kind), let side = divergence.presentSide else {
      return nil
    }
    let range = divergence.place(on: side).range
    return range.isEmpty ? nil : (side, range)
  }

  /// Whether two statements say one thing although names in them differ: all of them are counterparts. What follows for
  /// the names of locals is kept.
  private mutating func isSame(_ a: NodeID, _ b: NodeID) -> Bool {
    let kinds = (left.tree.kind(a), right.tree.kind(b))
    guard kinds.0 == kinds.1, kinds.0.isSimpleStatement, !kinds.0.isExit,
      left.fingerprints.size(a) > 2, left.tree.childCount(a) == right.tree.childCount(b)
    else { return false }
    let before = self
    // Two locals stand for each other only where nothing else has said otherwise.
    if kinds.0 == .variable, let pattern = left.tree.children(a).first, let other = right.tree.children(b).first,
      left.tree.kind(pattern) == .binding, right.tree.kind(other) == .binding,
      !substitution.unify(left.tree.label(pattern), right.tree.label(other), areLocal: true)
    {
      return false
    }
    if captured({ $0.compare(a, b) }).isEmpty {
      (tally.score, tally.equalNodes) = (before.tally.score, before.tally.equalNodes)
      return true
    }
    takeBack(to: before)
    return false
  }

  /// `x = x` in an initializer, or `x = 1` where the other side gives the property a value at its declaration.
  func isInitialization(_ node: NodeID, _ side: Side) -> Bool {
    let tree = tree(of: side)
    guard tree.kind(node) == .assign, tree.childCount(node) == 2 else { return false }
    let (target, value) = (tree.child(node, 0), tree.child(node, 1))
    let label = tree.label(target)
    // `a.next = b.next` sets something of another object.
    guard !label.isEmpty, tree.isOwn(target) else { return false }
    return tree.kind(value) == .name && label == tree.label(value)
      || bodies.initialized[side.other].contains(label)
  }

  // MARK: Dependence

  /// Whether it matters which of two statements comes first: one sets what the other reads or sets, both ask something
  /// of the same object, or each leaves in its own way.
  private func depends(_ a: NodeID, _ b: NodeID, in tree: Tree) -> Bool {
    if leaveDifferently(a, b, in: tree) || askInOrder(a, b, in: tree) { return true }
    let written = (names(setBy: a, in: tree), names(setBy: b, in: tree))
    if !written.0.isDisjoint(with: names(in: b, of: tree)) || !written.1.isDisjoint(with: names(in: a, of: tree)) {
      return true
    }
    let asked = (written.0.union(holder(askedBy: a, in: tree)), written.1.union(holder(askedBy: b, in: tree)))
    if reaches(asked.0, by: b, in: tree) || reaches(asked.1, by: a, in: tree) { return true }
    guard let receiver = receiver(of: a, in: tree), let other = self.receiver(of: b, in: tree) else { return false }
    return tree.isSame(receiver, other)
  }

  /// Larger functions are not looked through for what they read.
  private static let calledLimit = 2_000

  /// Whether a statement of Swift's calls a function of one's own that looks at one of these names: `id = nil` and `send(event)`,
  /// where `send` writes the `id` down.
  private func reaches(_ names: Set<String>, by statement: NodeID, in tree: Tree) -> Bool {
    guard !names.isEmpty, let caller = bodies.members?.swift else { return false }
    return tree.preorder(statement).contains { call in
      guard tree.kind(call) == .call,
        let called = sharedNames.ownSteps.swift.member(askedBy: call, in: left, tree, for: caller)?.declaration,
        let body = called.body, left.fingerprints.size(body) <= BodyComparer.calledLimit
      else { return false }
      let own = tree.preorder(body).filter { tree.kind($0) == .binding || tree.kind($0) == .parameter }
      let hidden = Set(called.parameters.map(\.key) + own.map { tree.label($0) })
      return !names.subtracting(hidden).isDisjoint(with: self.names(in: body, of: tree))
    }
  }

  /// What a statement sets: `prices` of `prices[key] = 5`, too.
  private func names(setBy node: NodeID, in tree: Tree) -> Set<String> {
    Set(
      tree.preorder(node).filter { tree.kind($0) == .assign }.map { assignment in
        var target = tree.child(assignment, 0)
        while tree.kind(target) == .index { target = tree.child(target, 0) }
        return tree.label(target)
      })
  }

  private func names(in node: NodeID, of tree: Tree) -> Set<String> {
    Set(tree.preorder(node).filter { tree.kind($0) == .name || tree.kind($0) == .member }.map { tree.label($0) })
  }

  /// The property that a statement asks something of: the `session` of `session.clear()`.
  private func holder(askedBy statement: NodeID, in tree: Tree) -> Set<String> {
    guard let receiver = receiver(of: statement, in: tree), tree.kind(receiver) == .name,
      tree.marks(receiver).isDisjoint(with: .local)
    else { return [] }
    return [tree.label(receiver)]
  }

  private func receiver(of statement: NodeID, in tree: Tree) -> NodeID? {
    let callee = tree.kind(statement) == .call ? tree.child(statement, 0) : statement
    return tree.kind(callee) == .member ? tree.child(callee, 0) : nil
  }
}
