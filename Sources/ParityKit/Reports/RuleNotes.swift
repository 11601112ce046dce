package import FindingModel
internal import Linting
internal import RuleBook

extension Setup {
  /// What reports say about the rules that may speak in this run, by id.
  package var ruleNotes: [RuleNote] {
    book.rules.filter { selection.allows($0.id) }
      .map { rule in
        RuleNote(
          id: rule.id, severity: selection.severity(of: rule, confidence: .high), summary: rule.summary, why: rule.why,
          instead: rule.instead)
      }
      .sorted { $0.id < $1.id }
  }
}
