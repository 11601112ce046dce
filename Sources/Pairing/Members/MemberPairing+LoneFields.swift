// struct Reading { let key: String; let takenAt: Date }
// class Reading(val key: String, val takenAtUnixMilliseconds: Long)
//
// A field that is left on both sides at one place among counterparts.

internal import CodeModel

extension MemberPairing {
  /// Pairs fields that are left at one place, where their names or their types say that they are one.
  mutating func pairLoneFields() {
    let gaps = gaps(where: \.declaration.isStoredByEachValue).filter { gap in
      let (a, b) = (swift[gap.swift], kotlin[gap.kotlin])
      guard !areNamesakes(a, b), !MemberPairing.areTruthAndObject(a, b), a.isPrivate == b.isPrivate else {
        return false
      }
      if gap.count == 1 { return MemberPairing.areTheValue(a, b) || MemberPairing.beginAlike(a, b) }
      return MemberPairing.beginAlike(a, b) || MemberPairing.endAlike(a, b) || MemberPairing.holdTheSame(a, b)
    }
    accept(gaps.map { Candidate(swift: $0.swift, kotlin: $0.kotlin, score: 1, evidence: [.renamed]) })
  }

  /// Pairs several fields that are left at one place, in their order, where each two are of one type and share a word:
  /// `line1, line2` and `streetLine, furtherLine`.
  mutating func pairRunsOfFields() {
    let runs = runs(where: \.declaration.isStoredByEachValue).filter { run in
      run.allSatisfy { pair in
        let (a, b) = (swift[pair.swift], kotlin[pair.kotlin])
        // What is yes or no may be about anything.
        return a.isPrivate == b.isPrivate && !areNamesakes(a, b) && !a.result.isEmpty && a.result == b.result
          && a.family != .truth
          && !Set(a.words).isDisjoint(with: b.words)
      }
    }
    accept(runs.joined().map { Candidate(swift: $0.swift, kotlin: $0.kotlin, score: 1, evidence: [.renamed]) })
  }

  /// Members of a kind that are left on both sides one behind the other, as many on each, next to counterparts or to the
  /// ends.
  private func runs(where isOfKind: (MemberFacts) -> Bool) -> [[(swift: Int, kotlin: Int)]] {
    let order = order(where: isOfKind)
    var runs: [[(swift: Int, kotlin: Int)]] = []
    var start = 0
    while start < order.swift.count {
      guard order.isSwiftFree(start) else {
        start += 1
        continue
      }
      let end = (start..<order.swift.count).first { !order.isSwiftFree($0) } ?? order.swift.count
      let count = end - start
      let starts = [order.facingPlace(start - 1).map { $0 + 1 }, order.facingPlace(end).map { $0 - count }]
      let run = starts.compactMap(\.self).first { start in
        (start..<start + count).allSatisfy(order.isKotlinFree) && !order.isKotlinFree(start - 1)
          && !order.isKotlinFree(start + count)
      }
      if let run, count > 1, count < 4 {
        runs.append(zip(order.swift[start..<end], order.kotlin[run..<run + count]).map { (swift: $0, kotlin: $1) })
      }
      start = end
    }
    return runs
  }

  /// Whether both are of one type, and one is called as the value that its object stands for: `code.value` and `code.text`.
  private static func areTheValue(_ left: MemberFacts, _ right: MemberFacts) -> Bool {
    !left.result.isEmpty && left.result == right.result && [left, right].contains { isValueName($0.key) }
  }

  /// Whether one name only says more than the other, or both say one thing with another ending: `target` and `targetKey`,
  /// `pages` and `pageList`, `landingTime` and `landedAt`.
  private static func beginAlike(_ left: MemberFacts, _ right: MemberFacts) -> Bool {
    guard let own = left.words.first, let other = right.words.first, min(own.count, other.count) > 2 else {
      return false
    }
    if own == other { return left.words.starts(with: right.words) || right.words.starts(with: left.words) }
    let endings: Set<String> = ["array", "at", "date", "list", "map", "on", "set", "time"]
    let rest = left.words.dropFirst() + right.words.dropFirst()
    return own.count > 3 && other.count > 3 && own.prefix(4) == other.prefix(4) && !rest.isEmpty
      && endings.isSuperset(of: rest)
  }

  /// Whether both are of one type, and say of what by one word: `toggleName` and `featureName`.
  private static func endAlike(_ left: MemberFacts, _ right: MemberFacts) -> Bool {
    !left.result.isEmpty && left.result == right.result && left.words.count > 1 && right.words.count > 1
      && left.words.last == right.words.last
  }

  /// Whether a canonical name is what the only field of a type may well be called.
  private static func isValueName(_ key: String) -> Bool { ["rawvalue", "value"].contains(key) }

  /// Whether both hold the same, and something of which a type hardly has two: `[String: Any]`, a class of the code's own.
  private static func holdTheSame(_ left: MemberFacts, _ right: MemberFacts) -> Bool {
    left.result == right.result
      && (left.result.first == "Map" || left.keptType != nil && left.keptType == right.keptType)
  }

  /// Whether one of two cases that carry the same has the name that the other gives to what it carries: `uuid(String)` and
  /// `ByKey(val uuid: String)`.
  static func isCalledAsCarried(_ left: MemberFacts, _ right: MemberFacts) -> Bool {
    guard left.memberClass == .enumCase, right.memberClass == .enumCase, left.parameterNames.count == 1,
      left.parameterTypes == right.parameterTypes, left.parameterTypes != [""]
    else { return false }
    return left.key == right.parameterNames[0] || right.key == left.parameterNames[0]
  }

  /// Whether two cases say the same by a word and by a syllable: `unsupported` and `NotSupported`.
  static func sayNot(_ left: MemberFacts, _ right: MemberFacts) -> Bool {
    guard left.memberClass == .enumCase, right.memberClass == .enumCase, left.parameterTypes == right.parameterTypes
    else { return false }
    func denied(_ words: [String]) -> String? {
      guard let first = words.first else { return nil }
      if first == "not", words.count > 1 { return words.dropFirst().joined() }
      return first.hasPrefix("un") && first.count > 5 ? String(first.dropFirst(2)) + words.dropFirst().joined() : nil
    }
    guard let own = denied(left.words), let other = denied(right.words) else { return false }
    return own == other && left.key != right.key
  }
}
