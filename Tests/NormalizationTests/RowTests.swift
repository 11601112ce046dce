import Foundation
import RuleBook
import Testing

/// A case called `b05-default-implementation`, or `g01`, stands for row B05 of the catalogue: the name is the index.
@Suite struct RowTests {
  /// The rows that are equal without condition, and the guards, one a line; `-` before a row says that none can exist. A
  /// guard whose sides have one normal form names the rule behind it that tells them apart, examples and all.
  private static let rows: [(name: String, rule: String?)] = {
    let list = Case.tests.appendingPathComponent("Rosetta/rows.txt")
    let text = (try? String(contentsOf: list, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("-") }.map { line in
      let words = line.split(separator: " ").map(String.init)
      return (words[0], words.dropFirst().first)
    }
  }()

  private func row(of example: Case) -> String? {
    example.name.prefixMatch(of: /([a-g][0-9]+)/).map { $0.1.uppercased() }
  }

  @Test func everyRowHasACase() {
    let rules = RuleSet.embedded().0.rules
    let covered = Set((Case.rosetta + Case.compared + Case.nearMisses).compactMap(row))
    #expect(Self.rows.count >= 100)
    for wanted in Self.rows {
      guard let rule = wanted.rule else {
        #expect(covered.contains(wanted.name), "no case is named after row \(wanted.name)")
        continue
      }
      #expect(rules.contains { $0.id == rule && $0.examples.count >= 2 }, "no rule \(rule) for \(wanted.name)")
    }
  }
}
