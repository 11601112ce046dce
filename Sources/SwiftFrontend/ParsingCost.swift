/// What the parser would have to do for a text, where that grows faster than the text; all figures are measured.
///
/// * Wherever a type may stand, it reads what follows a `[` twice before it reads it: to see whether it is `[n of T]`,
///   and whether it is a type at all. So a byte below n open brackets is read up to 2ⁿ times. Between the brackets may
///   stand whatever a type holds: arrows, tuples with initial values, type arguments, attributes.
/// * Among the members of a type it looks from every token that it does not expect to the end of the line for one that
///   it does, and everywhere from every bracket that is open anew, those included that only the next line closes.
/// * From a bracket that nothing closes it looks to the end of the text for what would, several times.
/// * What an attribute without a name is given it reads three times: n of them inside each other up to 3ⁿ times.
/// * Of interpolations inside interpolations it keeps a copy at each place to which it may come back.
struct ParsingCost {
  enum Excess: String {
    case nesting = "nested too deep to be read; the file is not compared"
    case line = "too much on one line to be parsed; the file is not compared"
  }

  /// Readings of one byte after another that take a good part of a second, in bytes: of types, and of what stands on
  /// one line.
  private static let affordable = 1 << 22
  private static let affordableOnLine = 1 << 26
  /// Square brackets open at once; more must not be shifted by.
  private static let mostSquares = 24
  private static let mostInterpolations = 40
  /// `@(` inside of each other.
  private static let mostNamelessAttributes = 8
  /// Brackets that one line may open and leave open among statements.
  private static let usualBrackets = 20
  /// Of the bytes of a line, squared, and the brackets of all kinds that it leaves open: a tenth of a second.
  private static let affordableLeftOpen = 1 << 30
  /// Brackets of all kinds that a text may leave open; where there are more, the bytes behind each, together.
  private static let usualOpen = 50
  private static let affordableBehindOpen = 1 << 17
  /// In bytes outside of brackets; what is said once before a long literal is no reason.
  private static let usualLine = 256

  /// What is between two braces.
  private struct Level {
    var holdsMembers: Bool { run != nil }
    /// Of the members; `nil` where no members are.
    var run: MemberRun?
    var squares = 0
    /// Where the line at hand begins, or the level does.
    var lineStart: Int
    /// Brackets that were open there.
    var openBefore = 0
    /// Of the line, in bytes: what stands outside of brackets that were closed again, and that where each one that is
    /// open was opened.
    var outside = 0
    var openHere: [Int] = []
    /// Brackets of all kinds that are open around it.
    var depth = 0
    /// The nearest level around, or this one, that holds members.
    var members: Int?
  }

  private var code: CodeBytes
  private let size: Int
  private var work = 0
  private var levels = [Level(lineStart: 0)]
  /// Whether a word like `class` was read whose brace is still to come.
  private var isTypeAhead = false
  private var word: [UInt8] = []
  private var line = Line()
  /// Where the brackets stand that are open, of all kinds.
  private var openPlaces: [Int] = []
  /// Of those, by their number, the ones behind an `@`.
  private var openAttributes: [Int] = []
  /// The last byte that is no space.
  private var previous: UInt8 = 0

  /// The line at hand, whatever braces stand on it.
  private struct Line {
    /// How many brackets and braces are open, and the fewest of each that were since the line began.
    var (round, fewestRound, braces, fewestBraces) = (0, 0, 0, 0)
    var start = 0

    var leftOpen: Int { round - fewestRound + braces - fewestBraces }

    mutating func read(_ byte: UInt8) {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["): round += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        round -= 1
        fewestRound = min(fewestRound, round)
      case UInt8(ascii: "{"): braces += 1
      case UInt8(ascii: "}"):
        braces -= 1
        fewestBraces = min(fewestBraces, braces)
      default: break
      }
    }

    mutating func end(at place: Int) {
      (fewestRound, fewestBraces, start) = (round, braces, place)
    }
  }

  init(_ bytes: [UInt8]) {
    code = CodeBytes(bytes)
    size = bytes.count
  }

