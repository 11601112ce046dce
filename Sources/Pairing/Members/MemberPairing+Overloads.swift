/// Functions of one name, told apart by what they take and not by how much of it.
extension MemberPairing {
  /// Of several functions of one name those are counterparts that take the same types, each type once, in whatever
  /// order and beside what they call back, and call some of it alike or take several of the code's own:
  /// `show(item:in:completion:)` and `show(place, item)`, whatever else takes three things.
  mutating func pairOverloads() {
    func functions(_ free: [Int], _ members: [MemberFacts]) -> [String: [Int]] {
      Dictionary(grouping: free.filter { members[$0].memberClass == .function }, by: { members[$0].key })
    }
    let rights = functions(freeKotlin, kotlin)
    let candidates = functions(freeSwift, swift).flatMap { key, left -> [Candidate] in
      guard let right = rights[key], left.count > 1 || right.count > 1,
        max(left.count, right.count) <= MemberPairing.overloadLimit
      else { return [] }
      return left.flatMap { a in
        right.filter { takeTheSameTypes(swift[a], kotlin[$0]) && !areNamesakes(swift[a], kotlin[$0]) }
          .map { Candidate(swift: a, kotlin: $0, score: overloadScore(a, $0), evidence: [.sameName]) }
      }
    }
    accept(candidates, margin: 0.01)
  }

  private func takeTheSameTypes(_ left: MemberFacts, _ right: MemberFacts) -> Bool {
    let types = (left.typesBesideCallback, right.typesBesideCallback)
    return types.0 == types.1 && !types.0.contains("") && types.0.count == Set(types.0).count
      && (!Set(left.parameterNames).isDisjoint(with: right.parameterNames)
        || types.0.filter(MemberPairing.isOfCode).count > 1)
  }
}

extension MemberFacts {
  /// The types of what a function takes but for what it calls at its end, in the order of their names.
  fileprivate var typesBesideCallback: [String] {
    (callsBack && parameterTypes.last == "" ? parameterTypes.dropLast() : parameterTypes[...]).sorted()
  }
}
