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
///   - setup: prepared with the cache of whole reports, or to do without.
///   - files: what was made of files; `nil` to do without.
package func check(
  _ request: AnalysisRequest, _ setup: Setup, files: Cache?, progress: Progress? = nil
) -> (report: Report, notes: [Problem]) {
  let setup = setup.remembering(files)
  // What changes are about is more than the files of head.
  guard let known = setup.known, request.mode == .all else {
    let made = check(request, setup, progress: progress)
    return (made, setup.keep())
  }
  return onDeepStack {
    let (swift, kotlin) = readFiles(request, setup)
    let key = Cache.Key(
      setup.reportInputs + request.reportInputs + swift.inputs + kotlin.inputs,
      contents: (swift.files + kotlin.files).map(\.bytes))
    let scope = Report.Scope(mode: .all, swift: revision(of: swift), kotlin: revision(of: kotlin))
    if let bytes = known.bytes(of: key), var made = Report(stored: bytes, scope: scope, rules: setup.ruleNotes) {
      made.shard = request.shard
      return (made, setup.keep())
    }
    setup.warmUp()
    let made = report(on: (swift, kotlin), request, setup, nil, progress)
    // What a run could not read, the next one may.
    if made.isComplete { known.remember(made.stored, as: key, isResult: true) }
    return (made, setup.keep())
  }
}

extension Setup {
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
