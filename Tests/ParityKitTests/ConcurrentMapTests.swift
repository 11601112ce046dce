import Foundation
import SourceModel
import Testing

@Suite struct ConcurrentMapTests {
  @Test(arguments: [1, 2, 7, 64])
  func resultsComeInTheOrderOfTheListHoweverManyThreadsThereAre(jobs: Int) {
    for count in [0, 1, 2, 63, 64, 65, 1_000] {
      let list = Array(0..<count)
      #expect(concurrentMap(list, jobs: jobs) { "\($0)" } == list.map { "\($0)" })
      #expect(concurrentMapOfShares(list, jobs: jobs) { $0.map { $0 * 2 } } == list.map { $0 * 2 })
      #expect(concurrentMap(list, jobs: jobs, heaviestFirst: { $0 % 10 }) { "\($0)" } == list.map { "\($0)" })
    }
  }

  /// One element that takes long holds up no other: the thread that is free takes what is left.
  @Test func whoeverIsFreeTakesWhatIsLeft() {
    let first = DispatchSemaphore(value: 0)
    let rest = Counter()
    let results = concurrentMap(Array(0..<50), jobs: 2) { element in
      if element == 0 { return first.wait(timeout: .now() + 60) == .success }
      // The last of the others lets the first one go.
      if rest.increased() == 49 { first.signal() }
      return true
    }
    #expect(results == Array(repeating: true, count: 50))
  }

  @Test func whatTakesLongestIsBegunFirst() {
    let begun = Begun()
    _ = concurrentMap([3, 9, 4, 9, 1], jobs: 1, heaviestFirst: { $0 }) { begun.note($0) }
    #expect(begun.all == [9, 9, 4, 3, 1])
  }

  @Test func progressCountsEveryElementOnce() {
    let told = Counter()
    _ = concurrentMap(Array(0..<500), jobs: 4, progress: { #expect($0 == told.increased()) }) { $0 }
    #expect(told.increased() == 501)
  }

  @Test(arguments: [1, 2, 8])
  func piecesOfWorkKeepTheirPlaces(jobs: Int) {
    let (text, number, list) = concurrently(jobs: jobs, { "a" }, { 1 }, { [2.5] })
    #expect(text == "a")
    #expect(number == 1)
    #expect(list == [2.5])
  }
}

private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  func increased() -> Int {
    lock.withLock {
      count += 1
      return count
    }
  }
}

private final class Begun: @unchecked Sendable {
  private let lock = NSLock()
  private var elements: [Int] = []

  var all: [Int] { lock.withLock { elements } }

  func note(_ element: Int) { lock.withLock { elements.append(element) } }
}
