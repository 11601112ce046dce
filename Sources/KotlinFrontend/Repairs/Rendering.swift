internal import SourceModel

/// Text for the parser, with the place in the file that each of its bytes stands for.
struct RenderedText {
  var bytes: [UInt8] = []
  /// Original offset of each byte.
  private(set) var origins: [UInt32] = []
  /// Where the passage that it renders ends in the original.
  let originalEnd: Int

  init(originalEnd: Int) { self.originalEnd = originalEnd }

  mutating func append(_ byte: UInt8, origin: Int) {
    bytes.append(byte)
    origins.append(UInt32(origin))
  }

  mutating func append(_ text: String, origin: Int) {
    for byte in text.utf8 { append(byte, origin: origin) }
  }

  /// The original range of a range of this text.
  func original(_ lower: Int, _ upper: Int) -> ByteRange {
    ByteRange(origin(of: lower), origin(of: upper))
  }

  private func origin(of offset: Int) -> Int {
    guard let last = origins.last else { return 0 }
    return min(offset < origins.count ? Int(origins[offset]) : Int(last) + 1, originalEnd)
  }
}

extension Repairs {
  /// A part of the file that no cut-out passage straddles, with blanks for what was cut out.
  func render(_ part: Range<Int>) -> RenderedText {
    var text = RenderedText(originalEnd: part.upperBound)
    let first = excisions.firstIndex { $0.blank.lowerBound >= part.lowerBound } ?? excisions.endIndex
    render(part, excisions[first...], into: &text)
    // The grammar's scanner looks for white space behind an annotation, without end when the text ends before it.
    text.append("\n", origin: part.upperBound)
    return text
  }

  /// What was cut out, one statement each; `starts` gives the offset in the text at which each begins.
  func renderExcisions() -> (text: RenderedText, starts: [Int]) {
    var text = RenderedText(originalEnd: overlay.count)
    var starts: [Int] = []
    for (index, excision) in excisions.enumerated() {
      let frame = excision.kind.frame
      starts.append(text.bytes.count)
      text.append(frame.before, origin: excision.content.lowerBound)
      render(excision.content, excisions[(index + 1)...], into: &text)
      text.append(frame.after, origin: excision.content.upperBound)
    }
    return (text, starts)
  }

  /// Copies a passage, blanking those of `inner` (sorted by start) that lie in it, and inserting what lies in it.
  private func render(_ range: Range<Int>, _ inner: ArraySlice<Excision>, into text: inout RenderedText) {
    var offset = range.lowerBound
    var next = inner.startIndex
    var insertion = firstInsertion(at: offset)
    let isWholeFile = range.upperBound == overlay.count
    while offset <= range.upperBound {
      while insertion < insertions.count, insertions[insertion].offset <= offset,
        offset < range.upperBound || isWholeFile
      {
        text.append(insertions[insertion].byte, origin: offset)
        insertion += 1
      }
      guard offset < range.upperBound else { break }
      if next < inner.endIndex, inner[next].blank.lowerBound <= offset {
        let blank = inner[next].blank
        if blank.lowerBound == offset, blank.upperBound <= range.upperBound {
          for blanked in blank { text.append(UInt8(ascii: " "), origin: blanked) }
          offset = blank.upperBound
          while insertion < insertions.count, insertions[insertion].offset < offset { insertion += 1 }
        }
        next += 1
        continue
      }
      text.append(overlay[offset], origin: offset)
      offset += 1
    }
  }

  private func firstInsertion(at offset: Int) -> Int {
    var low = 0
    var high = insertions.count
    while low < high {
      let middle = (low + high) / 2
      if insertions[middle].offset < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Repairs.Excision.Kind {
  /// What makes a statement of the passage.
  fileprivate var frame: (before: String, after: String) {
    switch self {
    case .typeArguments: ("val z: z", "\n")
    case .guardCondition, .delegate: ("z = (", ")\n")
    case .annotations: ("class z { ", " fun z()\n}\n")
    case .contextReceivers: ("val z: ", " -> z\n")
    }
  }
}
