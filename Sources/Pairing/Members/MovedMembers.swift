internal import CodeModel
internal import SourceModel

/// A member without counterpart where it stands, as a candidate for one elsewhere.
private struct Movable {
  /// Position among the lone members of its side; `nil` for what stands in a type that has no counterpart.
  var lone: Int?
  var facts: MemberFacts
  var unit: Int
  var owner: Int?
  /// Stands at file level, in an extension of a library's type, or in a type that is only there to hold such members.
  var isFree: Bool
  var isTest: Bool
}

extension Declaration {
  /// The key of a function whose first label the other side has in the name: `message(forStatus:)` is `messageForStatus`; or
  /// whose second, where it adds the function to the type of the first parameter: `holds(_:in:)` is `holdsIn`.
  fileprivate var foldedKey: String? {
    guard kind == .function, let first = parameters.first else { return nil }
    if let label = first.label, label != "_" { return key + canonicalName(label) }
    guard parameters.count > 1, first.label == "_" else { return nil }
    let label = parameters[1].label ?? parameters[1].name
    return label == "_" ? nil : key + canonicalName(label)
  }
}

extension MappingBuilder {
  /// A member without counterpart, with its position among its side's lone members; `nil` for those of namespaces.
  private typealias Alone = (member: LoneMember, position: Int?)

  /// A function at file level on one side may be a member on the other: of an extension, a companion, a namespace or a
  /// paired type. So may a constant, and what one file declares may stand in another.
  mutating func pairMovedMembers(twins: [Twin]) {
    loneSwift += membersOfUnpairedGroups(swift)
    loneKotlin += membersOfUnpairedGroups(kotlin)
    let twinUnits = Set(twins.map { TypePairing.UnitPair(swift: $0.swift, kotlin: $0.kotlin) })
    let (ofSwift, ofKotlin) = (alone(loneSwift, swift), alone(loneKotlin, kotlin))
    // What goes by a name that the other side has none of moved nowhere.
    let shared = keys(ofSwift, swift).intersection(keys(ofKotlin, kotlin))
    let lefts = movables(ofSwift, swift, keys: shared)
    let rights = movables(ofKotlin, kotlin, keys: shared)
    let byKey = Dictionary(grouping: rights.indices, by: { rights[$0].facts.key })
    var taken: (swift: Set<Int>, kotlin: Set<Int>) = ([], [])
    var links: [(left: Movable, right: Int)] = []
    for left in lefts {
      let folded = left.facts.declaration.foldedKey.flatMap { byKey[$0] } ?? []
      let fitting =
        (byKey[left.facts.key] ?? []).filter { isMove(left, rights[$0], twinUnits) }
        + folded.filter {
          (handsReceiver(left, rights[$0]) || isOfNamespace(left, rights[$0], twinUnits))
            && isMove(left, rights[$0], twinUnits)
        }
      if fitting.count == 1 { links.append((left, fitting[0])) }
    }
    // What two may have come from is no evidence for either.
    let wanted = Dictionary(grouping: links, by: \.right)
    for (left, position) in links where wanted[position]?.count == 1 {
      let right = rights[position]
      let name: Evidence = left.facts.key == right.facts.key ? .sameName : .foldedLabel
      if left.lone == nil, right.lone == nil { continue }
      let way: Evidence =
        handsReceiver(left, right) ? .handedReceiver : isOfNamespace(left, right, twinUnits) ? .namespace : .moved
      members.append(
        MemberPair(swift: left.facts.id, kotlin: right.facts.id, owner: nil, evidence: [name, way]))
      if let lone = left.lone { taken.swift.insert(lone) }
      if let lone = right.lone { taken.kotlin.insert(lone) }
    }
    loneSwift = loneSwift.enumerated().filter { !taken.swift.contains($0.offset) }.map(\.element)
    loneKotlin = loneKotlin.enumerated().filter { !taken.kotlin.contains($0.offset) }.map(\.element)
  }

  /// The members of a side without counterpart.
  private func alone(_ lone: [LoneMember], _ side: TypeGroups) -> [Alone] {
    let namespaces = side.groups.indices.filter { isNamespace($0, side) }
    return lone.enumerated().map { (member: $1, position: $0) }
      + namespaces.flatMap { side.groups[$0].members }.map { (LoneMember(declaration: $0, owner: nil), nil) }
  }

  private func keys(_ members: [Alone], _ side: TypeGroups) -> Set<String> {
    Set(
      members.flatMap { one in
        let entry = side.index[one.member.declaration]
        return [entry.key] + [entry.declaration.foldedKey].compactMap { $0 }
      })
  }

