package import FindingModel
package import SourceModel

/// A marker without its finding, or a finding without its marker.
package struct MarkerMismatch: Sendable, Hashable {
  package var side: Side
  /// As findings name it; `nil` when there is one file a side.
  package var path: String?
  /// Of the marker, or of the code that the finding speaks of.
  package var line: Int
  package var description: String
  /// The marker that has no finding.
  package var expectation: MarkedText.Expectation?
  /// The finding that has no marker.
  package var finding: Finding?
}

/// A source with expectations in it, and where it stands.
package struct MarkedFile: Sendable, Hashable {
  package var side: Side
  /// As findings name it; `nil` when there is one file a side.
  package var path: String?
  package var text: MarkedText

  package init(side: Side, path: String?, text: MarkedText) {
    self.side = side
    self.path = path
    self.text = text
  }
}

/// Holds the findings about one twin against the markers in its sources, exactly and both ways.
///
/// A finding about two places is satisfied by one marker at either. The result is empty when all agree.
///
/// - Parameter level: what a rule speaks as, by its identifier.
package func mismatches(
  between findings: [Finding], swift: MarkedText?, kotlin: MarkedText?, level: (String) -> Severity?
) -> [MarkerMismatch] {
  let files = [(Side.swift, swift), (Side.kotlin, kotlin)].compactMap { side, text in
    text.map { MarkedFile(side: side, path: nil, text: $0) }
  }
  return mismatches(between: findings, files: files, level: level)
}

/// Holds the findings about a whole project against the markers in all of its sources.
package func mismatches(
  between findings: [Finding], files: [MarkedFile], level: (String) -> Severity?
) -> [MarkerMismatch] {
  var open = findings
  var result: [MarkerMismatch] = []
  for file in files {
    // Markers with columns choose first, so that one without does not take their finding.
    let expectations = file.text.expectations
    for expectation in expectations.filter({ $0.columns != nil }) + expectations.filter({ $0.columns == nil }) {
      let severity = expectation.severity ?? level(expectation.rule)
      if let index = open.firstIndex(where: { $0.severity == severity && expectation.isMet(by: $0, in: file) }) {
        open.remove(at: index)
      } else {
        let rule = [expectation.severity?.rawValue, expectation.rule].compactMap { $0 }.joined(separator: " ")
        let what = expectation.message.isEmpty ? rule : "\(rule): \(expectation.message)"
        result.append(
          MarkerMismatch(
            side: file.side, path: file.path, line: expectation.markerLine, description: "expected \(what)",
            expectation: expectation))
      }
    }
  }
  let hasPaths = files.contains { $0.path != nil }
  for finding in open {
    let place = finding.primary
    let columns = "\(place.start.column)–\(place.end.column - 1)"
    let rule = finding.severity == level(finding.rule) ? finding.rule : "\(finding.severity.rawValue) \(finding.rule)"
    result.append(
      MarkerMismatch(
        side: place.side, path: hasPaths ? place.path : nil, line: place.start.line,
        description: "unexpected \(rule) at columns \(columns): \(finding.message)", finding: finding))
  }
  return result
}

extension MarkedText.Expectation {
  fileprivate func isMet(by finding: Finding, in file: MarkedFile) -> Bool {
    guard finding.rule == rule, message.isEmpty || finding.message.contains(message) else { return false }
    return [finding.primary, finding.counterpart].contains { place in
      guard let place, place.side == file.side, place.path == file.path ?? place.path, place.start.line == line else {
        return false
      }
      guard let columns else { return true }
      let reaches = place.end.line > place.start.line || place.end.column == columns.upperBound + 1
      return place.start.column == columns.lowerBound && reaches
    }
  }
}
