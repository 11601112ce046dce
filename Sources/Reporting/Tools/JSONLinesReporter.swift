internal import FindingModel

/// One JSON object a line: every finding as in schema 1, and last a summary, so that a cut-off report is seen to be
/// one.
func renderJSONLines(_ report: Report) -> String {
  let lines = report.findings.map { ("finding", $0.json) } + [("summary", summary(report))]
  return lines.map { kind, value in
    guard case .object(let members) = value else { return "" }
    return JSONText.object([("kind", .string(kind))] + members).compact() + "\n"
  }.joined()
}

private func summary(_ report: Report) -> JSONText {
  .object([
    ("schema", .integer(1)), ("isComplete", .boolean(report.isComplete)), ("scope", report.scope.json),
    ("counts", report.countsJSON), ("problems", .array(report.problems.map(\.json))),
  ])
}
