// struct Cache { func isStale() -> Bool { … } }     class Cache : BaseCache()
//                                                   abstract class BaseCache { fun isStale(): Boolean { … } }
//
// What one side's type declares by itself, the other side's may inherit from a type that only its side has.

internal import CodeModel
internal import SourceModel

extension MappingBuilder {
  /// Pairs members without counterpart with members of their names that the counterpart of their type inherits. What
  /// several types with counterparts inherit is no single one's member.
  mutating func pairInheritedMembers() {
    let inherited = (inheritedMembers(swift), inheritedMembers(kotlin))
    let lone = (
      Dictionary(grouping: loneSwift, by: \.owner), Dictionary(grouping: loneKotlin, by: \.owner)
    )
    var taken: Set<DeclarationID> = []
    for owner in typePairs.indices {
      let (left, right) = (typePairs[owner].swift, typePairs[owner].kotlin)
      let found =
        links(known(lone.0[owner] ?? []), facts(inherited.1[right] ?? [], kotlin))
        + links(facts(inherited.0[left] ?? [], swift), known(lone.1[owner] ?? []))
      for link in found {
        members.append(MemberPair(swift: link.swift, kotlin: link.kotlin, owner: owner, evidence: link.evidence))
        taken.formUnion([link.swift, link.kotlin])
      }
    }
    loneSwift.removeAll { taken.contains($0.declaration) }
    loneKotlin.removeAll { taken.contains($0.declaration) }
  }

  private func known(_ members: [LoneMember]) -> [MemberFacts] { members.compactMap { loneFacts[$0.declaration] } }

  private func links(_ left: [MemberFacts], _ right: [MemberFacts]) -> [MemberPair] {
    guard !left.isEmpty, !right.isEmpty else { return [] }
    var pairing = MemberPairing(swift: left, kotlin: right)
    pairing.run(allowsRenames: false)
    // What takes something else is another member, of which the heir has more.
    let same = pairing.links.filter { link in
      let (a, b) = (pairing.swift[link.swift], pairing.kotlin[link.kotlin])
      return link.evidence.contains(.sameName) && a.memberClass == b.memberClass && !a.isPrivate && !b.isPrivate
        && a.parameterNames.count == b.parameterNames.count
    }
    return same.map {
      MemberPair(
        swift: pairing.swift[$0.swift].id, kotlin: pairing.kotlin[$0.kotlin].id, owner: nil,
        evidence: $0.evidence + [.inherited])
    }
  }

  /// By type, the members of types without counterpart that it alone inherits, of those that have counterparts, and
  /// does not declare again.
  private func inheritedMembers(_ side: TypeGroups) -> [DeclarationID: [DeclarationID]] {
    var heirs: [Int: [Int]] = [:]
    for (group, type) in side.groups.enumerated().compactMap({ group in group.element.type.map { (group.offset, $0) } })
    where isPaired(group, type.side) {
      for ancestor in side.index.ancestors(of: type).compactMap({ side.groupOfType[$0] })
      where !isPaired(ancestor, type.side) {
        heirs[ancestor, default: []].append(group)
      }
    }
    var inherited: [DeclarationID: [DeclarationID]] = [:]
    for (ancestor, heirs) in heirs.sorted(by: { $0.key < $1.key }) where heirs.count == 1 {
      guard let type = side.groups[heirs[0]].type else { continue }
      let own = Set(side.groups[heirs[0]].members.map { side.index[$0].key })
      inherited[type, default: []] += facts(side.groups[ancestor].members, side)
        .filter { mayBeInherited($0, side.index) && !own.contains($0.key) }.map(\.id)
    }
    // Of what two of its supertypes declare, one may replace the other.
    return inherited.mapValues { members in
      let parents = Dictionary(grouping: members, by: { side.index[$0].key })
        .mapValues { Set($0.map { side.index[$0].parent }) }
      return members.filter { parents[side.index[$0].key]?.count == 1 }
    }
  }

  /// Whether a member is more than asked for: what it does or keeps is said, and for each value.
  private func mayBeInherited(_ member: MemberFacts, _ index: DeclarationIndex) -> Bool {
    let declaration = member.declaration
    guard [.function, .property].contains(member.memberClass),
      declaration.modifiers.isDisjoint(with: [.static, .abstract]), !member.isPrivate
    else { return false }
    if declaration.body != nil || declaration.getter != nil { return true }
    return declaration.isStored && index[member.id].parent.map { index.declaration($0).kind } != .interface
  }
}
