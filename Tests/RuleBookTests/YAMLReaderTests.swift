import FindingModel
import RuleBook
import SourceModel
import Testing

/// Each mistake in a document is reported at its place, in words that say what to do.
struct YAMLReaderTests {
  /// `line:column message | hint`
  private func problems(_ text: String, _ read: (inout YAMLReader, YAMLNode) -> Void) -> [String] {
    var yaml = YAMLReader(path: "x.yml", text: text)
    if let root = yaml.root() { read(&yaml, root) }
    return yaml.problems.map { problem in
      let place = problem.position.map { "\($0.line):\($0.column) " } ?? ""
      return place + problem.message + (problem.hint.map { " | \($0)" } ?? "")
    }
  }

  private func readRule(_ yaml: inout YAMLReader, _ root: YAMLNode) {
    guard let fields = yaml.mapping(root, required: ["id"], optional: ["severity", "limit", "strict", "names"]) else {
      return
    }
    _ = yaml.string(fields["id"])
    _ = yaml.choice(fields["severity"], of: Severity.self)
    _ = yaml.integer(fields["limit"])
    _ = yaml.boolean(fields["strict"])
    _ = yaml.strings(fields["names"])
  }

  @Test func readsEveryType() {
    var yaml = YAMLReader(
      path: "x.yml", text: "id: 'a b'\nseverity: info\nlimit: 12\nstrict: true\nnames: [x, \"null\"]\n")
    let fields = yaml.root().flatMap {
      yaml.mapping($0, required: ["id"], optional: ["severity", "limit", "strict", "names", "absent"])
    }
    #expect(yaml.string(fields?["id"]) == "a b")
    #expect(yaml.choice(fields?["severity"], of: Severity.self) == .info)
    #expect(yaml.integer(fields?["limit"]) == 12)
    #expect(yaml.boolean(fields?["strict"]) == true)
    #expect(yaml.strings(fields?["names"]) == ["x", "null"])
    #expect(yaml.string(fields?["absent"]) == nil)
    #expect(yaml.problems.isEmpty)
  }

