internal import CodeModel
package import FindingModel
internal import Pairing
internal import SourceModel

/// Runs the rooms in their order: read, lower, normalise, pair, compare, check, word, sift.
///
/// The problems of a report that are errors are the reasons why it is incomplete; all others are warnings.
package func check(_ request: AnalysisRequest, _ setup: Setup, progress: Progress? = nil) -> Report {
  onDeepStack {
    setup.warmUp()
    // What keeps files from being selected is said when all of them are read.
    let selection = request.mode == .staged && !request.isThorough ? try? StagedSelection(request, setup) : nil
    return report(on: readFiles(request, setup, selection), request, setup, selection, progress)
  }
}

/// The report on what was read.
///
/// - Parameter selection: why it is not everything; `nil` when it is.
func report(
  on files: (swift: SideReading, kotlin: SideReading), _ request: AnalysisRequest, _ setup: Setup,
  _ selection: StagedSelection? = nil, _ progress: Progress? = nil
) -> Report {
  let sources = lowered(files, jobs: request.jobs, setup, progress)
  func scope(_ mapping: Mapping) -> ReportScope {
    ReportScope(
      paths: request.paths, swiftRoot: sources.swift.root, kotlinRoot: sources.kotlin.root,
      shard: request.shard.map { ShardFiles($0, mapping) })
  }
  var changes: ChangeOutcome?
  let examination: Examination
  var baseProblem: Problem?
  if request.isAboutChanges {
    do throws(Problem) {
      let found = try analyseChanges(request, sources, setup, selection)
      (changes, examination) = (found.outcome, found.examination)
    } catch {
      // Without a base nothing can be said about changes, and to say nothing would look like all is well.
      baseProblem = error
      baseProblem?.severity = .error
      examination = Examination(mapping: mapped(sources, setup, jobs: request.jobs), twins: [], violations: [])
    }
  } else {
    let mapping = mapped(sources, setup, jobs: request.jobs)
    let scope = scope(mapping)
    examination = ParityKit.examination(
      of: mapping, written: sources.written(mapping, tests: setup.conventions.tests, jobs: request.jobs),
      setup.hazards, jobs: request.jobs,
      wantsSources: request.wantsSources, progress: progress
    ) { twin in scope.isInShard(.swift, mapping.swift.units[twin.swift].file.path) }
  }
  let mapping = examination.mapping
  let scopeProblems = selection.map { emptySides(request, $0) } ?? scopeProblems(request, sources, mapping)

  var builder = ReportBuilder(sources: sources, examination: examination, setup: setup, changes: changes)
  builder.mode = request.mode
  builder.isPartial = selection != nil
  builder.scopeProblems = [baseProblem].compactMap { $0 } + scopeProblems
  builder.sift(today: request.today, scope: scope(mapping))
  if request.wantsRawSimilarity { builder.addRawSimilarity(jobs: request.jobs) }
  var report = builder.report
  report.shard = request.shard
  return report
}

/// Pairs both sides by all that is known about counterparts.
func mapped(_ sources: Sources, _ setup: Setup, isDecree: Bool = false, jobs: Int) -> Mapping {
  let sides = concurrently(
    jobs: jobs, { DeclarationIndex(side: .swift, units: sources.swift.units, jobs: jobs) },
    { DeclarationIndex(side: .kotlin, units: sources.kotlin.units, jobs: jobs) })
  return mapped(
    sides.0, sides.1,
    setup.conventions.with(sources.swift.directives + sources.kotlin.directives), setup, isDecree: isDecree, jobs: jobs)
}

/// The same, of what is numbered already.
func mapped(
  _ swift: DeclarationIndex, _ kotlin: DeclarationIndex, _ conventions: PairingConventions, _ setup: Setup,
  isDecree: Bool, jobs: Int
) -> Mapping {
  var mapping = pair(swift: swift, kotlin: kotlin, conventions: conventions, isDecree: isDecree, jobs: jobs)
  for index in mapping.twins.indices {
    let twin = mapping.twins[index]
    mapping.twins[index].level = setup.configuration.level(
      swiftPath: mapping.swift.units[twin.swift].file.path, kotlinPath: mapping.kotlin.units[twin.kotlin].file.path)
  }
  return mapping
}

/// The same for a run that did not look at everything.
private func emptySides(_ request: AnalysisRequest, _ selection: StagedSelection) -> [Problem] {
  Side.allCases.filter(selection.isEmpty).map { noFiles($0, at: request.side($0).root) }
}

private func noFiles(_ side: Side, at root: String) -> Problem {
  Problem(
    .error, path: root, message: "there are no \(side.languageName) files here",
    hint: "Name the \(side.languageName) side with --\(side.rawValue) PATH, or in .parity.yml.")
}

/// Why there may be less to see than was asked for.
func scopeProblems(_ request: AnalysisRequest, _ sources: Sources, _ mapping: Mapping) -> [Problem] {
  let sides = [(Side.swift, sources.swift), (Side.kotlin, sources.kotlin)]
  guard sides.allSatisfy({ $0.1.isPresent }) else { return [] }
  var problems = sides.filter { $0.1.units.isEmpty && $0.1.skipped == 0 }.map { noFiles($0, at: $1.root) }
  if problems.isEmpty, mapping.twins.isEmpty {
    problems.append(
      Problem(
        .error,
        message: "no twins: none of the \(sources.swift.units.count) Swift and \(sources.kotlin.units.count) "
          + "Kotlin files is the counterpart of another",
        hint: "`parity pairs --unpaired` lists them; `pairing` in .parity.yml says what belongs together."))
  }
  problems += pairingProblems(mapping)
  for path in request.paths {
    let single = ReportScope(paths: [path], swiftRoot: sources.swift.root, kotlinRoot: sources.kotlin.root)
    let isHit = sides.contains { side, units in units.units.contains { single.contains(side, $0.file.path) } }
    if isHit { continue }
    problems.append(
      Problem(
        exists(path) ? .warning : .error, path: path,
        message: exists(path) ? "nothing to compare here: no source file of either side" : "no such file or folder"))
  }
  return problems
}
