internal import CodeModel
internal import SourceModel

/// Puts links of types and members together into a `Mapping`.
struct MappingBuilder: Sendable {
  let swift: TypeGroups
  let kotlin: TypeGroups
  let types: TypePairing
  private(set) var typePairs: [TypePair] = []
  var members: [MemberPair] = []
  var loneSwift: [LoneMember] = []
  var loneKotlin: [LoneMember] = []
  /// What is known of members without counterpart where they stand.
  private(set) var loneFacts: [DeclarationID: MemberFacts] = [:]
  /// Types without counterpart whose members count as those of the type around them, or of one of its cases.
  private var lendingTypes: Set<DeclarationID> = []
  private var unfoldedCases: [UnfoldedCase] = []

  /// The key of a Swift type → that of its counterpart, where the two are called otherwise.
  let counterparts: [String: String]
  private let explicit: ExplicitPairing
  private let views: ViewPairing
  let conventions: PairingConventions

  init(
    swift: TypeGroups, kotlin: TypeGroups, types: TypePairing, explicit: ExplicitPairing, views: ViewPairing,
    conventions: PairingConventions
  ) {
    self.explicit = explicit
    self.views = views
    self.conventions = conventions
    self.swift = swift
    self.kotlin = kotlin
    self.types = types
    counterparts = types.pairs.reduce(into: [:]) { known, pair in
      guard let left = swift.groups[pair.swift].type, let right = kotlin.groups[pair.kotlin].type else { return }
      let keys = (swift.index[left].key, kotlin.index[right].key)
      if keys.0 != keys.1, swift.index.types(named: keys.0).count == 1 { known[keys.0] = keys.1 }
    }
  }

  // MARK: Types

  mutating func pairTypeMembers(jobs: Int) {
    let ordered = types.pairs.sorted { ($0.swift, $0.kotlin) < ($1.swift, $1.kotlin) }
    // What becomes of one pair has nothing to do with what becomes of another.
    let builder = self
    let results = ordered.map { ($0.swift, $0.kotlin) }.mapped(jobs: jobs) { builder.pairing($0, $1) }
    for (pair, result) in zip(ordered, results) {
      let left = swift.groups[pair.swift]
      let right = kotlin.groups[pair.kotlin]
      guard let leftID = left.representative, let rightID = right.representative else { continue }
      lendingTypes.formUnion(result.lending + result.unfolded.map(\.type))
      unfoldedCases += result.unfolded
      let owner = typePairs.count
      members += result.links.map {
        MemberPair(swift: $0.swift, kotlin: $0.kotlin, owner: owner, evidence: $0.evidence)
      }
      loneSwift += result.loneSwift.map { lone($0, owner: owner) }
      loneKotlin += result.loneKotlin.map { lone($0, owner: owner) }
      typePairs.append(
        TypePair(
          swift: leftID, kotlin: rightID, evidence: pair.evidence,
          isExtensionOnly: left.type == nil || right.type == nil))
    }
  }

  /// What becomes of the members of two groups. What decided it is left behind, for it is large.
  private struct PairedMembers: Sendable {
    var links: [(swift: DeclarationID, kotlin: DeclarationID, evidence: [Evidence])]
    var loneSwift: [MemberFacts]
    var loneKotlin: [MemberFacts]
    /// The types that lent some.
    var lending: [DeclarationID]
    var unfolded: [UnfoldedCase]
  }

