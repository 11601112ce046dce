/// How alike two edits are in what they add, or, when neither adds anything, in what they take away: two edits that
/// replace the same thing by different ones are not alike.
enum Similarity {
  /// Dice's coefficient over words, 0…1.
  static func of(_ left: Edit, _ right: Edit) -> Double {
    let (added, other) = (operations(left, "+"), operations(right, "+"))
    if added.isEmpty, other.isEmpty { return dice(operations(left, "-"), operations(right, "-")) }
    return dice(added, other)
  }

  private static func dice(_ a: [String: Int], _ b: [String: Int]) -> Double {
    let total = a.values.reduce(0, +) + b.values.reduce(0, +)
    guard total > 0 else { return 0 }
    let shared = a.reduce(0) { $0 + min($1.value, b[$1.key] ?? 0) }
    return 2 * Double(shared) / Double(total)
  }

  /// The words that an edit adds, or those that it takes away, with their number.
  private static func operations(_ edit: Edit, _ sign: Character) -> [String: Int] {
    let (less, more) = sign == "+" ? (words(edit.before), words(edit.after)) : (words(edit.after), words(edit.before))
    return more.beyond(less)
  }

  /// With their number, in lower case.
  static func words(_ text: String) -> [String: Int] {
    var result: [String: Int] = [:]
    for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      result[word.lowercased(), default: 0] += 1
    }
    // Operators are words, too: `>` that became `>=` has no others.
    for symbol in text.split(whereSeparator: { !"<>=!&|+-*/%?".contains($0) }) {
      result[String(symbol), default: 0] += 1
    }
    return result
  }
}

extension [String: Int] {
  /// Of two counts of words, what is here more often than there, and how much more often.
  func beyond(_ other: [String: Int]) -> [String: Int] {
    reduce(into: [:]) { result, entry in
      let surplus = entry.value - (other[entry.key] ?? 0)
      if surplus > 0 { result[entry.key] = surplus }
    }
  }
}
