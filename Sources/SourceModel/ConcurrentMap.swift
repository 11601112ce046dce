internal import Dispatch
internal import Foundation

/// The stack of a thread that walks syntax trees, in bytes: parsers and lowerings recurse as deep as the code nests, and
/// half a megabyte, which is what threads get on macOS, is too little for that.
package let deepStack = 64 << 20

/// Maps a list on several threads with deep stacks; the order of the result is that of the list.
///
/// Each thread gets every n-th element, so that neighbours, which tend to be alike in size, are spread.
/// - Parameters:
///   - jobs: the most threads to use.
///   - share: maps one thread's elements, in order; it must give one result for each.
package func concurrentMapOfShares<Element: Sendable, Result: Sendable>(
  _ elements: [Element], jobs: Int, share: @escaping @Sendable ([Element]) -> [Result]
) -> [Result] {
  let count = max(1, min(jobs, elements.count))
  let results = UnsafeMutableBufferPointer<[Result]>.allocate(capacity: count)
  results.initialize(repeating: [])
  defer {
    results.deinitialize()
    results.deallocate()
  }
  // Every thread writes its own slot and nothing else, and the group is waited for before any is read.
  nonisolated(unsafe) let slots = results
  let group = DispatchGroup()
  for number in 0..<count {
    let own = stride(from: number, to: elements.count, by: count).map { elements[$0] }
    group.enter()
    let thread = Thread {
      slots[number] = share(own)
      group.leave()
    }
    thread.stackSize = deepStack
    thread.start()
  }
  group.wait()
  precondition(results.reduce(0) { $0 + $1.count } == elements.count, "a share gives one result for each element")
  return elements.indices.map { results[$0 % count][$0 / count] }
}

/// Maps a list on several threads with deep stacks, one element at a time.
///
/// - Parameter progress: told after each element how many are done, by any thread, but by one at a time.
package func concurrentMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element], jobs: Int, progress: (@Sendable (Int) -> Void)? = nil,
  _ transform: @escaping @Sendable (Element) -> Result
) -> [Result] {
  guard let progress else { return concurrentMapOfShares(elements, jobs: jobs) { $0.map(transform) } }
  let counter = Counter()
  return concurrentMapOfShares(elements, jobs: jobs) { share in
    share.map { element in
      let result = transform(element)
      counter.increase(progress)
      return result
    }
  }
}

extension Array where Element: Sendable {
  /// Maps on several threads; on this very one where one is enough, whose stack may be less deep.
  package func mapped<Result: Sendable>(
    jobs: Int, _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    jobs > 1 && count > 1 ? concurrentMap(self, jobs: jobs, transform) : map(transform)
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
