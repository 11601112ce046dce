internal import CodeModel
internal import Comparison
internal import FindingModel
internal import Pairing
internal import SourceModel

extension Check {
  /// What may callers use on one side only?
  static let narrowerVisibility = Check("narrower-visibility") { twin in
    let published = Published(twin)
    let types = twin.declaredTypes.compactMap { type -> Violation? in
      guard let difference = difference(type.pair.swift, type.pair.kotlin, in: twin, published) else { return nil }
      var violation = twin.violation(
        "narrower-visibility", type,
        values: difference.words.merging(["name": "`\(type.swift.name)`"]) { old, _ in old },
        confidence: difference.isPromise && !isShownAsInterface(type.pair, in: twin)
          && !isTransport(type.pair, in: twin) && !hasWiderNamesake(type.pair, in: twin) ? .high : .low)
      // How much of its inside a side shows was decided once for all.
      violation.habitWords = ["types"] + difference.words.sorted { $0.key > $1.key }.map(\.value)
      return violation
    }
    let members = twin.members.compactMap { member -> MemberDifference? in
      let pair = member.pair
      guard let difference = difference(pair.swift, pair.kotlin, in: twin, published) else { return nil }
      if !twin.isAboutChange, isShownByGetter(pair, in: twin) || isSaidToBuilder(pair, in: twin) { return nil }
      let isLeft =
        !twin.isAboutChange
        && (isLeftToLanguage(pair, in: twin) || isReadInline(pair.kotlin, in: twin) || isForHeirs(pair, in: twin)
          || isForMakers(pair, in: twin))
      let isCertain =
        difference.isPromise && !isLeft && !isDoubtful(pair, in: twin) && !takesPlatformObject(member, in: twin)
      return MemberDifference(pair: pair, values: difference.words, confidence: isCertain ? .high : .low)
    }
    return types + twin.violations("narrower-visibility", members)
  }
}

/// Whether two types only carry what is sent, which no caller need see: both are read and written by the compiler, and one
/// is called so.
private func isTransport(_ pair: TypePair, in twin: ComparedTwin) -> Bool {
  let types = [pair.swift, pair.kotlin].map { twin.mapping[$0].declaration }
  return !twin.isAboutChange && types.allSatisfy { $0.modifiers.contains(.coded) }
    && types.contains { words(of: $0.name).last.map(twin.mapping.lexicon[.transports].contains) ?? false }
}

/// Whether the side that shows less has another type of the name that it shows as widely as the other side does: others
/// use that one.
private func hasWiderNamesake(_ pair: TypePair, in twin: ComparedTwin) -> Bool {
  func reach(of id: DeclarationID) -> Reach { Checks.reach(twin.mapping[id].declaration.visibility, id.side) }
  let wanted = max(reach(of: pair.swift), reach(of: pair.kotlin))
  return !twin.isAboutChange
    && [pair.swift, pair.kotlin].contains { own in
      reach(of: own) < wanted
        && twin.mapping.index(own.side).types(named: twin.mapping[own].key).contains { reach(of: $0) >= wanted }
    }
}

/// Whether others see a type through an interface that has the other side's name for it and is seen as widely as that:
/// `internal class DefaultBasket : Basket` beside `public struct Basket`.
private func isShownAsInterface(_ pair: TypePair, in twin: ComparedTwin) -> Bool {
  zip([pair.swift, pair.kotlin], [pair.kotlin, pair.swift]).contains { own, other in
    let index = twin.mapping.index(own.side)
    let tree = index.unit(of: own).tree
    let wanted = reach(twin.mapping[other].declaration.visibility, other.side)
    return twin.mapping[own].declaration.supertypes.contains { supertype in
      let name = canonicalName(lastComponent(of: tree.label(supertype.type)))
      guard name == twin.mapping[other].key else { return false }
      return index.types(named: index.key(of: supertype.type, in: tree)).contains { id in
        let interface = index.declaration(id)
        return interface.kind == .interface && reach(interface.visibility, id.side) >= wanted
      }
    }
  }
}

/// Whether neither side says who is to call an initializer: Swift hides it as it hides the one that it would write by
/// itself, Kotlin shows it as it shows every constructor.
private func isLeftToLanguage(_ pair: MemberPair, in twin: ComparedTwin) -> Bool {
  let swift = twin.mapping[pair.swift]
  return swift.declaration.kind == .initializer && visibility(pair.swift, in: twin) == .none
    && twin.mapping[pair.kotlin].declaration.visibility == .none
}

/// Whether a member only makes one thing of another, an initializer or `toRow()`: where a side keeps it to itself its values
/// come from the library, and callers of the other have to make none either.
private func isForMakers(_ pair: MemberPair, in twin: ComparedTwin) -> Bool {
  [pair.swift, pair.kotlin].allSatisfy { id in
    let declaration = twin.mapping[id].declaration
    let words = words(of: declaration.name)
    return declaration.kind == .initializer
      || declaration.kind == .function && words.count > 1 && ["to", "from"].contains(words[0])
  }
}

