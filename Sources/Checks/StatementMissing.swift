internal import Comparison
internal import FindingModel
internal import SourceModel

extension Check {
  /// Which statements does one side lack?
  static let statementMissing = Check("statement-missing") { twin in
    bodyViolations("statement-missing", in: twin) { divergence, texts in
      let side = divergence.presentSide ?? .swift
      return [
        "name": side == .swift ? texts.swift : texts.kotlin, "side": side.other.languageName, "swift": texts.swift,
        "kotlin": texts.kotlin,
      ]
    }
  }
}
