internal import CodeModel
internal import Comparison
internal import Pairing
internal import SourceModel

/// What another finding says already, or what stands in another place than that of its counterpart.
extension ComparedTwin {
  /// Whether the other side has the function after all, where nothing could pair it: in another type that only holds
  /// functions, in another file's tests, as a property that gives the same. Methods of values share no more than a name
  /// with those of another type; of two properties the values would have to be compared.
  func standsElsewhere(_ lone: LoneMember) -> Bool {
    let entry = mapping[lone.declaration]
    let kind = entry.declaration.kind
    let kinds: Set<Declaration.Kind> = kind == .function ? [.function, .property] : [.function]
    guard kind == .function || kind == .property, words(of: entry.declaration.name).count > 1 else { return false }
    return kinship.unpaired(named: entry.key, on: lone.declaration.side.other).contains { id in
      let other = mapping[id]
      guard kinds.contains(other.declaration.kind) else { return false }
      let areFunctions = isBoundToNoValue(entry) && isBoundToNoValue(other) && !isTestCase(other.declaration)
      guard isTestCase(entry.declaration) ? isTestCase(other.declaration) : areFunctions else { return false }
      if other.declaration.kind != entry.declaration.kind {
        return entry.declaration.parameters.isEmpty && other.declaration.parameters.isEmpty
      }
      return takeTheLike(entry.declaration.parameters, other.declaration.parameters)
    }
  }

  /// Whether the other side has a function at the type that the name of this one speaks of, or the other way round:
  /// `sortPages(pages)` of a file and `Page.sort(_:)`.
  func standsAtItsType(_ lone: LoneMember) -> Bool {
    let entry = mapping[lone.declaration]
    guard !isAboutChange, isFunctionOfNoValue(entry) else { return false }
    let own = words(of: entry.declaration.name)
    guard own.count > 1 else { return false }
    return entry.parent == nil ? hasAtType(entry, own) : hasOutsideOfType(entry, own)
  }

  private func isFunctionOfNoValue(_ entry: IndexedDeclaration) -> Bool {
    entry.declaration.kind == .function && isBoundToNoValue(entry) && !isTestCase(entry.declaration)
  }

  private func hasAtType(_ entry: IndexedDeclaration, _ own: [String]) -> Bool {
    own.count > 2
      && own.indices.contains { place in
        var rest = own
        let word = rest.remove(at: place)
        return kinship.unpaired(named: rest.joined(), on: entry.id.side.other).map { mapping[$0] }.contains { other in
          guard let type = nameAround(other), isFunctionOfNoValue(other) else { return false }
          return [type, type + "s"].contains(word)
            && takeTheLike(entry.declaration.parameters, other.declaration.parameters)
        }
      }
  }

  private func hasOutsideOfType(_ entry: IndexedDeclaration, _ own: [String]) -> Bool {
    guard let type = nameAround(entry) else { return false }
    return (0...own.count).contains { place in
      [type, type + "s"].contains { word in
        let name = own[..<place].joined() + word + own[place...].joined()
        return kinship.unpaired(named: name, on: entry.id.side.other).map { mapping[$0] }.contains { other in
          other.parent == nil && isFunctionOfNoValue(other)
            && takeTheLike(entry.declaration.parameters, other.declaration.parameters)
        }
      }
    }
  }

  /// The name of the type that a member stands in, in small letters.
  private func nameAround(_ entry: IndexedDeclaration) -> String? {
    entry.parent.map { words(of: lastComponent(of: mapping[$0].declaration.name)).joined() }
  }

  private func isBoundToNoValue(_ entry: IndexedDeclaration) -> Bool {
    guard let parent = entry.parent else { return true }
    return entry.declaration.modifiers.contains(.static) || mapping[parent].declaration.kind == .object
  }

  /// One more or less at most, and not named entirely otherwise.
  private func takeTheLike(_ own: [Parameter], _ other: [Parameter]) -> Bool {
    guard abs(own.count - other.count) <= 1 else { return false }
    func names(_ parameters: [Parameter]) -> Set<String> {
      Set(parameters.flatMap { words(of: $0.name) + words(of: $0.label ?? "") })
    }
    return min(own.count, other.count) == 0 || !names(own).isDisjoint(with: names(other))
  }

  /// Whether a property only keeps what the other side's initializer takes and does not keep. What both do with it is
  /// compared where they do it; that others see it is another thing.
  func isOnlyTaken(_ lone: LoneMember) -> Bool {
    let entry = mapping[lone.declaration]
    let declaration = entry.declaration
    let isOwnAffair =
      switch declaration.visibility {
      case .private, .fileprivate, .internal: true
      case .none: lone.declaration.side == .swift
      default: false
      }
    guard declaration.kind == .property, isOwnAffair, declaration.body == nil, declaration.accessors.isEmpty,
      let owner = lone.owner
    else { return false }
    let pair = mapping.types[owner]
    return mapping[pair[lone.declaration.side.other]].initializers.contains {
      $0.parameter(named: entry.key).map { $0.property == nil } ?? false
    }
  }

  /// Of how many properties of a type the two sides have different types.
  func differentlyTyped(in owner: Int) -> Int {
    members.count { member in
      member.pair.owner == owner && mapping[member.pair.swift].declaration.kind == .property
        && member.signature.contains { $0.kind == .type && !$0.isWeak }
    }
  }

  /// Whether two members that are counterparts are nobody's contract: each is seen by its own file or type only.
  func isPrivateOnBothSides(_ pair: MemberPair) -> Bool { isPrivate(pair.swift) && isPrivate(pair.kotlin) }

  /// Whether one of two counterparts is nobody's contract, so that what its callers may hand over is nobody's choice.
  func isPrivateOnOneSide(_ pair: MemberPair) -> Bool { isPrivate(pair.swift) || isPrivate(pair.kotlin) }

  /// Whether a declaration, or something around it, is private.
  func isPrivate(_ id: DeclarationID) -> Bool {
    var next: DeclarationID? = id
    while let current = next {
      if PlatformHabits.isPrivate(mapping[current].declaration) { return true }
      next = mapping[current].parent
    }
    return false
  }
}

/// Whether a function is a test, and not a helper of tests.
func isTestCase(_ declaration: Declaration) -> Bool {
  declaration.kind == .function
    && (declaration.name.hasPrefix("test") || declaration.attributes.contains { $0.name.hasSuffix("Test") })
}
