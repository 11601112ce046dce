package import SourceModel

/// A range of one file as the analysis knows it, before anything is worded.
package struct Site: Sendable, Hashable {
  package var side: Side
  package var path: String
  package var range: ByteRange

  package init(side: Side, path: String, range: ByteRange) {
    self.side = side
    self.path = path
    self.range = range
  }
}

/// How sure the analysis is that the two places belong together; it decides whether a finding is shown at its rule's
/// severity or as info. It is not the severity.
package enum Confidence: Sendable, Hashable {
  case high
  case low
}

/// A fact that a check found: no words, no severity.
package struct Violation: Sendable, Hashable {
  package var check: String
  /// The only rule that it is for, when the rule's own table found it; `nil` for every rule that asks the check.
  package var rule: String?
  /// Values for the placeholders of the rule's message, such as `swift` and `kotlin`, quoted from the user's own code.
  package var values: [String: String]
  package var confidence: Confidence
  /// `Type.member(label:)` as the primary side spells it.
  package var member: String?
  package var primary: Site
  /// Where the counterpart stands, or where it belongs.
  package var counterpart: Site?
  /// The normalised differing content and the declaration path: what the fingerprint is made from.
  package var identity: [String]
  /// Of those of one crowd the first that nothing silences speaks for all, and the others are notes.
  package var crowd: String?
  /// What it is a part of, if there is much of that; `nil` where only what says the same is.
  package var habit: Habit?
  /// What all of one habit say, where that is less than the message: it speaks of its own names besides.
  package var habitWords: [String]?
  /// Whether it is doubtful only because the two sides may say one thing in two forms; where a change put one form in the
  /// place of the other, it is not.
  package var isOfOtherForm = false

  package init(
    check: String, rule: String? = nil, values: [String: String] = [:], confidence: Confidence = .high, member: String?,
    primary: Site,
    counterpart: Site?, identity: [String]
  ) {
    self.check = check
    self.rule = rule
    self.values = values
    self.confidence = confidence
    self.member = member
    self.primary = primary
    self.counterpart = counterpart
    self.identity = identity
  }
}
