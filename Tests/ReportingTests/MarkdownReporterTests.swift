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

  private func report(warnings: Int, infos: Int, errors: Int = 1) -> Report {
    var report = toolReport()
    report.findings =
      (0..<infos).map { _ in infoFinding() } + (0..<warnings).map { _ in conditionFinding() }
      + (0..<errors).map { _ in missingFinding() }
    return report
  }
}
