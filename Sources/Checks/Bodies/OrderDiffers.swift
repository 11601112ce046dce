internal import Comparison
internal import FindingModel
internal import SourceModel

extension Check {
  /// Where do the same statements, or the same cases, stand in another order, and is it seen?
  static let orderDiffers = Check("order-differs") { twin in
    bodyViolations("order-differs", in: twin) { _, texts in
      ["name": texts.swift, "other": texts.passed, "swift": texts.swift, "kotlin": texts.kotlin]
    } + casesInAnotherOrder(in: twin)
  }
}
