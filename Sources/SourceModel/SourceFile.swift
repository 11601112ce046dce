/// The text of one file: its path relative to the side's root, its language, and its UTF-8 bytes.
package struct SourceFile: Sendable, Hashable {
  package let path: String
  package let side: Side
  package let bytes: [UInt8]

  package init(path: String, side: Side, bytes: [UInt8]) {
    self.path = path
    self.side = side
    self.bytes = bytes
  }

  package init(path: String, side: Side, text: String) {
    self.init(path: path, side: side, bytes: Array(text.utf8))
  }

  /// The text in a range; invalid UTF-8 is repaired for display.
  package func text(in range: ByteRange) -> String {
    let upper = min(Int(range.upper), bytes.count)
    let lower = min(Int(range.lower), upper)
    return String(decoding: bytes[lower..<upper], as: UTF8.self)
  }
}

/// What a file is called, without its folders.
package func fileName(of path: String) -> Substring {
  guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path[...] }
  return path[path.utf8.index(after: slash)...]
}

/// A place in a file as people and editors name it: both numbers start at 1, columns count UTF-8 bytes.
package struct SourcePosition: Sendable, Hashable, Comparable {
  package let line: Int
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// Where each line of a file starts; turns byte offsets into positions in O(log lines).
package struct LineTable: Sendable {
  /// Byte offset of the first byte of each line; never empty.
  private let starts: [UInt32]
  private let end: UInt32

  package init(bytes: [UInt8]) {
    var starts: [UInt32] = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(UInt32(offset + 1))
    }
    self.starts = starts
    self.end = UInt32(bytes.count)
  }

  package var lineCount: Int { starts.count }

  package func position(of offset: UInt32) -> SourcePosition {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: Int(offset - starts[low]) + 1)
  }

  /// The bytes of a line (first line is 1) without its line break; empty for a line that does not exist.
  package func range(ofLine line: Int) -> ByteRange {
    guard line >= 1, line <= starts.count else { return ByteRange(0, 0) }
    let lower = starts[line - 1]
    let upper = line < starts.count ? starts[line] - 1 : end
    return ByteRange(Int(lower), Int(upper))
  }
}
