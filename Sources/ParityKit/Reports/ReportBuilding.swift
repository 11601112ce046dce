internal import CodeModel
internal import Comparison
internal import FindingModel
internal import Linting
internal import Pairing
internal import RuleBook
internal import SourceModel

/// Makes a report of what was examined: words the violations, sifts the findings, counts.
struct ReportBuilder {
  let sources: Sources
  let examination: Examination
  let setup: Setup
  /// When only changes are asked for.
  let changes: ChangeOutcome?
  var mode = Report.Mode.all
  /// Whether only the files were read that have to do with the change.
  var isPartial = false
  /// What keeps the run as a whole from seeing everything.
  var scopeProblems: [Problem] = []
  private var twins: [Report.TwinSummary] = []
  private var unpaired: [Report.UnpairedFile] = []
  private var findings: [Finding] = []
  private var twinsInScope = 0
  private var stale = 0

  init(sources: Sources, examination: Examination, setup: Setup, changes: ChangeOutcome? = nil) {
    self.sources = sources
    self.examination = examination
    self.setup = setup
    self.changes = changes
  }

  /// Findings outside the scope and of files that need no counterpart are left out; suppressed ones stay, marked as
  /// such.
  mutating func sift(today: String, scope: ReportScope) {
    // Next to nothing, everything lacks a counterpart; that one side is absent is said as a problem.
    guard isPartial || !sources.swift.units.isEmpty && !sources.kotlin.units.isEmpty else { return }
    let configuration = setup.configuration
    let mapping = examination.mapping
    let units = mapping.swift.units + mapping.kotlin.units
    let exempt = PlatformOnlyFiles(configuration.platformOnly, today: today)
    func admits(_ violation: Violation) -> Bool {
      scope.contains(violation) && !exempt.contains(violation.primary.side, violation.primary.path)
        && !isOutsideContract(violation)
    }
    let directives = sources.swift.directives + sources.kotlin.directives
    var all: [Finding]
    if let changes {
      all = findings(of: changes, directives: directives, today: today, admits: admits)
    } else {
      let result = suppress(
        worded(examination.violations.filter(admits), units), directives: directives, today: today)
      let own = ownWords(directives, result.unused, today: today, scope: scope)
      all = result.findings + worded(own, units)
    }
    all.sort(by: Finding.reportOrder)
    var told = accept(all, in: setup.baseline ?? Baseline())
    // What somebody does now is told wherever it is done.
    if changes != nil { for position in told.indices { told[position].habit = nil } }
    // Who speaks for a crowd is known when all shards are joined.
    findings = scope.isShard ? told : told.led()
    if mode == .all, scope.isEverything, setup.selection.only.isEmpty {
      stale = setup.staleBaseline(findings).total
    }

    twins = examination.twins.filter { scope.isInShard(.swift, $0.swiftPath) }
    twinsInScope = twins.count { twin in
      (mode == .all || isMoved(.swift, twin.swiftPath) || isMoved(.kotlin, twin.kotlinPath))
        && (scope.contains(.swift, twin.swiftPath) || scope.contains(.kotlin, twin.kotlinPath))
    }
    let lone =
      mapping.unpairedSwift.map { Report.UnpairedFile(side: .swift, path: mapping.swift.units[$0].file.path) }
      + mapping.unpairedKotlin.map { Report.UnpairedFile(side: .kotlin, path: mapping.kotlin.units[$0].file.path) }
    unpaired = lone.filter { file in
      (!isPartial || isMoved(file.side, file.path)) && scope.isInShard(file.side, file.path)
        && !exempt.contains(file.side, file.path) && !isPlatformOnly(file, directives)
    }
    .sorted { ($0.side, $0.path) < ($1.side, $1.path) }
  }

  /// Compares the characters of every twin, which takes longer than everything else; what an earlier run has found is
  /// not worked out again.
  mutating func addRawSimilarity(jobs: Int) {
    func contents(_ index: DeclarationIndex) -> [String: [UInt8]] {
      Dictionary(index.units.map { ($0.file.path, $0.file.bytes) }) { first, _ in first }
    }
    let (swift, kotlin) = (contents(examination.mapping.swift), contents(examination.mapping.kotlin))
    let values = concurrentMap(twins, jobs: jobs) { [memory = setup.memory] twin in
      let (left, right) = (swift[twin.swiftPath] ?? [], kotlin[twin.kotlinPath] ?? [])
      func compared() -> Double {
        rawSimilarity(String(decoding: left, as: UTF8.self), String(decoding: right, as: UTF8.self))
      }
      return memory?.rawSimilarity(of: left, right, compared) ?? compared()
    }
    for (index, value) in values.enumerated() { twins[index].rawSimilarity = value }
  }

