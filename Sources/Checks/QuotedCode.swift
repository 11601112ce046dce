internal import CodeModel

/// Code as it stands between the two backticks of a message: a name that is escaped loses its own, and what is cut out
/// of a larger expression neither ends in that one's parentheses nor lacks its own.
func quoted(_ code: String) -> String { balanced(withoutEscapes(code)) }

/// `` `object` `` → `object`; a backtick that is no part of an escaped name stays.
func withoutEscapes(_ code: String) -> String {
  var parts = code.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
  guard parts.count > 2 else { return code }
  var result = parts.removeFirst()
  while !parts.isEmpty {
    let part = parts.removeFirst()
    let isName =
      part.first.map { $0.isLetter || $0 == "_" } ?? false
      && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == " " }
    if isName, !parts.isEmpty {
      result += part + parts.removeFirst()
    } else {
      result += "`" + part
    }
  }
  return result
}

private let closers: [Character: Character] = ["(": ")", "[": "]", "{": "}"]

/// Without closing brackets at the end that nothing opens, and with the one that the head of a loop or branch lacks.
private func balanced(_ code: String) -> String {
  // Brackets in a text are no brackets.
  if code.contains("\"") { return code }
  var open: [Character] = []
  var strays = 0
  for character in code {
    if let closer = closers[character] {
      open.append(closer)
    } else if closers.values.contains(character) {
      if open.last == character { open.removeLast() } else { strays += 1 }
    }
  }
  if open == [")"], strays == 0, heads.contains(String(code.prefix { $0.isLetter })) { return code + ")" }
  guard open.isEmpty, strays > 0 else { return code }
  let ending = code.suffix(strays)
  let areAtTheEnd = ending.count == strays && ending.allSatisfy { closers.values.contains($0) }
  return areAtTheEnd ? String(code.dropLast(strays)) : code
}

/// What begins a statement that has a head in parentheses.
private let heads: Set<String> = ["for", "if", "while", "when", "switch", "catch"]
