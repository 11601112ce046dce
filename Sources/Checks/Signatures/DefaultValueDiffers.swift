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
  if swift.isEmpty { return "`\(Excerpt.of(kotlin))` in Kotlin; Swift has none" }
  if kotlin.isEmpty { return "`\(Excerpt.of(swift))` in Swift; Kotlin has none" }
  return "`\(Excerpt.of(swift))` in Swift and `\(Excerpt.of(kotlin))` in Kotlin"
}

/// What stands in a message for a value that a side does not have.
private func orNone(_ text: String) -> String { text.isEmpty ? "no default" : text }
