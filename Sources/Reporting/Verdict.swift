package import FindingModel
internal import SourceModel

/// The closing line of a run: what was found, and in what: scope, base, both revisions, twins, unpaired, skipped and
/// baseline counts. A run that did not see everything says so first, and why.
package func verdict(of report: Report) -> String {
  let audible = report.audible
  let absent = report.absentSides.map(\.languageName).joined(separator: " and ")
  let isIdle = !absent.isEmpty && report.isComplete
  let nothing = isIdle ? "no findings: nothing was compared, \(absent) is not there" : "no findings"
  let found = audible.isEmpty ? nothing : "\(counted(audible.count, "finding")) (\(severityCounts(audible)))"
  let counts = report.counts
  let unpaired = counts.unpairedSwift + counts.unpairedKotlin
  let parts = [
    found + since(counts),
    "scope \(report.scope.mode.rawValue)",
    base(of: report.scope),
    "swift \(shown(report.scope.swift))",
    "kotlin \(shown(report.scope.kotlin))",
    "\(counted(counts.twins, "twin")), \(counts.inScope) in scope",
    "\(unpaired) unpaired (\(counts.unpairedSwift) swift, \(counts.unpairedKotlin) kotlin)",
    "\(counts.skipped) skipped",
    baselineWords(counts, isShard: report.shard != nil),
    "\(counts.suppressed) suppressed",
  ]
  return incompleteness(of: report) + parts.joined(separator: " · ")
}

/// What a change left as it was and what it mended.
private func since(_ counts: Report.Counts) -> String {
  (counts.existing > 0 ? ", \(counts.existing) older" : "")
    + (counts.resolved > 0 ? ", \(counts.resolved) resolved" : "")
}

/// `5 in baseline, 2 stale`. What a shard does not find, another may.
func baselineWords(_ counts: Report.Counts, isShard: Bool) -> String {
  "\(counts.baselined) in baseline" + (counts.staleBaseline > 0 && !isShard ? ", \(counts.staleBaseline) stale" : "")
}

/// `INCOMPLETE: reason and 2 more; ` or nothing. The reasons are the report's problems of severity error.
private func incompleteness(of report: Report) -> String {
  if report.isComplete { return "" }
  let reasons = report.problems.filter { $0.severity == .error }
  guard let first = reasons.first else { return "INCOMPLETE; " }
  let place = first.path.map { "\(inert($0)): " } ?? ""
  let more = reasons.count > 1 ? " and \(reasons.count - 1) more" : ""
  return "INCOMPLETE: \(place)\(inert(first.message))\(more); "
}

private func base(of scope: Report.Scope) -> String {
  switch (scope.swift.base, scope.kotlin.base) {
  case (nil, nil): "no base"
  case (let swift?, nil): "base swift \(inert(shortened(swift)))"
  case (nil, let kotlin?): "base kotlin \(inert(shortened(kotlin)))"
  case (let swift?, let kotlin?): "base swift \(inert(shortened(swift))) kotlin \(inert(shortened(kotlin)))"
  }
}

private func shown(_ revision: Report.Revision) -> String {
  let root = revision.root.isEmpty ? "-" : inert(revision.root)
  return "\(root)@\(inert(shortened(revision.revision)))"
}

/// Commit ids are cut to nine digits; other words stay.
func shortened(_ revision: String) -> String {
  let isCommit = revision.utf8.count >= 40 && revision.allSatisfy { $0.isHexDigit }
  return isCommit ? String(revision.prefix(9)) : (revision.isEmpty ? "none" : revision)
}
