// rows: json["rows"] as? Int ?? 0        queue ?? self.queue
//
// What stands in the place of a value that is absent, as the source says it. Of an initializer the normal form may have
// taken the statements away; the text still has them.

internal import CodeModel

/// The values that a text puts in the place of what is absent.
struct FallbackTexts {
  private let characters: [Character]

  init(_ text: String) { characters = Array(text) }

  /// Whether an absent `name` gives way to a value wherever it gives way to one: `name ?? value`, or `name ?? local`
  /// after `let local = value ?? read()`.
  func resolves(_ name: String, to value: String) -> Bool {
    let values = fallbacks(of: name)
    return !values.isEmpty && values.allSatisfy { saysSame($0, value) || keeps($0, value) }
  }

  /// Whether a local is what another name stands for, or what that gives way to.
  private func keeps(_ local: String, _ name: String) -> Bool {
    guard local.allSatisfy(isWord), name.allSatisfy(isWord) else { return false }
    let given = givenExpressions(to: local)
    guard given.count == 1, isConstant(local), let start = given.first.map({ afterSpaces($0.lowerBound) }) else {
      return false
    }
    return places(of: name).contains { $0 == start + name.count && isFallback(at: afterSpaces($0)) }
  }

  /// Whether a local is declared as what never changes: `let end`, `val end`.
  private func isConstant(_ local: String) -> Bool {
    places(of: local).contains { end in
      let before = characters[..<(end - local.count)].reversed().drop(while: \.isWhitespace).prefix(3)
      return ["let", "val"].contains(String(before.reversed()))
    }
  }

  /// What an absent `name` gives way to, place by place; neither that of another value, `request.name ?? value`, nor what
  /// a text shows in its place.
  func fallbacks(of name: String) -> [String] {
    places(of: name).compactMap { end in
      let start = afterSpaces(end)
      guard isFallback(at: start), !isOfAnother(end - name.count), !isInText(end) else { return nil }
      return trimmed(expression(from: start + 2, isOperand: true))
    }
  }

  /// Whether what begins at a place belongs to a value that is not the object itself.
  private func isOfAnother(_ start: Int) -> Bool {
    guard start > 0, characters[start - 1] == "." else { return false }
    return !["self", "this"].contains(String(characters[..<(start - 1)].suffix(4)))
  }

  /// Whether a place stands between the quotes of a text, as far as its line tells.
  private func isInText(_ place: Int) -> Bool {
    let line = characters[..<place].reversed().prefix { !$0.isNewline }
    return !line.count { $0 == "\"" }.isMultiple(of: 2)
  }

  /// Whether an absent `name` gives way to any value: `name ?? something`.
  func putsFirst(_ name: String) -> Bool { !fallbacks(of: name).isEmpty }

  /// Whether what `name` is given ends in a value for its absence: `name = read() ?? value`, `name: read() ?? value`.
  /// An empty collection stays empty when it is mapped: `let found = read() ?? []`, `name = found.map(make)`.
  func gives(_ name: String, orElse value: String) -> Bool {
    givenExpressions(to: name).contains { range in
      if ends(range, in: value) { return true }
      guard DefaultText(value).isEmptyAs(DefaultText("[]")), let source = mappedName(in: range), source != name else {
        return false
      }
      return givenExpressions(to: source).contains { ends($0, in: value) }
    }
  }

  /// What stands behind each `name =` and `name:`.
  private func givenExpressions(to name: String) -> [Range<Int>] {
    places(of: name).compactMap { end in
      let start = afterSpaces(end)
      guard start < characters.count, characters[start] == ":" || characters[start] == "=",
        !(start + 1 < characters.count && characters[start + 1] == "=")
      else { return nil }
      return expression(from: start + 1)
    }
  }

  /// Whether an expression ends in a value that stands for an absent one.
  private func ends(_ range: Range<Int>, in value: String) -> Bool {
    guard let last = range.reversed().first(where: { isFallback(at: $0) }) else { return false }
    return saysSame(trimmed((last + 2)..<range.upperBound), value)
  }

  /// `found` in `found.map(make)` and `found.compactMap { … }`, where nothing more is done with it.
  private func mappedName(in range: Range<Int>) -> String? {
    let text = trimmed(range)
    let name = text.prefix { isWord($0) }
    let rest = text.dropFirst(name.count)
    let calls = [".map", ".compactMap", ".filter"]
    guard !name.isEmpty, let call = calls.first(where: { rest.hasPrefix($0) }) else { return nil }
    return isOneArgument(rest.dropFirst(call.count).drop(while: \.isWhitespace)) ? String(name) : nil
  }

  /// Whether a text is one pair of brackets with what is in it.
  private func isOneArgument(_ text: Substring) -> Bool {
    guard let first = text.first, first == "(" || first == "{" else { return false }
    var depth = 0
    for position in text.indices {
      if "([{".contains(text[position]) { depth += 1 }
      if ")]}".contains(text[position]) { depth -= 1 }
      if depth == 0 { return text.index(after: position) == text.endIndex }
    }
    return false
  }

