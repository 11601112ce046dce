/// One thing that parity sees, whether it is as it should be, and what to paste when it is not.
package struct Advice: Sendable, Hashable {
  package enum Level: String, Sendable, Hashable {
    case good = "ok"
    /// Works, though perhaps not as wanted.
    case note
    /// Does not work until it is mended.
    case trouble = "mend"
  }

  package var level: Level
  /// `git`, `config`, `twin`, `ci` or `token`.
  package var topic: String
  /// One sentence without its full stop.
  package var words: String
  /// Lines to paste into a terminal or a file, in order; empty when nothing is to be done.
  package var lines: [String]

  init(_ level: Level, _ topic: String, _ words: String, lines: [String] = []) {
    self.level = level
    self.topic = topic
    self.words = words
    self.lines = lines
  }
}

/// Judges what was seen, in the order in which things build on each other.
package func advice(on seen: Observations) -> [Advice] {
  configurationAdvice(seen) + gitAdvice(seen) + twinAdvice(seen) + jobAdvice(seen) + tokenAdvice(seen)
}
