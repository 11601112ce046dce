// let picture: Picture?                        val picture: BoxPictureResponse?
//
// Two types of the code's own that lack a counterpart, of which one says in its name no more than the other and what it is
// for, are most likely each other's: then the same thing is given and taken.

internal import CodeModel
internal import Comparison
internal import Pairing
internal import SourceModel

extension SignatureDoubts {
  /// Whether the types in a difference are two such.
  var areTypesCalledAlike: Bool {
    guard !difference.isWeak, let swift = lonelyType(in: difference.swiftText, .swift),
      let kotlin = lonelyType(in: difference.kotlinText, .kotlin), swift != kotlin
    else { return false }
    // What holds them is of another order, or of none, whatever the things are called.
    guard difference.swiftText.contains("Set<") == difference.kotlinText.contains("Set<") else { return false }
    let (own, other) = (spaced(swift), spaced(kotlin))
    return own.contains(other) || other.contains(own)
  }

  /// The words of a name, with a space on either side of each.
  private func spaced(_ name: String) -> String { " " + words(of: name).joined(separator: " ") + " " }

  /// The only type of the code's own that a type is made of, where it has no counterpart and takes no other type.
  private func lonelyType(in text: String, _ side: Side) -> String? {
    let names = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.map {
      lastComponent(of: String($0))
    }
    let declared = names.filter { !twin.mapping.index(side).types(named: canonicalName($0)).isEmpty }
    guard declared.count == 1, !text.contains(declared[0] + "<"),
      twin.kinship.firstPair(named: canonicalName(declared[0]), on: side) == nil
    else {
      return nil
    }
    return declared[0]
  }
}
