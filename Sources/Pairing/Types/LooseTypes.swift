// enum EventType { log, view }     EventType { DEFAULT, CRASH }
//
// Two types of one name may have nothing else in common, and two that declare a few things of the same names may be
// about something else: what differs between their members is no news then. How much they have to share depends on what
// else speaks for them.

internal import CodeModel
internal import SourceModel

extension Mapping {
  /// The positions in `types` of the pairs that a name alone has made, and whose members hardly agree, or the other way
  /// round: whatever is told of them is most likely about two different things.
  package func looseTypes() -> Set<Int> {
    let finder = LooseTypes(self)
    return Set(types.indices.filter(finder.isLoose))
  }
}

private struct LooseTypes {
  private let mapping: Mapping
  /// By position of the pair, its members that have counterparts, and how many of a side have none.
  private var shared: [Int: Set<DeclarationID>] = [:]
  private var lone: [Int: PerSide<Int>] = [:]
  /// By position of the pair, how many cases of a side have no counterpart, and the pairs of which some case has one.
  private var loneCases: [Int: PerSide<Int>] = [:]
  private var withCommonCase: Set<Int> = []
  /// Pairs of units, Swift's first, that somebody named, and those that are twins for more than what they declare.
  private let given: Set<[Int]>
  private let twins: Set<[Int]>
  /// Pairs of keys, Swift's first.
  private let pairs: Set<[String]>

  init(_ mapping: Mapping) {
    self.mapping = mapping
    given = Set(mapping.twins.filter { $0.evidence.contains(.given) }.map { [$0.swift, $0.kotlin] })
    let ofFiles: Set<Evidence> = [
      .given, .configured, .directive, .sameName, .extensionFile, .roleSuffix, .roleAffix,
    ]
    twins = Set(mapping.twins.filter { !ofFiles.isDisjoint(with: $0.evidence) }.map { [$0.swift, $0.kotlin] })
    pairs = Set(mapping.types.map { [mapping[$0.swift].key, mapping[$0.kotlin].key] })
    for member in mapping.members {
      guard let owner = member.owner, isOwn(member.swift), isOwn(member.kotlin) else { continue }
      if isCase(member.swift), isCase(member.kotlin) { withCommonCase.insert(owner) }
      guard Set(member.evidence).isDisjoint(with: [.onlyCandidates, .moved, .inherited]) else { continue }
      shared[owner, default: []].formUnion([member.swift, member.kotlin])
    }
    for member in mapping.loneMembers {
      guard let owner = member.owner, isOwn(member.declaration) else { continue }
      lone[owner, default: PerSide(both: 0)][member.declaration.side] += 1
      if isCase(member.declaration) { loneCases[owner, default: PerSide(both: 0)][member.declaration.side] += 1 }
    }
  }

  /// Whether a member is a type's own: neither its initializer nor what every type of its kind has.
  private func isOwn(_ id: DeclarationID) -> Bool {
    let entry = mapping[id]
    return entry.declaration.kind != .initializer && !mapping.plumbing.isSynthesized(entry.key)
  }

  private func isCase(_ id: DeclarationID) -> Bool { mapping[id].declaration.kind == .enumCase }

  /// Whether both sides choose among several cases, none of which the other side has: `excellent` or `good`, `DEX` or
  /// `CEX`.
  private func haveOtherCases(_ number: Int) -> Bool {
    !withCommonCase.contains(number) && Side.allCases.allSatisfy { loneCases[number]?[$0] ?? 0 > 1 }
  }

  func isLoose(_ number: Int) -> Bool {
    let pair = mapping.types[number]
    let (left, right) = (mapping[pair.swift], mapping[pair.kotlin])
    // Who names two files means what is in them.
    guard Set(pair.evidence).isDisjoint(with: [.given, .configured, .directive]),
      !given.contains([left.unit, right.unit])
    else { return false }
    // What extends a library's type has that type's name.
    if pair.isExtensionOnly { return left.key != right.key && !left.declaration.isType && !right.declaration.isType }
    let agreeing = Side.allCases.map { side in shared[number]?.count { $0.side == side } ?? 0 }
    let all = zip(Side.allCases, agreeing).map { side, count in count + (lone[number]?[side] ?? 0) }
    guard let fewest = all.min(), let agreed = agreeing.min(), fewest > 0 else { return false }
    let areInTwins = twins.contains([left.unit, right.unit]) || areInCounterparts(left, right)
    if agreed == 0 && !areInTwins || haveOtherCases(number) { return true }
    if pair.evidence.contains(.sameMembers), !areInTwins {
      let likeness = nameSimilarity(left.declaration.name, right.declaration.name)
      if likeness < 0.5 && agreed < 6 || likeness < 0.6 && agreed <= 2 { return true }
    }
    guard fewest > 1 else { return false }
    return Double(agreed) < least(pair, left, right, areInTwins: areInTwins) * Double(fewest)
  }

  /// The share of the smaller type's members that have to have counterparts.
  private func least(
    _ pair: TypePair, _ left: IndexedDeclaration, _ right: IndexedDeclaration, areInTwins: Bool
  ) -> Double {
    let areNamesakes = left.key == right.key
    // One is enough.
    if areNamesakes, areInTwins { return .leastNonzeroMagnitude }
    let areOutside = left.parent == nil && right.parent == nil
    // `Storage.swift` and `StorageImpl.kt` are each about the type of their name, and a convention that pairs two such
    // files has hardly met by chance.
    let areNamed = areOutside && isNamedLikeItsFile(left) && isNamedLikeItsFile(right)
    if areNamed, !Set([.roleAffix, .roleSuffix]).isDisjoint(with: pair.evidence) { return 0.1 }
    return areInTwins || areNamesakes && areOutside || areNamed ? 0.25 : 0.5
  }

  /// Whether two types stand in types, or in extensions of types, that are counterparts.
  private func areInCounterparts(_ left: IndexedDeclaration, _ right: IndexedDeclaration) -> Bool {
    guard let outer = left.parent, let other = right.parent else { return false }
    return pairs.contains([mapping[outer].key, mapping[other].key])
  }

  private func isNamedLikeItsFile(_ entry: IndexedDeclaration) -> Bool {
    FilePairing.stem(of: mapping.index(entry.id.side).units[entry.unit].file.path) == entry.key
  }
}
