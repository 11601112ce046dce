import Foundation
import ParityKit
import SourceModel
import Testing

/// `parity normalize --verify`, over the fixtures that the repository holds.
@Suite struct VerificationTests {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

  /// Not over `Fixtures/accuracy`, of which twelve twins are read otherwise when they are read again.
  @Test(arguments: [["Rosetta"], ["NearMisses"], ["Fixtures/rules", "Fixtures/projects", "Fixtures/booking"]])
  func normalFormsOfFixturesHold(folders: [String]) throws {
    let paths = folders.map { Self.tests.appendingPathComponent($0).path }
    let found = NormalFormVerification.run(paths, sizeLimit: 1 << 20, jobs: 2, try Setup.prepare(.none))
    #expect(found.files >= 80)
    #expect(found.nodes >= 5 * found.files)
    #expect(found.violations.map { "\($0.path ?? ""):\($0.position?.line ?? 0) \($0.message)" } == [])
    #expect(found.problems.filter { $0.severity == .error } == [])
  }

  /// Found by the fuzzer: readers of a map read two parts of each of its entries.
  @Test(arguments: [
    "val a = mapOf(b)", "val a = mapOf(*b)", "val a = mapOf(b to c, d)", "val a = mapOf(\"b\" to@C(\"d\") E)",
    "val a = mapOf(class B { fun f() { } })", "val a = mutableMapOf(Triple(b, c, d))",
  ])
  func whatIsNoEntryStaysAnArgument(source: String) throws {
    let file = SourceFile(path: "A.kt", side: .kotlin, text: source + "\n")
    #expect(shapeFault(inNormalFormOf: file, try Setup.prepare(.none)) == nil)
  }

  /// Found by the fuzzer: every level copied its exit for each of its conditions, so that each level doubled.
  @Test(arguments: ["a && b", "a, b", "let a, b", "a || b"])
  func exitsInsideExitsDoNotDouble(condition: String) throws {
    let open = String(repeating: "guard \(condition) else {\n", count: 60)
    let close = String(repeating: "return\n}\n", count: 60)
    let file = SourceFile(path: "A.swift", side: .swift, text: "func f() {\n\(open)\(close)}\n")
    let text = normalForm(of: file, try Setup.prepare(.none)).text
    #expect(text.utf8.count > 1_000)
    #expect(text.utf8.count < 500_000)
  }
}
