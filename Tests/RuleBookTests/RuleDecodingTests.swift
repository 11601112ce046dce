import FindingModel
import RuleBook
import SourceModel
import Testing

/// Every kind of mistake in a rule document is told with its exact place.
struct RuleDecodingTests {
  private static let good = """
    id: call-differs
    check: call-differs
    severity: warning
    summary: Something else is called.
    message: "`{swift}` in Swift is `{kotlin}` in Kotlin."
    why: |
      Because.
    instead: |
      Port it.
    options:
      # none
    examples:
      - name: fires
        swift: |
          f()
        kotlin: |
          g()
          //~ ^ call-differs
      - name: silent
        swift: f()
        kotlin: f()
    """

  private func problems(replacing part: String, with other: String, path: String = "parity/call-differs.yml")
    -> [String]
  {
    #expect(Self.good.contains(part))
    return problemsOf(path, Self.good.replacing(part, with: other))
  }

  @Test func readsAGoodDocument() throws {
    var book = RuleSet()
    #expect(book.add([.init(path: "parity/call-differs.yml", text: Self.good)]) == [])
    let rule = try #require(book.rule("call-differs"))
    #expect(rule.severity == .warning)
    #expect(rule.why == "Because.")
    #expect(rule.message.placeholders == ["swift", "kotlin"])
    #expect(rule.options == [])
    #expect(rule.examples.map(\.name) == ["fires", "silent"])
    #expect(rule.examples.map(\.line) == [13, 19])
    #expect(rule.examples.map { $0.fires("call-differs") } == [true, false])
  }

  @Test func unknownKey() {
    #expect(
      problems(replacing: "summary: ", with: "sumary: ") == [
        "4:1 unknown key `sumary` | Did you mean `summary`?", "1:1 the document has no `summary` | Add `summary:`.",
      ])
  }

  @Test(arguments: ["why", "instead", "message", "check", "severity", "examples"])
  func missingPillar(key: String) {
    let lines = Self.good.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0.hasPrefix("\(key):") }) else {
      Issue.record("no \(key) in the document")
      return
    }
    let end = lines[(start + 1)...].firstIndex { !$0.hasPrefix(" ") } ?? lines.endIndex
    let text = (lines[..<start] + lines[end...]).joined(separator: "\n")
    #expect(
      problemsOf("parity/call-differs.yml", text)
        == ["1:1 the document has no `\(key)` | Add `\(key):`."])
  }

  @Test func emptyPillar() {
    #expect(problems(replacing: "|\n  Because.", with: "''") == ["6:6 `why` says nothing"])
    #expect(problems(replacing: "|\n  Because.", with: "") == ["6:5 `why` is empty"])
  }

  @Test func unknownCheck() {
    #expect(
      problems(replacing: "check: call-differs", with: "check: calls-differ")
        == ["2:8 `check` cannot be `calls-differ` | Did you mean `call-differs`?"])
  }

  @Test func unknownPlaceholder() {
    #expect(
      problems(replacing: "{kotlin}", with: "{kotlyn}")
        == ["5:10 the check `call-differs` fills no placeholder `{kotlyn}` | Did you mean `kotlin`?"])
  }

  @Test func unknownOption() {
    #expect(
      problems(replacing: "# none", with: "level: [a, b]")
        == ["11:3 unknown option `level` | The check `call-differs` has no options."])
  }

  @Test func unknownSeverity() {
    #expect(
      problems(replacing: "severity: warning", with: "severity: warn")
        == ["3:11 `severity` cannot be `warn` | Known: `info`, `warning`, `error`."])
  }

  @Test func oneFindingIsNoHabit() {
    #expect(
      problems(replacing: "severity: warning", with: "severity: warning\nhabit: 1")
        == ["4:8 one finding is no habit | From two on, one speaks for all."])
  }

  @Test func identifierInAnotherCase() {
    #expect(
      problems(replacing: "id: call-differs", with: "id: Call_differs") == [
        "1:5 `Call_differs` is not kebab-case | Write it like `missing-member`.",
        "1:5 `id` is `Call_differs`, but the file is called `call-differs.yml` | Give both the same name.",
        "13:3 no example shows the rule at work | "
          + "Put a marker such as `//~ ^^^ Call_differs` under the line it speaks of.",
      ])
  }

  @Test func wrongFileName() {
    #expect(
      problemsOf("hazards/other.yml", Self.good)
        == ["1:5 `id` is `call-differs`, but the file is called `other.yml` | Give both the same name."])
  }

  @Test func duplicateRule() {
    var book = RuleSet()
    let found = book.add([
      .init(path: "hazards/call-differs.yml", text: Self.good), .init(path: "parity/call-differs.yml", text: Self.good),
    ])
    #expect(
      described(found) == [
        "1:5 the rule `call-differs` exists already | It is in hazards/call-differs.yml; give this one another name."
      ])
    #expect(found.map(\.path) == ["parity/call-differs.yml"])
    #expect(book.rules.count == 1)
  }

  @Test func examplesMustFireAndBeSilent() {
    #expect(
      problems(replacing: "      //~ ^ call-differs\n", with: "") == [
        "13:3 no example shows the rule at work | "
          + "Put a marker such as `//~ ^^^ call-differs` under the line it speaks of."
      ])
    #expect(
      problems(replacing: "    kotlin: f()", with: "    kotlin: |\n      f()\n      //~ call-differs")
        == ["13:3 no example shows the rule silent | Add one without a marker of `call-differs`."])
  }

  @Test func examplesNeedASource() {
    #expect(
      problems(replacing: "    swift: f()\n    kotlin: f()", with: "    code: f()") == [
        "20:5 unknown key `code` | Known: `name`, `swift`, `kotlin`, `base`.",
        "19:5 the example `silent` has no source | Add `swift:` and `kotlin:`.",
      ])
  }

  @Test func severalMistakesAreAllTold() {
    let text = Self.good.replacing("check: call-differs", with: "check: nothing-like-it")
      .replacing("severity: warning", with: "severity: [warning]").replacing(
        "options:\n  # none", with: "opts: 1")
    let found = problemsOf("parity/call-differs.yml", text)
    #expect(found.count == 3)
    #expect(found.map { String($0.prefix { $0 != " " }) }.sorted() == ["10:1", "2:8", "3:11"])
  }

  @Test func documentInNoKnownPlace() {
    #expect(problemsOf("notes/x.yml", "a: 1").first?.hasPrefix("no place for this document") == true)
    #expect(problemsOf("equivalences/tipes.yml", "a: 1").first?.hasPrefix("no place for this document") == true)
  }
}
