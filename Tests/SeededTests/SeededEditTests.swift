import Foundation
import ParityKit
import Seeding
import SourceModel
import Testing

/// Changes made on purpose in twins, and what the tool says of them. The thresholds are those of the research on real
/// twins; `parity selftest` measures the same on a team's own.
struct SeededEditTests {
  @Test func seededEditsAreReportedOnceAndNeutralOnesNever() throws {
    let setup = try Setup.prepare(.none)
    let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/booking")
    let twins = SeededTwin.named(
      swift: fixtures.appendingPathComponent("ios").path, kotlin: fixtures.appendingPathComponent("android").path, setup
    )
    #expect(twins.count > 10)
    let trial = SeedTrial(twins, every: 5, jobs: 4)
    let total = trial.total
    let surprises = trial.surprises.map(\.sentence).joined(separator: "\n")
    #expect(total.seeds >= 100)
    #expect(total.ported >= 50)
    #expect(total.recall >= 0.92, "\(total.line)\n\(surprises)")
    // One finding for an edit, and none once both sides have it.
    #expect(total.findingsPerEdit <= 1.0, "\(total.line)\n\(surprises)")
    #expect(total.quietShare >= 0.98, "\(total.line)\n\(surprises)")
    #expect(trial.neutral >= 40)
    #expect(trial.noise <= 0.01, "\(trial.noisy) of \(trial.neutral)\n\(surprises)")
  }
  /// `if let word` is read and bound in one: `if let self.word` is no Swift.
  @Test func whatIsBoundUnderItsOwnNameTakesNoReceiver() throws {
    let swift = """
      final class Note {
        private let word: String?
        private let rest: String
        func text() -> String {
          if let word { return word }
          guard let word else { return rest }
          return word
        }
      }
      """
    let kotlin = "class Note(private val word: String?, private val rest: String) { fun text() = word ?: rest }"
    let twin = SeededTwin(
      name: "Note", swift: SourceFile(path: "Note.swift", side: .swift, bytes: Array(swift.utf8)),
      kotlin: SourceFile(path: "Note.kt", side: .kotlin, bytes: Array(kotlin.utf8)), try Setup.prepare(.none))
    let texts = NeutralSeeding(twin).seeds.filter { $0.kind == .explicitReceiver && $0.side == .swift }
      .flatMap(\.edits).map(\.text)
    #expect(texts == ["self.rest"])
  }
}
