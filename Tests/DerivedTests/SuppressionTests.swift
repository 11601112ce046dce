import FindingModel
import SourceModel
import Testing

@Suite struct SuppressionTests {
  @Test func aDirectiveSilencesTheFindingBelowItAndNoOther() throws {
    var (count, spared) = (0, 0)
    for twin in Twin.all + [MovableTwin.wallet.twin(swift: 0, kotlin: 0)] {
      let before = try twin.report()
      // A directive cannot silence what is said about directives, and makes more of it.
      if before.findings.contains(where: { $0.rule.hasSuffix("-suppression") || $0.state == .suppressed }) { continue }
      for finding in before.findings {
        let place = finding.primary
        let directive = "// parity:disable:next \(finding.rule) - because the test says so"
        let after = try twin.changed { side, text in
          side == place.side ? inserting(directive, above: place.start.line, in: text) : text
        }.report()
        // Two findings of one rule in one line are silenced together: a directive speaks of lines.
        let silenced = before.findings.filter { other in
          other.rule == finding.rule
            && [other.primary, other.counterpart].contains {
              $0?.side == place.side && $0?.start.line == place.start.line
            }
        }
        #expect(names(after) == names(before), "\(twin.name)")
        // Of a crowd the next one speaks instead; nothing becomes quieter.
        let loudness = Dictionary(after.findings.map { ($0.fingerprint, $0.severity) }) { max($0, $1) }
        for other in before.findings where !silenced.contains(other) {
          #expect(try #require(loudness[other.fingerprint]) >= other.severity, "\(twin.name): \(other.message)")
        }
        #expect(
          after.findings.filter { $0.state == .suppressed }.map(\.fingerprint).sorted()
            == silenced.map(\.fingerprint).sorted(), "\(twin.name)")
        #expect(after.counts.suppressed == silenced.count, "\(twin.name)")
        #expect(after.audible.count == before.findings.count - silenced.count, "\(twin.name)")
        #expect(after.problems.isEmpty, "\(twin.name): \(after.problems)")
        count += 1
        spared += before.findings.count { $0.rule == finding.rule && !silenced.contains($0) }
      }
    }
    #expect(count >= 60)
    #expect(spared >= 2, "some finding of the same rule stands elsewhere in the file")
  }

  private func names(_ report: Report) -> [String] {
    report.findings.map { "\($0.rule) \($0.fingerprint)" }.sorted()
  }

  private func inserting(_ line: String, above number: Int, in text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines.insert(line, at: number - 1)
    return lines.joined(separator: "\n")
  }
}