  var report: Report {
    // What was read for the sake of others is no result.
    let twins = isPartial ? twins.filter { isMoved(.swift, $0.swiftPath) || isMoved(.kotlin, $0.kotlinPath) } : twins
    var counts = Report.Counts()
    counts.twins = twins.count
    counts.inScope = twinsInScope
    counts.unpairedSwift = unpaired.count { $0.side == .swift }
    counts.unpairedKotlin = unpaired.count { $0.side == .kotlin }
    counts.skipped = sources.swift.skipped + sources.kotlin.skipped
    counts.baselined = findings.count { $0.state == .baselined }
    counts.staleBaseline = stale
    counts.existing = findings.count { $0.state == .existing }
    counts.resolved = findings.count { $0.state == .resolved }
    counts.suppressed = findings.count { $0.state == .suppressed }
    let problems =
      setup.problems + sources.problems + scopeProblems + examination.problems + (changes?.problems ?? [])
    return Report(
      toolVersion: toolVersion,
      scope: Report.Scope(
        mode: mode, swift: revision(of: sources.swift, .swift), kotlin: revision(of: sources.kotlin, .kotlin)),
      counts: counts, twins: twins, unpaired: unpaired, findings: findings, problems: problems,
      isComplete: !problems.contains { $0.severity == .error }, rules: setup.ruleNotes)
  }

  private func isMoved(_ side: Side, _ path: String) -> Bool { changes?.changedPaths[side]?.contains(path) == true }

  private func revision(of units: Sources.SideUnits, _ side: Side) -> Report.Revision {
    Report.Revision(
      root: units.root, revision: units.revision, base: changes?.bases[side],
      pathInWorkspace: pathInWorkspace(units.root))
  }

  /// Where only contracts are compared, a file without any needs no twin.
  private func isOutsideContract(_ violation: Violation) -> Bool {
    guard violation.check == "missing-file", setup.configuration.level(path: violation.primary.path) == .contract else {
      return false
    }
    let index = examination.mapping.index(violation.primary.side)
    guard let unit = index.unit(at: violation.primary.path) else { return true }
    return !index.declarations(ofUnit: unit).contains { $0.declaration.kind == .interface }
  }

  /// A file whose first words are `parity:platform-only` needs no twin.
  private func isPlatformOnly(_ file: Report.UnpairedFile, _ directives: [Directive]) -> Bool {
    directives.contains { directive in
      guard case .platformOnly = directive.action else { return false }
      return directive.side == file.side && directive.path == file.path && directive.scope.lower == 0
    }
  }

  func worded(_ violations: [Violation], _ units: [SourceUnit]) -> [Finding] {
    let texts = SourceTexts(of: units, for: violations)
    return word(violations, book: setup.book, selection: setup.selection, texts: texts)
  }

  /// What is wrong with the directives themselves. Which of them silence nothing, only a run over everything can tell.
  private func ownWords(
    _ directives: [Directive], _ unused: [SuppressionResult.Unused], today: String, scope: ReportScope
  ) -> [Violation] {
    var own = violations(of: directives, today: today)
    if scope.isEverything, setup.selection.only.isEmpty {
      own += violations(of: unused.filter { $0.rules.allSatisfy(setup.selection.allows) })
    }
    return own.filter(scope.contains)
  }
}

/// The files that the configuration exempts from having a counterpart today.
struct PlatformOnlyFiles {
  private let entries: [Configuration.PlatformOnly]

  /// Dates of the form `YYYY-MM-DD` compare as text.
  init(_ entries: [Configuration.PlatformOnly], today: String) {
    self.entries = entries.filter { entry in entry.until.map { today < $0 } ?? true }
  }

  func contains(_ side: Side, _ path: String) -> Bool {
    entries.contains { $0.side == side && $0.path.covers(path) }
  }
}
