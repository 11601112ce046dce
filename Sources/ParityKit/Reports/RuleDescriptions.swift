internal import FindingModel
internal import Linting
internal import Reporting
internal import RuleBook
package import SourceModel

/// The form in which rules are described; the raw value is what `--format` takes.
package enum RuleFormat: String, Sendable, Hashable, CaseIterable {
  case text
  case json
  case markdown
}

/// The rules of this binary and those of a team, in words.
package struct RuleDescriptions: Sendable {
  /// Mistakes in the team's documents and in the configuration that names them.
  package let problems: [Problem]
  private let book: RuleSet

  package init(_ source: Setup.ConfigurationSource, _ rules: RuleChoice) {
    let (book, _, problems) = rules.read(source.path)
    self.book = book
    self.problems = problems
  }

  /// All rules: one line each, a list or a table.
  package func list(_ format: RuleFormat) -> String { book.list(format) }

  /// One rule with its reasons and examples; a problem with a suggestion when there is no such rule.
  package func description(of id: String, _ format: RuleFormat) -> Result<String, Problem> {
    book.description(of: id, format)
  }
}

extension RuleSet {
  fileprivate func list(_ format: RuleFormat) -> String {
    switch format {
    case .text:
      let width = rules.map(\.id.count).max() ?? 0
      return rules.map { rule in
        let gap = String(repeating: " ", count: width - rule.id.count)
        let severity = rule.severity.rawValue
        return "\(rule.id)\(gap)  \(severity)\(String(repeating: " ", count: 9 - severity.count))\(rule.summary)\n"
      }.joined()
    case .json:
      return JSONText.array(rules.map(\.json)).written() + "\n"
    case .markdown:
      let head = "| rule | severity | what it finds |\n|---|---|---|\n"
      return head + rules.map { "| `\($0.id)` | \($0.severity.rawValue) | \($0.summary) |\n" }.joined()
    }
  }

  fileprivate func description(of id: String, _ format: RuleFormat) -> Result<String, Problem> {
    guard let rule = rule(id) else {
      return .failure(problem(withRule: id) ?? Problem(.error, message: "unknown rule `\(id)`"))
    }
    switch format {
    case .text: return .success(rule.text)
    case .json: return .success(rule.json.written() + "\n")
    case .markdown: return .success(rule.markdown)
    }
  }
}

extension Rule {
  fileprivate var json: JSONText {
    .object([
      ("id", .string(id)),
      ("check", .string(check)),
      ("severity", .string(severity.rawValue)),
      ("summary", .string(summary)),
      ("message", .string(message.source)),
      ("why", .string(why)),
      ("instead", .string(instead)),
      (
        "examples",
        .array(
          examples.map { example in
            .object([
              ("name", .string(example.name)), ("isReported", .boolean(example.fires(id))),
              ("swift", JSONText(example.swift)), ("kotlin", JSONText(example.kotlin)),
            ])
          })
      ),
    ])
  }

  fileprivate var text: String {
    var lines = ["\(id) (\(severity.rawValue))", summary, "", "Says", "  \(spokenMessage)", "", "Why"]
    lines += indented(why) + ["", "Instead"] + indented(instead)
    if !operations.rows.isEmpty { lines += ["", "Looks at"] + operationLines }
    let settings = CheckCatalogue.options(of: check)
    if !settings.isEmpty { lines += ["", "Options, in .parity.yml"] + settings.map(line(of:)) }
    for example in examples {
      lines += ["", "Example: \(example.name) (\(example.fires(id) ? "reported" : "silent"))"]
      for (language, source) in [("Swift", example.swift), ("Kotlin", example.kotlin)] {
        guard let source else { continue }
        lines += ["  \(language)"] + indented(MarkedText(source).shown, by: 4)
      }
    }
    lines += ["", "Allow it in one place", "  // parity:disable:next \(id) - <reason>"]
    return lines.joined(separator: "\n") + "\n"
  }

  /// The message with words in place of what is filled in.
  private var spokenMessage: String {
    // A sentence that is all filled in has no words of its own to show.
    let isAllFilled = !message.filled { _ in "" }.contains(where: \.isLetter)
    return message.filled { name in
      switch name {
      case "swift": "‹Swift code›"
      case "kotlin": "‹Kotlin code›"
      case "swiftWay", "kotlinWay": "‹what that does›"
      case "how" where isAllFilled: "‹how the two differ here›"
      case "how": "‹what it does there›"
      default: "‹\(name)›"
      }
    }
  }

  /// What the rule holds apart, row by row.
  private var operationLines: [String] {
    operations.rows.flatMap { row in
      ["  what \(row.does)"]
        + Side.allCases.compactMap { side in
          let patterns = row.patterns[side]
          return patterns.isEmpty ? nil : "    \(side.languageName): \(patterns.joined(separator: "   "))"
        }
    }
  }

  private func line(of setting: CheckCatalogue.Option) -> String {
    let words = setting.words.map { ": \($0.joined(separator: ", "))" } ?? ": any words"
    let values = option(setting.name)
    return "  \(setting.name)\(words)\(values.isEmpty ? "" : " (here \(values.joined(separator: ", ")))")"
  }

  fileprivate var markdown: String {
    var parts = [
      "# \(id)", "*\(severity.rawValue)*: \(summary)", "> \(spokenMessage)", "## Why", why, "## Instead", instead,
    ]
    if !examples.isEmpty { parts.append("## Examples") }
    for example in examples {
      parts.append("### \(example.name) (\(example.fires(id) ? "reported" : "silent"))")
      for (language, source) in [("swift", example.swift), ("kotlin", example.kotlin)] {
        guard let source else { continue }
        parts.append("```\(language)\n\(trimmed(MarkedText(source).shown))\n```")
      }
    }
    return parts.map(trimmed).joined(separator: "\n\n") + "\n"
  }
}

private func indented(_ text: String, by width: Int = 2) -> [String] {
  let margin = String(repeating: " ", count: width)
  return trimmed(text).split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : margin + $0 }
}

/// Without line breaks at the end.
private func trimmed(_ text: String) -> String {
  var text = text[...]
  while text.hasSuffix("\n") { text.removeLast() }
  return String(text)
}
