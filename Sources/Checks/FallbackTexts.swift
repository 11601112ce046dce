// rows: json["rows"] as? Int ?? 0        queue ?? self.queue
//
// What stands in the place of a value that is absent, as the source says it. Of an initializer the normal form may have
// taken the statements away; the text still has them.

internal import CodeModel

/// The values that a text puts in the place of what is absent.
struct FallbackTexts {
  private let characters: [Character]

  init(_ text: String) { characters = Array(text) }

  /// Whether an absent `name` gives way to a value: `name ?? value`.
  func resolves(_ name: String, to value: String) -> Bool {
    places(of: name).contains { end in
      let start = afterSpaces(end)
      return isFallback(at: start) && saysSame(trimmed(expression(from: start + 2)), value)
    }
  }

  /// Whether what `name` is given ends in a value for its absence: `name = read() ?? value`, `name: read() ?? value`.
  func gives(_ name: String, orElse value: String) -> Bool {
    places(of: name).contains { end in
      let start = afterSpaces(end)
      guard start < characters.count, characters[start] == ":" || characters[start] == "=",
        !(start + 1 < characters.count && characters[start + 1] == "=")
      else { return false }
      let range = expression(from: start + 1)
      guard let last = range.reversed().first(where: { isFallback(at: $0) }) else { return false }
      return saysSame(trimmed((last + 2)..<range.upperBound), value)
    }
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
  private func expression(from start: Int) -> Range<Int> {
    var (position, depth) = (min(start, characters.count), 0)
    let first = position
    while position < characters.count {
      switch characters[position] {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        if depth == 0 { return first..<position }
        depth -= 1
      case ",", ";": if depth == 0 { return first..<position }
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
    if text.first?.isNumber == true { return text.filter { $0 != "_" && $0 != "L" && $0 != "f" } }
    let isPath = text.allSatisfy { isWord($0) || $0 == "." }
    return isPath ? canonicalName(lastComponent(of: text)) : text
  }
}

/// A default as it is written.
struct DefaultText {
  private let text: String

  init(_ text: String) { self.text = text }

  /// A value that says nothing: what a caller means who leaves the argument out, or what the type has already.
  var saysNothing: Bool {
    ["nil", "null", "false", "\"\""].contains(text) || isZero || isEmptyCollection || isOwn
  }

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
