internal import CodeModel
internal import Comparison
internal import Pairing
internal import SourceModel

extension ComparedTwin {
  /// Whether a protocol that lacks a member stems from one that no source declares and that may ask for it: those that keep
  /// to the protocol have the member, as `ConsoleJournal: Journal` has `debug(message:)` where a package's `CoreJournal`,
  /// which `Journal` refines, promises it.
  func mayBeAskedForAbove(_ lone: LoneMember) -> Bool {
    guard let owner = lone.owner else { return false }
    let member = mapping[lone.declaration]
    let type = mapping[mapping.types[owner][lone.declaration.side.other]]
    let index = mapping.index(type.id.side)
    guard type.declaration.kind == .interface, !type.declaration.supertypes.isEmpty,
      index.supertypeKeys(of: type).contains(where: { index.types(named: $0).isEmpty })
    else { return false }
    return index.declarations.contains { candidate in
      guard candidate.key == member.key, candidate.declaration.kind == member.declaration.kind,
        index.side == .swift || candidate.declaration.modifiers.contains(.override),
        let keeper = candidate.parent.map({ index[$0] }), keeper.declaration.isType,
        keeper.declaration.kind != .interface
      else { return false }
      return index.supertypeKeys(of: keeper).contains(type.key)
    }
  }
}
