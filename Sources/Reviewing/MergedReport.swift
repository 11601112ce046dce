package import FindingModel
package import SourceModel

/// Joins the reports of all shards of one run to the report that the undivided run would have made.
///
/// - Parameter shards: with the names that errors call them by, in any order.
/// - Throws: when the reports are not all the shards of one run.
package func merge(_ shards: [(name: String, report: Report)]) throws(Problem) -> Report {
  let parts = try inOrder(shards)
  var merged = parts[0]
  merged.shard = nil
  merged.counts = Report.Counts()
  for part in parts { merged.counts.add(part.counts) }
  merged.counts.skipped = parts[0].counts.skipped
  // Every shard knows the whole baseline, and counts as stale what the others may have found. Runs that do not look for
  // stale entries count none.
  let accepted = parts[0].counts.staleBaseline + parts[0].counts.baselined
  merged.counts.staleBaseline = max(0, accepted - merged.counts.baselined)
  merged.twins = parts.flatMap(\.twins).sorted { ($0.swiftPath, $0.kotlinPath) < ($1.swiftPath, $1.kotlinPath) }
  merged.unpaired = parts.flatMap(\.unpaired).sorted { ($0.side, $0.path) < ($1.side, $1.path) }
  merged.findings = parts.flatMap(\.findings).sorted(by: Finding.reportOrder).led()
  merged.problems = problems(of: parts)
  merged.isComplete = parts.allSatisfy(\.isComplete)
  return merged
}

private func inOrder(_ shards: [(name: String, report: Report)]) throws(Problem) -> [Report] {
  var parts: [Int: Report] = [:]
  guard let first = shards.first else { throw Problem(.error, message: "there is no report to merge") }
  for (name, report) in shards {
    guard let shard = report.shard else {
      throw Problem(
        .error, path: name, message: "this report is of a whole run, not of a shard",
        hint: "Shards come from `parity check --shard K/N --reporter json:PATH`.")
    }
    guard shard.count == first.report.shard?.count, report.scope == first.report.scope else {
      throw Problem(
        .error, path: name, message: "this shard is of another run than \(first.name)",
        hint: "All shards need the same N, the same revisions, the same roots and the same base.")
    }
    guard parts.updateValue(report, forKey: shard.number) == nil else {
      throw Problem(.error, path: name, message: "shard \(shard.number)/\(shard.count) is here twice")
    }
  }
  let count = first.report.shard?.count ?? 0
  let missing = (1...max(1, count)).filter { parts[$0] == nil }
  if !missing.isEmpty {
    let names = missing.map { "\($0)/\(count)" }.joined(separator: ", ")
    throw Problem(.error, message: "missing \(missing.count == 1 ? "shard" : "shards") \(names)")
  }
  return (1...count).compactMap { parts[$0] }
}

/// What all shards say, they say of the run as a whole; the rest are limits that single twins reached.
private func problems(of parts: [Report]) -> [Problem] {
  var counts: [Problem: Int] = [:]
  for part in parts { for problem in Set(part.problems) { counts[problem, default: 0] += 1 } }
  let common = parts[0].problems.filter { counts[$0] == parts.count }
  let own = parts.flatMap { part in part.problems.filter { counts[$0] != parts.count } }
  return common + own.sorted { ($0.path ?? "", $0.message) < ($1.path ?? "", $1.message) }
}

extension Report.Counts {
  fileprivate mutating func add(_ other: Report.Counts) {
    twins += other.twins
    inScope += other.inScope
    unpairedSwift += other.unpairedSwift
    unpairedKotlin += other.unpairedKotlin
    baselined += other.baselined
    suppressed += other.suppressed
    existing += other.existing
    resolved += other.resolved
  }
}
