internal import CodeModel
internal import Comparison
internal import FindingModel
internal import SourceModel

extension Check {
  /// Which functions return, and which properties hold, values of different types?
  static let returnTypeDiffers = Check("return-type-differs") { twin in
    typeViolations("return-type-differs", [.type], in: twin) { _, declaration in
      declaration.name
    } values: { difference, crowd in
      [
        "name": crowd.text, "give": crowd.isMany ? "give" : "gives", "swift": difference.swiftText,
        "kotlin": difference.kotlinText,
      ]
    }
  }
}
