internal import Checks
internal import CodeModel
internal import Comparison
internal import FindingModel
internal import Pairing
internal import SourceModel

/// What comparing and checking gives, before anything is put into words.
struct Examination: Sendable {
  var mapping: Mapping
  /// In the order of `mapping.twins`; raw similarity is left at 0.
  var twins: [Report.TwinSummary]
  var violations: [Violation]
  /// Limits that were reached.
  var problems: [Problem] = []
}

/// Compares and checks everything that is mapped.
///
/// - Parameters:
///   - hazards: the rules that look at `written`, the files of the mapping before normalisation.
///   - wantsSources: whether the summaries carry the sources of their twins.
///   - isWanted: which twins are compared; the summaries of the others know only how they are paired.
func examination(
  of mapping: Mapping, written: WrittenSides, _ hazards: [HazardRule], jobs: Int, wantsSources: Bool = false,
  progress: Progress? = nil, isWanted: (Twin) -> Bool = { _ in true }
) -> Examination {
  let comparison = TwinComparison(mapping, jobs: jobs)
  let numbers = mapping.twins.indices.filter { isWanted(mapping.twins[$0]) }
  let counted = counting("comparing twins", of: numbers.count, progress)
  let results = concurrentMap(numbers, jobs: jobs, progress: counted) { number in
    let twin = comparison.compared(number)
    let writtenTwin = WrittenTwin(twin, in: written)
    return (
      twin: twin, violations: violations(in: twin, writtenTwin, hazards), text: wantsSources ? sideBySide(twin) : nil
    )
  }
  var summaries = summaries(mapping)
  for (number, result) in zip(numbers, results) {
    summaries[number].take(result.twin)
    summaries[number].text = result.text
  }
  let caps = results.flatMap(\.twin.caps).map { cap in
    Problem(.warning, path: cap.path, message: "`\(cap.member)`: \(cap.what)")
  }
  return Examination(
    mapping: mapping, twins: summaries,
    violations: missingFileViolations(in: mapping) + results.flatMap(\.violations), problems: caps)
}

/// The twins of a mapping, as far as pairing alone knows them.
func summaries(_ mapping: Mapping) -> [Report.TwinSummary] {
  mapping.twins.map { twin in
    Report.TwinSummary(
      swiftPath: mapping.swift.units[twin.swift].file.path, kotlinPath: mapping.kotlin.units[twin.kotlin].file.path,
      evidence: twin.evidence.map(\.rawValue), rawSimilarity: 0, normalizedSimilarity: 0,
      comparison: twin.level.rawValue,
      equalMembers: 0, divergentMembers: 0, swiftOnlyMembers: 0, kotlinOnlyMembers: 0)
  }
}

extension Report.TwinSummary {
  /// Takes over what comparing found out.
  mutating func take(_ twin: ComparedTwin) {
    normalizedSimilarity = twin.similarity
    equalMembers = twin.equalMembers
    divergentMembers = twin.divergentMembers
    swiftOnlyMembers = twin.swiftOnlyMembers
    kotlinOnlyMembers = twin.kotlinOnlyMembers
  }
}