/// Whether Kotlin keeps a member to a class and its subclasses, for which Swift has no word, in a class that others may
/// inherit from on both sides.
private func isForHeirs(_ pair: MemberPair, in twin: ComparedTwin) -> Bool {
  let parent = twin.mapping[pair.swift].parent.map { twin.mapping[$0].declaration }
  return twin.mapping[pair.kotlin].declaration.visibility == .protected && parent?.modifiers.contains(.open) ?? false
}

/// Whether others read a private Kotlin value by a getter as Java has them, of its own name or its counterpart's, in its
/// type or one that this inherits from: `open fun getName() = this.name`.
private func isShownByGetter(_ pair: MemberPair, in twin: ComparedTwin) -> Bool {
  let (swift, kotlin) = (twin.mapping[pair.swift], twin.mapping[pair.kotlin])
  guard kotlin.declaration.kind == .property, PlatformHabits.isPrivate(kotlin.declaration), let owner = kotlin.parent
  else { return false }
  let index = twin.mapping.kotlin
  return ([owner] + index.ancestors(of: owner)).contains { id in
    let getters = twin.mapping[id].children.map { twin.mapping[$0] }.filter { member in
      [.function, .property].contains(member.declaration.kind) && member.declaration.parameters.isEmpty
        && reach(member.declaration.visibility, .kotlin) == .everybody
        && ["get" + kotlin.key, "get" + swift.key].contains(canonicalName(member.declaration.name))
    }
    let keys: Set<String> = id == owner ? [kotlin.key] : [kotlin.key, swift.key]
    return getters.contains { gives(keys, $0, in: index.unit(of: id).tree) }
  }
}

/// Whether others say a Kotlin value to the builder of its type, and so make the type.
private func isSaidToBuilder(_ pair: MemberPair, in twin: ComparedTwin) -> Bool {
  let kotlin = twin.mapping[pair.kotlin]
  guard let owner = kotlin.parent else { return false }
  return twin.hasBuilder([twin.mapping[owner]], for: kotlin.declaration.kind == .initializer ? nil : kotlin.key)
}

/// Whether a function gives a property of its type and does nothing else.
private func gives(_ keys: Set<String>, _ member: IndexedDeclaration, in tree: Tree) -> Bool {
  guard let result = member.declaration.body.flatMap(tree.onlyResult) else { return false }
  return tree.isOwn(result) && keys.contains(canonicalName(tree.label(result)))
}

/// Whether a Kotlin member has to be public: a public `inline` function beside it, which is copied to where it is called,
/// speaks of it.
private func isReadInline(_ id: DeclarationID, in twin: ComparedTwin) -> Bool {
  let entry = twin.mapping[id]
  guard reach(entry.declaration.visibility, .kotlin) == .everybody, let owner = entry.parent else { return false }
  return twin.mapping[owner].children.contains { child in
    let function = twin.mapping[child].declaration
    return function.kind == .function && function.modifiers.contains(.inline)
      && reach(function.visibility, .kotlin) == .everybody && twin.mentions(of: child).contains(entry.key)
  }
}

/// Whether an initializer reads what the platform hands out, which each side calls otherwise: it is its own affair.
private func takesPlatformObject(_ member: ComparedMember, in twin: ComparedTwin) -> Bool {
  // `android.location.Location`
  twin.mapping[member.pair.swift].declaration.kind == .initializer
    && member.signature.contains { difference in
      difference.kind == .parameterType && difference.isWeak && difference.bareTexts[1].first?.isLowercase == true
    }
}

private struct VisibilityDifference {
  var words: [String: String]
  /// The wider side shows it to other modules.
  var isPromise: Bool
}

/// Swift's `internal` and Kotlin's `public` are what each language takes when nothing is written, so they differ only where
/// the Swift side says who is to see the type.
private func difference(
  _ swift: DeclarationID, _ kotlin: DeclarationID, in twin: ComparedTwin, _ published: Published
) -> VisibilityDifference? {
  let (left, right) = (visibility(swift, in: twin), visibility(kotlin, in: twin))
  // Base and head of one side are compared, too, and take the same when nothing is written.
  let languages = (twin.unit(.swift).file.side, twin.unit(.kotlin).file.side)
  let reach = (reach(left, languages.0), reach(right, languages.1))
  // What is seen alike is most, and quickly told.
  guard reach.0 != reach.1, isOwnChoice(swift, in: twin), isOwnChoice(kotlin, in: twin) else { return nil }
  // What is public for those only who ask for it by name is as hidden from all others as what is internal.
  let wider = reach.0 > reach.1 ? swift : kotlin
  if !twin.isAboutChange, min(reach.0, reach.1) == .module, isForInsiders(wider, in: twin) { return nil }
  let isPublished = published.contains(swift, in: twin) && enclosingReach(kotlin, in: twin) == .everybody
  let isPromise = isPublished && max(reach.0, reach.1) == .everybody
  if !isPromise, min(reach.0, reach.1) != .file { return nil }
  // A value that a constructor took may stay visible by habit; only what is hidden by a word is hidden on purpose.
  if !isPromise, left == .none, right == .none { return nil }
  return VisibilityDifference(
    words: ["swift": word(left, languages.0), "kotlin": word(right, languages.1)], isPromise: isPromise)
}

