import Foundation

public struct GaugeSummary: Equatable {
  public let name: String
  public let samples: Int
  public let mean: Int
  public let lowest: Double
  public let highest: Double
}

/// Collects readings such as temperature or clock drift between two uploads.
public final class GaugeAggregator {
  private struct Accumulator {
    var samples = 0
    var total = 0.0
    var lowest = Double.infinity
    var highest = -Double.infinity

    mutating func add(_ value: Double) {
      samples += 1
      total += value
      if value < lowest { lowest = value }
      if value > highest { highest = value }
    }
  }

  private static let limit = 1_000_000.0
  private var gauges: [String: Accumulator] = [:]

  public init() {}

  public func record(_ name: String, value: Double) {
    guard value.isFinite else { return }
    let clamped = min(max(value, -Self.limit), Self.limit)
    gauges[name, default: Accumulator()].add(clamped)
  }

  public func summary(of name: String) -> GaugeSummary? {
    guard let gauge = gauges[name] else { return nil }
    return GaugeSummary(
      name: name,
      samples: gauge.samples,
      mean: Int((gauge.total / Double(gauge.samples)).rounded()),
      lowest: gauge.lowest,
      highest: gauge.highest
    )
  }

  public func reset() {
    gauges.removeAll()
  }
}
