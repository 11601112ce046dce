import FindingModel
import ParityKit
import SourceModel
import Testing

/// Directives where people really put them, in both languages, through the whole of the tool.
@Suite struct DirectivePlacementTests {
  /// Stands for a directive; each side has one place above the line at fault, one in it, one at the end of the file.
  private static let swift = """
    import Foundation
    @top@
    final class Counter {
      @member@
      func isFull(limit: Int) -> Bool {
        @above@
        if count > limit { return true } @beside@
        @below@
        return false
      }
    }
    @end@
    """
  private static let kotlin = """
    package counters
    @top@
    class Counter {
      @member@
      fun isFull(limit: Int): Boolean {
        @above@
        if (count >= limit) { return true } @beside@
        @below@
        return false
      }
    }
    @end@
    """

  private static let setup = Result { try Setup.prepare(.none) }

  /// What is said once the places of one side are filled; the others stay empty.
  private func findings(_ side: Side, _ fills: [String: String], lineEnds: String = "\n") throws -> [Finding] {
    func text(_ template: String, _ fills: [String: String]) -> String {
      ["top", "member", "above", "beside", "below", "end"].reduce(template) { text, place in
        text.replacing("@\(place)@", with: fills[place] ?? "")
      }.replacing("\n", with: lineEnds)
    }
    let files = [
      SourceFile(path: "Counter.swift", side: .swift, text: text(Self.swift, side == .swift ? fills : [:])),
      SourceFile(path: "Counter.kt", side: .kotlin, text: text(Self.kotlin, side == .kotlin ? fills : [:])),
    ]
    let report = diff(files, today: "2026-11-21", try Self.setup.get())
    #expect(report.problems == [])
    return report.findings
  }

  private static let rule = "condition-differs - the watch shows one less"

  static let placements: [[String: String]] = [
    ["above": "// parity:disable:next \(rule)"],
    ["above": "//parity:disable:next \(rule)"],
    ["above": "/* parity:disable:next \(rule) */"],
    ["above": "/// parity:disable:next \(rule)"],
    ["above": "/** parity:disable:next \(rule) */"],
    ["above": "/*\n     * parity:disable:next \(rule)\n     */"],
    ["above": "// parity:disable:next \(rule)\n\n    // another comment\n"],
    ["above": "\t// parity:disable:next \(rule)\t"],
    ["beside": "// parity:disable:this \(rule)"],
    ["beside": "/* parity:disable:this \(rule) */"],
    ["above": "// parity:disable \(rule)", "below": "// parity:enable condition-differs"],
    ["above": "// parity:disable \(rule)", "below": "// parity:enable"],
    ["top": "// parity:disable \(rule)"],
    ["top": "// parity:disable-file \(rule)"],
    ["end": "// parity:disable-file \(rule)"],
    ["end": "/* parity:disable-file \(rule) */"],
    ["member": "// parity:platform-only - the phone has no such counter"],
    ["member": "/// Whether it is full.\n  /// parity:platform-only - the phone has no such counter"],
    ["above": "// parity:disable:next condition-differs, literal-differs until 2027-01-01 – follows", "beside": ""],
  ]

  @Test(arguments: placements)
  func silences(_ fills: [String: String]) throws {
    for side in Side.allCases {
      for lineEnds in ["\n", "\r\n"] {
        let found = try findings(side, fills, lineEnds: lineEnds)
        let main = found.filter { $0.rule == "condition-differs" }
        #expect(main.map(\.state) == [.suppressed], "\(side) \(fills)")
        // One of the placements names a rule too many, and hears of it.
        let rest = found.filter { $0.rule != "condition-differs" }.map(\.rule)
        #expect(
          rest == (fills["above"]?.contains("literal-differs") == true ? ["unused-suppression"] : []),
          "\(side) \(fills)")
      }
    }
  }

  static let wordsInText: [[String: String]] = [
    ["above": "log(\"// parity:disable-file \(rule)\")"],
    ["above": "log(\"/* parity:disable:next \(rule) */\")"],
    ["above": "log(\"\"\"\n// parity:disable-file \(rule)\n\"\"\")"],
    ["above": "// see parity:disable:next \(rule)"],
  ]

  @Test(arguments: wordsInText)
  func wordsInStringsAndSentencesSilenceNothing(_ fills: [String: String]) throws {
    for side in Side.allCases {
      let found = try findings(side, fills)
      #expect(found.filter { $0.rule == "condition-differs" }.map(\.state) == [.new], "\(side) \(fills)")
      #expect(!found.contains { $0.rule.hasSuffix("-suppression") }, "\(side) \(fills)")
    }
  }

  /// What stands above the line, and what is said of it.
  @Test(arguments: [
    ("// parity:disable:next condition-differs", "unexplained-suppression", FindingState.suppressed),
    ("// parity:disable:next condition-differs -", "unexplained-suppression", .suppressed),
    ("// parity:disable:next condition-differs until 2026-11-01 - soon", "expired-suppression", .new),
    ("// parity:disable:next literal-differs - the wrong rule", "unused-suppression", .new),
  ])
  func faultsOfDirectivesAreFindings(_ words: String, _ rule: String, _ state: FindingState) throws {
    for side in Side.allCases {
      let found = try findings(side, ["above": words])
      #expect(found.filter { $0.rule == "condition-differs" }.map(\.state) == [state], "\(side) \(words)")
      #expect(found.filter { $0.rule != "condition-differs" }.map(\.rule) == [rule], "\(side) \(words)")
    }
  }

  @Test(arguments: [
    ["member": "@Suppress(\"parity:condition-differs\") // the watch shows one less"],
    ["member": "@Suppress(\"UNUSED\", \"parity:condition-differs\") // the watch shows one less"],
    ["member": "@Suppress(\n    \"parity:condition-differs\",\n  ) // the watch shows one less"],
  ])
  func suppressAnnotations(_ fills: [String: String]) throws {
    for lineEnds in ["\n", "\r\n"] {
      let found = try findings(.kotlin, fills, lineEnds: lineEnds)
      #expect(found.map(\.rule) == ["condition-differs"])
      #expect(found.map(\.state) == [.suppressed])
    }
  }

  @Test func aSuppressAnnotationNeedsAReasonToo() throws {
    let found = try findings(.kotlin, ["member": "@Suppress(\"parity:condition-differs\")"])
    #expect(Set(found.map(\.rule)) == ["condition-differs", "unexplained-suppression"])
  }
}
