internal import Checks
internal import CodeModel
internal import GitReading
internal import Linting
internal import Normalization
internal import Pairing
internal import RuleBook
internal import SourceModel

/// Both sides, read, lowered and normalised: what the comparison starts from.
struct Sources: Sendable {
  var swift: SideUnits
  var kotlin: SideUnits

  /// One side's units and what is known about them.
  struct SideUnits: Sendable {
    var root: String
    var revision: String
    /// In the order of their paths.
    var units: [SourceUnit] = []
    /// The same files before normalisation.
    var written: [SourceUnit] = []
    var directives: [Directive] = []
    var problems: [Problem] = []
    /// Files that were found and not analysed.
    var skipped = 0
    /// Whether there was a side to read at all.
    var isPresent = true

    /// Adds one file's results; a file that cannot be compared counts as skipped.
    mutating func take(_ analysis: FileAnalysis) {
      problems += analysis.problems
      directives += analysis.directives
      if let unit = analysis.unit, let written = analysis.written {
        units.append(unit)
        self.written.append(written)
      } else {
        skipped += 1
      }
    }
  }

  /// Both sides before normalisation, with what they declare.
  func written(_ mapping: Mapping, tests: TestFiles, jobs: Int) -> WrittenSides {
    let sides = concurrently(
      jobs: jobs, { WrittenSide(.swift, swift.written, tests: tests) },
      { WrittenSide(.kotlin, kotlin.written, tests: tests) })
    return WrittenSides(swift: sides.0, kotlin: sides.1, mapping)
  }

  var problems: [Problem] { swift.problems + kotlin.problems }

  func side(_ side: Side) -> SideUnits { side == .swift ? swift : kotlin }
}

/// Reads, lowers and normalises both sides.
func readSources(_ request: AnalysisRequest, _ setup: Setup) -> Sources {
  lowered(readFiles(request, setup), jobs: request.jobs, setup)
}

/// Reads both sides.
///
/// - Parameter selection: the files that are read; `nil` for all.
func readFiles(
  _ request: AnalysisRequest, _ setup: Setup, _ selection: StagedSelection? = nil
) -> (swift: SideReading, kotlin: SideReading) {
  (
    readSide(.swift, request, setup, paths: selection?.paths(.swift)),
    readSide(.kotlin, request, setup, paths: selection?.paths(.kotlin))
  )
}

/// Lowers and normalises what was read.
func lowered(
  _ files: (swift: SideReading, kotlin: SideReading), jobs: Int, _ setup: Setup, _ progress: Progress? = nil
) -> Sources {
  func lowered(_ side: Side, _ reading: SideReading) -> Sources.SideUnits {
    ParityKit.lowered(
      reading, jobs: jobs, setup, counting("reading \(side.languageName)", of: reading.files.count, progress))
  }
  return Sources(swift: lowered(.swift, files.swift), kotlin: lowered(.kotlin, files.kotlin))
}

private func readSide(
  _ side: Side, _ request: AnalysisRequest, _ setup: Setup, paths: [String]?
) -> SideReading {
  let wanted = request.side(side)
  let filter = FileFilter(side: side, settings: setup.configuration.settings(of: side), conventions: setup.book.files)
  do {
    return try read(
      wanted, side: side, filter: filter, paths: paths, sizeLimit: request.sizeLimit, jobs: request.jobs)
  } catch {
    var absent = SideReading(root: wanted.root, revision: "absent", isPresent: false)
    var problem = error
    if problem.path == nil { problem.message = "\(side.languageName) side: \(problem.message)" }
    problem.severity = request.twinMissing == .error ? .error : .warning
    absent.problems = [problem]
    return absent
  }
}

private func lowered(
  _ reading: SideReading, jobs: Int, _ setup: Setup, _ progress: (@Sendable (Int) -> Void)?
) -> Sources.SideUnits {
  var result = Sources.SideUnits(root: reading.root, revision: reading.revision, isPresent: reading.isPresent)
  result.problems = reading.problems
  result.skipped = reading.skipped
  let analyses = concurrentMap(reading.files, jobs: jobs, progress: progress) { analyse($0, setup) }
  for analysis in analyses { result.take(analysis) }
  return result
}

/// What one file gives.
struct FileAnalysis: Sendable {
  var unit: SourceUnit?
  /// Before normalisation.
  var written: SourceUnit?
  var directives: [Directive] = []
  var problems: [Problem] = []
}

/// - Parameter isDecreed: whether the user named this very file: then it is compared even when it hardly parses, and
///   that is an error.
func analyse(_ file: SourceFile, _ setup: Setup, isDecreed: Bool = false) -> FileAnalysis {
  var left = FileAnalysis()
  let trees = setup.memory?.trees(of: file) {
    left = analysed(file, setup, isDecreed: isDecreed)
    guard let unit = left.unit, let written = left.written, written.problems.isEmpty, unit.problems.isEmpty,
      written.brokenBytes == 0
    else {
      return nil
    }
    return FileTrees(written: written, normal: unit)
  }
  guard let trees else { return setup.memory == nil ? analysed(file, setup, isDecreed: isDecreed) : left }
  return FileAnalysis(trees, setup)
}

private func analysed(_ file: SourceFile, _ setup: Setup, isDecreed: Bool) -> FileAnalysis {
  let unit = lower(file)
  if !unit.isHopeless {
    return FileAnalysis(FileTrees(unit, setup), setup)
  }
  let first = unit.problems.first
  let reason = first.map { "; the first error: \($0.message)" } ?? ""
  let share = "more than 5 % of the file does not parse as \(file.side.languageName)\(reason)"
  let problem = Problem(
    isDecreed ? .error : .warning, path: file.path, position: first?.position,
    message: isDecreed ? share : "not analysed: \(share)")
  guard isDecreed else { return FileAnalysis(problems: [problem]) }
  var analysis = FileAnalysis(FileTrees(unit, setup), setup)
  analysis.problems.replaceSubrange(0..<unit.problems.count, with: [problem])
  return analysis
}

extension FileTrees {
  /// Both forms of a file, without what making them has left behind.
  fileprivate init(_ unit: SourceUnit, _ setup: Setup) {
    self.init(written: unit.compacted(), normal: setup.normalizer.normalize(unit).compacted())
  }
}

extension FileAnalysis {
  /// What follows from a file's trees.
  fileprivate init(_ trees: FileTrees, _ setup: Setup) {
    let path = trees.written.file.path
    let found = Linting.directives(in: trees.written, book: setup.book)
    self.init(
      unit: trees.normal, written: trees.written, directives: found.directives,
      problems: (trees.written.problems + found.problems).map { warning($0, path: path) })
  }
}

/// A mistake in a source file does not keep the tool from looking at the others.
private func warning(_ problem: Problem, path: String) -> Problem {
  var problem = problem
  problem.severity = .warning
  problem.path = problem.path ?? path
  return problem
}
