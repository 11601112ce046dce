internal import CodeModel
internal import SourceModel

/// Finds counterparts among the members of two containers that are counterparts: rounds from strict to lax, best first
/// within each round, no link without evidence.
struct MemberPairing: Sendable {
  let swift: [MemberFacts]
  let kotlin: [MemberFacts]
  private(set) var freeSwift: [Int]
  private(set) var freeKotlin: [Int]
  private(set) var links: [(swift: Int, kotlin: Int, evidence: [Evidence])] = []

  /// The keys of the functions of either side that hand over what they give by a call.
  let keysOfCallbacks: (swift: Set<String>, kotlin: Set<String>)

  /// Where names do not say what may belong together, this many members a side are looked at.
  static let renameLimit = 100
  /// Of so many overloads of one name those are looked at that stand at most so many places apart.
  static let overloadLimit = 100

  /// The key of a Swift type → that of its counterpart, where the two are called otherwise.
  private let counterparts: [String: String]

  init(swift: [MemberFacts], kotlin: [MemberFacts], counterparts: [String: String] = [:]) {
    self.counterparts = counterparts
    self.swift = swift
    self.kotlin = kotlin
    freeSwift = Array(swift.indices)
    freeKotlin = Array(kotlin.indices)
    keysOfCallbacks = (Set(swift.filter(\.callsBack).map(\.key)), Set(kotlin.filter(\.callsBack).map(\.key)))
  }

  var loneSwift: [MemberFacts] { freeSwift.map { swift[$0] } }
  var loneKotlin: [MemberFacts] { freeKotlin.map { kotlin[$0] } }

  mutating func run(allowsRenames: Bool = true) {
    pairFailableInitializers()
    pairKeyed([.sameName, .sameParameters]) {
      $0.memberClass == $1.memberClass && $0.parameterNames == $1.parameterNames
    }
    let keys = keysOfCallbacks
    pairKeyed([.sameName, .sameParameters]) {
      MemberPairing.isCalledBack($0, by: $1, keys.kotlin) || MemberPairing.isCalledBack($1, by: $0, keys.swift)
    }
    pairGeneric()
    pairOverloads()
    pairKeyed([.sameName, .sameArity]) {
      $0.memberClass == $1.memberClass && $0.parameterNames.count == $1.parameterNames.count
        && MemberPairing.initializersFit($0, $1)
    }
    pairKeyed([.sameName]) { $0.memberClass == $1.memberClass && MemberPairing.initializersFit($0, $1) }
    pairKeyed([.sameName, .compatibleKind]) { MemberFacts.areCompatible($0, $1) }
    pairByOtherKeys()
    pairOnlyInitializers()
    pairFactories()
    pairEvents()
    if allowsRenames {
      pairByOwn(\.writtenValues)
      pairByOwn(\.storedNames)
      pairByResult()
      pairReordered()
      pairRenames()
      pairKept()
      pairLeftOvers()
    }
  }

  // MARK: Rounds

  private mutating func pairKeyed(_ evidence: [Evidence], where fits: (MemberFacts, MemberFacts) -> Bool) {
    let kotlinByKey = Dictionary(grouping: freeKotlin, by: { kotlin[$0].key })
    var candidates: [Candidate] = []
    var seen: [String: Int] = [:]
    for left in freeSwift {
      let key = swift[left].key
      guard let rights = kotlinByKey[key] else { continue }
      let rank = seen[key, default: 0]
      seen[key] = rank + 1
      for right in Self.near(rank, in: rights)
      where fits(swift[left], kotlin[right]) && !areNamesakes(swift[left], kotlin[right]) {
        candidates.append(
          Candidate(swift: left, kotlin: right, score: overloadScore(left, right), evidence: evidence))
      }
    }
    accept(candidates)
  }

  /// Of what goes by a name, what stands about where one does that is the so-many-th to ask for it; all, where it is
  /// little.
  private static func near(_ rank: Int, in overloads: [Int]) -> ArraySlice<Int> {
    if overloads.count <= overloadLimit { return overloads[...] }
    return overloads.prefix(rank + overloadLimit).dropFirst(rank - min(rank, overloadLimit))
  }

