// `guard let raw, !(raw is NSNull) else { … }`
//
// The normal form asks `raw != nil && raw !is NSNull`, and its parts begin and end where their names stand. Whoever
// reads a message wants the clauses as they are written.

internal import SourceModel

/// The text of a condition's place with the `let x =` before it and the brackets behind it that belong to it.
func wholeCondition(_ range: ByteRange, in file: SourceFile) -> String {
  let text = file.text(in: range)
  guard !range.isEmpty else { return text }
  let head = file.side == .swift ? binding(before: Int(range.lower), in: file) : ""
  return head + text + closingBrackets(of: text, behind: Int(range.upper), in: file)
}

/// How far a binding or a bracket may stand from the place, in bytes.
private let reach = 400

/// `let name = ` where a clause of a condition begins with it and ends with what stands at an offset.
private func binding(before offset: Int, in file: SourceFile) -> String {
  let before = Array(file.text(in: ByteRange(max(0, offset - reach), offset)))
  var start: Int?
  for position in before.indices.reversed() {
    if ",;{}\n".contains(before[position]) { break }
    if beginsWithKeyword(before[position...]), position == 0 || !isWordPart(before[position - 1]) { start = position }
  }
  guard let start else { return "" }
  let head = String(before[start...])
  guard endsInBinding(head), conditionKeyword(before: before[..<start], .swift) != nil else { return "" }
  return head
}

private func beginsWithKeyword(_ text: ArraySlice<Character>) -> Bool {
  ["let ", "var ", "case "].contains { text.starts(with: $0) }
}

private func isWordPart(_ character: Character) -> Bool {
  character.isLetter || character.isNumber || character == "_" || character == "`"
}

/// Whether what follows is bound: it is the value behind `=`, or the name that is both.
private func endsInBinding(_ head: String) -> Bool {
  let words = head.split(separator: " ")
  return words.last == "=" || words.allSatisfy { ["case", "let", "var"].contains($0) }
}

/// The word of the statement in whose condition a place begins: `guard` of `guard let user, user.isActive else`, `if`,
/// `while`; none where it begins in no condition.
func conditionKeyword(before offset: UInt32, in file: SourceFile) -> String? {
  conditionKeyword(before: Array(file.text(in: ByteRange(max(0, Int(offset) - reach), Int(offset))))[...], file.side)
}

private let conditionKeywords: Set<String> = ["guard", "if", "while"]

private func conditionKeyword(before text: ArraySlice<Character>, _ side: Side) -> String? {
  var rest = text
  // How many brackets are closed behind what is read, less those that are open; and the fewest so far.
  var (depth, lowest) = (0, 0)
  // What Kotlin asks stands in brackets that begin directly behind the word.
  var isOpened = false
  while let last = rest.last {
    if isWordPart(last) {
      let word = lastWord(of: rest)
      if conditionKeywords.contains(word), side == .kotlin ? isOpened : depth == lowest { return word }
      rest = rest.dropLast(word.count)
      isOpened = false
      continue
    }
    rest = rest.dropLast()
    switch last {
    case ")", "]": depth += 1
    case "(", "[": depth -= 1
    case "{", "}", ";": return nil
    case "\n": if !goesOn(rest) { return nil }
    default: break
    }
    if !last.isWhitespace { isOpened = depth < lowest }
    lowest = min(lowest, depth)
  }
  return nil
}

/// Whether a condition goes on in the next line.
private func goesOn(_ text: ArraySlice<Character>) -> Bool {
  guard let end = text.lastIndex(where: { !$0.isWhitespace }) else { return false }
  return ",(&|".contains(text[end]) || conditionKeywords.contains(lastWord(of: text[...end]))
}

private func lastWord(of text: ArraySlice<Character>) -> String {
  String(text.reversed().prefix(while: isWordPart).reversed())
}

/// The brackets directly behind a text that close what it opens.
private func closingBrackets(of text: String, behind offset: Int, in file: SourceFile) -> String {
  // Brackets in a text are no brackets.
  if text.contains("\"") { return "" }
  var open: [Character] = []
  for character in text {
    switch character {
    case "(": open.append(")")
    case "[": open.append("]")
    case ")", "]": if open.last == character { open.removeLast() } else { return "" }
    default: break
    }
  }
  guard !open.isEmpty else { return "" }
  let behind = file.text(in: ByteRange(offset, min(file.bytes.count, offset + reach)))
  let closing = behind.prefix { character in
    if character == open.last { open.removeLast() } else { return !open.isEmpty && character.isWhitespace }
    return true
  }
  return open.isEmpty ? String(closing).trimmingEnd() : ""
}

extension String {
  fileprivate func trimmingEnd() -> String { String(reversed().drop { $0.isWhitespace }.reversed()) }
}
