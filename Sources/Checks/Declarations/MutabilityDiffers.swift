internal import CodeModel
internal import Comparison
internal import FindingModel
internal import Pairing
internal import SourceModel

extension Check {
  /// Which properties may callers set on one side only?
  static let mutabilityDiffers = Check("mutability-differs") { twin in
    let differences = twin.members.compactMap { member -> MemberDifference? in
      guard var difference = difference(of: member.pair, in: twin) else { return nil }
      if isToldOfBase(difference, in: twin) { difference.confidence = .low }
      difference.isOfWholeType = isOfWholeType(member.pair, in: twin)
      return difference
    }
    return twin.violations("mutability-differs", differences)
  }
}

/// How two properties differ that callers may set on one side only; `nil` where they do not.
private func difference(of pair: MemberPair, in twin: ComparedTwin) -> MemberDifference? {
  let (swift, kotlin) = (twin.mapping[pair.swift], twin.mapping[pair.kotlin])
  guard swift.declaration.kind == kotlin.declaration.kind,
    [.property, .subscript].contains(swift.declaration.kind), !isDeferred(swift.declaration),
    !isDeferred(kotlin.declaration)
  else { return nil }
  let isSettable = (isSettable(swift.declaration), isSettable(kotlin.declaration))
  guard isSettable.0 != isSettable.1, !isCustom(swift, kotlin, in: twin) else { return nil }
  let side: Side = isSettable.0 ? .swift : .kotlin
  // What one side hides is told as that.
  let isHelper =
    PlatformHabits.isPrivate(swift.declaration) || PlatformHabits.isPrivate(kotlin.declaration)
    || isSettable.1 && isSetInModule(swift.declaration, kotlin.declaration)
    || isSetByItsModule(isSettable.0 ? swift.declaration : kotlin.declaration, side)
    || !twin.isAboutChange
      && (isSettable.0 && isAskedForAsGetter(swift, facing: kotlin, in: twin)
        || isReadThroughGetter(settable: isSettable.0 ? swift : kotlin, isSettable.0 ? kotlin : swift, in: twin)
        || isSettable.0 && isSetByNobody(swift, in: twin)
        || twin.isSetByFunction(isSettable.0 ? kotlin : swift))
  return MemberDifference(
    pair: pair, values: ["side": side.languageName],
    confidence: isHelper || twin.isOfTests || isDoubtful(pair, in: twin) || twin.areImplementation(pair) ? .low : .high)
}

/// Whether what both properties implement or override can be set on the same side only, and that is told aloud there:
/// of the `var kind: Kind { get set }` of a protocol, and not once more of each type that has to have it.
private func isToldOfBase(_ found: MemberDifference, in twin: ComparedTwin) -> Bool {
  !twin.isAboutChange
    && twin.kinship.bases(of: found.pair, in: twin.mapping).contains { base in
      difference(of: base.pair, in: twin).map { $0.confidence == .high && $0.values == found.values } ?? false
    }
}

/// Whether all that each value of a type keeps can be set on one side, and nothing of it on the other:
/// `class Rename(var key: String, var title: String)` beside a struct of constants is one decision about the type.
private func isOfWholeType(_ pair: MemberPair, in twin: ComparedTwin) -> Bool {
  guard let owner = pair.owner else { return false }
  return Side.allCases.allSatisfy { side in
    let type = twin.mapping[twin.mapping.types[owner][side]].declaration
    let property = twin.mapping[pair[side]].declaration
    return property.isStoredByEachValue
      && type.members.allSatisfy { !$0.isStoredByEachValue || isSettable($0) == isSettable(property) }
  }
}

/// Whether others may give the property another value.
private func isSettable(_ property: Declaration) -> Bool {
  if let setter = property.setterVisibility, setter == .private || setter == .fileprivate || setter == .protected {
    return false
  }
  let isComputed = property.kind == .subscript || property.body != nil
  // What has a value of its own is stored, whatever Kotlin reads it through.
  if isComputed, property.value == nil { return property.accessors.contains { $0.kind == .set } }
  return property.modifiers.contains(.mutable)
}