  private func movables(
    _ members: [Alone], _ side: TypeGroups, keys: Set<String>
  ) -> [Movable] {
    members.compactMap { member, position in
      let entry = side.index[member.declaration]
      guard keys.contains(entry.key) || entry.declaration.foldedKey.map(keys.contains) ?? false,
        let facts = loneFacts[entry.id] ?? MemberFacts(entry, in: side.index, conventions: conventions),
        facts.memberClass == .function || facts.memberClass == .property
      else { return nil }
      return Movable(
        lone: position, facts: facts, unit: entry.unit, owner: member.owner,
        isFree: member.owner.map { typePairs[$0].isExtensionOnly } ?? true,
        isTest: conventions.tests.isTest(side.index.units[entry.unit].file))
    }
  }

  /// A type without counterpart that nobody makes values of: a Kotlin object, a Swift enum without cases.
  private func isNamespace(_ group: Int, _ side: TypeGroups) -> Bool {
    guard let type = side.groups[group].type, !isPaired(group, type.side) else { return false }
    let declaration = side.index.declaration(type)
    guard [.object, .enum, .struct, .class].contains(declaration.kind), declaration.supertypes.isEmpty else {
      return false
    }
    return declaration.kind == .object
      || !declaration.members.isEmpty
        && declaration.members.allSatisfy { $0.modifiers.contains(.static) || $0.kind == .initializer || $0.isType }
  }

  private func isMove(_ left: Movable, _ right: Movable, _ twinUnits: Set<TypePairing.UnitPair>) -> Bool {
    let (a, b) = (left.facts, right.facts)
    guard left.isTest == right.isTest, a.memberClass == b.memberClass || MemberFacts.areCompatible(a, b),
      left.owner != right.owner || left.owner == nil
    else { return false }
    // What only its file can see has its counterpart in the twin of that file, if anywhere.
    if a.isPrivate || b.isPrivate, !twinUnits.contains(.init(swift: left.unit, kotlin: right.unit)) { return false }
    if handsReceiver(left, right) { return true }
    guard isConstantOrFunction(left), isConstantOrFunction(right) else { return false }
    let likeness = a.bag.similarity(to: b.bag)
    if !left.isFree, !right.isFree {
      guard isStatic(left), isStatic(right), min(a.size, b.size) >= 15, likeness >= 0.8 else { return false }
    }
    // An extension's receiver becomes the first parameter of a free function.
    guard abs(a.parameterNames.count - b.parameterNames.count) <= 1 else { return false }
    return a.words.count > 1 && a.memberClass == .function && b.memberClass == .function
      || likeness >= 0.9 || isOfNamespace(left, right, twinUnits)
  }

  /// Whether one stands at the level of a file, and the other in a type of the file's twin that is only there to hold it:
  /// `enum Prices { static func text(of:) }` and `fun textOf(…)`.
  private func isOfNamespace(_ left: Movable, _ right: Movable, _ twinUnits: Set<TypePairing.UnitPair>) -> Bool {
    guard (left.lone == nil) != (right.lone == nil),
      twinUnits.contains(.init(swift: left.unit, kotlin: right.unit))
    else { return false }
    let free = left.lone == nil ? kotlin.index[right.facts.id] : swift.index[left.facts.id]
    return free.parent == nil && free.declaration.receiver == nil
  }

  /// Whether one is handed as its first parameter what the other is a member of.
  private func handsReceiver(_ left: Movable, _ right: Movable) -> Bool {
    let (a, b) = (swift.index[left.facts.id], kotlin.index[right.facts.id])
    return swift.index.handsReceiver(a, of: b, in: kotlin.index) { counterparts[$0] == $1 }
      || kotlin.index.handsReceiver(b, of: a, in: swift.index) { counterparts[$1] == $0 }
  }

  /// A property that every value of its type has says nothing outside of it.
  private func isConstantOrFunction(_ member: Movable) -> Bool {
    guard member.facts.memberClass == .property else { return true }
    let declaration = member.facts.declaration
    return (isStatic(member) || member.isFree) && (declaration.value != nil || declaration.body != nil)
  }

  private func isStatic(_ member: Movable) -> Bool {
    member.facts.declaration.modifiers.contains(.static) || member.owner == nil
  }

  /// Extension members of types that the other side does not extend.
  private mutating func membersOfUnpairedGroups(_ side: TypeGroups) -> [LoneMember] {
    side.groups.indices.filter { side.groups[$0].type == nil && !isPaired($0, side.index.side) }
      .flatMap { facts(side.groups[$0].members, side) }
      .map { lone($0, owner: nil) }
  }
}
