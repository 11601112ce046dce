internal import CodeModel
internal import Comparison
internal import FindingModel
internal import Pairing
internal import SourceModel

extension Check {
  /// Which types promise on one side only what another type of the code base asks for?
  static let supertypeDiffers = Check("supertype-differs") { twin in
    // What a double in a test stands for follows from what is tested.
    if twin.twin.isTest { return [] }
    return twin.types.flatMap { number -> [Violation] in
      let pair = twin.mapping.types[number]
      let type = ComparedType(
        pair: pair, swift: twin.mapping[pair.swift].declaration, kotlin: twin.mapping[pair.kotlin].declaration)
      return twin.conformances.differences(of: number).map { difference in
        let ancestor = twin.mapping[difference.ancestor]
        return twin.violation(
          "supertype-differs", type,
          values: ["other": ancestor.declaration.name, "side": ancestor.id.side.languageName],
          confidence: difference.standsOut && !isLeftToImplementers(ancestor.id.side, type) ? .high : .low,
          identity: [ancestor.key])
      }
    }
  }
}

/// Whether the side without the conformance has an interface, where the other one has a class: who implements the
/// interface conforms by itself, or does not.
private func isLeftToImplementers(_ side: Side, _ type: ComparedType) -> Bool {
  let (own, other) = side == .swift ? (type.swift, type.kotlin) : (type.kotlin, type.swift)
  return other.kind == .interface && own.kind != .interface
}
