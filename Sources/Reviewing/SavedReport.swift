package import FindingModel
internal import Foundation
package import SourceModel

/// A report that was written by `--reporter json` and is read again: by a job that may write in a pull request, or to be
/// joined with the other shards of a run.
package struct SavedReport: Sendable {
  package let report: Report
  /// The version of the program that wrote it, as it says.
  package let version: String
  /// The commit that the report says it speaks of, to be held against the one that the host knows.
  package let head: String?
  /// The sides that lay in the job's own repository.
  package let here: Set<Side>
  /// Where lines of those sides stand at the commit that the report speaks of.
  package let moved: [Side: MovedLines]

  /// Who wrote the report.
  package enum Author: Sendable {
    /// A job that ran a stranger's code with a stranger's rights. Nothing in the report is believed: sizes and values are
    /// checked, texts are only ever quoted, and what says where its writer worked or quotes sources is left out.
    case stranger
    /// Another run of the reader's own.
    case oneself
  }

  /// In bytes, of a stranger's report.
  package static let sizeLimit = 20_000_000
  fileprivate static let mostFindings = 20_000
  private static let longestText = 4_000

  /// - Parameters:
  ///   - rules: what this program knows about rules; the report's own words about them are not asked for.
  ///   - toolVersion: of this program.
  package init(
    _ bytes: [UInt8], from author: Author, rules: [RuleNote], toolVersion: String
  ) throws(Problem) {
    guard author == .oneself || bytes.count <= Self.sizeLimit else {
      throw Problem(.error, message: "the report is larger than \(Self.sizeLimit / 1_000_000) MB")
    }
    let document: Document
    do {
      document = try JSONDecoder().decode(Document.self, from: Data(bytes))
    } catch let error as DecodingError {
      throw Problem(.error, message: "this is no report of schema 1: \(Self.place(of: error))")
    } catch {
      throw Problem(.error, message: "this is no report of schema 1")
    }
    guard document.schema == 1 else {
      throw Problem(.error, message: "the report's schema is \(document.schema); this parity reads schema 1")
    }
    guard author == .oneself || max(document.findings.count, document.problems.count) <= Self.mostFindings else {
      throw Problem(.error, message: "the report has more than \(Self.mostFindings) findings or problems")
    }
    var findings: [Finding] = []
    for finding in document.findings { findings.append(try finding.checked(author)) }
    let problems = document.problems.map { $0.checked(author) }
    let isOwn = author == .oneself
    guard let mode = Report.Mode(rawValue: document.scope.mode) else {
      throw Problem(.error, message: "the report's scope is of an unknown mode")
    }
    var report = Report(
      toolVersion: toolVersion,
      scope: Report.Scope(
        mode: mode, swift: try document.scope.swift.checked(author),
        kotlin: try document.scope.kotlin.checked(author)),
      counts: document.counts.checked(), twins: isOwn ? document.twins.map(\.summary) : [],
      unpaired: isOwn ? document.unpaired.compactMap(\.file) : [], findings: findings, problems: problems,
      isComplete: !problems.contains { $0.severity == .error }, rules: rules,
      companion: try document.companion?.checked(author))
    report.shard = document.shard.flatMap { Report.Shard(number: $0.number, count: $0.count) }
    report.companionTrouble = document.companionTrouble?.checked(author)
    report.hasPassed = document.passed
    self.report = report
    version = document.tool.version
    here = Set(
      [(Side.swift, document.scope.swift), (.kotlin, document.scope.kotlin)].compactMap { side, revision in
        revision.pathInRepository == nil ? nil : side
      })
    moved = try [Side.swift: document.scope.swift.moved(), .kotlin: document.scope.kotlin.moved()].compactMapValues {
      $0
    }
    head = here.sorted().compactMap { ($0 == .swift ? document.scope.swift : document.scope.kotlin).head }.first
  }

  private static func place(of error: DecodingError) -> String {
    let path: [any CodingKey] =
      switch error {
      case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
        .dataCorrupted(let context):
        context.codingPath
      @unknown default: []
      }
    return path.isEmpty
      ? "it is not the JSON that it should be" : "look at \(path.map(\.stringValue).joined(separator: "."))"
  }

  fileprivate static func cut(_ text: String) -> String { String(text.prefix(longestText)) }
}

// MARK: What stands in the file

private struct Document: Decodable {
  var schema: Int
  var tool: SavedTool
  var scope: SavedScope
  var shard: SavedShard?
  var twins: [SavedTwin]
  var unpaired: [SavedFile]
  var counts: SavedCounts
  var findings: [SavedFinding]
  var problems: [SavedProblem]
  var companion: SavedCompanion?
  var companionTrouble: SavedProblem?
  var passed: Bool?
}

private struct SavedCompanion: Decodable {
  var side: String
  var name: String
  var reason: String
  var commit: String
  var resolved: [SavedFinding]

  func checked(_ author: SavedReport.Author) throws(Problem) -> Companion {
    guard let side = Side(rawValue: side), resolved.count <= SavedReport.mostFindings else {
      throw Problem(.error, message: "the report's companion is none")
    }
    var findings: [Finding] = []
    for finding in resolved { findings.append(try finding.checked(author)) }
    return Companion(
      side: side, name: SavedReport.cut(name), reason: SavedReport.cut(reason), commit: SavedReport.cut(commit),
      resolved: findings)
  }
}

private struct SavedScope: Decodable {
  var mode: String
  var swift: SavedRevision
  var kotlin: SavedRevision
}

private struct SavedTool: Decodable {
  var version: String
}

private struct SavedShard: Decodable {
  var number: Int
  var count: Int
}

