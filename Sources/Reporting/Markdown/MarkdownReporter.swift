internal import FindingModel
internal import SourceModel

/// The report for a pull request's comment and a step's summary: the verdict, what to do, the gravest ten findings in a
/// table, and the rest folded.
///
/// A host cuts or refuses long comments, so the text keeps to `longest` by leaving out whole rows and sections.
struct MarkdownReporter {
  /// In UTF-16 units, which no host counts more strictly than.
  static let longest = 60_000
  private static let mostRows = 10
  private let report: Report
  private let findings: [Finding]
  /// The names that several of the files have.
  private let sharedNames: Set<String>

  init(_ report: Report) {
    self.report = report
    findings = ShownFindings(report, style: ReportStyle(), gravestFirst: true).findings
    let places = findings.flatMap { [$0.primary] + ($0.counterpart.map { [$0] } ?? []) }
    let names = Set(places.map(\.path)).map { $0.split(separator: "/").last.map(String.init) ?? $0 }
    sharedNames = Set(Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys)
  }

  func render() -> String {
    var text = Budget(limit: Self.longest - footer.utf16.count)
    text.add("### \(title)\n")
    if let advice { text.add("\n\(advice)\n") }
    if let companionWords { text.add("\n\(companionWords)\n") }
    addProblems(to: &text)
    let loud = findings.filter { $0.severity >= .warning }
    let quiet = findings.filter { $0.severity < .warning }
    let first = loud.isEmpty ? quiet : loud
    let shown = Array(first.prefix(Self.mostRows))
    let rest = Array(first.dropFirst(Self.mostRows))
    addTable(shown, to: &text)
    addFolded("\(rest.count) more: \(severityCounts(rest))", rest, to: &text)
    if !loud.isEmpty { addFolded("\(counted(quiet.count, "note")), for information", quiet, to: &text) }
    let resolved = report.companion?.resolved ?? []
    addFolded("\(counted(resolved.count, "difference")) resolved by the companion", resolved, to: &text)
    addRules(of: shown, to: &text)
    return text.closed + footer
  }

  // MARK: Words

  /// What the reviewer is to do, if anything, and else how it stands.
  private var title: String {
    let count = findings.count { $0.severity >= .warning }
    guard report.isComplete, count > 0 else { return "parity: \(report.headline)" }
    let places = counted(count, "place")
    guard let follower else {
      return isFree
        ? "parity: Swift and Kotlin differ in \(places)" : "parity: bring Swift and Kotlin together in \(places)"
    }
    return isFree
      ? "parity: \(follower.languageName) does not follow in \(places) yet"
      : "parity: before merging, bring \(follower.languageName) in line in \(places)"
  }

  /// Whether the run succeeds with what it found: then the words must ask for no more than the verdict does.
  private var isFree: Bool { report.hasPassed == true }

  /// How to go about it; `nil` when nothing is to be done.
  private var advice: String? {
    guard findings.contains(where: { $0.severity >= .warning }) else {
      return findings.isEmpty ? nil : "Nothing has to be done: these are notes."
    }
    let making = follower == nil ? "" : " that this change makes"
    let weight = isFree ? " None of them blocks\(follower == nil ? "" : " merging")." : ""
    return "Each row is a difference\(making).\(weight) To keep one on purpose, write above its line why: "
      + "`// parity:disable:next RULE - reason`."
  }

  /// The side that a change of the other one left behind; `nil` when both changed, or nothing did.
  private var follower: Side? {
    guard report.scope.mode != .all else { return nil }
    if let companion = report.companion { return companion.side }
    let moved = Side.allCases.filter { report.scope.side($0).base != nil }
    return moved.count == 1 ? moved.first?.other : nil
  }

  private var companionWords: String? {
    guard let companion = report.companion else {
      if let trouble = report.companionTrouble {
        return
          "The named companion was not looked at: \(prose(trouble.message)).\(trouble.hint.map { " " + prose($0) } ?? "")"
      }
      return waitingWords
    }
    let count = companion.resolved.count
    let effect = count == 0 ? "" : ", which resolves \(counted(count, "difference")): merge both or neither"
    return "Checked together with \(link(companion.name, to: companion.address)) at "
      + "\(code(shortened(companion.commit))) (\(prose(companion.reason)))\(effect)."
  }

  /// Nobody starts this job when the other repository moves.
  private var waitingWords: String? {
    guard let follower, report.scope.side(follower).pathInWorkspace == nil,
      report.scope.side(follower.other).pathInWorkspace != nil, findings.contains(where: { $0.severity >= .warning })
    else { return nil }
    return
      "Is the \(follower.languageName) part pushed, to a branch of this one's name or one that `Parity-With` names? Then "
      + "run this job again: both are looked at together."
  }

  private func addProblems(to text: inout Budget) {
    let reasons = report.isComplete ? [] : report.problems.filter { $0.severity == .error }
    if reasons.isEmpty { return }
    text.add("\nWhat was not compared may differ:\n\n")
    for reason in reasons.prefix(Self.mostRows) { text.add("- \(code(reason.sentence))\n") }
    if reasons.count > Self.mostRows { text.add("- and \(reasons.count - Self.mostRows) more\n") }
  }

