internal import CodeModel
internal import Comparison
internal import Pairing
internal import SourceModel

extension ComparedTwin {
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