  private func pairing(_ left: Int, _ right: Int) -> PairedMembers {
    var (ours, theirs) = (facts(swift.groups[left].members, swift), facts(kotlin.groups[right].members, kotlin))
    var lending: [DeclarationID] = []
    if let lent = lentMembers(to: left, swift), let more = borrow(lent, ours, facing: theirs, swift) {
      ours = more
      lending.append(lent.type)
    }
    if let lent = lentMembers(to: right, kotlin), let more = borrow(lent, theirs, facing: ours, kotlin) {
      theirs = more
      lending.append(lent.type)
    }
    if let grouped = groupedCases(of: left, ours, facing: theirs, swift) {
      ours += grouped.cases
      lending += grouped.types
    }
    if let grouped = groupedCases(of: right, theirs, facing: ours, kotlin) {
      theirs += grouped.cases
      lending += grouped.types
    }
    let unfolded = (ours: unfolded(ours, facing: theirs, swift), theirs: unfolded(theirs, facing: ours, kotlin))
    (ours, theirs) = (unfolded.ours.members, unfolded.theirs.members)
    var pairing = MemberPairing(
      swift: withoutDoubles(ours, facing: theirs, swift), kotlin: withoutDoubles(theirs, facing: ours, kotlin),
      counterparts: counterparts)
    pairing.run()
    return PairedMembers(
      links: pairing.links.map { (pairing.swift[$0.swift].id, pairing.kotlin[$0.kotlin].id, $0.evidence) },
      loneSwift: pairing.loneSwift.filter {
        isListed($0, swift.index) && !isSubtypeElsewhere($0, among: ours, swift, of: right, kotlin)
      },
      loneKotlin: pairing.loneKotlin.filter {
        isListed($0, kotlin.index) && !isSubtypeElsewhere($0, among: theirs, kotlin, of: left, swift)
      }, lending: lending, unfolded: unfolded.ours.cases + unfolded.theirs.cases)
  }

  /// Nested types find their counterparts as types; here only those count that have none and may stand for a case.
  func facts(_ ids: [DeclarationID], _ side: TypeGroups) -> [MemberFacts] {
    ids.compactMap { id in
      if explicit.links(id) { return nil }
      if let group = side.groupOfType[id], isPaired(group, id.side) { return nil }
      return MemberFacts(side.index[id], in: side.index, conventions: conventions)
    }
  }

  func isPaired(_ group: Int, _ side: Side) -> Bool {
    side == .swift ? types.partnerOfSwift[group] != nil : types.partnerOfKotlin[group] != nil
  }

  // MARK: Fields kept apart

  private struct Lent {
    var type: DeclarationID
    var holder: DeclarationID
    var members: [DeclarationID]
  }

  /// A type inside another that has no counterpart, and that the other holds as one stored property: where a library reads
  /// both, the fields may as well be the other's own.
  private func lentMembers(to group: Int, _ side: TypeGroups) -> Lent? {
    let members = side.groups[group].members
    let lenders = members.filter { id in
      side.groupOfType[id].map { !isPaired($0, id.side) } ?? false
        && [.struct, .class].contains(side.index.declaration(id).kind)
    }
    if lenders.isEmpty { return nil }
    let stored = Dictionary(grouping: members, by: { storedType(of: $0, side) })
    let candidates = lenders.compactMap { id -> Lent? in
      guard let nested = side.groupOfType[id], let holders = stored[side.groups[nested].key], holders.count == 1 else {
        return nil
      }
      let lent = side.groups[nested].members.filter {
        side.index.declaration($0).kind == .property
      }
      return Lent(type: id, holder: holders[0], members: lent)
    }
    return candidates.count == 1 ? candidates[0] : nil
  }

  /// The canonical name of the type of what each value of a type keeps.
  private func storedType(of id: DeclarationID, _ side: TypeGroups) -> String? {
    let entry = side.index[id]
    guard entry.declaration.kind == .property, entry.declaration.body == nil, entry.declaration.accessors.isEmpty,
      !entry.declaration.modifiers.contains(.static), let type = entry.declaration.type
    else { return nil }
    return typeName(type, in: side.index.units[entry.unit].tree).map { canonicalName(lastPathComponent($0)) }
  }

  /// Members with those lent; `nil` unless the other side knows most of them by name.
  private func borrow(
    _ lent: Lent, _ own: [MemberFacts], facing other: [MemberFacts], _ side: TypeGroups
  ) -> [MemberFacts]? {
    let borrowed = facts(lent.members, side)
    let known = Set(other.map(\.key)).subtracting(own.map(\.key))
    let shared = borrowed.count { known.contains($0.key) }
    guard shared >= 3, 2 * shared > borrowed.count else { return nil }
    return own.filter { $0.id != lent.holder && $0.id != lent.type } + borrowed
  }

  mutating func lone(_ member: MemberFacts, owner: Int?) -> LoneMember {
    loneFacts[member.id] = member
    return LoneMember(declaration: member.id, owner: owner)
  }

