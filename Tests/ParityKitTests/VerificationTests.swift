import Foundation
import ParityKit
import SourceModel
import Testing

/// `parity normalize --verify`, over every fixture that the repository holds.
@Suite struct VerificationTests {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: ["Rosetta", "NearMisses", "Fixtures"])
  func normalFormsOfFixturesHold(folder: String) throws {
    let path = Self.tests.appendingPathComponent(folder).path
    let found = NormalFormVerification.run([path], sizeLimit: 1 << 20, jobs: 2, try Setup.prepare(.none))
    #expect(found.files >= 80)
    #expect(found.nodes >= 5 * found.files)
    #expect(found.violations.map { "\($0.path ?? ""):\($0.position?.line ?? 0) \($0.message)" } == [])
    #expect(found.problems.filter { $0.severity == .error } == [])
  }
}
