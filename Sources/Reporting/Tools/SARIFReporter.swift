internal import FindingModel
internal import Foundation
internal import SourceModel

/// The report as SARIF 2.1.0: one run; the findings that speak as results, the counterpart as a related location.
///
/// Suppressed and baselined findings are left out: GitHub's code scanning would raise alerts for them.
func renderSARIF(_ report: Report) -> String {
  let document = JSONText.object([
    ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
    ("version", .string("2.1.0")),
    ("runs", .array([SARIFRun(report).json])),
  ])
  return document.written() + "\n"
}

/// GitHub refuses a run with more results.
private let mostResults = 25_000

private struct SARIFRun {
  let report: Report
  let addresses: Addresses
  let rules: [RuleNote]
  let findings: ShownFindings

  init(_ report: Report) {
    self.report = report
    addresses = Addresses(report.scope)
    rules = report.notedRules
    findings = ShownFindings(report, style: ReportStyle(limit: mostResults))
  }

  var json: JSONText {
    let driver = JSONText.object([
      ("name", .string("parity")),
      ("semanticVersion", .string(report.toolVersion)),
      ("rules", .array(rules.map(rule))),
    ])
    return .object([
      ("tool", .object([("driver", driver)])),
      ("invocations", .array([invocation])),
      ("originalUriBaseIds", bases),
      ("columnKind", .string("utf16CodeUnits")),
      ("results", .array(results)),
    ])
  }

  private func rule(_ note: RuleNote) -> JSONText {
    .object([
      ("id", .string(note.id)),
      ("shortDescription", text(note.summary)),
      ("fullDescription", text(note.why)),
      (
        "help",
        .object([
          ("text", .string([note.why, note.instead].map(oneLine).joined(separator: "\n\n"))),
          ("markdown", .string([note.why, note.instead].map(prose).joined(separator: "\n\n"))),
        ])
      ),
      ("defaultConfiguration", .object([("level", .string(level(note.severity)))])),
      (
        "properties",
        .object([
          ("tags", .array([.string("parity")])),
          ("problem.severity", .string(note.severity == .info ? "recommendation" : note.severity.rawValue)),
        ])
      ),
    ])
  }

  /// Whether the run saw everything, with the problems that it met.
  private var invocation: JSONText {
    var notifications = report.problems.map(notification)
    if !findings.overLimit.isEmpty {
      let more = "\(findings.overLimit.count) more findings are left out: a run may have \(mostResults) results"
      notifications.append(.object([("level", .string("warning")), ("message", text(more))]))
    }
    return .object([
      ("executionSuccessful", .boolean(report.isComplete)), ("toolExecutionNotifications", .array(notifications)),
    ])
  }

  private func notification(_ problem: Problem) -> JSONText {
    .object([("level", .string(problem.severity == .error ? "error" : "warning")), ("message", text(problem.sentence))])
  }

  /// What the bases of the locations stand for. No absolute path: the report must not depend on the machine.
  private var bases: JSONText {
    .object(
      Side.allCases.filter { !addresses.isHere($0) }.map { side in
        (base(side), .object([("description", text("The root of the \(side.languageName) side."))]))
      })
  }

  private func base(_ side: Side) -> String { side == .swift ? "SWIFT" : "KOTLIN" }

  /// No two share a fingerprint: what a second one was would not be known again.
  private var results: [JSONText] {
    var seen: [String: Int] = [:]
    return findings.findings.map { finding in
      seen[finding.fingerprint, default: 0] += 1
      let count = seen[finding.fingerprint, default: 1]
      return result(finding, fingerprint: count == 1 ? finding.fingerprint : "\(finding.fingerprint)-\(count)")
    }
  }

  private func result(_ finding: Finding, fingerprint: String) -> JSONText {
    let (shown, other) = addresses.places(of: finding)
    var members: [(key: String, value: JSONText)] = [("ruleId", .string(finding.rule))]
    if let index = rules.firstIndex(where: { $0.id == finding.rule }) { members.append(("ruleIndex", .integer(index))) }
    members += [
      ("level", .string(level(finding.severity))),
      ("message", message(of: finding, other)),
      ("locations", .array([location(shown, finding, isMain: true)])),
    ]
    if let other { members.append(("relatedLocations", .array([location(other, finding, isMain: false)]))) }
    members.append(("partialFingerprints", .object([("parity/v1", .string(fingerprint))])))
    return .object(members)
  }

  /// GitHub shows a related location where the message links to it; one that lies elsewhere it could not show.
  private func message(of finding: Finding, _ other: Place?) -> JSONText {
    let words = escaped(addresses.message(of: finding))
    guard let other, addresses.isHere(other.side), let end = words.range(of: " Twin: ", options: .backwards) else {
      return .object([("text", .string(words))])
    }
    return .object([("text", .string(words.replacingCharacters(in: end, with: " [Twin](\(Self.twinID)): ")))])
  }

  private static let twinID = 1

  private func location(_ place: Place, _ finding: Finding, isMain: Bool) -> JSONText {
    var artifact: [(key: String, value: JSONText)] = [("uri", .string(uri(addresses.path(place))))]
    if !addresses.isHere(place.side) { artifact.append(("uriBaseId", .string(base(place.side)))) }
    let physical = JSONText.object([
      ("artifactLocation", .object(artifact)), ("region", region(place, line: finding.line(at: place))),
    ])
    var members: [(key: String, value: JSONText)] = isMain ? [] : [("id", .integer(Self.twinID))]
    members.append(("physicalLocation", physical))
    if isMain, let member = finding.member {
      members.append(("logicalLocations", .array([.object([("fullyQualifiedName", .string(member))])])))
    } else if !isMain {
      members.append(("message", text("The \(place.side.languageName) side.")))
    }
    return .object(members)
  }

  /// Columns count UTF-16 units here; where the line is not at hand they are left out.
  private func region(_ place: Place, line: String?) -> JSONText {
    var members: [(key: String, value: JSONText)] = [("startLine", .integer(place.start.line))]
    let column = line.map { UTF16Column(in: $0) }
    if let column { members.append(("startColumn", .integer(column.of(byteColumn: place.start.column)))) }
    if place.end.line != place.start.line {
      members.append(("endLine", .integer(max(place.end.line, place.start.line))))
    } else if let column {
      let end = max(place.end.column, place.start.column)
      members.append(("endColumn", .integer(column.of(byteColumn: end))))
    }
    return .object(members)
  }

  private func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }

  /// A message. What looks like an embedded link, `[a](b)`, is kept from being one by an invisible joiner.
  private func text(_ text: String) -> JSONText { .object([("text", .string(escaped(text)))]) }

  private func escaped(_ text: String) -> String { rewritten(oneLine(text)) { $0 == "]" ? "]\u{2060}" : nil } }
}

/// Turns columns of one line that count UTF-8 bytes into columns that count UTF-16 units; both start at 1.
struct UTF16Column {
  private let line: String

  init(in line: String) { self.line = line }

  func of(byteColumn: Int) -> Int {
    var bytes = 0
    var units = 0
    for scalar in line.unicodeScalars {
      if bytes >= byteColumn - 1 { break }
      bytes += UTF8.width(scalar)
      units += UTF16.width(scalar)
    }
    return units + 1
  }
}
