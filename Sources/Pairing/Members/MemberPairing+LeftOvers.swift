internal import CodeModel
internal import SourceModel

/// The last round: what would be told as missing on both sides, and is one thing under two names after all. It takes
/// nothing from the rounds before, and what two may have come from is no evidence for either.
extension MemberPairing {
  mutating func pairLeftOvers() {
    pairLeftOvers { left, right in
      guard left.mayStandFor(right), MemberPairing.haveCommonValues(left, right),
        let edits = misspelling(left.words, right.words)
      else { return nil }
      return 1 - 0.2 * Double(edits)
    }
    pairLeftOvers(by: .synonym) { left, right in
      guard let stem = left.streamStem, stem == right.streamStem, left.parameterNames.isEmpty,
        right.parameterNames.isEmpty, !left.isType, !right.isType
      else { return nil }
      // What the type keeps to itself is a stream of the same values.
      return left.isPrivate == right.isPrivate ? 1 : 0.5
    }
    pairLeftOvers { left, right in
      MemberPairing.isGiven(left, by: right) || MemberPairing.isGiven(right, by: left) ? 1 : nil
    }
    pairLeftOvers { left, right in
      MemberPairing.saysOwner(left, right) || MemberPairing.saysOwner(right, left) ? 1 : nil
    }
    pairLeftOvers { left, right in
      guard MemberPairing.saysMore(left, right) || MemberPairing.saysMore(right, left) else { return nil }
      return nameSimilarity(left.words, right.words) + MemberPairing.likenessOfUse(left, right)
    }
    pairLeftOvers { left, right in
      MemberPairing.carryTheSame(left, right) ? nameSimilarity(left.words, right.words) : nil
    }
    pairLeftOvers { left, right in MemberPairing.sayBase(left, right) ? 1 : nil }
    pairLeftOvers { left, right in
      MemberPairing.takeMostAlike(left, right) ? nameSimilarity(left.words, right.words) : nil
    }
    pairOnlyFinders()
    pairLeftOvers { left, right in
      MemberPairing.isCutShort(left, right) || MemberPairing.isCutShort(right, left) ? 1 : nil
    }
    pairLeftOvers { left, right in
      guard MemberPairing.saysLess(left, right) || MemberPairing.saysLess(right, left) else { return nil }
      return nameSimilarity(left.words, right.words) + MemberPairing.likenessOfUse(left, right)
    }
    pairLeftOvers { left, right in MemberPairing.sayNot(left, right) ? 1 : nil }
    pairLeftOvers { left, right in MemberPairing.isCalledAsCarried(left, right) ? 1 : nil }
    pairLoneCases()
    pairLoneFields()
    pairRunsOfFields()
  }

  /// Cases that are left at one place among counterparts, and carry the same or nothing: one under two names, such as
  /// `trace` and `VERBOSE`.
  private mutating func pairLoneCases() {
    let gaps = gaps(where: { $0.memberClass == .enumCase }).filter { gap in
      let (a, b) = (swift[gap.swift], kotlin[gap.kotlin])
      guard gap.count > 2 else { return false }
      // `value` and `message` may be carried by anything.
      if a.parameterNames == b.parameterNames,
        a.declaration.parameters.contains(where: { words(of: $0.name).count > 1 })
      {
        return a.rawValues.isEmpty || b.rawValues.isEmpty
      }
      guard a.parameterTypes == b.parameterTypes, !a.parameterTypes.contains("") else { return false }
      if a.parameterTypes.contains(where: MemberPairing.isOfCode) { return a.rawValues.isEmpty || b.rawValues.isEmpty }
      // At the end of an enum each side may have put something else, unless both have as many; of few it tells nothing.
      return gap.count > 3 && (!gap.isLast || gap.areAsMany)
        && a.parameterTypes.isEmpty && a.rawValues.isEmpty && b.rawValues.isEmpty
    }
    accept(gaps.map { Candidate(swift: $0.swift, kotlin: $0.kotlin, score: 1, evidence: [.renamed]) })
  }

  /// What is left of a kind on both sides at one place: between the same two counterparts of the kind, or between one and
  /// the end, with nothing else between them.
  ///
  func gaps(where isOfKind: (MemberFacts) -> Bool) -> [Gap] {
    let order = order(where: isOfKind)
    return order.swift.indices.filter(order.isSwiftFree).compactMap { position in
      guard let before = order.facingPlace(position - 1), order.facingPlace(position + 1) == before + 2,
        order.isKotlinFree(before + 1)
      else { return nil }
      return Gap(
        swift: order.swift[position], kotlin: order.kotlin[before + 1],
        count: max(order.swift.count, order.kotlin.count), areAsMany: order.swift.count == order.kotlin.count,
        isLast: position == order.swift.count - 1)
    }
  }

