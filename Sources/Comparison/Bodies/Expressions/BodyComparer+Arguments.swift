internal import CodeModel
internal import SourceModel

/// The arguments of two calls that face each other.
struct FacingArguments {
  var lefts: [NodeID]
  var rights: [NodeID]
  /// The labels say who faces whom.
  var areLabelled = false
  /// Positions whose parameters the callees declare to be of different types.
  var differing: Set<Int> = []
}

extension BodyComparer {
  /// The arguments that face each other: without those that only one of the callees can take and, where the labels say
  /// that the order differs, those of the second call in the order of the first one's.
  mutating func facing(_ lefts: [NodeID], _ rights: [NodeID], of a: NodeID, _ b: NodeID) -> FacingArguments {
    guard left.tree.kind(a) == .call, right.tree.kind(b) == .call else {
      return FacingArguments(lefts: lefts, rights: rights)
    }
    let names = (left.tree.label(left.tree.child(a, 0)), right.tree.label(right.tree.child(b, 0)))
    let labels = knownLabels(of: a, b)
    let lonely = lonelyLabels(names.0, names.1)
    var kept = (
      lefts.indices.filter { position in labels.left.map { !lonely.left.contains($0[position]) } ?? true },
      rights.indices.filter { position in labels.right.map { !lonely.right.contains($0[position]) } ?? true }
    )
    // What each side takes by itself may be one thing under two names: then it is compared. So it is where it is not known
    // what the other side hands over as many of.
    let isHalfKnown = lefts.count == rights.count && (labels.left == nil) != (labels.right == nil)
    if isHalfKnown || kept.0.count < lefts.count && kept.1.count < rights.count {
      kept = (Array(lefts.indices), Array(rights.indices))
    }
    for position in lefts.indices where !kept.0.contains(position) {
      tally.ignored.swift += left.fingerprints.size(lefts[position])
      leftovers.excused[.swift].append(lefts[position])
    }
    for position in rights.indices where !kept.1.contains(position) {
      tally.ignored.kotlin += right.fingerprints.size(rights[position])
      leftovers.excused[.kotlin].append(rights[position])
    }
    var facing = FacingArguments(lefts: kept.0.map { lefts[$0] }, rights: kept.1.map { rights[$0] })
    guard let own = labels.left, var other = labels.right, facing.lefts.count == facing.rights.count else {
      return facingAsWritten(facing)
    }
    let keptOwn = kept.0.map { own[$0] }
    other = kept.1.map { other[$0] }
    if let positions = partners(keptOwn, other, swift: names.0, kotlin: names.1) {
      facing.rights = positions.map { facing.rights[$0] }
      other = positions.map { other[$0] }
      facing.areLabelled = true
    }
    facing.differing = Set(
      keptOwn.indices.filter {
        sharedNames.unshared.areOfDifferentTypes(keptOwn[$0], other[$0], swift: names.0, kotlin: names.1)
      })
    return facing
  }

  /// Which argument of the second call faces each one of the first by the labels, or by what the parameters are called
  /// inside; `nil` where those do not say that the order differs.
  private func partners(_ lefts: [String], _ rights: [String], swift: String, kotlin: String) -> [Int]? {
    func positions(_ lefts: [String], _ rights: [String]) -> [Int]? {
      let found = lefts.compactMap { rights.firstIndex(of: $0) }
      return lefts != rights && Set(found).count == lefts.count ? found : nil
    }
    if let found = positions(lefts, rights) ?? partners(byShared: lefts, rights) { return found }
    guard let own = sharedNames.parameters.swift.names(of: lefts, callee: swift),
      let other = sharedNames.parameters.kotlin.names(of: rights, callee: kotlin)
    else { return nil }
    return positions(own, other)
  }

  /// The arguments of callees that are not declared here, or more than once: what both calls label the same faces each
  /// other wherever it stands, and of the rest what comes first faces what comes first.
  func facingAsWritten(_ facing: FacingArguments) -> FacingArguments {
    guard facing.lefts.count == facing.rights.count,
      facing.lefts.allSatisfy({ left.tree.kind($0) == .argument }),
      facing.rights.allSatisfy({ right.tree.kind($0) == .argument })
    else { return facing }
    let own = facing.lefts.map { canonicalName(left.tree.soft($0)) }
    let other = facing.rights.map { canonicalName(right.tree.soft($0)) }
    guard let partners = partners(byShared: own, other) else { return facing }
    var result = facing
    result.rights = partners.map { facing.rights[$0] }
    result.areLabelled = true
    return result
  }

