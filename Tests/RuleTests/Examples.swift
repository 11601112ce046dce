import FindingModel
import Foundation
import ParityKit
import RuleBook
import SourceModel
import Testing

/// A pair of marked sources and the rule that they are about.
struct MarkedPair: Sendable, CustomTestStringConvertible {
  let rule: String
  let name: String
  let swift: String?
  let kotlin: String?
  /// Both sources before the change that the pair is about.
  var base: RuleExample.Base?
  /// Only this rule speaks, or all of them.
  let isAlone: Bool

  var testDescription: String { "\(rule): \(name)" }

  /// The examples of every rule that ships, as `parity explain` prints them.
  static let examples: [MarkedPair] = RuleSet.embedded().book.rules.flatMap { rule in
    rule.examples.map {
      MarkedPair(
        rule: rule.id, name: $0.name, swift: $0.swift, kotlin: $0.kotlin, base: $0.base, isAlone: true)
    }
  }

  /// The Swift and the Kotlin file of `Tests/Fixtures/rules/<rule>/<case>/`.
  static let fixtures: [MarkedPair] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/rules")
    func folders(_ url: URL) -> [URL] {
      let found = (try? FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)) ?? []
      return found.sorted { $0.path < $1.path }
    }
    return folders(root).flatMap { rule in
      folders(rule).map { folder in
        // Whatever it is called: the only file of its language.
        func text(_ type: String, in place: URL) -> String? {
          let files = folders(place).filter { $0.pathExtension == type }
          return files.count == 1 ? try? String(contentsOf: files[0], encoding: .utf8) : nil
        }
        var base: RuleExample.Base?
        let before = folder.appendingPathComponent("base")
        if let swift = text("swift", in: before), let kotlin = text("kt", in: before) {
          base = RuleExample.Base(swift: swift, kotlin: kotlin)
        }
        return MarkedPair(
          rule: rule.lastPathComponent, name: folder.lastPathComponent, swift: text("swift", in: folder),
          kotlin: text("kt", in: folder), base: base, isAlone: false)
      }
    }
  }()

  /// Made once: compiling the phrasebook takes longer than comparing two files.
  private static let setup = Result { try Setup.prepare(.none) }

  var expectations: [MarkedText.Expectation] {
    [swift, kotlin].compactMap { $0 }.flatMap { MarkedText($0).expectations }
  }

  /// What disagrees between markers and findings.
  func mismatches() throws -> [MarkerMismatch] {
    let example = RuleExample(name: name, swift: swift, kotlin: kotlin, base: base, line: 1)
    let setup = try MarkedPair.setup.get()
    let report = setup.report(on: example, today: "2026-11-21")
    return RuleBook.mismatches(
      between: report.audible.filter { speaks($0.rule) }, swift: swift.map { MarkedText($0) },
      kotlin: kotlin.map { MarkedText($0) }, level: setup.severity)
  }

  private static let hazards = Set(
    RuleSet.embedded().book.rules.filter { $0.path.hasPrefix("hazards/") }.map(\.id))

  /// A hazard is shown beside the other hazards, a divergence beside the other divergences; beside `none`, everything.
  private func speaks(_ other: String) -> Bool {
    if rule == "none" { return true }
    if isAlone { return other == rule }
    return MarkedPair.hazards.contains(rule) == MarkedPair.hazards.contains(other)
  }
}

@Suite struct RuleExampleTests {
  @Test("the rule fires where its example says, and nowhere else", arguments: MarkedPair.examples)
  func example(_ pair: MarkedPair) throws {
    let mismatches = try pair.mismatches()
    #expect(mismatches == [])
  }

  @Test func everyRuleHasExamples() {
    #expect(Set(MarkedPair.examples.map(\.rule)).count >= 18)
  }

  @Test("what a rule shows first of itself, it says as loudly as its document promises") func rulesSpeakUp() {
    let rules = Dictionary(grouping: MarkedPair.examples, by: \.rule)
    let first = rules.compactMapValues { $0.lazy.flatMap(\.expectations).first }
    #expect(first.count >= 100)
    #expect(first.filter { $0.value.severity != nil }.map(\.key).sorted() == [])
  }
}

@Suite struct RuleFixtureTests {
  @Test("with every rule on, or every hazard, the findings are those of the markers", arguments: MarkedPair.fixtures)
  func fixture(_ pair: MarkedPair) throws {
    let mismatches = try pair.mismatches()
    #expect(mismatches == [])
  }

  @Test("every hazard has two fixtures or more: one in its surroundings, one that only looks like it")
  func everyHazardHasFixtures() {
    let hazards = RuleSet.embedded().book.rules.filter { $0.path.hasPrefix("hazards/") }.map(\.id)
    #expect(hazards.count >= 60)
    let counts = Dictionary(grouping: MarkedPair.fixtures, by: \.rule).mapValues(\.count)
    #expect(hazards.filter { counts[$0, default: 0] < 2 } == [])
  }

  @Test func everyFixtureIsRead() {
    #expect(MarkedPair.fixtures.count >= 18)
    #expect(MarkedPair.fixtures.filter { $0.swift == nil && $0.kotlin == nil }.map(\.testDescription) == [])
  }
}
