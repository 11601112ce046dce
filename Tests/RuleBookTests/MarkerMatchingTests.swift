import FindingModel
import RuleBook
import SourceModel
import Testing

/// Markers and findings must agree exactly, both ways.
struct MarkerMatchingTests {
  private let marked = MarkedText("let a = 1\n//~ ^ some-rule: differs\nlet b = 2\n//~ info other-rule\n")

  private func finding(
    _ rule: String, _ side: Side, line: Int, _ columns: ClosedRange<Int>, _ severity: Severity? = nil
  ) -> Finding {
    let place = Place(
      side: side, path: "A", start: SourcePosition(line: line, column: columns.lowerBound),
      end: SourcePosition(line: line, column: columns.upperBound + 1))
    return Finding(
      rule: rule, severity: severity ?? (rule == "other-rule" ? .info : .warning), message: "this differs",
      fingerprint: "", member: nil, primary: place,
      counterpart: nil)
  }

  private func told(_ findings: [Finding]) -> [String] {
    mismatches(between: findings, swift: marked, kotlin: nil, level: { _ in .warning }).map {
      "\($0.side) \($0.line) \($0.description)"
    }
  }

  @Test func agreement() {
    #expect(told([finding("other-rule", .swift, line: 3, 1...9), finding("some-rule", .swift, line: 1, 5...5)]) == [])
  }

  @Test func eitherPlaceWillDo() {
    var finding = finding("some-rule", .kotlin, line: 7, 2...3)
    finding.counterpart = self.finding("", .swift, line: 1, 5...5).primary
    #expect(told([finding]) == ["swift 4 expected info other-rule"])
  }

  @Test("the level of a finding is the rule's own, or the one that stands before the rule") func levels() {
    let findings = [
      finding("other-rule", .swift, line: 3, 1...9, .warning), finding("some-rule", .swift, line: 1, 5...5, .info),
    ]
    #expect(
      told(findings) == [
        "swift 2 expected some-rule: differs", "swift 4 expected info other-rule",
        "swift 3 unexpected other-rule at columns 1–9: this differs",
        "swift 1 unexpected info some-rule at columns 5–5: this differs",
      ])
  }

  @Test func markersWithoutFindings() {
    #expect(told([]) == ["swift 2 expected some-rule: differs", "swift 4 expected info other-rule"])
  }

  @Test func findingsWithoutMarkersAndWrongColumns() {
    let findings = [
      finding("other-rule", .swift, line: 3, 1...1), finding("some-rule", .swift, line: 1, 5...6),
      finding("other-rule", .swift, line: 3, 2...2),
    ]
    #expect(
      told(findings) == [
        "swift 2 expected some-rule: differs",
        "swift 1 unexpected some-rule at columns 5–6: this differs",
        "swift 3 unexpected info other-rule at columns 2–2: this differs",
      ])
  }
}