/// Whether a public declaration, or what it stands in, is for the makers' own modules: Swift's `@_spi(Internal)`, which has
/// to be imported by that name, and Kotlin's marker of an internal interface, `@InternalShopApi`, without which its use
/// does not compile.
private func isForInsiders(_ id: DeclarationID, in twin: ComparedTwin) -> Bool {
  var next: DeclarationID? = id
  while let current = next {
    let entry = twin.mapping[current]
    let index = twin.mapping.index(id.side)
    let isMarked = entry.declaration.attributes.contains { attribute in
      id.side == .swift
        ? isInternalInterface(attribute, in: index.units[entry.unit].tree, twin.mapping.lexicon)
        : isInternalMarker(lastComponent(of: attribute.name), in: index)
    }
    if isMarked { return true }
    next = entry.parent
  }
  return false
}

/// Whether an attribute hides a public declaration from whom it is not for: `@_spi` with a name that does not invite everybody
/// to try what is new, as `@_spi(Experimental)` does, and `@_documentation(visibility: private)`.
private func isInternalInterface(_ attribute: Attribute, in tree: Tree, _ lexicon: Lexicon) -> Bool {
  if attribute.name == "_documentation" {
    let said = attribute.arguments.map { tree.label(tree.lastChild($0) ?? $0) }
    return said.contains { $0.hasSuffix("private") || $0.hasSuffix("internal") }
  }
  guard attribute.name == "_spi" else { return false }
  let groups = attribute.arguments.compactMap { tree.children($0).first.map { tree.label($0) } }
  return !groups.isEmpty && !groups.contains { lexicon.says(.previews, $0) }
}

/// Whether an annotation says by its name that it marks what is internal, and by its ending or its declaration that whoever
/// uses that has to opt in: `InternalCoroutinesApi`, `@RequiresOptIn annotation class InternalShop`.
private func isInternalMarker(_ name: String, in index: DeclarationIndex) -> Bool {
  let words = words(of: name)
  guard words.contains("internal") else { return false }
  return words.last == "api"
    || index.types(named: canonicalName(name)).contains { id in
      let declaration = index.declaration(id)
      return declaration.kind == .annotation
        && declaration.attributes.contains { lastComponent(of: $0.name) == "RequiresOptIn" }
    }
}

private func word(_ visibility: Visibility, _ side: Side) -> String {
  switch visibility {
  case .none: side == .swift ? "internal" : "public"
  case .fileprivate: "private"
  case .open: "public"
  default: visibility.rawValue
  }
}

/// Whether the visibility is the declaration's own: requirements, cases and overrides have that of what they belong to.
private func isOwnChoice(_ id: DeclarationID, in twin: ComparedTwin) -> Bool {
  let entry = twin.mapping[id]
  let declaration = entry.declaration
  // What the compiler writes has the range of its type's name.
  let isWritten = !declaration.modifiers.contains(.memberwise) || declaration.range != declaration.nameRange
  guard declaration.kind != .enumCase, !declaration.modifiers.contains(.override), isWritten,
    declaration.conditions.isEmpty, !twin.isPlumbing(id)
  else { return false }
  guard let parent = entry.parent else { return true }
  let enclosing = twin.mapping[parent].declaration
  return enclosing.kind != .interface && !PlatformHabits.isPrivate(enclosing)
}

/// Of which declarations the Swift side says whether they are for other modules.
private struct Published {
  /// The public types of which the members that are not public are the exception.
  private let types: Set<DeclarationID>

  init(_ twin: ComparedTwin) {
    // What both sides keep to themselves says nothing of the rest.
    let hidden = Set(
      twin.members.filter { reach(twin.mapping[$0.pair.kotlin].declaration.visibility, .kotlin) < .everybody }
        .map(\.pair.swift))
    let all = twin.members.map(\.pair.swift) + twin.declaredTypes.map(\.pair.swift)
    let parents = Set(all.compactMap { twin.mapping[$0].parent })
    types = parents.filter { parent in
      guard twin.mapping[parent].declaration.isPublished else { return false }
      let siblings = twin.mapping[parent].children.filter { !hidden.contains($0) }.map { twin.mapping[$0].declaration }
        .filter { $0.kind == .property || $0.kind == .function }
      let published = siblings.count(where: \.isPublished)
      return published > 0 && published >= 2 * siblings.count { !$0.isPublished && !PlatformHabits.isPrivate($0) }
    }
  }

  /// Whether a declaration is public, or the type around it is, and members that are not are the exception there.
  func contains(_ id: DeclarationID, in twin: ComparedTwin) -> Bool {
    if [.public, .open].contains(visibility(id, in: twin)) { return true }
    return twin.mapping[id].parent.map(types.contains) ?? false
  }
}
