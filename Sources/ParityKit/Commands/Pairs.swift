internal import CodeModel
package import FindingModel
internal import Pairing
internal import SourceModel

/// Who is paired with whom and why, without any comparison.
package struct PairsListing: Sendable {
  /// A report without findings.
  package var report: Report
  private let mapping: Mapping

  /// Reads both sides and pairs them.
  package static func make(_ request: AnalysisRequest, _ setup: Setup) -> PairsListing {
    onDeepStack {
      let sources = readSources(request, setup)
      let mapping = mapped(sources, setup, jobs: request.jobs)
      let examination = Examination(mapping: mapping, twins: summaries(mapping), violations: [])
      var builder = ReportBuilder(sources: sources, examination: examination, setup: setup)
      let scope = ReportScope(paths: request.paths, swiftRoot: sources.swift.root, kotlinRoot: sources.kotlin.root)
      builder.sift(today: request.today, scope: scope)
      // Nothing was compared, so what the sieve says about directives does not count.
      builder.scopeProblems = scopeProblems(request, sources, mapping)
      var report = builder.report
      if !scope.isEverything {
        report.twins.removeAll { !scope.contains(.swift, $0.swiftPath) && !scope.contains(.kotlin, $0.kotlinPath) }
        report.unpaired.removeAll { !scope.contains($0.side, $0.path) }
      }
      return PairsListing(report: report, mapping: mapping)
    }
  }

  /// One line a twin: both paths, then the evidence.
  package var twinLines: [String] {
    let width = report.twins.map(\.swiftPath.count).max() ?? 0
    return report.twins.map { twin in
      let gap = String(repeating: " ", count: width - twin.swiftPath.count)
      return "\(twin.swiftPath)\(gap)  ~  \(twin.kotlinPath)  (\(twin.evidence.joined(separator: ", ")))"
    }
  }

  /// One line a file without counterpart.
  package var unpairedLines: [String] {
    report.unpaired.map { "\($0.side == .swift ? "swift   " : "kotlin  ")\($0.path)" }
  }

  /// Everything that is known about one file's counterparts; `nil` when no such file was read.
  ///
  /// - Parameter path: relative to its side's root; the end of it is enough where it is unambiguous.
  package func explanation(of path: String) -> [String]? {
    guard let (side, unit) = find(path) else { return nil }
    let index = mapping.index(side)
    let file = index.units[unit].file
    var lines = ["\(file.path) (\(side.languageName))"]
    let twins = mapping.twins.filter { $0[side] == unit }
    if twins.isEmpty { lines.append("  has no twin") }
    for twin in twins {
      let other = mapping.index(side.other).units[side == .swift ? twin.kotlin : twin.swift].file.path
      lines.append("  twin \(other)  (\(words(twin.evidence)))")
    }
    lines += typeLines(side, unit) + viewLines(side, unit) + memberLines(side, unit) + loneLines(side, unit)
    return lines
  }

  private func find(_ path: String) -> (side: Side, unit: Int)? {
    let candidates = [Side.swift, .kotlin].flatMap { side in
      mapping.index(side).units.indices.map { (side: side, unit: $0, path: mapping.index(side).units[$0].file.path) }
    }
    if let exact = candidates.first(where: { $0.path == path }) { return (exact.side, exact.unit) }
    let scope = ReportScope(
      paths: [path], swiftRoot: report.scope.swift.root, kotlinRoot: report.scope.kotlin.root)
    let named = candidates.filter { scope.contains($0.side, $0.path) }
    if named.count == 1 { return (named[0].side, named[0].unit) }
    let ending = candidates.filter { $0.path.hasSuffix("/" + path) }
    return ending.count == 1 ? (ending[0].side, ending[0].unit) : nil
  }

  private func typeLines(_ side: Side, _ unit: Int) -> [String] {
    mapping.types.compactMap { pair in
      let (own, other) = side == .swift ? (pair.swift, pair.kotlin) : (pair.kotlin, pair.swift)
      guard mapping[own].unit == unit else { return nil }
      return "  type \(mapping[own].path) ~ \(mapping[other].path)\(elsewhere(other, than: unit, side))"
        + "  (\(words(pair.evidence)))"
    }
  }

  private func viewLines(_ side: Side, _ unit: Int) -> [String] {
    mapping.views.compactMap { pair in
      let (own, other) = side == .swift ? (pair.swift, pair.kotlin) : (pair.kotlin, pair.swift)
      guard mapping[own].unit == unit else { return nil }
      return "  view \(mapping[own].path) ~ \(mapping[other].path)\(elsewhere(other, than: unit, side))"
        + "  (\(words(pair.evidence)))"
    }
  }

  private func memberLines(_ side: Side, _ unit: Int) -> [String] {
    mapping.members.compactMap { pair in
      let (own, other) = side == .swift ? (pair.swift, pair.kotlin) : (pair.kotlin, pair.swift)
      guard mapping[own].unit == unit else { return nil }
      return "  member \(mapping[own].path) ~ \(mapping[other].path)  (\(words(pair.evidence)))"
    }
  }

  private func loneLines(_ side: Side, _ unit: Int) -> [String] {
    let members = mapping.loneMembers.map(\.declaration) + mapping.loneTypes
    return members.filter { $0.side == side && mapping[$0].unit == unit }
      .map { "  no counterpart for \(mapping[$0].declaration.kind.rawValue) \(mapping[$0].path)" }
  }

  /// Names the file of a declaration that does not stand in a twin of this one.
  private func elsewhere(_ other: DeclarationID, than unit: Int, _ side: Side) -> String {
    let otherUnit = mapping[other].unit
    let isInTwin = mapping.twins.contains {
      side == .swift ? $0.swift == unit && $0.kotlin == otherUnit : $0.kotlin == unit && $0.swift == otherUnit
    }
    return isInTwin ? "" : " in \(mapping.index(side.other).units[otherUnit].file.path)"
  }

  private func words(_ evidence: [Evidence]) -> String { evidence.map(\.rawValue).joined(separator: ", ") }
}
