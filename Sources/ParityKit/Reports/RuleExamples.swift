internal import CodeModel
package import FindingModel
package import RuleBook
package import SourceModel

/// What became of the examples of a team's own rules.
package struct TestedRules: Sendable {
  package var rules: Int
  package var examples: Int
  /// Each at its line of the document.
  package var failures: [Problem]

  /// One line for people.
  package var summary: String {
    if rules == 0 { return "no rules of your own: name their folder, or set rules.folder in .parity.yml" }
    let counts = "\(rules) \(rules == 1 ? "rule" : "rules"), \(examples) \(examples == 1 ? "example" : "examples")"
    return failures.isEmpty
      ? "\(counts): all as their markers say"
      : "\(counts): \(failures.count) \(failures.count == 1 ? "marker is" : "markers are") wrong"
  }
}

/// Runs the examples of a team's own rules.
///
/// - Throws: when a document is no rule, or the configuration has mistakes.
package func testOwnRules(
  _ source: Setup.ConfigurationSource, _ choice: RuleChoice
) throws(SetupFailure) -> TestedRules {
  let setup = try Setup.prepare(source, rules: choice, isTestingRules: true)
  let own = setup.ownRules
  return TestedRules(
    rules: own.count, examples: own.reduce(0) { $0 + $1.examples.count }, failures: setup.failuresOfOwnExamples())
}

extension Setup {
  /// What is said about the two sources of an example, by all rules.
  ///
  /// A source without twin stands beside one that has one, because a side without any file is a problem of its own.
  package func report(on example: RuleExample, today: String = "") -> Report {
    func file(_ side: Side, _ text: String?, name: String = "Example") -> SourceFile? {
      text.map { SourceFile(path: name + (side == .swift ? ".swift" : ".kt"), side: side, text: $0) }
    }
    let files = [file(.swift, example.swift), file(.kotlin, example.kotlin)].compactMap { $0 }
    if let base = example.base {
      let former = [file(.swift, base.swift), file(.kotlin, base.kotlin)].compactMap { $0 }
      return diff(head: files, base: former, today: today, self)
    }
    let isTwin = files.count == 2
    let shared = [file(.swift, "struct Shared {}\n", name: "Shared"), file(.kotlin, "class Shared\n", name: "Shared")]
    return diff(isTwin ? files : files + shared.compactMap { $0 }, isDecree: false, today: today, self)
  }

  /// Where the examples of the team's own rules are not what their markers say.
  func failuresOfOwnExamples() -> [Problem] {
    ownRules.flatMap { rule in
      rule.examples.flatMap { example -> [Problem] in
        let findings = report(on: example).audible.filter { $0.rule == rule.id }
        let marked = example.marked
        let mismatches = RuleBook.mismatches(
          between: findings, swift: marked.swift, kotlin: marked.kotlin, level: severity)
        return mismatches.map { problem($0, in: example, of: rule, findings: findings) }
      }
    }
  }
}

/// A mismatch as a mistake in the rule's document, with the marker that would be right.
private func problem(
  _ mismatch: MarkerMismatch, in example: RuleExample, of rule: Rule, findings: [Finding]
) -> Problem {
  // The path of a team's document is one that can be opened.
  let lines = (text(ofFile: rule.path) ?? "").split(separator: "\n", omittingEmptySubsequences: false)
  let number = example.sourceLines[mismatch.side] + mismatch.line - 1
  let line = lines.indices.contains(number - 1) ? String(lines[number - 1]) : nil
  let margin = line.map { $0.prefix { $0 == " " }.count } ?? 0
  let position = SourcePosition(line: number, column: margin + 1)
  var problem = Problem(
    .error, path: rule.path, position: position, line: line, message: "the example `\(example.name)` ")
  if let finding = mismatch.finding {
    problem.message += "is marked as silent here, but `\(rule.id)` says: \(finding.message)"
    problem.hint =
      "If that is meant, write \(marker(for: finding, of: rule)) below this line; else make the patterns narrower."
  } else if let expectation = mismatch.expectation {
    let columns = expectation.columns.map { " at columns \($0.lowerBound)–\($0.upperBound)" } ?? ""
    let words = expectation.message.isEmpty ? "" : " with the words “\(expectation.message)”"
    let level = expectation.severity.map { "\($0.rawValue) " } ?? ""
    problem.message += "expects `\(level)\(expectation.rule)` here\(columns)\(words), and there is none"
    if expectation.rule != rule.id {
      problem.hint = "Only `\(rule.id)` is looked at in its own examples."
    } else if let found = findings.first {
      problem.hint =
        "Found is, in \(found.primary.side.languageName) on line \(found.primary.start.line) of the example: "
        + "\(found.message) Its marker is \(marker(for: found, of: rule))."
    } else {
      problem.hint =
        "`\(rule.id)` finds nothing in this example: make its patterns match this code, or take the marker out."
    }
  }
  return problem
}

/// The marker that speaks of a finding, as it has to stand below the finding's line.
private func marker(for finding: Finding, of rule: Rule) -> String {
  let start = finding.primary.start
  let name = finding.severity == rule.severity ? rule.id : "\(finding.severity.rawValue) \(rule.id)"
  // `//~ ` takes four columns: a finding that starts before the fifth is marked without carets.
  guard finding.primary.end.line == start.line, start.column > 4 else { return "`//~ \(name)`" }
  let carets = String(repeating: "^", count: max(1, finding.primary.end.column - start.column))
  return "`//~ \(carets) \(name)` with the carets from column \(start.column)"
}
