// func moved(queue: Set<String>? = nil) { … queue ?? self.queue … }     fun moved(queue: Set<String> = this.queue)
//
// A default and what may be absent decide what happens to those who leave a value out. Where the other side says the
// same in another way, or where only the caller writes less, that is no news.

internal import CodeModel
internal import Comparison
internal import FindingModel
internal import Pairing
internal import SourceModel

/// What is asked of a default, or of a value that may be absent, on one side only.
struct SignatureDoubts {
  let difference: SignatureDifference
  let member: ComparedMember
  let twin: ComparedTwin

  var pair: MemberPair { member.pair }

  /// Whether a difference is told by something else, or is none.
  var isNone: Bool {
    switch difference.kind {
    case .defaultValue: isToldByType || isResolvedInside
    case .parameterNullability: isResolvedInside
    case .type, .nullability: isNothingAtAll
    default: false
    }
  }

  /// Whether a difference is most likely no news.
  var isDoubtful: Bool {
    switch difference.kind {
    case .defaultValue:
      isConvenience || isLeftToBuilder || haveNothingInCommon || isStoodFor || isOfTypeAndValue || isNoCallback
        || isLeftOpen || isDefaultOfImplementation || isConstant || isAbsentAnyway
    case .parameterNullability:
      isUnboundedGeneric || isNarrowed || isStoodFor || isPutBeforeOwnValue || isNoCallback || isToldByDefault
        || isOneDefault || isOneProperty || twin.areImplementation(pair)
    case .nullability:
      isAbsentCollection || isNarrowed || isThrownInstead || isOwnState || isTextOfThrowable
        || twin.areImplementation(pair)
    case .type:
      isLeftToCaller || twin.givesCopyInstead(pair) || isResultOfImplementation || areTypesCalledAlike
        || areLengthsOnScreen || areAroundTheSame || isFuture
    case .parameterType: areTypesCalledAlike || areLengthsOnScreen || takesAnyOrder || twin.areImplementation(pair)
    case .parameterOrder: readsAsSentence || twin.areImplementation(pair)
    case .missingParameter: isTextOfError || twin.areImplementation(pair)
    default: false
    }
  }

  // MARK: Parts

  func id(_ side: Side) -> DeclarationID { pair[side] }

  func declaration(_ side: Side) -> Declaration { twin.mapping[id(side)].declaration }

  func tree(_ side: Side) -> Tree { twin.mapping.index(side).unit(of: id(side)).tree }

  func text(_ side: Side) -> String { side == .swift ? difference.swiftText : difference.kotlinText }

  private func range(_ side: Side) -> ByteRange { side == .swift ? difference.swift : difference.kotlin }

  /// The position of the parameter that is meant; `nil` where it is the member itself.
  private func position(_ side: Side) -> Int? {
    guard !difference.parameter.isEmpty else { return nil }
    return declaration(side).parameters.firstIndex { $0.range == range(side) }
  }

  func parameter(_ side: Side) -> Parameter? { position(side).map { declaration(side).parameters[$0] } }

  func type(_ side: Side) -> NodeID? {
    if let parameter = parameter(side) { return parameter.type }
    return difference.kind == .defaultValue && declaration(side).kind != .property ? nil : declaration(side).type
  }

  /// Whether what stands as a default in Swift is a constant of every value, which nobody can say otherwise:
  /// `let kind = "page"` beside `class Page(val kind: String)`.
  private var isConstant: Bool {
    let swift = declaration(.swift)
    guard difference.presentSide == .swift, swift.kind == .property, !swift.modifiers.contains(.mutable),
      let value = swift.value
    else { return false }
    // What an initializer takes where nobody says otherwise stands there.
    return swift.range.contains(tree(.swift).range(value))
  }

  /// Whether Swift's reading leaves nil where Kotlin's puts what says nothing: `let tags: [Tag]?` beside
  /// `val tags: List<Tag>? = emptyList()`.
  private var isAbsentAnyway: Bool {
    guard difference.presentSide == .kotlin, isRead, DefaultText(difference.kotlinText).saysNothing,
      let type = type(.swift)
    else { return false }
    return tree(.swift).kind(type) == .optionalType
  }

  /// How a property starts, and what is put in the place of what was not read, shows in what is done.
  private var isDefaultOfImplementation: Bool {
    parameter(.swift) != nil && !isRead && twin.areImplementation(pair)
  }

  /// Whether a Swift call says a value and then, by a word, what for: `write(value, to: entry)` beside `write(entry, value)`.
  private var readsAsSentence: Bool {
    let parameters = declaration(.swift).parameters
    guard parameters.count == 2, parameters[0].label == "_", let label = parameters[1].label else { return false }
    return ["as", "at", "by", "for", "forKey", "from", "in", "on", "to", "under", "with"].contains(label)
  }

