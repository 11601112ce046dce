import Foundation

public struct TrackedEvent: Equatable {
  public let name: String
  public let userId: String?
  public let properties: [String: String]
}

public protocol InsightsSink: AnyObject {
  func accept(_ event: TrackedEvent)
  func flush()
}

public final class Insights {
  private let sink: InsightsSink
  private let clock: () -> Int64
  private var userId: String?
  private var superProperties: [String: String] = [:]
  private var timers: [String: Int64] = [:]

  public init(sink: InsightsSink, clock: @escaping () -> Int64) {
    self.sink = sink
    self.clock = clock
  }

  public func signIn(_ userId: String) {
    self.userId = userId
  }

  /// Properties that go with every event from now on.
  public func register(_ properties: [String: String]) {
    superProperties.merge(properties) { _, new in new }
  }

  /// The next event of that name tells how long it took.
  public func startTimer(for name: String) {
    timers[name] = clock()
  }

  public func track(_ name: String, properties: [String: String] = [:]) {
    var all = superProperties.merging(properties) { _, own in own }
    if let startedAt = timers.removeValue(forKey: name) {
      all["duration_ms"] = String(clock() - startedAt)
    }
    sink.accept(TrackedEvent(name: name, userId: userId, properties: all))
  }

  /// To be called when the user signs out.
  public func reset() {
    sink.flush()
    userId = nil
    superProperties.removeAll()
    timers.removeAll()
  }
}
