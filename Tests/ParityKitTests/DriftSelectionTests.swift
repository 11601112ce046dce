import FindingModel
import Foundation
import ParityKit
import Reporting
import SourceModel
import Testing

/// What is listed, how it is judged, and in which form.
@Suite struct DriftSelectionTests {
  /// Swift changes a condition on 5 March and gets a member on 25 May 2026.
  private func twoDebts() throws -> DriftRepositories {
    let twins = try DriftRepositories()
    try twins.swift(DriftRepositories.swiftCart(limit: "count >= 10"))
    try twins.commit("ios", "Ten is too many", on: "2026-03-05", by: "Ines")
    try twins.swift(DriftRepositories.swiftCart(limit: "count >= 10", extra: "\n  func fee() -> Int { return 3 }\n"))
    try twins.commit("ios", "SHOP-12: Add a fee", on: "2026-05-25", by: "Otto")
    return twins
  }

  @Test func sinceAndAuthorLimitTheList() throws {
    let twins = try twoDebts()
    func authors(_ change: (inout DriftRequest) -> Void) throws -> [String] {
      try twins.report(change).debts.map(\.commit.author)
    }
    #expect(try authors { _ in } == ["Ines", "Otto"])
    #expect(try authors { $0.since = moment(ofDay: "2026-04-01") } == ["Otto"])
    #expect(try authors { $0.since = moment(ofDay: "2020-04-01") } == ["Ines", "Otto"])
    #expect(try authors { $0.author = "INES" } == ["Ines"])
    #expect(try authors { $0.author = "otto@example" } == ["Otto"])
    #expect(try authors { $0.author = "nobody" } == [])
    #expect(try twins.report { $0.since = moment(ofDay: "2026-04-01") }.counts.older == 1)
  }

  @Test func whatIsInGraceIsNoWarning() throws {
    let report = try twoDebts().report()
    #expect(report.grace == 14)
    #expect(report.debts.map(\.age) == [88, 7])
    #expect(report.debts.map(\.isInGrace) == [false, true])
    #expect(report.debts.map(\.severity) == [.warning, .info])
  }

  @Test func portsAreRecognised() throws {
    let twins = try twoDebts()
    let fee = try twins.git("ios", "rev-parse", "HEAD")
    try twins.kotlin("// SHOP\n" + DriftRepositories.kotlinCart())
    try twins.commit("android", "Prepare for SHOP-12", on: "2026-05-26", by: "Karl")
    try twins.kotlin(DriftRepositories.kotlinCart() + "\n")
    try twins.commit("android", "fix(cart): ten is too many (#9)", on: "2026-05-27", by: "Karl")
    let report = try twins.report()
    #expect(report.debts.map { $0.ports.map(\.evidence) } == [[.sameSubject], [.sameTicket]])
    let text = DriftFormat.text.render(report)
    #expect(text.contains("  = brought over in part? 2026-05-26 "))
    #expect(text.contains("(same ticket SHOP-12)"))

    try twins.kotlin(DriftRepositories.kotlinCart())
    try twins.commit("android", "Fees are for the shop\n\nParity-Of: \(fee)", on: "2026-05-28", by: "Karl")
    let answered = try twins.report()
    #expect(answered.debts.map(\.commit.author) == ["Ines"])
    #expect(answered.counts.excused == 1)
  }

  @Test func aSkippedCommitIsExcused() throws {
    let twins = try DriftRepositories()
    try twins.swift(DriftRepositories.swiftCart(limit: "count >= 10"))
    try twins.commit("ios", "Ten is too many\n\nParity-Skip: a rule of the store", on: "2026-03-05", by: "Ines")
    let report = try twins.report()
    #expect(report.lines == [])
    #expect(report.counts.excused == 1)
  }

  @Test func whatADirectiveSilencesIsNotOwed() throws {
    let twins = try DriftRepositories()
    let text = DriftRepositories.swiftCart(limit: "count >= 10")
    try twins.swift(text.replacing("    if", with: "    // parity:disable:next condition-differs - the store\n    if"))
    try twins.commit("ios", "Ten is too many", on: "2026-03-05", by: "Ines")
    let report = try twins.report()
    #expect(report.lines == [])
    #expect(report.counts.suppressed == 1)
  }

  @Test func theTextSaysWhoOwesWhatSinceWhen() throws {
    let twins = try twoDebts()
    let lines = DriftFormat.text.render(try twins.report()).split(separator: "\n").map(String.init)
    let ids = try twins.git("ios", "log", "--format=%h", "-2").split(separator: "\n")
    #expect(
      lines.dropLast() == [
        "Kotlin has not followed Swift: 2 commits",
        "2026-03-05  88 days  \(ids[1])  Ten is too many  Ines",
        "  --> Sources/Cart.swift ~ src/Cart.kt",
        "      5~5  Cart.isFull(): `count >= 10` in Swift is `count > 10` in Kotlin.",
        "2026-05-25  7 days  \(ids[0])  SHOP-12: Add a fee  Otto",
        "  --> Sources/Cart.swift ~ src/Cart.kt",
        "      9~1  Cart.fee(): The function `fee()` has no counterpart in Kotlin.",
      ])
    #expect(
      lines.last?.hasPrefix(
        "2 commits not followed, 1 past the grace of 14 days · the oldest is 88 days old · whole history · swift ios@")
        == true)
    let short = DriftFormat.text.render(try twins.report(), style: ReportStyle(limit: 1))
    #expect(short.contains("… and 1 later commit; --limit 0 shows all"))
    #expect(!short.contains("SHOP-12"))
  }

  @Test func theJSONIsAsDocumented() throws {
    let text = DriftFormat.json.render(try twoDebts().report())
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect(object?["schema"] as? Int == 1)
    #expect(object?["now"] as? String == "2026-06-01")
    #expect(object?["grace"] as? Int == 14)
    let owed = try #require(object?["owed"] as? [[String: Any]])
    #expect(owed.map { $0["owes"] as? String } == ["kotlin", "kotlin"])
    #expect(owed.map { $0["age"] as? Int } == [88, 7])
    #expect((owed[0]["commit"] as? [String: Any])?["date"] as? String == "2026-03-05")
    let differences = try #require(owed[0]["differences"] as? [[String: Any]])
    #expect(differences.map { $0["rule"] as? String } == ["condition-differs"])
    #expect(differences.map { $0["kotlinLine"] as? Int } == [5])
  }

  @Test func hostileWordsStayWords() throws {
    let twins = try DriftRepositories()
    try twins.swift(DriftRepositories.swiftCart(limit: "count >= 10"))
    try twins.commit(
      "ios", "Hi @all <script>alert(1)</script> | `x` \u{1B}[31m", on: "2026-03-05", by: "Ines|`x`")
    let report = try twins.report()
    let markdown = DriftFormat.markdown.render(report)
    #expect(markdown.contains("| 2026-03-05 |"))
    #expect(!markdown.contains("@all"))
    #expect(!markdown.contains("<script"))
    #expect(markdown.contains("<code>Ines&#124;&#96;x&#96;</code>"))
    let html = DriftFormat.html.render(report)
    #expect(html.contains("&lt;script&gt;alert(1)"))
    #expect(!html.contains("<script"))
    for text in [markdown, html, DriftFormat.text.render(report), DriftFormat.json.render(report)] {
      #expect(!text.contains("\u{1B}"))
      #expect(text.contains("alert"))
    }
  }
}