  /// Where both sides have one overload of a name that takes what its caller decides on, beside others that do not, the two
  /// are counterparts, whatever else they take.
  private mutating func pairGeneric() {
    func overloads(_ positions: [Int], _ members: [MemberFacts]) -> [String: [Int]] {
      Dictionary(grouping: positions.filter { members[$0].memberClass == .function }, by: { members[$0].key })
        .filter { $0.value.count > 1 }
    }
    let rights = overloads(freeKotlin, kotlin)
    guard !rights.isEmpty else { return }
    let candidates = overloads(freeSwift, swift).compactMap { key, left -> Candidate? in
      let generic = (
        left.filter { swift[$0].takesGeneric }, (rights[key] ?? []).filter { kotlin[$0].takesGeneric }
      )
      guard generic.0.count == 1, generic.1.count == 1, rights[key]?.count ?? 0 > 1 else { return nil }
      let names = (Set(swift[generic.0[0]].parameterNames), Set(kotlin[generic.1[0]].parameterNames))
      guard setSimilarity(names.0, names.1) >= 0.5 else { return nil }
      return Candidate(swift: generic.0[0], kotlin: generic.1[0], score: 1, evidence: [.sameName])
    }
    accept(candidates)
  }

  private mutating func pairByOtherKeys() {
    let byKey = Dictionary(grouping: freeKotlin, by: { kotlin[$0].key })
    var byOtherKey: [String: [Int]] = [:]
    for right in freeKotlin {
      for other in kotlin[right].otherKeys { byOtherKey[other.key, default: []].append(right) }
    }
    var candidates: [Candidate] = []
    var seen: [String: Int] = [:]
    for left in freeSwift {
      let a = swift[left]
      var rights: Set<Int> = []
      for key in Set([a.key] + a.otherKeys.map(\.key)) {
        let rank = seen[key, default: 0]
        seen[key] = rank + 1
        rights.formUnion(MemberPairing.near(rank, in: byOtherKey[key] ?? []))
        if a.otherKeys.contains(where: { $0.key == key }) {
          rights.formUnion(MemberPairing.near(rank, in: byKey[key] ?? []))
        }
      }
      for right in rights.sorted() {
        let b = kotlin[right]
        guard a.memberClass == b.memberClass || MemberFacts.areCompatible(a, b), !areNamesakes(a, b) else { continue }
        guard let link = MemberPairing.otherLink(a, b),
          link == .lifecycle || abs(a.parameterNames.count - b.parameterNames.count) <= 1,
          link != .accessorPrefix || MemberPairing.areOneAccess(a, b) && !MemberPairing.takeAndGiveOtherwise(a, b)
        else { continue }
        let score = overloadScore(left, right) + MemberPairing.likenessOfUse(a, b)
        candidates.append(Candidate(swift: left, kotlin: right, score: score, evidence: [link]))
      }
    }
    accept(candidates)
  }

  /// By which of their other names two members may be one.
  private static func otherLink(_ left: MemberFacts, _ right: MemberFacts) -> Evidence? {
    if let key = left.otherKeys.first(where: { $0.key == right.key }) { return key.evidence }
    if let key = right.otherKeys.first(where: { $0.key == left.key }) { return key.evidence }
    for key in left.otherKeys {
      guard let other = right.otherKeys.first(where: { $0.key == key.key }) else { continue }
      // Two enums whose cases all end in a word of their own: `userStarted` and `userEnded` may be two things.
      return key.evidence == .roleSuffix && other.evidence == .roleSuffix ? .renamed : key.evidence
    }
    return nil
  }

  private mutating func pairRenames() {
    let left = freeSwift.prefix(MemberPairing.renameLimit)
    let right = freeKotlin.prefix(MemberPairing.renameLimit)
    var candidates: [Candidate] = []
    for a in left {
      for b in right where mayBeRenamed(a, b) {
        guard let score = renameScore(swift[a], kotlin[b]) else { continue }
        candidates.append(Candidate(swift: a, kotlin: b, score: score, evidence: [.renamed]))
      }
    }
    accept(candidates, margin: 0.08)
  }

