internal import CodeModel
internal import Comparison
internal import FindingModel
internal import SourceModel

extension Check {
  /// Which functions wait on one side only?
  static let effectsDiffer = Check("effects-differ") { twin in
    signatureViolations("effects-differ", [.async], in: twin) { difference, declaration in
      [
        "name": declaration.name, "kind": difference.kind.rawValue,
        "effect": difference.presentSide == .kotlin ? "suspend" : "async",
        "side": difference.presentSide?.languageName ?? "",
      ]
    }
  }
}
