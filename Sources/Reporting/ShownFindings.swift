internal import FindingModel

/// The findings that a reporter for people shows, and what it leaves out.
struct ShownFindings {
  let findings: [Finding]
  /// Left out because of the limit.
  let overLimit: [Finding]
  /// Left out because they matter less than the style asks for.
  let belowSeverity: [Finding]

  /// - Parameter gravestFirst: whether the findings stand by severity instead of in the report's order.
  init(_ report: Report, style: ReportStyle, gravestFirst: Bool = false) {
    let audible = report.audible
    let wanted = audible.filter { $0.severity >= style.minimumSeverity }
    belowSeverity = audible.filter { $0.severity < style.minimumSeverity }
    let gravest = wanted.indices.sorted { left, right in
      if wanted[left].severity != wanted[right].severity { return wanted[left].severity > wanted[right].severity }
      return left < right
    }
    let limit = min(style.limit ?? wanted.count, wanted.count)
    let shown = gravest.prefix(limit)
    findings = (gravestFirst ? Array(shown) : shown.sorted()).map { wanted[$0] }
    overLimit = gravest.dropFirst(limit).sorted().map { wanted[$0] }
  }

  /// One line for each reason why findings are not shown.
  var remarks: [String] {
    var remarks: [String] = []
    if !overLimit.isEmpty {
      remarks.append("… and \(overLimit.count) more (\(severityCounts(overLimit))); --limit 0 shows all")
    }
    if !belowSeverity.isEmpty {
      remarks.append("… and \(severityCounts(belowSeverity)) not shown; -v shows all")
    }
    return remarks
  }
}

/// `1 error, 2 warnings`, without the severities that do not occur.
func severityCounts(_ findings: [Finding]) -> String {
  let parts: [String] = [Severity.error, .warning, .info].compactMap { severity in
    let count = findings.count { $0.severity == severity }
    return count == 0 ? nil : counted(count, severity.noun)
  }
  return parts.joined(separator: ", ")
}

extension Severity {
  /// As people call a finding of it; programs and configurations say `info`.
  var noun: String { self == .info ? "note" : rawValue }
}

/// A number with its noun, in the plural where English wants it.
func counted(_ count: Int, _ noun: String) -> String { count == 1 ? "1 \(noun)" : "\(count) \(noun)s" }
