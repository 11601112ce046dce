internal import Comparison
internal import FindingModel
internal import SourceModel

extension Check {
  /// Which cases of an enumeration stand for different values outside the app?
  static let rawValueDiffers = Check("raw-value-differs") { twin in
    bodyViolations("raw-value-differs", in: twin) { _, texts in ["swift": texts.swift, "kotlin": texts.kotlin] }
  }
}