private struct SavedRevision: Decodable {
  var root: String
  var revision: String
  var base: String?
  var pathInRepository: String?
  var head: String?
  var movedLines: [SavedMovedFile]?

  /// Which commit was read is the report's own word, and so nothing is linked to it.
  func moved() throws(Problem) -> MovedLines? {
    guard let movedLines else { return nil }
    var moved = MovedLines(read: nil)
    for file in movedLines { moved.files[file.path] = try file.checked() }
    return moved
  }

  func checked(_ author: SavedReport.Author) throws(Problem) -> Report.Revision {
    if let folder = pathInRepository, !folder.isEmpty { try check(path: folder) }
    return Report.Revision(
      root: author == .oneself ? root : "", revision: SavedReport.cut(revision), base: base.map(SavedReport.cut),
      pathInWorkspace: pathInRepository)
  }
}

private struct SavedMovedFile: Decodable {
  struct Run: Decodable {
    var line: Int
    var atHead: Int
    var count: Int
  }
  var path: String
  var runs: [Run]

  func checked() throws(Problem) -> [MovedLines.Run] {
    let most = 10_000_000
    guard runs.allSatisfy({ [$0.line, $0.atHead, $0.count].allSatisfy((1...most).contains) }) else {
      throw Problem(.error, message: "the report names lines that cannot be")
    }
    return runs.map { MovedLines.Run(first: $0.line, there: $0.atHead, count: $0.count) }
  }
}

private struct SavedCounts: Decodable {
  var twins: Int
  var inScope: Int
  var unpairedSwift: Int
  var unpairedKotlin: Int
  var skipped: Int
  var baselined: Int
  var staleBaseline: Int?
  var suppressed: Int?
  var existing: Int?
  var resolved: Int?

  func checked() -> Report.Counts {
    func sane(_ count: Int?) -> Int { min(max(count ?? 0, 0), 10_000_000) }
    var counts = Report.Counts()
    counts.twins = sane(twins)
    counts.inScope = sane(inScope)
    counts.unpairedSwift = sane(unpairedSwift)
    counts.unpairedKotlin = sane(unpairedKotlin)
    counts.skipped = sane(skipped)
    counts.baselined = sane(baselined)
    counts.staleBaseline = sane(staleBaseline)
    counts.suppressed = sane(suppressed)
    counts.existing = sane(existing)
    counts.resolved = sane(resolved)
    return counts
  }
}

private struct SavedPlace: Decodable {
  var side: String
  var path: String
  var startLine: Int
  var startColumn: Int
  var endLine: Int
  var endColumn: Int
  var text: String?

  func checked() throws(Problem) -> Place {
    guard let side = Side(rawValue: side) else {
      throw Problem(.error, message: "the report names a side that is none")
    }
    try check(path: path)
    func position(_ line: Int, _ column: Int) -> SourcePosition {
      SourcePosition(line: min(max(line, 1), 10_000_000), column: min(max(column, 1), 10_000_000))
    }
    return Place(
      side: side, path: path, start: position(startLine, startColumn), end: position(endLine, endColumn))
  }
}

private struct SavedFinding: Decodable {
  var rule: String
  var severity: String
  var message: String
  var fingerprint: String
  var member: String?
  var state: String
  var primary: SavedPlace
  var counterpart: SavedPlace?
  var crowd: String?
  var habit: SavedHabit?

  struct SavedHabit: Decodable {
    var name: String
    var least: Int
  }

  func checked(_ author: SavedReport.Author) throws(Problem) -> Finding {
    guard let severity = Severity(rawValue: severity), let state = FindingState(rawValue: state) else {
      throw Problem(.error, message: "the report holds a finding of an unknown severity or state")
    }
    guard rule.utf8.count <= 100, rule.utf8.allSatisfy(isWordByte), fingerprint.utf8.count <= 100,
      fingerprint.utf8.allSatisfy(isWordByte)
    else {
      throw Problem(.error, message: "the report holds a finding whose rule or fingerprint cannot be one")
    }
    var other: Place?
    if let counterpart { other = try counterpart.checked() }
    let isOwn = author == .oneself
    var finding = Finding(
      rule: rule, severity: severity, message: SavedReport.cut(message), fingerprint: fingerprint,
      member: member.map(SavedReport.cut), state: state, primary: try primary.checked(), counterpart: other,
      primaryLine: isOwn ? primary.text : nil, counterpartLine: isOwn ? counterpart?.text : nil)
    finding.crowd = crowd
    finding.habit = habit.map { Habit(name: $0.name, least: $0.least) }
    return finding
  }
}

private struct SavedProblem: Decodable {
  var severity: String
  var path: String?
  var line: Int?
  var column: Int?
  var text: String?
  var message: String
  var hint: String?

  func checked(_ author: SavedReport.Author) -> Problem {
    // What is not plainly a warning counts against the report.
    var problem = Problem(
      severity == "warning" ? .warning : .error, path: path.map(SavedReport.cut), message: SavedReport.cut(message))
    guard author == .oneself else { return problem }
    if let line, let column { problem.position = SourcePosition(line: line, column: column) }
    problem.line = text
    problem.hint = hint
    return problem
  }
}

/// A path below the repository's root, and nothing else.
private func check(path: String) throws(Problem) {
  let parts = path.split(separator: "/", omittingEmptySubsequences: false)
  let isSane =
    path.utf8.count <= 4_096 && !path.utf8.contains(0) && !parts.contains("..") && !parts.contains("")
  if !isSane { throw Problem(.error, message: "the report names a path that is none of the repository") }
}

private func isWordByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"): true
  default: false
  }
}
