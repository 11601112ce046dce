internal import CodeModel
internal import Pairing
internal import SourceModel

/// What belongs to the contract of two sides that share an architecture and not their code: what their protocols and
/// interfaces ask for. How many classes implement or decorate one is each side's own business.
struct Contracts {
  let mapping: Mapping

  /// Whether a pair of types is a contract. A class may stand for it on a side that needs no interface.
  func includes(_ pair: TypePair) -> Bool { isInterface(pair.swift) || isInterface(pair.kotlin) }

  func includes(_ pair: MemberPair) -> Bool { pair.owner.map { includes(mapping.types[$0]) } ?? false }

  /// Whether a member without counterpart is one that its interface asks for. What an extension adds, or a class that
  /// stands for an interface, is not asked for by anybody.
  func includes(_ lone: LoneMember) -> Bool {
    guard lone.owner != nil, let parent = mapping[lone.declaration].parent else { return false }
    // The normal form has folded extensions into the type; they still stand outside its braces.
    return isInterface(parent)
      && mapping[parent].declaration.range.contains(mapping[lone.declaration].declaration.range)
  }

  /// Whether a type without counterpart is a contract.
  func includes(_ type: DeclarationID) -> Bool { isInterface(type) }

  private func isInterface(_ id: DeclarationID) -> Bool { mapping[id].declaration.kind == .interface }
}
