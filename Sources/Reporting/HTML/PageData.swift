internal import FindingModel
internal import SourceModel

/// The report in the form that the page's script reads, as elements that hold inert JSON.
struct PageData {
  /// Everything but the sources.
  let overview: String
  /// One element a twin with its two sources, `twin-0` and so on: the page reads only those that someone opens.
  let twins: [String]

  init(_ report: Report) {
    let numbers = FindingNumbers(report)
    overview = element("report", .object(overviewMembers(report, numbers)))
    twins = report.twins.enumerated().map { index, twin in
      element("twin-\(index)", twin.text.map { sources($0, numbers.findings(ofTwin: index)) } ?? .null)
    }
  }
}

extension Report {
  /// A few words for the window's title.
  var title: String {
    if !isComplete { return "incomplete" }
    return audible.isEmpty ? "no findings" : severityCounts(audible)
  }
}

/// All findings of a report, those that do not speak included, each with the twin that it belongs to.
private struct FindingNumbers {
  /// Twin by twin, then those of files without twin.
  private(set) var all: [(finding: Finding, twin: Int?)] = []
  private let ofTwin: [[Finding]]

  init(_ report: Report) {
    let sorted = FindingsByTwin(report, report.findings)
    ofTwin = sorted.ofTwin
    for (index, findings) in sorted.ofTwin.enumerated() { all += findings.map { ($0, index) } }
    all += sorted.others.flatMap(\.findings).map { ($0, nil) }
  }

  func findings(ofTwin index: Int) -> [Finding] { ofTwin[index] }
}

/// A browser ends a script element at `</script`, whatever its type; so no `<` stays in the JSON.
private func element(_ id: String, _ json: JSONText) -> String {
  let text = rewritten(json.compact()) { $0 == "<" ? "\\u003c" : nil }
  return "<script type=\"application/json\" id=\"\(id)\">\(text)</script>\n"
}

private func overviewMembers(_ report: Report, _ numbers: FindingNumbers) -> [(key: String, value: JSONText)] {
  let spoken = Set(report.findings.map(\.rule))
  var seen: [String: Int] = [:]
  return [
    ("version", .string(report.toolVersion)),
    ("verdict", .string(verdict(of: report))),
    ("isComplete", .boolean(report.isComplete)),
    ("scope", report.scope.json),
    ("web", web(report.scope)),
    ("counts", report.countsJSON),
    ("rules", .array(report.notedRules.filter { spoken.contains($0.id) }.map(rule))),
    ("twins", .array(report.twins.map(twin))),
    ("findings", .array(numbers.all.map { finding($0.finding, twin: $0.twin, &seen) })),
    (
      "unpaired",
      .array(
        report.unpaired.map { .object([("side", .string($0.side.rawValue)), ("path", .string($0.path))]) })
    ),
    ("problems", .array(report.problems.map(problem))),
  ]
}

/// Per side, where its files are seen in a browser: an address to which a path is added.
private func web(_ scope: Report.Scope) -> JSONText {
  .object(
    Side.allCases.map { side in
      // The page shows what was read, whatever commit others talk about.
      var address = scope.side(side).address
      if let read = address?.moved?.read { address?.commit = read }
      return (side.rawValue, JSONText(address?.page(of: "")))
    })
}

private func rule(_ note: RuleNote) -> JSONText {
  .object([
    ("id", .string(note.id)), ("severity", .string(note.severity.rawValue)), ("summary", .string(note.summary)),
    ("why", .string(oneLine(note.why))), ("instead", .string(oneLine(note.instead))),
  ])
}

private func problem(_ problem: Problem) -> JSONText {
  .object([
    ("severity", .string(problem.severity.rawValue)), ("message", .string(problem.sentence)),
    ("hint", JSONText(problem.hint)),
  ])
}

private func twin(_ twin: Report.TwinSummary) -> JSONText {
  .object([
    ("swift", .string(twin.swiftPath)), ("kotlin", .string(twin.kotlinPath)),
    ("evidence", .array(twin.evidence.map(JSONText.string))), ("similarity", .share(twin.normalizedSimilarity)),
    ("comparison", .string(twin.comparison)), ("equal", .integer(twin.equalMembers)),
    ("divergent", .integer(twin.divergentMembers)), ("swiftOnly", .integer(twin.swiftOnlyMembers)),
    ("kotlinOnly", .integer(twin.kotlinOnlyMembers)),
  ])
}

/// - Parameter seen: how often each fingerprint occurred; a finding's id, which permalinks name, is its fingerprint
///   and, from the second time on, a number.
private func finding(_ finding: Finding, twin: Int?, _ seen: inout [String: Int]) -> JSONText {
  let count = seen[finding.fingerprint, default: 0] + 1
  seen[finding.fingerprint] = count
  return .object([
    ("id", .string(count == 1 ? finding.fingerprint : "\(finding.fingerprint)-\(count)")),
    ("twin", twin.map(JSONText.integer) ?? .null), ("rule", .string(finding.rule)),
    ("severity", .string(finding.severity.rawValue)), ("state", .string(finding.state.rawValue)),
    ("message", .string(finding.message)), ("member", JSONText(finding.member)),
    ("primary", place(finding.primary, finding.primaryLine)),
    ("counterpart", finding.counterpart.map { place($0, finding.counterpartLine) } ?? .null),
  ])
}

/// Columns count UTF-16 units, as strings of the page's script do.
private func place(_ place: Place, _ line: String?) -> JSONText {
  let column = UTF16Column(in: line ?? "")
  let isOneLine = place.end.line == place.start.line
  return .object([
    ("side", .string(place.side.rawValue)), ("path", .string(place.path)), ("line", .integer(place.start.line)),
    ("column", .integer(column.of(byteColumn: place.start.column))),
    ("endColumn", isOneLine ? .integer(column.of(byteColumn: place.end.column)) : .null),
  ])
}

private func sources(_ text: TwinText, _ findings: [Finding]) -> JSONText {
  let links = text.members.compactMap { member in anchor(member.swift?.lowerBound, member.kotlin?.lowerBound) }
  let hints = findings.compactMap { finding in
    let places = [finding.primary] + (finding.counterpart.map { [$0] } ?? [])
    return anchor(
      places.first { $0.side == .swift }?.start.line, places.first { $0.side == .kotlin }?.start.line)
  }
  let alignment = LineAlignment(
    swift: lines(of: text.swift), kotlin: lines(of: text.kotlin), links: links, hints: hints)
  return .object([
    ("swift", .string(text.swift)), ("kotlin", .string(text.kotlin)),
    ("runs", .array(alignment.runs.map { .array([.integer($0.swift), .integer($0.kotlin)]) })),
    ("members", .array(text.members.map(member))),
  ])
}

/// Scalars are split, not characters: a carriage return and its line feed are one character.
private func lines(of text: String) -> [Substring] {
  text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(Substring.init)
}

private func anchor(_ swift: Int?, _ kotlin: Int?) -> Anchor? {
  guard let swift, let kotlin else { return nil }
  return Anchor(swift: swift, kotlin: kotlin)
}

private func member(_ member: MemberLink) -> JSONText {
  .object([
    ("name", .string(member.name)), ("standing", .string(member.standing.rawValue)), ("swift", lines(member.swift)),
    ("kotlin", lines(member.kotlin)),
  ])
}

private func lines(_ lines: ClosedRange<Int>?) -> JSONText {
  lines.map { .array([.integer($0.lowerBound), .integer($0.upperBound)]) } ?? .null
}
