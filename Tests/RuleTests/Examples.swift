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

  /// `Tests/Fixtures/rules/<rule>/<case>/X.swift` and `X.kt`.
  static let fixtures: [MarkedPair] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/rules")
    func folders(_ url: URL) -> [URL] {
      let found = (try? FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)) ?? []
      return found.sorted { $0.path < $1.path }
    }
    return folders(root).flatMap { rule in
      folders(rule).map { folder in
        func text(_ name: String) -> String? {
          try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        }
        var base: RuleExample.Base?
        if let swift = text("base/X.swift"), let kotlin = text("base/X.kt") {
          base = RuleExample.Base(swift: swift, kotlin: kotlin)
        }
        return MarkedPair(
          rule: rule.lastPathComponent, name: folder.lastPathComponent, swift: text("X.swift"), kotlin: text("X.kt"),
          base: base, isAlone: false)
      }
    }
  }()

  /// Made once: compiling the phrasebook takes longer than comparing two files.
  private static let setup = Result { try Setup.prepare(.none) }

  /// What disagrees between markers and findings.
  func mismatches() throws -> [MarkerMismatch] {
    if let base { return try mismatches(since: base) }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("parity-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (side, text, file) in [("ios", swift, "Example.swift"), ("android", kotlin, "Example.kt")] {
      let place = folder.appendingPathComponent(side)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      if let text { try Data(text.utf8).write(to: place.appendingPathComponent(file)) }
    }
    let setup = try MarkedPair.setup.get()
    let (ios, android) = (folder.appendingPathComponent("ios"), folder.appendingPathComponent("android"))
    let report =
      swift == nil || kotlin == nil
      ? try lonely(ios, android, setup)
      : diff(
        swift: ios.appendingPathComponent("Example.swift").path,
        kotlin: android.appendingPathComponent("Example.kt").path, sizeLimit: 1 << 20, wantsRawSimilarity: false,
        today: "2026-11-21", setup)
    return RuleBook.mismatches(
      between: report.audible.filter { speaks($0.rule) }, swift: swift.map { MarkedText($0) },
      kotlin: kotlin.map { MarkedText($0) })
  }

  private static let hazards = Set(
    RuleSet.embedded().book.rules.filter { $0.path.hasPrefix("hazards/") }.map(\.id))

  /// A hazard is shown beside the other hazards, a divergence beside the other divergences.
  private func speaks(_ other: String) -> Bool {
    if isAlone { return other == rule }
    return MarkedPair.hazards.contains(rule) == MarkedPair.hazards.contains(other)
  }

  private func mismatches(since base: RuleExample.Base) throws -> [MarkerMismatch] {
    func file(_ side: Side, _ text: String?) -> SourceFile {
      SourceFile(path: side == .swift ? "Example.swift" : "Example.kt", side: side, text: text ?? "")
    }
    let report = diff(
      head: [file(.swift, swift), file(.kotlin, kotlin)], base: [file(.swift, base.swift), file(.kotlin, base.kotlin)],
      try MarkedPair.setup.get())
    return RuleBook.mismatches(
      between: report.audible.filter { speaks($0.rule) }, swift: swift.map { MarkedText($0) },
      kotlin: kotlin.map { MarkedText($0) })
  }

  /// A file without twin stands beside one that has one, because a side without any file is a problem of its own.
  private func lonely(_ ios: URL, _ android: URL, _ setup: Setup) throws -> Report {
    try Data("struct Shared {}\n".utf8).write(to: ios.appendingPathComponent("Shared.swift"))
    try Data("class Shared\n".utf8).write(to: android.appendingPathComponent("Shared.kt"))
    return check(AnalysisRequest(swift: SideRequest(root: ios.path), kotlin: SideRequest(root: android.path)), setup)
  }
}

@Suite struct RuleExampleTests {
  @Test("the rule fires where its example says, and nowhere else", arguments: MarkedPair.examples)
  func example(_ pair: MarkedPair) throws {
    #expect(try pair.mismatches() == [])
  }

  @Test func everyRuleHasExamples() {
    #expect(Set(MarkedPair.examples.map(\.rule)).count >= 18)
  }
}

@Suite struct RuleFixtureTests {
  @Test("with every rule on, or every hazard, the findings are those of the markers", arguments: MarkedPair.fixtures)
  func fixture(_ pair: MarkedPair) throws {
    #expect(try pair.mismatches() == [])
  }

  @Test func thereAreFixtures() { #expect(MarkedPair.fixtures.count >= 18) }
}
