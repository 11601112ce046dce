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
      // The type around it, or the one whose extension is, which may stand elsewhere.
      let owner = entry.parent.flatMap { twin.kinship.firstPair(named: twin.mapping[$0].key, on: id.side) }
      var violation = Violation(
        check: "missing-type",
        values: [
          "name": declaration.name, "kind": kindName(declaration, side: id.side), "side": id.side.other.languageName,
        ], confidence: isDoubtful(id, in: twin) || isOnlyCarried(entry, in: twin) ? .low : .high,
        member: entry.path, primary: twin.nameSite(id),
        counterpart: twin.counterpartSite(ofMemberIn: owner, missingOn: id.side.other),
        identity: ["missing-type", twin.identityPath(id)])
      if violation.confidence == .high, !twin.isAboutChange { violation.crowd = crowd(of: entry, in: twin) }
      return violation
    }
  }
}

/// What several types that a side lacks are: the errors of a code base whose other side throws something else throughout,
/// or the subtypes of one type, which the other side has in another form.
private func crowd(of entry: IndexedDeclaration, in twin: ComparedTwin) -> String? {
  if ["error", "exception"].contains(words(of: entry.declaration.name).last) {
    return crowdOfRun(["errors", entry.id.side.rawValue])
  }
  let index = twin.mapping.index(entry.id.side)
  let supertypes = index.supertypeKeys(of: entry).filter { !index.types(named: $0).isEmpty }
  return supertypes.first.map { twin.crowd([entry.id.side.rawValue, "subtypes", $0]) }
}

private func isDoubtful(_ id: DeclarationID, in twin: ComparedTwin) -> Bool {
  let entry = twin.mapping[id]
  let declaration = entry.declaration
  let enclosing = entry.parent.map { twin.mapping[$0].declaration }
  // What tests need beside themselves, and how they are grouped, follows the framework.
  if twin.isHardlyAlike || twin.isOfTests { return true }
  if !twin.isAboutChange, twin.mapping.lexicon.saysPlatform(declaration.name, of: id.side) { return true }
  if twin.kinship.hasPrefixedName(entry.key, on: id.side), !twin.isAboutChange { return true }
  return PlatformHabits.isHelper(declaration, in: enclosing) || PlatformHabits.isConditional(declaration)
    || twin.isPlumbing(id) || twin.isMirror(id) || mayStandElsewhere(twin, declaration, isNested: enclosing != nil)
    || isTupleOnTheOtherSide(entry, twin.kinship.standIns) || twin.kinship.standIns.isAlias(entry) || isBuilder(entry)
    // Where one platform needs an interface, the other may do with the class alone.
    || declaration.kind == .interface && twin.kinship.standIns.isImplemented(entry)
    || isAroundConstants(entry, in: twin)
    || !twin.isAboutChange
      && (twin.isImplementation(entry) || isAroundOne(declaration) || hasNamesake(entry, in: twin)
        || isClosureInSwift(declaration, id.side, in: twin))
    || isPairedWithFunctions(entry, twin.kinship.standIns) || twin.kinship.isLibraryResult(id, in: twin.mapping)
}

/// Whether a type is only a name around one thing, which the other side may have without it: one property or one case. What
/// does something is more.
private func isAroundOne(_ declaration: Declaration) -> Bool {
  let members = declaration.members.filter { ![.initializer, .typeAlias].contains($0.kind) }
  return members.count < 2 && !members.contains { $0.kind == .function }
}

/// Whether a Kotlin interface is told one thing, for which Swift takes a closure: `fun interface OnRated { fun onRated() }`.
private func isClosureInSwift(_ declaration: Declaration, _ side: Side, in twin: ComparedTwin) -> Bool {
  guard declaration.kind == .interface, side == .kotlin, declaration.members.count == 1,
    declaration.members[0].kind == .function
  else { return false }
  return words(of: declaration.name).last.map(twin.mapping.lexicon[.callbacks].contains) ?? false
}

/// Whether the other side has a type of this name, or of this name behind the outer one's, that is another's counterpart or
/// stands around other types: `Card.Scheme` and `CardScheme`, `Request.Phone` and `Phone`.
private func hasNamesake(_ entry: IndexedDeclaration, in twin: ComparedTwin) -> Bool {
  let other = twin.mapping.index(entry.id.side.other)
  let outer = entry.parent.map { twin.mapping[$0].key }
  let names = [entry.key] + (outer.map { [$0 + entry.key] } ?? [])
  return names.contains { !other.types(named: $0).isEmpty }
}

