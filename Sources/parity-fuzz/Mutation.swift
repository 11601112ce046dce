/// Changes texts as people, merges and bad luck change them, and as nobody would.
struct Mutation {
  /// Texts to take pieces from; not empty.
  let seeds: [[UInt8]]
  /// In bytes; longer inputs say little more and take longer.
  static let sizeLimit = 6_000

  func input(_ random: inout Randomness) -> [UInt8] {
    var text = seeds[random.below(seeds.count)]
    if text.count > Self.sizeLimit { text = window(text, Self.sizeLimit, &random) }
    // One in eight stays nearly what it was: most faults lie beside sound code.
    for _ in 0..<(random.isOne(in: 8) ? 1 : 1 + random.below(7)) {
      mutate(&text, &random)
      // Two hundred copies of two hundred copies would fill the memory before anybody reads them.
      if text.count > 2 * Self.sizeLimit { text.removeLast(text.count - 2 * Self.sizeLimit) }
    }
    // Whoever reads files has refused everything else before.
    return Array(String(decoding: text, as: UTF8.self).utf8)
  }

  private func mutate(_ text: inout [UInt8], _ random: inout Randomness) {
    let tokens = Self.tokens(of: text)
    guard !tokens.isEmpty else {
      text = Self.words[random.below(Self.words.count)]
      return
    }
    let token = tokens[random.below(tokens.count)]
    switch random.below(13) {
    case 0: text.removeSubrange(token)
    case 1: text.removeSubrange(span(tokens, upTo: 40, &random))
    case 2:
      let piece = Array(text[span(tokens, upTo: 30, &random)])
      let count = random.isOne(in: 6) ? 1 + random.below(200) : 1
      text.insert(contentsOf: Array(repeating: piece, count: count).joined(), at: token.lowerBound)
    case 3: text.replaceSubrange(token, with: text[tokens[random.below(tokens.count)]])
    case 4: text.insert(contentsOf: Self.words[random.below(Self.words.count)], at: token.lowerBound)
    case 5: text.replaceSubrange(token, with: Self.words[random.below(Self.words.count)])
    case 6, 7:
      // A piece of another text, at a place where tokens begin.
      let other = seeds[random.below(seeds.count)]
      let piece = window(other, 2_000, &random).prefix(1 + random.below(400))
      if random.isOne(in: 2) {
        text.insert(contentsOf: piece, at: token.lowerBound)
      } else {
        text.replaceSubrange(span(tokens, upTo: 60, &random), with: piece)
      }
    case 8:
      let (open, close) = Self.brackets[random.below(Self.brackets.count)]
      let count = random.isOne(in: 10) ? 1 + random.below(400) : 1 + random.below(3)
      let span = span(tokens, upTo: 20, &random)
      text.insert(contentsOf: Array(repeating: close, count: count).joined(), at: span.upperBound)
      text.insert(contentsOf: Array(repeating: open, count: count).joined(), at: span.lowerBound)
    case 9: text.removeLast(text.count - token.lowerBound)
    case 10: text[token.lowerBound] = UInt8(truncatingIfNeeded: random.next())
    case 11: text[token.lowerBound] ^= 1 << UInt8(random.below(8))
    default:
      // The same name everywhere becomes another one, so that names meet that never did.
      let name = Array(text[token])
      let other = Array(text[tokens[random.below(tokens.count)]])
      var result: [UInt8] = []
      var position = 0
      for range in tokens where text[range].elementsEqual(name) {
        result += text[position..<range.lowerBound] + other
        position = range.upperBound
        if result.count > Self.sizeLimit { break }
      }
      text = result + text[position...]
    }
  }

  private func span(_ tokens: [Range<Int>], upTo most: Int, _ random: inout Randomness) -> Range<Int> {
    let first = random.below(tokens.count)
    let last = min(tokens.count - 1, first + random.below(most))
    return tokens[first].lowerBound..<tokens[last].upperBound
  }

  private func window(_ text: [UInt8], _ size: Int, _ random: inout Randomness) -> [UInt8] {
    guard text.count > size else { return text }
    let start = random.below(text.count - size)
    return Array(text[start..<start + size])
  }

  /// Words, and every other byte by itself.
  static func tokens(of text: [UInt8]) -> [Range<Int>] {
    var tokens: [Range<Int>] = []
    var start = 0
    while start < text.count {
      var end = start + 1
      if isWord(text[start]) { while end < text.count, isWord(text[end]) { end += 1 } }
      tokens.append(start..<end)
      start = end
    }
    return tokens
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private static let brackets =
    ([
      ("(", ")"), ("{", "}"), ("[", "]"), ("<", ">"), ("\"\\(", ")\""), ("\"${", "}\""), ("f {", "}"), ("\"", "\""),
      ("/*", "*/"), ("if a {", "}"), ("\"\"\"", "\"\"\""), ("`", "`"), ("- ", ""), ("  ", "\n"), ("&a ", " *a"),
    ] as [(String, String)]).map { (Array($0.0.utf8), Array($0.1.utf8)) }

  private static let words =
    ([
      "(", ")", "{", "}", "[", "]", "<", ">", "?", "!", "?.", "!!", "??", "?:", "::", "->", "=>", "=", "==", "===",
      "&&",
      "||", "...", "..<", "..", ":", ";", ",", ".", "@", "#", "$", "\\", "`", "'", "\"", "\"\"\"", "/*", "*/", "//",
      "#\"",
      "${", "\\(", "&", "*", "+", "-", "%", "++", "--", "+=", "~", "^", "|", "\n", "\r", "\r\n", "\t", "\u{0}",
      "\u{FEFF}",
      "\u{2028}", "\u{202E}", "é", "👩‍👩‍👧", "0", "-1", "9223372036854775807", "9223372036854775808", "0x", "1e999",
      "1e-999",
      "0.1", "1_000", "0b12", "null", "nil", "self", "Self", "this", "super", "it", "init", "class", "struct", "enum",
      "case", "func", "fun", "var", "let", "val", "if", "else", "when", "switch", "for", "in", "while", "do", "repeat",
      "try", "catch", "throw", "throws", "return", "guard", "defer", "import", "package", "extension", "protocol",
      "interface", "object", "companion object", "data class", "sealed", "override", "private", "static", "async",
      "await",
      "suspend", "where", "is", "as", "as?", "get()", "set", "by", "operator", "infix", "typealias", "@A(", "#if",
      "#endif",
      "// parity:disable:next missing-member - x", "// parity:", "true", "false", "~", "- ", "? ", "&a", "*a", "!!x",
      "|",
      ">-", "%YAML 1.2", "---", "{Name}", "**/", "$x", "$s.isEmpty", "{}", "[]", "version: 1", "id: ", "\"schema\": 1",
    ] as [String]).map { Array($0.utf8) }
}
