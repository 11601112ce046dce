internal import CodeModel
internal import SourceModel

/// Finds counterparts of types across both sides: by name, by convention, then by what they declare.
///
/// Best first and without reassignment; ties go by source order, so the result does not depend on hashing.
struct TypePairing: Sendable {
  let swift: TypeGroups
  let kotlin: TypeGroups
  /// Pairs of units that are twins by decree, configuration or file name; evidence for their types.
  let twinUnits: Set<UnitPair>
  /// The files of either side that stand in one of those.
  let unitsWithTwin: (swift: Set<Int>, kotlin: Set<Int>)
  private(set) var partnerOfSwift: [Int: Int] = [:]
  private(set) var partnerOfKotlin: [Int: Int] = [:]
  private(set) var pairs: [(swift: Int, kotlin: Int, evidence: [Evidence])] = []
  /// Swift types whose counterpart is a function.
  let isView: [Bool]
  let isSwiftTest: [Bool]
  let isKotlinTest: [Bool]
  let lexicon: Lexicon
  private let swiftExamples: [ExampleFiles.Kind]
  private let kotlinExamples: [ExampleFiles.Kind]
  /// Groups that likeness must not pair.
  private let isSwiftBystander: [Bool]
  private let isKotlinBystander: [Bool]
  let swiftKeys: [Set<String>]
  let kotlinKeys: [Set<String>]
  /// What the cases of each group carry, if it has any.
  let swiftCases: [[String: Bool]]
  let kotlinCases: [[String: Bool]]
  /// What the cases of each group stand for outside the app.
  let swiftTexts: [Set<String>]
  let kotlinTexts: [Set<String>]
  /// The groups that declare a member of a name.
  let swiftByMember: [String: [Int]]
  let kotlinByMember: [String: [Int]]
  let swiftNames: [[GroupName]]
  let kotlinNames: [[GroupName]]
  /// Kotlin's groups, in order, by the keys of their names.
  private let kotlinByName: [String: [(group: Int, name: String)]]
  /// The groups of the types around nested types.
  let swiftParents: [Int?]
  let kotlinParents: [Int?]

  struct UnitPair: Hashable {
    var swift: Int
    var kotlin: Int
  }

  /// One of the names under which a type may be known on the other side.
  struct GroupName {
    let text: String
    let key: String

    init(_ text: String) {
      self.text = text
      key = canonicalName(text)
    }
  }

  init(
    swift: TypeGroups, kotlin: TypeGroups, twinUnits: Set<UnitPair>, conventions: PairingConventions, views: ViewPairing
  ) {
    lexicon = conventions.lexicon
    isView = swift.groups.map { $0.type.map(views.links) ?? false }
    func groups(_ side: TypeGroups, whereUnit holds: (Int) -> Bool) -> [Bool] {
      side.groups.indices.map { side.unit(of: $0).map(holds) ?? false }
    }
    isSwiftTest = groups(swift) { swift.areTests[$0] }
    isKotlinTest = groups(kotlin) { kotlin.areTests[$0] }
    func examples(_ side: TypeGroups) -> [ExampleFiles.Kind] {
      side.groups.indices.map { group in
        side.unit(of: group).map { conventions.examples.kind(of: side.index.units[$0].file) } ?? .either
      }
    }
    swiftExamples = examples(swift)
    kotlinExamples = examples(kotlin)
    func bystanders(_ side: TypeGroups) -> [Bool] {
      let areBystanders = groups(side) { conventions.isBystander(side.index.units[$0].file) }
      return zip(areBystanders, side.groups.indices).map { $0 || side.isWrapper($1) }
    }
    isSwiftBystander = bystanders(swift)
    isKotlinBystander = bystanders(kotlin)
    self.swift = swift
    self.kotlin = kotlin
    self.twinUnits = twinUnits
    unitsWithTwin = (Set(twinUnits.map(\.swift)), Set(twinUnits.map(\.kotlin)))
    swiftKeys = swift.groups.indices.map(swift.memberKeys)
    kotlinKeys = kotlin.groups.indices.map(kotlin.memberKeys)
    swiftCases = swift.groups.indices.map { TypePairing.carrying(swift, $0) }
    kotlinCases = kotlin.groups.indices.map { TypePairing.carrying(kotlin, $0) }
    swiftTexts = swift.groups.indices.map(swift.caseTexts)
    kotlinTexts = kotlin.groups.indices.map(kotlin.caseTexts)
    func byMember(_ keys: [Set<String>]) -> [String: [Int]] {
      var groups: [String: [Int]] = [:]
      for (group, keys) in keys.enumerated() { for key in keys { groups[key, default: []].append(group) } }
      return groups
    }
    swiftByMember = byMember(swiftKeys)
    kotlinByMember = byMember(kotlinKeys)
    swiftParents = swift.groups.indices.map(swift.parent)
    kotlinParents = kotlin.groups.indices.map(kotlin.parent)
    swiftNames = swift.groups.indices.map { TypePairing.names(of: $0, in: swift) }
    kotlinNames = kotlin.groups.indices.map { TypePairing.names(of: $0, in: kotlin) }
    var kotlinByName: [String: [(group: Int, name: String)]] = [:]
    for (group, names) in kotlinNames.enumerated() {
      for name in names {
        kotlinByName[name.key, default: []].append((group, name.text))
      }
    }
    self.kotlinByName = kotlinByName
  }

