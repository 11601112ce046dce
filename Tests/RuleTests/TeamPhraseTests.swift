import FindingModel
import Foundation
import ParityKit
import Testing

/// A team's own phrases, named by its configuration, make its own helpers equal.
@Suite struct TeamPhraseTests {
  private static let swift = """
    final class CourtService {
        func courts(city: String) -> Promise<[Court]> {
            return client.get(path: "/courts", city: city).then { Decoder().decode($0) }
        }
    }
    """
  private static let kotlin = """
    class CourtService {
        fun courts(city: String): Promise<List<Court>> {
            return client.get(path = "/courts", city = city).then(Decoder(Court::class.java)::decodeList)
        }
    }
    """
  private static let phrases = """
    - id: decoded-answer
      swift: "$p.then({ Decoder().decode($0) })"
      kotlin: "$p.then(Decoder($T::class.java)::decodeList)"
    """

  @Test(arguments: [true, false])
  func phrasesOfTheConfiguration(hasPhrases: Bool) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("parity-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ text: String, _ path: String) throws {
      let url = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    try write(Self.swift, "ios/CourtService.swift")
    try write(Self.kotlin, "android/CourtService.kt")
    try write(Self.phrases, "phrases.yml")
    try write("version: 1\n" + (hasPhrases ? "phrases: [phrases.yml]\n" : ""), ".parity.yml")
    let setup = try Setup.prepare(.file(folder.appendingPathComponent(".parity.yml").path))
    let request = AnalysisRequest(
      swift: SideRequest(root: folder.appendingPathComponent("ios").path),
      kotlin: SideRequest(root: folder.appendingPathComponent("android").path))
    let report = check(request, setup)
    #expect(report.twins.count == 1)
    #expect(report.findings.isEmpty == hasPhrases)
  }
}
