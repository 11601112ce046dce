// queue.flush()                queue.flush()
// handler.retryIfNeeded()      forgetGuests()
// close()                      manager.retryPending()
//                              close()
//
// What the alignment leaves over on both sides between the same counterparts. It stands at one place, so what speaks of
// one thing is held against each other, and what then is still left is one difference.

internal import CodeModel
internal import Pairing
internal import SourceModel

extension BodyComparer {
  /// How alike the names in two statements must be.
  private static let kinshipThreshold = 0.4

  /// Compares what is left over between counterparts, where something is left over on both sides.
  ///
  /// - Returns: what only one side has at its place.
  mutating func compareLeftOvers(_ lonely: [LoneStatement]) -> [LoneStatement] {
    guard Set(lonely.map(\.side)).count == 2 else { return lonely }
    var rest: [LoneStatement] = []
    let gaps = Dictionary(grouping: lonely, by: \.gap)
    for gap in gaps.keys.sorted() { rest += compareGap(gaps[gap] ?? []) }
    return rest
  }

  private mutating func compareGap(_ gap: [LoneStatement]) -> [LoneStatement] {
    var (lefts, rights) = (gap.filter { $0.side == .swift }, gap.filter { $0.side == .kotlin })
    guard !lefts.isEmpty, !rights.isEmpty, gap.count <= BodyComparer.moveLimit else { return gap }
    takeOwnSteps(&lefts, &rights)
    for (own, other) in kindred(lefts, rights) {
      if !compareWrappers(own.node, other.node) { compareStatement(own.node, other.node) }
      lefts.removeAll { $0.position == own.position }
      rights.removeAll { $0.position == other.position }
    }
    let rest = withoutRead(lefts + rights)
    let free = (rest.filter { isStep($0) && $0.side == .swift }, rest.filter { isStep($0) && $0.side == .kotlin })
    guard let first = free.0.first, let other = free.1.first else { return rest }
    record(.statement, first.node, other.node)
    for follower in free.0.dropFirst() + free.1.dropFirst() {
      recordMissing(.missingStatement, follower.node, on: follower.side, offset: follower.offset, isWeak: true)
    }
    return rest.filter { !isStep($0) }
  }

  /// Whether a statement does something of its own. That a side gives up under a condition is news whatever stands on
  /// the other side, and an exit leaves more behind than one place.
  private func isStep(_ one: LoneStatement) -> Bool {
    mayFace(one) && !isGuard(one.node, in: tree(of: one.side))
  }

  private func mayFace(_ one: LoneStatement) -> Bool {
    let tree = tree(of: one.side)
    let kind = tree.kind(one.node)
    if kind.isExit, kind != .return || tree.childCount(one.node) == 0 { return false }
    let isWritten = kind == .call || !tree.marks(one.node).contains(.synthesized)
    return kind != .declaration && isWritten && !concernsSuper(one.node, in: tree)
      && !isInitialization(one.node, one.side)
  }

  // MARK: Kinship

  /// Statements that speak of one thing, the surest first.
  private func kindred(_ lefts: [LoneStatement], _ rights: [LoneStatement]) -> [(LoneStatement, LoneStatement)] {
    var ranked: [(score: Double, own: LoneStatement, other: LoneStatement)] = []
    for own in lefts where mayFace(own) {
      for other in rights where mayFace(other) {
        let score = kinship(own, other)
        if score >= BodyComparer.kinshipThreshold { ranked.append((score, own, other)) }
      }
    }
    // Of equal ones those that stand first, and at like places, whichever side is asked.
    func place(_ own: LoneStatement, _ other: LoneStatement) -> (Int, Int, Int) {
      (own.position + other.position, abs(own.position - other.position), own.position)
    }
    ranked.sort {
      $0.score != $1.score ? $0.score > $1.score : place($0.own, $0.other) < place($1.own, $1.other)
    }
    var taken: (left: Set<Int>, right: Set<Int>) = ([], [])
    var pairs: [(LoneStatement, LoneStatement)] = []
    for (_, own, other) in ranked where !taken.left.contains(own.position) && !taken.right.contains(other.position) {
      taken.left.insert(own.position)
      taken.right.insert(other.position)
      pairs.append((own, other))
    }
    return pairs.sorted { $0.0.position < $1.0.position }
  }

