import Foundation

final class WorkoutSession {

  enum State: Equatable {
    case idle
    case running(since: Int, accumulated: Int)
    case paused(accumulated: Int)
    case finished(total: Int)
  }

  private(set) var state: State = .idle
  private(set) var laps: [Int] = []

  private let now: () -> Int

  init(now: @escaping () -> Int = { Int(Date().timeIntervalSince1970) }) {
    self.now = now
  }

  var elapsedSeconds: Int {
    switch state {
    case .idle:
      return 0
    case let .running(since, accumulated):
      return accumulated + max(0, now() - since)
    case .paused(let seconds), .finished(let seconds):
      return seconds
    }
  }

  @discardableResult
  func start() -> Bool {
    guard state == .idle else { return false }
    state = .running(since: now(), accumulated: 0)
    return true
  }

  @discardableResult
  func pause() -> Bool {
    guard case .running = state else { return false }
    state = .paused(accumulated: elapsedSeconds)
    return true
  }

  @discardableResult
  func resume() -> Bool {
    guard case let .paused(accumulated) = state else { return false }
    state = .running(since: now(), accumulated: accumulated)
    return true
  }

  /// Length of the lap in seconds, or nil if the clock is not running.
  @discardableResult
  func lap() -> Int? {
    guard case .running = state else { return nil }
    let length = elapsedSeconds - laps.reduce(0, +)
    laps.append(length)
    return length
  }

  @discardableResult
  func finish() -> Int? {
    switch state {
    case .idle, .finished:
      return nil
    case .running, .paused:
      let total = elapsedSeconds
      state = .finished(total: total)
      return total
    }
  }
}
