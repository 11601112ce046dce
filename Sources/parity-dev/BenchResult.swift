internal import Foundation

/// What was measured of one pair of repositories.
struct BenchResult {
  let subject: BenchSubject
  /// The runs of each measure, in the order in which they are told.
  var rows: [(measure: BenchMeasure, runs: [Timing])]

  func median(_ name: String, _ value: KeyPath<Timing, Double> = \.wall) -> Double? {
    rows.first { $0.measure.name == name }.map { BenchResult.median($0.runs.map { $0[keyPath: value] }) }
  }

  static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return 0 }
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }

  /// The exponent by which times grow with the bytes of the repositories: the slope of a line through their logarithms.
  static func growth(_ results: [BenchResult], _ name: String) -> Double? {
    let points = results.compactMap { result in
      result.median(name).map { (x: log(Double(result.subject.bytes)), y: log($0)) }
    }
    guard points.count > 1 else { return nil }
    let x = points.reduce(0) { $0 + $1.x } / Double(points.count)
    let y = points.reduce(0) { $0 + $1.y } / Double(points.count)
    let spread = points.reduce(0) { $0 + ($1.x - x) * ($1.x - x) }
    return spread == 0 ? nil : points.reduce(0) { $0 + ($1.x - x) * ($1.y - y) } / spread
  }

  // MARK: As a table

  var table: String {
    let title = "\(subject.name): \(subject.files) files, \(fixed(Double(subject.bytes) / 1_000_000, 1)) MB"
    let head = ["", "wall ms", "CPU ms", "peak MiB", "× ast-grep", "in CPU", "× cold", "budget"]
    let peer = median(BenchMeasure.astGrep)
    let peerWork = median(BenchMeasure.astGrep, \.cpu)
    let cold = median(BenchMeasure.cold)
    let body = rows.map { measure, runs in
      let wall = BenchResult.median(runs.map(\.wall))
      let cpu = BenchResult.median(runs.map(\.cpu))
      return [
        measure.name, fixed(wall * 1_000, 0), fixed(cpu * 1_000, 0),
        fixed(Double(runs.map(\.peak).max() ?? 0) / 1_048_576, 0), peer.map { fixed(wall / $0, 2) } ?? "–",
        peerWork.map { fixed(cpu / $0, 2) } ?? "–", cold.map { fixed(wall / $0, 2) } ?? "–",
        verdict(measure, wall) + failure(runs),
      ]
    }
    return ([title] + aligned([head] + body)).joined(separator: "\n") + "\n"
  }

  static func growthTable(_ results: [BenchResult]) -> String {
    let rows = (results.first?.rows ?? []).compactMap { row in
      growth(results, row.measure.name).map { [row.measure.name, fixed($0, 2)] }
    }
    return (["growth: time ~ bytes to the power of"] + aligned(rows)).joined(separator: "\n") + "\n"
  }

  private func verdict(_ measure: BenchMeasure, _ wall: Double) -> String {
    guard let (text, limit) = limit(measure) else { return "" }
    return "\(wall <= limit ? "met" : "MISSED") (\(text))"
  }

  private func limit(_ measure: BenchMeasure) -> (text: String, seconds: Double)? {
    switch measure.budget {
    case .seconds(let seconds): ("\(fixed(seconds * 1_000, 0)) ms", seconds)
    case .share(let share, let name): median(name).map { ("\(fixed(share, 1)) × \(name)", $0 * share) }
    case nil: nil
    }
  }

  private func failure(_ runs: [Timing]) -> String {
    // 1 says that there are findings, which here there are.
    guard let bad = runs.first(where: { ![0, 1].contains($0.status) }) else { return "" }
    return "  FAILED with \(bad.status)"
  }

  // MARK: As JSON

  var object: [String: Any] {
    let measures = rows.map { measure, runs -> [String: Any] in
      var object: [String: Any] = [
        "name": measure.name, "peer": measure.isPeer, "wallSeconds": runs.map { rounded($0.wall) },
        "cpuSeconds": runs.map { rounded($0.cpu) }, "peakBytes": runs.map(\.peak).max() ?? 0,
        "exitCodes": Set(runs.map { Int($0.status) }).sorted(),
        "medianWallSeconds": rounded(BenchResult.median(runs.map(\.wall))),
        "medianCPUSeconds": rounded(BenchResult.median(runs.map(\.cpu))),
      ]
      if let limit = limit(measure) { object["budgetSeconds"] = rounded(limit.seconds) }
      return object
    }
    return ["name": subject.name, "files": subject.files, "bytes": subject.bytes, "measures": measures]
  }
}

private func rounded(_ seconds: Double) -> NSDecimalNumber { NSDecimalNumber(string: fixed(seconds, 4)) }

private func fixed(_ number: Double, _ digits: Int) -> String { String(format: "%.\(digits)f", number) }

/// Rows as lines; the first column and the last stand left, all others right.
private func aligned(_ rows: [[String]]) -> [String] {
  let columns = rows.first?.count ?? 0
  let widths = (0..<columns).map { column in rows.map { $0[column].count }.max() ?? 0 }
  return rows.map { row in
    let cells = row.indices.map { column in
      let gap = String(repeating: " ", count: widths[column] - row[column].count)
      return column == 0 || (column > 1 && column == columns - 1) ? row[column] + gap : gap + row[column]
    }
    return "  " + cells.joined(separator: "  ").trimmingSuffix
  }
}

extension String {
  fileprivate var trimmingSuffix: String { String(reversed().drop { $0 == " " }.reversed()) }
}
