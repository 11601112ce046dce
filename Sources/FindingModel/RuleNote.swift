/// What a report says about a rule: enough to explain a finding to someone who does not know the tool.
package struct RuleNote: Sendable, Hashable {
  package var id: String
  /// As the rule document has it; a finding may carry another.
  package var severity: Severity
  /// One sentence.
  package var summary: String
  /// What goes wrong for the users of the two apps.
  package var why: String
  /// What to do about it.
  package var instead: String

  package init(id: String, severity: Severity, summary: String, why: String, instead: String) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.why = why
    self.instead = instead
  }
}
