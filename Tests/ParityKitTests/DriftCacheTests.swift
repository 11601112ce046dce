import Caching
import FindingModel
import Foundation
import ParityKit
import SourceModel
import Testing

/// Drift with the results of earlier runs: faster, and never another result.
@Suite struct DriftCacheTests {
  private func cache(_ twins: DriftRepositories) throws -> Cache {
    try DriftRepositories.setup.get().cache(in: twins.path + "/cache", build: "test")
  }

  private func packs(_ twins: DriftRepositories) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: twins.path + "/cache").filter { $0.hasSuffix(".pack") }
      .map { twins.path + "/cache/" + $0 }
  }

  @Test func aSecondRunSaysTheSameAndKeepsNothingNew() throws {
    let twins = try DriftRepositories()
    try twins.swift(DriftRepositories.swiftCart(limit: "count >= 10"))
    try twins.commit("ios", "Ten is too many", on: "2026-03-05", by: "Ines")
    let without = try twins.report()
    let cold = try twins.report { $0.cache = try? cache(twins) }
    #expect(try packs(twins).count == 1)
    let warm = try twins.report { $0.cache = try? cache(twins) }
    #expect(try packs(twins).count == 1)
    for report in [cold, warm] {
      #expect(report.lines == without.lines)
      #expect(report.counts == without.counts)
      #expect(report.problems == without.problems)
    }
    #expect(without.lines.count == 1)

    try twins.kotlin(DriftRepositories.kotlinCart(limit: "count >= 10"))
    try twins.commit("android", "Ten is too many", on: "2026-03-06", by: "Karl")
    #expect(try twins.report { $0.cache = try? cache(twins) }.lines == [])
  }

  @Test func aCorruptCacheIsANoteAndACorrectResult() throws {
    let twins = try DriftRepositories()
    try twins.swift(DriftRepositories.swiftCart(limit: "count >= 10"))
    try twins.commit("ios", "Ten is too many", on: "2026-03-05", by: "Ines")
    let cold = try twins.report { $0.cache = try? cache(twins) }
    for pack in try packs(twins) {
      var bytes = Array(FileManager.default.contents(atPath: pack) ?? Data())
      for position in stride(from: 20, to: bytes.count, by: 50) { bytes[position] ^= 0xff }
      try Data(bytes).write(to: URL(fileURLWithPath: pack))
    }
    let report = try twins.report { $0.cache = try? cache(twins) }
    #expect(report.lines == cold.lines)
    #expect(report.isComplete)
    #expect(report.problems.contains { $0.message.contains("cache") })
  }

  @Test func aCacheThatCannotBeWrittenIsANoteAndACorrectResult() throws {
    let twins = try DriftRepositories()
    try twins.swift(DriftRepositories.swiftCart(limit: "count >= 10"))
    try twins.commit("ios", "Ten is too many", on: "2026-03-05", by: "Ines")
    try twins.write("cache", "no folder")
    let report = try twins.report { $0.cache = try? cache(twins) }
    #expect(report.lines.count == 1)
    #expect(report.isComplete)
    #expect(report.problems.map(\.severity) == [.warning])
  }
}
