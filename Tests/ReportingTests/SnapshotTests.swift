import FindingModel
import Foundation
import Reporting
import SourceModel
import Testing

/// Whole outputs, as they stand in `Snapshots/`. Run with `PARITY_BLESS=1` to write them; read what is written before
/// committing it.
@Suite struct SnapshotTests {
  private static let others: Set<Reporter> = [.text, .concise, .xcode, .json]

  @Test(arguments: Reporter.allCases.filter { !others.contains($0) })
  func wholeReport(reporter: Reporter) throws {
    try compare(reporter.render(toolReport()), "report.\(reporter.rawValue)", reporter)
  }

  @Test(arguments: [Reporter.github, .markdown, .junit, .badge, .sarif])
  func incompleteReport(reporter: Reporter) throws {
    var report = toolReport()
    report.findings = []
    report.isComplete = false
    report.problems = [Problem(.error, path: "../android", message: "no such folder")]
    try compare(reporter.render(report), "incomplete.\(reporter.rawValue)", reporter)
  }

  @Test func cleanReport() throws {
    var report = toolReport()
    report.findings = []
    try compare(Reporter.markdown.render(report), "clean.markdown", .markdown)
    #expect(Reporter.github.render(report) == "")
    #expect(Reporter.gitlab.render(report) == "[]\n")
  }

  private func compare(_ text: String, _ name: String, _ reporter: Reporter) throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Snapshots/\(name)")
    let text = reporter == .html ? try withoutStyleAndScript(text) : text
    if ProcessInfo.processInfo.environment["PARITY_BLESS"] != nil { try Data(text.utf8).write(to: url) }
    #expect(text == (try String(contentsOf: url, encoding: .utf8)))
  }

  /// The page's own style sheet and script are files of ours; what is made from the report is the rest.
  private func withoutStyleAndScript(_ page: String) throws -> String {
    page.replacing(try Regex("(?s)<style>.*?</style>"), with: "<style>…</style>")
      .replacing(try Regex("(?s)<script>.*?</script>"), with: "<script>…</script>")
      .replacing(try Regex("sha256-[A-Za-z0-9+/]{43}="), with: "sha256-…")
  }
}
