internal import CodeModel
internal import Comparison
internal import Pairing
internal import SourceModel

/// How much the surroundings of a difference agree. What has no counterpart is excused when its work may be done elsewhere
/// on the other side; where everything else is equal, nothing there can do it.
extension ComparedTwin {
  /// Whether every other member of a type, or of the two files where `owner` is `nil`, has an equal counterpart.
  func agreesBeside(_ lone: LoneMember) -> Bool {
    guard loneMembers.count(where: { $0.owner == lone.owner }) == 1 else { return false }
    let others = members.filter { $0.pair.owner == lone.owner }
    return !others.isEmpty && others.allSatisfy(\.isEqual)
  }

  /// Whether every other member of the pair's type has an equal counterpart under its own name, and none is alone.
  func agreesBeside(_ pair: MemberPair) -> Bool {
    guard !loneMembers.contains(where: { $0.owner == pair.owner }) else { return false }
    let others = members.filter { $0.pair.owner == pair.owner && $0.pair.swift != pair.swift }
    return !others.isEmpty && others.allSatisfy { $0.isEqual && $0.pair.evidence != [.renamed] }
  }

  /// Whether two members agree in all but one place. What describes a value for debugging is written to each side's taste;
  /// where it is not, it was written to be the same.
  func differsAtOnePlace(_ pair: MemberPair) -> Bool {
    guard let member = members.first(where: { $0.pair == pair }) else { return false }
    return member.signature.count + (member.body.map { $0.divergences.count + $0.omitted } ?? 0) == 1
  }

  /// Whether the two types that hold a member promise the same: what they must do for a supertype they must do both.
  func sharesSupertypes(_ lone: LoneMember) -> Bool {
    guard let owner = lone.owner else { return false }
    let pair = mapping.types[owner]
    let names = (supertypeNames(pair.swift), supertypeNames(pair.kotlin))
    return !names.0.isEmpty && names.0 == names.1
  }

  private func supertypeNames(_ id: DeclarationID) -> Set<String> {
    let tree = mapping.index(id.side).unit(of: id).tree
    return Set(mapping[id].declaration.supertypes.map { canonicalName(tree.label($0.type)) })
  }
}
