/// Suggestions for words that are nearly right.
package enum Spelling {
  /// The candidate that a misspelt word most likely means, for "did you mean"; `nil` when none is near.
  ///
  /// Near means that at most a third of the letters (at least one) differ by the restricted Damerau-Levenshtein
  /// distance, case aside.
  /// Ties go to the candidate that comes first.
  package static func suggestion(for word: String, among candidates: [String]) -> String? {
    let wanted = Array(word.lowercased())
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let letters = Array(candidate.lowercased())
      let limit = max(1, max(wanted.count, letters.count) / 3)
      guard abs(wanted.count - letters.count) <= limit else { continue }
      let distance = editDistance(wanted, letters)
      guard distance <= limit, distance < (best?.distance ?? .max) else { continue }
      best = (candidate, distance)
    }
    return best?.candidate
  }

  /// Insertions, deletions, replacements and swaps of neighbours that turn one word into the other.
  private static func editDistance(_ left: [Character], _ right: [Character]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var cost = min(previous[column + 1] + 1, current[column] + 1, previous[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
          cost = min(cost, beforePrevious[column - 1] + 1)
        }
        current.append(cost)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[right.count]
  }
}
