import FindingModel
import Foundation
import Reporting
import Testing

/// The comment on a pull request: short, whole, and never too long for its host.
@Suite struct MarkdownReporterTests {
  @Test func theGravestTenComeFirst() {
    let text = Reporter.markdown.render(report(warnings: 14, infos: 3))
    let sections = text.split(separator: "<details>")
    #expect(sections.count == 4)
    #expect(sections[0].count { $0 == "\n" } == 17)
    #expect(sections[0].contains("| error |"))
    #expect(sections[1].hasPrefix("\n<summary>5 more: 5 warnings</summary>"))
    #expect(sections[2].hasPrefix("\n<summary>3 notes, for information</summary>"))
  }

  @Test func notesAloneAskForNothing() {
    let text = Reporter.markdown.render(report(warnings: 0, infos: 3, errors: 0))
    #expect(text.contains("\nNothing has to be done: these are notes.\n"))
    #expect(!text.contains("<details>"))
  }

  /// With 70,000 characters of findings and more: whole rows, every section closed, and the rest counted.
  @Test(arguments: [300, 700, 5_000], ["x", "😀日本", "`a` | b"])
  func longReportsAreCutByRows(count: Int, filler: String) throws {
    var report = report(warnings: count, infos: count)
    for index in report.findings.indices {
      report.findings[index].message = "`\(String(repeating: filler, count: 40))` has no counterpart."
    }
    let text = Reporter.markdown.render(report)
    #expect(text.utf16.count <= 60_000)
    #expect(text.utf16.count > 59_000)
    #expect(text.components(separatedBy: "<details>").count == text.components(separatedBy: "</details>").count)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("|") }
    #expect(rows.allSatisfy { $0.hasSuffix("|") })
    let shown = rows.count { !$0.hasPrefix("| |") && !$0.hasPrefix("|-") }
    let left = try #require(text.firstMatch(of: #/\n(\d+) findings more did not fit here/#)?.output.1)
    #expect(shown + (Int(left) ?? 0) == 2 * count + 1)
    #expect(text.hasSuffix("</sub>\n"))
  }

  @Test func oneMessageCannotTakeTheWholeComment() {
    var report = report(warnings: 3, infos: 0)
    for index in report.findings.indices { report.findings[index].message = String(repeating: "`x", count: 50_000) }
    let text = Reporter.markdown.render(report)
    #expect(text.utf16.count < 20_000)
    #expect(text.split(separator: "\n").count { $0.hasPrefix("| warning |") } == 3)
  }

  /// Title and verdict ask for the same.
  @Test func wordsAskForNoMoreThanTheVerdict() {
    var report = report(warnings: 3, infos: 0, errors: 0)
    report.scope.mode = .changes
    report.scope.swift.base = "0123456"
    report.scope.kotlin.base = nil
    report.hasPassed = false
    #expect(
      Reporter.markdown.render(report).hasPrefix("### parity: before merging, bring Kotlin in line in 3 places\n"))
    report.hasPassed = true
    let text = Reporter.markdown.render(report)
    #expect(
      text.hasPrefix("### parity: Kotlin does not follow in 3 places yet\n")
        && text.contains("None of them blocks merging."))
  }

  /// Nothing is said to agree that does not, or was not looked at.
  @Test func headlinesSayWhatIsSo() {
    func headline(_ change: (inout Report) -> Void) -> String {
      var report = report(warnings: 0, infos: 0, errors: 0)
      report.scope.mode = .changes
      report.counts = Report.Counts()
      report.counts.inScope = 5
      change(&report)
      return report.headline
    }
    #expect(headline { _ in } == "no differences in 5 twins")
    #expect(headline { $0.counts.existing = 2 } == "no new differences in 5 twins (2 older)")
    #expect(
      headline { report in
        report.counts.existing = 2
        report.counts.baselined = 1
        report.counts.staleBaseline = 3
        report.hasPassed = false
      } == "no new differences in 5 twins (2 older, 1 in baseline); 3 in baseline are gone")
    #expect(headline { $0.counts.inScope = 0 } == "no twin changed")
    #expect(headline { $0.scope.kotlin.revision = "absent" } == "nothing was compared: Kotlin is not there")
    #expect(headline { $0.isComplete = false } == "not everything could be compared")
    let loud = self.report(warnings: 2, infos: 0, errors: 0)
    #expect(
      headline {
        $0.findings = loud.findings
        $0.hasPassed = true
      } == "2 warnings in 5 twins; not blocking")
    #expect(
      headline {
        $0.findings = loud.findings
        $0.hasPassed = false
      } == "2 warnings in 5 twins; blocking")
  }

  private func report(warnings: Int, infos: Int, errors: Int = 1) -> Report {
    var report = toolReport()
    report.findings =
      (0..<infos).map { _ in infoFinding() } + (0..<warnings).map { _ in conditionFinding() }
      + (0..<errors).map { _ in missingFinding() }
    return report
  }
}
