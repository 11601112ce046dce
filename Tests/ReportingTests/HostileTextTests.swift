import FindingModel
import Foundation
import Reporting
import SourceModel
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Nothing that a source file, a path or a name says may be more than text in any report: no command to a terminal or a
/// build server, no markup, no link, no mention, no line of its own.
@Suite struct HostileTextTests {
  @Test(arguments: hostileTexts, Reporter.allCases)
  func noCharacterHidesOrMovesAnything(_ hostile: HostileText, reporter: Reporter) {
    let output = reporter.render(report(with: hostile.text))
    let bad = output.unicodeScalars.filter { scalar in
      switch scalar.value {
      case 0x0A: false
      // The joiner that this tool itself puts into links.
      case 0x2060 where reporter == .sarif: false
      case 0...0x1F, 0x7F...0x9F, 0x061C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x2069, 0xFEFF, 0xFFFE,
        0xE0000...0xE007F:
        true
      default: false
      }
    }
    #expect(bad.isEmpty, "\(bad.map { String($0.value, radix: 16) })")
  }

  @Test(arguments: hostileTexts, Reporter.allCases.filter { ![.html, .markdown].contains($0) })
  func everyReportKeepsItsLines(_ hostile: HostileText, reporter: Reporter) {
    let output = reporter.render(report(with: hostile.text))
    let harmless = reporter.render(report(with: "x"))
    #expect(output.count { $0 == "\n" } == harmless.count { $0 == "\n" })
  }

  @Test(arguments: hostileTexts, [Reporter.json, .sarif, .gitlab, .rdjson, .jsonl])
  func JSONSaysWhatWasGiven(_ hostile: HostileText, reporter: Reporter) throws {
    let output = reporter.render(report(with: hostile.text))
    let documents = reporter == .jsonl ? output.split(separator: "\n").map(String.init) : [output]
    for document in documents { _ = try JSONSerialization.jsonObject(with: Data(document.utf8)) }
    if reporter == .json || reporter == .jsonl {
      let first = try JSONSerialization.jsonObject(with: Data(documents[0].utf8)) as? [String: Any]
      let finding = reporter == .json ? (first?["findings"] as? [[String: Any]])?.first : first
      #expect(finding?["member"] as? String == hostile.text)
    }
  }

  @Test(arguments: hostileTexts, [Reporter.checkstyle, .junit, .badge])
  func XMLKeepsItsElements(_ hostile: HostileText, reporter: Reporter) throws {
    let outline = try #require(Outline(reporter.render(report(with: hostile.text))))
    let harmless = try #require(Outline(reporter.render(report(with: "x"))))
    #expect(outline.elements == harmless.elements)
  }

