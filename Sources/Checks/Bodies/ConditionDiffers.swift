internal import Comparison
internal import FindingModel
internal import SourceModel

extension Check {
  /// Where is the same decision taken under different conditions?
  static let conditionDiffers = Check("condition-differs") { twin in
    bodyViolations("condition-differs", in: twin) { _, texts in
      ["swift": texts.swift, "kotlin": texts.kotlin]
    }
  }
}
