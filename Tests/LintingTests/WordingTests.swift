import FindingModel
import Linting
import RuleBook
import SourceModel
import Testing

/// Violations become findings in words, at their places, in a stable order.
struct WordingTests {
  private let swift = SourceFile(
    path: "A.swift", side: .swift, text: "class A {\r\n  let é = f(count > limit)\r\n}\r\n")
  private let kotlin = SourceFile(path: "A.kt", side: .kotlin, text: "class A {\n  val b = f(count >= limit)\n}\n")

  private func condition(
    _ identity: [String] = ["A.e"], swift: String = "count > limit", kotlin: String = "count >= limit",
    confidence: Confidence = .high, at start: Int = 24
  ) -> Violation {
    Violation(
      check: "condition-differs", values: ["swift": swift, "kotlin": kotlin], confidence: confidence, member: "A.e",
      primary: Site(side: .swift, path: "A.swift", range: ByteRange(start, start + 13)),
      counterpart: Site(side: .kotlin, path: "A.kt", range: ByteRange(22, 36)), identity: identity)
  }

  private func findings(_ violations: [Violation], _ selection: RuleSelection = RuleSelection()) -> [Finding] {
    word(violations, book: RuleSet.embedded().book, selection: selection, texts: SourceTexts([swift, kotlin]))
  }

  @Test func wordsPlacesAndLines() throws {
    let finding = try #require(findings([condition()]).first)
    #expect(finding.rule == "condition-differs")
    #expect(finding.severity == .warning)
    #expect(finding.message == "`count > limit` in Swift is `count >= limit` in Kotlin.")
    #expect(finding.member == "A.e")
    #expect(finding.state == .new)
    // Columns count bytes: `é` takes two.
    #expect(
      finding.primary
        == Place(
          side: .swift, path: "A.swift", start: SourcePosition(line: 2, column: 14),
          end: SourcePosition(line: 2, column: 27)))
    #expect(
      finding.counterpart
        == Place(
          side: .kotlin, path: "A.kt", start: SourcePosition(line: 2, column: 13),
          end: SourcePosition(line: 2, column: 27)))
    #expect(finding.primaryLine == "  let é = f(count > limit)")
    #expect(finding.counterpartLine == "  val b = f(count >= limit)")
  }

  @Test func listsAreQuotedFromTheirFirstDifferenceOn() throws {
    let days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
    let swift = "[" + days.map { "." + $0.lowercased() }.joined(separator: ", ") + ", .sunday]"
    let kotlin = "listOf(" + days.map { "Day." + $0 }.joined(separator: ", ") + ", Day.Holiday)"
    let finding = try #require(findings([condition(swift: swift, kotlin: kotlin)]).first)
    #expect(finding.message == "`….sunday]` in Swift is `…Day.Holiday)` in Kotlin.")
    // What differs at once is quoted from its beginning.
    let other = try #require(findings([condition(swift: "[.may, " + swift.dropFirst(), kotlin: kotlin)]).first)
    #expect(other.message.hasPrefix("`[.may, .monday"))
  }

  @Test func severities() {
    #expect(findings([condition(confidence: .low)]).map(\.severity) == [.info])
    let louder = RuleSelection(severities: ["condition-differs": .error])
    #expect(findings([condition()], louder).map(\.severity) == [.error])
    #expect(findings([condition(confidence: .low)], louder).map(\.severity) == [.info])
  }

  @Test func sieves() {
    #expect(findings([condition()], RuleSelection(only: ["condition-differs"])).count == 1)
    #expect(findings([condition()], RuleSelection(only: ["literal-differs"])).isEmpty)
    #expect(findings([condition()], RuleSelection(disabled: ["condition-differs"])).isEmpty)
    let excluded = RuleSelection(excludes: { rule, side, path in
      rule == "condition-differs" && side == .kotlin && path == "A.kt"
    })
    #expect(findings([condition()], excluded).isEmpty)
    let elsewhere = RuleSelection(excludes: { _, side, path in side == .swift && path == "A.kt" })
    #expect(findings([condition()], elsewhere).count == 1)
  }

  @Test func unknownRulesAreNamed() {
    let selection = RuleSelection(only: ["condition-difers"], disabled: ["zzz"], severities: ["missing-type": .info])
    let problems = selection.unknownRules(in: RuleSet.embedded().book)
    #expect(problems.map(\.message) == ["unknown rule `condition-difers`", "unknown rule `zzz`"])
    #expect(problems.map(\.hint) == ["Did you mean `condition-differs`?", "`parity rules` lists them."])
  }

  @Test func unknownChecksSayNothing() {
    var violation = condition()
    violation.check = "none"
    #expect(findings([violation]).isEmpty)
  }

  @Test func orderDoesNotDependOnTheInput() {
    let violations = [condition(["b"], at: 24), condition(["a"], at: 10), condition(["a"], at: 24), condition(["a"])]
    let forward = findings(violations)
    #expect(forward == findings(violations.reversed()))
    #expect(forward.first?.primary.start == SourcePosition(line: 1, column: 11))
    // Copies of one violation share a fingerprint; a baseline counts them.
    #expect(Set(forward.map(\.fingerprint)).count == 2)
  }

  @Test func fingerprintsDependOnIdentityAlone() {
    let first = findings([condition(["A.e", "x"])])[0].fingerprint
    #expect(findings([condition(["A.e", "x"], swift: "other", at: 3)])[0].fingerprint == first)
    #expect(findings([condition(["A.ex"])])[0].fingerprint != first)
    #expect(first.count == 16)
    #expect(first.allSatisfy { $0.isHexDigit })
  }

  @Test func fingerprintIsTheFNV1aHash() {
    // 64-bit FNV-1a over "condition-differs", 0xff, "a", 0xff, computed apart from this code.
    #expect(findings([condition(["a"])])[0].fingerprint == "fa2917822da378f3")
  }

  @Test func longCodeIsShortenedWhereItDiffers() {
    let shared = String(repeating: "isReady && ", count: 12)
    let message = findings([condition(swift: shared + "a", kotlin: shared + "b\n   && c")])[0].message
    #expect(message == "`…&& isReady && a` in Swift is `…&& isReady && b && c` in Kotlin.")
    let apart = findings([condition(swift: "x " + shared, kotlin: "y")])[0].message
    #expect(apart == "`x isReady && isReady && isReady && isReady && isReady && is…` in Swift is `y` in Kotlin.")
  }

  @Test func aPlaceWithoutTextIsTheStartOfItsFile() {
    let finding = word([condition()], book: RuleSet.embedded().book, texts: SourceTexts([]))[0]
    #expect(finding.primary.start == SourcePosition(line: 1, column: 1))
    #expect(finding.primaryLine == nil)
  }

  @Test(arguments: [(4_096, true), (4_097, false)])
  func linesThatAMachineHasWrittenAreNotQuoted(length: Int, isQuoted: Bool) {
    let line = String(repeating: "x", count: length)
    let long = SourceFile(path: "A.swift", side: .swift, text: line + "\n")
    let finding = word(
      [condition(at: 4_000)], book: RuleSet.embedded().book, texts: SourceTexts([long, kotlin]))[0]
    #expect(finding.primary.start == SourcePosition(line: 1, column: 4_001))
    #expect(finding.primaryLine == (isQuoted ? line : nil))
    #expect(finding.counterpartLine != nil)
  }

  @Test func rangesBeyondTheTextDoNotHarm() {
    var violation = condition()
    violation.primary.range = ByteRange(500, 900)
    #expect(findings([violation])[0].primary.start == SourcePosition(line: 4, column: 1))
  }
}
