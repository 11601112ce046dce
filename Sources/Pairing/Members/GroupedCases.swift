// enum Delivery { case handedOver; case accepted; case rejected }
// sealed interface Delivery { object HandedOver : Delivery; sealed interface Answer : Delivery { … Accepted … Rejected … } }
//
// A sealed type may put some of its cases together under a name of their own; they are cases of it all the same.

internal import CodeModel
internal import SourceModel

extension MappingBuilder {
  struct GroupedCases {
    var cases: [MemberFacts]
    /// The types that put them together.
    var types: [DeclarationID]
  }

  /// The cases of the enums without counterpart that stem from an enum, where the other side's has some of them, and has no
  /// case for the group.
  func groupedCases(
    of group: Int, _ own: [MemberFacts], facing other: [MemberFacts], _ side: TypeGroups
  ) -> GroupedCases? {
    guard let type = side.groups[group].type, side.index.declaration(type).kind == .enum else { return nil }
    func cases(_ members: [MemberFacts]) -> Set<String> {
      Set(members.filter { $0.memberClass == .enumCase }.map(\.key))
    }
    let wanted = cases(other).subtracting(cases(own))
    if wanted.isEmpty { return nil }
    let entry = side.index[type]
    let lenders = side.index.declarations(ofUnit: entry.unit).filter { candidate in
      guard candidate.declaration.kind == .enum, let group = side.groupOfType[candidate.id],
        !isPaired(group, type.side), !wanted.contains(candidate.key)
      else { return false }
      return side.index.supertypeKeys(of: candidate).contains(entry.key)
    }
    var found = GroupedCases(cases: [], types: [])
    for lender in lenders {
      let cases = facts(lender.children.filter { side.index.declaration($0).kind == .enumCase }, side)
      guard cases.contains(where: { wanted.contains($0.key) }) else { continue }
      found.cases += cases
      found.types.append(lender.id)
    }
    return found.types.isEmpty ? nil : found
  }
}
