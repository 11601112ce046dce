/// The bytes of a Swift text that are code, one after another: comments and strings are left out, interpolations not.
///
/// A lexer of the smallest kind, for what must be known before the parser is called. It knows no regular expressions;
/// the quote of one opens no string, unless a second one stands on its line.
struct CodeBytes: IteratorProtocol {
  private let bytes: [UInt8]
  /// Behind the byte that was given last.
  private(set) var position = 0
  /// Strings whose interpolations are open, outermost first.
  private var strings: [OpenString] = []
  /// The end of the line on which a quote opens no string.
  private var lineWithoutStrings = 0

  private struct OpenString {
    var pounds: Int
    var isMultiline: Bool
    /// Parentheses open in the interpolation at hand.
    var parentheses = 0
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Interpolations open at this place.
  var interpolations: Int { strings.count }

  mutating func next() -> UInt8? {
    while position < bytes.count {
      let current = bytes[position]
      position += 1
      switch current {
      case UInt8(ascii: "/") where byte(position) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where byte(position) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\"") where position > lineWithoutStrings: openString()
      case UInt8(ascii: "(") where !strings.isEmpty:
        strings[strings.count - 1].parentheses += 1
        return current
      case UInt8(ascii: ")") where !strings.isEmpty:
        strings[strings.count - 1].parentheses -= 1
        if strings[strings.count - 1].parentheses == 0, let string = strings.popLast() { skip(string) }
        return current
      default: return current
      }
    }
    return nil
  }

  private func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  private mutating func skipLine() {
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
  }

  /// Comments nest.
  private mutating func skipComment() {
    var depth = 0
    position -= 1
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "/"), byte(position + 1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if bytes[position] == UInt8(ascii: "*"), byte(position + 1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        position += 1
      }
    }
  }

  private mutating func openString() {
    var pounds = 0
    while position - 2 - pounds >= 0, bytes[position - 2 - pounds] == UInt8(ascii: "#") { pounds += 1 }
    let isMultiline = byte(position) == UInt8(ascii: "\"") && byte(position + 1) == UInt8(ascii: "\"")
    if isMultiline { position += 2 }
    skip(OpenString(pounds: pounds, isMultiline: isMultiline))
  }

  /// To the end of a string, or into its next interpolation.
  private mutating func skip(_ string: OpenString) {
    let start = position
    while position < bytes.count {
      let current = bytes[position]
      if current == UInt8(ascii: "\n"), !string.isMultiline {
        // Not a string after all, such as the quote of a regular expression.
        lineWithoutStrings = position
        position = start
        return
      }
      position += 1
      if current == UInt8(ascii: "\""), ends(string) { return }
      guard current == UInt8(ascii: "\\"), hasPounds(string.pounds, at: position) else { continue }
      position += string.pounds
      if byte(position) == UInt8(ascii: "(") {
        strings.append(string)
        return
      }
      // An escaped sign, of which a line break is none.
      if byte(position) != UInt8(ascii: "\n") { position += 1 }
    }
  }

  private mutating func ends(_ string: OpenString) -> Bool {
    if string.isMultiline {
      guard byte(position) == UInt8(ascii: "\""), byte(position + 1) == UInt8(ascii: "\""),
        hasPounds(string.pounds, at: position + 2)
      else { return false }
      position += 2 + string.pounds
      return true
    }
    guard hasPounds(string.pounds, at: position) else { return false }
    position += string.pounds
    return true
  }

  private func hasPounds(_ count: Int, at offset: Int) -> Bool {
    (offset..<offset + count).allSatisfy { byte($0) == UInt8(ascii: "#") }
  }
}