  /// What goes by one thing outside the app that no other member of either type goes by.
  ///
  /// - Parameter traits: the raw values of a case, `memberOf = 0` is `IS_MEMBER(0)`, or the name under which a property
  ///   is stored, `case audiences = "rules"` is `val rules`.
  private mutating func pairByOwn<Trait: Hashable>(_ traits: (MemberFacts) -> Set<Trait>) {
    let free = (swift: Set(freeSwift), kotlin: Set(freeKotlin))
    func holders(_ members: [MemberFacts]) -> [Trait: [Int]] {
      members.indices.reduce(into: [:]) { holders, position in
        for trait in traits(members[position]) { holders[trait, default: []].append(position) }
      }
    }
    let (lefts, rights) = (holders(swift), holders(kotlin))
    let candidates = lefts.compactMap { trait, left -> Candidate? in
      guard let right = rights[trait], left.count == 1, right.count == 1, free.swift.contains(left[0]),
        free.kotlin.contains(right[0])
      else { return nil }
      return Candidate(swift: left[0], kotlin: right[0], score: 1, evidence: [.renamed])
    }
    accept(candidates)
  }

  /// What one language tells apart by what is given, the other has to call otherwise: `map` that gives a list is
  /// `mapList`.
  private mutating func pairByResult() {
    let overloads = Dictionary(grouping: swift.indices, by: { [swift[$0].key] + swift[$0].parameterNames })
    func form(_ member: MemberFacts) -> [String] {
      ["\(member.memberClass.rawValue)", "\(member.parameterNames.count)"] + member.result
    }
    let rights = Dictionary(grouping: freeKotlin, by: { form(kotlin[$0]) })
    var candidates: [Candidate] = []
    for left in freeSwift {
      let a = swift[left]
      let rivals = overloads[[a.key] + a.parameterNames] ?? []
      guard rivals.count > 1, !a.result.isEmpty, [.function, .property].contains(a.memberClass) else { continue }
      let own = Set(a.words)
      for right in (rights[form(a)] ?? []).prefix(MemberPairing.renameLimit) {
        let other = kotlin[right].words
        // `convert() -> Login` is `toLogin()`.
        let isNamedAfterResult = other.first == "to" && a.result.contains(other.dropFirst().joined())
        guard own.isSubset(of: other) || isNamedAfterResult else { continue }
        candidates.append(
          Candidate(swift: left, kotlin: right, score: overloadScore(left, right), evidence: [.renamed]))
      }
    }
    accept(candidates, margin: 0.01)
  }

  /// The only value of a type of the code's own that each side keeps and the other seems to lack.
  private mutating func pairKept() {
    let left = freeSwift.filter { swift[$0].keptType != nil }
    let right = freeKotlin.filter { kotlin[$0].keptType != nil }
    func keptType(_ position: Int) -> String? { swift[position].keptType.map { counterparts[$0] ?? $0 } }
    let owned = Dictionary(grouping: left, by: keptType)
    let others = Dictionary(grouping: right, by: { kotlin[$0].keptType })
    let kept = (
      Dictionary(grouping: swift.indices, by: keptType),
      Dictionary(grouping: kotlin.indices, by: { kotlin[$0].keptType })
    )
    // Where a side keeps several, one of them may be what the other side really lacks.
    let candidates = owned.compactMap { type, positions -> Candidate? in
      guard let facing = others[type], positions.count == 1, facing.count == 1, kept.0[type]?.count == 1,
        kept.1[type]?.count == 1,
        swift[positions[0]].keptType == type || swift[positions[0]].isPrivate == kotlin[facing[0]].isPrivate
      else { return nil }
      return Candidate(swift: positions[0], kotlin: facing[0], score: 1, evidence: [.renamed])
    }
    accept(candidates)
  }

  // MARK: Scores

  /// Whether two may be one under two names: of one kind and, where one is a function that takes nothing and the other a
  /// property that computes what it gives, of the same words.
  func mayBeRenamed(_ left: Int, _ right: Int) -> Bool {
    let (a, b) = (swift[left], kotlin[right])
    guard MemberPairing.agreeInAccess(a, b), !MemberPairing.areConstantAndField(a, b),
      !MemberPairing.areTruthAndObject(a, b), !areNamesakes(a, b), !MemberPairing.areTurnedAround(a, b),
      !MemberPairing.doOpposites(a, b)
    else { return false }
    if a.memberClass == b.memberClass {
      // What a function gives besides what it does may be of no interest to the other side.
      return [a.family, b.family].contains(.nothing) || !a.family.excludes(b.family)
    }
    guard [a.memberClass, b.memberClass].allSatisfy({ [.function, .property].contains($0) }),
      MemberFacts.areCompatible(a, b), !a.isStored, !b.isStored, !a.family.excludes(b.family)
    else { return false }
    return nameSimilarity(a.words, b.words) >= 0.9
  }

