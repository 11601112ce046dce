package import FindingModel
internal import SourceModel

extension Report {
  /// The report in a few words, nothing in them from outside: `2 warnings in 3 twins; not blocking`. What it leaves unsaid
  /// must be so: that nothing differs is said only where all was compared and nothing older is known.
  package var headline: String {
    if !isComplete { return "not everything could be compared" }
    let absent = absentSides
    if !absent.isEmpty {
      return "nothing was compared: \(absent.map(\.languageName).joined(separator: " and ")) is not there"
    }
    if !audible.isEmpty {
      let isLoud = audible.contains { $0.severity >= .warning }
      let weight = hasPassed.map { $0 ? (isLoud ? "; not blocking" : "") : "; blocking" } ?? ""
      return "\(severityCounts(audible)) in \(counted(counts.inScope, "twin"))\(known)\(weight)"
    }
    if companion?.resolved.isEmpty == false { return "nothing to do but to merge both changes" }
    if counts.inScope == 0 { return scope.mode == .all ? "no twin was compared" : "no twin changed" }
    let differences = known.isEmpty ? "differences" : "new differences"
    return "no \(differences) in \(counted(counts.inScope, "twin"))\(known)\(stale)"
  }

  /// The sides that were not found, which the options allow.
  var absentSides: [Side] { Side.allCases.filter { scope.side($0).revision == "absent" } }

  /// What differs and is not told again: ` (2 older, 3 in baseline)`.
  private var known: String {
    let parts = [(counts.existing, "older"), (counts.baselined, "in baseline")].filter { $0.0 > 0 }
    return parts.isEmpty ? "" : " (\(parts.map { "\($0.0) \($0.1)" }.joined(separator: ", ")))"
  }

  /// Why a run fails that found nothing.
  private var stale: String {
    hasPassed == false && counts.staleBaseline > 0 ? "; \(counts.staleBaseline) in baseline are gone" : ""
  }
}
