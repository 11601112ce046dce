internal import CodeModel
internal import Comparison
internal import FindingModel
internal import SourceModel

extension Check {
  /// Which functions return, and which properties hold, values of different types?
  static let returnTypeDiffers = Check("return-type-differs") { twin in
    signatureViolations("return-type-differs", [.type], in: twin) { difference, declaration in
      ["name": declaration.name, "swift": difference.swiftText, "kotlin": difference.kotlinText]
    }
  }
}
