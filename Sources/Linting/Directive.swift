package import SourceModel

/// A comment that speaks to this tool: `// parity:…`.
package struct Directive: Sendable, Hashable {
  package enum Action: Sendable, Hashable {
    /// Silences these rules.
    case disable([String])
    /// What the directive governs has no counterpart by intent.
    case platformOnly
    /// The file or declaration mirrors this path or member.
    case twin(String)
  }

  package var action: Action
  /// Why, in the words of the author; `nil` when none are given.
  package var reason: String?
  /// `YYYY-MM-DD`; from that day on it silences nothing.
  package var until: String?
  package var side: Side
  package var path: String
  /// Of the word `parity:`.
  package var position: SourcePosition
  /// The words of the author, from `parity:` to the end of their line; of an annotation, all of it.
  package var words: ByteRange
  /// Whether it is written as an annotation of the language, and not as a comment.
  package var isAnnotation = false
  /// The code that it governs: lines, a declaration, or the whole file.
  package var scope: ByteRange
  /// The same as positions.
  package var span: ClosedRange<SourcePosition>

  package init(
    action: Action, reason: String? = nil, until: String? = nil, side: Side, path: String, position: SourcePosition,
    words: ByteRange, scope: ByteRange, span: ClosedRange<SourcePosition>
  ) {
    self.action = action
    self.reason = reason
    self.until = until
    self.side = side
    self.path = path
    self.position = position
    self.words = words
    self.scope = scope
    self.span = span
  }

  /// Whether its time is over; days of the form `YYYY-MM-DD` compare as text, and without a day none has come.
  package func isExpired(on today: String) -> Bool { until.map { $0 <= today } ?? false }

  /// Whether it silences a rule for findings that start at a place.
  package func silences(_ rule: String, at place: SourcePosition) -> Bool {
    switch action {
    case .disable(let rules): rules.contains(rule) && span.contains(place)
    case .platformOnly: span.contains(place)
    case .twin: false
    }
  }
}
