internal import FindingModel
internal import SourceModel

/// One line of source with the columns to underline, as a terminal shows it.
struct QuotedLine {
  /// The line: tabs expanded, control characters inert, cut where it is too wide.
  let text: String
  /// Spaces, then carets; as wide as the range that they mark, one caret at least.
  let carets: String

  /// The widest line that is shown whole, in terminal columns.
  static let widest = 160
  private static let tabWidth = 4
  private static let contextBeforeCaret = 40

  /// - Parameters:
  ///   - startByte: the first byte to mark, from 0.
  ///   - endByte: one past the last byte to mark; `nil` when the range goes on beyond the line.
  init(_ line: String, startByte: Int, endByte: Int?) {
    var cells: [Cell] = []
    var byte = 0
    var column = 0
    for scalar in line.unicodeScalars {
      if scalar == "\n" || scalar == "\r" { break }
      let bytes = UTF8.width(scalar)
      if scalar == "\t" {
        let width = Self.tabWidth - column % Self.tabWidth
        cells.append(Cell(text: String(repeating: " ", count: width), width: width, byte: byte))
        column += width
      } else {
        let shown = inert(scalar)
        let width = columnCount(of: shown)
        cells.append(Cell(text: String(shown), width: width, byte: byte))
        column += width
      }
      byte += bytes
    }
    while let last = cells.last, last.text.allSatisfy({ $0 == " " }), last.byte >= (endByte ?? 0) { cells.removeLast() }

    let end = endByte ?? byte
    let first = cells.firstIndex { $0.byte >= startByte } ?? cells.count
    let pastLast = max(first, cells.firstIndex { $0.byte >= end } ?? cells.count)
    let window = Self.window(cells, around: first)
    let before = cells[window].prefix { $0.byte < startByte }
    let shownFirst = min(max(first, window.lowerBound), window.upperBound)
    let marked = cells[shownFirst..<max(shownFirst, min(pastLast, window.upperBound))]

    let isCutBefore = window.lowerBound > 0
    let isCutAfter = window.upperBound < cells.count
    let shown = withoutCommands(cells[window].map(\.text).joined())
    text = (isCutBefore ? "…" : "") + shown + (isCutAfter ? "…" : "")
    let indent = before.reduce(isCutBefore ? 1 : 0) { $0 + $1.width }
    let width = marked.reduce(0) { $0 + $1.width }
    carets = String(repeating: " ", count: indent) + String(repeating: "^", count: max(1, width))
  }

  /// One shown character and the byte of source that it stands for.
  private struct Cell {
    let text: String
    let width: Int
    let byte: Int
  }

  /// The cells to show: all of them, or as many as are wide enough around the caret.
  private static func window(_ cells: [Cell], around first: Int) -> Range<Int> {
    if cells.reduce(0, { $0 + $1.width }) <= widest { return 0..<cells.count }
    let lower = first <= widest / 2 ? 0 : first - contextBeforeCaret
    var upper = lower
    var width = 0
    while upper < cells.count, width + cells[upper].width <= widest {
      width += cells[upper].width
      upper += 1
    }
    return lower..<upper
  }
}

extension QuotedLine {
  /// The first line of a place with its columns marked.
  init(_ line: String, at place: Place) {
    let endsOnLine = place.end.line == place.start.line
    self.init(line, startByte: place.start.column - 1, endByte: endsOnLine ? place.end.column - 1 : nil)
  }
}
