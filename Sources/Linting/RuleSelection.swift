package import FindingModel
package import RuleBook
package import SourceModel

/// Which rules speak and how loudly: what the configuration and the command line say beyond the rule documents.
package struct RuleSelection: Sendable {
  /// When not empty, these rules alone speak.
  package var only: Set<String>
  package var disabled: Set<String>
  /// In place of the documents' severities.
  package var severities: [String: Severity]
  /// Paths of a side for which a rule is switched off.
  package var excludes: @Sendable (_ rule: String, _ side: Side, _ path: String) -> Bool
  /// Paths of a side for which a rule is meant; one of a finding's two places is enough.
  package var includes: @Sendable (_ rule: String, _ side: Side, _ path: String) -> Bool

  package init(
    only: Set<String> = [], disabled: Set<String> = [], severities: [String: Severity] = [:],
    excludes: @escaping @Sendable (_ rule: String, _ side: Side, _ path: String) -> Bool = { _, _, _ in false },
    includes: @escaping @Sendable (_ rule: String, _ side: Side, _ path: String) -> Bool = { _, _, _ in true }
  ) {
    self.only = only
    self.disabled = disabled
    self.severities = severities
    self.excludes = excludes
    self.includes = includes
  }

  /// Whether a rule may speak at all.
  package func allows(_ rule: String) -> Bool { (only.isEmpty || only.contains(rule)) && !disabled.contains(rule) }

  /// How loudly a rule speaks; what the analysis is not sure of is never more than info.
  package func severity(of rule: Rule, confidence: Confidence) -> Severity {
    confidence == .low ? .info : severities[rule.id] ?? rule.severity
  }

  /// A problem for every rule named here that the book does not have, in alphabetical order.
  package func unknownRules(in book: RuleSet) -> [Problem] {
    only.union(disabled).union(severities.keys).sorted().compactMap { book.problem(withRule: $0) }
  }
}

extension RuleSet {
  /// What to say about a rule's name when there is no such rule; `nil` when there is.
  package func problem(withRule id: String) -> Problem? {
    if rule(id) != nil { return nil }
    return Problem(
      .error, message: "unknown rule `\(id)`",
      hint: suggestion(for: id).map { "Did you mean \($0)?" } ?? "`parity rules` lists them.")
  }

  /// The rule that a misspelt name means, or the few of whose name it is a part.
  private func suggestion(for id: String) -> String? {
    let ids = rules.map(\.id)
    if let near = Spelling.suggestion(for: id, among: ids) { return "`\(near)`" }
    let part = id.lowercased()
    let longer = ids.filter { part.count >= 3 && $0.contains(part) }
    guard let last = longer.last, longer.count <= 6 else { return nil }
    let others = longer.dropLast().map { "`\($0)`" }.joined(separator: ", ")
    return others.isEmpty ? "`\(last)`" : "\(others) or `\(last)`"
  }
}
