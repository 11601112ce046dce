internal import Checks
internal import CodeModel
internal import FindingModel
internal import GitReading
internal import Linting
internal import Pairing
internal import RuleBook
internal import SourceModel

/// A file of today whose twin the other side deleted, or moved away under another name.
struct WidowedFile: Sendable {
  /// The side that still has it.
  var side: Side
  var path: String
  var deleted: DeletedFile
  /// That it lacks a twin, in words.
  var findings: [Finding]
}

/// Finds widowed files by name, then by whether the two would be twins today.
func widowedFiles(
  _ request: DriftRequest, _ sources: Sources, _ mapping: Mapping, _ setup: Setup
) throws(Problem) -> [WidowedFile] {
  let texts = SourceTexts((mapping.swift.units + mapping.kotlin.units).map(\.file))
  let scope = ReportScope(paths: request.paths, swiftRoot: sources.swift.root, kotlinRoot: sources.kotlin.root)
  let exempt = PlatformOnlyFiles(setup.configuration.platformOnly, today: request.today)
  let missing = missingFileViolations(in: mapping).filter { violation in
    scope.contains(violation) && !exempt.contains(violation.primary.side, violation.primary.path)
  }
  let results = Side.allCases.mapped(jobs: request.jobs) { side in
    Result { () throws(Problem) in
      try widowedFiles(missing.filter { $0.primary.side == side }, side, request, mapping, setup) { violation in
        suppress(
          word([violation], book: setup.book, selection: setup.selection, texts: texts),
          directives: sources.swift.directives + sources.kotlin.directives, today: request.today
        ).findings.filter { $0.state == .new }
      }
    }
  }
  var widows: [WidowedFile] = []
  for result in results { widows += try result.get() }
  return try withoutYounger(widows.filter { $0.findings.allSatisfy { $0.state == .new } }, request)
}

/// The files of one side that are missing on the other because it deleted its own.
private func widowedFiles(
  _ lonely: [Violation], _ side: Side, _ request: DriftRequest, _ mapping: Mapping, _ setup: Setup,
  told: (Violation) -> [Finding]
) throws(Problem) -> [WidowedFile] {
  if lonely.isEmpty { return [] }
  let stems = Set(lonely.map { stem($0.primary.path) })
  let other = side.other
  let present = Set(mapping.index(other).units.map { stem($0.file.path) })
  let filter = FileFilter(
    side: other, settings: setup.configuration.settings(of: other), conventions: setup.book.files)
  let deletions = try readDeletions(
    at: request.root(other), from: request.revision(other), since: request.since
  ) { path in
    let stem = stem(path)
    return stems.contains(stem) && !present.contains(stem) && filter.includes(path)
  }
  let reader = try BlobReader(at: request.root(other), sizeLimit: request.sizeLimit)
  var result: [WidowedFile] = []
  for violation in lonely {
    let path = violation.primary.path
    let findings = told(violation)
    guard !findings.isEmpty, let deleted = deletions.first(where: { stem($0.path) == stem(path) }),
      let unit = mapping.index(side).unit(at: path).map({ mapping.index(side).units[$0] }),
      let bytes = try reader.read(deleted.blob, path: deleted.path),
      case .success(let file) = sourceFile(path: deleted.path, side: other, bytes: bytes),
      let former = analyse(file, setup).unit
    else { continue }
    let (left, right) = side == .swift ? (unit, former) : (former, unit)
    if pair(swift: [left], kotlin: [right], conventions: setup.conventions).twins.isEmpty { continue }
    result.append(
      WidowedFile(
        side: side, path: path, deleted: deleted, findings: accept(findings, in: setup.baseline ?? Baseline())))
  }
  return result
}

/// Leaves out the files that were written after the other side had deleted its own: the two never stood side by side.
private func withoutYounger(_ widows: [WidowedFile], _ request: DriftRequest) throws(Problem) -> [WidowedFile] {
  var written: PerSide<[String: Int]> = PerSide()
  for side in Side.allCases {
    let paths = widows.filter { $0.side == side }.map(\.path)
    if paths.isEmpty { continue }
    let history = try readHistory(
      at: request.root(side), of: paths, from: request.revision(side), since: request.since)
    for commit in history.commits {
      for file in commit.files where file.blobBefore == nil {
        written[side][file.path] = commit.committed
      }
    }
  }
  return widows.filter { widow in
    written[widow.side][widow.path].map { $0 <= widow.deleted.commit.committed } ?? true
  }
}

/// The file's name without its extension, spelling aside.
private func stem(_ path: String) -> String {
  let name = path.split(separator: "/").last ?? Substring(path)
  return canonicalName(String(name.prefix { $0 != "." }))
}
