/// A remark on one line of a pull request.
package struct InlineNote: Sendable, Hashable {
  /// How many a pull request gets at most.
  static let limit = 10

  /// What it is about, such as a finding's fingerprint: letters and digits.
  package var key: String
  /// As the repository knows it.
  package var path: String
  /// Of the new text, from 1.
  package var line: Int
  /// In Markdown, everything quoted from source escaped.
  package var words: String

  package init(key: String, path: String, line: Int, words: String) {
    self.key = key
    self.path = path
    self.line = line
    self.words = words
  }

  private static let opening = "<!-- parity:note:"

  /// The words with their hidden key.
  var text: String { "\(Self.opening)\(key) -->\n\(words)" }

  /// The key of a remark of ours; `nil` of any other.
  static func key(in body: String) -> String? {
    guard body.hasPrefix(opening) else { return nil }
    let key = body.dropFirst(opening.count).prefix { $0.isLetter || $0.isNumber }
    return key.isEmpty ? nil : String(key)
  }
}
