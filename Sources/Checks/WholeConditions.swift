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
private let reach = 200

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
  guard endsInBinding(head), followsClause(before[..<start]) else { return "" }
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

/// Whether a clause of a condition may begin behind a text.
private func followsClause(_ before: ArraySlice<Character>) -> Bool {
  let bare = before.reversed().drop { $0.isWhitespace }
  if bare.first == "," { return true }
  return ["if", "guard", "while"].contains(String(String(bare.prefix(while: isWordPart)).reversed()))
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
