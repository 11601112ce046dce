/// Two types or two members that may be counterparts, by their positions.
struct Candidate: Sendable {
  var swift: Int
  var kotlin: Int
  /// Says which of two candidates is the better one, and nothing else.
  var score: Double
  var evidence: [Evidence]
}

extension [Candidate] {
  /// Those that become links: best first and without reassignment, ties in source order, so that the result does not
  /// depend on hashing.
  ///
  /// - Parameter margin: one that another one of the same type or member comes so close to is a guess, and no guess is
  ///   made; with 0 the best one is taken.
  func settled(margin: Double) -> [Candidate] {
    let ordered = sorted { ($1.score, $0.swift, $0.kotlin) < ($0.score, $1.swift, $1.kotlin) }
    let bySwift = margin > 0 ? Dictionary(grouping: ordered, by: \.swift) : [:]
    let byKotlin = margin > 0 ? Dictionary(grouping: ordered, by: \.kotlin) : [:]
    var takenSwift: Set<Int> = []
    var takenKotlin: Set<Int> = []
    func isFree(_ candidate: Candidate) -> Bool {
      !takenSwift.contains(candidate.swift) && !takenKotlin.contains(candidate.kotlin)
    }
    return ordered.filter { candidate in
      guard isFree(candidate) else { return false }
      if margin > 0 {
        let rivals = [bySwift[candidate.swift] ?? [], byKotlin[candidate.kotlin] ?? []].joined()
        let hasRival = rivals.contains {
          $0.score > candidate.score - margin && ($0.swift == candidate.swift) != ($0.kotlin == candidate.kotlin)
            && isFree($0)
        }
        if hasRival { return false }
      }
      takenSwift.insert(candidate.swift)
      takenKotlin.insert(candidate.kotlin)
      return true
    }
  }
}
