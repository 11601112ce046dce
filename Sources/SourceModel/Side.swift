/// One of the two code bases that are kept equivalent; it also names the language, because each side has exactly one.
package enum Side: String, Sendable, Hashable, CaseIterable, Comparable {
  case swift
  case kotlin

  /// The side on which the counterpart lives.
  package var other: Side { self == .swift ? .kotlin : .swift }

  /// The name of the language, as its community writes it.
  package var languageName: String { self == .swift ? "Swift" : "Kotlin" }

  /// The side whose language a file is written in, by its extension; `nil` for every other file.
  /// Kotlin scripts (`.kts`) are build configuration, not application code, and belong to no side.
  package init?(path: String) {
    if path.hasSuffix(".swift") {
      self = .swift
    } else if path.hasSuffix(".kt") {
      self = .kotlin
    } else {
      return nil
    }
  }

  package static func < (left: Side, right: Side) -> Bool { left == .swift && right == .kotlin }
}
