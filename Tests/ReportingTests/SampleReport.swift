import FindingModel
import SourceModel

/// The report that the snapshots render: one finding of each severity, one suppressed, one problem.
func sampleReport() -> Report {
  var counts = Report.Counts()
  counts.twins = 3
  counts.inScope = 2
  counts.unpairedSwift = 1
  counts.skipped = 4
  counts.baselined = 5
  counts.suppressed = 1
  return Report(
    toolVersion: "0.1.0",
    scope: Report.Scope(
      mode: .all,
      swift: Report.Revision(root: ".", revision: "0123456789abcdef0123456789abcdef01234567"),
      kotlin: Report.Revision(root: "../android", revision: "worktree")),
    counts: counts,
    twins: [
      Report.TwinSummary(
        swiftPath: "User.swift", kotlinPath: "User.kt", evidence: ["same-name"], rawSimilarity: 0.87765,
        normalizedSimilarity: 1, comparison: "full", equalMembers: 11, divergentMembers: 1, swiftOnlyMembers: 0,
        kotlinOnlyMembers: 2)
    ],
    unpaired: [Report.UnpairedFile(side: .swift, path: "OnlyHere.swift")],
    findings: [conditionFinding(), missingFinding(), infoFinding(), suppressedFinding()],
    problems: [
      Problem(
        .warning, path: "Broken.swift", position: SourcePosition(line: 7, column: 2), message: "3 syntax errors")
    ],
    isComplete: true)
}

func place(_ side: Side, _ path: String, _ line: Int, _ column: Int, to endColumn: Int, endLine: Int? = nil) -> Place {
  Place(
    side: side, path: path, start: SourcePosition(line: line, column: column),
    end: SourcePosition(line: endLine ?? line, column: endColumn))
}

func conditionFinding() -> Finding {
  Finding(
    rule: "condition-differs", severity: .warning,
    message: "`count > 0` in Swift is `count >= 0` in Kotlin", fingerprint: "f1", member: "BookingPresenter.reload()",
    primary: place(.swift, "Sources/Booking/BookingPresenter.swift", 42, 12, to: 21),
    counterpart: place(.kotlin, "booking/src/main/kotlin/BookingPresenter.kt", 38, 13, to: 23),
    primaryLine: "        if count > 0 {", counterpartLine: "        if (count >= 0) {")
}

func missingFinding() -> Finding {
  Finding(
    rule: "missing-member", severity: .error, message: "`User.isAdult` has no counterpart in Kotlin",
    fingerprint: "f2", member: "User.isAdult",
    primary: place(.swift, "Sources/User.swift", 9, 2, to: 3, endLine: 11),
    counterpart: place(.kotlin, "User.kt", 1043, 1, to: 1),
    primaryLine: "\tvar isAdult: Bool {", counterpartLine: "class User {")
}

func infoFinding() -> Finding {
  Finding(
    rule: "missing-file", severity: .info, message: "`OnlyHere.swift` has no twin", fingerprint: "f3", member: nil,
    primary: place(.swift, "OnlyHere.swift", 1, 1, to: 1), counterpart: nil)
}

func suppressedFinding() -> Finding {
  var finding = conditionFinding()
  finding.state = .suppressed
  finding.primary = place(.swift, "Z.swift", 1, 1, to: 2)
  return finding
}
