internal import CodeModel
internal import Comparison
internal import FindingModel
internal import SourceModel

extension Check {
  /// Which parameters take values of different types?
  static let parameterTypeDiffers = Check("parameter-type-differs") { twin in
    typeViolations("parameter-type-differs", [.parameterType], in: twin) { difference, _ in
      difference.parameter
    } values: { difference, crowd in
      [
        "what": crowd.isMany ? "parameters" : "parameter", "name": crowd.text, "are": crowd.isMany ? "are" : "is",
        "swift": difference.swiftText, "kotlin": difference.kotlinText,
      ]
    }
  }
}
