internal import CodeModel
internal import Comparison
internal import FindingModel
internal import SourceModel

extension Check {
  /// Which parameters default to different values?
  static let defaultValueDiffers = Check("default-value-differs") { twin in
    signatureViolations("default-value-differs", [.defaultValue], in: twin) { difference, _ in
      [
        "name": difference.parameter, "swift": orNone(difference.swiftText), "kotlin": orNone(difference.kotlinText),
        "how": sentence(difference.swiftText, difference.kotlinText),
      ]
    }
  }
}

/// What the two defaults are, or that a side has none.
private func sentence(_ swift: String, _ kotlin: String) -> String {
  if swift.isEmpty { return "`\(shortened(kotlin))` in Kotlin; Swift has none" }
  if kotlin.isEmpty { return "`\(shortened(swift))` in Swift; Kotlin has none" }
  return "`\(shortened(swift))` in Swift and `\(shortened(kotlin))` in Kotlin"
}

/// One line, at most 60 characters.
private func shortened(_ code: String) -> String {
  let line = code.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  return line.count <= 60 ? line : line.prefix(59) + "…"
}
