internal import Dispatch
internal import Foundation

/// The stack of a thread that walks syntax trees, in bytes: parsers and lowerings recurse as deep as the code nests, and
/// half a megabyte, which is what threads get on macOS, is too little for that.
package let deepStack = 64 << 20

/// Maps a list on several threads with deep stacks, a share of it on each; the order of the result is that of the list.
///
/// Each thread gets every n-th element, so that neighbours, which tend to be alike in size, are spread.
/// - Parameters:
///   - jobs: the most threads to use.
///   - share: maps one thread's elements, in order; it must give one result for each.
package func concurrentMapOfShares<Element: Sendable, Result: Sendable>(
  _ elements: [Element], jobs: Int, share: @escaping @Sendable ([Element]) -> [Result]
) -> [Result] {
  let count = max(1, min(jobs, elements.count))
  let shares = (0..<count).map { first in stride(from: first, to: elements.count, by: count).map { elements[$0] } }
  let results = concurrentMap(shares, jobs: count, share)
  precondition(
    zip(shares, results).allSatisfy { $0.count == $1.count }, "a share gives one result for each of its elements")
  return elements.indices.map { results[$0 % count][$0 / count] }
}

/// Maps a list on several threads with deep stacks; the order of the result is that of the list.
///
/// A thread takes the next few elements as soon as it is done with the last: processors may be of two speeds, and files of
/// many sizes.
/// - Parameters:
///   - jobs: the most threads to use.
///   - progress: told after each element how many are done, by any thread, but by one at a time.
package func concurrentMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element], jobs: Int, progress: (@Sendable (Int) -> Void)? = nil,
  _ transform: @escaping @Sendable (Element) -> Result
) -> [Result] {
  let size = max(1, elements.count / (max(1, min(jobs, elements.count)) * 32))
  return concurrentMap(elements, jobs: jobs, batch: size, progress: progress, transform)
}

/// Maps a list whose elements differ much in how long they take: one at a time, the longest begun first, so that none of
/// them is left over for a single thread. The order of the result is that of the list.
///
/// - Parameters:
///   - jobs: the most threads to use.
///   - weight: how long an element takes, in any measure.
///   - progress: told after each element how many are done, by any thread, but by one at a time.
package func concurrentMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element], jobs: Int, heaviestFirst weight: (Element) -> Int, progress: (@Sendable (Int) -> Void)? = nil,
  _ transform: @escaping @Sendable (Element) -> Result
) -> [Result] {
  let weights = elements.map(weight)
  let order = elements.indices.sorted { (weights[$1], $0) < (weights[$0], $1) }
  let results = concurrentMap(order, jobs: jobs, batch: 1, progress: progress) { transform(elements[$0]) }
  var places = order
  for (place, position) in order.enumerated() { places[position] = place }
  return places.map { results[$0] }
}

private func concurrentMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element], jobs: Int, batch: Int, progress: (@Sendable (Int) -> Void)?,
  _ transform: @escaping @Sendable (Element) -> Result
) -> [Result] {
  let threads = max(1, min(jobs, elements.count))
  let batches = Batches(count: elements.count, size: batch)
  let counter = Counter()
  return [Result](unsafeUninitializedCapacity: elements.count) { results, count in
    // Every slot is written once, by the thread that took its batch, and all threads are waited for before any is read.
    nonisolated(unsafe) let slots = results
    let group = DispatchGroup()
    for _ in 0..<threads {
      group.enter()
      let thread = Thread {
        while let batch = batches.next() {
          for position in batch {
            slots.initializeElement(at: position, to: transform(elements[position]))
            if let progress { counter.increase(progress) }
          }
        }
        group.leave()
      }
      thread.stackSize = deepStack
      thread.start()
    }
    group.wait()
    count = elements.count
  }
}

/// Does several pieces of work, each with a result of its own type, on several threads; one after the other on this very
/// one where one is enough, whose stack may be less deep.
package func concurrently<each Value: Sendable>(
  jobs: Int, _ work: repeat @escaping @Sendable () -> each Value
) -> (repeat each Value) {
  let pieces = (repeat Piece(each work))
  var all: [any Runnable] = []
  repeat all.append(each pieces)
  _ = all.mapped(jobs: jobs) { $0.run() }
  return (repeat (each pieces).value)
}

extension Array where Element: Sendable {
  /// Maps on several threads; on this very one where one is enough, whose stack may be less deep.
  package func mapped<Result: Sendable>(
    jobs: Int, _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    jobs > 1 && count > 1 ? concurrentMap(self, jobs: jobs, transform) : map(transform)
  }
}

/// A list cut into runs, each of which is given out once.
private final class Batches: Sendable {
  private let count: Int
  private let size: Int
  private let lock = NSLock()
  // Guarded by `lock`.
  nonisolated(unsafe) private var start = 0

  init(count: Int, size: Int) {
    self.count = count
    self.size = size
  }

  func next() -> Range<Int>? {
    lock.withLock {
      guard start < count else { return nil }
      let batch = start..<min(start + size, count)
      start = batch.upperBound
      return batch
    }
  }
}

private protocol Runnable: Sendable {
  func run()
}

private final class Piece<Value: Sendable>: Runnable {
  private let work: @Sendable () -> Value
  // Written by the one thread that runs it, which is waited for before it is read.
  nonisolated(unsafe) private var made: Value?

  init(_ work: @escaping @Sendable () -> Value) { self.work = work }

  func run() { made = work() }

  var value: Value {
    guard let made else { preconditionFailure("a piece of work is read once it has run") }
    return made
  }
}

private final class Counter: Sendable {
  private let lock = NSLock()
  // Guarded by `lock`.
  nonisolated(unsafe) private var count = 0

  func increase(_ tell: (Int) -> Void) {
    lock.withLock {
      count += 1
      tell(count)
    }
  }
}

/// Runs one piece of work on a thread with a deep stack and waits for it.
package func onDeepStack<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
  concurrentMap([0], jobs: 1) { _ in work() }[0]
}
