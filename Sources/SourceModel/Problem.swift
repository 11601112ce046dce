/// Something wrong with the tool's input: a file that cannot be read or parsed, a mistake in a configuration or rule document.
///
/// Problems are collected and reported; they never stop the analysis of other files.
package struct Problem: Sendable, Hashable, Error {
  package enum Severity: String, Sendable, Hashable {
    case error
    case warning
  }

  package var severity: Severity
  /// `nil` when the problem belongs to the command line.
  package var path: String?
  package var position: SourcePosition?
  /// The line of text at fault, for a caret; `nil` when there is none to show.
  package var line: String?
  package var message: String
  /// What to write or do instead, as one sentence.
  package var hint: String?

  package init(
    _ severity: Severity, path: String? = nil, position: SourcePosition? = nil, line: String? = nil, message: String,
    hint: String? = nil
  ) {
    self.severity = severity
    self.path = path
    self.position = position
    self.line = line
    self.message = message
    self.hint = hint
  }
}
