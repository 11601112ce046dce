// lock.withLock {                      if (guest.isKnown) {
//   if guest.isKnown {                     greet(guest)
//     greet(guest)                         return
//     return                           }
//   }                                    ask(guest)
//   ask(guest)
// }
//
// Where what runs under a lock is the last that a body does, to leave the closure is to leave the body. The normal form
// writes the one as two branches and the other as an exit.

internal import CodeModel
internal import SourceModel

extension BodyComparer {
  /// A decision that ends what is done in one case.
  private struct Fork {
    let condition: NodeID
    /// What is done in that case, with the value that is given then.
    let taken: [NodeID]
  }

  /// The statements of a body: those before the first fork, between two of them, and behind the last.
  private struct ForkedBody {
    private(set) var forks: [Fork] = []
    private(set) var segments: [[NodeID]] = [[]]

    mutating func add(_ statements: some Sequence<NodeID>) { segments[segments.count - 1] += statements }

    mutating func add(_ fork: Fork) {
      forks.append(fork)
      segments.append([])
    }
  }

  /// One side's body that ends under a lock, and the other side's, which takes none.
  private struct LockedEnd {
    let wrapper: Wrapper
    let own: ForkedBody
    let other: ForkedBody
    /// What the other side does without the lock.
    let bare: [NodeID]
  }

  /// Compares the statements of two whole bodies of which one ends with a lock, and leaves that early.
  ///
  /// - Returns: whether they are such, and decide the same, one decision aside.
  mutating func compareLockedEnds(_ a: NodeID, _ b: NodeID) -> Bool {
    guard left.tree.kind(a) == .block, right.tree.kind(b) == .block else { return false }
    if let end = lockedEnd(a, left, b, right) { return compare(end, of: .swift, end.own, end.other, in: a, b) }
    if let end = lockedEnd(b, right, a, left) { return compare(end, of: .kotlin, end.other, end.own, in: a, b) }
    return false
  }

  private mutating func compare(
    _ end: LockedEnd, of side: Side, _ own: ForkedBody, _ other: ForkedBody, in a: NodeID, _ b: NodeID
  ) -> Bool {
    let pairs = Array(zip(own.forks, other.forks))
    let unlike = pairs.filter { !isAlike($0.condition, $1.condition) }.count
    let haveEqualCounts = zip(own.segments, other.segments).allSatisfy { $0.count == $1.count }
    guard unlike == 0 || unlike == 1 && haveEqualCounts else { return false }
    record(end.wrapper, on: side, around: end.bare)
    credit(1)
    tally.ignored.swift += notation(of: own, in: a, left)
    tally.ignored.kotlin += notation(of: other, in: b, right)
    var starts = (start(of: a, in: left), start(of: b, in: right))
    for (position, (statements, others)) in zip(own.segments, other.segments).enumerated() {
      compareStatements(statements, others, leftStart: starts.0, rightStart: starts.1)
      guard position < pairs.count else { break }
      let (fork, counterpart) = pairs[position]
      compareCondition(fork.condition, counterpart.condition)
      compareStatements(
        fork.taken, counterpart.taken, leftStart: Int(left.tree.range(fork.condition).upper),
        rightStart: Int(right.tree.range(counterpart.condition).upper))
      starts = (
        Int(left.tree.range(fork.taken.last ?? fork.condition).upper),
        Int(right.tree.range(counterpart.taken.last ?? counterpart.condition).upper)
      )
    }
    return true
  }

  /// How much of a body only leads to its decisions and its statements.
  private func notation(of body: ForkedBody, in block: NodeID, _ text: Text) -> Int {
    let told = body.segments.joined() + body.forks.flatMap { [$0.condition] + $0.taken }
    return max(0, text.fingerprints.size(block) - told.reduce(1) { $0 + text.fingerprints.size($1) })
  }

  // MARK: Reading

  private func lockedEnd(_ block: NodeID, _ text: Text, _ otherBlock: NodeID, _ otherText: Text) -> LockedEnd? {
    let (own, others) = (statements(block, in: text.tree), statements(otherBlock, in: otherText.tree))
    guard let last = own.last, let section = text.tree.lockedStatements(last), let wrapper = wrapper(last, text),
      !otherText.tree.preorder(otherBlock).contains(where: { otherText.tree.lockedStatements($0) != nil })
    else { return nil }
    let locked = branched(own.dropLast() + section, text.tree)
    var free = ForkedBody()
    var firstFork = others.count
    for (position, statement) in others.enumerated() {
      if let fork = fork(statement, otherText.tree) {
        free.add(fork)
        firstFork = min(firstFork, position)
      } else {
        free.add([statement])
      }
    }
    guard !locked.forks.isEmpty, locked.forks.count == free.forks.count else { return nil }
    let bare = Array(others.dropFirst(min(own.count - 1, firstFork)))
    return LockedEnd(wrapper: wrapper, own: locked, other: free, bare: bare)
  }

  /// `if c { a } else { b }` at the end is a fork, and so is what `b` ends with.
  private func branched(_ statements: [NodeID], _ tree: Tree) -> ForkedBody {
    var result = ForkedBody()
    var rest = statements
    while let last = rest.last, tree.kind(last) == .if, tree.childCount(last) >= 3, !tree.isEmpty(tree.child(last, 2)) {
      result.add(rest.dropLast())
      result.add(Fork(condition: tree.child(last, 0), taken: self.statements(tree.child(last, 1), in: tree)))
      rest = self.statements(tree.child(last, 2), in: tree)
    }
    result.add(rest)
    return result
  }

  /// `if c { a; return }`, `if c { return a }`. An exit that does nothing else is none in a closure, either.
  private func fork(_ statement: NodeID, _ tree: Tree) -> Fork? {
    guard tree.kind(statement) == .if, tree.childCount(statement) >= 3, tree.isEmpty(tree.child(statement, 2)) else {
      return nil
    }
    let inside = statements(tree.child(statement, 1), in: tree)
    guard let exit = inside.last, tree.kind(exit) == .return, tree.soft(exit).isEmpty,
      inside.count > 1 || tree.childCount(exit) == 1
    else { return nil }
    return Fork(condition: tree.child(statement, 0), taken: inside.dropLast() + tree.children(exit))
  }
}