  /// Where each mention of a name ends.
  private func places(of name: String) -> [Int] {
    let word = Array(name)
    guard !word.isEmpty, characters.count > word.count else { return [] }
    return (0...(characters.count - word.count)).compactMap { start in
      guard characters[start] == word[0], characters[start..<(start + word.count)].elementsEqual(word),
        start == 0 || !isWord(characters[start - 1])
      else { return nil }
      let end = start + word.count
      return end < characters.count && isWord(characters[end]) ? nil : end
    }
  }

  private func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private func afterSpaces(_ start: Int) -> Int {
    var position = start
    while position < characters.count, characters[position].isWhitespace { position += 1 }
    return position
  }

  /// `??`, and `?:` in Kotlin.
  private func isFallback(at position: Int) -> Bool {
    position + 1 < characters.count && characters[position] == "?"
      && (characters[position + 1] == "?" || characters[position + 1] == ":")
  }

  /// The expression from a place on: to the end of its line, argument or block.
  ///
  /// - Parameter isOperand: whether it also ends where a comparison, a choice or another condition goes on.
  private func expression(from start: Int, isOperand: Bool = false) -> Range<Int> {
    var (position, depth) = (min(start, characters.count), 0)
    let first = position
    while position < characters.count {
      switch characters[position] {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        if depth == 0 { return first..<position }
        depth -= 1
      case ",", ";": if depth == 0 { return first..<position }
      case " " where isOperand && depth == 0 && position > afterSpaces(first):
        let word = characters[(position + 1)...].prefix { !$0.isWhitespace }
        if ["?", ":", "==", "!=", "<", ">", "<=", ">=", "&&", "||", "{"].contains(String(word)) {
          return first..<position
        }
      case let character where character.isNewline && depth == 0 && !isFallback(at: afterSpaces(position)):
        return first..<position
      default: break
      }
      position += 1
    }
    return first..<position
  }

  private func trimmed(_ range: Range<Int>) -> String {
    var text = characters[range].drop(while: \.isWhitespace)
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }

  private func saysSame(_ text: String, _ other: String) -> Bool {
    !text.isEmpty && (meaning(of: text) == meaning(of: other) || DefaultText(text).isEmptyAs(DefaultText(other)))
  }

  /// `.plain` and `Kind.PLAIN`, `self.rows` and `this.rows`, `10` and `10L`.
  private func meaning(of text: String) -> String {
    if text.hasPrefix("\"") { return text }
    if text.first?.isNumber == true { return FallbackTexts.number(text) }
    let isPath = text.allSatisfy { isWord($0) || $0 == "." }
    return isPath ? canonicalName(lastComponent(of: text)) : text
  }

  /// A number without what parts its digits, and without the letter behind it that says of which type it is. In `0xff`
  /// the letters are digits.
  private static func number(_ text: String) -> String {
    let digits = text.filter { $0 != "_" }
    if digits.hasPrefix("0x") { return (digits.hasSuffix("L") ? String(digits.dropLast()) : digits).lowercased() }
    return ["L", "f", "F"].contains { digits.hasSuffix($0) } ? String(digits.dropLast()) : digits
  }
}

/// A default as it is written.
struct DefaultText {
  private let text: String

  init(_ text: String) { self.text = text }

  /// A value that says nothing: what a caller means who leaves the argument out, or what the type has already.
  var saysNothing: Bool {
    ["nil", "null", "false", "\"\""].contains(text) || isZero || isEmptyCollection || isOwn || isIdle
  }

  /// `NoOpMapper()`: an object that does nothing.
  private var isIdle: Bool { canonicalName(lastComponent(of: text)).hasPrefix("noop") }

  /// Whether both are collections, or both values of a type, that hold nothing.
  func isEmptyAs(_ other: DefaultText) -> Bool { isEmptyCollection && other.isEmptyCollection }

  /// `0`, `0L`, `0.0`, `0f`.
  private var isZero: Bool {
    text.first == "0" && text.allSatisfy { ["0", ".", "L", "f", "F", "_"].contains($0) }
  }

  /// `[]`, `[:]`, `[String]()`, `emptyList()`, `mutableMapOf<String, Int>()`, `.empty`, `Guest.empty()`.
  private var isEmptyCollection: Bool {
    if ["[]", "[:]"].contains(text) || text.hasPrefix("[") && text.hasSuffix("]()") { return true }
    let path = text.hasSuffix("()") ? String(text.dropLast(2)) : text
    let bare = String(path.prefix { $0 != "<" })
    let name = lastComponent(of: bare)
    guard bare.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }) else { return false }
    if canonicalName(name) == "empty" || name.hasPrefix("empty") { return true }
    guard text.hasSuffix("()") else { return false }
    let makers = [
      "listOf", "mapOf", "setOf", "arrayOf", "mutableListOf", "mutableMapOf", "mutableSetOf", "arrayListOf",
      "hashMapOf", "hashSetOf", "ArrayList", "HashMap", "HashSet", "Set", "Array", "Dictionary",
    ]
    return makers.contains(name)
  }

  /// `this.rows`, `self.rows`.
  private var isOwn: Bool {
    let parts = text.split(separator: ".")
    return parts.count == 2 && ["this", "self"].contains(parts[0])
      && parts[1].allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
