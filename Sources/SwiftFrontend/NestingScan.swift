/// Where a file has what the parser would run out of stack space or time for, and what; `nil` for all usual code.
///
/// The parser limits brackets (`NestingLimit.brackets`), but recurses without limit for prefix words, arrows,
/// ternaries, type arguments and `#if`, and takes much more time for some texts than for others (`ParsingCost`). One
/// pass over the bytes counts these, without regard to strings and comments: the limits are far above what text of
/// either kind reaches.
func tooMuchToParse(_ bytes: [UInt8]) -> (place: Int, what: ParsingCost.Excess)? {
  var scan = NestingScan()
  for (offset, byte) in bytes.enumerated() {
    scan.read(byte)
    if scan.isTooDeep { return (offset, .nesting) }
  }
  var cost = ParsingCost(bytes)
  return cost.excess()
}

private struct NestingScan {
  /// Of these the text may be no code: `ParsingCost` knows better, but can be led astray by a quote in a pattern.
  private static let squares = 22
  private static let interpolations = 150
  private static let others = 300

  private var previous: UInt8 = 0
  private var beforePrevious: UInt8 = 0
  /// Square brackets opened with nothing but other opening brackets, names and colons between them.
  private var openSquares = 0
  /// `#if`s open at this place.
  private var conditions = 0
  /// Of the present line: `->`, `?` between spaces, `\(`, and type argument lists that are open.
  private var arrows = 0
  private var questions = 0
  private var interpolations = 0
  private var angles = 0
  /// Prefix words in a row, and the letters of the present word.
  private var words = 0
  private var word: [UInt8] = []

  var isTooDeep: Bool {
    openSquares > Self.squares
      || interpolations > Self.interpolations
      || max(max(arrows, questions), max(angles, words, conditions)) > Self.others
  }

  mutating func read(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "#"):
      if word.count < 12 { word.append(byte) }
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
      endWord()
      if previous == UInt8(ascii: "?"), beforePrevious == UInt8(ascii: " ") { questions += 1 }
    case UInt8(ascii: "\n"):
      endWord()
      (arrows, questions, interpolations, angles) = (0, 0, 0, 0)
    default:
      endWord()
      words = 0
      readPunctuation(byte)
    }
    beforePrevious = previous
    previous = byte
  }

  private mutating func readPunctuation(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "["):
      openSquares += 1
      return
    case UInt8(ascii: "("):
      if previous == UInt8(ascii: "\\") { interpolations += 1 }
      return
    case UInt8(ascii: ":"):
      return
    case UInt8(ascii: "<"):
      if isNameEnd(previous) { angles += 1 }
      return
    case UInt8(ascii: ">"):
      if previous == UInt8(ascii: "-") { arrows += 1 } else { angles = max(0, angles - 1) }
    default:
      break
    }
    openSquares = 0
  }

  private func isNameEnd(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_")
  }

  private mutating func endWord() {
    if word.isEmpty { return }
    if Self.prefixWords.contains(word) { words += 1 } else { words = 0 }
    if word == Self.opening { conditions += 1 }
    if word == Self.closing { conditions = max(0, conditions - 1) }
    word.removeAll(keepingCapacity: true)
  }

  private static let opening = Array("#if".utf8)
  private static let closing = Array("#endif".utf8)
  private static let prefixWords: Set<[UInt8]> = Set(
    [
      "any", "await", "borrow", "consume", "copy", "each", "inout", "let", "repeat", "some", "try", "unsafe", "var",
    ].map { Array($0.utf8) })
}
