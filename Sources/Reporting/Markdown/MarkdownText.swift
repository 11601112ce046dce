/// Text that is quoted from source, as code in Markdown: on one line, and nothing in it is markup, a mention or a link.
///
/// Simple text stands between backticks. Where it could end the code span or a table's cell it becomes an HTML element
/// in which every character that Markdown knows is a character reference, because those never are markup.
func code(_ text: String) -> String {
  let text = inert(text)
  if text.isEmpty { return "" }
  let isPlain = text.unicodeScalars.allSatisfy { !["`", "|", "\\", "\u{FFFD}"].contains($0) }
  if isPlain, text.first != " ", text.last != " " { return "`\(text)`" }
  return "<code>\(referenced(text))</code>"
}

/// A sentence of a rule in which code stands between backticks: the code becomes code, the words stay words.
///
/// Quoted code may hold backticks of its own and so turn itself into words. Words that could be more than words make
/// the whole sentence code.
func prose(_ sentence: String) -> String {
  let sentence = oneLine(sentence)
  let parts = sentence.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
  let isBalanced = parts.count % 2 == 1
  guard isBalanced, parts.indices.allSatisfy({ $0 % 2 == 1 || isHarmless(parts[$0]) }) else {
    return "<code>\(referenced(sentence))</code>"
  }
  return parts.enumerated().map { $0.offset % 2 == 1 ? code($0.element) : $0.element }.joined()
}

/// A link to a trusted address, with code as its text.
func link(_ label: String, to address: String?) -> String { address.map { "[\(code(label))](\($0))" } ?? code(label) }

/// Letters, digits, spaces and the punctuation of sentences, without anything that a forge makes more of: an address,
/// the name of a host, a commit, a number after a sign, the name of an emoji between colons.
private func isHarmless(_ words: String) -> Bool {
  let isPlain = words.unicodeScalars.allSatisfy { scalar in
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      || " .,;:?%()'\"’“”–…/-→".unicodeScalars.contains(scalar)
  }
  guard isPlain, !words.contains("//") else { return false }
  return words.split(separator: " ").allSatisfy { word in
    let bare = word.drop { "(\"“".contains($0) }
    let signs = bare.drop { $0 != ":" && $0 != "%" }.dropFirst()
    let isCommit = bare.count >= 7 && bare.prefix(7).allSatisfy(\.isHexDigit) && bare.contains(where: \.isNumber)
    return !isCommit && !bare.lowercased().contains("www.") && !bare.hasPrefix(":")
      && !signs.contains { $0.isLetter || $0.isNumber || $0 == ":" }
  }
}

/// Every ASCII character that is neither letter, digit nor space as a character reference.
func referenced(_ text: String) -> String {
  rewritten(text) { scalar in
    guard scalar.isASCII, scalar != " ", !scalar.properties.isAlphabetic, !("0"..."9").contains(scalar) else {
      return nil
    }
    return "&#\(scalar.value);"
  }
}
