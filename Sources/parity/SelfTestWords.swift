internal import FindingModel
internal import Reporting
internal import Seeding
internal import SourceModel

/// The outcome of a self-test, for people and for programs.
struct SelfTestWords {
  let result: SelfTest
  let seed: UInt64
  let limit: Int

  func text(isVerbose: Bool) -> String {
    let head = ["folder", "twins", "edits", "named", "noted", "missed", "settled", "harmless", "noise"]
    let rows = [head] + result.folders.map(\.row) + (result.folders.count == 1 ? [] : [result.total.row])
    let widths = head.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    var lines = rows.map { row in
      row.enumerated().map { column, word in
        let gap = String(repeating: " ", count: widths[column] - word.count)
        return column == 0 ? word + gap : gap + word
      }.joined(separator: "  ")
    }
    lines += [
      "",
      "named: a finding says what was changed; noted: parity says only that something was; missed: it says nothing.",
      "settled: of the edits that were made on the other side as well, those about which nothing is left to say.",
      "harmless: comments, layout, local names, `self.`, order of members; noise: of those, about how many something is said.",
    ]
    if !missedKinds.isEmpty { lines.append("Missed most: \(missedKinds.prefix(3).joined(separator: ", ")).") }
    if isVerbose {
      lines.append("")
      lines += result.total.trial.surprises.map(\.description)
    }
    let cut = result.isCutShort ? ", cut short by --time" : ""
    lines.append("")
    lines.append(
      "\(result.total.changes) changes in \(result.total.twins) of \(result.twins) twins (--limit \(limit), --seed \(seed)\(cut))"
    )
    return lines.map { $0 + "\n" }.joined()
  }

  var json: String {
    JSONText.object([
      ("schema", .integer(1)), ("seed", .string(String(seed))), ("limit", .integer(limit)),
      ("twins", .integer(result.twins)),
      ("isComplete", .boolean(!result.isCutShort)), ("total", result.total.json),
      ("folders", .array(result.folders.map(\.json))),
      ("surprises", .array(result.total.trial.surprises.filter(\.isFault).map(\.json))),
    ]).written() + "\n"
  }

  /// Kinds of changes with how often they were missed, the most frequent first.
  private var missedKinds: [String] {
    let counts = Seed.Kind.allCases.map { kind in
      (kind.rawValue, result.total.trial.tallies[kind].map { $0.seeds - $0.reported - $0.noted } ?? 0)
    }
    return counts.filter { $0.1 > 0 }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }.map { "\($0.0) (\($0.1))" }
  }
}

extension SelfTest.Folder {
  fileprivate var changes: Int { trial.total.seeds + trial.neutral }

  fileprivate var row: [String] {
    let tally = trial.total
    return [
      path, String(twins), String(tally.seeds), percent(tally.reported, tally.seeds), percent(tally.noted, tally.seeds),
      percent(tally.seeds - tally.reported - tally.noted, tally.seeds), percent(tally.quiet, tally.ported),
      String(trial.neutral),
      percent(trial.noisy, trial.neutral),
    ]
  }

  fileprivate var json: JSONText {
    let tally = trial.total
    return .object([
      ("folder", .string(path)), ("twins", .integer(twins)), ("edits", .integer(tally.seeds)),
      ("named", .integer(tally.reported)), ("noted", .integer(tally.noted)),
      ("missed", .integer(tally.seeds - tally.reported - tally.noted)), ("ported", .integer(tally.ported)),
      ("settled", .integer(tally.quiet)), ("harmless", .integer(trial.neutral)),
      ("noisy", .integer(trial.noisy)),
    ])
  }
}

/// Cut to one decimal, so that 100 % is all.
private func percent(_ part: Int, _ whole: Int) -> String {
  if whole == 0 { return "–" }
  let tenths = 1000 * part / whole
  return tenths % 10 == 0 ? "\(tenths / 10) %" : "\(tenths / 10).\(tenths % 10) %"
}

extension SeedTrial.Surprise {
  /// Two findings about one change are no fault.
  fileprivate var isFault: Bool { kind != .several }

  fileprivate var outcome: String {
    switch kind {
    case .missed: said.isEmpty ? "missed" : "only noted"
    case .several: "said several times"
    case .notQuiet: "still told once the other side has it"
    case .noise: "is told, though it means nothing"
    }
  }

  fileprivate var description: String {
    let words = said.isEmpty ? "" : ": " + said.map(\.message).joined(separator: " ")
    return "\(twin), \(side.languageName) line \(line), in \(member): \(change) \(outcome)\(words)"
  }

  fileprivate var json: JSONText {
    .object([
      ("outcome", .string(outcome)), ("twin", .string(twin)), ("side", .string(side.rawValue)),
      ("line", .integer(line)),
      ("change", .string(change)), ("member", .string(member)), ("said", .array(said.map { .string($0.message) })),
    ])
  }
}
