import Foundation
import Testing

/// A case called `b05-default-implementation`, or `g01`, stands for row B05 of the catalogue: the name is the index.
@Suite struct RowTests {
  /// The rows that are equal without condition, and the guards, one a line; `-` before a row says that none can exist.
  private static let rows: [String] = {
    let list = Case.tests.appendingPathComponent("Rosetta/rows.txt")
    let text = (try? String(contentsOf: list, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("-") }
  }()

  private func row(of example: Case) -> String? {
    example.name.prefixMatch(of: /([a-g][0-9]+)/).map { $0.1.uppercased() }
  }

  @Test func everyRowHasACase() {
    let covered = Set((Case.rosetta + Case.pending + Case.nearMisses).compactMap(row))
    #expect(Self.rows.count >= 100)
    for wanted in Self.rows { #expect(covered.contains(wanted), "no case is named after row \(wanted)") }
  }
}
