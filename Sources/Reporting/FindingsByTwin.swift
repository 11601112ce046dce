internal import FindingModel
internal import SourceModel

/// Which of a report's twins a finding belongs to.
struct FindingsByTwin {
  /// The findings of each twin of the report, in the report's order.
  private(set) var ofTwin: [[Finding]]
  /// The findings of files that stand in no twin, by file.
  private(set) var others: [(side: Side, path: String, findings: [Finding])] = []

  /// - Parameter findings: those to sort; the ones that speak, unless the caller says otherwise.
  init(_ report: Report, _ findings: [Finding]? = nil) {
    ofTwin = Array(repeating: [], count: report.twins.count)
    let bySwift = Dictionary(grouping: report.twins.indices) { report.twins[$0].swiftPath }
    let byKotlin = Dictionary(grouping: report.twins.indices) { report.twins[$0].kotlinPath }
    var lone: PerSide<[String: [Finding]]> = PerSide()
    for finding in findings ?? report.audible {
      let own = (finding.primary.side == .swift ? bySwift : byKotlin)[finding.primary.path] ?? []
      let other = finding.counterpart.map { ($0.side == .swift ? bySwift : byKotlin)[$0.path] ?? [] } ?? []
      // A file may stand in several twins; a finding in two files belongs to the twin of the two.
      if let twin = own.first(where: other.contains) ?? own.first ?? other.first {
        ofTwin[twin].append(finding)
      } else {
        lone[finding.primary.side][finding.primary.path, default: []].append(finding)
      }
    }
    for side in Side.allCases {
      others += lone[side].sorted { $0.key < $1.key }.map { (side, $0.key, $0.value) }
    }
  }
}
