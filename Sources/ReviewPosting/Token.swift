/// A secret that lets us write. It is shown nowhere: neither printed nor described.
package struct Token: Sendable, Hashable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  let value: String

  /// `nil` for an empty text, as an unset secret of a CI job is.
  package init?(_ value: String?) {
    let trimmed = (value ?? "").split(whereSeparator: \.isWhitespace).joined()
    if trimmed.isEmpty { return nil }
    self.value = trimmed
  }

  package var description: String { "***" }
  package var debugDescription: String { "***" }
  package var customMirror: Mirror { Mirror(self, children: []) }

  /// A text in which this token does not occur.
  func removed(from text: String) -> String { text.replacing(value, with: "***") }
}
