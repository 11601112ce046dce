// case .won: 3                 is Won -> 3
// case .lost, .open: 0         is Lost -> 0
//                              else -> 0
//
// Arms without an arm for just their cases on the other side: one side has an arm for several cases and the other one
// for each of them, one lists what the other leaves to its `default`, or one lists what nothing is done for.

internal import CodeModel
internal import SourceModel

extension BodyComparer {
  /// Compares arms for several cases with those of the other side that have one arm to each of these cases:
  /// `case .won, .lost: nil` and `is Won -> null; is Lost -> null`.
  mutating func compareSplitArms(_ lefts: inout [NodeID], _ rights: inout [NodeID]) {
    for arm in lefts {
      guard let parts = split(arm, left, into: rights, right) else { continue }
      lefts.removeAll { $0 == arm }
      rights.removeAll(where: parts.contains)
      credit(left.fingerprints.size(arm))
      tally.ignored.kotlin += max(0, parts.reduce(0) { $0 + right.fingerprints.size($1) } - left.fingerprints.size(arm))
      compareSplitBodies(parts.map { (arm, $0) })
    }
    for arm in rights {
      guard let parts = split(arm, right, into: lefts, left) else { continue }
      rights.removeAll { $0 == arm }
      lefts.removeAll(where: parts.contains)
      credit(right.fingerprints.size(arm))
      tally.ignored.swift += max(0, parts.reduce(0) { $0 + left.fingerprints.size($1) } - right.fingerprints.size(arm))
      compareSplitBodies(parts.map { ($0, arm) })
    }
  }

  private mutating func compareSplitBodies(_ arms: [(NodeID, NodeID)]) {
    for (arm, other) in arms {
      let (body, otherBody) = (left.tree.child(arm, 2), right.tree.child(other, 2))
      if !isEqual(body, otherBody) { compareBlocks(body, otherBody) }
    }
  }

  /// The arms of the other side that together ask for exactly the cases of one arm, where none of them asks more and
  /// one of them at least does the same.
  private func split(_ arm: NodeID, _ text: Text, into others: [NodeID], _ other: Text) -> [NodeID]? {
    func cases(_ arm: NodeID, _ text: Text) -> Set<UInt64>? {
      let tree = text.tree
      guard tree.childCount(arm) == 3, tree.isEmpty(tree.child(arm, 1)) else { return nil }
      return Set(tree.children(tree.child(arm, 0)).map { text.fingerprints.exact($0) })
    }
    guard let wanted = cases(arm, text), wanted.count > 1 else { return nil }
    let parts = others.filter { cases($0, other).map { !$0.isEmpty && $0.isSubset(of: wanted) } ?? false }
    let found = parts.flatMap { cases($0, other) ?? [] }
    guard parts.count > 1, found.count == wanted.count, Set(found) == wanted else { return nil }
    let body = bodyOf(arm, in: text.tree, text.fingerprints)
    return parts.contains { bodyOf($0, in: other.tree, other.fingerprints) == body } ? parts : nil
  }

  // MARK: What is left

  /// Compares what is left of Swift's arms with Kotlin's `else`. A Swift choice without `default` lists every case:
  /// what no other arm of Kotlin's takes is just what its `else` is for.
  ///
  /// What is left on the Kotlin side must all do the same, so that it does not matter which case falls to which arm.
  mutating func compareListedRest(
    of a: NodeID, _ b: NodeID, _ lefts: inout [NodeID], _ rights: inout [NodeID]
  ) {
    guard let rest = rights.first(where: { isDefault($0, right.tree) }), listsEveryCase(a) else { return }
    let (body, open) = (bodyOf(rest, in: right.tree, right.fingerprints), Set(rights))
    let areAlike = rights.allSatisfy { arm in
      arm == rest || cases(of: arm, in: right) != nil && bodyOf(arm, in: right.tree, right.fingerprints) == body
    }
    guard areAlike, let taken = cases(ofArms: arms(of: b, right).filter { !open.contains($0) }, in: right) else {
      return
    }
    // All that is left on either side is for the same cases then, whatever is done for them.
    let isOnlyRest = lefts.count == 1
    let listed = lefts.filter { arm in
      guard cases(of: arm, in: left)?.isDisjoint(with: taken) ?? false else { return false }
      return isOnlyRest || bodyOf(arm, in: left.tree, left.fingerprints) == body
    }
    guard !listed.isEmpty else { return }
    creditRest(listed, rights, areEqual: bodyOf(listed[0], in: left.tree, left.fingerprints) == body)
    compareSplitBodies(listed.map { ($0, rest) })
    let found = Set(listed)
    lefts.removeAll(where: found.contains)
    rights = []
  }

