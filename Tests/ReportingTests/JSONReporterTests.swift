import FindingModel
import Foundation
import Reporting
import SourceModel
import Testing

@Suite struct JSONReporterTests {
  @Test func wholeReport() {
    let expected = #"""
      {
        "schema": 1,
        "tool": {"name": "parity", "version": "0.1.0"},
        "scope": {
          "mode": "all",
          "swift": {"root": ".", "revision": "0123456789abcdef0123456789abcdef01234567", "base": null, \#
      "pathInRepository": null, "head": null},
          "kotlin": {"root": "../android", "revision": "worktree", "base": null, "pathInRepository": null, "head": null}
        },
        "counts": {"twins": 3, "inScope": 2, "unpairedSwift": 1, "unpairedKotlin": 0, "skipped": 4, "baselined": 5, \#
      "staleBaseline": 0, "suppressed": 1, "existing": 0, "resolved": 0, "errors": 1, "warnings": 1, "infos": 0},
        "twins": [
          {
            "swift": "User.swift",
            "kotlin": "User.kt",
            "evidence": ["same-name"],
            "similarity": {"raw": 0.8777, "normalized": 1.0},
            "comparison": "full",
            "members": {"equal": 11, "divergent": 1, "swiftOnly": 0, "kotlinOnly": 2}
          }
        ],
        "unpaired": [
          {"side": "swift", "path": "OnlyHere.swift"}
        ],
        "findings": [
          {
            "rule": "condition-differs",
            "severity": "warning",
            "message": "`count > 0` in Swift is `count >= 0` in Kotlin",
            "fingerprint": "f1",
            "member": "BookingPresenter.reload()",
            "state": "new",
            "primary": {"side": "swift", "path": "Sources/Booking/BookingPresenter.swift", "startLine": 42, \#
      "startColumn": 12, "endLine": 42, "endColumn": 21, "text": "        if count > 0 {"},
            "counterpart": {"side": "kotlin", "path": "booking/src/main/kotlin/BookingPresenter.kt", \#
      "startLine": 38, "startColumn": 13, "endLine": 38, "endColumn": 23, "text": "        if (count >= 0) {"}
          },
          {
            "rule": "missing-file",
            "severity": "error",
            "message": "a \"quote\", a \\ and a \u001b[0m",
            "fingerprint": "f3",
            "member": null,
            "state": "new",
            "primary": {"side": "swift", "path": "OnlyHere.swift", "startLine": 1, "startColumn": 1, "endLine": 1, \#
      "endColumn": 1, "text": null},
            "counterpart": null
          }
        ],
        "problems": [
          {"severity": "warning", "path": "Broken.swift", "line": 7, "column": 2, "text": null, \#
      "message": "3 syntax errors", "hint": null}
        ]
      }

      """#
    var report = sampleReport()
    var file = infoFinding()
    file.severity = .error
    file.message = "a \"quote\", a \\ and a \u{1B}[0m"
    report.findings = [conditionFinding(), file]
    #expect(Reporter.json.render(report) == expected)
  }

  @Test func isValidJSONWhateverTheText() throws {
    var report = sampleReport()
    report.findings[0].message = String(String.UnicodeScalarView((0..<0x300).compactMap { Unicode.Scalar($0) }))
    let object = try JSONSerialization.jsonObject(with: Data(Reporter.json.render(report).utf8)) as? [String: Any]
    let findings = object?["findings"] as? [[String: Any]]
    #expect(findings?[0]["message"] as? String == report.findings[0].message)
    #expect(findings?.count == 4)
    #expect(findings?[3]["state"] as? String == "suppressed")
  }

  @Test(arguments: [(0.0, "0.0"), (1.0, "1.0"), (0.5, "0.5"), (0.98999, "0.99"), (0.00004, "0.0"), (0.0123, "0.0123")])
  func sharesHaveFourDecimals(share: Double, expected: String) {
    var report = sampleReport()
    report.twins[0].rawSimilarity = share
    #expect(Reporter.json.render(report).contains("{\"raw\": \(expected), "))
  }
}