  /// Two members that are left at one place.
  struct Gap {
    let swift: Int
    let kotlin: Int
    /// How many of their kind the side with more of them has.
    let count: Int
    /// Whether both sides have as many.
    let areAsMany: Bool
    let isLast: Bool
  }

  private mutating func pairLeftOvers(
    by evidence: Evidence = .renamed, _ score: (MemberFacts, MemberFacts) -> Double?
  ) {
    var candidates: [Candidate] = []
    for a in freeSwift.prefix(MemberPairing.renameLimit) where !swift[a].onlyIdentifies {
      for b in freeKotlin.prefix(MemberPairing.renameLimit) {
        guard let score = score(swift[a], kotlin[b]) else { continue }
        candidates.append(Candidate(swift: a, kotlin: b, score: score, evidence: [evidence]))
      }
    }
    accept(candidates, margin: 0.01)
  }

  /// Whether a function gives what a property gives, and only takes what its platform's library finds it with:
  /// `getMessage(resources)` for `message`.
  private static func isGiven(_ property: MemberFacts, by function: MemberFacts) -> Bool {
    guard property.memberClass == .property, function.memberClass == .function, function.takesForeign == [true],
      function.words.first == "get", function.words.dropFirst().elementsEqual(property.words)
    else { return false }
    return property.result.isEmpty || function.result.isEmpty || property.result == function.result
  }

  /// Whether one property has the name of the other behind the words of the type that both stand in: `pageTitle` of a
  /// `Page` is its `title`.
  private static func saysOwner(_ longer: MemberFacts, _ shorter: MemberFacts) -> Bool {
    guard longer.memberClass == .property, shorter.memberClass == .property, longer.isStored == shorter.isStored,
      longer.declaration.modifiers.contains(.static) == shorter.declaration.modifiers.contains(.static),
      !longer.family.excludes(shorter.family), !areTruthAndObject(longer, shorter),
      longer.words.count > shorter.words.count
    else { return false }
    let owner = longer.words.dropLast(shorter.words.count)
    return longer.words.suffix(shorter.words.count).elementsEqual(shorter.words)
      && (longer.ownerWords.suffix(owner.count).elementsEqual(owner)
        || shorter.ownerWords.suffix(owner.count).elementsEqual(owner))
  }

  /// Whether one function only says by its name what the other's label or parameters say: both take the same types and
  /// what is called alike, and all words of the one are the other's, which begins with the same verb:
  /// `fetchPages(for titles:)` and `fetchPagesByTitles(pageTitles)`.
  private static func saysMore(_ longer: MemberFacts, _ shorter: MemberFacts) -> Bool {
    guard longer.memberClass == .function, shorter.memberClass == .function, shorter.words.count > 1,
      longer.words.count > shorter.words.count, longer.words.first == shorter.words.first,
      longer.parameterTypes == shorter.parameterTypes, !longer.parameterTypes.contains(""),
      !longer.parameterTypes.isEmpty, !longer.family.excludes(shorter.family), !areTruthAndObject(longer, shorter),
      Set(shorter.words).isSubset(of: longer.words), takeWhatSoundsAlike(longer, shorter)
    else { return false }
    let rest = longer.words.dropFirst(shorter.words.count)
    let addsPhrase =
      longer.words.starts(with: shorter.words) && rest.count > 1 && prepositions.contains(rest.first ?? "")
    return addsPhrase || longer.parameterTypes.contains(where: isOfCode)
  }

  /// Whether one name is the other with words left out that limit nothing, and both take and give the same:
  /// `gbValue` and `value`, `getEngineStatus()` and `getStatus()`.
  private static func saysLess(_ shorter: MemberFacts, _ longer: MemberFacts) -> Bool {
    guard shorter.memberClass == longer.memberClass,
      [.property, .function, .enumCase].contains(shorter.memberClass), haveCommonValues(shorter, longer),
      shorter.isPrivate == longer.isPrivate, shorter.isStored == longer.isStored,
      shorter.parameterNames == longer.parameterNames || shorter.memberClass == .enumCase,
      shorter.declaration.modifiers.contains(.static) == longer.declaration.modifiers.contains(.static),
      !shorter.family.excludes(longer.family), !areTruthAndObject(shorter, longer), !shorter.stem.isEmpty,
      shorter.stem.count < longer.stem.count, shorter.stem.last == longer.stem.last,
      shorter.memberClass != .function || shorter.stem.count > 1 && shorter.stem.first == longer.stem.first
    else { return false }
    // Of the names of cases many are made of others.
    if shorter.memberClass == .enumCase {
      guard longer.stem.count <= shorter.stem.count + 2, shorter.rawValues.isEmpty || longer.rawValues.isEmpty else {
        return false
      }
    }
    // A function that gives something else is another one; of a property the type may be what differs.
    let agree =
      shorter.memberClass != .function || shorter.result == longer.result || shorter.givesOwn && longer.givesOwn
    var rest = longer.stem[...]
    for word in shorter.stem.reversed() {
      guard let position = rest.lastIndex(of: word) else { return false }
      if rest[(position + 1)...].contains(where: limitingWords.contains) { return false }
      rest = rest[..<position]
    }
    return agree && !rest.contains(where: limitingWords.contains)
  }

