/// Swift source as bytes, enough to look for constructs in it.
enum SwiftText {
  private typealias Bytes = ArraySlice<UInt8>
  private static let newline = UInt8(ascii: "\n")
  private static let quote = UInt8(ascii: "\"")
  private static let pound = UInt8(ascii: "#")
  private static let slash = UInt8(ascii: "/")
  private static let backslash = UInt8(ascii: "\\")

  /// The text without comments and without the contents of string literals; lines stay lines.
  ///
  /// Code inside interpolations goes away with its literal.
  static func codeOnly(_ text: String) -> String {
    var code: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.first {
      if byte == slash, rest.starts(with: "//".utf8) {
        rest = rest.drop { $0 != newline }
      } else if byte == slash, rest.starts(with: "/*".utf8) {
        skipBlockComment(&rest, into: &code)
      } else if byte == quote || byte == pound {
        skipLiteral(&rest, into: &code)
      } else {
        code.append(byte)
        rest.removeFirst()
      }
    }
    return String(decoding: code, as: UTF8.self)
  }

  private static func skipBlockComment(_ rest: inout Bytes, into code: inout [UInt8]) {
    var depth = 0
    while let byte = rest.first {
      if rest.starts(with: "/*".utf8) {
        depth += 1
        rest = rest.dropFirst(2)
      } else if rest.starts(with: "*/".utf8) {
        depth -= 1
        rest = rest.dropFirst(2)
        if depth == 0 { return }
      } else {
        if byte == newline { code.append(byte) }
        rest.removeFirst()
      }
    }
  }

  /// Skips a literal, raw or not, of one line or several; a `#` that opens none is code.
  private static func skipLiteral(_ rest: inout Bytes, into code: inout [UInt8]) {
    let pounds = rest.prefix { $0 == pound }
    let body = rest.dropFirst(pounds.count)
    guard body.first == quote else {
      code += pounds
      rest = body
      return
    }
    let quotes = body.starts(with: "\"\"\"".utf8) ? [quote, quote, quote] : [quote]
    let end = quotes + pounds
    rest = body.dropFirst(quotes.count)
    code += [quote, quote]
    while let byte = rest.first, byte != end[0] || !rest.starts(with: end) {
      if byte == newline { code.append(byte) }
      let isEscape = byte == backslash && pounds.isEmpty
      rest = rest.dropFirst(isEscape ? 2 : 1)
    }
    rest = rest.dropFirst(end.count)
  }

  /// The 1-based numbers of the lines in which the construct stands as a word of its own: `print(`, not `blueprint(`,
  /// `.print(`.
  static func lines(of code: String, containing construct: String) -> [Int] {
    guard code.contains(construct) else { return [] }
    return code.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { line in
        line.element.ranges(of: construct).contains { range in
          let before = line.element[..<range.lowerBound]
          let continuesName = before.last.map { $0.isLetter || $0.isNumber || "_.".contains($0) } ?? false
          return !continuesName
        }
      }
      .map { $0.offset + 1 }
  }
}
