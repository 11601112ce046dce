/// What a code base does again and again, so that it is told once.
package struct Habit: Sendable, Hashable {
  package var name: String
  /// How many findings of it make a habit; fewer speak each for itself.
  package var least: Int

  package init(name: String, least: Int) {
    self.name = name
    self.least = least
  }
}

extension [Finding] {
  /// Of each crowd and of each habit only the first that nobody has silenced or accepted is told aloud; the others become
  /// notes.
  ///
  /// These are the findings of a whole run, in the order of the report: a part of a run does not see who is first.
  package func led() -> [Finding] {
    var isLed: Set<String> = []
    var findings = map { finding in
      guard let crowd = finding.crowd else { return finding }
      var finding = finding
      finding.crowd = nil
      if finding.isOpen, !isLed.insert(crowd).inserted { finding.severity = .info }
      return finding
    }
    let sizes = findings.filter(\.isTold).compactMap(\.habit).reduce(into: [:]) { $0[$1, default: 0] += 1 }
    var isKnown: Set<Habit> = []
    for position in findings.indices {
      guard let habit = findings[position].habit else { continue }
      findings[position].habit = nil
      guard findings[position].isTold, let size = sizes[habit], size >= habit.least else { continue }
      if isKnown.insert(habit).inserted {
        findings[position].message += " So in \(size - 1) other places."
      } else {
        findings[position].severity = .info
      }
    }
    return findings
  }
}

extension Finding {
  /// Whether nobody has silenced or accepted it.
  fileprivate var isOpen: Bool { [.new, .existing].contains(state) }
  fileprivate var isTold: Bool { isOpen && severity > .info }
}
