import FindingModel
import Foundation
import RuleBook
import SourceModel
import Testing

/// What the binary carries is what stands in `Rules/`, and it is without fault.
struct EmbeddedRulesTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Rules").resolvingSymlinksInPath()

  /// Documents below `Rules/`, by relative path.
  private static func documents() throws -> [String: String] {
    var texts: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".yml") {
      texts[path] = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }
    return texts
  }

  @Test func everyDocumentIsEmbeddedAsItStands() throws {
    let documents = try Self.documents()
    #expect(documents.count >= 18)
    let stale = "run Rules/embed.sh"
    #expect(RuleSet.embeddedDocuments.map(\.path) == documents.keys.sorted(), "\(stale)")
    let outdated = RuleSet.embeddedDocuments.filter { $0.text + "\n" != documents[$0.path] }
    #expect(outdated.map(\.path) == [], "\(stale)")
  }

  @Test func leavingExamplesLeavesNothingElse() throws {
    let (whole, quick) = (RuleSet.embedded().book, RuleSet.embedded(leavesExamples: true))
    #expect(quick.problems.isEmpty)
    #expect(quick.book.rules.map(\.id) == whole.rules.map(\.id))
    #expect(quick.book.phrases == whole.phrases)
    #expect(quick.book.hazards == whole.hazards)
    for (rule, other) in zip(quick.book.rules, whole.rules) {
      #expect(rule.examples == other.examples)
      #expect(!rule.examples.isEmpty)
      #expect(rule.message == other.message)
      #expect(rule.options == other.options)
      #expect(rule.operations == other.operations)
      #expect(
        [rule.check, rule.family, rule.summary, rule.why, rule.instead, rule.path]
          == [other.check, other.family, other.summary, other.why, other.instead, other.path])
      #expect(rule.severity == other.severity)
    }
  }

  @Test func whatWasReadBeforeMakesTheSameBook() {
    let roots = RuleSet.embeddedRoots()
    #expect(roots.keys.sorted() == RuleSet.embeddedDocuments.map(\.path))
    let (book, problems) = RuleSet.embedded(leavesExamples: true, roots: roots)
    #expect(problems.isEmpty)
    #expect(book.rules == RuleSet.embedded(leavesExamples: true).book.rules)
    #expect(book.phrases == RuleSet.embedded().book.phrases)
  }

  @Test func aDocumentIsCutOnlyWhereNothingFollows() {
    #expect(textBeforeExamples("id: a\nexamples:\n  - name: b\n\n    swift: c") == "id: a\n")
    #expect(textBeforeExamples("id: a\nexamples:\n  - name: b\nwhy: c") == nil)
    #expect(textBeforeExamples("id: a\nexamples: []\n") == nil)
    #expect(textBeforeExamples("id: a\nwhy: |\n  examples:\n  b") == nil)
  }

  @Test func theBookIsWithoutFault() {
    let (book, problems) = RuleSet.embedded()
    #expect(problems.map { "\($0.path ?? ""):" + (described([$0]).first ?? "") } == [])
    #expect(book.rules.count >= 18)
    #expect(book.rules.map(\.id) == book.rules.map(\.id).sorted())
  }

  @Test func everyCheckHasARule() {
    let asked = Set(RuleSet.embedded().book.rules.map(\.check))
    #expect(CheckCatalogue.builtIn.names.filter { !asked.contains($0) } == [])
  }

  @Test func theIndexNamesEveryRuleAsItIs() throws {
    let readme = try String(contentsOf: Self.folder.appending(path: "README.md"), encoding: .utf8)
    let rows = readme.split(separator: "\n").filter { $0.hasPrefix("| [`") }.map(String.init)
    let rules = RuleSet.embedded().book.rules
    // By family, then by severity: the tables' order is the script's.
    let expected = rules.map {
      "| [`\($0.id)`](\($0.path)) | \($0.severity.rawValue) | \(Self.means(of: $0)) | \($0.summary) |"
    }
    #expect(rows.sorted() == expected.sorted())
  }

  /// How far the texts themselves are enough to find it.
  private static func means(of rule: Rule) -> String {
    if rule.path.hasPrefix("changes/") { return "history" }
    if !rule.option("sure-in").isEmpty { return "names" }
    return rule.family == "value-semantics" || !rule.operations.given.isEmpty ? "types" : "shapes"
  }

  @Test func markersSpeakOfRulesThatExistAndStandUnderCode() {
    let book = RuleSet.embedded().book
    var markers = 0
    for rule in book.rules {
      for example in rule.examples {
        for marked in [example.marked.swift, example.marked.kotlin].compactMap({ $0 }) {
          let lines = marked.text.split(separator: "\n", omittingEmptySubsequences: false)
          for expectation in marked.expectations {
            markers += 1
            #expect(book.rule(expectation.rule) != nil, "\(rule.path): \(example.name)")
            guard let columns = expectation.columns else { continue }
            let code = Array(lines[expectation.line - 1].utf8)
            let isInside = columns.upperBound <= code.count && code[columns.lowerBound - 1] != UInt8(ascii: " ")
            #expect(isInside, "\(rule.path): \(example.name)")
          }
        }
      }
    }
    #expect(markers >= book.rules.count)
  }
}
