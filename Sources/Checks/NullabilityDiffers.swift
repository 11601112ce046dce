internal import CodeModel
internal import Comparison
internal import FindingModel
internal import SourceModel

extension Check {
  /// Which values may be absent on one side only?
  static let nullabilityDiffers = Check("nullability-differs") { twin in
    signatureViolations("nullability-differs", [.nullability, .parameterNullability], in: twin) {
      difference, declaration in
      [
        "name": difference.parameter.isEmpty ? declaration.name : difference.parameter,
        "swift": difference.swiftText, "kotlin": difference.kotlinText,
        "side": difference.presentSide?.languageName ?? "", "nothing": difference.presentSide == .kotlin ? "null" : "nil",
      ]
    }
  }
}