  // MARK: Defaults

  /// Whether only who calls writes less: a value that says nothing, or a default of what is nobody's contract.
  private var isConvenience: Bool {
    guard let side = difference.presentSide else { return false }
    if isRead { return isReadWithDefault }
    if DefaultText(text(side)).saysNothing { return true }
    let hidden: Set<Visibility> = [.private, .fileprivate, .internal]
    return parameter(side) != nil && Side.allCases.contains { hidden.contains(declaration($0).visibility) }
  }

  /// Whether callers of the other side say the value to a builder, which has its own default:
  /// `Plan.Builder().seats(3).build()`.
  private var isLeftToBuilder: Bool {
    guard difference.presentSide == .swift else { return false }
    return twin.hasBuilder(owners(.kotlin), for: canonicalName(name(.kotlin)))
  }

  /// Whether the default belongs to a property that is read from outside, where it decides whether a value may be left
  /// out.
  private var isRead: Bool {
    guard declaration(.swift).kind != .function, declaration(.kotlin).kind != .function else { return false }
    let isNamed = parameter(.kotlin)?.attributes ?? declaration(.kotlin).attributes
    return isNamed.contains { storingAnnotations.contains(lastComponent(of: $0.name)) }
      || Side.allCases.contains { side in owners(side).contains { isRead($0.declaration) } }
  }

  private func isRead(_ type: Declaration) -> Bool {
    type.modifiers.contains(.coded) || type.members.contains { $0.name == "CodingKeys" }
      || type.attributes.contains { ["Serializable", "JsonClass"].contains($0.name) }
  }

  /// The type of the member with its extensions.
  private func owners(_ side: Side) -> [IndexedDeclaration] {
    let index = twin.mapping.index(side)
    let owner = pair.owner.map { twin.mapping.types[$0][side] }
    guard let type = owner ?? index[id(side)].parent else { return [] }
    return [index[type]] + index.extensions(of: index[type].key)
  }

  /// Whether Swift's own code that reads the type puts the same value in the place of an absent one.
  private var isReadWithDefault: Bool {
    guard difference.presentSide == .kotlin else { return false }
    return owners(.swift).contains { part in
      part.children.contains { child in
        let declaration = twin.mapping[child].declaration
        return reads(declaration)
          && FallbackTexts(twin.code(of: child)).gives(name(.swift), orElse: difference.kotlinText)
      }
    }
  }

  private func name(_ side: Side) -> String { parameter(side)?.name ?? declaration(side).name }

  /// `init(from:)`, `init(dictionary:)`, `static func fromJson(…)`.
  private func reads(_ declaration: Declaration) -> Bool {
    let sources = ["from", "decoder", "dictionary", "dict", "json", "map", "data"]
    let takes = declaration.parameters.contains { parameter in
      [parameter.label ?? "", parameter.name].contains { sources.contains($0.lowercased()) }
    }
    if declaration.kind == .initializer { return takes }
    return declaration.kind == .function && declaration.modifiers.contains(.static)
      && (takes || declaration.name.hasPrefix("from"))
  }

  /// Whether a property of the type faces one of its values: they are not one thing, which their names tell.
  private var isOfTypeAndValue: Bool {
    let (swift, kotlin) = (declaration(.swift), declaration(.kotlin))
    return swift.kind == .property && kotlin.kind == .property
      && swift.modifiers.contains(.static) != kotlin.modifiers.contains(.static)
  }

  /// Whether two parameters that stand in one place have neither a word of their names nor their types in common.
  private var haveNothingInCommon: Bool {
    guard let swift = parameter(.swift), let kotlin = parameter(.kotlin), swift.key != kotlin.key else { return false }
    let names = [swift.label, swift.name].compactMap { $0 }.flatMap { words(of: $0) }
    return Set(names).isDisjoint(with: words(of: kotlin.name)) && differsInType
  }

  private var differsInType: Bool {
    member.signature.contains { other in
      (other.kind == .parameterType && !difference.parameter.isEmpty || other.kind == .type && position(.swift) == nil)
        && (other.kind == .type || other.swift == difference.swift && other.kotlin == difference.kotlin)
    }
  }

  /// Whether what has no default on one side may be absent there, and is known to be something else: that it starts
  /// as nothing follows.
  private var isToldByType: Bool {
    guard let side = difference.presentSide?.other, let type = type(side), tree(side).kind(type) == .optionalType
    else { return false }
    return differsInType
      && member.signature.contains { [.type, .parameterType].contains($0.kind) && !$0.isWeak }
  }

