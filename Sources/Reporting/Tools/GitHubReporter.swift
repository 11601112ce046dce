internal import FindingModel
internal import SourceModel

/// Annotations for the log of GitHub Actions, the gravest findings first.
///
/// A step shows ten of a kind; so at most nine places are annotated, and the tenth line says where the rest are.
func renderGitHub(_ report: Report) -> String {
  let addresses = Addresses(report.scope)
  var lines: [String] = []
  if !report.isComplete {
    let reason = report.problems.first { $0.severity == .error }?.sentence ?? "the analysis is incomplete"
    lines.append(command("error", [("title", "parity: incomplete")], reason))
  }
  let shown = ShownFindings(report, style: ReportStyle(limit: mostAnnotations - lines.count), gravestFirst: true)
  lines += shown.findings.map { annotation($0, addresses, report.scope) }
  if !shown.overLimit.isEmpty {
    let more = "\(shown.overLimit.count) more (\(severityCounts(shown.overLimit))) are in the run's other reports"
    lines.append(command("notice", [("title", "parity")], more))
  }
  return lines.map { $0 + "\n" }.joined()
}

private let mostAnnotations = 9

private func annotation(_ finding: Finding, _ addresses: Addresses, _ scope: Report.Scope) -> String {
  let place = addresses.places(of: finding).shown
  // GitHub shows annotations at the pull request's own newest commit. A line that it has not is told where it was read.
  let line = scope.side(place.side).address?.line(place.start.line, of: place.path) ?? place.start.line
  var properties = [
    ("title", "parity: \(finding.rule)"), ("file", addresses.path(place)), ("line", String(line)),
  ]
  if place.end.line > place.start.line {
    properties.append(("endLine", String(line + place.end.line - place.start.line)))
  } else {
    // The last column belongs to the annotation.
    properties.append(("col", String(place.start.column)))
    properties.append(("endColumn", String(max(place.start.column, place.end.column - 1))))
  }
  return command(word(finding.severity), properties, addresses.message(of: finding))
}

private func word(_ severity: Severity) -> String {
  switch severity {
  case .error: "error"
  case .warning: "warning"
  case .info: "notice"
  }
}

/// `::warning file=…,line=…::message`. What would end the line, the message's start or a property is escaped.
private func command(_ name: String, _ properties: [(String, String)], _ message: String) -> String {
  let list = properties.map { key, value in
    let escaped = rewritten(inert(value)) { scalar in
      switch scalar {
      case "%": "%25"
      case ":": "%3A"
      case ",": "%2C"
      default: nil
      }
    }
    return "\(key)=\(escaped)"
  }
  return "::\(name) \(list.joined(separator: ","))::\(rewritten(oneLine(message)) { $0 == "%" ? "%25" : nil })"
}
