internal import CodeModel
internal import Comparison
internal import FindingModel
internal import SourceModel

extension Check {
  /// Which parameters default to different values?
  static let defaultValueDiffers = Check("default-value-differs") { twin in
    signatureViolations("default-value-differs", [.defaultValue], in: twin) { difference, _ in
      [
        "name": difference.parameter, "swift": orNone(difference.swiftText), "kotlin": orNone(difference.kotlinText),
      ]
    }
  }
}
