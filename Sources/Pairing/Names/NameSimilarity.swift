internal import CodeModel

/// How alike two names are: Dice's coefficient over their words, 0…1. Abbreviations (`params`, `parameters`) count in part.
package func nameSimilarity(_ left: String, _ right: String) -> Double {
  nameSimilarity(words(of: left), words(of: right))
}

/// The same of the words of two names.
func nameSimilarity(_ leftWords: [String], _ rightWords: [String]) -> Double {
  var rightWords = rightWords
  let total = leftWords.count + rightWords.count
  guard total > 0 else { return 0 }
  var shared = 0.0
  var unmatched: [String] = []
  for word in leftWords {
    if let position = rightWords.firstIndex(of: word) {
      rightWords.remove(at: position)
      shared += 1
    } else {
      unmatched.append(word)
    }
  }
  for word in unmatched {
    guard let position = rightWords.firstIndex(where: { isAbbreviation(word, $0) }) else { continue }
    rightWords.remove(at: position)
    shared += 0.8
  }
  return 2 * shared / Double(total)
}

/// What is left of two names' words without those that both begin and those that both end with.
func differingWords(_ left: [String], _ right: [String]) -> (left: ArraySlice<String>, right: ArraySlice<String>) {
  let start = zip(left, right).prefix { $0 == $1 }.count
  let (own, other) = (left.dropFirst(start), right.dropFirst(start))
  let end = zip(own.reversed(), other.reversed()).prefix { $0 == $1 }.count
  return (own.dropLast(end), other.dropLast(end))
}

/// `approx` and `approximate`, `params` and `parameters`: four letters in common, or most of the shorter word.
private func isAbbreviation(_ left: String, _ right: String) -> Bool {
  let common = zip(left, right).prefix { $0 == $1 }.count
  return common >= 4 && common * 10 >= min(left.count, right.count) * 7
}

/// Dice's coefficient of two sets; 0 when both are empty.
func setSimilarity(_ left: Set<String>, _ right: Set<String>) -> Double {
  let total = left.count + right.count
  guard total > 0 else { return 0 }
  let (few, many) = left.count < right.count ? (left, right) : (right, left)
  return 2 * Double(few.count(where: many.contains)) / Double(total)
}
