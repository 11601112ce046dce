import FindingModel
import Foundation
import SourceModel
import Testing

@testable import Reporting

/// What the formats for other programs promise beyond their snapshots.
@Suite struct ToolReporterTests {
  @Test func githubShowsNineAndTellsOfTheRest() {
    let lines = Reporter.github.render(report(findings: 30)).split(separator: "\n")
    #expect(lines.count == 10)
    #expect(lines[0].hasPrefix("::error "))
    #expect(lines[9] == "::notice title=parity::21 more (6 errors, 15 notes) are in the run's other reports")
    #expect(Reporter.github.render(report(findings: 9)).split(separator: "\n").count == 9)
    var incomplete = report(findings: 9)
    incomplete.isComplete = false
    #expect(Reporter.github.render(incomplete).split(separator: "\n").count == 10)
  }

  @Test func aFindingIsAttachedToThePlaceThatIsHere() {
    var report = toolReport()
    report.scope.swift.pathInWorkspace = nil
    report.scope.kotlin.pathInWorkspace = ""
    let lines = Reporter.github.render(report).split(separator: "\n")
    #expect(lines[0].contains("file=app/Booking.kt,line=10") && lines[0].hasSuffix("Twin: Booking.swift:11"))
    #expect(lines[2].contains("file=app/Booking.kt,line=5") && lines[2].hasSuffix("Twin: ios/Booking.swift:6") == false)
  }

  @Test func gitlabTellsBothSidesOfOneRepositoryAndRepeatsNoFingerprint() throws {
    var report = toolReport()
    report.scope.kotlin.pathInWorkspace = "android"
    report.findings += [report.findings[0]]
    let object = try JSONSerialization.jsonObject(with: Data(Reporter.gitlab.render(report).utf8))
    let issues = try #require(object as? [[String: Any]])
    let fingerprints = issues.compactMap { $0["fingerprint"] as? String }
    #expect(fingerprints.count == 9)
    #expect(Set(fingerprints).count == 9)
    let paths = issues.compactMap { ($0["location"] as? [String: Any])?["path"] as? String }
    #expect(paths.prefix(2) == ["ios/Booking.swift", "android/app/Booking.kt"])
  }

  @Test func sarifRepeatsNoFingerprintAndLinksTheTwinThatIsHere() throws {
    var report = toolReport()
    report.scope.kotlin.pathInWorkspace = "android"
    report.findings += [report.findings[0]]
    func results() throws -> [[String: Any]] {
      let object = try JSONSerialization.jsonObject(with: Data(Reporter.sarif.render(report).utf8)) as? [String: Any]
      let runs = try #require(object?["runs"] as? [[String: Any]])
      return try #require(runs[0]["results"] as? [[String: Any]])
    }
    let fingerprints = try results().compactMap { ($0["partialFingerprints"] as? [String: String])?["parity/v1"] }
    #expect(fingerprints.count == 5 && Set(fingerprints).count == 5 && fingerprints.contains("f1-2"))
    let first = try results()[0]
    let words = (first["message"] as? [String: String])?["text"]
    #expect(words?.hasSuffix(" [Twin](1): android/app/Booking.kt:5") == true, "\(words ?? "")")
    #expect((first["relatedLocations"] as? [[String: Any]])?[0]["id"] as? Int == 1)
    report.scope.kotlin.pathInWorkspace = nil
    #expect((try results()[0]["message"] as? [String: String])?["text"]?.contains("](") == false)
  }

  @Test(arguments: [
    ("Sources/A b.swift", "Sources/A%20b.swift"), ("a:b/c#d?e%.kt", "a%3Ab/c%23d%3Fe%25.kt"), ("ü", "%C3%BC"),
    ("\n", "%0A"),
  ])
  func pathsBecomeReferences(path: String, expected: String) { #expect(uri(path) == expected) }

  /// Columns of the report count bytes; SARIF and scripts count UTF-16 units.
  @Test(arguments: [(1, 1), (2, 2), (4, 3), (8, 5), (9, 6), (40, 6)])
  func columnsCountUTF16(byteColumn: Int, expected: Int) {
    #expect(UTF16Column(in: "aé😀b").of(byteColumn: byteColumn) == expected)
  }

  /// The vectors of FIPS 180-4's examples, and lengths at the edge of a block.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (String(repeating: "a", count: 1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
  ])
  func hash(text: String, expected: String) {
    let digits = sha256(text).map { String(Int($0) + 256, radix: 16).dropFirst() }
    #expect(sha256(text).count == 32)
    #expect(digits.joined() == expected)
  }

  @Test(arguments: Reporter.allCases)
  func theSameReportGivesTheSameBytes(reporter: Reporter) {
    let first = reporter.render(toolReport())
    for _ in 0..<5 { #expect(reporter.render(toolReport()) == first) }
    #expect(first.hasSuffix("\n"))
  }

  private func report(findings count: Int) -> Report {
    var report = toolReport()
    report.findings = (0..<count).map { index in
      var finding = index % 2 == 0 ? infoFinding() : missingFinding()
      finding.fingerprint = "f\(index)"
      return finding
    }
    return report
  }
}