  private var footer: String {
    let counts = report.counts
    let parts = [
      "Swift \(revision(report.scope.swift))", "Kotlin \(revision(report.scope.kotlin))",
      "\(counted(counts.twins, "twin")), \(counts.inScope) in scope",
      "\(counts.unpairedSwift + counts.unpairedKotlin) unpaired",
      "\(counts.skipped) skipped", baselineWords(counts, isShard: report.shard != nil),
      "\(counts.suppressed) suppressed",
      "parity \(report.toolVersion)",
    ]
    return "\n<sub>\(parts.joined(separator: " · "))</sub>\n"
  }

  private func revision(_ revision: Report.Revision) -> String {
    let head = link(
      shortened(revision.address?.commit ?? revision.revision), to: revision.address?.commitPage)
    return revision.base.map { "\(code(shortened($0)))…\(head)" } ?? head
  }

  // MARK: Tables

  private static let head = "\n| | what | Swift | Kotlin |\n|---|---|---|---|\n"

  private func addTable(_ findings: [Finding], to text: inout Budget) {
    if findings.isEmpty { return }
    text.add(Self.head)
    addRows(findings, to: &text)
  }

  private func addFolded(_ title: String, _ findings: [Finding], to text: inout Budget) {
    if findings.isEmpty { return }
    guard text.open("\n<details>\n<summary>\(title)</summary>\n\(Self.head)", closing: "\n</details>\n") else {
      return text.leaveOut(findings.count)
    }
    addRows(findings, to: &text)
    text.close()
  }

  private func addRows(_ findings: [Finding], to text: inout Budget) {
    for (index, finding) in findings.enumerated() where !text.add(row(finding)) {
      return text.leaveOut(findings.count - index)
    }
  }

  private func row(_ finding: Finding) -> String {
    let places = [finding.primary] + (finding.counterpart.map { [$0] } ?? [])
    let cells = Side.allCases.map { side in places.first { $0.side == side }.map(place) ?? "" }
    return "| \(finding.severity.noun) | \(prose(Self.cut(finding.message))) <sub>\(prose(finding.rule))</sub> "
      + "| \(cells[0]) | \(cells[1]) |\n"
  }

  /// A message that quotes half a file is cut: a row is to be read at a glance.
  private static func cut(_ message: String) -> String {
    let longest = 300
    guard message.unicodeScalars.count > longest else { return message }
    return String(String.UnicodeScalarView(message.unicodeScalars.prefix(longest))) + "…"
  }

  /// The file's name and line, with its folder where that is not enough; the whole path would make the table too wide to read.
  private func place(_ place: Place) -> String {
    let address = report.scope.side(place.side).address
    // Without a link, or beside a file of the same name, the folder tells which file it is.
    let parts = place.path.split(separator: "/")
    let isAlone = address != nil && !sharedNames.contains(String(parts.last ?? ""))
    let name = parts.suffix(isAlone ? 1 : 2).joined(separator: "/")
    let line = address?.line(place.start.line, of: place.path) ?? place.start.line
    return link("\(name):\(line)", to: address?.page(of: place.path, line: place.start.line))
  }

  // MARK: Rules

  private func addRules(of findings: [Finding], to text: inout Budget) {
    let ids = Set(findings.map(\.rule))
    let notes = report.rules.filter { ids.contains($0.id) }
    if notes.isEmpty { return }
    let lines = notes.map { "- **\($0.id)**: \(prose($0.why)) \(prose($0.instead))\n" }
    text.add("\n<details>\n<summary>Why this matters, and what to do</summary>\n\n\(lines.joined())\n</details>\n")
  }
}

/// Text that keeps to a length, in UTF-16 units, by taking pieces whole or not at all.
private struct Budget {
  private var text = ""
  private var used = 0
  private var leftOut = 0
  /// What ends the section that is open.
  private var end = ""
  private let limit: Int
  /// Kept for the sentence about what is left out.
  private static let remark = 80

  init(limit: Int) { self.limit = limit }

  /// Whether the piece was taken.
  @discardableResult mutating func add(_ piece: String) -> Bool {
    let length = piece.utf16.count
    guard used + length + end.utf16.count + Self.remark <= limit else { return false }
    text += piece
    used += length
    return true
  }

  /// Begins a section for whose end there will be room.
  mutating func open(_ start: String, closing end: String) -> Bool {
    self.end = end
    if add(start) { return true }
    self.end = ""
    return false
  }

  mutating func close() {
    text += end
    used += end.utf16.count
    end = ""
  }

  mutating func leaveOut(_ count: Int) { leftOut += count }

  /// The whole text, and how much is missing.
  var closed: String {
    leftOut == 0 ? text : "\(text)\n\(counted(leftOut, "finding")) more did not fit here; the full report has them.\n"
  }
}
