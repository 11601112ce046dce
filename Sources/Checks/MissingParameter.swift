internal import CodeModel
internal import Comparison
internal import FindingModel
internal import SourceModel

extension Check {
  /// Which parameters does one side lack?
  static let missingParameter = Check("missing-parameter") { twin in
    signatureViolations("missing-parameter", [.missingParameter], in: twin) { difference, _ in
      ["name": difference.parameter, "side": difference.presentSide?.other.languageName ?? ""]
    }
  }
}
