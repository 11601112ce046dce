package import FindingModel
package import SourceModel

/// A marker without its finding, or a finding without its marker.
package struct MarkerMismatch: Sendable, Hashable {
  package var side: Side
  /// Of the marker, or of the code that the finding speaks of.
  package var line: Int
  package var description: String
}

/// Holds the findings about one twin against the markers in its sources, exactly and both ways.
///
/// A finding about two places is satisfied by one marker at either. The result is empty when all agree.
package func mismatches(
  between findings: [Finding], swift: MarkedText?, kotlin: MarkedText?
) -> [MarkerMismatch] {
  var open = findings
  var result: [MarkerMismatch] = []
  for (side, marked) in [(Side.swift, swift), (Side.kotlin, kotlin)] {
    // Markers with columns choose first, so that one without does not take their finding.
    let expectations = marked?.expectations ?? []
    for expectation in expectations.filter({ $0.columns != nil }) + expectations.filter({ $0.columns == nil }) {
      if let index = open.firstIndex(where: { expectation.isMet(by: $0, on: side) }) {
        open.remove(at: index)
      } else {
        let what = expectation.message.isEmpty ? expectation.rule : "\(expectation.rule): \(expectation.message)"
        result.append(MarkerMismatch(side: side, line: expectation.markerLine, description: "expected \(what)"))
      }
    }
  }
  for finding in open {
    let place = finding.primary
    let columns = "\(place.start.column)–\(place.end.column - 1)"
    result.append(
      MarkerMismatch(
        side: place.side, line: place.start.line,
        description: "unexpected \(finding.rule) at columns \(columns): \(finding.message)"))
  }
  return result
}

extension MarkedText.Expectation {
  fileprivate func isMet(by finding: Finding, on side: Side) -> Bool {
    guard finding.rule == rule, message.isEmpty || finding.message.contains(message) else { return false }
    return [finding.primary, finding.counterpart].contains { place in
      guard let place, place.side == side, place.start.line == line else { return false }
      guard let columns else { return true }
      let reaches = place.end.line > place.start.line || place.end.column == columns.upperBound + 1
      return place.start.column == columns.lowerBound && reaches
    }
  }
}