  private func kinship(_ own: LoneStatement, _ other: LoneStatement) -> Double {
    let (a, b) = (own.node, other.node)
    if wrappersOfSame(a, b) != nil { return 2 }
    // What two bodies end with is what they give.
    if own.isLast, other.isLast, isValue(a, left.tree), isValue(b, right.tree) { return 1.5 }
    if isGuard(a, in: left.tree), isGuard(b, in: right.tree), left.tree.kind(a) == .if, right.tree.kind(b) == .if {
      return left.fingerprints.alpha(left.tree.child(a, 1)) == right.fingerprints.alpha(right.tree.child(b, 1)) ? 1 : 0
    }
    let kinds = (form(a, left.tree), form(b, right.tree))
    guard kinds.0 == kinds.1, kinds.0.isSimpleStatement else { return 0 }
    return nameSimilarity(spokenName(a, left), spokenName(b, right))
  }

  /// Whether a statement may be what a body gives.
  private func isValue(_ node: NodeID, _ tree: Tree) -> Bool {
    let kind = tree.kind(node)
    return kind == .return || kind.isSimpleStatement && kind != .assign && kind != .variable && !kind.isExit
  }

  /// The kind of a statement; a call without arguments is a mention of what it calls.
  private func form(_ node: NodeID, _ tree: Tree) -> NodeKind {
    switch tree.kind(node) {
    case .call, .member, .name, .implicitMember: .call
    default: tree.kind(node)
    }
  }

  /// What a statement speaks of, as it is written: what it calls, what it sets, what it gives away.
  private func spokenName(_ node: NodeID, _ text: Text) -> String {
    let tree = text.tree
    var part = node
    switch tree.kind(node) {
    case .call, .assign: part = tree.child(node, 0)
    case .variable, .return: part = tree.lastChild(node) ?? node
    default: break
    }
    // Of a longer text the words are many things' names.
    return String(text.file.text(in: tree.range(part)).prefix(80))
  }

  // MARK: Wrappers of two kinds

  /// Two statements as wrappers, if they are of different kinds and hold the same ones: `if isReady { show() }` and
  /// `onMain { show() }`.
  private func wrappersOfSame(_ a: NodeID, _ b: NodeID) -> (own: Wrapper, other: Wrapper)? {
    guard let own = wrapper(a, left), let other = wrapper(b, right), own.kind != other.kind,
      own.inner.map({ left.fingerprints.alpha($0) }) == other.inner.map({ right.fingerprints.alpha($0) })
    else { return nil }
    return (own, other)
  }

  private mutating func compareWrappers(_ a: NodeID, _ b: NodeID) -> Bool {
    guard let (own, other) = wrappersOfSame(a, b) else { return false }
    let findings = captured { comparer in
      for (statement, counterpart) in zip(own.inner, other.inner) { comparer.compareStatement(statement, counterpart) }
    }
    record(.controlFlow, a, b, Divergence.Place(own.head), Divergence.Place(other.head))
    found += findings
    return true
  }

  // MARK: What is told elsewhere

  /// Whether all that a call is handed is a closure that only writes notes, which the normal form leaves out.
  func isEmptyAround(_ one: LoneStatement) -> Bool {
    let text = text(of: one.side)
    guard text.tree.kind(one.node) == .call else { return false }
    let closures = text.tree.children(one.node).compactMap { argument in
      text.tree.children(argument).first { text.tree.kind($0) == .lambda }
    }
    return !closures.isEmpty
      && closures.allSatisfy { closure in
        guard let body = text.tree.lastChild(closure), text.tree.kind(body) == .block else { return false }
        let written = text.file.text(in: text.tree.range(closure))
        return text.tree.childCount(body) == 0 && written.contains { $0.isLetter }
      }
  }
}
