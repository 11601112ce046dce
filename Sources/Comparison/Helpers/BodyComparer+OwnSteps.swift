// hidden.insert(key)     hide(key)
//                        private fun hide(key: Key) { hidden.add(key) }
//
// A call of something of one's own that takes a single step is that step: where the other side takes it in place, both
// do the same.

internal import CodeModel
internal import SourceModel

extension BodyComparer {
  /// Bigger calls are not looked into.
  private static let stepLimit = 200

  /// One side's code with a step in the place of a call.
  private typealias Inlined = (text: Text, node: NodeID)
  /// What the names of locals stand for where a step is what the other side does, and the one literal that differs.
  private typealias Meaning = (substitution: Substitution, found: [Found])

  /// Compares a call of one's own with what the other side does in its place, or two calls of what has different names.
  ///
  /// - Returns: whether both do the same, but for one literal at most; nothing is kept otherwise.
  mutating func compareOwnSteps(_ a: NodeID, _ b: NodeID) -> Bool {
    var steps = (ownStep(a, .swift), ownStep(b, .kotlin))
    guard steps.0 != nil || steps.1 != nil, left.fingerprints.size(a) <= BodyComparer.stepLimit,
      right.fingerprints.size(b) <= BodyComparer.stepLimit
    else { return false }
    let names = (left.tree.label(asked(a, left.tree)), right.tree.label(asked(b, right.tree)))
    let mayBeSlip = areBare(a, b)
    if mayBeSlip, names.0 == names.1 || isAlias(names.0, names.1) { return false }
    // A function inside a function hides the member of its name.
    if bodies.declaredInside[.swift].contains(names.0) { steps.0 = nil }
    if bodies.declaredInside[.kotlin].contains(names.1) { steps.1 = nil }
    let own = steps.0.flatMap { inlined($0, in: a, left) }
    let other = steps.1.flatMap { inlined($0, in: b, right) }
    // Who knows the very counterpart and names another thing may have meant that.
    let areKnown = (isKnown(names.0, to: right), isKnown(names.1, to: left))
    var meant = own != nil && !(mayBeSlip && areKnown.0) ? same(own, nil, a, b) : nil
    if meant == nil, other != nil, !(mayBeSlip && areKnown.1) { meant = same(nil, other, a, b) }
    if meant == nil, own != nil, other != nil, !areKnown.0, !areKnown.1 { meant = same(own, other, a, b) }
    guard let meant else { return false }
    // What closures inside a step call their own is nobody else's name.
    if [steps.0, steps.1].allSatisfy({ $0?.bound.isEmpty ?? true }) { substitution = meant.substitution }
    found += meant.found
    creditStep(a, b)
    return true
  }

  private func ownStep(_ node: NodeID, _ side: Side) -> OwnSteps.Step? {
    guard let members = bodies.members else { return nil }
    return side == .swift
      ? sharedNames.ownSteps.swift.step(of: node, in: left, for: members.swift)
      : sharedNames.ownSteps.kotlin.step(of: node, in: right, for: members.kotlin)
  }

  /// Leaves out, of what is left over at one place, the calls of one's own that do what the other side does in place,
  /// in the same order.
  mutating func takeOwnSteps(_ lefts: inout [LoneStatement], _ rights: inout [LoneStatement]) {
    let calls = (lefts.map { ownStep($0.node, .swift) != nil }, rights.map { ownStep($0.node, .kotlin) != nil })
    guard calls.0.contains(true) || calls.1.contains(true) else { return }
    var pairs: [(Int, Int)] = []
    for (position, own) in lefts.enumerated() {
      for (place, other) in rights.enumerated() where calls.0[position] || calls.1[place] {
        if areOwnSteps(own.node, other.node) { pairs.append((position, place)) }
      }
    }
    // Of two that have changed places each may be the one that moved.
    let straight = pairs.filter { pair in
      !pairs.contains { ($0.0 < pair.0 && $0.1 > pair.1) || ($0.0 > pair.0 && $0.1 < pair.1) }
    }
    var taken: (left: Set<Int>, right: Set<Int>) = ([], [])
    for pair in straight where !taken.left.contains(pair.0) && !taken.right.contains(pair.1) {
      guard compareOwnSteps(lefts[pair.0].node, rights[pair.1].node) else { continue }
      taken.left.insert(pair.0)
      taken.right.insert(pair.1)
    }
    lefts = lefts.indices.filter { !taken.left.contains($0) }.map { lefts[$0] }
    rights = rights.indices.filter { !taken.right.contains($0) }.map { rights[$0] }
  }

  /// The same question, of which nothing is kept.
  private mutating func areOwnSteps(_ a: NodeID, _ b: NodeID) -> Bool {
    let before = self
    defer { takeBack(to: before) }
    return compareOwnSteps(a, b)
  }

  private mutating func creditStep(_ a: NodeID, _ b: NodeID) {
    let sizes = (left.fingerprints.size(a), right.fingerprints.size(b))
    let shared = min(sizes.0, sizes.1)
    credit(shared)
    tally.ignored.swift += sizes.0 - shared
    tally.ignored.kotlin += sizes.1 - shared
  }

  private func asked(_ node: NodeID, _ tree: Tree) -> NodeID { tree.kind(node) == .call ? tree.child(node, 0) : node }

  /// Whether both are calls, or both mentions, by a name alone.
  private func areBare(_ a: NodeID, _ b: NodeID) -> Bool {
    (left.tree.kind(a) == .call) == (right.tree.kind(b) == .call)
      && left.tree.kind(asked(a, left.tree)) == .name && right.tree.kind(asked(b, right.tree)) == .name
  }

  /// A call with the step in its place, as a tree of its own.
  private func inlined(_ step: OwnSteps.Step, in call: NodeID, _ text: Text) -> Inlined? {
    guard !mentionsLocals(step, text.tree), let values = step.values(in: call, text.tree) else { return nil }
    var tree = Tree()
    let root = tree.add(copyOf: step.node, in: text.tree, with: values)
    return (Text(tree: tree, fingerprints: Fingerprints(tree, roots: [root]), file: text.file), root)
  }

  /// Whether a step mentions something that is called like a local of the bodies at hand.
  private func mentionsLocals(_ step: OwnSteps.Step, _ tree: Tree) -> Bool {
    tree.preorder(step.node).contains { node in
      guard tree.kind(node) == .name, !tree.marks(node).contains(.local) else { return false }
      let name = tree.label(node)
      return substitution.leftDeclared.contains(name) || substitution.rightDeclared.contains(name)
        || substitution.isBound(name, .swift) || substitution.isBound(name, .kotlin)
    }
  }

  /// What two nodes mean that say the same, each with a step in its place or as it is.
  private mutating func same(_ own: Inlined?, _ other: Inlined?, _ a: NodeID, _ b: NodeID) -> Meaning? {
    var trial = anew(own?.text ?? left, other?.text ?? right)
    trial.compare(own?.node ?? a, other?.node ?? b)
    (visited, isTruncated) = (trial.visited, trial.isTruncated)
    let isLiteral =
      trial.found.count == 1 && trial.found.allSatisfy { $0.divergence.kind == .literal && !$0.divergence.isWeak }
    let areSame =
      (trial.found.isEmpty || isLiteral) && trial.leftovers.excused.isEmpty && trial.origins.swaps.isEmpty
      && !trial.isTruncated
    return areSame ? (trial.substitution, trial.found) : nil
  }
}
