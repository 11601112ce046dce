internal import Dispatch
internal import Foundation
internal import SourceModel

/// A value that is made once, on a thread of its own with a deep stack, while others go on.
final class Deferred<Value: Sendable>: Sendable {
  private let make: @Sendable () -> Value
  private let lock = NSLock()
  private let group = DispatchGroup()
  // Guarded by `lock` and, once the value is made, by `group`.
  nonisolated(unsafe) private var isStarted = false
  nonisolated(unsafe) private var made: Value?

  init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  /// Begins to make the value, unless that has begun.
  func start() {
    // Whoever comes second must find the group entered, or would not wait.
    let isFirst = lock.withLock {
      if isStarted { return false }
      isStarted = true
      group.enter()
      return true
    }
    guard isFirst else { return }
    let thread = Thread { [self] in
      made = make()
      group.leave()
    }
    thread.stackSize = deepStack
    thread.start()
  }

  /// The value; waits until it is made.
  var value: Value {
    start()
    group.wait()
    guard let made else { preconditionFailure("a deferred value is there once its thread has ended") }
    return made
  }
}