  mutating func run(names: [PairingConventions.NamePattern]) {
    pairByConvention(names.filter { $0.evidence == .configured })
    pairForms()
    accept(published())
    // A class may have the name of the other side's interface where its own interface has an affix: `FooType` and `Foo`
    // beside `Foo` and `FooImpl`. So what is of one kind comes first, then affixes, then the name alone.
    pairByName(nestedOnBothSides: false, ofOneKind: true)
    pairByName(nestedOnBothSides: true, ofOneKind: true)
    pairByConvention(names.filter { $0.evidence == .roleAffix })
    pairByName(nestedOnBothSides: false)
    pairByName(nestedOnBothSides: true)
    pairByConvention(names.filter { $0.evidence == .roleSuffix })
    pairByName(nestedOnBothSides: true)
    pairByMembers()
    accept(prefixed())
    pairByName(nestedOnBothSides: true)
    pairByInterface()
    pairOnlyCandidates()
    pairByName(nestedOnBothSides: true)
  }

  // MARK: By directive

  mutating func pairDeclared(_ explicit: ExplicitPairing) {
    accept(
      explicit.types.compactMap { link in
        guard let left = swift.group(ofContainer: link.swift), let right = kotlin.group(ofContainer: link.kotlin) else {
          return nil
        }
        return Candidate(swift: left, kotlin: right, score: 1, evidence: [.directive])
      })
  }

  // MARK: By name

  private mutating func pairByName(nestedOnBothSides: Bool, ofOneKind: Bool = false) {
    var candidates: [Candidate] = []
    for left in freeSwift() {
      for right in swiftNames[left].flatMap({ freeKotlin(named: $0.key).map(\.group) }) {
        let nested = swiftParents[left] != nil && kotlinParents[right] != nil
        guard nested == nestedOnBothSides, !ofOneKind || sameKind(left, right), let score = nameScore(left, right)
        else { continue }
        candidates.append(Candidate(swift: left, kotlin: right, score: score, evidence: [.sameName]))
      }
    }
    accept(candidates)
  }

  /// What a type may be called on the other side: `Manager.Listener` is `ManagerListener` where it is not nested.
  private static func names(of group: Int, in side: TypeGroups) -> [GroupName] {
    let name = GroupName(side.groups[group].name)
    guard let type = side.groups[group].type, side.index[type].parent != nil else { return [name] }
    return [name, GroupName(side.index[type].path.filter { $0 != "." })]
  }

  /// How well two types of one name fit; `nil` when the name is no evidence, as for the `State` of unrelated types.
  private func nameScore(_ left: Int, _ right: Int) -> Double? {
    guard (swift.groups[left].type == nil) == (kotlin.groups[right].type == nil) else { return nil }
    func members() -> Double {
      max(setSimilarity(swiftKeys[left], kotlinKeys[right]), setSimilarity(swiftTexts[left], kotlinTexts[right]))
    }
    // What stands around them comes first: of many types of one name, most pairs are ruled out by it.
    var kinship = 0.0
    switch (swiftParents[left], kotlinParents[right]) {
    case (nil, nil):
      kinship = 0.3
    case (let leftParent?, let rightParent?):
      if partnerOfSwift[leftParent] == rightParent {
        kinship = 0.5
      } else if swift.groups[leftParent].key == kotlin.groups[rightParent].key {
        kinship = 0.3
      } else if members() < 0.5 {
        return nil
      }
    case (nil, _), (_, nil):
      // A nested Swift type is often at the top level in Kotlin; a common word such as `Status` needs more than its name.
      if words(of: swift.groups[left].name).count == 1, members() < 0.3, !areTwins(left, right) { return nil }
    }
    if isNameAlone(left, right) || isPathOfAnother(left, right) { return nil }
    // Of several types of one name, that with what the other declares is meant, and not that in the file of that name.
    var score = 1 + members()
    if areTwins(left, right) { score += 0.4 }
    if sameKind(left, right) { score += 0.4 }
    // `_Tokens` and `Tokens` go by one key; whatever they declare, the other side's `Tokens` is the latter.
    if swift.groups[left].name.hasPrefix("_") != kotlin.groups[right].name.hasPrefix("_") { score -= 1 }
    // What is about to go has made room for another of its name.
    if swift.isDeprecated(left) != kotlin.isDeprecated(right) { score -= 1 }
    return score + kinship
  }

