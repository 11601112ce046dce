internal import CodeModel
internal import Comparison
internal import Pairing
internal import SourceModel

/// What a member without counterpart owes to how the other side is built, or to what it is called there.
extension ComparedTwin {
  /// Whether the other type has a member from its supertypes, where the member's own type is the first on its side to
  /// say what it does: `class Opened : Event("opened")` is all that Kotlin writes for a property of `Opened`.
  func isInherited(_ lone: LoneMember) -> Bool {
    guard let owner = lone.owner, !mapping.types[owner].isExtensionOnly else { return false }
    let entry = mapping[lone.declaration]
    guard [.function, .property].contains(entry.declaration.kind) else { return false }
    let pair = mapping.types[owner]
    let (own, other) = (pair[entry.id.side], pair[entry.id.side.other])
    guard hasFromSupertypes(other, entry) || hasByOtherName(other, what: own, does: entry) else { return false }
    // What replaces what both sides inherit is missing where it is not replaced.
    return ancestors(of: own, have: entry, areWritten: true).isEmpty
  }

  /// Whether Swift gives a property of a supertype another value by replacing it, which Kotlin hands to the constructor of
  /// the supertype: `override var name: String { "share" }` and `class SharePlugin : Plugin("share")`.
  func isHandedToSuper(_ lone: LoneMember) -> Bool {
    let entry = mapping[lone.declaration]
    guard !isAboutChange, lone.declaration.side == .swift, entry.declaration.kind == .property,
      entry.declaration.modifiers.contains(.override), let owner = lone.owner
    else { return false }
    return mapping.kotlin.ancestors(of: mapping.types[owner].kotlin).contains { id in
      mapping[id].children.map { mapping[$0] }.contains { other in
        other.key == entry.key && other.declaration.isStoredByEachValue && other.declaration.value == nil
      }
    }
  }

  /// Whether a function of Kotlin's only makes what Swift calls a case of that name.
  func makesCase(_ lone: LoneMember) -> Bool {
    let entry = mapping[lone.declaration]
    guard !isAboutChange, lone.declaration.side == .kotlin, entry.declaration.kind == .function,
      entry.declaration.modifiers.contains(.static), let owner = lone.owner
    else { return false }
    return mapping[mapping.types[owner].swift].children.map { mapping[$0] }.contains { other in
      other.declaration.kind == .enumCase && other.key == entry.key
        && other.declaration.parameters.count == entry.declaration.parameters.count
    }
  }

  /// Whether the other type has a property without counterpart that gives the same for every case, whatever it is called.
  func isGivenUnderAnotherName(_ lone: LoneMember) -> Bool {
    func given(_ id: DeclarationID) -> [String: UInt64] {
      let index = mapping.index(id.side)
      return index.valuesByCase(index[id]).mapValues { index.fingerprints[index[id].unit].exact($0) }
    }
    guard !isAboutChange, let owner = lone.owner, mapping[lone.declaration].declaration.kind == .property else {
      return false
    }
    let own = given(lone.declaration)
    return Set(own.values).count > 1
      && loneMembers.contains { other in
        other.owner == owner && other.declaration.side != lone.declaration.side && given(other.declaration) == own
      }
  }

  /// Whether a function of Kotlin's looks for the case of a raw value, which Swift's enums do by themselves:
  /// `entries.any { it.value == text }` and `Verb(rawValue: text) != nil`.
  func looksForRawValue(_ lone: LoneMember) -> Bool {
    let entry = mapping[lone.declaration]
    guard lone.declaration.side == .kotlin, let owner = lone.owner, entry.declaration.kind == .function,
      entry.declaration.parameters.count == 1, let body = entry.declaration.body,
      mapping[mapping.types[owner].swift].declaration.members.contains(where: {
        $0.kind == .enumCase && $0.value != nil
      })
    else { return false }
    let tree = mapping.kotlin.unit(of: lone.declaration).tree
    let statements = tree.kind(body) == .block ? tree.childCount(body) : 1
    return statements == 1 && tree.preorder(body).contains { tree.label($0) == "entries" }
  }

  /// Whether the two types that hold a member promise the same: what they must do for a supertype they must do both.
  func sharesSupertypes(_ lone: LoneMember) -> Bool {
    guard let owner = lone.owner else { return false }
    let pair = mapping.types[owner]
    let names = (supertypeNames(pair.swift), supertypeNames(pair.kotlin))
    return !names.0.isEmpty && names.0 == names.1
  }

