/// Names of the same words in another order: `contrastDark` and `DARK_CONTRAST`. However many members are without a
/// counterpart, the words find the one that is meant, where no other of either side has the same.
extension MemberPairing {
  mutating func pairReordered() {
    func byWords(_ free: [Int], _ members: [MemberFacts]) -> [[String]: [Int]] {
      Dictionary(grouping: free.filter { Self.mayBeReordered(members[$0]) }, by: { members[$0].words.sorted() })
    }
    let (own, others) = (byWords(freeSwift, swift), byWords(freeKotlin, kotlin))
    let candidates = own.compactMap { words, left -> Candidate? in
      guard left.count == 1, let right = others[words], right.count == 1, areOneReordered(left[0], right[0]) else {
        return nil
      }
      return Candidate(swift: left[0], kotlin: right[0], score: 1, evidence: [.renamed])
    }
    accept(candidates)
  }

  private static func mayBeReordered(_ member: MemberFacts) -> Bool {
    member.words.count > 1 && [.property, .function, .enumCase].contains(member.memberClass)
  }

  private func areOneReordered(_ left: Int, _ right: Int) -> Bool {
    let (a, b) = (swift[left], kotlin[right])
    return a.memberClass == b.memberClass && a.mayStandFor(b) && mayBeRenamed(left, right)
      && MemberPairing.haveCommonValues(a, b)
  }

  /// Whether two names turn around what they are about: `convertMilesToMetres` and `convertMetresToMiles`.
  static func areTurnedAround(_ left: MemberFacts, _ right: MemberFacts) -> Bool {
    guard left.words.count == right.words.count, left.words.count > 2 else { return false }
    let (part, other) = differingWords(left.words, right.words)
    return part.indices.contains { position in
      turningWords.contains(part[position])
        && other.elementsEqual(part[(position + 1)...] + [part[position]] + part[..<position])
    }
  }

  private static let turningWords = prepositions.union([
    "2", "after", "as", "before", "into", "over", "per", "than", "under", "via", "vs", "without",
  ])
}
