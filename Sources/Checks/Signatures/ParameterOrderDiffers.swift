internal import CodeModel
internal import Comparison
internal import FindingModel
internal import SourceModel

extension Check {
  /// Which functions take the same parameters in another order?
  static let parameterOrderDiffers = Check("parameter-order-differs") { twin in
    signatureViolations("parameter-order-differs", [.parameterOrder], in: twin) { difference, declaration in
      ["name": declaration.name, "swift": difference.swiftText, "kotlin": difference.kotlinText]
    }
  }
}