  /// A line's start is where build servers look for commands.
  @Test(arguments: hostileTexts, [Reporter.text, .concise, .xcode])
  func noLineBeginsWithACommand(_ hostile: HostileText, reporter: Reporter) {
    var report = report(with: hostile.text)
    for index in report.findings.indices { report.findings[index].primary.path = hostile.text }
    report.scope.swift.root = "."
    report.scope.kotlin.root = "."
    let lines = reporter.render(report).split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.filter { $0.hasPrefix("::") && !$0.hasPrefix("::: kotlin") && !$0.hasPrefix("::: swift") } == [])
    let problem = render(Problem(.error, path: hostile.text, message: hostile.text)).split(separator: "\n")
    #expect(problem.count == 1)
    #expect(problem.allSatisfy { !$0.drop { $0 == " " }.hasPrefix("::") })
  }

  /// GitHub's older commands, Azure's and TeamCity's may stand anywhere; characters that nobody sees do not part them.
  @Test(arguments: hostileTexts, Reporter.allCases)
  func noLineHoldsACommand(_ hostile: HostileText, reporter: Reporter) {
    let problem = Problem(
      .error, path: hostile.text, position: SourcePosition(line: 1, column: 1), message: hostile.text,
      hint: hostile.text)
    let output = reporter.render(report(with: hostile.text)) + render(problem) + displayed(hostile.text)
    let seen = output.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    #expect(String(String.UnicodeScalarView(seen)).matches(of: #/##[a-z]*\[/#).map(\.output) == [])
  }

  @Test(arguments: hostileTexts)
  func annotationsHaveTheirPropertiesAndNoOthers(_ hostile: HostileText) throws {
    let lines = Reporter.github.render(report(with: hostile.text)).split(separator: "\n").map(String.init)
    #expect(lines.count == 4)
    for line in lines {
      let match = try #require(line.wholeMatch(of: #/::(error|warning|notice) ([^:]*)::(.*)/#))
      let keys = match.output.2.split(separator: ",").map { $0.prefix { $0 != "=" } }
      #expect(keys.starts(with: ["title", "file", "line"]))
      #expect(keys.count == (keys.contains("endLine") ? 4 : 5))
      // A percent sign is escaped, so that nothing can be unescaped that was not escaped here.
      #expect(match.output.3.matches(of: #/%(?!25)/#).isEmpty)
    }
  }

  @Test(arguments: hostileTexts, [true, false])
  func markdownOutsideOfCodeIsTheSame(_ hostile: HostileText, isComplete: Bool) throws {
    var (given, other) = (report(with: hostile.text), report(with: "@x"))
    given.isComplete = isComplete
    other.isComplete = isComplete
    given.problems[0].severity = .error
    other.problems[0].severity = .error
    let words = try #require(wordsOutsideOfCode(in: Reporter.markdown.render(given)))
    #expect(words == wordsOutsideOfCode(in: Reporter.markdown.render(other)))
    #expect(words.contains("| • |"))
  }

  /// reviewdog posts each message as a comment.
  @Test(arguments: hostileTexts)
  func commentsOfReviewdogHoldNothingButCode(_ hostile: HostileText) throws {
    let given = try reviewdogMessages(report(with: hostile.text))
    let other = try reviewdogMessages(report(with: "@x"))
    #expect(given.count == other.count)
    for (message, harmless) in zip(given, other) {
      let words = try #require(wordsOutsideOfCode(in: message))
      #expect(words == wordsOutsideOfCode(in: harmless))
      #expect(["•", "• Twin: •"].contains(words))
    }
  }

  private func reviewdogMessages(_ report: Report) throws -> [String] {
    let data = Data(Reporter.rdjson.render(report).utf8)
    let document = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let diagnostics = try #require(document["diagnostics"] as? [[String: Any]])
    return diagnostics.compactMap { $0["message"] as? String }
  }

  @Test(arguments: hostileTexts)
  func pageHoldsNoMarkupButItsOwn(_ hostile: HostileText) throws {
    let page = Reporter.html.render(report(with: hostile.text))
    let harmless = Reporter.html.render(report(with: "x"))
    #expect(page.count { $0 == "<" } == harmless.count { $0 == "<" })
  }

  /// Markdown with a dot for each piece of code; `nil` when such a piece does not end on its line, or when there is
  /// markup in what stands between HTML's tags.
  private func wordsOutsideOfCode(in markdown: String) -> String? {
    var words = String.UnicodeScalarView()
    var rest = Array(markdown.unicodeScalars)[...]
    while let next = rest.first {
      let isElement = rest.starts(with: "<code>".unicodeScalars)
      guard isElement || next == "`" else {
        words.append(rest.removeFirst())
        continue
      }
      let line = rest.prefix { $0 != "\n" }
      if isElement {
        let content = line.dropFirst(6).prefix { $0 != "<" }
        let reference = #/&#\d+;/#.matchingSemantics(.unicodeScalar)
        let text = String(String.UnicodeScalarView(content)).replacing(reference, with: "")
        guard
          text.unicodeScalars.allSatisfy({
            !$0.isASCII || $0 == " " || $0.properties.isAlphabetic || $0.properties.numericType != nil
          })
        else { return nil }
        rest = rest.dropFirst(6 + content.count)
        guard rest.starts(with: "</code>".unicodeScalars) else { return nil }
        rest = rest.dropFirst(7)
      } else {
        let content = line.dropFirst().prefix { $0 != "`" }
        rest = rest.dropFirst(1 + content.count)
        guard rest.first == "`", !content.isEmpty, !content.contains("|") else { return nil }
        rest = rest.dropFirst()
      }
      words.append("•")
    }
    return String(words)
  }
}

/// The names of a document's elements in order, if it is well-formed.
private final class Outline: NSObject, XMLParserDelegate {
  private(set) var elements: [String] = []

  init?(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.append(name + attributes.keys.sorted().joined(separator: ","))
  }
}
