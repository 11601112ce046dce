// enum Visit { case planned(Plan); struct Plan { let day: Day } }
// sealed class Visit { class Planned(val day: Day) : Visit() }
//
// What one side's case carries as one value of a type that is there for it, the other side's case may carry by itself.

internal import CodeModel
internal import SourceModel

/// A case that counts as carrying what the one value holds that it carries.
struct UnfoldedCase: Sendable {
  let entry: IndexedDeclaration
  let type: DeclarationID
}

extension MappingBuilder {
  /// Members with those cases unfolded that the other side has such cases for.
  func unfolded(
    _ own: [MemberFacts], facing other: [MemberFacts], _ side: TypeGroups
  ) -> (members: [MemberFacts], cases: [UnfoldedCase]) {
    let facing = other.filter { $0.memberClass == .enumCase && !$0.parameterNames.isEmpty }
    var cases: [UnfoldedCase] = []
    if facing.isEmpty { return (own, cases) }
    let carried = own.map { carriedType(of: $0, side) }
    let members = zip(own, carried).map { member, type -> MemberFacts in
      guard let type, carried.count(where: { $0 == type }) == 1, !isPaired(type, member.id.side),
        let id = side.groups[type].type, let parameters = parameters(of: member, heldBy: type, facing: facing, side)
      else { return member }
      let entry = side.index[member.id].with(parameters)
      cases.append(UnfoldedCase(entry: entry, type: id))
      return MemberFacts(entry, in: side.index, conventions: conventions, carried: side.groups[type].name) ?? member
    }
    return (members, cases)
  }

  /// Whether what a case of its name carries, and no other case, is all there is of it on the other side: a type of its
  /// own that belongs to the counterpart of the enum.
  func isSubtypeElsewhere(
    _ member: MemberFacts, among own: [MemberFacts], _ side: TypeGroups, of enumeration: Int, _ other: TypeGroups
  ) -> Bool {
    guard let type = carriedType(of: member, side), member.key == side.groups[type].key,
      own.count(where: { carriedType(of: $0, side) == type }) == 1,
      let partner = member.id.side == .swift ? types.partnerOfSwift[type] : types.partnerOfKotlin[type],
      let counterpart = other.groups[partner].type
    else { return false }
    return other.index.supertypeKeys(of: other.index[counterpart]).contains(other.groups[enumeration].key)
  }

  /// The group of the type in its file of the only value that a case carries.
  private func carriedType(of member: MemberFacts, _ side: TypeGroups) -> Int? {
    guard member.memberClass == .enumCase, member.declaration.parameters.count == 1,
      let type = member.declaration.parameters[0].type
    else { return nil }
    let unit = side.index[member.id].unit
    let tree = side.index.units[unit].tree
    guard tree.kind(type) == .typeName, tree.childCount(type) == 0 else { return nil }
    let found = side.groups(named: side.index.key(of: type, in: tree)).filter { group in
      side.groups[group].type.map { id in
        side.index[id].unit == unit && [.struct, .class].contains(side.index.declaration(id).kind)
      } ?? false
    }
    return found.count == 1 ? found[0] : nil
  }

  /// What values of a type hold that do nothing else, where some case of the other side carries most of that. A case of
  /// the same name says in which order, for what a value holds has none.
  private func parameters(
    of member: MemberFacts, heldBy type: Int, facing cases: [MemberFacts], _ side: TypeGroups
  ) -> [Parameter]? {
    let members = side.groups[type].members.map { side.index[$0] }
    let fields = members.filter { $0.declaration.isStoredByEachValue }
    // What a type does besides would be lost with it, and a case says nowhere under which names it is stored.
    guard members.allSatisfy({ $0.declaration.isStoredByEachValue || Self.isOfAnyValue($0.declaration) }),
      fields.allSatisfy({ $0.declaration.storedName == nil })
    else { return nil }
    let keys = Set(fields.map(\.key))
    func shared(_ facing: MemberFacts) -> Int { keys.intersection(facing.parameterNames).count }
    func isNamesake(_ facing: MemberFacts) -> Bool {
      let names = [facing.key] + facing.otherKeys.map(\.key)
      return names.contains(member.key) || names.contains(side.groups[type].key)
    }
    func rank(_ facing: MemberFacts) -> (Int, Int) { (shared(facing), isNamesake(facing) ? 1 : 0) }
    guard let nearest = cases.max(by: { rank($0) < rank($1) }), shared(nearest) > 0,
      2 * shared(nearest) >= max(keys.count, nearest.parameterNames.count),
      // One value of another type is no part of this one.
      keys.count > 1 || nearest.parameterNames.count > 1 || nearest.parameterTypes[0].first?.isUppercase == true
    else { return nil }
    func place(_ field: IndexedDeclaration) -> Int {
      isNamesake(nearest) ? nearest.parameterNames.firstIndex(of: field.key) ?? .max : 0
    }
    let ordered = fields.enumerated().sorted { (place($0.element), $0.offset) < (place($1.element), $1.offset) }
    return ordered.map(\.element.declaration).map { field in
      Parameter(
        name: field.name, type: field.type, defaultValue: field.value, range: field.range, nameRange: field.nameRange)
    }
  }

  /// What the compiler writes, or would: an initializer that only fills fields, and the hash of a value.
  private static func isOfAnyValue(_ declaration: Declaration) -> Bool {
    declaration.modifiers.contains(.memberwise)
      || declaration.kind == .function && ["hash", "hashCode"].contains(declaration.name)
  }
}
