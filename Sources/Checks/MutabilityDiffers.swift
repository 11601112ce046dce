internal import CodeModel
internal import Comparison
internal import FindingModel
internal import Pairing
internal import SourceModel

extension Check {
  /// Which properties may callers set on one side only?
  static let mutabilityDiffers = Check("mutability-differs") { twin in
    let differences = twin.members.compactMap { member -> MemberDifference? in
      let pair = member.pair
      let (swift, kotlin) = (twin.mapping[pair.swift], twin.mapping[pair.kotlin])
      guard swift.declaration.kind == kotlin.declaration.kind,
        [.property, .subscript].contains(swift.declaration.kind), !isDeferred(swift.declaration),
        !isDeferred(kotlin.declaration)
      else { return nil }
      let isSettable = (isSettable(swift.declaration), isSettable(kotlin.declaration))
      guard isSettable.0 != isSettable.1, !isCustom(swift, kotlin, in: twin) else { return nil }
      // What one side hides is told as that.
      let isHelper =
        PlatformHabits.isPrivate(swift.declaration) || PlatformHabits.isPrivate(kotlin.declaration)
        || isSettable.1 && isSetInModule(swift.declaration, kotlin.declaration)
      return MemberDifference(
        pair: pair, values: ["side": (isSettable.0 ? Side.swift : .kotlin).languageName],
        confidence: isHelper || isDoubtful(pair, in: twin) ? .low : .high)
    }
    return twin.violations("mutability-differs", differences)
  }
}

/// Whether others may give the property another value.
private func isSettable(_ property: Declaration) -> Bool {
  if let setter = property.setterVisibility, setter == .private || setter == .fileprivate || setter == .protected {
    return false
  }
  if property.accessors.contains(where: {
    $0.kind == .set && ($0.visibility == .private || $0.visibility == .protected)
  }) {
    return false
  }
  let isComputed =
    property.kind == .subscript || property.body != nil || property.accessors.contains { $0.kind == .get }
  // What has a value of its own is stored, whatever Kotlin reads it through.
  if isComputed, property.value == nil { return property.accessors.contains { $0.kind == .set } }
  return property.modifiers.contains(.mutable)
}

/// Whether other modules read a property that only its own type sets in Swift, and do not see it in Kotlin: then nobody
/// outside can set it, and that it is hidden there is told.
private func isSetInModule(_ swift: Declaration, _ kotlin: Declaration) -> Bool {
  kotlin.visibility == .internal && [.public, .open].contains(swift.visibility)
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
  let texts = [kotlin.declaration.type, kotlin.declaration.value].compactMap { $0 }.map {
    twin.text(kotlin.id, tree.range($0))
  }
  if texts.contains(where: { text in holders.contains { text.hasPrefix($0) } }) { return true }
  return isCollection(swift, in: twin) && isChangedInPlace(kotlin, in: twin)
}

private func isCollection(_ property: IndexedDeclaration, in twin: ComparedTwin) -> Bool {
  guard let type = property.declaration.type else { return false }
  let text = twin.text(property.id, twin.mapping.swift.unit(of: property.id).tree.range(type))
  return ["[", "Set<", "Data"].contains { text.hasPrefix($0) }
}

/// An object of the library that is no collection to be read only.
private func isChangedInPlace(_ property: IndexedDeclaration, in twin: ComparedTwin) -> Bool {
  guard let type = property.declaration.type else { return false }
  let tree = twin.mapping.kotlin.unit(of: property.id).tree
  let text = twin.text(property.id, tree.range(type))
  let name = String(text.prefix { $0 != "<" && $0 != "?" }.split(separator: ".").last ?? "")
  let isQualified = text.first?.isLowercase == true
  guard isQualified || twin.mapping.kotlin.types(named: canonicalName(name)).isEmpty else { return false }
  let isReadOnly = ["List", "Map", "Set", "Collection", "Iterable", "Sequence", "String"].contains {
    name.hasSuffix($0)
  }
  return !isReadOnly && !["Immutable", "Persistent"].contains { name.hasPrefix($0) }
}

/// Kotlin objects that a `val` holds and whose contents change.
private let holders = [
  "Mutable", "mutable", "StateFlow", "SharedFlow", "LiveData", "ArrayList", "HashMap", "HashSet", "Atomic", "hashMapOf",
  "arrayListOf", "Channel",
]
