/// Changes of a text that both languages take for nothing.
enum Layout: String, CaseIterable {
  case blankLines
  case commentLines
  case trailingComments
  case tabs
  case carriageReturns

  func applied(to text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    switch self {
    case .blankLines: return Layout.outsideText(lines) { "\n\n\($0)" }
    case .commentLines: return Layout.outsideText(lines) { "// a note { ( \"\n\($0)" }
    case .trailingComments: return Layout.outsideText(lines) { "\($0)  // a note } ) \"" }
    case .tabs: return Layout.outsideText(lines, Layout.withTabs)
    case .carriageReturns: return lines.joined(separator: "\r\n")
    }
  }

  /// Maps every line that is no part of a text over several lines, where nothing may be inserted. Markers stay alone, and
  /// directives, which are no code: words behind them are their reason.
  private static func outsideText(_ lines: [Substring], _ change: (Substring) -> String) -> String {
    var isInside = false
    return lines.map { line in
      let isFree = !isInside && !line.contains("//~") && !line.contains("parity:")
      if quoteCount(line) % 2 == 1 { isInside.toggle() }
      return isFree && !isInside && !line.isEmpty ? change(line) : String(line)
    }.joined(separator: "\n")
  }

  private static func quoteCount(_ line: Substring) -> Int { line.ranges(of: "\"\"\"").count }

  private static func withTabs(_ line: Substring) -> String {
    let code = line.drop { $0 == " " }
    return String(repeating: "\t", count: (line.count - code.count) / 2) + code
  }
}