  /// Whether a member without counterpart lacks one. The compiler makes no initializer that fills the properties of a class.
  private func isListed(_ member: MemberFacts, _ index: DeclarationIndex) -> Bool {
    guard member.memberClass != .type else { return false }
    guard member.isMemberwise else { return true }
    guard conventions.listsWrittenInitializers, let owner = index[member.id].parent else { return false }
    let isWritten = member.declaration.range != member.declaration.nameRange
    return isWritten && !member.declaration.modifiers.contains(.primary) && !member.parameterNames.isEmpty
      && [.class, .extension].contains(index.declaration(owner).kind)
  }

  /// How many links run between two files. That both extend a type of a library says nothing; what they add to it may.
  func weightOfUnits() -> [TypePairing.UnitPair: Int] {
    var weights: [TypePairing.UnitPair: Int] = [:]
    func add(_ left: DeclarationID, _ right: DeclarationID, _ weight: Int) {
      let units = TypePairing.UnitPair(swift: swift.index[left].unit, kotlin: kotlin.index[right].unit)
      weights[units, default: 0] += weight
    }
    for pair in typePairs where !pair.isExtensionOnly { add(pair.swift, pair.kotlin, 3) }
    for pair in members { add(pair.swift, pair.kotlin, 1) }
    for pair in views.pairs { add(pair.swift, pair.kotlin, 3) }
    // A helper for a type of a library says nothing of a file that is there for a type of its own.
    for pair in members where pair.owner.map({ typePairs[$0].isExtensionOnly }) ?? false {
      let units = TypePairing.UnitPair(swift: swift.index[pair.swift].unit, kotlin: kotlin.index[pair.kotlin].unit)
      guard weights[units] == 1, declaresType(swift, units.swift) || declaresType(kotlin, units.kotlin) else {
        continue
      }
      weights[units] = nil
    }
    return weights
  }

  private func declaresType(_ side: TypeGroups, _ unit: Int) -> Bool {
    side.index.roots[unit].contains { side.index.declaration($0).isType }
  }

  // MARK: File level

  /// Pairs file-level functions and properties: within twins first, then across files where the name is unique.
  mutating func pairFileMembers(twins: [Twin]) {
    var freeSwift = fileMembers(swift)
    var freeKotlin = fileMembers(kotlin)
    let swiftByUnit = Dictionary(grouping: freeSwift, by: { swift.index[$0.id].unit })
    let kotlinByUnit = Dictionary(grouping: freeKotlin, by: { kotlin.index[$0.id].unit })
    // A file may belong to several twins.
    var taken: Set<DeclarationID> = []
    for twin in twins {
      guard let left = swiftByUnit[twin.swift], let right = kotlinByUnit[twin.kotlin] else { continue }
      var pairing = MemberPairing(
        swift: left.filter { !taken.contains($0.id) }, kotlin: right.filter { !taken.contains($0.id) })
      pairing.run()
      taken.formUnion(take(pairing))
    }
    freeSwift.removeAll { taken.contains($0.id) }
    freeKotlin.removeAll { taken.contains($0.id) }
    // What only its file can see has its counterpart in the twin of that file, if anywhere.
    var acrossFiles = MemberPairing(
      swift: freeSwift.filter { !$0.isPrivate }, kotlin: freeKotlin.filter { !$0.isPrivate })
    acrossFiles.run(allowsRenames: false)
    taken = take(acrossFiles)
    freeSwift.removeAll { taken.contains($0.id) }
    freeKotlin.removeAll { taken.contains($0.id) }
    loneSwift += freeSwift.map { lone($0, owner: nil) }
    loneKotlin += freeKotlin.map { lone($0, owner: nil) }
  }

  /// Adds what was found and gives it.
  mutating func take(_ pairing: MemberPairing, owner: Int? = nil) -> Set<DeclarationID> {
    let found = pairing.links.map { link in
      MemberPair(
        swift: pairing.swift[link.swift].id, kotlin: pairing.kotlin[link.kotlin].id, owner: owner,
        evidence: link.evidence)
    }
    members += found
    return Set(found.flatMap { [$0.swift, $0.kotlin] })
  }

