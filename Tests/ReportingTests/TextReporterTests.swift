import FindingModel
import Foundation
import Reporting
import SourceModel
import Testing

@Suite struct TextReporterTests {
  /// Thousands of lines end with a word of what to do about them.
  @Test func manyFindingsEndWithWhereToBegin() {
    var report = sampleReport()
    report.findings = Array(repeating: conditionFinding(), count: 50) + [missingFinding()]
    let words =
      "To begin: --limit 20 shows the 1 error first · --reporter html:parity.html to browse · `parity baseline"
    #expect(Reporter.text.render(report).contains("\n\(words)"))
    #expect(!Reporter.text.render(report, style: ReportStyle(limit: 20)).contains("To begin"))
    report.findings.removeLast()
    #expect(!Reporter.text.render(report).contains("To begin"))
  }

  @Test func wholeReport() {
    let expected = """
      warning[condition-differs]: `count > 0` in Swift is `count >= 0` in Kotlin
        --> swift   Sources/Booking/BookingPresenter.swift:42:12
      42 |         if count > 0 {
         |            ^^^^^^^^^
       ::: kotlin  booking/src/main/kotlin/BookingPresenter.kt:38:13
      38 |         if (count >= 0) {
         |             ^^^^^^^^^^
        = in:    BookingPresenter.reload()
        = allow: // parity:disable:next condition-differs - <reason>

      error[missing-member]: `User.isAdult` has no counterpart in Kotlin
          --> swift   Sources/User.swift:9:2
         9 |     var isAdult: Bool {
           |     ^^^^^^^^^^^^^^^^^^^
         ::: kotlin  User.kt:1043:1
      1043 | class User {
           | ^
          = in:    User.isAdult
          = allow: // parity:disable:next missing-member - <reason>

      info[missing-file]: `OnlyHere.swift` has no twin
        --> swift   OnlyHere.swift:1:1
        = allow: // parity:disable:next missing-file - <reason>

      3 findings (1 error, 1 warning, 1 note) · scope all · no base · swift .@012345678 · kotlin ../android@worktree · \
      3 twins, 2 in scope · 1 unpaired (1 swift, 0 kotlin) · 4 skipped · 5 in baseline · 1 suppressed

      """
    #expect(Reporter.text.render(sampleReport()) == expected)
  }

  @Test func limitKeepsTheGravest() {
    let text = Reporter.text.render(sampleReport(), style: ReportStyle(limit: 1))
    #expect(text.hasPrefix("error[missing-member]"))
    #expect(!text.contains("condition-differs"))
    #expect(text.contains("\n… and 2 more (1 warning, 1 note); --limit 0 shows all\n3 findings (1 error, "))
  }

  @Test func findingsBelowTheAskedSeverityAreCounted() {
    let text = Reporter.text.render(sampleReport(), style: ReportStyle(minimumSeverity: .warning))
    #expect(!text.contains("missing-file"))
    #expect(text.contains("\n… and 1 note not shown; -v shows all\n"))
  }

  @Test func incompleteRunSaysWhy() {
    var report = sampleReport()
    report.findings = []
    report.isComplete = false
    report.problems.append(Problem(.error, path: "../android", message: "no such folder"))
    report.problems.append(Problem(.error, message: "another reason"))
    let last = Reporter.text.render(report).split(separator: "\n").last
    #expect(last?.hasPrefix("INCOMPLETE: ../android: no such folder and 1 more; no findings · scope all") == true)
  }

  @Test func colorIsAParameter() {
    let plain = Reporter.text.render(sampleReport())
    let colored = Reporter.text.render(sampleReport(), style: ReportStyle(isColored: true))
    #expect(!plain.contains("\u{1B}"))
    #expect(colored.contains("\u{1B}[1;33mwarning[condition-differs]\u{1B}[0m"))
    let stripped = colored.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
    #expect(stripped == plain)
  }

  @Test func controlCharactersAreInert() {
    var finding = conditionFinding()
    finding.message = "bad\u{1B}[2Jnews\nline"
    finding.primaryLine = "let a = \"\u{1B}[31m\u{202E}x\""
    finding.primary = place(.swift, "a\u{07}.swift", 1, 9, to: 20)
    var report = sampleReport()
    report.findings = [finding]
    let text = Reporter.text.render(report)
    #expect(!text.contains("\u{1B}") && !text.contains("\u{07}") && !text.contains("\u{202E}"))
    #expect(text.hasPrefix("warning[condition-differs]: bad␛[2Jnews␊line\n"))
    #expect(text.contains("swift   a␇.swift:1:9"))
    #expect(text.contains("let a = \"␛[31m\u{FFFD}x\""))
  }

  /// Columns count UTF-8 bytes; carets count terminal columns.
  @Test(arguments: [
    ("let ö = 1 + x", 14, 15, 12, 1),
    ("\t\tif x", 6, 7, 11, 1),
    ("  \tif x", 7, 8, 7, 1),
    ("\"日本\" + x", 12, 13, 9, 1),
    ("e\u{301}x", 4, 5, 1, 1),
    ("abc", 4, 4, 3, 1),
    ("日本", 1, 4, 0, 2),
  ])
  func caretsStandUnderTheRightColumn(line: String, start: Int, end: Int, indent: Int, width: Int) {
    var finding = conditionFinding()
    finding.counterpart = nil
    finding.primaryLine = line
    finding.primary = place(.swift, "A.swift", 1, start, to: end)
    var report = sampleReport()
    report.findings = [finding]
    let carets = Reporter.text.render(report).split(separator: "\n")[3]
    #expect(carets == "   | " + String(repeating: " ", count: indent) + String(repeating: "^", count: width))
  }

  @Test(arguments: [("a", 5_000, 5_000), ("a", 10, 5_000), ("a", 5_000, 10), ("é", 5_000, 5_000), ("a", 500, 500)])
  func hugeLinesAreCutAroundTheCaret(filler: String, before: Int, after: Int) {
    var finding = conditionFinding()
    finding.counterpart = nil
    finding.primaryLine = String(repeating: filler, count: before) + "TARGET" + String(repeating: filler, count: after)
    let start = before * filler.utf8.count + 1
    finding.primary = place(.swift, "A.swift", 1, start, to: start + 6)
    var report = sampleReport()
    report.findings = [finding]
    let lines = Reporter.text.render(report).split(separator: "\n")
    #expect(lines[2].count < 200)
    #expect(lines[2].contains("| …") == (before > 100) && lines[2].hasSuffix("…") == (after > 100))
    let target = lines[2].range(of: "TARGET")
    let carets = lines[3].range(of: "^^^^^^")
    #expect(target != nil && carets != nil)
    if let target, let carets {
      #expect(
        lines[2].distance(from: lines[2].startIndex, to: target.lowerBound)
          == lines[3].distance(from: lines[3].startIndex, to: carets.lowerBound))
    }
  }
}
