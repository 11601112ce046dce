internal import CodeModel
internal import SourceModel

/// What makes values of a type: initializers, and static functions that one language has in their place.
extension MemberPairing {
  /// One initializer left on each side: they make the same thing, whatever they ask for.
  mutating func pairOnlyInitializers() {
    let left = freeSwift.filter { swift[$0].memberClass == .initializer && !swift[$0].isMemberwise }
    let right = freeKotlin.filter { kotlin[$0].memberClass == .initializer && !kotlin[$0].isMemberwise }
    guard left.count == 1, right.count == 1, links.allSatisfy({ swift[$0.swift].memberClass != .initializer }) else {
      return
    }
    accept([Candidate(swift: left[0], kotlin: right[0], score: 1, evidence: [.onlyCandidates])])
  }

  /// Where making may fail, Swift's initializer gives nil and Kotlin has a function beside a constructor, which nobody else
  /// calls: `init?(start:end:)` and `fun of(start: Instant, end: Instant): Span?`.
  ///
  /// Where it may not, the constructor is private: what is paired is what everybody calls.
  mutating func pairFailableInitializers() {
    let isGuarded = kotlin.contains { $0.memberClass == .initializer && $0.isPrivate }
    let lefts = freeSwift.filter { left in
      swift[left].memberClass == .initializer && !swift[left].parameterNames.isEmpty && !swift[left].isMemberwise
        && (isGuarded || swift[left].declaration.modifiers.contains(.failable))
    }
    guard !lefts.isEmpty else { return }
    let rights = freeKotlin.filter { kotlin[$0].isFactory }
    var candidates: [Candidate] = []
    for left in lefts {
      let mayBeNull = swift[left].declaration.modifiers.contains(.failable)
      for right in rights
      where kotlin[right].givesOptional == mayBeNull && kotlin[right].parameterNames == swift[left].parameterNames {
        candidates.append(Candidate(swift: left, kotlin: right, score: 1, evidence: [.factory]))
      }
    }
    accept(candidates, margin: 0.01)
  }

  /// What one language makes by an initializer, the other may make by a static function: of the same things, by name.
  mutating func pairFactories() {
    func makers(_ positions: [Int], _ members: [MemberFacts]) -> [Int] {
      positions.filter { position in
        let member = members[position]
        return !member.parameterNames.isEmpty && !member.isMemberwise
          && (member.isFactory || member.memberClass == .initializer)
      }
    }
    let rights = makers(freeKotlin, kotlin).prefix(MemberPairing.renameLimit)
    var candidates: [Candidate] = []
    for left in makers(freeSwift, swift).prefix(MemberPairing.renameLimit) {
      for right in rights where swift[left].isFactory != kotlin[right].isFactory {
        let names = (swift[left].parameterNames, kotlin[right].parameterNames)
        guard names.0 == names.1 || isNamedAfterSource(swift[left], kotlin[right]) || takeTheSame(left, right) else {
          continue
        }
        candidates.append(
          Candidate(swift: left, kotlin: right, score: overloadScore(left, right), evidence: [.factory]))
      }
    }
    accept(candidates, margin: 0.01)
  }

  /// Whether two take the same but for the name of one thing, which is of one type that no language brings.
  private func takeTheSame(_ left: Int, _ right: Int) -> Bool {
    let (a, b) = (swift[left], kotlin[right])
    guard a.parameterNames.count > 1, a.parameterNames.count == b.parameterNames.count else { return false }
    let different = a.parameterNames.indices.filter { a.parameterNames[$0] != b.parameterNames[$0] }
    guard different.count == 1 else { return false }
    let types = (a.parameterTypes[different[0]], b.parameterTypes[different[0]])
    return types.0 == types.1 && types.0.first?.isLowercase == true
  }

  /// Whether each of two that make the same type takes one thing, and the function's name says which: `fromJson(text)` is
  /// `init(json:)`.
  private func isNamedAfterSource(_ left: MemberFacts, _ right: MemberFacts) -> Bool {
    let (factory, initializer) = left.isFactory ? (left, right) : (right, left)
    guard factory.parameterNames.count == 1, initializer.parameterNames.count == 1 else { return false }
    let parts = factory.words
    guard parts.count > 1, prepositions.contains(parts[0]) || parts[0] == "parse" else { return false }
    return parts.dropFirst().joined() == initializer.parameterNames[0]
  }
}
