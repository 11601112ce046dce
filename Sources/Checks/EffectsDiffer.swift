internal import CodeModel
internal import Comparison
internal import FindingModel
internal import SourceModel

extension Check {
  /// Which functions wait on one side only?
  static let effectsDiffer = Check("effects-differ") { twin in
    signatureViolations("effects-differ", [.async, .throws], in: twin) { difference, declaration in
      [
        "name": declaration.name, "kind": difference.kind.rawValue,
        "effect": word(difference.kind, on: difference.presentSide ?? .swift),
        "side": difference.presentSide?.languageName ?? "",
      ]
    }
  }
}

/// As the side spells it that has it.
private func word(_ kind: SignatureDifference.Kind, on side: Side) -> String {
  switch (kind, side) {
  case (.async, .kotlin): "suspend"
  case (.throws, .kotlin): "@Throws"
  default: kind.rawValue
  }
}
