internal import Comparison
internal import FindingModel
internal import SourceModel

extension Check {
  /// Which statements does one side run only under a condition, in a loop or in a closure?
  static let wrappedOnOneSide = Check("wrapped-on-one-side") { twin in
    bodyViolations("wrapped-on-one-side", in: twin) { divergence, texts in
      wrapping(divergence, texts)
    }
  }
}

/// What stands around, what it stands around, and on which side.
func wrapping(_ divergence: Divergence, _ texts: Quotes) -> [String: String] {
  let side = divergence.presentSide ?? .swift
  return [
    "name": side == .swift ? texts.swift : texts.kotlin, "code": side == .swift ? texts.kotlin : texts.swift,
    "side": side.languageName, "swift": texts.swift, "kotlin": texts.kotlin,
  ]
}
