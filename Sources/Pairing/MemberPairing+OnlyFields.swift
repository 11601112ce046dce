// struct Reading { let key: String; let takenAt: Date }
// class Reading(val key: String, val takenAtUnixMilliseconds: Long)
//
// The only field of a type that is left on either side, where all others are counterparts one by one.

internal import CodeModel

extension MemberPairing {
  /// Pairs the only field that is left on either side, where it stands at the same place among the fields, and its name or
  /// its type says that it is the other one.
  mutating func pairOnlyFields() {
    guard let left = onlyLeft(where: { $0.declaration.isStoredByEachValue }) else { return }
    let (a, b) = (swift[left.swift], kotlin[left.kotlin])
    guard !areNamesakes(a, b), !MemberPairing.areTruthAndObject(a, b), a.isPrivate == b.isPrivate,
      left.count == 1 && MemberPairing.areTheValue(a, b) || MemberPairing.beginAlike(a, b)
        || left.count > 1 && MemberPairing.holdTheSame(a, b)
    else { return }
    accept([Candidate(swift: left.swift, kotlin: left.kotlin, score: 1, evidence: [.renamed])])
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
