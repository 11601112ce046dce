import Foundation

/// Moving average over the last few power readings of the trainer, in watts.
final class RollingWindow {
  let size: Int

  /// Highest average of a full window since the last reset.
  private(set) var bestAverage: Double?

  private var samples: [Int] = []
  private var sum = 0

  init(size: Int) {
    precondition(size > 0, "size must be positive")
    self.size = size
  }

  var count: Int { samples.count }

  var average: Double? {
    samples.isEmpty ? nil : Double(sum) / Double(samples.count)
  }

  /// Returns `true` if the reading led to a new best average.
  @discardableResult
  func add(_ watts: Int) -> Bool {
    guard (0...5_000).contains(watts) else { return false }

    samples.append(watts)
    sum += watts
    if samples.count > size {
      sum -= samples.removeFirst()
    }

    guard samples.count == size, let average = average else { return false }
    if let bestAverage = bestAverage, average <= bestAverage { return false }
    bestAverage = average
    return true
  }

  func add<S: Sequence>(contentsOf readings: S) -> Bool where S.Element == Int {
    readings.reduce(false) { improved, watts in add(watts) || improved }
  }

  /// Starts over, for the next interval.
  func reset() {
    samples.removeAll()
    sum = 0
    bestAverage = nil
  }
}
