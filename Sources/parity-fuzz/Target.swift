internal import Checks
internal import CodeModel
internal import FindingModel
internal import Foundation
internal import Linting
internal import Normalization
internal import ParityKit
internal import Reporting
internal import Reviewing
internal import RuleBook
internal import SourceModel

/// A part of the tool that is given inputs.
enum Target: String, CaseIterable, Sendable {
  case swift
  case kotlin
  case normalization
  case comparison
  case phrases
  case rules
  case configuration
  case baseline
  case report
  case pattern

  /// Gives an input to the part; whatever it says is right, unless it says nothing any more.
  func run(_ input: [UInt8], against other: [UInt8], _ setup: Setup) {
    let text = { String(decoding: input, as: UTF8.self) }
    switch self {
    case .swift: check(lower(SourceFile(path: "A.swift", side: .swift, bytes: input)))
    case .kotlin: check(lower(SourceFile(path: "A.kt", side: .kotlin, bytes: input)))
    case .normalization:
      for file in [
        SourceFile(path: "A.swift", side: .swift, bytes: input), SourceFile(path: "A.kt", side: .kotlin, bytes: other),
      ] {
        if let fault = shapeFault(inNormalFormOf: file, setup) { fail(fault) }
      }
    case .comparison:
      let swift = SourceFile(path: "A.swift", side: .swift, bytes: input)
      let former =
        input.count % 4 == 0 ? SourceFile(path: "A.swift", side: .swift, bytes: input.dropLast(20) + []) : nil
      let kotlin = SourceFile(path: "A.kt", side: .kotlin, bytes: other)
      let report = diff([swift, kotlin], setup)
      _ = Reporter.text.render(report)
      _ = Reporter.json.render(report)
      if let former { _ = diff(head: [swift, kotlin], base: [former], setup) }
    case .phrases:
      var book = RuleSet()
      _ = book.addPhrases(path: "own.yml", text: text())
      _ = Normalizer(book: book, lower: lower)
    case .rules:
      var book = RuleSet()
      _ = book.add([RuleSet.Document(path: "parity/own.yml", text: text(), folder: "rules")])
      var compiler = PatternCompiler(lower: lower)
      _ = HazardRule.compile(book.rules, with: &compiler)
    case .configuration:
      var book = RuleSet()
      _ = Configuration.decoded(path: "conf/.parity.yml", text: text(), book: &book)
    case .baseline: _ = Baseline.decoded(path: "baseline.json", text: text())
    case .report:
      _ = try? SavedReport(input, from: .stranger, rules: [], toolVersion: "0")
      _ = try? SavedReport(input, from: .oneself, rules: [], toolVersion: "0")
    case .pattern:
      guard let pattern = try? PathPattern(text()) else { return }
      _ = pattern.covers(String(decoding: other.prefix(300), as: UTF8.self))
    }
  }

  /// Every node lies inside the file and has the children that its kind promises.
  private func check(_ unit: SourceUnit) {
    if let fault = unit.tree.shapeFault(below: unit.roots) { fail(fault) }
    let size = UInt32(unit.file.bytes.count)
    for root in unit.roots {
      for node in unit.tree.preorder(root) {
        precondition(unit.tree.range(node).upper <= size, "a node lies beyond the end of its file")
      }
    }
    precondition(unit.brokenBytes <= Int(size), "more bytes are broken than there are")
  }

  /// Ends the process as a crash does; a release build would keep the reason to itself.
  private func fail(_ fault: String) -> Never {
    FileHandle.standardError.write(Data((fault + "\n").utf8))
    preconditionFailure(fault)
  }

  /// What the inputs are made of, from the folder of the repository.
  func seeds(in repository: String) -> (own: [[UInt8]], other: [[UInt8]]) {
    let sources = ["Tests/Rosetta", "Tests/NearMisses", "Tests/Fixtures"]
    func files(_ folders: [String], _ ending: String) -> [[UInt8]] {
      folders.flatMap { folder in
        (FileManager.default.enumerator(atPath: repository + "/" + folder)?.allObjects ?? [])
          .compactMap { $0 as? String }.filter { $0.hasSuffix(ending) }.sorted()
          .compactMap { FileManager.default.contents(atPath: "\(repository)/\(folder)/\($0)").map(Array.init) }
      }
    }
    switch self {
    case .swift: return (files(sources, ".swift"), [])
    case .kotlin: return (files(sources, ".kt"), [])
    case .normalization, .comparison: return (files(sources, ".swift"), files(sources, ".kt"))
    case .phrases: return (files(["Rules/phrasebook"], ".yml"), [])
    case .rules: return (files(["Rules/parity", "Rules/hazards", "Rules/changes"], ".yml"), [])
    case .configuration: return (Samples.configurations, [])
    case .baseline: return (Samples.baselines, [])
    case .report: return (Samples.reports, [])
    case .pattern: return (Samples.patterns, Samples.paths)
    }
  }
}
