internal import SourceModel

/// Splits Kotlin text into tokens, comments and the parts of its strings.
///
/// Never fails: what does not close ends with the file.
struct Lexer {
  private struct OpenString {
    var isRaw: Bool
    var dollars: Int
    var start: Int
    var token: Int
    var pieces: [StringPiece] = []
  }

  private let bytes: [UInt8]
  private var offset = 0
  private var result = LexedSource()
  private var startsLine = true
  private var lineStart = 0
  private var open: [Int] = []
  private var strings: [OpenString] = []

  static func lex(_ bytes: [UInt8]) -> LexedSource {
    var lexer = Lexer(bytes: bytes)
    lexer.run()
    return lexer.result
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func byte(_ ahead: Int = 0) -> UInt8 {
    offset + ahead < bytes.count ? bytes[offset + ahead] : 0
  }

  private mutating func run() {
    if byte() == UInt8(ascii: "#"), byte(1) == UInt8(ascii: "!") { skipLine() }
    while offset < bytes.count {
      if let string = strings.last, open.last == string.token {
        lexStringPart()
      } else {
        lexCode()
      }
    }
    while let string = strings.popLast() { result.strings[string.start] = string.pieces }
  }

  // MARK: Code

  private mutating func lexCode() {
    let current = byte()
    switch current {
    case UInt8(ascii: "\n"):
      startsLine = true
      offset += 1
      lineStart = offset
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), 0x0C: offset += 1
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
      let lower = offset
      skipLine()
      result.comments.append(ByteRange(lower, offset))
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): lexBlockComment()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): lexNumber()
    case UInt8(ascii: "`"): lexQuotedWord()
    case UInt8(ascii: "'"): lexCharacter()
    case UInt8(ascii: "\""): openString(dollars: 0)
    case UInt8(ascii: "$"): lexDollars()
    case _ where letterLength(at: offset, orDigit: false) > 0: lexWord()
    default: lexSymbol()
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private static func isASCIILetter(_ byte: UInt8) -> Bool {
    let lowercase = byte | 0x20
    return lowercase >= UInt8(ascii: "a") && lowercase <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
  }

