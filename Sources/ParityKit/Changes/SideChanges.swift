internal import CodeModel
internal import FindingModel
internal import GitReading
internal import Normalization
internal import RuleBook
internal import SourceModel

/// What one side was at base, and what it has changed since.
struct SideChanges: Sendable {
  /// As reports name it; `nil` when the side counts as unchanged.
  var base: String?
  /// All units at base: those of head where nothing changed.
  var units: [SourceUnit]
  /// The same before normalisation, in the same order.
  var written: [SourceUnit]
  /// Paths at head of the files that are new or have changed.
  var changedPaths: Set<String> = []
  /// Paths at base of the files that are gone or have changed.
  var formerPaths: Set<String> = []
  /// Paths at head of the files that are new; a renamed one is not.
  var added: [String] = []
  /// Paths at base of the files that are gone; a renamed one is not.
  var deleted: [String] = []
  /// Paths at base and at head of the files that have another one now.
  var renamed: [(old: String, new: String)] = []
  var problems: [Problem] = []
}

/// Reads what a side was at base.
///
/// - Parameters:
///   - head: the side as it is.
///   - known: what is known to have changed.
func readChanges(
  of side: Side, _ request: AnalysisRequest, head: Sources.SideUnits, _ setup: Setup, known: ChangeSet?
) throws(Problem) -> SideChanges {
  let wanted = request.side(side)
  guard let (named, doubt) = try wanted.resolvedBase() else {
    return SideChanges(units: head.units, written: head.written)
  }
  let filter = FileFilter(side: side, settings: setup.configuration.settings(of: side), conventions: setup.book.files)
  let set =
    if let known { known } else {
      try readChanges(
        at: wanted.root, from: named, to: wanted.source, opening: wanted.opening, sizeLimit: request.sizeLimit,
        includes: filter.remembering())
    }
  var result = SideChanges(
    base: set.base, units: [], written: [], changedPaths: Set(set.changes.compactMap(\.newPath)),
    formerPaths: Set(set.changes.compactMap(\.oldPath)),
    added: set.changes.filter { $0.kind == .added }.map(\.path),
    deleted: set.changes.filter { $0.kind == .deleted }.map(\.path),
    renamed: set.changes.filter { $0.kind == .renamed }.map { (old: $0.oldPath ?? $0.path, new: $0.path) },
    problems: set.problems)
  let changed = result.changedPaths
  let snapshot = try readSnapshot(
    of: result.formerPaths.sorted(), at: wanted.root, source: .revision(named), opening: wanted.opening,
    absence: .emptySide, sizeLimit: request.sizeLimit)
  // What the base lacks, such as the contents that a partial clone has not fetched, is not to look like no change.
  result.problems += [doubt].compactMap { $0 } + snapshot.problems.filter { !set.problems.contains($0) }
  let reader = try SnapshotReader(snapshot)
  var all = zip(head.units, head.written).filter { !changed.contains($0.0.file.path) }
  for entry in snapshot.entries {
    guard case .success(let file) = sourceFile(path: entry.path, side: side, bytes: try reader.read(entry)) else {
      continue
    }
    let analysis = analyse(file, setup)
    if let unit = analysis.unit, let written = analysis.written { all.append((unit, written)) }
  }
  all.sort { $0.0.file.path < $1.0.file.path }
  result.units = all.map(\.0)
  result.written = all.map(\.1)
  return result
}

extension SideRequest {
  var source: SnapshotSource { isStaged ? .index : revision.map(SnapshotSource.revision) ?? .worktree }
  var opening: RepositoryOpening { isStaged ? .fromEnvironment : .byPath }

  /// The revision that counts as the old state, and what makes it doubtful; `nil` when there is none to compare with.
  func resolvedBase() throws(Problem) -> (name: String, doubt: Problem?)? {
    switch base {
    case .none: return nil
    case .revision(let name): return (name, nil)
    case .mergeBase(let branch):
      let bases = try mergeBases(of: revision ?? "HEAD", and: branch, at: root)
      return (bases.best.long, bases.problem)
    }
  }
}
