internal import CodeModel
internal import Comparison
internal import Pairing
internal import SourceModel

/// The types that one side lacks, and what goes with them: a feature that one side does not have is told once, of its
/// type, and not again of the property that holds it, the function that gives it and the error that it may end in.
struct MissingTypes {
  private let twin: ComparedTwin

  init(_ twin: ComparedTwin) { self.twin = twin }

  /// Whether a member holds or gives a value of a type that is told to be missing, or is named after one.
  func explain(_ member: IndexedDeclaration) -> Bool {
    let given = givenTypes(member).flatMap { twin.kinship.loneTypeNames.types(named: $0, member.id.side) }
    return given.contains { twin.kinship.isGivenByFew($0) && twin.isToldMissing($0) }
      || namesakes(of: member).contains { twin.isToldMissing($0) }
  }

  private func givenTypes(_ member: IndexedDeclaration) -> [String] {
    guard let type = member.declaration.type else { return [] }
    let index = twin.mapping.index(member.id.side)
    let tree = index.unit(of: member.id).tree
    return tree.preorder(type).filter { tree.kind($0) == .typeName }.map { index.key(of: $0, in: tree) }
  }

  /// The types all of whose words stand in a member's name. The word with which a library begins the names of its types
  /// says nothing: `DescopeError.missingAccessKey` is about `DescopeAccessKey`.
  private func namesakes(of member: IndexedDeclaration) -> [DeclarationID] {
    let own = words(of: member.declaration.name)
    guard own.count > 1 else { return [] }
    let first = member.parent.flatMap { words(of: twin.mapping[$0].declaration.name).first }
    return own.indices.flatMap { start in
      twin.kinship.loneTypeNames.typesOfSeveralWords(beginningWith: own[start], member.id.side).filter { type in
        let isPrefixed = type.words.count > 2 && type.words.first == first
        return own[start...].starts(with: type.words.dropFirst(isPrefixed ? 1 : 0))
      }
    }.map(\.id)
  }
}
