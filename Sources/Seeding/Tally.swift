/// What became of many seeds.
package struct Tally: Sendable, Hashable {
  package var seeds = 0
  /// Those about which a finding says what was changed.
  package var reported = 0
  /// Among those not reported, the ones about which a note says that something was changed.
  package var noted = 0
  /// Those with a finding above info.
  package var loud = 0
  package var findings = 0
  package var ported = 0
  /// Among those ported, the ones about which nothing is left to say.
  package var quiet = 0

  package init() {}

  func adding(_ other: Tally) -> Tally {
    var sum = self
    sum.seeds += other.seeds
    sum.reported += other.reported
    sum.noted += other.noted
    sum.loud += other.loud
    sum.findings += other.findings
    sum.ported += other.ported
    sum.quiet += other.quiet
    return sum
  }

  /// 0…1; 1 when nothing was seeded.
  package var recall: Double { seeds == 0 ? 1 : Double(reported) / Double(seeds) }
  package var findingsPerEdit: Double { reported == 0 ? 0 : Double(findings) / Double(reported) }
  package var quietShare: Double { ported == 0 ? 1 : Double(quiet) / Double(ported) }

  /// All of it in one line, for people.
  package var line: String {
    func percent(_ part: Int, _ whole: Int) -> String {
      whole == 0 ? "–" : "\(Double(1000 * part / whole) / 10) %"
    }
    return "\(seeds) edits, reported \(percent(reported, seeds)), with notes \(percent(reported + noted, seeds)), "
      + "above info \(percent(loud, seeds)), \(Double(100 * findings / max(1, reported)) / 100) findings an edit, "
      + "quiet when ported \(percent(quiet, ported)) of \(ported)"
  }
}