  @Test func unknownKey() {
    #expect(problems("id: a\nseverty: info\n", readRule) == ["2:1 unknown key `severty` | Did you mean `severity`?"])
    #expect(
      problems("id: a\nzzz: 1\n", readRule)
        == ["2:1 unknown key `zzz` | Known: `id`, `severity`, `limit`, `strict`, `names`."])
  }

  @Test func missingKey() {
    #expect(problems("limit: 3\n", readRule) == ["1:1 the document has no `id` | Add `id:`."])
  }

  @Test func wrongTypes() {
    let text = """
      id: [a]
      severity: {a: b}
      limit: "3"
      strict: yes
      names:
        - x
        - [y]
      """
    #expect(
      problems(text, readRule) == [
        "1:5 `id` must be text, not a list",
        "2:11 `severity` must be text, not a mapping",
        "3:8 `limit` must be a whole number, not `3`",
        "4:9 `strict` must be `true` or `false`, not `yes`",
        "7:5 an item of `names` must be text, not a list",
      ])
    #expect(problems("- a\n", readRule) == ["1:1 the document must be a mapping, not a list"])
  }

  @Test func unknownValueOfAnEnumeration() {
    #expect(
      problems("id: a\nseverity: eror\n", readRule) == ["2:11 `severity` cannot be `eror` | Did you mean `error`?"])
    #expect(
      problems("id: a\nseverity: loud\n", readRule)
        == ["2:11 `severity` cannot be `loud` | Known: `info`, `warning`, `error`."])
  }

  @Test func emptyValues() {
    #expect(
      problems("id: null\n", readRule)
        == ["1:5 `id` is empty | Write \"null\" with quotes if the word itself is meant."])
    #expect(problems("id: a\nnames:\n", readRule) == [])
  }

  @Test func duplicateKeysDoNotHideOtherMistakes() {
    let text = "id: a\nlimit: 1\nnested: x\n\"limit\": 2\nid: b\n"
    #expect(
      problems(text, readRule).sorted() == [
        "3:1 unknown key `nested` | Known: `id`, `severity`, `limit`, `strict`, `names`.",
        "4:1 `limit` is given twice | The first one is on line 2.",
        "5:1 `id` is given twice | The first one is on line 1.",
      ])
  }

  @Test func duplicateKeyInFlowStyle() {
    #expect(problems("{id: a, id: b}\n", readRule) == ["1:2 `id` is given twice"])
  }

  @Test(arguments: ["", "# only a comment\n", "~\n", "---\n"])
  func emptyDocument(text: String) {
    #expect(problems(text, readRule) == ["1:1 the document is empty"])
  }

  @Test(arguments: [
    ("id: a\n\tlimit: 2\n", "2:1", "Indent with spaces; YAML allows no tabs."),
    ("id:\n\t- limit\n", "2:1", "Indent with spaces; YAML allows no tabs."),
    ("id: a: b\n", "1:6", "Put quotes around text that contains `: `, or correct the indentation."),
    ("id: @a\n", "1:5", "Put quotes around text that starts with `@`, `%` or a back-tick."),
    ("id: \"\\d\"\n", "1:6", "Use single quotes; a backslash means nothing special in them."),
    ("limit: 1\nid: 'b\n\n", "4:1", "The quote opened on line 2 is not closed."),
    ("limit: 1\nid: {a\n", "3:1", "The bracket opened on line 2 is not closed."),
    ("id: a\n- b\n", "2:1", "Correct the indentation."),
  ])
  func syntaxErrors(text: String, place: String, hint: String) {
    let found = problems(text, readRule)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("\(place) not valid YAML: ") == true)
    #expect(found.first?.hasSuffix(" | \(hint)") == true)
  }

  @Test func otherDocumentsAndUndefinedAliases() {
    #expect(problems("id: *nowhere\n", readRule) == ["1:5 not valid YAML: found undefined alias"])
    #expect(
      problems("id: a\n---\nid: b\n", readRule) == ["2:1 not valid YAML: but found another document"])
  }

  @Test func columnsCountBytesAndTheLineIsQuoted() {
    var yaml = YAMLReader(path: "x.yml", text: "{é: 1, b: 2}\r\nx")
    _ = yaml.root()
    var good = YAMLReader(path: "x.yml", text: "{é: 1, zwei: 2}\r\n")
    _ = good.mapping(good.root(), optional: ["é"])
    #expect(good.problems.map(\.position) == [SourcePosition(line: 1, column: 9)])
    #expect(good.problems.map(\.line) == ["{é: 1, zwei: 2}"])
    #expect(yaml.problems.count == 1)
  }

  @Test func aliasesAreExpandedUpToALimit() {
    var yaml = YAMLReader(path: "x.yml", text: "id: &a hello\nnames: [*a, *a]\n")
    let fields = yaml.mapping(yaml.root(), optional: ["id", "names"])
    #expect(yaml.strings(fields?["names"]) == ["hello", "hello"])

    var bomb = "a0: &a0 [x]\n"
    for level in 1...30 { bomb += "a\(level): &a\(level) [*a\(level - 1), *a\(level - 1)]\n" }
    #expect(
      problems(bomb, readRule) == ["12:12 the document uses more than 20 aliases | Write the values out."])
  }

  @Test func deepNestingIsAProblem() {
    let text = "id: " + String(repeating: "[", count: 20_000)
    #expect(problems(text, readRule).first?.contains("nested too deep") == true)
  }

  @Test(arguments: [
    ("warnign", "warning"), ("eror", "error"), ("Info", "info"), ("loud", nil), ("", nil), ("inof", "info"),
  ])
  func suggestions(word: String, expected: String?) {
    #expect(Spelling.suggestion(for: word, among: ["error", "warning", "info"]) == expected)
  }
}