  /// Compares Swift's `default` with what is left of Kotlin's arms, where these list every case and all that are left do the
  /// same: what no other arm of Swift's takes is just what its `default` is for.
  mutating func compareDefault(of a: NodeID, _ b: NodeID, _ lefts: inout [NodeID], _ rights: inout [NodeID]) {
    guard lefts.count == 1, let rest = lefts.first, isDefault(rest, left.tree), let first = rights.first,
      let taken = cases(ofArms: arms(of: a, left).filter { $0 != rest }, in: left),
      cases(ofArms: arms(of: b, right), in: right) != nil,
      cases(ofArms: rights, in: right)?.isDisjoint(with: taken) ?? false
    else { return }
    let body = bodyOf(first, in: right.tree, right.fingerprints)
    guard rights.allSatisfy({ bodyOf($0, in: right.tree, right.fingerprints) == body }) else { return }
    creditRest(lefts, rights, areEqual: bodyOf(rest, in: left.tree, left.fingerprints) == body)
    compareSplitBodies([(rest, first)])
    (lefts, rights) = ([], [])
  }

  /// Arms that say the same twice are no part of the comparison but for what both sides have.
  private mutating func creditRest(_ lefts: [NodeID], _ rights: [NodeID], areEqual: Bool) {
    let sizes = (
      lefts.reduce(0) { $0 + left.fingerprints.size($1) }, rights.reduce(0) { $0 + right.fingerprints.size($1) }
    )
    let shared = min(sizes.0, sizes.1)
    if areEqual { credit(shared) }
    tally.ignored.swift += sizes.0 - shared
    tally.ignored.kotlin += sizes.1 - shared
  }

  /// Takes away the arms of one side that do nothing for cases that the other side has no arm for.
  mutating func ignoreIdleArms(of a: NodeID, _ b: NodeID, _ lefts: inout [NodeID], _ rights: inout [NodeID]) {
    func idle(_ lone: [NodeID], _ text: Text, facing arms: [NodeID], _ other: Text) -> Set<NodeID> {
      guard let taken = cases(ofArms: arms, in: other) else { return [] }
      return Set(
        lone.filter { arm in
          guard let cases = cases(of: arm, in: text), cases.isDisjoint(with: taken) else { return false }
          let body = text.tree.child(arm, 2)
          return text.tree.kind(body) == .block && text.tree.childCount(body) == 0
        })
    }
    if rights.isEmpty {
      let done = idle(lefts, left, facing: arms(of: b, right), right)
      tally.ignored.swift += done.reduce(0) { $0 + left.fingerprints.size($1) }
      lefts.removeAll(where: done.contains)
    } else if lefts.isEmpty {
      let done = idle(rights, right, facing: arms(of: a, left), left)
      tally.ignored.kotlin += done.reduce(0) { $0 + right.fingerprints.size($1) }
      rights.removeAll(where: done.contains)
    }
  }

  private func arms(of choice: NodeID, _ text: Text) -> [NodeID] { Array(text.tree.children(choice).dropFirst()) }

  private func isDefault(_ arm: NodeID, _ tree: Tree) -> Bool {
    guard tree.kind(arm) == .arm, tree.childCount(arm) == 3, tree.isEmpty(tree.child(arm, 1)) else { return false }
    return tree.children(tree.child(arm, 0)).contains { tree.kind($0) == .default }
  }

  /// The cases of an enum or sealed type that an arm is for; `nil` for one that asks for anything else.
  private func cases(of arm: NodeID, in text: Text) -> Set<UInt64>? {
    let tree = text.tree
    guard tree.kind(arm) == .arm, tree.childCount(arm) == 3, tree.isEmpty(tree.child(arm, 1)) else { return nil }
    let patterns = tree.children(tree.child(arm, 0))
    guard patterns.allSatisfy({ tree.kind($0) == .casePattern && tree.childCount($0) == 0 }) else { return nil }
    return Set(patterns.map { text.fingerprints.exact($0) })
  }

  /// The cases of several arms; `nil` where one of them asks for anything else.
  private func cases(ofArms arms: [NodeID], in text: Text) -> Set<UInt64>? {
    var result: Set<UInt64> = []
    for arm in arms {
      guard let cases = cases(of: arm, in: text) else { return nil }
      result.formUnion(cases)
    }
    return result
  }

  /// Whether a Swift choice has nothing that takes what is left; its compiler wants every case to be listed then. An
  /// empty `default` has no arm in a normal form, so the user's text is asked, and only a plain one taken at its word.
  private func listsEveryCase(_ choice: NodeID) -> Bool {
    let text = left.file.text(in: left.tree.range(choice))
    return text.hasPrefix("switch")
      && !["default", "case _", ", _:", "case let", "case var"].contains { text.contains($0) }
  }

  func bodyOf(_ arm: NodeID, in tree: Tree, _ fingerprints: Fingerprints) -> UInt64 {
    tree.childCount(arm) >= 3 ? fingerprints.exact(tree.child(arm, 2)) : 0
  }
}
