import Testing

@testable import Reporting

/// Corresponding lines in one row; nothing lost, nothing twice.
@Suite struct LineAlignmentTests {
  private typealias Row = (swift: Int?, kotlin: Int?)

  @Test func withoutLinksTheFilesStandSideBySide() {
    #expect(runs(["a", "b", "c"], ["a"], []) == [[3, 1]])
    #expect(runs([], ["a"], []) == [[0, 1]])
    #expect(runs([], [], []) == [])
  }

  @Test func linkedLinesShareARow() {
    // f is at 3 in Swift and at 2 in Kotlin, g at 5 and 6.
    let rows = rows(["i", "", "f", "}", "g"], ["p", "f", "x", "y", "}", "g"], [(3, 2), (5, 6)])
    #expect(rows.contains { $0.swift == 3 && $0.kotlin == 2 })
    #expect(rows.contains { $0.swift == 5 && $0.kotlin == 6 })
    #expect(rows.contains { $0.swift == nil && $0.kotlin == 5 })
  }

  @Test func crossingLinksKeepTheLongestChain() {
    let rows = rows(["a", "b", "c"], ["c", "a", "b"], [(1, 2), (2, 3), (3, 1)])
    #expect(rows.contains { $0.swift == 1 && $0.kotlin == 2 })
    #expect(rows.contains { $0.swift == 2 && $0.kotlin == 3 })
    #expect(!rows.contains { $0.swift == 3 && $0.kotlin == 1 })
  }

  @Test func commentsAndAttributesStayWithWhatTheyPrecede() {
    let swift = ["", "/// One.", "/// Two.", "@objc", "func f()"]
    let kotlin = ["package", "", "import", "", "/** One. */", "fun f()"]
    let rows = rows(swift, kotlin, [(5, 6)])
    #expect(rows.contains { $0.swift == 4 && $0.kotlin == 5 })
    #expect(rows.contains { $0.swift == 2 && $0.kotlin == nil })
    #expect(rows.contains { $0.swift == nil && $0.kotlin == 4 })
  }

  @Test func hintsYieldToLinks() {
    let links = [(1, 1), (4, 4)]
    let lines = ["a", "b", "c", "d"]
    #expect(rows(lines, lines, links, hints: [(2, 3)]).contains { $0.swift == 2 && $0.kotlin == 3 })
    #expect(!rows(lines, lines, links, hints: [(2, 4)]).contains { $0.swift == 2 && $0.kotlin == 4 })
  }

  @Test func aTypeGoesBeforeTheMembersOnItsLine() {
    let rows = rows(["struct S {", "let a", "let b", "}"], ["class S(val a, val b)"], [(1, 1), (2, 1), (3, 1)])
    #expect(rows.contains { $0.swift == 1 && $0.kotlin == 1 })
  }

  @Test func linksOutsideOfTheFilesAreLeftOut() {
    #expect(runs(["a"], ["a"], [(1, 1), (9, 1), (1, 9), (7, 7)]) == [[1, 1]])
  }

  @Test(arguments: 0..<200)
  func everyLineOccursOnceInOrder(seed: Int) {
    var random = Lehmer(state: UInt64(seed) * 2 + 1)
    let swift = (0..<random.next(30)).map { _ in ["// c", "code", ""][random.next(3)] }
    let kotlin = (0..<random.next(30)).map { _ in ["// c", "code", ""][random.next(3)] }
    let links = (0..<random.next(12)).map { _ in (1 + random.next(32), 1 + random.next(32)) }
    let rows = rows(swift, kotlin, links, hints: [(1 + random.next(32), 1 + random.next(32))])
    #expect(rows.compactMap(\.swift) == Array(1...max(1, swift.count)).prefix(swift.count).map { $0 })
    #expect(rows.compactMap(\.kotlin) == Array(1...max(1, kotlin.count)).prefix(kotlin.count).map { $0 })
  }

  // MARK: Helpers

  private func runs(_ swift: [String], _ kotlin: [String], _ links: [(Int, Int)], hints: [(Int, Int)] = []) -> [[Int]] {
    LineAlignment(
      swift: swift.map { $0[...] }, kotlin: kotlin.map { $0[...] },
      links: links.map { Anchor(swift: $0.0, kotlin: $0.1) }, hints: hints.map { Anchor(swift: $0.0, kotlin: $0.1) }
    ).runs.map { [$0.swift, $0.kotlin] }
  }

  private func rows(_ swift: [String], _ kotlin: [String], _ links: [(Int, Int)], hints: [(Int, Int)] = []) -> [Row] {
    var rows: [Row] = []
    var (left, right) = (0, 0)
    for run in runs(swift, kotlin, links, hints: hints) {
      for index in 0..<max(run[0], run[1]) {
        rows.append((index < run[0] ? left + index + 1 : nil, index < run[1] ? right + index + 1 : nil))
      }
      left += run[0]
      right += run[1]
    }
    return rows
  }
}

/// Numbers that look random and are the same in every run.
private struct Lehmer {
  var state: UInt64

  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}
