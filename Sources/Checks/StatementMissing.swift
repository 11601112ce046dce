internal import Comparison
internal import FindingModel
internal import SourceModel

extension Check {
  /// Which statements does one side lack?
  static let statementMissing = Check("statement-missing") { twin in
    bodyViolations("statement-missing", in: twin) { divergence, texts in
      let side = divergence.presentSide ?? .swift
      let name = side == .swift ? texts.swift : texts.kotlin
      // By itself the word says nothing; what comes of its lack does.
      let how = name == "return" ? ": \(side.other.languageName) goes on where \(side.languageName) returns" : ""
      return [
        "name": name, "side": side.other.languageName, "how": how, "swift": texts.swift, "kotlin": texts.kotlin,
      ]
    }
  }
}