  private func supertypeNames(_ id: DeclarationID) -> Set<String> {
    let tree = mapping.index(id.side).unit(of: id).tree
    return Set(mapping[id].declaration.supertypes.map { canonicalName(tree.label($0.type)) })
  }

  /// Whether a Swift error keeps what every exception of Kotlin has from `Throwable`, and the exception hands on to it
  /// what it is given of that name: `class LoadError(message: String, cause: Throwable?) : Exception(message, cause)`.
  func isOfThrowable(_ lone: LoneMember) -> Bool {
    guard lone.declaration.side == .swift, let owner = lone.owner, !mapping.types[owner].isExtensionOnly else {
      return false
    }
    let entry = mapping[lone.declaration]
    guard entry.declaration.kind == .property, !entry.declaration.modifiers.contains(.static),
      // A text may be put together on one side only.
      entry.key == "cause" || entry.key == "message" && entry.declaration.body == nil
    else { return false }
    let id = mapping.types[owner].kotlin
    let type = mapping[id].declaration
    let isTaken = type.members.contains { member in
      member.kind == .initializer && member.parameters.contains { $0.key == entry.key && $0.property == nil }
    }
    return type.modifiers.contains(.described) && isTaken && isHandedOn(entry.key, in: head(of: id, type))
  }

  /// What a class says before its members, its superclass and what that is handed among it.
  private func head(of id: DeclarationID, _ type: Declaration) -> String {
    let text = text(id, ByteRange(Int(type.nameRange.upper), Int(type.range.upper)))
    let supertypes = text.firstIndex(of: ")").map { text[$0...] } ?? text[...]
    return String(supertypes.dropFirst().prefix { $0 != "{" })
  }

  /// Whether a name stands in a text as one of several things that are handed over, or as the only one.
  private func isHandedOn(_ name: String, in text: String) -> Bool {
    let ends: Set<Character> = [",", ")"]
    let starts: Set<Character> = [",", "(", "="]
    let tokens = text.split { $0.isWhitespace }.joined()
    return tokens.split(whereSeparator: { ends.contains($0) }).contains { part in
      guard part.hasSuffix(name), part.endIndex < tokens.endIndex else { return false }
      let before = part.dropLast(name.count).last
      return before.map(starts.contains) ?? true
    }
  }

  /// Whether a function only gives later, as a stream or to who waits for it, what a function of its name and type
  /// hands over by a call, and the other side has that one.
  func isAnotherForm(_ lone: LoneMember) -> Bool {
    guard !isAboutChange, let owner = lone.owner else { return false }
    let entry = mapping[lone.declaration]
    let index = mapping.index(entry.id.side)
    guard entry.declaration.givesLater(in: index.units[entry.unit].tree) else { return false }
    let paired = Set(kinship.pairs(named: entry.key, on: entry.id.side).map { $0[entry.id.side] })
    return index.parts(of: mapping.types[owner][entry.id.side]).flatMap(\.children).contains { id in
      index[id].key == entry.key && paired.contains(id)
        && index[id].declaration.callsBack(in: index.units[index[id].unit].tree)
    }
  }

  /// Whether a function that takes nothing stands beside a property of its name that has a counterpart: `suspend fun title()`
  /// in the place of a `val title` that is deprecated.
  func isAlsoProperty(_ lone: LoneMember) -> Bool {
    let entry = mapping[lone.declaration]
    guard entry.declaration.kind == .function, entry.declaration.parameters.isEmpty else { return false }
    return kinship.pairs(named: entry.key, on: entry.id.side).contains { pair in
      let other = mapping[pair[entry.id.side]]
      return pair.owner == lone.owner && other.declaration.kind == .property && other.parent == entry.parent
    }
  }

  private func hasFromSupertypes(_ type: DeclarationID, _ member: IndexedDeclaration) -> Bool {
    !ancestors(of: type, have: member, areWritten: false).isEmpty
  }

