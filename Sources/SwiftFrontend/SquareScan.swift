/// How often the parser would read what stands in square brackets.
///
/// Wherever a type may stand, the parser reads what follows a `[` twice before it reads it: to see whether it is
/// `[n of T]`, and whether it is a type at all. So a byte below n open brackets is read up to 2ⁿ times. Between the
/// brackets may stand whatever a type holds: arrows, tuples with initial values, type arguments, attributes.
struct SquareScan {
  /// Readings of one byte after another that take a good part of a second, in bytes.
  private static let affordable = 1 << 26
  /// Brackets open at once; more must not be shifted by.
  private static let most = 24

  private let bytes: [UInt8]
  private var position = 0
  private var work = 0
  /// Square brackets open since the last `{` that is open, for each of those.
  private var squares = [0]
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

  /// Where it becomes too much; `nil` for all usual code.
  mutating func placeOfTooMuch() -> Int? {
    // What is large may take its time, if it takes no more for each byte.
    let limit = max(Self.affordable, 64 * bytes.count)
    while position < bytes.count {
      let open = squares[squares.count - 1]
      if open > 0 { work += 1 << open }
      if work > limit || open >= Self.most { return position }
      read()
    }
    return nil
  }

  private func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  private mutating func read() {
    let current = bytes[position]
    position += 1
    switch current {
    case UInt8(ascii: "["): squares[squares.count - 1] += 1
    case UInt8(ascii: "]"): squares[squares.count - 1] = max(0, squares[squares.count - 1] - 1)
    case UInt8(ascii: "{"): squares.append(0)
    case UInt8(ascii: "}"): if squares.count > 1 { squares.removeLast() }
    case UInt8(ascii: "/") where byte(position) == UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "/") where byte(position) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "\"") where position > lineWithoutStrings: openString()
    case UInt8(ascii: "(") where !strings.isEmpty: strings[strings.count - 1].parentheses += 1
    case UInt8(ascii: ")") where !strings.isEmpty:
      strings[strings.count - 1].parentheses -= 1
      if strings[strings.count - 1].parentheses == 0, let string = strings.popLast() { skip(string) }
    default: break
    }
  }

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