/// Whether other modules read a property that only its own type sets in Swift, and do not see it in Kotlin: then nobody
/// outside can set it, and that it is hidden there is told.
private func isSetInModule(_ swift: Declaration, _ kotlin: Declaration) -> Bool {
  kotlin.visibility == .internal && swift.isPublished
}

/// Whether other modules see a property that only its own module sets: `public var code` with an `internal set`. To
/// them it is as good as a constant.
func isSetByItsModule(_ property: Declaration, _ side: Side) -> Bool {
  guard property.setterVisibility == .internal else { return false }
  switch property.visibility {
  case .public, .open: return true
  // What says nothing is public in Kotlin, and stays inside the module in Swift.
  case .none: return side == .kotlin
  default: return false
  }
}

/// Whether a static property only answers a protocol that asks for no more than to read it, where Kotlin computes the
/// answer or overrides what it stems from.
private func isAskedForAsGetter(
  _ swift: IndexedDeclaration, facing kotlin: IndexedDeclaration, in twin: ComparedTwin
) -> Bool {
  guard swift.declaration.modifiers.contains(.static),
    kotlin.declaration.modifiers.contains(.override) || kotlin.declaration.body != nil, let parent = swift.parent
  else { return false }
  let index = twin.mapping.swift
  let key = index[parent].key
  let parts = [index[parent]] + index.extensions(of: key) + index.types(named: key).map { index[$0] }
  let names = Set(parts.flatMap { index.supertypeKeys(of: $0) })
  return names.contains { name in
    index.types(named: name).contains { type in
      index[type].declaration.kind == .interface
        && index[type].declaration.members.contains { $0.key == swift.key && $0.kind == .property && !isSettable($0) }
    }
  }
}

/// Whether one side reads through a getter what its own type keeps and changes, and the other side's property, which
/// anybody could set, is set by its own file alone.
private func isReadThroughGetter(
  settable: IndexedDeclaration, _ other: IndexedDeclaration, in twin: ComparedTwin
) -> Bool {
  guard let parent = other.parent else { return false }
  let read = twin.mentions(of: other.id)
  let keepsIt = twin.mapping[parent].declaration.members.contains { member in
    member.kind == .property && PlatformHabits.isPrivate(member) && member.modifiers.contains(.mutable)
      && (read.contains(member.name) || read.contains(member.key))
  }
  return keepsIt && !isSetElsewhere(settable, in: twin)
}

/// Whether a Swift property that other modules do not see is a `var` that no code changes, its own file's initializers
/// aside: `let` would do. What a wrapper or a binding hands out may be set by whoever gets it.
private func isSetByNobody(_ property: IndexedDeclaration, in twin: ComparedTwin) -> Bool {
  let declaration = property.declaration
  guard !declaration.isPublished, declaration.accessors.isEmpty, declaration.body == nil,
    let parent = property.parent, twin.mapping[parent].declaration.kind != .interface,
    !twin.text(property.id, declaration.range).hasPrefix("@"),
    !twin.text(parent, twin.mapping[parent].declaration.range).hasPrefix("@")
  else { return false }
  let index = twin.mapping.swift
  let names: Set<String> = [declaration.name, property.key]
  return !index.units.indices.contains { number in
    names.contains(where: index.fingerprints[number].knows)
      && index.declarations(ofUnit: number).contains { member in
        (number != property.unit || member.declaration.kind != .initializer)
          && member.declaration.ownNodes.contains { mayChange(names, below: $0, in: index.units[number].tree) }
      }
  }
}

/// Whether code gives what goes by a name another value, calls what may change it in place, or hands it out to be changed.
private func mayChange(_ names: Set<String>, below root: NodeID, in tree: Tree) -> Bool {
  func mentions(_ node: NodeID) -> Bool { tree.preorder(node).contains { names.contains(tree.label($0)) } }
  return tree.preorder(root).contains { node in
    switch tree.kind(node) {
    case .assign, .call: tree.children(node).first.map(mentions) ?? false
    case .inout, .keyPath: mentions(node)
    // `$model.name`
    case .member: mentions(node) && tree.preorder(node).contains { tree.label($0).hasPrefix("$") }
    default: false
    }
  }
}