  /// Whether a type has from its supertypes what an interface of the member's own type asks for, and that is called
  /// otherwise on that side. The two names are told once, of the interfaces.
  private func hasByOtherName(
    _ type: DeclarationID, what own: DeclarationID, does member: IndexedDeclaration
  ) -> Bool {
    ancestors(of: own, have: member, areWritten: false).contains { promise in
      guard let counterpart = kinship.counterpartOfAnotherName(promise.id) else { return false }
      // An interface only asks for it; some class above has to keep or do it.
      return !ancestors(of: type, have: mapping[counterpart], areWritten: true).isEmpty
    }
  }

  /// The members of the supertypes of a type that go by a member's name and take as much.
  ///
  /// - Parameter areWritten: only those that do or keep something.
  private func ancestors(
    of type: DeclarationID, have member: IndexedDeclaration, areWritten: Bool
  ) -> [IndexedDeclaration] {
    let index = mapping.index(type.side)
    return index.ancestors(of: type).flatMap { index.parts(of: $0) }.flatMap { ancestor in
      ancestor.children.map { index[$0] }.filter { other in
        other.key == member.key && other.declaration.kind == member.declaration.kind
          && other.declaration.parameters.count == member.declaration.parameters.count
          && !other.declaration.modifiers.contains(.static) && !member.declaration.modifiers.contains(.static)
          && (!areWritten || isWritten(other, in: ancestor))
      }
    }
  }

  /// A type and the types that it stems from, with their extensions.
  func lineage(of type: DeclarationID) -> [IndexedDeclaration] {
    let index = mapping.index(type.side)
    return ([type] + index.ancestors(of: type)).flatMap { index.parts(of: $0) }
  }

  private func isWritten(_ member: IndexedDeclaration, in owner: IndexedDeclaration) -> Bool {
    let declaration = member.declaration
    if declaration.body != nil || declaration.value != nil { return true }
    return declaration.kind == .property && owner.declaration.kind != .interface
      && !declaration.modifiers.contains(.abstract)
  }

  /// Whether a member is most likely the only one of its kind that the other type has alone, under another name: both
  /// names begin with the same word and share at least half of their words, and both take and give what is called the
  /// same.
  ///
  /// - Parameter alike: the functions or the properties, as the member is one, without counterpart of its type.
  func isLikelyRenamed(_ lone: LoneMember, among alike: [LoneMember]) -> Bool {
    guard lone.owner != nil, !isAboutChange, alike.count == 2 else { return false }
    let entry = mapping[lone.declaration]
    let kind = entry.declaration.kind
    guard kind == .function || kind == .property else { return false }
    let others = alike.filter { $0.declaration.side != lone.declaration.side }
    guard others.count == 1 else { return false }
    let other = mapping[others[0].declaration]
    guard entry.declaration.modifiers.contains(.static) == other.declaration.modifiers.contains(.static),
      entry.declaration.parameters.map(\.key) == other.declaration.parameters.map(\.key),
      kind == .property || !entry.declaration.parameters.isEmpty, soundAlike(entry.declaration, other.declaration)
    else { return false }
    let types = (givenType(entry), givenType(other))
    if types.0 == types.1 { return true }
    guard kind == .property else { return false }
    // A property may be named after its type, and have the type's other name with it.
    return types.0 == nil || types.1 == nil || types.0 == entry.key && types.1 == other.key
  }

  private func soundAlike(_ left: Declaration, _ right: Declaration) -> Bool {
    let words = (CodeModel.words(of: left.name), CodeModel.words(of: right.name))
    guard let first = words.0.first, first == words.1.first, words.0 != words.1 else { return false }
    let accessors: Set<String> = ["is", "has", "get", "set", "on", "did", "will", "should", "can", "with", "to"]
    let shared = Set(words.0).intersection(words.1).subtracting(accessors).count
    // Verbs are few: `loadUsers` is no `loadPosts`.
    return shared >= (left.kind == .function ? 2 : 1) && 2 * shared >= max(words.0.count, words.1.count)
  }

  /// The name of the type that a member gives, as its side's types are compared.
  private func givenType(_ entry: IndexedDeclaration) -> String? {
    guard let type = entry.declaration.type else { return nil }
    let tree = mapping.index(entry.id.side).unit(of: entry.id).tree
    let names = tree.preorder(type).filter { tree.kind($0) == .typeName }.map { canonicalName(tree.label($0)) }
    return names.joined(separator: " ")
  }
}

extension DeclarationIndex {
  /// A type and its extensions.
  func parts(of type: DeclarationID) -> [IndexedDeclaration] { [self[type]] + extensions(ofType: type) }
}
