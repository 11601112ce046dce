internal import FindingModel
internal import SourceModel

/// Writes drift for people: per side that owes, oldest first, the commit, its twins, and what is missing there.
struct DriftTextReporter {
  let style: ReportStyle
  private let paint: Paint
  /// More differences of one commit in one twin are counted, not listed.
  private static let mostFindings = 5

  init(style: ReportStyle) {
    self.style = style
    paint = Paint(isOn: style.isColored)
  }

  func render(_ report: DriftReport) -> String {
    var lines: [String] = []
    for section in DriftSection.all(report) {
      lines += [paint.bold(section.title), ""]
      let limit = style.limit ?? .max
      for commit in section.commits.prefix(limit) { lines += block(commit) + [""] }
      if section.commits.count > limit {
        lines += [
          paint.dim("… and \(counted(section.commits.count - limit, "later commit")); --limit 0 shows all"), "",
        ]
      }
    }
    lines.append(closing(report))
    return lines.joined(separator: "\n") + "\n"
  }

  private func block(_ commit: DriftCommit) -> [String] {
    let note = commit.commit
    let age = paint.severity(counted(commit.age, "day"), commit.isInGrace ? .info : .warning)
    var lines = [
      "\(day(of: note.authored))  \(age)  \(paint.frame(note.shortID))  "
        + "\(paint.bold(oneLine(note.subject)))  \(paint.dim(oneLine(note.author)))"
    ]
    for twin in commit.twins {
      let remark = twin.remarks.isEmpty ? "" : "  " + paint.dim("(\(twin.remarks.joined(separator: "; ")))")
      lines.append(
        "  \(paint.frame("-->")) \(inert(twin.swiftPath)) \(paint.frame("~")) \(inert(twin.kotlinPath))\(remark)")
      lines += twin.findings.prefix(Self.mostFindings).map(line)
      let rest = twin.findings.count - Self.mostFindings
      if rest > 0 { lines.append("      " + paint.dim("… and \(rest) more in this twin")) }
    }
    for port in commit.ports.prefix(3) {
      let text =
        "brought over in part? \(day(of: port.commit.authored)) \(port.commit.shortID) "
        + "\(oneLine(port.commit.subject)) (\(oneLine(port.reason)))"
      lines.append("  \(paint.frame("=")) \(text)")
    }
    return lines
  }

  private func line(_ finding: Finding) -> String {
    let places = Side.allCases.map { finding.line($0).map(String.init) ?? "" }.joined(separator: "~")
    let member = finding.member.map { paint.dim(oneLine($0)) + ": " } ?? ""
    return "      \(paint.dim(places))  \(member)\(oneLine(finding.message))"
  }

  private func closing(_ report: DriftReport) -> String {
    let severity: Severity? =
      !report.isComplete
      ? .error : report.debts.contains { !$0.isInGrace } ? .warning : report.debts.isEmpty ? nil : .info
    let text = verdict(of: report)
    return severity.map { paint.severity(text, $0) } ?? paint.good(text)
  }
}
