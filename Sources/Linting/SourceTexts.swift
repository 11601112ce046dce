package import CodeModel
package import FindingModel
package import SourceModel

/// The files that findings speak of: turns sites into places and quotes their lines.
package struct SourceTexts: Sendable {
  private struct Key: Sendable, Hashable {
    var side: Side
    var path: String
  }

  private struct Text: Sendable {
    var file: SourceFile
    var lines: LineTable
  }

  private let texts: [Key: Text]

  package init(_ files: [SourceFile]) {
    let entries = files.map { (Key(side: $0.side, path: $0.path), Text(file: $0, lines: LineTable(bytes: $0.bytes))) }
    texts = Dictionary(entries, uniquingKeysWith: { first, _ in first })
  }

  /// The files of those units that some violation speaks of; line tables of the others are not worth their memory.
  package init(of units: [SourceUnit], for violations: [Violation]) {
    var wanted: Set<Key> = []
    for violation in violations {
      wanted.insert(Key(side: violation.primary.side, path: violation.primary.path))
      if let site = violation.counterpart { wanted.insert(Key(side: site.side, path: site.path)) }
    }
    self.init(units.map(\.file).filter { wanted.contains(Key(side: $0.side, path: $0.path)) })
  }

  /// Positions of a site; the start of the file when its text is not at hand.
  package func place(_ site: Site) -> Place {
    guard let text = text(site) else {
      let start = SourcePosition(line: 1, column: 1)
      return Place(side: site.side, path: site.path, start: start, end: start)
    }
    let end = UInt32(text.file.bytes.count)
    let lower = min(site.range.lower, end)
    return Place(
      side: site.side, path: site.path, start: text.lines.position(of: lower),
      end: text.lines.position(of: max(lower, min(site.range.upper, end))))
  }

  /// The longest line that is quoted, in bytes. A longer one a machine has written, and every finding would carry it.
  private static let longestLine = 4096

  /// The line on which a site starts, without its line break; `nil` where it is not at hand or too long to be quoted.
  package func line(_ site: Site) -> String? {
    guard let text = text(site) else { return nil }
    var range = text.lines.range(ofLine: place(site).start.line)
    guard range.count <= Self.longestLine else { return nil }
    if range.count > 0, text.file.bytes[Int(range.upper) - 1] == UInt8(ascii: "\r") { range.upper -= 1 }
    return text.file.text(in: range)
  }

  /// A part of the file of a site; empty when its text is not at hand.
  func text(in range: ByteRange, of site: Site) -> String { text(site)?.file.text(in: range) ?? "" }

  private func text(_ site: Site) -> Text? { texts[Key(side: site.side, path: site.path)] }
}
