import FindingModel
import Foundation
import RuleBook
import Testing

/// `Tests/Rosetta` again: what is the same in both languages is nothing to report, at any level. Hazards may speak, as
/// they tell where the same behaves differently.
@Suite struct EquivalenceTests {
  @Test func equivalentTwinsRaiseNothing() throws {
    let hazards = RuleSet.embeddedDocuments.map(\.path).filter { $0.hasPrefix("hazards/") }
      .map { URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent }
    let twins = try EquivalenceTests.twins()
    for twin in twins {
      let said = try twin.report().findings.filter { !hazards.contains($0.rule) }.map { "\($0.rule): \($0.message)" }
      #expect(said == [], "\(twin.name)")
    }
    #expect(twins.count >= 550)
  }

  private static func twins() throws -> [Twin] {
    let folder = Twin.fixtureFolder.deletingLastPathComponent().appendingPathComponent("Rosetta")
    let list = try String(contentsOf: folder.appendingPathComponent("pending.txt"), encoding: .utf8)
    let pending = Set(list.split(separator: "\n").map(String.init))
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let files = (found?.allObjects ?? []).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
    return try files.sorted { $0.path < $1.path }.compactMap { file in
      let stem = file.deletingPathExtension()
      let name = stem.deletingLastPathComponent().lastPathComponent + "/" + stem.lastPathComponent
      guard !pending.contains(name) else { return nil }
      return Twin(
        name: name, swift: try String(contentsOf: file, encoding: .utf8),
        kotlin: try String(contentsOf: stem.appendingPathExtension("kt"), encoding: .utf8))
    }
  }
}
