import CodeModel
import FindingModel
import Linting
import RuleBook
import SourceModel
import Testing

/// Directives in comments: what they govern, what they silence, and how mistakes in them are told.
struct DirectiveTests {
  /// A unit whose comments are the `//` and one-line `/* */` of its text, and whose declarations are its `func` lines.
  private func unit(_ text: String) -> SourceUnit {
    let file = SourceFile(path: "A.swift", side: .swift, text: text)
    var unit = SourceUnit(file: file)
    var offset = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let bytes = Array(line.utf8)
      for start in bytes.indices.dropLast() where bytes[start] == UInt8(ascii: "/") {
        guard [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(bytes[start + 1]) else { continue }
        unit.comments.append(ByteRange(offset + start, offset + bytes.count))
        break
      }
      if line.hasPrefix("func") {
        let range = ByteRange(offset, offset + bytes.count)
        unit.declarations.append(Declaration(kind: .function, name: "f", range: range, nameRange: range))
      }
      offset += bytes.count + 1
    }
    return unit
  }

  private let book = RuleSet.embedded().book

  private func read(_ text: String) -> [Directive] {
    let (found, problems) = directives(in: unit(text), book: book)
    #expect(problems == [])
    return found
  }

  private func problems(_ text: String) -> [String] {
    directives(in: unit(text), book: book).problems.map { problem in
      "\(problem.severity) \(problem.position?.line ?? 0):\(problem.position?.column ?? 0) \(problem.message)"
        + (problem.hint.map { " | \($0)" } ?? "")
    }
  }

  /// Lines that the first directive silences for a rule.
  private func silenced(_ text: String, _ rule: String = "missing-type") -> [Int] {
    let found = read(text)
    let count = text.split(separator: "\n", omittingEmptySubsequences: false).count
    return (1...count).filter { line in
      found.contains { $0.silences(rule, at: SourcePosition(line: line, column: 3)) }
    }
  }

  @Test func next() {
    #expect(silenced("a    \n// parity:disable:next missing-type - why\nb    \nc    ") == [3])
  }

  @Test func nextPassesBlankLinesCommentsAndAttributes() {
    let text = "// parity:disable:next missing-type - why\n\n// more words\n@objc   \nfunc f() {}\nc    "
    #expect(silenced(text).contains(5))
    #expect(!silenced(text).contains(6))
    #expect(!silenced(text).contains(1))
  }

  @Test func nextPassesAttributesWithArguments() {
    let text = "// parity:disable:next missing-type - why\n@available(iOS 13, *) @objc\nfunc f() {}\nfunc g() {}"
    #expect(silenced(text).last == 3)
    #expect(silenced("// parity:disable:next missing-type - why\n@objc func f() {}\nfunc g() {}") == [2])
  }

  @Test func nextAtTheEndGovernsNothing() {
    #expect(silenced("a    \n// parity:disable:next missing-type - why") == [])
  }

  @Test func this() {
    #expect(silenced("a    \nb // parity:disable:this missing-type - why\nc    ") == [2])
  }

  @Test func ranges() {
    let text = """
      a   1
      // parity:disable missing-type, missing-member - why
      b   3
      // parity:enable missing-type
      c   5
      // parity:enable
      d   7
      """
    #expect(silenced(text) == [2, 3, 4])
    #expect(silenced(text, "missing-member") == [2, 3, 4, 5, 6])
    #expect(silenced("a   1\n// parity:disable missing-type - why\nb   3\nc   4") == [2, 3, 4])
  }

  @Test func file() {
    #expect(silenced("a    \n/* parity:disable-file missing-type - why */\nc    ") == [1, 2, 3])
    #expect(silenced("a    \n/* parity:disable-file missing-type - why */\nc    ", "missing-member") == [])
  }

  @Test func platformOnly() {
    let text = "import X\n// parity:platform-only - no widgets there\nfunc f() {}\nfunc g() {}"
    #expect(silenced(text, "anything") == [3])
    #expect(silenced("// Copyright\n// parity:platform-only - all of it\nimport X\nfunc f() {}") == [1, 2, 3, 4])
    #expect(silenced("a(\n// parity:platform-only - why\nb   ,\nc   )\nfunc g() {}", "anything") == [3])
    #expect(read(text).map(\.action) == [.platformOnly])
    #expect(read(text).map(\.reason) == ["no widgets there"])
  }

  @Test func twin() {
    let found = read(
      "// parity:twin core/src/My Logger.kt\nimport X\nfunc f() {}\n// parity:twin Other.member\nfunc g() {}")
    #expect(found.map(\.action) == [.twin("core/src/My Logger.kt"), .twin("Other.member")])
    #expect(found.map(\.scope.lower) == [0, 86])
  }