  /// The number of bytes of the letter (or, `orDigit`, digit) at a place; 0 when there is none.
  private func letterLength(at place: Int, orDigit: Bool) -> Int {
    guard place < bytes.count else { return 0 }
    let first = bytes[place]
    if first < 0x80 { return Self.isASCIILetter(first) || orDigit && Self.isDigit(first) ? 1 : 0 }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    let text = String(decoding: bytes[place..<min(place + length, bytes.count)], as: UTF8.self)
    guard let scalar = text.unicodeScalars.first else { return 0 }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber:
      return length
    case .decimalNumber: return orDigit ? length : 0
    default: return 0
    }
  }

  private mutating func skipLine() {
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
  }

  private mutating func lexBlockComment() {
    let lower = offset
    var depth = 0
    repeat {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        offset += 2
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        offset += 2
      } else {
        if byte() == UInt8(ascii: "\n") {
          startsLine = true
          lineStart = offset + 1
        }
        offset += 1
      }
    } while depth > 0 && offset < bytes.count
    offset = min(offset, bytes.count)
    result.comments.append(ByteRange(lower, offset))
    if depth > 0 { result.unclosedComment = ByteRange(lower, offset) }
  }

  private mutating func append(_ kind: Token.Kind, from lower: Int) {
    result.tokens.append(
      Token(
        kind: kind, text: String(decoding: bytes[lower..<offset], as: UTF8.self), lower: lower, upper: offset,
        startsLine: startsLine, column: lower - lineStart, enclosing: open.last ?? -1))
    startsLine = false
  }

  private mutating func lexWord() {
    let lower = offset
    while case let length = letterLength(at: offset, orDigit: true), length > 0 { offset += length }
    offset = min(offset, bytes.count)
    append(.word, from: lower)
  }

  private mutating func lexQuotedWord() {
    let lower = offset
    offset += 1
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "`"), bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
    if byte() == UInt8(ascii: "`") { offset += 1 }
    append(.word, from: lower)
  }

  private mutating func lexNumber() {
    let lower = offset
    let isHexadecimal = byte() == UInt8(ascii: "0") && (byte(1) | 0x20) == UInt8(ascii: "x")
    while offset < bytes.count {
      let current = bytes[offset]
      if Self.isASCIILetter(current) || Self.isDigit(current) {
        offset += 1
        let isExponent = !isHexadecimal && (current | 0x20) == UInt8(ascii: "e")
        if isExponent, byte() == UInt8(ascii: "+") || byte() == UInt8(ascii: "-") { offset += 1 }
      } else if current == UInt8(ascii: "."), Self.isDigit(byte(1)) {
        offset += 1
      } else {
        break
      }
    }
    append(.number, from: lower)
  }

  private mutating func lexCharacter() {
    let lower = offset
    offset += 1
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "'"), bytes[offset] != UInt8(ascii: "\n") {
      offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    if byte() == UInt8(ascii: "'") { offset += 1 }
    offset = min(offset, bytes.count)
    append(.character, from: lower)
  }

  private static let symbols: [String] = [
    "===", "!==", "..<", "?.", "?:", "::", "->", "==", "!=", "<=", ">=", "&&", "||", "!!", "++", "--", "+=", "-=", "*=",
    "/=", "%=", "..",
  ]
  private static let symbolBytes = symbols.map { Array($0.utf8) }

  private mutating func lexSymbol() {
    let lower = offset
    var length = 1
    if byte() == UInt8(ascii: "?"), byte(1) == UInt8(ascii: ":"), byte(2) == UInt8(ascii: ":") {
      // `Foo?::bar` is a nullable type and a reference, not an elvis.
    } else if let match = Self.symbolBytes.first(where: { bytes[offset...].starts(with: $0) }) {
      length = match.count
    }
    offset += length
    switch bytes[lower] {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      append(.symbol, from: lower)
      open.append(result.tokens.count - 1)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close(from: lower)
    default: append(.symbol, from: lower)
    }
  }

  /// Closes the nearest open bracket of the same sort within the innermost string; those between stay without partner.
  private mutating func close(from lower: Int) {
    let opener: UInt8 = bytes[lower] == UInt8(ascii: ")") ? 0x28 : bytes[lower] == UInt8(ascii: "]") ? 0x5B : 0x7B
    var depth = open.count - 1
    let floor = strings.last?.token ?? -1
    while depth >= 0, open[depth] > floor, bytes[result.tokens[open[depth]].upper - 1] != opener { depth -= 1 }
    let partner = depth >= 0 && open[depth] > floor ? open[depth] : -1
    if partner >= 0 { open.removeSubrange(depth...) }
    append(.symbol, from: lower)
    if partner >= 0 {
      result.tokens[result.tokens.count - 1].partner = partner
      result.tokens[partner].partner = result.tokens.count - 1
    }
  }

  // MARK: Strings

  private mutating func lexDollars() {
    var count = 0
    while byte(count) == UInt8(ascii: "$") { count += 1 }
    if byte(count) == UInt8(ascii: "\"") {
      openString(dollars: count)
    } else {
      let lower = offset
      offset += count
      append(.symbol, from: lower)
    }
  }

  private mutating func openString(dollars: Int) {
    let lower = offset
    offset += dollars
    let quote = UInt8(ascii: "\"")
    let isRaw = byte() == quote && byte(1) == quote && byte(2) == quote
    let start = offset
    offset += isRaw ? 3 : 1
    append(.stringStart, from: lower)
    let token = result.tokens.count - 1
    open.append(token)
    strings.append(OpenString(isRaw: isRaw, dollars: max(dollars, 1), start: start, token: token))
  }

  private mutating func closeString() {
    guard let string = strings.popLast() else { return }
    open.removeLast()
    result.strings[string.start] = string.pieces
    let end = result.tokens.count - 1
    result.tokens[end].enclosing = open.last ?? -1
    result.tokens[end].partner = string.token
    result.tokens[string.token].partner = end
  }

  private mutating func lexStringPart() {
    guard let string = strings.last else { return }
    let last = strings.count - 1
    let lower = offset
    var decoded: [UInt8] = []
    func finishText(_ lexer: inout Lexer) {
      guard lexer.offset > lower else { return }
      lexer.strings[last].pieces.append(
        .text(ByteRange(lower, lexer.offset), String(decoding: decoded, as: UTF8.self)))
    }
    while offset < bytes.count {
      let current = bytes[offset]
      if current == UInt8(ascii: "\"") {
        var run = 1
        while string.isRaw, byte(run) == current { run += 1 }
        if !string.isRaw || run >= 3 {
          if string.isRaw {
            decoded += [UInt8](repeating: current, count: run - 3)
            offset += run - 3
          }
          finishText(&self)
          let end = offset
          offset += string.isRaw ? 3 : 1
          append(.stringEnd, from: end)
          closeString()
          return
        }
      } else if current == UInt8(ascii: "\n"), !string.isRaw {
        finishText(&self)
        append(.stringEnd, from: offset)
        closeString()
        return
      } else if current == UInt8(ascii: "\\"), !string.isRaw {
        decoded += Escapes.decode(bytes, at: &offset)
        continue
      } else if current == UInt8(ascii: "$") {
        var run = 0
        while byte(run) == current { run += 1 }
        let next = byte(run)
        let isName = letterLength(at: offset + run, orDigit: false) > 0 || next == UInt8(ascii: "`")
        if run >= string.dollars, isName || next == UInt8(ascii: "{") {
          decoded += [UInt8](repeating: current, count: run - string.dollars)
          offset += run - string.dollars
          finishText(&self)
          lexInterpolation(dollars: string.dollars, isName: isName)
          return
        }
        decoded += [UInt8](repeating: current, count: run)
        offset += run
        continue
      }
      // As the compiler does, read a Windows line break as a line feed.
      if current != UInt8(ascii: "\r") || byte(1) != UInt8(ascii: "\n") { decoded.append(current) }
      offset += 1
    }
    finishText(&self)
  }

  private mutating func lexInterpolation(dollars: Int, isName: Bool) {
    let lower = offset
    offset += dollars
    let last = strings.count - 1
    if isName {
      append(.dollar, from: lower)
      if byte() == UInt8(ascii: "`") { lexQuotedWord() } else { lexWord() }
      strings[last].pieces.append(.interpolation(ByteRange(lower, offset)))
    } else {
      offset += 1
      append(.symbol, from: lower)
      open.append(result.tokens.count - 1)
      // Its place in the order is what counts: the syntax tree knows the expression.
      strings[last].pieces.append(.interpolation(ByteRange(lower, offset)))
    }
  }
}