  // MARK: By convention

  private mutating func pairByConvention(_ patterns: [PairingConventions.NamePattern]) {
    for pattern in patterns {
      let left = freeSwift().filter { fits(swift, $0, pattern.scope) }
      guard !left.isEmpty else { continue }
      var candidates: [Candidate] = []
      for group in left {
        for name in swiftNames[group] {
          guard let stem = pattern.swift.stem(of: name.text) else { continue }
          let wanted = pattern.kotlin.name(stem: stem)
          for other in freeKotlin(named: canonicalName(wanted))
          where fits(kotlin, other.group, pattern.scope) && pattern.kotlin.stem(of: other.name) != nil {
            let members = setSimilarity(swiftKeys[group], kotlinKeys[other.group])
            if pattern.evidence == .roleSuffix, isAnothers(group, other.group) { continue }
            let score = members + (areTwins(group, other.group) ? 0.5 : 0)
            candidates.append(
              Candidate(swift: group, kotlin: other.group, score: score, evidence: [pattern.evidence]))
          }
        }
      }
      accept(candidates)
    }
  }

  private func fits(_ side: TypeGroups, _ group: Int, _ scope: PairingConventions.NamePattern.Scope) -> Bool {
    guard let type = side.groups[group].type else { return false }
    switch scope {
    case .any: return true
    case .interfaces: return side.index.declaration(type).kind == .interface
    case .implementations: return side.index.declaration(type).kind != .interface
    case .views: return false
    }
  }

  // MARK: By content

  /// Members' names decide, the type's own name helps; a runner-up close behind makes the pair a guess, and no guess is made.
  private mutating func pairByMembers() {
    var groupsByMember: [String: [Int]] = [:]
    for group in freeKotlin() where !isKotlinBystander[group] {
      for key in kotlinKeys[group].sorted() { groupsByMember[key, default: []].append(group) }
    }
    let known = siblings()
    var candidates: [Candidate] = []
    for left in freeSwift() where !isSwiftBystander[left] {
      var near: Set<Int> = []
      for key in swiftKeys[left] {
        // A name that every type has (`id`) is no reason to look.
        if let groups = groupsByMember[key], groups.count <= 20 { near.formUnion(groups) }
      }
      for right in near.sorted()
      where sameKind(left, right) && !differInEarnest(left, right) && !differAsSiblings(left, right, of: known)
        && !carryOtherwise(left, right) && !isThrownOnOneSide(left, right) && !shareOnlyFieldsWithCases(left, right)
        && !isPartOfAnother(left, right)
      {
        let members = setSimilarity(swiftKeys[left], kotlinKeys[right])
        let name = likenessOfNames(left, right)
        let score = 0.45 * name + 0.55 * members + (areTwins(left, right) ? 0.1 : 0)
        // One or two common words are no evidence between types whose names have nothing in common, and a word that many
        // types have (`name`) is hardly any.
        let shared = swiftKeys[left].intersection(kotlinKeys[right])
        let isCommon = shared.count == 1 && shared.contains { (groupsByMember[$0]?.count ?? 0) > 2 }
        guard score >= 0.5, members > 0, shared.count >= 3 || (isCommon ? name >= 0.5 : name > 0),
          mayJoinFiles(left, right, name: name)
        else { continue }
        candidates.append(Candidate(swift: left, kotlin: right, score: score, evidence: [.sameMembers]))
      }
    }
    accept(candidates, margin: 0.05)
  }

  /// `extension UserDefaults: Storage` and `class UserDefaultsStorage : Storage`: a type of a library that keeps a promise of
  /// the code base by an extension, and the class that keeps it by the library's name.
  private mutating func pairByInterface() {
    var candidates: [Candidate] = []
    let classes = freeKotlin().filter { group in
      kotlin.groups[group].type.map { kotlin.index.declaration($0).kind != .interface } ?? false
    }.map { (group: $0, words: words(of: kotlin.groups[$0].name)) }
    for left in freeSwift() where swift.groups[left].type == nil {
      let promises = Set(
        swift.groups[left].extensions.flatMap { supertypes(of: $0, in: swift) }.compactMap { partnerOfSwift[$0] })
      let name = words(of: swift.groups[left].name)
      guard !promises.isEmpty, !name.isEmpty else { continue }
      for (right, words) in classes where words.starts(with: name) {
        guard let type = kotlin.groups[right].type, !promises.isDisjoint(with: supertypes(of: type, in: kotlin)),
          swiftKeys[left].intersection(kotlinKeys[right]).count >= 2
        else { continue }
        let members = setSimilarity(swiftKeys[left], kotlinKeys[right])
        candidates.append(Candidate(swift: left, kotlin: right, score: members, evidence: [.sameMembers]))
      }
    }
    accept(candidates, margin: 0.05)
  }

