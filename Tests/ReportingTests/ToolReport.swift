import FindingModel
import Reporting
import SourceModel

/// A report as a run in an iOS repository gives it, with the Android repository beside it: findings of each severity
/// and state, on both sides, in twins and outside, and the sources of one twin.
func toolReport() -> Report {
  var report = sampleReport()
  report.scope.swift.pathInWorkspace = "ios"
  report.counts.twins = 2
  report.counts.inScope = 2
  report.twins = [bookingTwin(), report.twins[0]]
  report.findings = [conditionFinding(), missingCaseFinding(), baselinedFinding(), missingFinding(), infoFinding()]
  report.findings[0].primary = place(.swift, "Booking.swift", 6, 8, to: 17)
  report.findings[0].counterpart = place(.kotlin, "app/Booking.kt", 5, 13, to: 23)
  report.rules = [
    RuleNote(
      id: "condition-differs", severity: .warning, summary: "The same branch is taken under different conditions.",
      why: "The two apps decide differently\non the same data.", instead: "Change the wrong one; `guard` is known."),
    RuleNote(
      id: "missing-case", severity: .error, summary: "A case has no counterpart.", why: "A server sends it.",
      instead: "Add it."),
  ]
  return report
}

/// The finding's first place is on the side that the run does not stand in.
private func missingCaseFinding() -> Finding {
  Finding(
    rule: "missing-case", severity: .error, message: "Swift has no case for `PAID`.", fingerprint: "f4",
    member: "State.PAID", state: .new, primary: place(.kotlin, "app/Booking.kt", 10, 5, to: 9),
    counterpart: place(.swift, "Booking.swift", 11, 6, to: 11), primaryLine: "    PAID,",
    counterpartLine: "enum State {")
}

private func baselinedFinding() -> Finding {
  var finding = missingCaseFinding()
  finding.state = .baselined
  return finding
}

private func bookingTwin() -> Report.TwinSummary {
  Report.TwinSummary(
    swiftPath: "Booking.swift", kotlinPath: "app/Booking.kt", evidence: ["same-name"], rawSimilarity: 0,
    normalizedSimilarity: 0.93, comparison: "full", equalMembers: 1, divergentMembers: 1, swiftOnlyMembers: 0,
    kotlinOnlyMembers: 1, text: TwinText(swift: swiftText, kotlin: kotlinText, members: members))
}

private let members = [
  MemberLink(name: "Booking", standing: .type, swift: 2...9, kotlin: 3...7),
  MemberLink(name: "Booking.count", standing: .equal, swift: 3...3, kotlin: 3...3),
  MemberLink(name: "Booking.reload()", standing: .divergent, swift: 5...8, kotlin: 4...6),
  MemberLink(name: "State", standing: .type, swift: 11...11, kotlin: 9...9),
  MemberLink(name: "State.PAID", standing: .kotlinOnly, swift: nil, kotlin: 10...10),
]

private let swiftText = """
  /// A booking.
  struct Booking {
    let count: Int

    func reload() {
      if count > 0 { show() }
    }

  }

  enum State {
    case open
  }

  """

private let kotlinText = """
  package app

  class Booking(val count: Int) {
      fun reload() {
          if (count >= 0) show()
      }
  }

  enum class State {
      PAID,
      OPEN
  }

  """