  /// Whether two functions do opposite things by the words that only one of them has: `enableCache` and `disableCache`,
  /// `cacheSnapshot` and `clearSnapshotCache`.
  private static func doOpposites(_ left: MemberFacts, _ right: MemberFacts) -> Bool {
    guard left.memberClass == .function, right.memberClass == .function else { return false }
    let names = Renamings.Names(
      swift: left.words.filter { !right.words.contains($0) }, kotlin: right.words.filter { !left.words.contains($0) })
    let undo = [(left, names.swift), (right, names.kotlin)].map { member, own in
      let verb = member.words.first { $0 != "test" }
      return verb.map { undoingVerbs.contains($0) && own.contains($0) } ?? false
    }
    return undo[0] != undo[1] || Renamings.areOpposites(names)
  }

  private static let undoingVerbs: Set<String> = [
    "cancel", "clear", "delete", "disable", "invalidate", "remove", "reset",
  ]

  /// Prefers the overload with the same parameters, types and body.
  func overloadScore(_ left: Int, _ right: Int) -> Double {
    let a = swift[left]
    let b = kotlin[right]
    let arity = abs(a.parameterNames.count - b.parameterNames.count)
    let isStatic = a.declaration.modifiers.contains(.static) == b.declaration.modifiers.contains(.static)
    // `_x` and `x` go by one key; where both sides have both, each is its own.
    let isExact = a.declaration.name.hasPrefix("_") == b.declaration.name.hasPrefix("_")
    let names = setSimilarity(Set(a.parameterNames), Set(b.parameterNames))
    return a.bag.similarity(to: b.bag) + typeScore(a, b) + 0.5 * names - 0.05 * Double(arity)
      + (isStatic ? 0.1 : 0) + (isExact ? 0.5 : 0) + ownSpelling(a, b, isStatic: isStatic)
      - (a.isDeprecated == b.isDeprecated ? 0 : 0.5)
  }

  /// Of a property and the constant that it starts with, `moduleName` and `MODULE_NAME`, each is the other side's that is
  /// spelt and kept as it is, whichever of the two holds the text.
  private func ownSpelling(_ left: MemberFacts, _ right: MemberFacts, isStatic: Bool) -> Double {
    guard left.memberClass == .property, right.memberClass == .property else { return 0 }
    return (left.declaration.name == right.declaration.name ? 1 : 0) + (isStatic ? 1 : 0)
  }

  /// Whether one is a constant of the type and the other what each value of the type is made with.
  private static func areConstantAndField(_ left: MemberFacts, _ right: MemberFacts) -> Bool {
    guard left.memberClass == .property, right.memberClass == .property else { return false }
    let isStatic = (left.declaration.modifiers.contains(.static), right.declaration.modifiers.contains(.static))
    guard isStatic.0 != isStatic.1 else { return false }
    let (constant, field) = isStatic.0 ? (left, right) : (right, left)
    return constant.isStored && constant.declaration.value != nil && field.isStored && field.declaration.value == nil
  }

  /// The share of the places at which both take the same type: of two overloads the one for whole numbers is the other
  /// side's for whole numbers.
  private func typeScore(_ left: MemberFacts, _ right: MemberFacts) -> Double {
    let count = max(left.parameterTypes.count, right.parameterTypes.count)
    let same = zip(left.parameterTypes, right.parameterTypes).count { !$0.isEmpty && $0 == $1 }
    return count == 0 ? 0 : 0.3 * Double(same) / Double(count)
  }

  /// All initializers have one name, so only their parameters tell which belong together.
  private static func initializersFit(_ left: MemberFacts, _ right: MemberFacts) -> Bool {
    guard left.memberClass == .initializer else { return true }
    if left.parameterNames.isEmpty && right.parameterNames.isEmpty { return true }
    let names = (Set(left.parameterNames), Set(right.parameterNames))
    if takeAnother(left, right) || convertsForeign(left, facing: right) { return false }
    // What only fills properties may stand beside another initializer that does more.
    if left.isMemberwise != right.isMemberwise {
      return setSimilarity(names.0, names.1) >= 0.67
        && !(left.declaration.modifiers.union(right.declaration.modifiers)).contains(.failable)
    }
    return setSimilarity(names.0, names.1) >= 0.34
  }