  /// Words that make what is named another thing than the one without them.
  private static let limitingWords: Set<String> = [
    "min", "max", "minimum", "maximum", "first", "last", "next", "previous", "old", "new", "default", "is", "has",
    "can", "should", "will", "did", "on", "no", "not", "non", "un", "all", "any", "local", "remote", "start", "end",
    "left", "right", "top", "bottom", "total", "average", "sub", "super", "pre", "post", "before", "after", "raw",
    "temp", "half", "partly", "partially", "almost", "never", "auto", "force", "discounted", "gross", "net", "cached",
    "pending", "expired", "hashed", "encrypted", "billing", "shipping",
    // What a value is made as tells overloads apart.
    "int", "integer", "long", "short", "float", "double", "number", "string", "text", "bool", "boolean", "object",
    "json", "list", "array", "map", "set", "data", "bytes",
  ]

  private static func takeWhatSoundsAlike(_ left: MemberFacts, _ right: MemberFacts) -> Bool {
    zip(left.declaration.parameters, right.declaration.parameters).allSatisfy {
      !Set(words(of: $0.name)).isDisjoint(with: words(of: $1.name))
    }
  }

  /// Whether two cases of short names that share one word carry values of the same types, one of which no language
  /// brings: `byUpload(Photo)` and `Uploaded(val photo: Photo)`.
  private static func carryTheSame(_ left: MemberFacts, _ right: MemberFacts) -> Bool {
    left.memberClass == .enumCase && right.memberClass == .enumCase && max(left.words.count, right.words.count) <= 2
      && left.parameterTypes == right.parameterTypes && !left.parameterTypes.contains("")
      && left.parameterTypes.contains(where: isOfCode) && nameSimilarity(left.words, right.words) >= 0.4
  }

  /// Whether two cases are called the same but for words of the type that they are of: `pageEvent` of a `ShopEvent` and
  /// `PageShopEvent`.
  private static func sayBase(_ left: MemberFacts, _ right: MemberFacts) -> Bool {
    guard left.memberClass == .enumCase, right.memberClass == .enumCase, left.words != right.words else { return false }
    let base = Set(left.ownerWords).intersection(right.ownerWords)
    let own = (left.words.filter { !base.contains($0) }, right.words.filter { !base.contains($0) })
    return !own.0.isEmpty && own.0 == own.1
  }

  /// Whether two functions take three things or more, nearly all of which are called alike, and end in one word:
  /// `css(size:isDark:color:)` and `noPageCss(size, ground, color, isDark)`.
  private static func takeMostAlike(_ left: MemberFacts, _ right: MemberFacts) -> Bool {
    guard left.memberClass == .function, right.memberClass == .function, left.words.last == right.words.last,
      min(left.parameterNames.count, right.parameterNames.count) > 2, left.isPrivate == right.isPrivate
    else { return false }
    let words = (Set(left.words), Set(right.words))
    return setSimilarity(Set(left.parameterNames), Set(right.parameterNames)) >= 0.75
      && !left.family.excludes(right.family) && words.0.symmetricDifference(words.1).isDisjoint(with: limitingWords)
  }

  /// Whether the name of a case is the beginning of another's: `dev` and `development`.
  private static func isCutShort(_ short: MemberFacts, _ long: MemberFacts) -> Bool {
    guard short.memberClass == .enumCase, long.memberClass == .enumCase, short.words.count == 1, long.words.count == 1,
      short.rawValues.isEmpty || long.rawValues.isEmpty, haveCommonValues(short, long)
    else { return false }
    return short.words[0].count >= 3 && long.words[0].count >= 2 * short.words[0].count
      && long.words[0].hasPrefix(short.words[0])
  }

  /// A normal form spells the types that no language brings in small letters.
  static func isOfCode(_ type: String) -> Bool { type.first?.isLowercase == true }

