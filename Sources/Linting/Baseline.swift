package import FindingModel

/// The findings that a team has accepted for now, known again by their fingerprints.
package struct Baseline: Sendable, Hashable {
  /// What is kept of the findings of one fingerprint.
  package struct Entry: Sendable, Hashable {
    package var rule: String
    package var member: String?
    /// How many findings of this fingerprint are accepted; a further copy is new.
    package var count: Int

    package init(rule: String, member: String?, count: Int) {
      self.rule = rule
      self.member = member
      self.count = count
    }
  }

  /// By fingerprint.
  package var entries: [String: Entry]

  package init(entries: [String: Entry] = [:]) { self.entries = entries }

  /// Accepts every finding that is not silenced otherwise.
  package init(of findings: [Finding]) {
    self.init()
    for finding in findings where ![.suppressed, .resolved].contains(finding.state) {
      entries[finding.fingerprint, default: Entry(rule: finding.rule, member: finding.member, count: 0)].count += 1
    }
  }

  /// How many findings are accepted in all.
  package var total: Int { entries.values.reduce(0) { $0 + $1.count } }

  /// What is accepted here and not there.
  package func subtracting(_ other: Baseline) -> Baseline {
    combined(with: other) { max(0, $0 - $1) }
  }

  /// What is accepted in both.
  package func intersection(_ other: Baseline) -> Baseline {
    combined(with: other) { min($0, $1) }
  }

  private func combined(with other: Baseline, _ count: (Int, Int) -> Int) -> Baseline {
    var result = Baseline()
    for (fingerprint, entry) in entries {
      let counted = count(entry.count, other.entries[fingerprint]?.count ?? 0)
      guard counted > 0 else { continue }
      result.entries[fingerprint] = Entry(rule: entry.rule, member: entry.member, count: counted)
    }
    return result
  }
}

/// Marks the findings that a baseline accepts, in their order; what is silenced by a directive uses nothing up.
package func accept(_ findings: [Finding], in baseline: Baseline) -> [Finding] {
  var rest = baseline
  var result = findings
  for index in result.indices where [.new, .existing].contains(result[index].state) {
    let fingerprint = result[index].fingerprint
    guard let count = rest.entries[fingerprint]?.count else { continue }
    rest.entries[fingerprint]?.count = count - 1
    if count == 1 { rest.entries[fingerprint] = nil }
    result[index].state = .baselined
  }
  return result
}
