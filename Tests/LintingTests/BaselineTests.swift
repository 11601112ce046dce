import FindingModel
import Linting
import SourceModel
import Testing

/// What a baseline accepts, counted finding by finding.
struct BaselineTests {
  private func finding(_ fingerprint: String, line: Int, state: FindingState = .new) -> Finding {
    let place = Place(
      side: .swift, path: "A.swift", start: SourcePosition(line: line, column: 1),
      end: SourcePosition(line: line, column: 2))
    return Finding(
      rule: "literal-differs", severity: .warning, message: "", fingerprint: fingerprint, member: "A.f()", state: state,
      primary: place, counterpart: nil)
  }

  @Test func acceptsAsManyAsItCounts() {
    let baseline = Baseline(of: [finding("a", line: 1), finding("a", line: 2), finding("b", line: 3)])
    #expect(baseline.entries["a"]?.count == 2)
    let found = [finding("a", line: 5), finding("a", line: 6), finding("a", line: 7), finding("c", line: 8)]
    #expect(accept(found, in: baseline).map(\.state) == [.baselined, .baselined, .new, .new])
    #expect(baseline.subtracting(Baseline(of: found)).entries.keys.sorted() == ["b"])
  }

  @Test func suppressedFindingsUseNothingUp() {
    let baseline = Baseline(of: [finding("a", line: 1)])
    let found = [finding("a", line: 1, state: .suppressed), finding("a", line: 2)]
    #expect(accept(found, in: baseline).map(\.state) == [.suppressed, .baselined])
    #expect(Baseline(of: [finding("a", line: 1, state: .suppressed)]).entries.isEmpty)
  }

  @Test func countsOfAnEdit() {
    let before = Baseline(of: [finding("a", line: 1), finding("a", line: 2), finding("b", line: 3)])
    let after = Baseline(of: [finding("a", line: 1), finding("c", line: 2)])
    #expect(before.total == 3)
    #expect(before.subtracting(after).total == 2)
    #expect(after.subtracting(before).total == 1)
    #expect(before.intersection(after).total == 1)
  }
}
