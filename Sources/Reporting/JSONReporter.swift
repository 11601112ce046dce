internal import FindingModel
internal import SourceModel

/// The report as one JSON object of schema 1. The order of keys is fixed; keys may be added, never changed.
func renderJSON(_ report: Report) -> String {
  let document = JSONText.object([
    ("schema", .integer(1)),
    ("tool", .object([("name", .string("parity")), ("version", .string(report.toolVersion))])),
    ("scope", scope(report.scope)),
    ("counts", counts(report)),
    ("twins", .array(report.twins.map(twin))),
    ("unpaired", .array(report.unpaired.map(unpaired))),
    ("findings", .array(report.findings.map(finding))),
    ("problems", .array(report.problems.map(problem))),
  ])
  return document.written() + "\n"
}

private func scope(_ scope: Report.Scope) -> JSONText {
  .object([
    ("mode", .string(scope.mode.rawValue)),
    ("swift", revision(scope.swift)),
    ("kotlin", revision(scope.kotlin)),
  ])
}

private func revision(_ revision: Report.Revision) -> JSONText {
  .object([
    ("root", .string(revision.root)),
    ("revision", .string(revision.revision)),
    ("base", JSONText(revision.base)),
  ])
}

private func counts(_ report: Report) -> JSONText {
  .object([
    ("twins", .integer(report.counts.twins)),
    ("inScope", .integer(report.counts.inScope)),
    ("unpairedSwift", .integer(report.counts.unpairedSwift)),
    ("unpairedKotlin", .integer(report.counts.unpairedKotlin)),
    ("skipped", .integer(report.counts.skipped)),
    ("baselined", .integer(report.counts.baselined)),
    ("staleBaseline", .integer(report.counts.staleBaseline)),
    ("suppressed", .integer(report.counts.suppressed)),
    ("existing", .integer(report.counts.existing)),
    ("resolved", .integer(report.counts.resolved)),
    ("errors", .integer(report.count(of: .error))),
    ("warnings", .integer(report.count(of: .warning))),
    ("infos", .integer(report.count(of: .info))),
  ])
}

private func twin(_ twin: Report.TwinSummary) -> JSONText {
  .object([
    ("swift", .string(twin.swiftPath)),
    ("kotlin", .string(twin.kotlinPath)),
    ("evidence", .array(twin.evidence.map(JSONText.string))),
    (
      "similarity",
      .object([("raw", .share(twin.rawSimilarity)), ("normalized", .share(twin.normalizedSimilarity))])
    ),
    ("comparison", .string(twin.comparison)),
    (
      "members",
      .object([
        ("equal", .integer(twin.equalMembers)),
        ("divergent", .integer(twin.divergentMembers)),
        ("swiftOnly", .integer(twin.swiftOnlyMembers)),
        ("kotlinOnly", .integer(twin.kotlinOnlyMembers)),
      ])
    ),
  ])
}

private func unpaired(_ file: Report.UnpairedFile) -> JSONText {
  .object([("side", .string(file.side.rawValue)), ("path", .string(file.path))])
}

private func finding(_ finding: Finding) -> JSONText {
  .object([
    ("rule", .string(finding.rule)),
    ("severity", .string(finding.severity.rawValue)),
    ("message", .string(finding.message)),
    ("fingerprint", .string(finding.fingerprint)),
    ("member", JSONText(finding.member)),
    ("state", .string(finding.state.rawValue)),
    ("primary", place(finding.primary)),
    ("counterpart", finding.counterpart.map(place) ?? .null),
  ])
}

private func place(_ place: Place) -> JSONText {
  .object([
    ("side", .string(place.side.rawValue)),
    ("path", .string(place.path)),
    ("startLine", .integer(place.start.line)),
    ("startColumn", .integer(place.start.column)),
    ("endLine", .integer(place.end.line)),
    ("endColumn", .integer(place.end.column)),
  ])
}

private func problem(_ problem: Problem) -> JSONText {
  .object([
    ("severity", .string(problem.severity.rawValue)),
    ("path", JSONText(problem.path)),
    ("line", problem.position.map { .integer($0.line) } ?? .null),
    ("message", .string(problem.message)),
  ])
}