/// Whether any other file of its side gives a property of this name a value.
private func isSetElsewhere(_ property: IndexedDeclaration, in twin: ComparedTwin) -> Bool {
  let index = twin.mapping.index(property.id.side)
  let names: Set<String> = [property.declaration.name, property.key]
  return index.units.indices.contains { number in
    guard number != property.unit, names.contains(where: index.fingerprints[number].knows) else { return false }
    let tree = index.units[number].tree
    return tree.everyNode.contains { node in
      guard tree.kind(node) == .assign else { return false }
      let target = tree.child(node, 0)
      return tree.kind(target) == .member && names.contains(tree.label(target))
    }
  }
}

/// Filled once, later than the language would like.
private func isDeferred(_ property: Declaration) -> Bool {
  !property.modifiers.isDisjoint(with: [.lazy, .lateinit, .weak, .unowned])
}

/// How each language writes one thing: a struct's `var` is copied where a data class has `copy()`, and a Swift collection
/// is a value in a `var` where Kotlin has a mutable object in a `val`.
private func isCustom(_ swift: IndexedDeclaration, _ kotlin: IndexedDeclaration, in twin: ComparedTwin) -> Bool {
  let isSwiftSettable = isSettable(swift.declaration)
  let enclosing = swift.parent.map { twin.mapping[$0].declaration.kind }
  let isValue = enclosing == .struct || enclosing == .enum
  if isSwiftSettable, isValue, !swift.declaration.modifiers.contains(.static) { return true }
  guard isSwiftSettable else { return false }
  let tree = twin.mapping.kotlin.unit(of: kotlin.id).tree
  // An initial value that is nothing plays no part in the normal form, whatever holds it.
  let written = twin.text(kotlin.id, kotlin.declaration.range).split(separator: "=", maxSplits: 1).dropFirst()
  let texts =
    [kotlin.declaration.type, kotlin.declaration.value].compactMap { $0 }.map { twin.text(kotlin.id, tree.range($0)) }
    + written.map { String($0.drop { $0.isWhitespace }) }
  if texts.contains(where: isHolder) { return true }
  return isCollection(swift, in: twin) && isChangedInPlace(kotlin, in: twin)
}

private func isCollection(_ property: IndexedDeclaration, in twin: ComparedTwin) -> Bool {
  guard let type = property.declaration.type else { return false }
  let text = twin.text(property.id, twin.mapping.swift.unit(of: property.id).tree.range(type))
  return text.hasPrefix("[") || ["Set", "Data"].contains(firstName(text))
}

/// Whether code begins with a Kotlin object that a `val` holds and whose contents change.
private func isHolder(_ code: String) -> Bool {
  let name = firstName(code)
  return holders.contains(name) || ["Mutable", "mutable", "Atomic"].contains { name.hasPrefix($0) }
}

/// The name with which code begins: `Set` of `Set<Int>?`.
private func firstName(_ code: String) -> String {
  String(code.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
}

/// An object of the library that is no collection to be read only.
private func isChangedInPlace(_ property: IndexedDeclaration, in twin: ComparedTwin) -> Bool {
  guard let type = property.declaration.type else { return false }
  let tree = twin.mapping.kotlin.unit(of: property.id).tree
  let text = twin.text(property.id, tree.range(type))
  let name = String(text.prefix { $0 != "<" && $0 != "?" }.split(separator: ".").last ?? "")
  let isQualified = text.first?.isLowercase == true
  guard isQualified || twin.mapping.kotlin.types(named: canonicalName(name)).isEmpty else { return false }
  let isReadOnly =
    ["List", "Map", "Set"].contains(name)
    || ["Collection", "Iterable", "Sequence", "String"].contains { name.hasSuffix($0) }
  return !isReadOnly && !["Immutable", "Persistent"].contains { name.hasPrefix($0) }
}

private let holders: Set<String> = [
  "StateFlow", "SharedFlow", "LiveData", "ArrayList", "HashMap", "HashSet", "hashMapOf", "arrayListOf", "Channel",
]