  private func fileMembers(_ side: TypeGroups) -> [MemberFacts] {
    side.index.declarations.filter {
      $0.parent == nil && $0.declaration.receiver == nil && !$0.declaration.isType && !$0.isShadowed
        && !explicit.links($0.id) && !views.links($0.id)
    }
    .compactMap { MemberFacts($0, in: side.index, conventions: conventions) }
  }

  // MARK: By directive

  /// Links what directives name, inside the pair of types that holds both, if there is one.
  mutating func pairDeclaredMembers() {
    let owners = Dictionary(typePairs.enumerated().map { ($1.swift, $0) }) { first, _ in first }
    for link in explicit.members {
      let owner = swiftType(around: link).flatMap { owners[$0] }
      members.append(MemberPair(swift: link.swift, kotlin: link.kotlin, owner: owner, evidence: [.directive]))
    }
  }

  /// What stands for the Swift type in which the one member stands, where the other stands in its counterpart.
  private func swiftType(around link: (swift: DeclarationID, kotlin: DeclarationID)) -> DeclarationID? {
    guard let left = swift.index[link.swift].parent.flatMap({ swift.group(ofContainer: $0) }),
      let right = kotlin.index[link.kotlin].parent.flatMap({ kotlin.group(ofContainer: $0) }),
      types.partnerOfSwift[left] == right
    else { return nil }
    return swift.groups[left].representative
  }

  /// Files that hold declarations which a directive links.
  func unitsOfDirectives() -> Set<TypePairing.UnitPair> {
    Set(
      (explicit.types + explicit.members).map {
        TypePairing.UnitPair(swift: swift.index[$0.swift].unit, kotlin: kotlin.index[$0.kotlin].unit)
      })
  }

  // MARK: Result

  func finish(twins: [Twin]) -> Mapping {
    let cases = unfoldedCases.map(\.entry)
    var mapping = Mapping(
      swift: swift.index.replacing(cases.filter { $0.id.side == .swift }),
      kotlin: kotlin.index.replacing(cases.filter { $0.id.side == .kotlin }), plumbing: conventions.plumbing,
      lexicon: conventions.lexicon, tests: conventions.tests, examples: conventions.examples)
    mapping.twins = twins.sorted { ($0.swift, $0.kotlin) < ($1.swift, $1.kotlin) }
    mapping.types = typePairs
    mapping.views = views.pairs.sorted { ($0.swift, $0.kotlin) < ($1.swift, $1.kotlin) }
    mapping.unresolved = explicit.unresolved
    let taken = Set(members.flatMap { [$0.swift, $0.kotlin] }).union(lendingTypes)
    mapping.members = members.sorted { ($0.swift, $0.kotlin) < ($1.swift, $1.kotlin) }
    mapping.loneMembers = (loneSwift + loneKotlin).sorted { $0.declaration < $1.declaration }
    mapping.loneTypes =
      loneTypes(swift, isPaired: { types.partnerOfSwift[$0] != nil }, taken: taken)
      + loneTypes(kotlin, isPaired: { types.partnerOfKotlin[$0] != nil }, taken: taken)
    let usedSwift = Set(twins.map(\.swift))
    let usedKotlin = Set(twins.map(\.kotlin))
    mapping.unpairedSwift = swift.index.units.indices.filter {
      !usedSwift.contains($0) && !swift.index.isShadowed(unit: $0)
    }
    mapping.unpairedKotlin = kotlin.index.units.indices.filter {
      !usedKotlin.contains($0) && !kotlin.index.isShadowed(unit: $0)
    }
    return mapping
  }

  /// A type inside a type without counterpart is part of that gap, not one of its own. A wrapper for another language is
  /// no gap.
  private func loneTypes(_ side: TypeGroups, isPaired: (Int) -> Bool, taken: Set<DeclarationID>) -> [DeclarationID] {
    side.groups.indices.compactMap { group in
      guard let type = side.groups[group].type, !isPaired(group), !taken.contains(type), !views.links(type),
        !side.isWrapper(group)
      else { return nil }
      if let parent = side.parent(of: group), !isPaired(parent) { return nil }
      return type
    }
  }
}
