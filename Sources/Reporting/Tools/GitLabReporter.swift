internal import FindingModel
internal import SourceModel

/// The report as GitLab's code quality: a list of issues.
///
/// A merge request shows an issue beside the line that it names, and a finding concerns two. So a finding becomes one
/// issue for each of its places that lies in this repository. No two issues share a fingerprint: GitLab would show one.
func renderGitLab(_ report: Report) -> String {
  let addresses = Addresses(report.scope)
  var seen: [String: Int] = [:]
  let issues = report.audible.flatMap { finding in
    places(of: finding, addresses).map { place in
      let key = "\(finding.fingerprint)-\(place.side.rawValue)"
      seen[key, default: 0] += 1
      let count = seen[key, default: 1]
      return JSONText.object([
        ("description", .string(addresses.message(of: finding, at: place))),
        ("check_name", .string(finding.rule)),
        ("fingerprint", .string(count == 1 ? key : "\(key)-\(count)")),
        ("severity", .string(severity(finding.severity))),
        (
          "location",
          .object([
            ("path", .string(addresses.path(place))), ("lines", .object([("begin", .integer(place.start.line))])),
          ])
        ),
      ])
    }
  }
  return JSONText.array(issues).written() + "\n"
}

private func places(of finding: Finding, _ addresses: Addresses) -> [Place] {
  let all = [finding.primary] + (finding.counterpart.map { [$0] } ?? [])
  let here = all.filter { addresses.isHere($0.side) }
  return here.isEmpty ? [finding.primary] : here
}

private func severity(_ severity: Severity) -> String {
  switch severity {
  case .error: "critical"
  case .warning: "major"
  case .info: "info"
  }
}
