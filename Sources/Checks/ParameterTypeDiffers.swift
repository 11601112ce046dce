internal import CodeModel
internal import Comparison
internal import FindingModel
internal import SourceModel

extension Check {
  /// Which parameters take values of different types?
  static let parameterTypeDiffers = Check("parameter-type-differs") { twin in
    signatureViolations("parameter-type-differs", [.parameterType], in: twin) { difference, _ in
      ["name": difference.parameter, "swift": difference.swiftText, "kotlin": difference.kotlinText]
    }
  }
}
