package import SourceModel

/// Other words for a range of one file.
package struct TextEdit: Sendable, Hashable {
  package var range: ByteRange
  package var text: String

  package init(range: ByteRange, text: String) {
    self.range = range
    self.text = text
  }
}

/// One change of one side of a twin and, where the other side says the same there, what ports it.
package struct Seed: Sendable, Hashable {
  package enum Kind: String, Sendable, CaseIterable {
    case literal, string, comparison, conditionTerm, insertedCall, deletedStatement, renamedCall
    case parameterType, addedParameter, addedMember, deletedMember
  }

  package var kind: Kind
  package var side: Side
  /// As the Swift side spells it.
  package var member: String
  package var edit: TextEdit
  /// `nil` when what is changed has no counterpart that says the same.
  package var port: TextEdit?
}

/// A change that means nothing.
package struct NeutralSeed: Sendable, Hashable {
  package enum Kind: String, Sendable, CaseIterable {
    case comment, formatting, localRename, explicitReceiver, movedMember, guardToIf
  }

  package var kind: Kind
  package var side: Side
  package var member: String
  package var edits: [TextEdit]
}

extension SourceFile {
  /// The file with some ranges, none of which overlap, in other words.
  func applying(_ edits: [TextEdit]) -> SourceFile {
    var bytes = bytes
    for edit in edits.sorted(by: { $1.range < $0.range }) {
      bytes.replaceSubrange(Int(edit.range.lower)..<Int(edit.range.upper), with: Array(edit.text.utf8))
    }
    return SourceFile(path: path, side: side, bytes: bytes)
  }

  /// From the first byte of the line on which a range starts to the first byte of the line after its end; `nil` when
  /// anything but blanks stands beside it.
  func wholeLines(_ range: ByteRange) -> ByteRange? {
    var (lower, upper) = (Int(range.lower), Int(range.upper))
    let isBlank: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    while lower > 0, isBlank(bytes[lower - 1]) { lower -= 1 }
    while upper < bytes.count, isBlank(bytes[upper]) { upper += 1 }
    let newline = UInt8(ascii: "\n")
    guard lower == 0 || bytes[lower - 1] == newline, upper < bytes.count, bytes[upper] == newline else { return nil }
    return ByteRange(lower, upper + 1)
  }
}
