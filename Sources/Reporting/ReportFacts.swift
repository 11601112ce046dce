internal import FindingModel
internal import SourceModel

extension Report {
  /// The rules of the report, and for each rule that speaks without being one of them a note with its id alone; by id.
  var notedRules: [RuleNote] {
    let known = Set(rules.map(\.id))
    var unknown: [String: Severity] = [:]
    for finding in findings where !known.contains(finding.rule) { unknown[finding.rule] = finding.severity }
    let notes = unknown.map { id, severity in
      RuleNote(
        id: id, severity: severity, summary: id, why: "`parity explain \(id)` tells why this matters.",
        instead: "Bring the two sides together, or say at the line why they differ.")
    }
    return (rules + notes).sorted { $0.id < $1.id }
  }
}

extension Finding {
  /// The source line that one of its places shows.
  func line(at place: Place) -> String? { place == primary ? primaryLine : counterpartLine }
}

extension Problem {
  /// The problem in one line, with its place: `path:3: message`.
  var sentence: String {
    let line = position.map { ":\($0.line)" } ?? ""
    return oneLine((path.map { "\($0)\(line): " } ?? "") + message)
  }
}

/// Text on one line, its line breaks spaces, inert on a terminal.
func oneLine(_ text: String) -> String {
  inert(text.split(whereSeparator: \.isNewline).map { $0.trimmingSpaces }.filter { !$0.isEmpty }.joined(separator: " "))
}

extension Substring {
  /// Without spaces at its ends.
  var trimmingSpaces: Substring {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}
