import Foundation
import SourceModel
import Testing

@testable import ParityKit

@Suite struct DeferredTests {
  /// Whoever asks second waits for the value, even when the first one has only just begun.
  @Test func everybodyGetsTheOneValue() {
    for round in 0..<200 {
      let deferred = Deferred { round }
      let values = concurrentMap(Array(0..<8), jobs: 8) { _ in deferred.value }
      #expect(values == Array(repeating: round, count: 8))
    }
  }
}
