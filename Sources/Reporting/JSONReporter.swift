internal import FindingModel
internal import SourceModel

/// The report as one JSON object of schema 1. The order of keys is fixed; keys may be added, never changed.
func renderJSON(_ report: Report) -> String {
  var members: [(key: String, value: JSONText)] = [
    ("schema", .integer(1)),
    ("tool", .object([("name", .string("parity")), ("version", .string(report.toolVersion))])),
    ("scope", report.scope.json),
    ("counts", report.countsJSON),
    ("twins", .array(report.twins.map(twin))),
    ("unpaired", .array(report.unpaired.map(unpaired))),
    ("findings", .array(report.findings.map(\.json))),
    ("problems", .array(report.problems.map(\.json))),
  ]
  if let shard = report.shard {
    members.append(("shard", .object([("number", .integer(shard.number)), ("count", .integer(shard.count))])))
  }
  if let companion = report.companion { members.append(("companion", companion.json)) }
  if let trouble = report.companionTrouble { members.append(("companionTrouble", trouble.json)) }
  if let hasPassed = report.hasPassed { members.append(("passed", .boolean(hasPassed))) }
  return JSONText.object(members).written() + "\n"
}

extension Companion {
  var json: JSONText {
    .object([
      ("side", .string(side.rawValue)), ("name", .string(name)), ("reason", .string(reason)),
      ("commit", .string(commit)), ("resolved", .array(resolved.map(\.json))),
    ])
  }
}

extension Report.Scope {
  var json: JSONText {
    .object([
      ("mode", .string(mode.rawValue)),
      ("swift", revision(swift)),
      ("kotlin", revision(kotlin)),
    ])
  }
}

private func revision(_ revision: Report.Revision) -> JSONText {
  var members: [(key: String, value: JSONText)] = [
    ("root", .string(revision.root)),
    ("revision", .string(revision.revision)),
    ("base", JSONText(revision.base)),
    ("pathInRepository", JSONText(revision.pathInWorkspace)),
    ("head", JSONText(revision.address?.commit)),
  ]
  if let moved = revision.address?.moved, !moved.files.isEmpty { members.append(("movedLines", moved.json)) }
  return .object(members)
}

extension MovedLines {
  /// Of each file whose lines stand elsewhere at the side's head, which lines do and where.
  fileprivate var json: JSONText {
    .array(
      files.sorted { $0.key < $1.key }.map { path, runs in
        let lines = runs.map { run in
          JSONText.object([
            ("line", .integer(run.first)), ("atHead", .integer(run.there)), ("count", .integer(run.count)),
          ])
        }
        return .object([("path", .string(path)), ("runs", .array(lines))])
      })
  }
}

extension Report {
  var countsJSON: JSONText {
    .object([
      ("twins", .integer(counts.twins)),
      ("inScope", .integer(counts.inScope)),
      ("unpairedSwift", .integer(counts.unpairedSwift)),
      ("unpairedKotlin", .integer(counts.unpairedKotlin)),
      ("skipped", .integer(counts.skipped)),
      ("baselined", .integer(counts.baselined)),
      ("staleBaseline", .integer(counts.staleBaseline)),
      ("suppressed", .integer(counts.suppressed)),
      ("existing", .integer(counts.existing)),
      ("resolved", .integer(counts.resolved)),
      ("errors", .integer(count(of: .error))),
      ("warnings", .integer(count(of: .warning))),
      ("infos", .integer(count(of: .info))),
    ])
  }
}

private func twin(_ twin: Report.TwinSummary) -> JSONText {
  .object([
    ("swift", .string(twin.swiftPath)),
    ("kotlin", .string(twin.kotlinPath)),
    ("evidence", .array(twin.evidence.map(JSONText.string))),
    (
      "similarity",
      .object([("raw", .share(twin.rawSimilarity)), ("normalized", .share(twin.normalizedSimilarity))])
    ),
    ("comparison", .string(twin.comparison)),
    (
      "members",
      .object([
        ("equal", .integer(twin.equalMembers)),
        ("divergent", .integer(twin.divergentMembers)),
        ("swiftOnly", .integer(twin.swiftOnlyMembers)),
        ("kotlinOnly", .integer(twin.kotlinOnlyMembers)),
      ])
    ),
  ])
}

private func unpaired(_ file: Report.UnpairedFile) -> JSONText {
  .object([("side", .string(file.side.rawValue)), ("path", .string(file.path))])
}

extension Finding {
  var json: JSONText {
    var members: [(String, JSONText)] = [
      ("rule", .string(rule)),
      ("severity", .string(severity.rawValue)),
      ("message", .string(message)),
      ("fingerprint", .string(fingerprint)),
      ("member", JSONText(member)),
      ("state", .string(state.rawValue)),
      ("primary", place(primary, primaryLine)),
      ("counterpart", counterpart.map { place($0, counterpartLine) } ?? .null),
    ]
    // Of a shard only; `merge` chooses who speaks.
    if let crowd { members.append(("crowd", .string(crowd))) }
    if let habit {
      members.append(("habit", .object([("name", .string(habit.name)), ("least", .integer(habit.least))])))
    }
    return .object(members)
  }
}

/// - Parameter text: the line of source at the start.
private func place(_ place: Place, _ text: String?) -> JSONText {
  .object([
    ("side", .string(place.side.rawValue)),
    ("path", .string(place.path)),
    ("startLine", .integer(place.start.line)),
    ("startColumn", .integer(place.start.column)),
    ("endLine", .integer(place.end.line)),
    ("endColumn", .integer(place.end.column)),
    ("text", JSONText(text)),
  ])
}

extension Problem {
  var json: JSONText {
    .object([
      ("severity", .string(severity.rawValue)),
      ("path", JSONText(path)),
      ("line", position.map { .integer($0.line) } ?? .null),
      ("column", position.map { .integer($0.column) } ?? .null),
      ("text", JSONText(line)),
      ("message", .string(message)),
      ("hint", JSONText(hint)),
    ])
  }
}