/// Whether a type is only a name around constants that the other side's file has without it: `enum Keys { static let id = "X" }`
/// beside `private const val ID_KEY = "X"`.
private func isAroundConstants(_ entry: IndexedDeclaration, in twin: ComparedTwin) -> Bool {
  let members = entry.declaration.members.filter { $0.kind != .initializer }
  let tree = twin.mapping.index(entry.id.side).units[entry.unit].tree
  let values = members.compactMap { member -> NodeID? in
    let isConstant = member.modifiers.contains(.static) || entry.declaration.kind == .object
    guard member.kind == .property, isConstant, !member.modifiers.contains(.mutable), let value = member.value else {
      return nil
    }
    return [.integer, .floating, .string].contains(tree.kind(value)) ? value : nil
  }
  guard !twin.isAboutChange, !members.isEmpty, values.count == members.count else { return false }
  let other = String(decoding: twin.unit(entry.id.side.other).file.bytes, as: UTF8.self)
  return values.allSatisfy { other.contains(twin.text(entry.id, tree.range($0))) }
}

/// Whether a type is only what a case carries that the other side is told to lack: it goes with the case.
private func isOnlyCarried(_ entry: IndexedDeclaration, in twin: ComparedTwin) -> Bool {
  guard !twin.isAboutChange else { return false }
  let index = twin.mapping.index(entry.id.side)
  func mentions(_ type: NodeID?, _ tree: Tree) -> Bool {
    guard let type else { return false }
    return tree.preorder(type).contains { tree.kind($0) == .typeName && index.key(of: $0, in: tree) == entry.key }
  }
  func isAboutType(_ other: IndexedDeclaration) -> Bool {
    let tree = index.units[other.unit].tree
    return mentions(other.declaration.type, tree) || other.declaration.parameters.contains { mentions($0.type, tree) }
  }
  let cases = twin.loneMembers.filter { lone in
    let other = twin.mapping[lone.declaration]
    return other.id.side == entry.id.side && other.declaration.kind == .enumCase && isAboutType(other)
  }
  guard !cases.isEmpty, cases.allSatisfy({ twin.isCaseToldMissing($0) }) else { return false }
  // What others are given as well is something by itself.
  return !index.declarations.contains { other in
    other.unit == entry.unit && [.property, .function, .enumCase].contains(other.declaration.kind)
      && !cases.contains { $0.declaration == other.id } && isAboutType(other)
  }
}

extension ComparedTwin {
  /// Whether it is told aloud that the other side lacks a type: what belongs to it is no news beside that.
  func isToldMissing(_ id: DeclarationID) -> Bool {
    let declaration = mapping[id].declaration
    // Of a file without twin nothing is told.
    return !declaration.isIncomplete && declaration.kind != .annotation
      && !kinship.isUnpaired(unit: mapping[id].unit, on: id.side)
      && !isDoubtful(id, in: self)
  }
}

/// A Kotlin object, or a Swift type of static members, that only holds functions, of which the other side has most somewhere:
/// in an extension, in a file.
private func isPairedWithFunctions(_ entry: IndexedDeclaration, _ standIns: StandIns) -> Bool {
  let members = entry.declaration.members.filter { $0.kind != .initializer }
  guard entry.declaration.kind == .object || members.allSatisfy({ $0.modifiers.contains(.static) }) else {
    return false
  }
  let paired = standIns.pairedMembers(of: entry)
  return paired > 0 && 2 * paired >= members.count { $0.kind == .function }
}

/// A class of nothing but properties that the other side has a tuple of as many values for, where both are written as the
/// type of one member.
private func isTupleOnTheOtherSide(_ entry: IndexedDeclaration, _ standIns: StandIns) -> Bool {
  let declaration = entry.declaration
  let properties = declaration.members.count { $0.kind == .property }
  let onlyHolds = declaration.members.allSatisfy { [.property, .initializer].contains($0.kind) }
  return [.class, .struct].contains(declaration.kind) && declaration.supertypes.isEmpty && properties > 1 && onlyHolds
    && standIns.isTuple(entry, of: properties)
}

/// With only two files at hand a type may well be in a file that was not given; a type without members says nothing.
private func mayStandElsewhere(_ twin: ComparedTwin, _ declaration: Declaration, isNested: Bool) -> Bool {
  twin.twin.evidence.contains(.given) && !isNested || declaration.members.isEmpty
}
