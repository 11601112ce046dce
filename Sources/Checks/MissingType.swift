internal import CodeModel
internal import Comparison
internal import FindingModel
internal import Pairing
internal import SourceModel

extension Check {
  /// Which types does one side lack?
  static let missingType = Check("missing-type") { twin in
    twin.loneTypes.compactMap { id in
      let entry = twin.mapping[id]
      let declaration = entry.declaration
      guard !declaration.isIncomplete, declaration.kind != .annotation else { return nil }
      let key = entry.parent.map { twin.mapping[$0].key }
      // The type around it, or the one whose extension is, which may stand elsewhere.
      let owner = twin.mapping.types.indices.first { number in
        let pair = twin.mapping.types[number]
        return twin.mapping[id.side == .swift ? pair.swift : pair.kotlin].key == key
      }
      return Violation(
        check: "missing-type",
        values: [
          "name": declaration.name, "kind": kindName(declaration, side: id.side), "side": id.side.other.languageName,
        ], confidence: isDoubtful(id, in: twin) ? .low : .high, member: entry.path, primary: twin.nameSite(id),
        counterpart: twin.counterpartSite(ofMemberIn: owner, missingOn: id.side.other),
        identity: ["missing-type", twin.identityPath(id)])
    }
  }
}

private func isDoubtful(_ id: DeclarationID, in twin: ComparedTwin) -> Bool {
  let entry = twin.mapping[id]
  let declaration = entry.declaration
  let enclosing = entry.parent.map { twin.mapping[$0].declaration }
  return PlatformHabits.isHelper(declaration, in: enclosing) || PlatformHabits.isConditional(declaration)
    || twin.isPlumbing(id) || twin.isMirror(id) || mayStandElsewhere(twin, declaration, isNested: enclosing != nil)
    || isTupleOnTheOtherSide(entry, in: twin.mapping)
    || declaration.kind == .interface && isImplementedByCounterpart(entry, in: twin.mapping)
    || isPairedWithFunctions(entry, in: twin.mapping) || twin.kinship.isLibraryResult(id, in: twin.mapping)
}

extension ComparedTwin {
  /// Whether it is told aloud that the other side lacks a type: what belongs to it is no news beside that.
  func isToldMissing(_ id: DeclarationID) -> Bool {
    let declaration = mapping[id].declaration
    let unpaired = id.side == .swift ? mapping.unpairedSwift : mapping.unpairedKotlin
    // Of a file without twin nothing is told.
    return !declaration.isIncomplete && declaration.kind != .annotation && !unpaired.contains(mapping[id].unit)
      && !isDoubtful(id, in: self)
  }
}

/// A Kotlin object that only holds functions, of which the other side has most somewhere: in an extension, in a file.
private func isPairedWithFunctions(_ entry: IndexedDeclaration, in mapping: Mapping) -> Bool {
  guard entry.declaration.kind == .object else { return false }
  let own = Set(entry.children)
  let paired = mapping.members.count { own.contains(entry.id.side == .swift ? $0.swift : $0.kotlin) }
  return paired > 0 && 2 * paired >= own.count
}

/// A class of nothing but properties that the other side has a tuple of as many values for, where both are written as the
/// type of one member.
private func isTupleOnTheOtherSide(_ entry: IndexedDeclaration, in mapping: Mapping) -> Bool {
  let declaration = entry.declaration
  let properties = declaration.members.filter { $0.kind == .property }
  let onlyHolds = declaration.members.allSatisfy { [.property, .initializer].contains($0.kind) }
  guard [.class, .struct].contains(declaration.kind), declaration.supertypes.isEmpty, properties.count > 1, onlyHolds
  else { return false }
  return mapping.members.contains { pair in
    let (own, other) = entry.id.side == .swift ? (pair.swift, pair.kotlin) : (pair.kotlin, pair.swift)
    guard let type = mapping[own].declaration.type, let otherType = mapping[other].declaration.type else {
      return false
    }
    let (tree, otherTree) = (mapping.index(own.side).unit(of: own).tree, mapping.index(other.side).unit(of: other).tree)
    return tree.preorder(type).contains { canonicalName(lastComponent(of: tree.label($0))) == entry.key }
      && otherTree.preorder(otherType).contains {
        otherTree.kind($0) == .tupleType && otherTree.childCount($0) == properties.count
      }
  }
}

/// Where one platform needs an interface, the other may do with the class alone.
private func isImplementedByCounterpart(_ interface: IndexedDeclaration, in mapping: Mapping) -> Bool {
  let side = interface.id.side
  return mapping.types.contains { pair in
    let id = side == .swift ? pair.swift : pair.kotlin
    return mapping.index(side).supertypeKeys(of: mapping[id]).contains(interface.key)
  }
}

/// With only two files at hand a type may well be in a file that was not given; a type without members says nothing.
private func mayStandElsewhere(_ twin: ComparedTwin, _ declaration: Declaration, isNested: Bool) -> Bool {
  twin.twin.evidence.contains(.given) && !isNested || declaration.members.isEmpty
}
