package import Caching
package import FindingModel
internal import Foundation
internal import RuleBook
package import SourceModel

/// Runs `check` with what earlier runs found out.
///
/// When an earlier run had the same before it, the report is the one that it made. What a report says follows from what
/// is read: every file, the rules, the configuration, the baseline and the arguments. All of that is in the name under
/// which it is kept, so what changed is never overlooked. Else only those files are parsed that no earlier run has seen.
/// The cache itself can fail in any way: the report is the same then, and the notes say why it took longer.
///
/// - Parameters:
///   - reports: whole reports; `nil` to do without.
///   - files: what was made of files; `nil` to do without.
package func check(
  _ request: AnalysisRequest, _ setup: Setup, reports: Cache?, files: Cache?, progress: Progress? = nil
) -> (report: Report, notes: [Problem]) {
  let setup = files.map { setup.remembering(FileMemory($0)) } ?? setup
  // What changes are about is more than the files of head.
  guard let reports, request.mode == .all else {
    let made = check(request, setup, progress: progress)
    return (made, each((reports?.problems ?? []) + (setup.memory?.keep() ?? []) + setup.keepDocuments(in: reports)))
  }
  return onDeepStack {
    let (swift, kotlin) = readFiles(request, setup)
    let key = Cache.Key(
      setup.reportInputs + request.reportInputs + swift.inputs + kotlin.inputs,
      contents: (swift.files + kotlin.files).map(\.bytes))
    let scope = Report.Scope(mode: .all, swift: revision(of: swift), kotlin: revision(of: kotlin))
    if let bytes = reports.read(key), var known = Report(stored: bytes, scope: scope, rules: setup.ruleNotes) {
      known.shard = request.shard
      return (known, reports.problems + setup.keepDocuments(in: reports))
    }
    setup.warmUp()
    let made = report(on: (swift, kotlin), request, setup, nil, progress)
    // What a run could not read, the next one may.
    let entries = setup.freshDocuments.merging(made.isComplete ? [key: made.stored] : [:]) { $1 }
    let problem = entries.isEmpty ? nil : reports.write(entries)
    let notes = reports.problems + [problem].compactMap { $0 } + (setup.memory?.keep() ?? [])
    return (made, each(notes))
  }
}

/// Each note once: both caches lie in one folder, and what befell one befell the other.
private func each(_ notes: [Problem]) -> [Problem] {
  notes.enumerated().filter { !notes[..<$0.offset].contains($0.element) }.map(\.element)
}

extension Setup {
  /// Keeps what was read of our own rules where no report is kept.
  ///
  /// - Returns: what the user should hear about it.
  fileprivate func keepDocuments(in reports: Cache?) -> [Problem] {
    guard let reports, !freshDocuments.isEmpty else { return [] }
    return [reports.write(freshDocuments)].compactMap { $0 }
  }

  /// What a report depends on beside the files and the arguments, as text.
  fileprivate var reportInputs: [String] {
    var inputs = choice.only.sorted() + ["disabled"] + choice.disabled.sorted() + ["severities"]
    inputs += choice.severities.map { "\($0.key) \($0.value.rawValue)" }.sorted()
    return inputs + ruleInputs + [baselinePath].compactMap { $0 }.flatMap { [$0, text(ofFile: $0) ?? "-"] }
  }
}

extension AnalysisRequest {
  fileprivate var reportInputs: [String] {
    // What a path means depends on the folder and on whether there is such a file.
    let places = paths.map { "\($0) \(exists($0))" }
    let part = shard.map { "\($0.number) of \($0.count)" } ?? "all"
    return [
      "report", FileManager.default.currentDirectoryPath, "\(sizeLimit) \(twinMissing.rawValue) \(part) \(today)",
      "\(wantsRawSimilarity) \(wantsSources)", "\(swift)", "\(kotlin)",
    ] + places
  }
}

extension SideReading {
  fileprivate var inputs: [String] {
    ["\(root) \(revision) \(isPresent) \(skipped) \(files.count)"] + problems.map { "\($0)" } + files.map(\.path)
  }
}

private func revision(of files: SideReading) -> Report.Revision {
  Report.Revision(root: files.root, revision: files.revision, pathInWorkspace: pathInWorkspace(files.root))
}
