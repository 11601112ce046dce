internal import Comparison
internal import FindingModel
internal import SourceModel

extension Check {
  /// Where does the same code use different constants?
  static let literalDiffers = Check("literal-differs") { twin in
    bodyViolations("literal-differs", [.literal], in: twin) { _, texts in ["swift": texts.swift, "kotlin": texts.kotlin] }
  }
}
