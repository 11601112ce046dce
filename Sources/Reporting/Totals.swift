package import FindingModel
internal import SourceModel

/// What is counted of some twins.
private struct Totals {
  var twins = 0
  var equalMembers = 0
  var members = 0
  var counts: [Severity: Int] = [:]

  mutating func add(_ twin: Report.TwinSummary) {
    twins += 1
    equalMembers += twin.equalMembers
    members += twin.equalMembers + twin.divergentMembers + twin.swiftOnlyMembers + twin.kotlinOnlyMembers
  }

  /// Cut, not rounded, so that less than all is never 100.
  var percent: String { members == 0 ? "–" : "\(equalMembers * 100 / members) %" }
}

/// The twins of a report by folder, with the findings that speak. A finding outside of all twins belongs to the folder of
/// its own file.
///
/// - Parameter depth: so many parts of a path make a folder.
private func totals(_ report: Report, depth: Int) -> (folders: [(name: String, totals: Totals)], all: Totals) {
  func folder(_ path: String) -> String {
    let parts = path.split(separator: "/").dropLast().prefix(depth)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
  var folders: [String: Totals] = [:]
  var all = Totals()
  var swiftPaths: [String: String] = [:]
  for twin in report.twins {
    folders[folder(twin.swiftPath), default: Totals()].add(twin)
    all.add(twin)
    if swiftPaths[twin.kotlinPath] == nil { swiftPaths[twin.kotlinPath] = twin.swiftPath }
  }
  for finding in report.audible {
    let places = [finding.primary] + (finding.counterpart.map { [$0] } ?? [])
    let path = places.first { $0.side == .swift }?.path ?? swiftPaths[finding.primary.path] ?? finding.primary.path
    folders[folder(path), default: Totals()].counts[finding.severity, default: 0] += 1
    all.counts[finding.severity, default: 0] += 1
  }
  return (folders.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }, all)
}

/// A table by folder, and its sums.
package func renderTotals(_ report: Report, depth: Int) -> String {
  let (folders, all) = totals(report, depth: depth)
  func cells(_ name: String, _ totals: Totals) -> [String] {
    [inert(name), String(totals.twins), totals.percent]
      + [Severity.error, .warning, .info].map { String(totals.counts[$0] ?? 0) }
  }
  let rows =
    [["folder", "twins", "equal", "errors", "warnings", "notes"]] + folders.map { cells($0.name, $0.totals) }
    + [cells("all", all)]
  let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
  let lines = rows.map { row in
    row.enumerated().map { column, cell in
      let gap = String(repeating: " ", count: widths[column] - cell.count)
      return column == 0 ? cell + gap : gap + cell
    }.joined(separator: "  ")
  }
  return (lines + ["", verdict(of: report)]).joined(separator: "\n") + "\n"
}

/// The same as one object: `folders`, in order, and `all`; `equal` is the share of members that are equal, 0…1.
package func renderTotalsAsJSON(_ report: Report, depth: Int) -> String {
  let (folders, all) = totals(report, depth: depth)
  func members(_ totals: Totals) -> [(key: String, value: JSONText)] {
    [
      ("twins", .integer(totals.twins)), ("members", .integer(totals.members)),
      ("equal", totals.members == 0 ? .null : .share(Double(totals.equalMembers) / Double(totals.members))),
      ("errors", .integer(totals.counts[.error] ?? 0)), ("warnings", .integer(totals.counts[.warning] ?? 0)),
      ("infos", .integer(totals.counts[.info] ?? 0)),
    ]
  }
  return JSONText.object([
    ("schema", .integer(1)), ("complete", .boolean(report.isComplete)), ("all", .object(members(all))),
    ("folders", .array(folders.map { .object([(key: "folder", value: .string($0.name))] + members($0.totals)) })),
  ]).written() + "\n"
}
