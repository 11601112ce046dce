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
    if !isTooLate, let places = firstDifferentPiece(letters.left, letters.right) {
      let rests = (letters.left[places.left...], letters.right[places.right...])
      return (shortened("…" + String(rests.0)), shortened("…" + String(rests.1)))
    }
    guard isTooLate else { return (shortened(String(letters.left)), shortened(String(letters.right))) }
    // Begin with a whole word where one begins.
    let start = letters.left[(common - lead)..<common].firstIndex(of: " ").map { $0 + 1 } ?? common - lead
    let (leftRest, rightRest) = (letters.left.dropFirst(start), letters.right.dropFirst(start))
    return (shortened("…" + String(leftRest)), shortened("…" + String(rightRest)))
  }

  /// Where two lists begin to differ, if all that would be shown of one of them means the same on both sides, however
  /// each side spells it: `[.monday, .tuesday` and `listOf(Day.Monday, Day.Tuesday`.
  private static func firstDifferentPiece(_ left: [Character], _ right: [Character]) -> (left: Int, right: Int)? {
    let (lefts, rights) = (pieces(left), pieces(right))
    let last = min(lefts.count, rights.count) - 1
    guard last > 1 else { return nil }
    let first = (0...last).first { lefts[$0].name != rights[$0].name } ?? last
    guard first > 0, max(lefts[first].start, rights[first].start) > limit - lead else { return nil }
    return (lefts[first].start, rights[first].start)
  }

  /// What stands between commas: where it begins, and the letters of the name that it ends in.
  private static func pieces(_ letters: [Character]) -> [(start: Int, name: String)] {
    var pieces: [(start: Int, name: String)] = []
    var start = 0
    func close(_ end: Int) {
      let word = letters[start..<end].split { !$0.isLetter && !$0.isNumber && $0 != "_" }.last ?? []
      pieces.append((start, String(word).filter { $0 != "_" }.lowercased()))
    }
    for (position, letter) in letters.enumerated() where letter == "," {
      close(position)
      start = position + 1
      if start < letters.count, letters[start] == " " { start += 1 }
    }
    close(letters.count)
    return pieces
  }

  private static func collapsed(_ code: String) -> String {
    code.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func shortened(_ line: String) -> String {
    line.count <= limit ? line : line.prefix(limit - 1) + "…"
  }
}
