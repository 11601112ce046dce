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
    var shared: [Int: Set<DeclarationID>] = [:]
    for member in members {
      guard let owner = member.owner, countsForTypes(member.swift), countsForTypes(member.kotlin),
        Set(member.evidence).isDisjoint(with: [.onlyCandidates, .moved, .inherited])
      else { continue }
      shared[owner, default: []].formUnion([member.swift, member.kotlin])
    }
    var lone: [Int: [Side: Int]] = [:]
    for member in loneMembers {
      guard let owner = member.owner, countsForTypes(member.declaration) else { continue }
      lone[owner, default: [:]][member.declaration.side, default: 0] += 1
    }
    let given = Set(twins.filter { $0.evidence.contains(.given) }.map { [$0.swift, $0.kotlin] })
    let twinUnits = Set(twins.filter { $0.evidence.contains(where: Self.isOfFiles) }.map { [$0.swift, $0.kotlin] })
    let pairsOfTypes = Set(types.map { [self[$0.swift].key, self[$0.kotlin].key] })
    return Set(
      types.indices.filter { number in
        let pair = types[number]
        guard Set(pair.evidence).isDisjoint(with: [.given, .configured, .directive]) else { return false }
        // Who names two files means what is in them.
        if given.contains([self[pair.swift].unit, self[pair.kotlin].unit]) { return false }
        // What extends a library's type has that type's name.
        if pair.isExtensionOnly { return self[pair.swift].key != self[pair.kotlin].key && isOfLibraries(pair) }
        let both = shared[number] ?? []
        let counts = Side.allCases.map { side in
          both.count { $0.side == side } + (lone[number]?[side] ?? 0)
        }
        guard let fewest = counts.min(), fewest >= 2 else { return false }
        let (left, right) = (self[pair.swift], self[pair.kotlin])
        let share = Double(min(both.count { $0.side == .swift }, both.count { $0.side == .kotlin })) / Double(fewest)
        let areInTwins = twinUnits.contains([left.unit, right.unit]) || areIn(pairsOfTypes, left, right)
        if pair.evidence.contains(.sameMembers), !areInTwins {
          let likeness = nameSimilarity(left.declaration.name, right.declaration.name)
          let agreeing = Int(share * Double(fewest))
          if likeness < 0.5 && agreeing < 6 || likeness < 0.6 && agreeing <= 2 { return true }
        }
        let areNamesakes = left.key == right.key
        if areNamesakes, areInTwins { return share == 0 }
        let areBothOutside = left.parent == nil && right.parent == nil
        return share < (areInTwins || areNamesakes && areBothOutside ? 0.25 : 0.5)
      })
  }

  /// Whether two types stand in types, or in extensions of types, that are counterparts.
  private func areIn(_ pairs: Set<[String]>, _ left: IndexedDeclaration, _ right: IndexedDeclaration) -> Bool {
    guard let outer = left.parent, let other = right.parent else { return false }
    return pairs.contains([self[outer].key, self[other].key])
  }

  /// Whether neither side declares the type of a pair.
  private func isOfLibraries(_ pair: TypePair) -> Bool {
    [pair.swift, pair.kotlin].allSatisfy { !self[$0].declaration.isType }
  }

  /// What says something of the files themselves, beside what they declare.
  private static func isOfFiles(_ evidence: Evidence) -> Bool {
    [.given, .configured, .directive, .sameName, .extensionFile, .roleSuffix, .roleAffix].contains(evidence)
  }

  /// Whether a member is a type's own: neither its initializer nor what every type of its kind has.
  private func countsForTypes(_ id: DeclarationID) -> Bool {
    let entry = self[id]
    return entry.declaration.kind != .initializer && !plumbing.isSynthesized(entry.key)
  }
}
