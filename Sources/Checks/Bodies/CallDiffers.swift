internal import Comparison
internal import FindingModel
internal import SourceModel

extension Check {
  /// Where is another function called, or with other arguments?
  static let callDiffers = Check("call-differs") { twin in
    bodyViolations("call-differs", in: twin) { _, texts in ["swift": texts.swift, "kotlin": texts.kotlin] }
  }
}
