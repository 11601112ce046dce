package import FindingModel
internal import SourceModel

/// A finding as a remark on one line of the repository that a job runs in.
package struct ReviewRemark: Sendable, Hashable {
  /// Stays the same while the finding does.
  package var fingerprint: String
  /// From the repository's root.
  package var path: String
  /// From 1, in the commit that the pull request shows; `nil` when that has no such line.
  package var line: Int?
  /// In Markdown, everything quoted from source inert.
  package var words: String
}

extension Report {
  /// The findings of a level that lie in the repository which the run stands in, the gravest first.
  package func reviewRemarks(from severity: Severity = .warning) -> [ReviewRemark] {
    let addresses = Addresses(scope)
    let shown = ShownFindings(self, style: ReportStyle(minimumSeverity: severity), gravestFirst: true).findings
    return shown.compactMap { finding in
      let (place, other) = addresses.places(of: finding)
      guard addresses.isHere(place.side) else { return nil }
      let twin = other.map { other in
        let name = other.path.split(separator: "/").last.map(String.init) ?? other.path
        let address = scope.side(other.side).address
        let line = address?.line(other.start.line, of: other.path) ?? other.start.line
        return " Twin: " + link("\(name):\(line)", to: address?.page(of: other.path, line: other.start.line))
      }
      let line: Int? =
        if let address = scope.side(place.side).address {
          address.line(place.start.line, of: place.path)
        } else {
          place.start.line
        }
      return ReviewRemark(
        fingerprint: finding.fingerprint, path: addresses.path(place), line: line,
        words:
          "**\(finding.severity.rawValue)**: \(prose(finding.message))\(twin ?? "")\n\n<sub>\(prose(finding.rule)) · "
          + "allow by `// parity:disable:next \(finding.rule) - reason`</sub>")
    }
  }
}
