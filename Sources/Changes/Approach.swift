internal import CodeModel

/// Whether an edit brought a member nearer to its counterpart: what it wrote is there already, or what it took away is
/// not.
///
/// Bodies that are written differently cannot be held against each other statement by statement, but a port of a change
/// takes over the words by which things are called. What counts is how often a word stands in each member: a word that
/// both have as often says nothing about the edit.
enum Approach {
  /// From this share of its words on, an edit is one that the other side has made before. Below it lies what else each
  /// language needs to say the same.
  private static let share = 2.0 / 3

  /// - Parameters:
  ///   - before: what the edit took away, as code.
  ///   - after: what it wrote.
  ///   - former: the member as it was.
  ///   - counterpart: its counterpart as it is now.
  static func isMade(from before: String, to after: String, in former: String, facing counterpart: String) -> Bool {
    let (old, new) = (words(of: before), words(of: after))
    let (lost, added) = (old.beyond(new), new.beyond(old))
    // Operators alone, or what locals are called, can be anywhere.
    guard !lost.isEmpty || !added.isEmpty else { return false }
    let (here, there) = (words(of: former), words(of: counterpart))
    // What the member has said before says little; what it says no more has gone for good.
    let news = added.filter { here[$0.key] == nil }
    let gone = lost.filter { here[$0.key] == $0.value }
    // One word more can be anything.
    let isKnown = news.count > 1 ? covers(there.beyond(here), news) : covers(there.beyond(here), added)
    return isKnown && !(added.isEmpty && gone.isEmpty) && covers(here.beyond(there), gone.isEmpty ? lost : gone)
  }

  /// Whether code came nearer to what faces it, and gave up nothing that stands there.
  static func isNearer(_ before: String, _ after: String, to facing: String) -> Bool {
    let (old, new, there) = (words(of: before), words(of: after), words(of: facing))
    func distance(_ one: [String: Int]) -> Int {
      (Array(one.beyond(there).values) + Array(there.beyond(one).values)).reduce(0, +)
    }
    let missing = there.beyond(new)
    return distance(new) < distance(old) && !old.beyond(new).contains { missing[$0.key] != nil }
  }

  private static func covers(_ known: [String: Int], _ words: [String: Int]) -> Bool {
    Double(words.count { known[$0.key] != nil }) >= share * Double(words.count)
  }

  /// The words of names, numbers and texts, with how often each stands there.
  private static func words(of code: String) -> [String: Int] {
    var result: [String: Int] = [:]
    for name in withoutComments(code).split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
      for word in CodeModel.words(of: String(name)) where !keywords.contains(word) {
        // One side's `enrichment` is a list on the other.
        let isPlural = word.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss")
        result[isPlural ? String(word.dropLast()) : word, default: 0] += 1
      }
    }
    return result
  }

  /// How things are said in either language, whatever is said.
  private static let keywords: Set<String> = [
    "as", "async", "await", "case", "catch", "class", "companion", "default", "do", "else", "false", "final", "for",
    "fun", "func", "guard", "if", "in", "init", "internal", "is", "it", "let", "nil", "null", "object", "override",
    "private", "public", "return", "self", "static", "super", "suspend", "switch", "this", "throw", "throws", "true",
    "try", "val", "var", "when", "while",
  ]

  private static func withoutComments(_ code: String) -> String {
    guard code.contains("//") || code.contains("/*") else { return code }
    return code.replacing(##/"(?:\\.|[^"\\\n])*"|\/\/[^\n]*|\/\*[\s\S]*?\*\//##) { match in
      match.output.hasPrefix("\"") ? match.output : " "
    }
  }
}