  /// Whether Swift's callers may leave out of account what a function gives, and Kotlin's gives nothing: whether
  /// it was done, `@discardableResult func clear() -> Bool`, or the object itself.
  private var isLeftToCaller: Bool {
    guard declaration(.swift).attributes.contains(where: { $0.name == "discardableResult" }),
      difference.kotlinText == "Unit", let type = declaration(.swift).type
    else { return false }
    let owner = twin.mapping[id(.swift)].parent.map { twin.mapping[$0].key }
    return difference.swiftText == "Bool" || owner == canonicalName(tree(.swift).label(type))
  }

  // MARK: Overloads

  /// Whether a side that has no default, or cannot be given nothing, has an overload that leaves the parameter out.
  /// Where the other side has no default, either, the overload has to hand on the nothing itself.
  private var isStoodFor: Bool {
    guard let present = difference.presentSide, let missing = position(present.other), let own = parameter(present)
    else { return false }
    let value = own.defaultValue
    if difference.kind == .parameterNullability {
      if let value, tree(present).kind(value) != .null { return false }
    } else if value == nil {
      return false
    }
    let side = present.other
    let index = twin.mapping.index(side)
    let entry = index[id(side)]
    return index.declarations(ofUnit: entry.unit).contains { other in
      other.id != entry.id && other.key == entry.key && other.declaration.kind == entry.declaration.kind
        && other.parent.map { index[$0].key } == entry.parent.map { index[$0].key }
        && leaves(missing, of: entry.declaration, out: other.declaration)
        && standsFor(other, entry.declaration.parameters[missing], value, on: present)
    }
  }

  /// Whether an overload hands on no other literal than the default, or where there is no default, nothing.
  private func standsFor(
    _ overload: IndexedDeclaration, _ parameter: Parameter, _ value: NodeID?, on side: Side
  ) -> Bool {
    if let value { return !handsOnAnother(overload, for: parameter, than: value, on: side) }
    let tree = twin.mapping.index(overload.id.side).units[overload.unit].tree
    // What is handed over without a label may be for another parameter.
    let labels = [argumentLabel(parameter), parameter.key].filter { !$0.isEmpty && $0 != "_" }
    return handedLiterals(by: overload, as: labels, in: tree).contains { tree.kind($0) == .null }
  }

  private func leaves(_ position: Int, of declaration: Declaration, out overload: Declaration) -> Bool {
    let all = declaration.parameters
    guard overload.parameters.count == all.count - 1 else { return false }
    let kept = all.indices.filter { $0 != position }.map { all[$0] }
    return zip(kept, overload.parameters).allSatisfy { argumentLabel($0) == argumentLabel($1) }
  }

  /// Whether an overload hands on a literal that is not the default.
  private func handsOnAnother(
    _ overload: IndexedDeclaration, for parameter: Parameter, than value: NodeID, on side: Side
  ) -> Bool {
    let (own, other) = (twin.mapping.index(overload.id.side), twin.mapping.index(side))
    let (tree, otherUnit) = (own.units[overload.unit].tree, other[id(side)].unit)
    return handedLiterals(by: overload, as: [argumentLabel(parameter)], in: tree).contains { handed in
      own.fingerprints[overload.unit].exact(handed) != other.fingerprints[otherUnit].exact(value)
    }
  }

  /// The literals that an overload hands on under one of these labels.
  private func handedLiterals(by overload: IndexedDeclaration, as names: [String], in tree: Tree) -> [NodeID] {
    guard let body = overload.declaration.body else { return [] }
    let literals: [NodeKind] = [.integer, .floating, .string, .character, .boolean, .null]
    return tree.preorder(body).compactMap { node in
      guard tree.kind(node) == .argument, names.contains(canonicalName(tree.soft(node))) else { return nil }
      let handed = tree.child(node, 0)
      return literals.contains(tree.kind(handed)) ? handed : nil
    }
  }

  private func argumentLabel(_ parameter: Parameter) -> String { canonicalName(parameter.label ?? parameter.name) }

  // MARK: Absence

  /// Whether a collection may be absent on one side, where the other one's is empty.
  private var isAbsentCollection: Bool {
    guard let side = difference.presentSide?.other, let type = type(side) else { return false }
    let tree = tree(side)
    if [.listType, .mapType].contains(tree.kind(type)) { return true }
    let names = ["list", "map", "set", "array", "dictionary", "mutablelist", "mutablemap", "mutableset", "collection"]
    return tree.kind(type) == .typeName && names.contains(canonicalName(lastComponent(of: tree.label(type))))
  }

  /// Whether what may be absent is only put before a property's own value, `val host = hostOverride ?: region.host()`,
  /// where the other side is handed the property itself: the two parameters are not one thing.
  private var isPutBeforeOwnValue: Bool {
    guard let side = difference.presentSide, declaration(side).kind == .initializer, let own = parameter(side),
      let other = parameter(side.other), own.property == nil, own.key != other.key
    else { return false }
    return owners(side).contains { part in
      part.children.contains { child in
        let entry = twin.mapping[child]
        return entry.declaration.kind == .property && entry.key == other.key
          && FallbackTexts(twin.code(of: child)).putsFirst(own.name)
      }
    }
  }