  /// The interfaces of the code base that a type or extension names as what it keeps to.
  private func supertypes(of id: DeclarationID, in side: TypeGroups) -> [Int] {
    let names = side.index.supertypeKeys(of: side.index[id])
    return names.flatMap(side.groups(named:)).filter { group in
      side.groups[group].type.map { side.index.declaration($0).kind == .interface } ?? false
    }
  }

  /// In a twin, the only class left on each side is the counterpart of the other.
  private mutating func pairOnlyCandidates() {
    let (swiftTypes, kotlinTypes) = (topLevelTypes(swift, freeSwift()), topLevelTypes(kotlin, freeKotlin()))
    let known = siblings()
    for twin in twinUnits.sorted(by: { ($0.swift, $0.kotlin) < ($1.swift, $1.kotlin) }) {
      let left = (swiftTypes[twin.swift] ?? []).filter { partnerOfSwift[$0] == nil }
      let right = (kotlinTypes[twin.kotlin] ?? []).filter { partnerOfKotlin[$0] == nil }
      guard left.count == 1, right.count == 1, sameKind(left[0], right[0]), !differInEarnest(left[0], right[0]),
        !swift.isWrapper(left[0]), !kotlin.isWrapper(right[0]), !differAsSiblings(left[0], right[0], of: known),
        setSimilarity(swiftKeys[left[0]], kotlinKeys[right[0]]) > 0
          || nameSimilarity(swift.groups[left[0]].name, kotlin.groups[right[0]].name) >= 0.5
      else { continue }
      accept([Candidate(swift: left[0], kotlin: right[0], score: 1, evidence: [.onlyCandidates])])
    }
  }

  /// Those of some groups whose type stands at the top level, by the type's unit.
  private func topLevelTypes(_ side: TypeGroups, _ groups: [Int]) -> [Int: [Int]] {
    var types: [Int: [Int]] = [:]
    for group in groups {
      guard let type = side.groups[group].type, side.index[type].parent == nil else { continue }
      types[side.index[type].unit, default: []].append(group)
    }
    return types
  }

  // MARK: Shared

  func freeSwift() -> [Int] { swift.groups.indices.filter { partnerOfSwift[$0] == nil && !isView[$0] } }
  func freeKotlin() -> [Int] { kotlin.groups.indices.filter { partnerOfKotlin[$0] == nil } }

  func freeKotlin(named key: String) -> [(group: Int, name: String)] {
    (kotlinByName[key] ?? []).filter { partnerOfKotlin[$0.group] == nil }
  }

  func areTwins(_ left: Int, _ right: Int) -> Bool {
    guard let leftUnit = swift.unit(of: left), let rightUnit = kotlin.unit(of: right) else { return false }
    return twinUnits.contains(UnitPair(swift: leftUnit, kotlin: rightUnit))
  }

  /// Interfaces go with interfaces; every other kind of type may stand for every other.
  func sameKind(_ left: Int, _ right: Int) -> Bool {
    guard let leftType = swift.groups[left].type, let rightType = kotlin.groups[right].type else {
      return swift.groups[left].type == nil && kotlin.groups[right].type == nil
    }
    return (swift.index.declaration(leftType).kind == .interface)
      == (kotlin.index.declaration(rightType).kind == .interface)
  }

  /// A test is a twin of a test, and an example of an example, unless somebody says otherwise.
  private func areForOneEnd(_ candidate: Candidate) -> Bool {
    isSwiftTest[candidate.swift] == isKotlinTest[candidate.kotlin]
      && !ExampleFiles.standApart(swiftExamples[candidate.swift], kotlinExamples[candidate.kotlin])
      || areTwins(candidate.swift, candidate.kotlin)
      || !Set([.configured, .directive]).isDisjoint(with: candidate.evidence)
  }

  mutating func accept(_ candidates: [Candidate], margin: Double = 0) {
    let free = candidates.filter {
      partnerOfSwift[$0.swift] == nil && partnerOfKotlin[$0.kotlin] == nil && areForOneEnd($0)
    }
    for link in free.settled(margin: margin) {
      partnerOfSwift[link.swift] = link.kotlin
      partnerOfKotlin[link.kotlin] = link.swift
      pairs.append((link.swift, link.kotlin, link.evidence))
    }
  }
}
