// struct Card { let digits, brand: String }        data class Card(val number: String)
//                                                  data class CardResponse(val digits: String, val brand: String)
//
// What one side calls by its plain name the other may have in two forms: as it is asked for, and as it is answered.

internal import CodeModel

extension TypePairing {
  /// Pairs types of which one name says how it is sent, where they hold the same, and what has the plain name holds
  /// something else.
  mutating func pairForms() {
    let endings = lexicon[.transports]
    var candidates: [Candidate] = []
    for left in freeSwift() where swiftKeys[left].count > 1 {
      let name = swift.groups[left].key
      let plain = freeKotlin(named: name).map(\.group)
      guard !plain.isEmpty, plain.allSatisfy({ likeness(left, $0) < Self.hardlyAlike }) else { continue }
      for right in endings.sorted().flatMap({ freeKotlin(named: name + $0).map(\.group) })
      where sameKind(left, right) && likeness(left, right) >= Self.muchAlike {
        candidates.append(
          Candidate(swift: left, kotlin: right, score: likeness(left, right), evidence: [.roleSuffix]))
      }
    }
    accept(candidates)
  }

  private static let hardlyAlike = 0.34
  private static let muchAlike = 0.6

  private func likeness(_ left: Int, _ right: Int) -> Double { setSimilarity(swiftKeys[left], kotlinKeys[right]) }
}
