// let picture: Picture?                        val picture: BoxPictureResponse?
// let logger: EventLogger                      val logger: ShopLogger
//
// Two types of the code's own that lack a counterpart, and are called alike, are most likely each other's: then the same
// thing is given and taken.

internal import CodeModel
internal import Comparison
internal import Pairing
internal import SourceModel

extension SignatureDoubts {
  /// Whether the types in a difference are two such.
  var areTypesCalledAlike: Bool {
    guard !difference.isWeak, let swift = lonelyType(.swift), let kotlin = lonelyType(.kotlin), swift != kotlin else {
      return false
    }
    // What holds them is of another order, or of none, whatever the things are called.
    guard difference.swiftText.contains("Set<") == difference.kotlinText.contains("Set<") else { return false }
    let (own, other) = (words(of: swift), words(of: kotlin))
    return own.contains(other) || other.contains(own)
      || !Set(own).isDisjoint(with: Set(other).subtracting(twin.mapping.lexicon[.vague]))
  }

  /// The only type of the code's own that a type is made of, where it has no counterpart and takes no other type.
  private func lonelyType(_ side: Side) -> String? {
    guard let type = type(side) else { return nil }
    let (tree, index) = (tree(side), twin.mapping.index(side))
    let names = tree.preorder(type).filter { tree.kind($0) == .typeName }
    let declared = names.map { (node: $0, types: index.types(meant: $0, in: index[id(side)])) }
      .filter { !$0.types.isEmpty }
    guard declared.count == 1, tree.childCount(declared[0].node) == 0,
      !declared[0].types.contains(where: twin.kinship.hasCounterpart)
    else { return nil }
    return index[declared[0].types[0]].declaration.name
  }
}