  /// Whether one takes a text where the other takes an object of some class, and they agree in no name there.
  static func takeAnother(_ left: MemberFacts, _ right: MemberFacts) -> Bool {
    guard left.parameterNames.count == right.parameterNames.count else { return false }
    let different = left.parameterNames.indices.filter { left.parameterNames[$0] != right.parameterNames[$0] }
    guard different.count == 1, let position = different.first else { return false }
    let types = [left.parameterTypes[position], right.parameterTypes[position]]
    return types.contains("String") && types.contains { $0.first?.isLowercase == true }
  }

  /// Whether a Swift initializer makes a value of a library's object, which the other does not take:
  /// `init(_ mark: CLPlacemark, point: Point)` is no `constructor(point: Point)`.
  private static func convertsForeign(_ left: MemberFacts, facing right: MemberFacts) -> Bool {
    guard left.takesForeign.first == true, left.declaration.parameters.first?.label == "_" else { return false }
    return !right.parameterNames.contains(left.parameterNames[0]) && !right.takesForeign.contains(true)
  }

  private func renameScore(_ left: MemberFacts, _ right: MemberFacts) -> Double? {
    switch left.memberClass {
    case .function where right.memberClass == .function:
      guard left.parameterNames.count == right.parameterNames.count, !MemberPairing.areInverse(left, right) else {
        return nil
      }
      let content = left.bag.similarity(to: right.bag)
      // The same long body under another name is the same function; a short one may be a coincidence.
      if content >= 0.95, min(left.size, right.size) >= 15 { return 0.6 + 0.4 * content }
      let name = nameSimilarity(left.words, right.words)
      guard name > 0 else { return nil }
      let isSmall = min(left.size, right.size) < 10
      let score = isSmall ? 0.75 * name + 0.25 * content : 0.5 * name + 0.5 * content
      return score >= 0.6 ? score : nil
    case .function, .property, .enumCase, .alias:
      let name = nameSimilarity(left.words, right.words)
      guard name >= 0.6, MemberPairing.haveCommonValues(left, right), !left.onlyIdentifies else { return nil }
      // What only its type sees and keeps is not what a public one computes.
      let isOtherUse = left.isStored != right.isStored && left.isPrivate != right.isPrivate
      let score = 0.75 * name + 0.25 * left.bag.similarity(to: right.bag) - (isOtherUse ? 0.1 : 0)
      return score >= 0.6 ? score : nil
    case .initializer, .type, .subscripting:
      return nil
    }
  }

  /// Whether one function takes what the other gives, and the other way round: `toCents(_ price: Decimal) -> Int` and
  /// `ofCents(cents: Int): BigDecimal`.
  private static func areInverse(_ left: MemberFacts, _ right: MemberFacts) -> Bool {
    !left.result.isEmpty && !right.result.isEmpty && left.result != right.result
      && left.parameterTypes.map(canonicalName) == right.result
      && right.parameterTypes.map(canonicalName) == left.result
  }

  /// Whether two cases may be one by the values that they carry: none, or at least one that sounds alike.
  static func haveCommonValues(_ left: MemberFacts, _ right: MemberFacts) -> Bool {
    guard left.memberClass == .enumCase else { return true }
    let (own, others) = (left.declaration.parameters, right.declaration.parameters)
    if own.isEmpty || others.isEmpty { return own.isEmpty && others.isEmpty }
    // A value without a name can only be told by its place.
    if (own + others).contains(where: \.name.isEmpty) { return own.count == others.count }
    func heard(_ parameters: [Parameter]) -> Set<String> { Set(parameters.flatMap { [$0.key] + words(of: $0.name) }) }
    return !heard(own).isDisjoint(with: heard(others))
  }

  mutating func accept(_ candidates: [Candidate], margin: Double = 0) {
    let found = candidates.settled(margin: margin)
    links += found.map { ($0.swift, $0.kotlin, $0.evidence) }
    let taken = (swift: Set(found.map(\.swift)), kotlin: Set(found.map(\.kotlin)))
    freeSwift.removeAll { taken.swift.contains($0) }
    freeKotlin.removeAll { taken.kotlin.contains($0) }
  }
}
