internal import FindingModel
internal import SourceModel

/// Drift for programs, schema 1: change it only by adding keys. Moments are ISO days in Greenwich, ages are in days.
func renderDriftJSON(_ report: DriftReport) -> String {
  let counts = report.counts
  let value = JSONText.object([
    ("schema", .integer(1)), ("kind", .string("parity-drift")),
    ("tool", .object([("name", .string("parity")), ("version", .string(report.toolVersion))])),
    ("now", .string(day(of: report.now))), ("since", JSONText(report.since.map(day))),
    ("grace", .integer(report.grace)), ("complete", .boolean(report.isComplete)),
    ("swift", revision(report.swift)), ("kotlin", revision(report.kotlin)),
    (
      "counts",
      .object([
        ("twins", .integer(counts.twins)), ("owed", .integer(report.debts.count)),
        ("late", .integer(report.debts.count { !$0.isInGrace })), ("written", .integer(counts.written)),
        ("undated", .integer(counts.undated)), ("older", .integer(counts.older)), ("excused", .integer(counts.excused)),
        ("baselined", .integer(counts.baselined)), ("suppressed", .integer(counts.suppressed)),
      ])
    ),
    ("owed", .array(report.debts.map(debt))),
    ("problems", .array(report.problems.map(problem))),
  ])
  return value.written() + "\n"
}

private func revision(_ revision: Report.Revision) -> JSONText {
  .object([("root", .string(revision.root)), ("revision", .string(revision.revision))])
}

private func debt(_ debt: DriftReport.Debt) -> JSONText {
  .object([
    ("kind", .string(debt.kind)), ("changed", .string(debt.side.rawValue)), ("owes", JSONText(debt.owing?.rawValue)),
    ("severity", .string(debt.severity.rawValue)), ("age", .integer(debt.age)), ("inGrace", .boolean(debt.isInGrace)),
    ("commit", commit(debt.commit)),
    ("twin", .object([("swift", .string(debt.swiftPath)), ("kotlin", .string(debt.kotlinPath))])),
    ("differences", .array(debt.findings.map(difference))),
    (
      "ports",
      .array(
        debt.ports.map { port in
          .object([
            ("evidence", .string(port.evidence.rawValue)), ("detail", .string(port.detail)),
            ("commit", commit(port.commit)),
          ])
        })
    ),
  ])
}

private func commit(_ commit: DriftReport.Commit) -> JSONText {
  .object([
    ("id", .string(commit.id)), ("short", .string(commit.shortID)), ("author", .string(commit.author)),
    ("email", .string(commit.email)), ("date", .string(day(of: commit.authored))), ("subject", .string(commit.subject)),
  ])
}

private func difference(_ finding: Finding) -> JSONText {
  .object([
    ("rule", .string(finding.rule)), ("member", JSONText(finding.member)), ("message", .string(finding.message)),
    ("fingerprint", .string(finding.fingerprint)), ("swiftLine", line(finding, .swift)),
    ("kotlinLine", line(finding, .kotlin)),
  ])
}

private func line(_ finding: Finding, _ side: Side) -> JSONText { finding.line(side).map { .integer($0) } ?? .null }

private func problem(_ problem: Problem) -> JSONText {
  .object([
    ("severity", .string(problem.severity.rawValue)), ("path", JSONText(problem.path)),
    ("line", problem.position.map { .integer($0.line) } ?? .null), ("message", .string(problem.message)),
  ])
}
