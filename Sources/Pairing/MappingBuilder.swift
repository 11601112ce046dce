internal import CodeModel
internal import SourceModel

/// Puts links of types and members together into a `Mapping`.
struct MappingBuilder {
  let swift: TypeGroups
  let kotlin: TypeGroups
  let types: TypePairing
  private var typePairs: [TypePair] = []
  private var members: [MemberPair] = []
  private var loneSwift: [LoneMember] = []
  private var loneKotlin: [LoneMember] = []

  private let explicit: ExplicitPairing
  private let views: ViewPairing
  private let conventions: PairingConventions

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
  }

  // MARK: Types

  mutating func pairTypeMembers() {
    let ordered = types.pairs.sorted { ($0.swift, $0.kotlin) < ($1.swift, $1.kotlin) }
    for pair in ordered {
      let left = swift.groups[pair.swift]
      let right = kotlin.groups[pair.kotlin]
      guard let leftID = left.representative, let rightID = right.representative else { continue }
      let owner = typePairs.count
      typePairs.append(
        TypePair(
          swift: leftID, kotlin: rightID, evidence: pair.evidence,
          isExtensionOnly: left.type == nil && right.type == nil))
      var pairing = MemberPairing(swift: facts(left.members, swift), kotlin: facts(right.members, kotlin))
      pairing.run()
      record(pairing, owner: owner)
    }
  }

  /// Nested types find their counterparts as types; here only those count that have none and may stand for a case.
  private func facts(_ ids: [DeclarationID], _ side: TypeGroups) -> [MemberFacts] {
    ids.compactMap { id in
      if explicit.links(id) { return nil }
      let entry = side.index[id]
      if let group = side.groupOfType[id] {
        let isPaired = id.side == .swift ? types.partnerOfSwift[group] != nil : types.partnerOfKotlin[group] != nil
        if isPaired { return nil }
      }
      return MemberFacts(entry, in: side.index, conventions: conventions)
    }
  }

  private mutating func record(_ pairing: MemberPairing, owner: Int?) {
    for link in pairing.links {
      members.append(
        MemberPair(
          swift: pairing.swift[link.swift].id, kotlin: pairing.kotlin[link.kotlin].id, owner: owner,
          evidence: link.evidence))
    }
    loneSwift += pairing.loneSwift.filter { $0.memberClass != .type && !$0.isMemberwise }.map {
      LoneMember(declaration: $0.id, owner: owner)
    }
    loneKotlin += pairing.loneKotlin.filter { $0.memberClass != .type && !$0.isMemberwise }.map {
      LoneMember(declaration: $0.id, owner: owner)
    }
  }

  /// How many links run between two files.
  func weightOfUnits() -> [TypePairing.UnitPair: Int] {
    var weights: [TypePairing.UnitPair: Int] = [:]
    func add(_ left: DeclarationID, _ right: DeclarationID, _ weight: Int) {
      let units = TypePairing.UnitPair(swift: swift.index[left].unit, kotlin: kotlin.index[right].unit)
      weights[units, default: 0] += weight
    }
    for pair in typePairs { add(pair.swift, pair.kotlin, 3) }
    for pair in members { add(pair.swift, pair.kotlin, 1) }
    for pair in views.pairs { add(pair.swift, pair.kotlin, 3) }
    return weights
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
    var acrossFiles = MemberPairing(swift: freeSwift, kotlin: freeKotlin)
    acrossFiles.run(allowsRenames: false)
    taken = take(acrossFiles)
    freeSwift.removeAll { taken.contains($0.id) }
    freeKotlin.removeAll { taken.contains($0.id) }
    loneSwift += freeSwift.map { LoneMember(declaration: $0.id, owner: nil) }
    loneKotlin += freeKotlin.map { LoneMember(declaration: $0.id, owner: nil) }
  }

  /// Adds what was found and gives it.
  private mutating func take(_ pairing: MemberPairing) -> Set<DeclarationID> {
    let found = pairing.links.map { link in
      MemberPair(
        swift: pairing.swift[link.swift].id, kotlin: pairing.kotlin[link.kotlin].id, owner: nil,
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

  /// A function at file level on one side may be a member on the other: of an extension, a companion or a paired type.
  mutating func pairMovedMembers() {
    loneSwift += membersOfUnpairedGroups(swift, isPaired: { types.partnerOfSwift[$0] != nil })
    loneKotlin += membersOfUnpairedGroups(kotlin, isPaired: { types.partnerOfKotlin[$0] != nil })
    let kotlinByKey = Dictionary(grouping: loneKotlin.indices, by: { kotlin.index[loneKotlin[$0].declaration].key })
    var takenSwift: Set<Int> = []
    var takenKotlin: Set<Int> = []
    for (position, lone) in loneSwift.enumerated() {
      let left = swift.index[lone.declaration]
      guard left.declaration.kind == .function else { continue }
      let rights = (kotlinByKey[left.key] ?? []).filter { other in
        let right = kotlin.index[loneKotlin[other].declaration]
        return !takenKotlin.contains(other) && right.declaration.kind == .function
          && isMove(left, lone.owner, right, loneKotlin[other].owner)
      }
      guard rights.count == 1 else { continue }
      takenSwift.insert(position)
      takenKotlin.insert(rights[0])
      members.append(
        MemberPair(
          swift: lone.declaration, kotlin: loneKotlin[rights[0]].declaration, owner: nil, evidence: [.sameName, .moved])
      )
    }
    loneSwift = loneSwift.enumerated().filter { !takenSwift.contains($0.offset) }.map(\.element)
    loneKotlin = loneKotlin.enumerated().filter { !takenKotlin.contains($0.offset) }.map(\.element)
  }

  private func isMove(_ left: IndexedDeclaration, _ leftOwner: Int?, _ right: IndexedDeclaration, _ rightOwner: Int?)
    -> Bool
  {
    guard leftOwner == nil || rightOwner == nil, leftOwner != rightOwner || leftOwner == nil else { return false }
    // An extension's receiver becomes the first parameter of a free function.
    return abs(left.declaration.parameters.count - right.declaration.parameters.count) <= 1
      && words(of: left.declaration.name).count > 1
  }

  /// Extension members of types that the other side does not extend.
  private func membersOfUnpairedGroups(_ side: TypeGroups, isPaired: (Int) -> Bool) -> [LoneMember] {
    side.groups.indices.filter { side.groups[$0].type == nil && !isPaired($0) }
      .flatMap { facts(side.groups[$0].members, side) }
      .map { LoneMember(declaration: $0.id, owner: nil) }
  }

  // MARK: By directive

  /// Links what directives name, inside the pair of types that holds both, if there is one.
  mutating func pairDeclaredMembers() {
    for link in explicit.members {
      members.append(
        MemberPair(swift: link.swift, kotlin: link.kotlin, owner: owner(of: link), evidence: [.directive]))
    }
  }

  private func owner(of link: (swift: DeclarationID, kotlin: DeclarationID)) -> Int? {
    guard let left = swift.index[link.swift].parent.flatMap({ swift.group(ofContainer: $0) }),
      let right = kotlin.index[link.kotlin].parent.flatMap({ kotlin.group(ofContainer: $0) }),
      types.partnerOfSwift[left] == right
    else { return nil }
    return typePairs.firstIndex { $0.swift == swift.groups[left].representative }
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
    var mapping = Mapping(swift: swift.index, kotlin: kotlin.index, plumbing: conventions.plumbing)
    mapping.twins = twins.sorted { ($0.swift, $0.kotlin) < ($1.swift, $1.kotlin) }
    mapping.types = typePairs
    mapping.views = views.pairs.sorted { ($0.swift, $0.kotlin) < ($1.swift, $1.kotlin) }
    mapping.unresolved = explicit.unresolved
    let casesByType = Set(members.flatMap { [$0.swift, $0.kotlin] })
    mapping.members = members.sorted { ($0.swift, $0.kotlin) < ($1.swift, $1.kotlin) }
    mapping.loneMembers = (loneSwift + loneKotlin).sorted { $0.declaration < $1.declaration }
    mapping.loneTypes =
      loneTypes(swift, isPaired: { types.partnerOfSwift[$0] != nil }, taken: casesByType)
      + loneTypes(kotlin, isPaired: { types.partnerOfKotlin[$0] != nil }, taken: casesByType)
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

  /// A type inside a type without counterpart is part of that gap, not one of its own.
  private func loneTypes(_ side: TypeGroups, isPaired: (Int) -> Bool, taken: Set<DeclarationID>) -> [DeclarationID] {
    side.groups.indices.compactMap { group in
      guard let type = side.groups[group].type, !isPaired(group), !taken.contains(type), !views.links(type) else {
        return nil
      }
      if let parent = side.parent(of: group), !isPaired(parent) { return nil }
      return type
    }
  }
}
