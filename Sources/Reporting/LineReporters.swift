internal import FindingModel
internal import SourceModel

/// One line a finding, paths relative to each side's root, then the verdict.
func renderConcise(_ report: Report, style: ReportStyle) -> String {
  let paint = Paint(isOn: style.isColored)
  let shown = ShownFindings(report, style: style)
  var lines = shown.findings.map { finding in
    let severity = paint.severity(finding.severity.rawValue, finding.severity)
    let place = "\(lineStart(finding.primary.path)):\(finding.primary.start.line):\(finding.primary.start.column)"
    return "\(place): \(severity): \(tail(of: finding) { inert($0.path) })"
  }
  lines += shown.remarks.map { paint.dim($0) }
  lines.append(paint.verdict(verdict(of: report), report))
  return lines.joined(separator: "\n") + "\n"
}

/// `path:line:col: warning: message (rule-id) [twin: path:line]`, the form that Xcode and problem matchers read.
///
/// Paths start with the side's root, so that an editor finds them from the folder in which `parity` ran. `info` is
/// written `note`, the word of compilers.
func renderXcode(_ report: Report) -> String {
  let path: (Place) -> String = { place in
    inert(joined(place.side == .swift ? report.scope.swift.root : report.scope.kotlin.root, place.path))
  }
  return report.audible.map { finding in
    let severity = finding.severity == .info ? "note" : finding.severity.rawValue
    let position = "\(finding.primary.start.line):\(finding.primary.start.column)"
    return "\(lineStart(path(finding.primary))):\(position): \(severity): \(tail(of: finding, path))\n"
  }.joined()
}

private func tail(of finding: Finding, _ path: (Place) -> String) -> String {
  let twin = finding.counterpart.map { " [twin: \(path($0)):\($0.start.line)]" } ?? ""
  return "\(inert(finding.message)) (\(finding.rule))\(twin)"
}

private func joined(_ root: String, _ path: String) -> String {
  if root.isEmpty || root == "." { return path }
  return root.hasSuffix("/") ? root + path : "\(root)/\(path)"
}