  /// The only function of an enum that finds a case by one thing, which is of one type on both sides:
  /// `Kind.type(for: text)` and `Kind.from(text)`.
  private mutating func pairOnlyFinders() {
    let (left, right) = (freeSwift.filter { swift[$0].findsCase }, freeKotlin.filter { kotlin[$0].findsCase })
    guard left.count == 1, right.count == 1, swift.count(where: \.findsCase) == 1,
      kotlin.count(where: \.findsCase) == 1
    else { return }
    let types = (swift[left[0]].parameterTypes, kotlin[right[0]].parameterTypes)
    guard types.0 == types.1, types.0 != [""] else { return }
    accept([Candidate(swift: left[0], kotlin: right[0], score: 1, evidence: [.renamed])])
  }
}

// MARK: Accessors

extension MemberPairing {
  /// Whether two whose names agree but for words such as `get` and `is` may do one thing.
  static func areOneAccess(_ left: MemberFacts, _ right: MemberFacts) -> Bool {
    agreeInAccess(left, right) && !left.family.excludes(right.family)
  }

  /// Whether two functions take nothing that is called alike, and give something else: who makes a request,
  /// `getRequest(isZipped)`, does not send one, `request(request)`.
  static func takeAndGiveOtherwise(_ left: MemberFacts, _ right: MemberFacts) -> Bool {
    left.memberClass == .function && right.memberClass == .function && !left.parameterNames.isEmpty
      && !right.parameterNames.isEmpty && Set(left.parameterNames).isDisjoint(with: right.parameterNames)
      && !left.result.isEmpty && !right.result.isEmpty && left.result != right.result
  }

  /// Whether the first words of two names do not contradict each other: what is told when something happens, `onLoaded`, is
  /// not whether it has, `isLoaded`.
  static func agreeInAccess(_ left: MemberFacts, _ right: MemberFacts) -> Bool {
    // What is a name by itself is no prefix of one: `isOn` and `on`.
    guard left.words.count > 1, right.words.count > 1, let first = AccessorPrefix(left.words[0]),
      let other = AccessorPrefix(right.words[0])
    else { return true }
    return first == other
  }

  /// A field goes with a field, and what gives it with what gives it.
  static func likenessOfUse(_ left: MemberFacts, _ right: MemberFacts) -> Double {
    (left.isStored == right.isStored ? 0.5 : 0) + (left.isPrivate == right.isPrivate ? 0.25 : 0)
  }
}

extension MemberFacts {
  fileprivate var isType: Bool { memberClass == .type || memberClass == .alias }
}

/// In how many places one of two names is misspelt, if they are one name: one word of the two differs, by two letters
/// that changed places or by letters inside a long word. `nil` where they may well be two words.
private func misspelling(_ lefts: [String], _ rights: [String]) -> Int? {
  guard lefts.count == rights.count else { return nil }
  let different = lefts.indices.filter { lefts[$0] != rights[$0] }
  guard different.count == 1, lefts.joined().count >= 6 else { return nil }
  let (a, b) = (Array(lefts[different[0]]), Array(rights[different[0]]))
  // A number is never a slip, and neither is what begins another word: `encode`, `decode`.
  guard a.allSatisfy(\.isLetter), b.allSatisfy(\.isLetter), a.first == b.first else { return nil }
  if areTransposed(a, b) { return a.count >= 4 ? 1 : nil }
  // The end of a word says its form: `wallet`, `wallets`; `contained`, `container`.
  guard a.last == b.last, abs(a.count - b.count) <= 2 else { return nil }
  let edits = edits(a, b)
  // A letter for another makes another word sooner than one too many: `internal`, `interval`.
  let least = edits == 1 && a.count != b.count ? 7 : 9
  return edits <= 2 && min(a.count, b.count) >= least ? edits : nil
}

/// Whether two neighbouring letters changed places.
private func areTransposed(_ a: [Character], _ b: [Character]) -> Bool {
  guard a.count == b.count else { return false }
  let different = a.indices.filter { a[$0] != b[$0] }
  guard different.count == 2, different[1] == different[0] + 1 else { return false }
  return a[different[0]] == b[different[1]] && a[different[1]] == b[different[0]]
}

/// How many letters have to be put in, taken out or exchanged.
private func edits(_ a: [Character], _ b: [Character]) -> Int {
  var row = Array(0...b.count)
  for (i, letter) in a.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, other) in b.enumerated() {
      let above = row[j + 1]
      row[j + 1] = min(above + 1, row[j] + 1, diagonal + (letter == other ? 0 : 1))
      diagonal = above
    }
  }
  return row[b.count]
}
