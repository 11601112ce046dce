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
          confidence: difference.standsOut ? .high : .low, identity: [ancestor.key])
      }
    }
  }
}
