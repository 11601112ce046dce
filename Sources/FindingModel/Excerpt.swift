/// Code shortened for the middle of a sentence.
package enum Excerpt {
  private static let limit = 60
  /// How much of what two excerpts have in common is kept before the place where they part.
  private static let lead = 16

  /// One line, at most 60 characters.
  package static func of(_ code: String) -> String { shortened(collapsed(code)) }

  /// Two codes that differ, so that the difference can be seen: what both begin with gives way first.
  package static func pair(_ left: String, _ right: String) -> (left: String, right: String) {
    let letters = (left: Array(collapsed(left)), right: Array(collapsed(right)))
    guard max(letters.left.count, letters.right.count) > limit else {
      return (String(letters.left), String(letters.right))
    }
    let common = zip(letters.left, letters.right).prefix { $0 == $1 }.count
    let isTooLate = common > limit - lead && common < max(letters.left.count, letters.right.count)
    guard isTooLate else { return (shortened(String(letters.left)), shortened(String(letters.right))) }
    // Begin with a whole word where one begins.
    let start = letters.left[(common - lead)..<common].firstIndex(of: " ").map { $0 + 1 } ?? common - lead
    let (leftRest, rightRest) = (letters.left.dropFirst(start), letters.right.dropFirst(start))
    return (shortened("…" + String(leftRest)), shortened("…" + String(rightRest)))
  }

  private static func collapsed(_ code: String) -> String {
    code.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func shortened(_ line: String) -> String {
    line.count <= limit ? line : line.prefix(limit - 1) + "…"
  }
}
