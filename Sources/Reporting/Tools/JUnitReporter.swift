internal import FindingModel
internal import SourceModel

/// The report as test results: a twin is a test, which fails on findings of severity warning or error. A file that has
/// findings and no twin is a test too, and so is the completeness of the run.
func renderJUnit(_ report: Report) -> String {
  let addresses = Addresses(report.scope)
  let sorted = FindingsByTwin(report)
  var cases = report.twins.enumerated().map { index, twin in
    TestCase(name: "\(twin.swiftPath) ~ \(twin.kotlinPath)", findings: sorted.ofTwin[index])
  }
  cases += sorted.others.map { TestCase(name: $0.path, findings: $0.findings) }
  var elements = cases.map { $0.element(addresses) }
  var failures = cases.count(where: \.fails)
  if !report.isComplete {
    let reasons = report.problems.filter { $0.severity == .error }.map(\.sentence).joined(separator: "\n")
    let failure = XMLText(
      "failure", [("message", "not everything was compared"), ("type", "incomplete")], text: reasons)
    elements.insert(XMLText("testcase", [("classname", "parity"), ("name", "analysis")], [failure]), at: 0)
    failures += 1
  }
  let counts = [("name", "parity"), ("tests", String(elements.count)), ("failures", String(failures))]
  let suite = XMLText("testsuite", counts + [("errors", "0"), ("skipped", "0")], elements)
  return XMLText("testsuites", counts, [suite]).document
}

private struct TestCase {
  let name: String
  let findings: [Finding]

  var fails: Bool { findings.contains { $0.severity >= .warning } }

  func element(_ addresses: Addresses) -> XMLText {
    let grave = findings.filter { $0.severity >= .warning }
    let light = findings.filter { $0.severity < .warning }
    var children: [XMLText] = []
    if let worst = grave.max(by: { $0.severity < $1.severity }) {
      let message = grave.count == 1 ? worst.message : "\(severityCounts(grave)): \(worst.message)"
      children.append(
        XMLText(
          "failure", [("message", oneLine(message)), ("type", worst.rule)],
          text: grave.map { line($0, addresses) }.joined(separator: "\n")))
    }
    if !light.isEmpty {
      children.append(XMLText("system-out", text: light.map { line($0, addresses) }.joined(separator: "\n")))
    }
    return XMLText("testcase", [("classname", "parity"), ("name", name)], children)
  }

  private func line(_ finding: Finding, _ addresses: Addresses) -> String {
    let place = addresses.places(of: finding).shown
    let position = "\(addresses.path(place)):\(place.start.line):\(place.start.column)"
    return oneLine("\(position): \(finding.severity.rawValue): \(addresses.message(of: finding)) (\(finding.rule))")
  }
}
