internal import Comparison
internal import FindingModel
internal import SourceModel

extension Check {
  /// Where do two statements that correspond say different things?
  static let statementDiffers = Check("statement-differs") { twin in
    bodyViolations("statement-differs", in: twin) { _, texts in
      ["swift": texts.swift, "kotlin": texts.kotlin]
    } + strayCases(in: twin)
  }
}
