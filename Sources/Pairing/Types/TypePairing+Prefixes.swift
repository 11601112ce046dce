// struct Shop, struct Stock, class Checker     class GBShop, class GBStock, class GBChecker

internal import CodeModel
internal import SourceModel

extension TypePairing {
  /// Of so many types that have a counterpart by name behind one prefix, the prefix is their side's own.
  private static let leastOfPrefix = 3

  /// Types of one kind of which one has the name of the other behind a prefix, where that is the prefix of its side or
  /// the files of the two have other types in common.
  func prefixed() -> [Candidate] {
    let free = (swift: free(.swift), kotlin: free(.kotlin))
    let joined = Set(pairs.compactMap { units($0.swift, $0.kotlin) }).union(twinUnits)
    func found(_ longer: Side) -> [Candidate] {
      let known = ownPrefixes(of: longer)
      let (own, others) = longer == .swift ? (free.swift, free.kotlin) : (free.kotlin, free.swift)
      let shorter = Dictionary(grouping: others, by: { groups(longer.other).groups[$0].key })
      return own.flatMap { group -> [Candidate] in
        guard let name = PrefixedName(groups(longer).groups[group].name) else { return [] }
        return (shorter[name.rest] ?? []).compactMap { other in
          let (left, right) = longer == .swift ? (group, other) : (other, group)
          guard known.contains(name.prefix) || units(left, right).map(joined.contains) ?? false,
            areOfOneKind(left, right)
          else { return nil }
          return Candidate(swift: left, kotlin: right, score: 1, evidence: [.roleAffix])
        }
      }
    }
    let candidates = found(.swift) + found(.kotlin)
    let wanted = (
      swift: Dictionary(grouping: candidates, by: \.swift), kotlin: Dictionary(grouping: candidates, by: \.kotlin)
    )
    return candidates.filter { wanted.swift[$0.swift]?.count == 1 && wanted.kotlin[$0.kotlin]?.count == 1 }
  }

  /// The prefixes behind which a side has several names of the other side's types, which has no such prefix.
  private func ownPrefixes(of side: Side) -> Set<String> {
    let names = typesOfFiles(of: side).compactMap { PrefixedName(groups(side).groups[$0].name) }
    let others = typesOfFiles(of: side.other).map { groups(side.other).groups[$0] }
    let (keys, prefixes) = (Set(others.map(\.key)), Set(others.compactMap { PrefixedName($0.name)?.prefix }))
    // `DBUser` beside a `User` of its own side is a user of another kind.
    let own = Set(typesOfFiles(of: side).map { groups(side).groups[$0].key })
    let shared = names.filter {
      keys.contains($0.rest) && !prefixes.contains($0.prefix) && !own.contains($0.rest)
    }
    return Set(
      Dictionary(grouping: shared, by: \.prefix).filter { Set($0.value.map(\.rest)).count >= Self.leastOfPrefix }.keys)
  }

  private func groups(_ side: Side) -> TypeGroups { side == .swift ? swift : kotlin }

  /// The types of a side that stand in no other.
  private func typesOfFiles(of side: Side) -> [Int] {
    let groups = groups(side)
    return groups.groups.indices.filter { group in
      groups.groups[group].type.map { groups.index[$0].parent == nil } ?? false
    }
  }

  private func free(_ side: Side) -> [Int] {
    let isFree = Set(side == .swift ? freeSwift() : freeKotlin())
    return typesOfFiles(of: side).filter(isFree.contains)
  }

  /// Whether two types may be one by what they are: what has cases is nothing that has none.
  private func areOfOneKind(_ left: Int, _ right: Int) -> Bool {
    sameKind(left, right) && swiftCases[left].isEmpty == kotlinCases[right].isEmpty && !carryOtherwise(left, right)
      && !differInEarnest(left, right) && !isThrownOnOneSide(left, right) && !isNameAlone(left, right)
  }
}
