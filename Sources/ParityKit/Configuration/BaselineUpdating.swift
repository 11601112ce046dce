package import FindingModel
internal import Foundation
internal import Linting
internal import SourceModel

/// What `parity baseline` does to the file.
package enum BaselineAction: String, Sendable, Hashable {
  /// Accepts everything that is found; there must be no file yet.
  case create
  /// Accepts everything that is found and forgets what is not.
  case update
  /// Forgets what is not found any more and accepts nothing new.
  case prune
}

/// A baseline as it was and as it would be after an action.
package struct BaselineEdit: Sendable {
  /// Where the file stands or goes.
  package let path: String
  package let text: String
  /// Numbers of findings.
  package let added: Int
  package let removed: Int
  package let kept: Int

  /// - Parameters:
  ///   - report: of a run without a baseline.
  ///   - choice: as on the command line.
  /// - Throws: why there is nothing to act upon.
  package static func plan(
    _ action: BaselineAction, choice: BaselineChoice, report: Report, _ setup: Setup
  ) throws(SetupFailure) -> BaselineEdit {
    let configuration = setup.configuration
    let path = Setup.baselinePath(choice, configuration) ?? Setup.standardBaselinePath(configuration)
    var before = Baseline()
    if action == .create {
      if exists(path) {
        throw SetupFailure(problems: [
          Problem(
            .error, path: path, message: "there is a baseline already",
            hint: "`parity baseline update` writes it anew.")
        ])
      }
    } else {
      let (baseline, problems) = Baseline.read(path)
      if !problems.isEmpty { throw SetupFailure(problems: problems) }
      before = baseline
    }
    let found = Baseline(of: report.findings)
    let after = action == .prune ? before.intersection(found) : found
    return BaselineEdit(
      path: path, text: after.text, added: after.subtracting(before).total, removed: before.subtracting(after).total,
      kept: after.intersection(before).total)
  }

  /// Writes the file at once or not at all.
  package func write() throws(SetupFailure) {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw SetupFailure(problems: [
        Problem(.error, path: path, message: "the baseline cannot be written: \(error.localizedDescription)")
      ])
    }
  }
}

extension Setup {
  /// What the baseline accepts and a whole run did not find.
  func staleBaseline(_ findings: [Finding]) -> Baseline {
    var rest = (baseline ?? Baseline()).subtracting(Baseline(of: findings))
    rest.entries = rest.entries.filter { selection.allows($0.value.rule) }
    return rest
  }
}

/// What a baseline holds, as lines for the terminal: accepted findings by rule, and the entries that nothing matches.
package func baselineLines(_ report: Report, _ setup: Setup) -> [String] {
  let total = setup.baseline?.total ?? 0
  var byRule: [String: Int] = [:]
  for finding in report.findings where finding.state == .baselined { byRule[finding.rule, default: 0] += 1 }
  let stale = setup.staleBaseline(report.findings)
  var lines = ["\(total) accepted: \(total - stale.total) still found, \(stale.total) stale"]
  lines += byRule.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "  \($0.value)  \($0.key)" }
  if stale.total > 0 { lines.append("stale, `parity baseline prune` removes them:") }
  let sorted = stale.entries.sorted { ($0.value.rule, $0.key) < ($1.value.rule, $1.key) }
  return lines
    + sorted.map { fingerprint, entry in
      "  \(fingerprint)  \(entry.rule)\(entry.member.map { "  \($0)" } ?? "")"
    }
}
