package import FindingModel

/// A source with expectations in it: lines such as `//~ ^^^^ rule-id: part of the message` under the code they mean.
///
/// The carets stand under the columns from which to which the finding reaches; without carets any column will do. A level
/// before the rule, `info rule-id`, is that of a finding that speaks otherwise than its rule does.
/// Several markers may stand under one line. A marker above everything speaks of the first line.
/// Markers are comments in both languages: the text may be parsed as it stands, and line numbers count marker lines.
package struct MarkedText: Sendable, Hashable {
  /// One finding that a marker expects.
  package struct Expectation: Sendable, Hashable {
    package var rule: String
    /// The level that is written; `nil` for the rule's own.
    package var severity: Severity?
    /// A part of the message; empty when any message will do.
    package var message: String
    /// The line of code, counted in the text with its markers, from 1.
    package var line: Int
    /// The UTF-8 byte columns under the carets, from 1, the last included; `nil` for any.
    package var columns: ClosedRange<Int>?
    /// The line of the marker itself.
    package var markerLine: Int

    package init(
      rule: String, severity: Severity? = nil, message: String, line: Int, columns: ClosedRange<Int>? = nil,
      markerLine: Int
    ) {
      self.rule = rule
      self.severity = severity
      self.message = message
      self.line = line
      self.columns = columns
      self.markerLine = markerLine
    }
  }

  package let text: String
  package let expectations: [Expectation]

  package init(_ text: String) {
    var expectations: [Expectation] = []
    var codeLine = 1
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if Self.isMarker(line) {
        if let expectation = Self.expectation(line, codeLine: codeLine, markerLine: index + 1) {
          expectations.append(expectation)
        }
      } else {
        codeLine = index + 1
      }
    }
    self.text = text
    self.expectations = expectations
  }

  /// The text as a reader wants it: without marker lines.
  package var clean: String {
    text.split(separator: "\n", omittingEmptySubsequences: false).filter { !Self.isMarker($0) }.joined(separator: "\n")
  }

  /// The text for people: under a marked place stand the carets alone, without the words of the marker.
  package var shown: String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.compactMap { line -> String? in
      guard Self.isMarker(line) else { return String(line) }
      guard let start = line.firstIndex(of: "^") else { return nil }
      let carets = line[start...].prefix { $0 == "^" }
      return String(repeating: " ", count: line[..<start].count) + carets
    }.joined(separator: "\n")
  }

  /// Whether a line is a marker.
  package static func isMarker(_ line: Substring) -> Bool { line.drop { $0 == " " }.hasPrefix("//~") }

  private static func expectation(_ line: Substring, codeLine: Int, markerLine: Int) -> Expectation? {
    let bytes = Array(line.utf8)
    guard let tilde = bytes.firstIndex(of: UInt8(ascii: "~")) else { return nil }
    var cursor = tilde + 1
    while cursor < bytes.count, bytes[cursor] == UInt8(ascii: " ") { cursor += 1 }
    let firstCaret = cursor
    while cursor < bytes.count, bytes[cursor] == UInt8(ascii: "^") { cursor += 1 }
    let columns = cursor > firstCaret ? firstCaret + 1...cursor : nil
    let words = String(decoding: bytes[cursor...], as: UTF8.self)
    let parts = words.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(trimmed)
    guard let head = parts.first, !head.isEmpty else { return nil }
    let (level, rule) = head.firstIndex(of: " ").map { (head[..<$0], head[$0...]) } ?? ("", head[...])
    let severity = Severity(rawValue: String(level))
    return Expectation(
      // What is no level is a part of a name that no rule has.
      rule: severity == nil ? head : trimmed(rule), severity: severity, message: parts.count > 1 ? parts[1] : "",
      line: codeLine, columns: columns, markerLine: markerLine)
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " || $0 == "\r" }.reversed())
  }
}
