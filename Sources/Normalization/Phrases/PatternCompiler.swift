package import CodeModel
package import SourceModel

/// Compiles the patterns of rules, each spelling once; those that an earlier run has compiled it has at hand.
package struct PatternCompiler: Sendable {
  /// What a pattern is compiled from.
  package struct Spelling: Sendable, Hashable {
    package var side: Side
    package var text: String

    package init(side: Side, text: String) {
      self.side = side
      self.text = text
    }
  }

  /// All that is known by now.
  package private(set) var patterns: [Spelling: Pattern]
  private let lower: @Sendable (SourceFile) -> SourceUnit

  package init(knowing patterns: [Spelling: Pattern] = [:], lower: @escaping @Sendable (SourceFile) -> SourceUnit) {
    self.patterns = patterns
    self.lower = lower
  }

  /// The pattern of an expression, as it is written: no pass has seen it.
  package mutating func pattern(_ spelling: Spelling) throws(PatternFault) -> Pattern {
    if let known = patterns[spelling] { return known }
    let pattern = try Pattern(
      spelling.text, side: spelling.side, isStatement: false, vocabulary: nil, lower: lower)
    patterns[spelling] = pattern
    return pattern
  }
}
