/// Lines among the members of a type that the parser takes for a declaration whose first word is missing, as `name:` or
/// `name(`, one after the other: at the beginning of each it looks as far as the next word that begins a declaration.
struct MemberRun {
  /// Lines, times bytes to look over, times what brackets inside of each other add: half a second, measured.
  private static let affordable = 1 << 22
  /// So many brackets, open where a line ends, take as long as one more reading of all.
  private static let bracketsForOneReading = 8

  private enum Beginning { case nothing, word, lacksKeyword, other }

  private var line = Beginning.nothing
  private var lines = 0
  private var start: Int
  private var deepest = 0

  init(at start: Int) { self.start = start }

  /// Reads a byte that stands among the members, outside of brackets.
  mutating func read(_ byte: UInt8, isBracketed: Bool) {
    switch (line, byte) {
    case (_, UInt8(ascii: "\n")): if !isBracketed { line = .nothing }
    case (.nothing, UInt8(ascii: " ")), (.nothing, UInt8(ascii: "\t")): break
    case (.nothing, _): line = isWordByte(byte) ? .word : .other
    case (.word, UInt8(ascii: "(")), (.word, UInt8(ascii: ":")):
      lines += 1
      line = .lacksKeyword
    case (.word, _): if !isWordByte(byte) { line = .other }
    default: break
    }
  }

  /// - Parameter depth: brackets that are open inside of the type where a line ends.
  mutating func endLine(depth: Int) { deepest = max(deepest, depth) }

  mutating func readDeclarationWord(at place: Int) { self = MemberRun(at: place) }

  func isTooLong(at place: Int) -> Bool {
    lines * (place - start) * (1 + deepest / Self.bracketsForOneReading) > Self.affordable
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...:
      true
    default: false
    }
  }
}
