internal import FindingModel
internal import SourceModel

/// Writes findings for people: a sentence, the source on both sides with carets, how to allow it, and last the verdict.
struct TextReporter {
  let style: ReportStyle
  private let paint: Paint

  init(style: ReportStyle) {
    self.style = style
    paint = Paint(isOn: style.isColored)
  }

  func render(_ report: Report) -> String {
    let shown = ShownFindings(report, style: style)
    var lines: [String] = []
    for finding in shown.findings {
      lines += block(finding)
      lines.append("")
    }
    lines += shown.remarks.map { paint.dim($0) }
    if let words = start(report, shown) { lines.append(paint.dim(words)) }
    lines.append(paint.verdict(verdict(of: report), report))
    return lines.joined(separator: "\n") + "\n"
  }

  /// More than one reads at once: where to begin. Whoever asked for a change, or for some, has begun.
  private func start(_ report: Report, _ shown: ShownFindings) -> String? {
    guard report.scope.mode == .all, style.limit == nil, shown.findings.count > Self.mostAtOnce else { return nil }
    let grave = shown.findings.count { $0.severity == .error }
    let gravest = grave == 0 ? "the gravest" : "the \(counted(grave, "error")) first"
    return "To begin: --limit 20 shows \(gravest) · --reporter html:parity.html to browse · `parity baseline create` "
      + "accepts what is here today"
  }

  private static let mostAtOnce = 50

  private func block(_ finding: Finding) -> [String] {
    let width = gutterWidth(finding)
    let margin = String(repeating: " ", count: width)
    let title = "\(finding.severity.rawValue)[\(finding.rule)]"
    var lines = ["\(paint.severity(title, finding.severity)): \(paint.bold(inert(finding.message)))"]
    lines += excerpt(finding.primary, finding.primaryLine, arrow: margin + "-->", width, finding.severity)
    if let counterpart = finding.counterpart {
      lines += excerpt(counterpart, finding.counterpartLine, arrow: margin.dropLast() + ":::", width, finding.severity)
    }
    if let member = finding.member { lines.append("\(margin)\(paint.frame("=")) in:    \(inert(member))") }
    lines.append("\(margin)\(paint.frame("=")) allow: // parity:disable:next \(finding.rule) - <reason>")
    return lines
  }

  private func excerpt(_ place: Place, _ line: String?, arrow: String, _ width: Int, _ severity: Severity) -> [String] {
    let side = padded(place.side.rawValue, to: 8)
    var lines = ["\(paint.frame(arrow)) \(side)\(inert(place.path)):\(place.start.line):\(place.start.column)"]
    guard let line else { return lines }
    let quoted = QuotedLine(line, at: place)
    let number = String(place.start.line)
    let gutter = String(repeating: " ", count: width - number.count) + number + " |"
    let emptyGutter = String(repeating: " ", count: width) + " |"
    lines.append(quoted.text.isEmpty ? paint.frame(gutter) : "\(paint.frame(gutter)) \(quoted.text)")
    lines.append("\(paint.frame(emptyGutter)) \(paint.severity(quoted.carets, severity))")
    return lines
  }

  /// As wide as the longest line number, and never so narrow that the arrows do not fit.
  private func gutterWidth(_ finding: Finding) -> Int {
    let numbers = [finding.primary.start.line, finding.counterpart?.start.line ?? 0]
    return max(2, numbers.map { String($0).count }.max() ?? 0)
  }
}

/// A text filled up with spaces.
private func padded(_ text: String, to width: Int) -> String {
  text + String(repeating: " ", count: max(1, width - text.count))
}