  /// Which argument of the second call faces each one of the first, where some have a label in common: these wherever
  /// they stand, and of the rest what comes first. `nil` where that is the order in which they stand anyway.
  private func partners(byShared own: [String], _ other: [String]) -> [Int]? {
    let places = Dictionary(grouping: other.indices, by: { other[$0] })
    let shared = own.indices.filter { !own[$0].isEmpty && places[own[$0]] != nil }
    let partners = shared.compactMap { places[own[$0]]?.first }
    guard partners != shared, Set(partners).count == shared.count,
      shared.allSatisfy({ places[own[$0]]?.count == 1 })
    else { return nil }
    var rest = other.indices.filter { !partners.contains($0) }[...]
    let partner = Dictionary(uniqueKeysWithValues: zip(shared, partners))
    return own.indices.compactMap { partner[$0] ?? rest.popFirst() }
  }

  /// Of two calls that hand over more and less: which arguments face each other, where the shorter call labels all of its
  /// own and the other has each of these labels once.
  func facingByLabel(_ lefts: [NodeID], _ rights: [NodeID]) -> [(NodeID, NodeID)]? {
    let own = lefts.map { left.tree.kind($0) == .argument ? canonicalName(left.tree.soft($0)) : "" }
    let other = rights.map { right.tree.kind($0) == .argument ? canonicalName(right.tree.soft($0)) : "" }
    let places = (
      Dictionary(grouping: own.indices, by: { own[$0] }), Dictionary(grouping: other.indices, by: { other[$0] })
    )
    let shorter = own.count < other.count ? own : other
    let pairs = shorter.compactMap { label -> (NodeID, NodeID)? in
      guard !label.isEmpty, let i = places.0[label], let j = places.1[label], i.count == 1, j.count == 1 else {
        return nil
      }
      return (lefts[i[0]], rights[j[0]])
    }
    return pairs.count == shorter.count && !pairs.isEmpty ? pairs : nil
  }

  /// Whether two callees that are called otherwise throughout take as many arguments here as in most places.
  func isCustomary(_ a: NodeID, _ b: NodeID) -> Bool {
    guard left.tree.kind(a) == .call, right.tree.kind(b) == .call else { return false }
    let names = [left.tree.label(left.tree.child(a, 0)), right.tree.label(right.tree.child(b, 0))]
    return sharedNames.renamedCallees[names] == [left.tree.childCount(a) - 1, right.tree.childCount(b) - 1]
  }

  /// Compares two arguments. What is handed over for parameters of different types differs as they do, and that is told of
  /// the declarations; a constant is a constant all the same.
  mutating func compareArgument(_ facing: FacingArguments, _ position: Int) {
    let (argument, other) = (facing.lefts[position], facing.rights[position])
    guard facing.differing.contains(position) else { return compare(argument, other) }
    let findings = captured { $0.compare(argument, other) }
    found += findings.map { finding in
      var finding = finding
      if finding.divergence.kind != .literal { finding.divergence.isWeak = true }
      return finding
    }
    leftovers.excused[.swift].append(argument)
    leftovers.excused[.kotlin].append(other)
  }

  /// Makes weak what is left over because of arguments that the declarations tell of: a local that only they use, and an
  /// entry that only hands on a parameter that the other side does not have.
  mutating func weakenFollowers(in roots: PerSide<[NodeID]>) {
    weakenSteps()
    guard !(leftovers.excused.isEmpty && bodies.loneParameters.isEmpty) else { return }
    let all = PerSide.each { side in roots[side].flatMap { tree(of: side).preorder($0) } }
    for index in found.indices {
      let divergence = found[index].divergence
      guard !divergence.isWeak, let side = divergence.presentSide else { continue }
      let tree = tree(of: side)
      let range = divergence.place(on: side).range
      let nodes = all[side]
      switch divergence.kind {
      case .missingStatement:
        guard !leftovers.excused[side].isEmpty,
          let local = nodes.first(where: { tree.kind($0) == .variable && tree.range($0) == range })
        else { continue }
        found[index].divergence.isWeak = isOnlyExcused(local, among: nodes, side)
      case .expression:
        let names = bodies.loneParameters[side]
        guard !names.isEmpty, let whole = nodes.first(where: { tree.range($0) == range })
        else { continue }
        let mentions = tree.preorder(whole).filter { tree.kind($0) == .name }
        found[index].divergence.isWeak = !mentions.isEmpty && mentions.allSatisfy { names.contains(tree.label($0)) }
      default: continue
      }
    }
  }

  /// Whether nothing uses a local but arguments whose parameters are told to differ.
  private func isOnlyExcused(_ local: NodeID, among nodes: [NodeID], _ side: Side) -> Bool {
    let tree = tree(of: side)
    guard let pattern = tree.children(local).first else { return false }
    let names = Set(tree.preorder(pattern).filter { tree.kind($0) == .binding }.map { tree.label($0) })
    let own = Set(tree.preorder(local))
    let excused = Set(leftovers.excused[side].flatMap { tree.preorder($0) })
    let mentions = nodes.filter { tree.kind($0) == .name && names.contains(tree.label($0)) && !own.contains($0) }
    return !names.isEmpty && !mentions.isEmpty && mentions.allSatisfy(excused.contains)
  }
}
