internal import CodeModel
package import FindingModel
internal import Foundation
internal import Normalization
internal import Pairing
package import SourceModel

/// Compares two files that the caller says are twins, whatever their names; configuration plays no part.
///
/// - Parameters:
///   - swift: the path of the Swift file, from the working folder.
///   - kotlin: the path of the Kotlin file, from the working folder.
/// - Returns: a report whose roots are the files' folders; incomplete when a file cannot be read or parsed.
package func diff(
  swift: String, kotlin: String, sizeLimit: Int, wantsRawSimilarity: Bool, wantsSources: Bool = false,
  today: String = "", _ setup: Setup
) -> Report {
  onDeepStack {
    let sources = Sources(
      swift: readFile(swift, .swift, sizeLimit, setup), kotlin: readFile(kotlin, .kotlin, sizeLimit, setup))
    var builder = compared(sources, isDecree: true, wantsSources: wantsSources, today: today, setup)
    if wantsRawSimilarity { builder.addRawSimilarity(jobs: 1) }
    return builder.report
  }
}

/// Compares files in memory, of which the caller says that they are twins when it is a decree.
package func diff(_ files: [SourceFile], isDecree: Bool = true, today: String = "", _ setup: Setup) -> Report {
  onDeepStack {
    compared(Sources(inMemory: files, setup), isDecree: isDecree, wantsSources: false, today: today, setup).report
  }
}

private func compared(
  _ sources: Sources, isDecree: Bool, wantsSources: Bool, today: String, _ setup: Setup
) -> ReportBuilder {
  let mapping = mapped(sources, setup, isDecree: isDecree, jobs: 1)
  let examination = examination(
    of: mapping, written: sources.written(mapping, tests: setup.conventions.tests, jobs: 1), setup.hazards, jobs: 1,
    wantsSources: wantsSources)
  var builder = ReportBuilder(sources: sources, examination: examination, setup: setup)
  builder.sift(today: today, scope: .everything)
  return builder
}

/// Compares two files in memory that the caller says are twins, and says what their changes since base leave owing.
///
/// - Parameters:
///   - head: one file of each side, as they are.
///   - base: the same, as they were; a side that is left out counts as unchanged.
package func diff(head: [SourceFile], base: [SourceFile], today: String = "", _ setup: Setup) -> Report {
  onDeepStack {
    changed(Sources(inMemory: head, setup), since: Sources(inMemory: base, setup), today: today, setup)
  }
}

/// What the changes of one twin leave owing.
///
/// - Parameter base: a side without units counts as unchanged.
func changed(_ head: Sources, since base: Sources, today: String, _ setup: Setup) -> Report {
  func changes(_ side: Side) -> SideChanges {
    let (head, former) = (head.side(side), base.side(side))
    if former.units.isEmpty { return SideChanges(units: head.units, written: head.written) }
    return SideChanges(
      base: "base", units: former.units, written: former.written, changedPaths: Set(head.units.map(\.file.path)),
      formerPaths: Set(former.units.map(\.file.path)))
  }
  let (outcome, examination) = explainChanges(
    swift: changes(.swift), kotlin: changes(.kotlin), head, setup, jobs: 1, isDecree: true)
  var builder = ReportBuilder(sources: head, examination: examination, setup: setup, changes: outcome)
  builder.mode = .changes
  builder.sift(today: today, scope: .everything)
  return builder.report
}

extension Sources {
  /// Files in memory, each read whatever it looks like.
  init(inMemory files: [SourceFile], _ setup: Setup) {
    func side(_ side: Side) -> SideUnits {
      var result = SideUnits(root: "", revision: "folder")
      for file in files where file.side == side { result.take(analyse(file, setup, isDecreed: true)) }
      return result
    }
    self.init(swift: side(.swift), kotlin: side(.kotlin))
  }
}

/// The two normal forms as one listing: common lines after two spaces, Swift's own after `- `, Kotlin's own after `+ `.
package func normalizedDiff(swift: String, kotlin: String, sizeLimit: Int, _ setup: Setup) -> Result<String, Problem> {
  onDeepStack {
    var forms: [[Substring]] = []
    for (path, side) in [(swift, Side.swift), (kotlin, Side.kotlin)] {
      switch loadFile(path, side, sizeLimit) {
      case .success(let file):
        let text = printNormalForm(setup.normalizer.normalize(lower(file)))
        forms.append(text.split(separator: "\n", omittingEmptySubsequences: true))
      case .failure(let problem):
        return .failure(problem)
      }
    }
    return .success(listing(from: forms[0], to: forms[1]))
  }
}

private func listing(from old: [Substring], to new: [Substring]) -> String {
  let difference = new.difference(from: old)
  var removed: Set<Int> = []
  var inserted: Set<Int> = []
  for change in difference {
    switch change {
    case .remove(let offset, _, _): removed.insert(offset)
    case .insert(let offset, _, _): inserted.insert(offset)
    }
  }
  var lines: [String] = []
  var next = 0
  for (offset, line) in old.enumerated() {
    if removed.contains(offset) {
      lines.append("- \(line)")
      continue
    }
    while inserted.contains(next) {
      lines.append("+ \(new[next])")
      next += 1
    }
    lines.append("  \(line)")
    next += 1
  }
  lines += new[next...].map { "+ \($0)" }
  return lines.map { $0 + "\n" }.joined()
}

/// A side that is one file.
private func readFile(
  _ path: String, _ side: Side, _ sizeLimit: Int, _ setup: Setup
) -> Sources.SideUnits {
  let folder = URL(fileURLWithPath: path).deletingLastPathComponent().relativePath
  var result = Sources.SideUnits(root: path.contains("/") ? folder : ".", revision: "folder")
  switch loadFile(path, side, sizeLimit) {
  case .success(let file):
    let name = path.split(separator: "/").last.map(String.init) ?? path
    result.take(analyse(SourceFile(path: name, side: side, bytes: file.bytes), setup, isDecreed: true))
  case .failure(let problem):
    result.problems = [problem]
    result.skipped = 1
  }
  return result
}

/// The text of one named file. What a folder's file is skipped for is an error here, because it was asked for.
func loadFile(_ path: String, _ side: Side, _ sizeLimit: Int) -> Result<SourceFile, Problem> {
  var isFolder: ObjCBool = false
  guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
    return .failure(Problem(.error, path: path, message: "no such file"))
  }
  if isFolder.boolValue { return .failure(Problem(.error, path: path, message: "this is a folder, not a file")) }
  guard let data = FileManager.default.contents(atPath: path) else {
    return .failure(Problem(.error, path: path, message: "the file cannot be read"))
  }
  guard data.count <= sizeLimit else {
    return .failure(
      Problem(
        .error, path: path, message: "not analysed: \(data.count) bytes are more than the limit of \(sizeLimit)",
        hint: "Raise the limit with --max-file-size."))
  }
  return sourceFile(path: path, side: side, bytes: [UInt8](data), acceptsGenerated: true)
}
