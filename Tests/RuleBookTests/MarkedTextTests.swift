import FindingModel
import RuleBook
import Testing

/// The grammar of markers, on which every fixture rests.
struct MarkedTextTests {
  @Test func caretsRuleAndMessage() {
    let marked = MarkedText("let a = 1\n//~     ^^^ some-rule: a part: of it\nlet b = 2\n")
    #expect(
      marked.expectations == [
        .init(rule: "some-rule", message: "a part: of it", line: 1, columns: 9...11, markerLine: 2)
      ])
    #expect(marked.clean == "let a = 1\nlet b = 2\n")
  }

  @Test func severalUnderOneLineAndNoneWithoutCarets() {
    let marked = MarkedText("a\nb c\n  //~ ^ one\n//~ two\n")
    #expect(marked.expectations.map(\.line) == [2, 2])
    #expect(marked.expectations.map(\.markerLine) == [3, 4])
    #expect(marked.expectations.map(\.columns) == [7...7, nil])
    #expect(marked.expectations.map(\.rule) == ["one", "two"])
  }

  @Test func aLevelStandsBeforeTheRule() {
    let marked = MarkedText("let a = 1\n//~     ^^^ info some-rule: words\n//~ quiet some-rule\n")
    #expect(
      marked.expectations == [
        .init(rule: "some-rule", severity: .info, message: "words", line: 1, columns: 9...11, markerLine: 2),
        .init(rule: "quiet some-rule", message: "", line: 1, markerLine: 3),
      ])
  }

  @Test func peopleSeeTheCaretsAlone() {
    #expect(MarkedText("let a = 1\n//~     ^ some-rule: words\n//~ other\nend").shown == "let a = 1\n        ^\nend")
  }

  @Test func aboveEverythingIsTheFirstLine() {
    #expect(MarkedText("//~ missing-file\nclass A {}\n").expectations.map(\.line) == [1])
  }

  @Test func columnsCountBytes() {
    let marked = MarkedText("val é = 1\n//~   ^ x")
    #expect(marked.expectations.map(\.columns) == [7...7])
  }

  @Test func templates() {
    let template = MessageTemplate("{a} is {b}, {a} {} {not a name} {c")
    #expect(template.placeholders == ["a", "b"])
    #expect(template.filled { "<\($0)>" } == "<a> is <b>, <a> {} {not a name} {c")
    #expect(MessageTemplate("").filled { _ in "x" } == "")
  }
}