  /// Whether Kotlin's type is a type parameter without bound, as which a caller may hand over what is null. What a
  /// function gives is another thing: whoever asks for a text gets a text.
  private var isUnboundedGeneric: Bool {
    guard difference.presentSide == .swift, let type = type(.kotlin), tree(.kotlin).kind(type) == .typeName else {
      return false
    }
    // By the name in the normal form, where type parameters are numbered.
    let key = canonicalName(tree(.kotlin).label(type))
    let enclosing = twin.mapping[pair.kotlin].parent.map { twin.mapping[$0].declaration.typeParameters } ?? []
    return (declaration(.kotlin).typeParameters + enclosing).contains {
      canonicalName($0.name) == key && $0.bounds.isEmpty
    }
  }

  /// Whether one side promises more than the interface does that both implement, where the value may be absent.
  private var isNarrowed: Bool {
    let keys = Side.allCases.map { twin.mapping[id($0)].key }
    let ancestors = Side.allCases.map { side -> Set<String> in
      let entry = twin.mapping[id(side)]
      let types = entry.parent.map { twin.mapping[$0] }
      return Set(types.map { twin.mapping.index(side).supertypeKeys(of: $0) } ?? [])
    }
    guard ancestors.allSatisfy({ !$0.isEmpty }) else { return false }
    let positions = Side.allCases.map(position)
    return twin.kinship.pairs(named: keys[0], on: .swift).contains { other in
      let ids = [other.swift, other.kotlin]
      return Side.allCases.indices.allSatisfy { number in
        let entry = twin.mapping[ids[number]]
        guard entry.key == keys[number], let parent = entry.parent, twin.mapping[parent].declaration.kind == .interface,
          ancestors[number].contains(twin.mapping[parent].key)
        else { return false }
        return mayBeAbsent(entry, at: positions[number])
      }
    }
  }

  private func mayBeAbsent(_ entry: IndexedDeclaration, at position: Int?) -> Bool {
    let parameters = entry.declaration.parameters
    let isParameter = difference.kind == .parameterNullability
    guard !isParameter || position.map({ $0 < parameters.count }) == true else { return false }
    let type = isParameter ? position.flatMap { parameters[$0].type } : entry.declaration.type
    return type.map { twin.mapping.index(entry.id.side).units[entry.unit].tree.kind($0) == .optionalType } ?? false
  }

  /// Whether one side gives nothing where the other one throws, which the statements tell.
  private var isThrownInstead: Bool {
    guard let side = difference.presentSide, declaration(side).kind == .function, let body = declaration(side).body,
      let other = declaration(side.other).body
    else { return false }
    let (own, facing) = (tree(side), tree(side.other))
    func throwsItself(_ tree: Tree, _ body: NodeID) -> Bool {
      tree.preorder(body).contains { tree.kind($0) == .throw }
    }
    let givesNothing = own.preorder(body).contains { node in
      own.kind(node) == .return && own.childCount(node) > 0 && own.kind(own.child(node, 0)) == .null
    }
    return givesNothing && throwsItself(facing, other) && !throwsItself(own, body)
  }

  /// `static let disabled: Bool? = nil` and `val disabled: Nothing? = null`: neither ever is anything.
  private var isNothingAtAll: Bool {
    let (swift, kotlin) = (declaration(.swift), declaration(.kotlin))
    guard swift.kind == .property, kotlin.kind == .property, difference.kotlinText == "Nothing?",
      difference.swiftText.hasSuffix("?"), !swift.modifiers.contains(.mutable)
    else { return false }
    // The normal form leaves out the `nil` that is there anyway.
    return swift.value.map { tree(.swift).kind($0) == .null } ?? (swift.body == nil && swift.accessors.isEmpty)
  }
}

extension SignatureDoubts {
  /// Whether one of several initializers fills a property with the parameter, and that may be absent on both sides or on
  /// neither: there is another way to make such a value.
  private var isOneProperty: Bool {
    guard declaration(.swift).kind == .initializer, declaration(.kotlin).kind == .initializer,
      let own = parameter(.swift), let other = parameter(.kotlin), own.key == other.key,
      let type = pair.owner.map({ twin.mapping.types[$0].swift }),
      twin.mapping[type].declaration.members.count(where: { $0.kind == .initializer }) > 1
    else { return false }
    return twin.members.contains { member in
      member.pair.owner == pair.owner && twin.mapping[member.pair.swift].key == own.key
        && twin.mapping[member.pair.kotlin].key == own.key
        && twin.mapping[member.pair.swift].declaration.kind == .property
        && twin.mapping[member.pair.kotlin].declaration.kind == .property
        && !member.signature.contains { $0.kind == .nullability }
    }
  }
}