  /// Where it becomes too much, and of what; `nil` for all usual code.
  mutating func excess() -> (place: Int, what: Excess)? {
    // What is large may take its time, if it takes no more for each byte.
    let limit = max(Self.affordable, 64 * size)
    while let byte = code.next() {
      line.read(byte)
      readBracket(byte)
      if byte == UInt8(ascii: "\n") {
        if leavesTooMuchOpen { return (code.position - 1, .line) }
        line.end(at: code.position)
      }
      if let endsTooLong = read(byte), endsTooLong { return (code.position - 1, .line) }
      let open = levels[levels.count - 1].squares
      if open > 0 { work += 1 << open }
      if work > limit || open >= Self.mostSquares || code.interpolations > Self.mostInterpolations
        || openAttributes.count > Self.mostNamelessAttributes
      {
        return (code.position - 1, .nesting)
      }
    }
    if leavesTooMuchOpen || isTooLong(levels[levels.count - 1]) { return (code.position, .line) }
    if openPlaces.count > Self.usualOpen, openPlaces.reduce(0, { $0 + size - $1 }) > Self.affordableBehindOpen {
      return (openPlaces[Self.usualOpen], .nesting)
    }
    return nil
  }

  private mutating func readBracket(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      if byte == UInt8(ascii: "("), previous == UInt8(ascii: "@") { openAttributes.append(openPlaces.count) }
      openPlaces.append(code.position)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      _ = openPlaces.popLast()
      if openAttributes.last == openPlaces.count { openAttributes.removeLast() }
    default: break
    }
    if byte != UInt8(ascii: " "), byte != UInt8(ascii: "\t"), byte != UInt8(ascii: "\n") { previous = byte }
  }

  private var leavesTooMuchOpen: Bool {
    let length = min(code.position - line.start, 1 << 20)
    return line.leftOpen > Self.usualBrackets && length * length * line.leftOpen > Self.affordableLeftOpen
  }

  /// Whether the line or the level that ends here was too long; `nil` where none ends.
  private mutating func read(_ byte: UInt8) -> Bool? {
    let top = levels.count - 1
    let isBracketed = levels[top].openBefore + levels[top].openHere.count > 0
    levels[top].run?.read(byte, isBracketed: isBracketed)
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"):
      if word.count < 10 { word.append(byte) }
      levels[top].outside += 1
      return nil
    case UInt8(ascii: "\n"):
      endWord()
      endLineOfMembers()
      let level = levels[top]
      levels[top].lineStart = code.position
      levels[top].openBefore += level.openHere.count
      levels[top].outside = 0
      levels[top].openHere.removeAll(keepingCapacity: true)
      return isTooLong(level)
    case UInt8(ascii: "{"):
      endWord()
      let run = isTypeAhead ? MemberRun(at: code.position) : nil
      let members = isTypeAhead ? levels.count : levels[top].members
      levels.append(Level(run: run, lineStart: code.position, depth: openPlaces.count, members: members))
      isTypeAhead = false
      return nil
    case UInt8(ascii: "}"):
      endWord()
      isTypeAhead = false
      guard top > 0 else { return nil }
      return isTooLong(levels.removeLast())
    case UInt8(ascii: "("), UInt8(ascii: "["):
      levels[top].openHere.append(levels[top].outside)
      if byte == UInt8(ascii: "[") { levels[top].squares += 1 }
    case UInt8(ascii: ")"), UInt8(ascii: "]"):
      if let outside = levels[top].openHere.popLast() {
        levels[top].outside = outside
      } else if levels[top].openBefore > 0 {
        levels[top].openBefore -= 1
        levels[top].outside = 0
      }
      if byte == UInt8(ascii: "]") { levels[top].squares = max(0, levels[top].squares - 1) }
    default: break
    }
    endWord()
    levels[top].outside += 1
    return nil
  }

  private mutating func endLineOfMembers() {
    guard let level = levels[levels.count - 1].members else { return }
    let depth = openPlaces.count - levels[level].depth
    levels[level].run?.endLine(depth: depth)
  }

  private func isTooLong(_ level: Level) -> Bool {
    if let run = level.run, run.isTooLong(at: code.position) { return true }
    guard level.holdsMembers && level.openBefore == 0 || level.openHere.count > Self.usualBrackets,
      level.outside > Self.usualLine
    else { return false }
    return level.outside * (code.position - level.lineStart) * (1 + level.openHere.count) > Self.affordableOnLine
  }

  private mutating func endWord() {
    if word.isEmpty { return }
    if Self.types.contains(word) { isTypeAhead = true }
    if Self.declarations.contains(word) { levels[levels.count - 1].run?.readDeclarationWord(at: code.position) }
    word.removeAll(keepingCapacity: true)
  }

  private static let types: Set<[UInt8]> = Set(
    ["actor", "class", "enum", "extension", "protocol", "struct"].map { Array($0.utf8) })
  private static let declarations = types.union(
    ["func", "init", "let", "subscript", "typealias", "var"].map { Array($0.utf8) })
}
