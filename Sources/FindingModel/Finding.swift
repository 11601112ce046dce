package import SourceModel

/// How much a finding matters; the rule document says, the configuration may override.
package enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
  case info
  case warning
  case error

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }

  package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
}

/// A range of one file, ready for display.
package struct Place: Sendable, Hashable, Comparable {
  package var side: Side
  /// Relative to the side's root.
  package var path: String
  package var start: SourcePosition
  /// One past the last column.
  package var end: SourcePosition

  package init(side: Side, path: String, start: SourcePosition, end: SourcePosition) {
    self.side = side
    self.path = path
    self.start = start
    self.end = end
  }

  package static func < (left: Place, right: Place) -> Bool {
    if left.side != right.side { return left.side < right.side }
    if left.path != right.path { return left.path < right.path }
    if left.start != right.start { return left.start < right.start }
    return left.end < right.end
  }
}

/// What became of a finding on its way through the sieves.
package enum FindingState: String, Sendable, Hashable {
  case new
  /// Not of this change's making.
  case existing
  /// Of the change's base, and gone: its places are those of the base.
  case resolved
  case baselined
  case suppressed
}

/// One thing that the tool says: a rule, in words, at both places.
package struct Finding: Sendable, Hashable {
  package var rule: String
  package var severity: Severity
  package var message: String
  /// Stable under reformatting, moved lines, reordered members and renamed files.
  package var fingerprint: String
  /// `Type.member(label:)`, as its own side spells it; `nil` for findings about whole files.
  package var member: String?
  package var state: FindingState
  package var primary: Place
  package var counterpart: Place?
  /// The lines of source that the places show, for reporters that quote: one entry per place, the line at its start.
  package var primaryLine: String?
  package var counterpartLine: String?
  /// `Violation.crowd`, until the report of the whole run is made.
  package var crowd: String?
  /// The same of what is told once only where there is much of it.
  package var habit: Habit?

  package init(
    rule: String, severity: Severity, message: String, fingerprint: String, member: String?, state: FindingState = .new,
    primary: Place, counterpart: Place?, primaryLine: String? = nil, counterpartLine: String? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.fingerprint = fingerprint
    self.member = member
    self.state = state
    self.primary = primary
    self.counterpart = counterpart
    self.primaryLine = primaryLine
    self.counterpartLine = counterpartLine
  }

  /// The file under which a reader looks for it: the twin's Swift file, whichever side the finding speaks of first.
  private var heading: String {
    if primary.side == .swift { return primary.path }
    return counterpart?.path ?? primary.path
  }

  /// The order of every report: twin by twin, then by primary place, rule and message.
  package static func reportOrder(_ left: Finding, _ right: Finding) -> Bool {
    if left.heading != right.heading { return left.heading < right.heading }
    if left.primary != right.primary { return left.primary < right.primary }
    if left.rule != right.rule { return left.rule < right.rule }
    return left.message < right.message
  }
}
