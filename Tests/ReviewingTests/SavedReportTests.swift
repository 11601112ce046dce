import FindingModel
import Foundation
import Reporting
import Reviewing
import SourceModel
import Testing

/// What a stranger's job may have written, read by one that may write.
@Suite struct SavedReportTests {
  /// A report as this tool writes it, with one finding.
  private func text(_ change: (inout Report) -> Void = { _ in }) -> String {
    let place = Place(
      side: .swift, path: "Sources/A.swift", start: SourcePosition(line: 3, column: 5),
      end: SourcePosition(line: 3, column: 9))
    let finding = Finding(
      rule: "condition-differs", severity: .warning, message: "`a` is `b`.", fingerprint: "f1", member: "A.b()",
      primary: place, counterpart: nil)
    var counts = Report.Counts()
    counts.twins = 2
    counts.inScope = 1
    let head = String(repeating: "a", count: 40)
    let address = WebAddress(repository: "https://evil.example/acme/app", commit: head)
    var report = Report(
      toolVersion: "9",
      scope: Report.Scope(
        mode: .changes,
        swift: Report.Revision(root: ".", revision: head, base: head, pathInWorkspace: "", address: address),
        kotlin: Report.Revision(root: "../android", revision: "worktree")),
      counts: counts, twins: [], unpaired: [], findings: [finding], problems: [], isComplete: true)
    change(&report)
    return Reporter.json.render(report)
  }

  private func read(_ text: String) throws -> SavedReport {
    try SavedReport(Array(text.utf8), from: .stranger, rules: [], toolVersion: "1")
  }

  @Test func whatWasWrittenIsRead() throws {
    let saved = try read(text())
    #expect(saved.here == [.swift])
    #expect(saved.head == String(repeating: "a", count: 40))
    #expect(saved.report.findings.map(\.message) == ["`a` is `b`."])
    #expect(saved.report.counts.inScope == 1 && saved.report.isComplete)
    #expect(saved.report.scope.mode == .changes)
    #expect(saved.report.toolVersion == "1", "its own words about itself are not asked for")
    #expect(!Reporter.markdown.render(saved.report).contains("evil.example"), "an address comes from the host alone")
  }

  @Test(arguments: [nil, true, false])
  func whetherTheRunPassedIsKept(hasPassed: Bool?) throws {
    #expect(try read(text { $0.hasPassed = hasPassed }).report.hasPassed == hasPassed)
  }

  @Test func anIncompleteReportStaysIncomplete() throws {
    let saved = try read(text { $0.problems = [Problem(.error, path: "B.swift", message: "cannot be read")] })
    #expect(!saved.report.isComplete)
  }

  @Test(arguments: [
    ("\"schema\": 1", "\"schema\": 2"), ("\"warning\"", "\"fatal\""), ("\"findings\"", "\"Findings\""),
    ("Sources/A.swift", "../../etc/passwd"), ("Sources/A.swift", "/etc/passwd"), ("Sources/A.swift", "a//b"),
    ("\"pathInRepository\": \"\"", "\"pathInRepository\": \"../x\""), ("condition-differs", "a](https://evil) @all"),
    ("\"side\": \"swift\"", "\"side\": \"objc\""), ("\"startLine\": 3", "\"startLine\": \"3\""),
    ("\"counts\"", "\"kounts\""),
    ("\"startLine\": 3", "\"startLine\": 1e400"), ("\"mode\": \"changes\"", "\"mode\": \"some\""),
    ("\"f1\"", "\"f1 --> # x\""),
  ])
  func whatIsNoReportIsRefused(part: String, other: String) throws {
    let changed = text().replacing(part, with: other)
    #expect(changed != text())
    #expect(throws: Problem.self) { try read(changed) }
  }

  @Test(arguments: ["", "{", "[]", "null", "\u{0}", String(repeating: "[", count: 100_000)])
  func noiseIsRefused(noise: String) {
    #expect(throws: Problem.self) { try read(noise) }
  }

  @Test func sizesAreLimited() throws {
    #expect(throws: Problem.self) {
      try SavedReport(
        [UInt8](repeating: 0x20, count: SavedReport.sizeLimit + 1), from: .stranger, rules: [], toolVersion: "1")
    }
    let long = try read(text { $0.findings[0].message = String(repeating: "x", count: 100_000) })
    #expect(long.report.findings[0].message.count == 4_000)
    let odd = try read(text { $0.counts.twins = -5 })
    #expect(odd.report.counts.twins == 0)
  }

  @Test(arguments: [
    "@everyone look", "[click](https://evil.example)", "<img src=x onerror=alert(1)>", "| a | b |", "</details>",
    "`` ` ``", "\u{202E}gnp.exe", "\u{1B}[31m", "-->", "<!-- parity:v1:swift:.parity.yml -->",
  ])
  func hostileTextIsInert(hostile: String) throws {
    let saved = try read(
      text { report in
        report.findings[0].message = hostile
        report.findings[0].member = hostile
        report.companion = Companion(side: .kotlin, name: hostile, reason: hostile, commit: hostile)
        report.problems = [Problem(.error, path: hostile, message: hostile)]
        report.scope.kotlin.revision = hostile
      })
    let comment = Reporter.markdown.render(saved.report)
    // Code in backticks and character references are what a host shows as they are.
    let words = comment.replacing(#/`[^`\n]*`/#, with: "").replacing(#/&#\d+;/#, with: "")
    for sign in ["@everyone", "](https", "<img", "\u{202E}", "\u{1B}", "-->", "<!--", "| b |"] {
      #expect(!words.contains(sign), "\(words)")
    }
    #expect(words.components(separatedBy: "<details>").count == words.components(separatedBy: "</details>").count)
  }
}