  @Test func wordsThatAreNoDirectives() {
    #expect(read("// about parity: disable it\n// see parity:disable\n// Parity:disable") == [])
  }

  @Test func mistakes() {
    #expect(
      problems("// parity:disable:nxt missing-type - why")
        == ["error 1:4 unknown directive `parity:disable:nxt` | Did you mean `parity:disable:next`?"])
    #expect(
      problems("a // parity:disable:this missing-tipe - why")
        == ["error 1:6 unknown rule `missing-tipe` | Did you mean `missing-type`?"])
    #expect(
      problems("// parity:disable:next - why")
        == ["error 1:4 `parity:disable:next` names no rule | Write the rule's id, as findings show it."])
    #expect(
      problems("// parity:disable-file missing-type until May - why")
        == ["error 1:4 `until` is followed by no day | Write it like `until 2027-03-31`."])
    #expect(
      problems("// parity:twin")
        == ["error 1:4 `parity:twin` names no counterpart | Write the path of its file."])
    #expect(
      problems("// parity:twin Other.member\nimport X\nfunc f() {}")
        == [
          "error 1:4 `parity:twin Other.member` stands before no declaration | "
            + "Write it right above the declaration that has this counterpart."
        ])
    #expect(
      problems("// parity:twin Other.swift\nfunc f() {}")
        == ["error 1:4 `parity:twin` names a file of its own side | The counterpart is a Kotlin file."])
  }

  // MARK: What is wrong with directives themselves

  @Test func reasonsAreRequired() {
    let found = read(
      "// parity:disable-file missing-type\n// parity:disable:next missing-type - why\n// parity:twin A.kt")
    let wrong = violations(of: found, today: "2026-11-21")
    #expect(wrong.map(\.check) == ["unexplained-directive"])
    #expect(wrong.map(\.primary.range) == [ByteRange(3, 35)])
  }

  @Test func whatHasExpiredSilencesNothing() {
    let found = read("b   // parity:disable:this missing-type until 2027-01-31 - being ported")
    #expect(found.map(\.until) == ["2027-01-31"])
    #expect(found.map(\.reason) == ["being ported"])
    let findings = [finding("missing-type", line: 1)]
    #expect(suppress(findings, directives: found, today: "2027-01-30").findings.map(\.state) == [.suppressed])
    #expect(violations(of: found, today: "2027-01-30").isEmpty)
    let late = suppress(findings, directives: found, today: "2027-01-31")
    #expect(late.findings.map(\.state) == [.new])
    #expect(late.unused == [], "an expired one is told as such, once")
    #expect(violations(of: found, today: "2027-01-31").map(\.check) == ["expired-directive"])
  }

  @Test func onlyTheIdleRulesOfADirectiveAreUnused() {
    let found = read("b   // parity:disable:this missing-type, missing-member - why")
    let result = suppress([finding("missing-type", line: 1)], directives: found)
    #expect(result.unused.map(\.rules) == [["missing-member"]])
  }

  // MARK: Suppression

  private func finding(_ rule: String, line: Int, counterpart: Int? = nil) -> Finding {
    func place(_ side: Side, _ line: Int) -> Place {
      let start = SourcePosition(line: line, column: 3)
      return Place(side: side, path: side == .swift ? "A.swift" : "A.kt", start: start, end: start)
    }
    return Finding(
      rule: rule, severity: .warning, message: "", fingerprint: "", member: nil,
      primary: counterpart == nil ? place(.swift, line) : place(.kotlin, line),
      counterpart: counterpart.map { place(.swift, $0) })
  }

  @Test func silencesExactlyWhatItNames() {
    let found = read("a    \n// parity:disable:next missing-type - why\nb    \nc    ")
    let findings = [
      finding("missing-type", line: 1), finding("missing-type", line: 3), finding("missing-member", line: 3),
      finding("missing-type", line: 4), finding("missing-type", line: 3, counterpart: 1),
    ]
    let result = suppress(findings, directives: found)
    #expect(result.findings.map(\.state) == [.new, .suppressed, .new, .new, .new])
    #expect(result.unused == [])
  }

  @Test func eitherSideSilencesThePair() {
    let found = read("a    \n// parity:disable:next missing-type - why\nb    ")
    let result = suppress([finding("missing-type", line: 90, counterpart: 3)], directives: found)
    #expect(result.findings.map(\.state) == [.suppressed])
  }

  @Test func unusedDirectivesAreGivenBack() {
    let found = read("// parity:disable:this missing-type - why\n// parity:twin B.kt\n")
    let result = suppress([finding("missing-member", line: 1)], directives: found)
    #expect(result.unused.map(\.directive.action) == [.disable(["missing-type"])])
  }
}
