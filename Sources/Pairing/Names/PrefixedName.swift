// class Checker     class GBChecker
//
// A side that has no name spaces puts a prefix before what it publishes.

internal import CodeModel

/// A name behind a prefix of a few capitals: `GBChecker`.
package struct PrefixedName: Sendable {
  /// In small letters.
  package let prefix: String
  /// Canonical.
  package let rest: String

  /// `nil` for a name without such a prefix.
  package init?(_ name: String) {
    let words = words(of: name)
    guard let prefix = words.first, words.count > 1, (2...4).contains(prefix.count),
      name.prefix(prefix.count).allSatisfy(\.isUppercase)
    else { return nil }
    self.prefix = prefix
    rest = words.dropFirst().joined()
  }
}
