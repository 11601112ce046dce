internal import Caching
internal import Changes
internal import CodeModel
internal import Comparison
package import FindingModel
internal import GitReading
internal import Linting
internal import Pairing
internal import SourceModel

/// Walks both histories and says what each side owes the other: every difference of today with the commit at which the two
/// sides parted.
///
/// - Parameter progress: is told how many groups of twins are done, and of how many.
package func drift(
  _ request: DriftRequest, _ setup: Setup, progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
) -> DriftReport {
  let setup = setup.remembering(request.cache)
  return onDeepStack {
    var report = DriftReport(
      toolVersion: toolVersion, swift: Report.Revision(root: request.swift, revision: "absent"),
      kotlin: Report.Revision(root: request.kotlin, revision: "absent"), now: request.now,
      grace: setup.configuration.grace, since: request.since)
    let sources = readSources(request.head, setup)
    report.swift.revision = sources.swift.revision
    report.kotlin.revision = sources.kotlin.revision
    let mapping = mapped(sources, setup, jobs: request.jobs)
    report.counts.twins = mapping.twins.count
    report.problems = setup.problems + sources.problems + scopeProblems(request.head, sources, mapping)
    guard report.isComplete else { return report }

    let differences = Differences(sources, mapping, request, setup, &report.counts)
    let groups = DriftGroup.all(in: mapping, wanted: Set(differences.byTwin.keys))
    do throws(Problem) {
      let histories = try readHistories(request, groups)
      for side in Side.allCases { report.problems += histories[side]?.problems ?? [] }
      let contents = try readContents(request, groups)
      let walk = DriftWalk(
        setup: setup, request: request, directives: sources.swift.directives + sources.kotlin.directives,
        histories: histories, contents: contents, differences: differences.byTwin)
      let results = walk.run(groups, progress: progress)
      let widows = try widowedFiles(request, sources, mapping, setup)
      report.take(results, widows, histories, mapping, request)
      for (key, moment) in results.lazy.flatMap(\.fresh) { setup.memory?.remember(moment, as: key) }
      report.problems += setup.keep()
      if report.counts.undated + report.counts.older > 0 {
        report.problems += Side.allCases.filter { histories[$0]?.knownSince != nil }.map { cutShort($0, request) }
      }
    } catch {
      report.problems.append(error)
    }
    return report
  }
}

private func cutShort(_ side: Side, _ request: DriftRequest) -> Problem {
  Problem(
    .error, path: request.root(side),
    message: "the history of the \(side.languageName) side is cut short: what parted before its end has no date",
    hint: "The clone is shallow; fetch the rest by `git -C \(shellQuoted(request.root(side))) fetch --unshallow`, "
      + "or give actions/checkout `fetch-depth: 0`.")
}

/// A difference of today that is worth telling, in its twin.
struct Difference: Sendable {
  var violation: Violation
  /// One for each rule that speaks of it.
  var findings: [Finding]
}

/// The differences of today, twin by twin.
private struct Differences {
  /// By position in `Mapping.twins`.
  var byTwin: [Int: [Difference]] = [:]

  init(
    _ sources: Sources, _ mapping: Mapping, _ request: DriftRequest, _ setup: Setup,
    _ counts: inout DriftReport.Counts
  ) {
    let comparison = TwinComparison(mapping, jobs: request.jobs)
    let found = concurrentMap(Array(0..<comparison.count), jobs: request.jobs) { number in
      driftViolations(comparison.compared(number), setup)
    }
    let units = mapping.swift.units + mapping.kotlin.units
    let all = found.flatMap { $0 }
    let texts = SourceTexts(of: units, for: all)
    let scope = ReportScope(paths: request.paths, swiftRoot: sources.swift.root, kotlinRoot: sources.kotlin.root)
    let directives = sources.swift.directives + sources.kotlin.directives
    let exempt = PlatformOnlyFiles(setup.configuration.platformOnly, today: request.today)
    var baseline = setup.baseline ?? Baseline()
    for (number, violations) in found.enumerated() {
      for violation in violations
      where scope.contains(violation) && !exempt.contains(violation.primary.side, violation.primary.path) {
        let worded = word([violation], book: setup.book, selection: setup.selection, texts: texts)
          .filter { $0.severity >= request.minimumSeverity }
        if worded.isEmpty { continue }
        let unsuppressed = suppress(worded, directives: directives, today: request.today).findings
        let sifted = accept(unsuppressed, in: baseline)
        for finding in sifted where finding.state == .baselined { baseline.use(finding.fingerprint) }
        counts.suppressed += sifted.count { $0.state == .suppressed }
        counts.baselined += sifted.count { $0.state == .baselined }
        let findings = sifted.filter { $0.state == .new }
        if findings.isEmpty { continue }
        byTwin[number, default: []].append(Difference(violation: violation, findings: findings))
      }
    }
  }
}

extension Baseline {
  /// Takes away one accepted copy of a finding.
  fileprivate mutating func use(_ fingerprint: String) {
    guard let count = entries[fingerprint]?.count else { return }
    entries[fingerprint]?.count = count - 1
    if count == 1 { entries[fingerprint] = nil }
  }
}

/// All walks at a time: the first line and the whole history of each side.
private func readHistories(_ request: DriftRequest, _ groups: [DriftGroup]) throws(Problem) -> [Side: DriftHistory] {
  let walks = Side.allCases.flatMap { side in [(side, true), (side, false)] }
  let read = walks.mapped(jobs: request.jobs) { side, firstParent in
    Result { () throws(Problem) in
      try readHistory(
        at: request.root(side), of: groups.flatMap { $0.paths[side] ?? [] }, from: request.revision(side),
        since: request.since, firstParent: firstParent)
    }
  }
  var histories: [Side: DriftHistory] = [:]
  for (number, side) in Side.allCases.enumerated() {
    histories[side] = DriftHistory(line: try read[2 * number].get(), all: try read[2 * number + 1].get())
  }
  return histories
}

/// The contents of today, by side and path.
private func readContents(_ request: DriftRequest, _ groups: [DriftGroup]) throws(Problem) -> [Side: [String: BlobID]] {
  var contents: [Side: [String: BlobID]] = [:]
  for side in Side.allCases {
    let paths = Set(groups.flatMap { $0.paths[side] ?? [] })
    let snapshot = try readSnapshot(
      at: request.root(side), source: .revision(request.revision(side)), sizeLimit: request.sizeLimit,
      includes: { paths.contains($0) })
    contents[side] = Dictionary(
      snapshot.entries.compactMap { entry in entry.blob.map { (entry.path, $0) } },
      uniquingKeysWith: { first, _ in first })
  }
  return contents
}
