internal import CodeModel
internal import Comparison
internal import FindingModel
internal import Pairing
internal import SourceModel

extension Check {
  /// Which functions, properties and initializers does one side lack?
  static let missingMember = Check("missing-member") { twin in
    let crowds = Crowds(twin)
    let found = twin.loneMembers.compactMap { lone -> MissingProperties.Found? in
      let declaration = twin.mapping[lone.declaration].declaration
      guard declaration.kind != .enumCase, declaration.kind != .typeAlias, declaration.kind != .associatedType,
        !crowds.inlined.contains(lone.declaration)
      else { return nil }
      var violation = missing(lone, in: twin, check: "missing-member") { isDoubtful(lone, $0, in: twin, crowds) }
      violation?.habitWords = constantWords(lone, in: twin)
      if violation?.confidence == .high, let crowd = crowds.crowd(of: lone, in: twin) {
        violation?.crowd = crowd
        // With only two files at hand, so many may well stand in one that was not given.
        if twin.twin.evidence.contains(.given) { violation?.confidence = .low }
      }
      return violation.map { (lone, $0) }
    }
    if twin.isAboutChange { return found.map(\.violation) }
    return MissingProperties(twin).told(withoutCalls(found, in: twin))
  }
}

/// What constants of one type have in common whose type the other side does not have either:
/// `static let nameRule = TextRule(minLength: 1)`.
private func constantWords(_ lone: LoneMember, in twin: ComparedTwin) -> [String]? {
  let side = lone.declaration.side
  let (declaration, index) = (twin.mapping[lone.declaration].declaration, twin.mapping.index(side))
  guard !twin.isAboutChange, declaration.kind == .property, declaration.modifiers.contains(.static),
    let value = declaration.value
  else { return nil }
  let tree = index.unit(of: lone.declaration).tree
  guard tree.kind(value) == .call else { return nil }
  let name = tree.label(tree.child(value, 0))
  let types = index.types(named: name)
  return types.isEmpty || types.contains { twin.kinship.hasCounterpart($0) } ? nil : [side.rawValue, name]
}

/// - Parameter isDoubtful: whether the other side may well do without it.
func missing(
  _ lone: LoneMember, in twin: ComparedTwin, check: String, isDoubtful: (IndexedDeclaration) -> Bool
) -> Violation? {
  let id = lone.declaration
  let entry = twin.mapping[id]
  let declaration = entry.declaration
  let other = id.side.other
  // Broken code may hide what it lacks.
  guard !declaration.isIncomplete, !isIncomplete(lone.owner, other, in: twin), !isTheInstance(lone, in: twin),
    !twin.mapping.givesRawValues(lone), !twin.isInherited(lone), !twin.isOfThrowable(lone),
    !isOfOptionSet(lone, entry, in: twin), !isListOfCases(lone, entry, in: twin)
  else { return nil }
  return Violation(
    check: check,
    values: [
      "name": displayName(declaration), "kind": kindName(declaration, side: id.side),
      "side": other.languageName, "more": "",
    ], confidence: isDoubtful(entry) ? .low : .high, member: twin.memberName(id),
    primary: twin.nameSite(id), counterpart: twin.counterpartSite(ofMemberIn: lone.owner, missingOn: other),
    identity: [check, twin.identityPath(id)])
}

/// Whether a property holds the only instance of its type, and the other side says `object`, or has a type of the property's
/// name: `val Desk = DeskClient()` beside `class Desk` with static members.
private func isTheInstance(_ lone: LoneMember, in twin: ComparedTwin) -> Bool {
  let entry = twin.mapping[lone.declaration]
  let name = entry.declaration.name
  if lone.owner == nil, entry.declaration.kind == .property, name.first?.isUppercase == true, !name.contains("_") {
    return !twin.mapping.index(entry.id.side.other).types(named: entry.key).isEmpty
  }
  guard entry.declaration.kind == .property, entry.declaration.modifiers.contains(.static), let owner = lone.owner,
    let value = entry.declaration.value
  else { return false }
  let pair = twin.mapping.types[owner]
  let (own, other) = (pair[lone.declaration.side], pair[lone.declaration.side.other])
  let tree = twin.unit(lone.declaration.side).tree
  let made = tree.kind(value) == .call ? tree.child(value, 0) : value
  return twin.mapping[other].declaration.kind == .object && tree.kind(made) == .name
    && canonicalName(tree.label(made)) == canonicalName(twin.mapping[own].declaration.name)
}

/// Whether a property or initializer is the `rawValue` that every set of options has to have, or a function of Kotlin's what
/// such a set has by itself.
private func isOfOptionSet(_ lone: LoneMember, _ entry: IndexedDeclaration, in twin: ComparedTwin) -> Bool {
  guard let owner = lone.owner, twin.isOptionSet(twin.mapping.types[owner].swift) else { return false }
  if entry.id.side == .kotlin { return setAlgebra.contains(entry.declaration.name) }
  let key = canonicalName("rawValue")
  return entry.declaration.kind == .initializer
    ? entry.declaration.parameters.map(\.key) == [key] : entry.key == key && entry.declaration.kind == .property
}

/// What Swift's sets of options can do, by the names that Kotlin's functions for it have; its operators among them.
private let setAlgebra: Set<String> = [
  "and", "contains", "has", "hasAll", "insert", "intersect", "intersection", "invoke", "isEmpty", "isSubsetOf",
  "minus", "or", "plus", "remove", "subtract", "subtracting", "union", "with", "without", "xor",
]

/// Whether a property lists the cases of an enum, which every enum of Kotlin's has by itself as `entries`.
private func isListOfCases(_ lone: LoneMember, _ entry: IndexedDeclaration, in twin: ComparedTwin) -> Bool {
  guard entry.id.side == .swift, let owner = lone.owner, entry.key == canonicalName("allCases"),
    entry.declaration.modifiers.contains(.static)
  else { return false }
  let kotlin = twin.mapping[twin.mapping.types[owner].kotlin].declaration
  return kotlin.kind == .enum && !kotlin.modifiers.contains(.sealed)
}

extension ComparedTwin {
  /// Whether a Swift type is a set of options, of which each is a bit of a number.
  func isOptionSet(_ id: DeclarationID) -> Bool {
    mapping.index(id.side).supertypeKeys(of: mapping[id]).contains(canonicalName("OptionSet"))
  }
}

private func isIncomplete(_ owner: Int?, _ side: Side, in twin: ComparedTwin) -> Bool {
  guard let owner else { return twin.unit(side).brokenBytes > 0 }
  return twin.mapping[twin.mapping.types[owner][side]].declaration.isIncomplete
}

private func isDoubtful(
  _ lone: LoneMember, _ entry: IndexedDeclaration, in twin: ComparedTwin, _ crowds: Crowds
) -> Bool {
  let declaration = entry.declaration
  let enclosing = entry.parent.map { twin.mapping[$0].declaration }
  if declaration.kind == .property, !twin.isAboutChange, twin.haveNoCasesInCommon(lone.owner) { return true }
  if twin.isHardlyAlike || twin.isThin(on: lone.declaration.side.other) { return true }
  // That what is tested here is tested there, too, nobody promises.
  if twin.twin.isTest, !twin.isAboutChange || !isTestCase(declaration) { return true }
  if !twin.isAboutChange, twin.mapping.lexicon.saysPlatform(declaration.name, of: entry.id.side) { return true }
  if isIdentity(entry) || crowds.constants.isElsewhere(entry, in: twin) { return true }
  if twin.isGivenUnderAnotherName(lone) || twin.callsBackForStream(lone) { return true }
  if !twin.isAboutChange, twin.looksForRawValue(lone) || twin.isStreamOfOtherName(lone) { return true }
  if twin.isHandedToSuper(lone) || twin.makesCase(lone) { return true }
  if crowds.isHelperOfItsFile(entry, in: twin) { return true }
  if PlatformHabits.isPrivate(declaration), onlyLogs(entry, in: twin) { return true }
  if isDiscriminator(lone, entry, in: twin) || twin.isOfBuilder(entry) { return true }
  if isGeneratedOnTheOtherSide(lone, entry, in: twin) || isTextOfException(lone, entry, in: twin) { return true }
  if twin.kinship.isForeign(lone), !twin.isAboutChange { return true }
  if twin.standsAtItsType(lone) || twin.standsElsewhere(lone) || twin.isOnlyTaken(lone) { return true }
  if twin.isLikelyRenamed(lone, among: crowds.alike(lone)) { return true }
  // What the supertypes lack their implementations lack, and it is told of those.
  if !twin.isAboutChange, twin.kinship.isPromised(lone, in: twin.mapping) { return true }
  if twin.handlesMirror(lone) || twin.isKnownAsKey(lone, crowds.texts) || crowds.belongsToMissingType(entry) {
    return true
  }
  if !twin.isAboutChange,
    twin.setsProperty(lone) || twin.isNameOfStoredProperty(lone) || twin.mayBeAskedForAbove(lone)
  {
    return true
  }
  if isCopy(lone, declaration, in: twin) || isStandIn(entry, in: twin) || isInjected(lone, entry, in: twin) {
    return true
  }
  if twin.isAnotherForm(lone) || crowds.isMadeOfMissingCase(entry, in: twin) { return true }
  if !twin.isAboutChange,
    twin.kinship.conversions.isMadeOtherwise(lone.declaration, in: twin.mapping) || twin.isAlsoProperty(lone)
  {
    return true
  }
  if twin.isPlumbing(lone.declaration) || PlatformHabits.isConditional(declaration) { return true }
  // Extensions of the library's types fill gaps of that library, and so do operators and initializers.
  if extendsForeignType(entry, lone, in: twin) || declaration.kind == .initializer { return true }
  if declaration.modifiers.contains(.operator) || !declaration.name.contains(where: \.isLetter) { return true }
  // Swift's `<`, which gives a Boolean where this gives a number.
  if entry.key == canonicalName("compareTo") { return true }
  // What a type must do for its supertypes follows from them.
  if declaration.modifiers.contains(.override), enclosing?.kind != .interface, !twin.sharesSupertypes(lone) {
    return true
  }
  let isInternal = enclosing == nil && declaration.visibility == .internal && hasPublicDeclarations(entry, in: twin)
  let isConstant = !twin.isAboutChange && isConstant(entry, in: twin)
  let isOfImplementation =
    !twin.isAboutChange
    && (twin.isImplementation(member: entry)
      || lone.owner.map { twin.areImplementation(twin.mapping.types[$0].swift, twin.mapping.types[$0].kotlin) } ?? false)
  let mayBeElsewhere =
    isInternal || isConstant || isOfImplementation || declaration.kind == .subscript
    || entry.parent.map(twin.isPrivate) ?? false || PlatformHabits.isHelper(declaration, in: enclosing)
  return mayBeElsewhere && !twin.agreement.isBeside(lone)
}

/// Whether a number or a text is written down once for all: where it counts it is used, and that is compared. Of a
/// dozen that a side lacked nobody who read both missed one; they stood elsewhere, or in the place of their use.
private func isConstant(_ entry: IndexedDeclaration, in twin: ComparedTwin) -> Bool {
  let declaration = entry.declaration
  let enclosing = entry.parent.map { twin.mapping[$0].declaration.kind }
  guard declaration.kind == .property, let value = declaration.value, !declaration.modifiers.contains(.mutable),
    declaration.modifiers.contains(.static) || enclosing == nil || enclosing == .object
  else { return false }
  let tree = twin.mapping.index(entry.id.side).units[entry.unit].tree
  return tree.preorder(value).allSatisfy {
    [.integer, .floating, .boolean, .string, .text, .binary].contains(tree.kind($0))
  }
}

/// Whether a function only copies its object, where values of the other side's type are copied by being handed on:
/// Kotlin's `clone()` of a class, beside a struct.
private func isCopy(_ lone: LoneMember, _ declaration: Declaration, in twin: ComparedTwin) -> Bool {
  guard lone.declaration.side == .kotlin, declaration.kind == .function, declaration.parameters.isEmpty,
    ["clone", "copy"].contains(declaration.key), let owner = lone.owner
  else { return false }
  return [.struct, .enum].contains(twin.mapping[twin.mapping.types[owner].swift].declaration.kind)
}

/// Whether a static function only makes a value for tests: `static func stub() -> Survey`.
private func isStandIn(_ entry: IndexedDeclaration, in twin: ComparedTwin) -> Bool {
  let declaration = entry.declaration
  guard declaration.kind == .function, declaration.modifiers.contains(.static), declaration.parameters.isEmpty,
    twin.mapping.lexicon.says(.standIns, declaration.name), let parent = entry.parent,
    let type = declaration.type
  else { return false }
  let index = twin.mapping.index(entry.id.side)
  return index.key(of: type, in: index.unit(of: entry.id).tree) == index[parent].key
}

/// `var id: String { rawValue }`: what Swift's `Identifiable` asks for, made of what is there anyway.
private func isIdentity(_ entry: IndexedDeclaration) -> Bool {
  entry.id.side == .swift && entry.key == "id" && entry.declaration.kind == .property && entry.declaration.body != nil
}

/// Kotlin's exceptions take a text for whoever reads the log; a Swift error has one where it says that it is localized.
private func isTextOfException(_ lone: LoneMember, _ entry: IndexedDeclaration, in twin: ComparedTwin) -> Bool {
  guard lone.declaration.side == .kotlin, entry.key == "message", entry.declaration.kind == .property,
    let owner = lone.owner
  else { return false }
  let pair = twin.mapping.types[owner]
  return twin.mapping[pair.kotlin].declaration.modifiers.contains(.described)
    && !twin.mapping[pair.swift].declaration.modifiers.contains(.described)
}

/// Whether a Swift property keeps under the key `type` which subclass a value is, and Kotlin's serializer writes that by
/// itself: `@Serializable @SerialName("row") class Row : Part`.
private func isDiscriminator(_ lone: LoneMember, _ entry: IndexedDeclaration, in twin: ComparedTwin) -> Bool {
  guard lone.declaration.side == .swift, entry.key == "type", entry.declaration.kind == .property,
    !entry.declaration.modifiers.contains(.static), let owner = lone.owner, !twin.isAboutChange
  else { return false }
  let pair = twin.mapping.types[owner]
  let kotlin = twin.mapping[pair.kotlin].declaration
  func isMarked(_ name: String) -> Bool { kotlin.attributes.contains { lastComponent(of: $0.name) == name } }
  return isMarked("Serializable") && isMarked("SerialName") && !kotlin.supertypes.isEmpty
    && twin.lineage(of: pair.swift).contains { $0.declaration.modifiers.contains(.coded) }
}

/// What reads and writes a type is spelt out on one side only where the other side's compiler writes it.
private func isGeneratedOnTheOtherSide(_ lone: LoneMember, _ entry: IndexedDeclaration, in twin: ComparedTwin) -> Bool {
  guard twin.mapping.plumbing.isCodec(entry.key, side: lone.declaration.side), let owner = lone.owner else {
    return false
  }
  return twin.lineage(of: twin.mapping.types[owner][lone.declaration.side.other])
    .contains { $0.declaration.modifiers.contains(.coded) }
}

/// Types that lack so many functions that to list them one by one would not help: one speaks for all. And what else of
/// a twin is asked for each member that it lacks.
private struct Crowds {
  private struct Place: Hashable {
    var owner: Int?
    var side: Side
  }

  let constants: FileConstants
  let inlined: InlinedHelpers
  private var sizes: [Place: Int] = [:]
  private var missing: MissingTypes?
  private var functions: [Int?: [LoneMember]] = [:]
  private var properties: [Int?: [LoneMember]] = [:]
  private var isFunction: Set<DeclarationID> = []
  private var textsByType: [DeclarationID: Set<String>] = [:]
  /// By key, the cases of each side of which it is told aloud that the other side lacks them.
  private var missingCases: PerSide<Set<String>> = PerSide()
  /// How often the files name what they alone can call.
  private var mentions: PerSide<[String: Int]> = PerSide()

  init(_ twin: ComparedTwin) {
    constants = FileConstants(twin)
    inlined = InlinedHelpers(twin)
    for lone in twin.loneMembers where twin.mapping[lone.declaration].declaration.kind == .property {
      guard let pair = lone.owner.map({ twin.mapping.types[$0] }) else { continue }
      let other = lone.declaration.side == .swift ? pair.kotlin : pair.swift
      if textsByType[other] == nil { textsByType[other] = twin.texts(in: other) }
    }
    if twin.isAboutChange { return }
    for lone in twin.loneMembers {
      switch twin.mapping[lone.declaration].declaration.kind {
      case .function:
        functions[lone.owner, default: []].append(lone)
        isFunction.insert(lone.declaration)
      case .property: properties[lone.owner, default: []].append(lone)
      default: break
      }
    }
    for side in Side.allCases { mentions[side] = Crowds.mentions(of: side, in: twin) }
    missing = MissingTypes(twin)
    for lone in twin.loneMembers where twin.mapping[lone.declaration].declaration.kind == .enumCase {
      guard twin.isCaseToldMissing(lone) else { continue }
      missingCases[lone.declaration.side].insert(twin.mapping[lone.declaration].key)
    }
    for lone in twin.loneMembers {
      let declaration = twin.mapping[lone.declaration].declaration
      guard declaration.kind == .function, !PlatformHabits.isPrivate(declaration) else { continue }
      sizes[Place(owner: lone.owner, side: lone.declaration.side), default: 0] += 1
    }
  }

  private static func mentions(of side: Side, in twin: ComparedTwin) -> [String: Int] {
    let helpers = twin.loneMembers.map(\.declaration).filter {
      $0.side == side && isHelper(twin.mapping[$0].declaration)
    }
    guard !helpers.isEmpty else { return [:] }
    var counts = Dictionary(helpers.map { (twin.mapping[$0].key, 0) }) { first, _ in first }
    let tree = twin.unit(side).tree
    for node in tree.everyNode where isMention(node, tree) {
      counts[tree.label(node)]? += 1
    }
    return counts
  }

  /// The functions or the properties, as the member is one, of its type that have no counterpart either.
  func alike(_ lone: LoneMember) -> [LoneMember] {
    (isFunction.contains(lone.declaration) ? functions : properties)[lone.owner] ?? []
  }

  /// The texts that stand in the members of a type that lacks properties.
  func texts(in type: DeclarationID) -> Set<String> { textsByType[type] ?? [] }

  /// Whether a constant is only what is made with a case that the other side lacks, which is told of the case:
  /// `static let jammed = GateError(code: .jammed)`.
  func isMadeOfMissingCase(_ entry: IndexedDeclaration, in twin: ComparedTwin) -> Bool {
    let cases = missingCases[entry.id.side]
    guard !cases.isEmpty, entry.declaration.kind == .property, entry.declaration.modifiers.contains(.static),
      !entry.declaration.modifiers.contains(.mutable),
      let value = entry.declaration.value
    else { return false }
    let tree = twin.mapping.index(entry.id.side).units[entry.unit].tree
    let arguments = tree.children(value).dropFirst()
    guard tree.kind(value) == .call, arguments.count == 1, let argument = arguments.first,
      tree.kind(argument) == .argument, let made = tree.children(argument).first
    else { return false }
    return [.name, .implicitMember].contains(tree.kind(made)) && cases.contains(canonicalName(tree.label(made)))
  }

  /// Whether a function or a computed property is only called by its own file, and is: what it does is compared there. Of
  /// 13 that were told in pairs by people who did not know the tool nobody missed one.
  func isHelperOfItsFile(_ entry: IndexedDeclaration, in twin: ComparedTwin) -> Bool {
    guard let count = mentions[entry.id.side][entry.key], Crowds.isHelper(entry.declaration) else { return false }
    let tree = twin.mapping.index(entry.id.side).units[entry.unit].tree
    let roots = [entry.declaration.body] + entry.declaration.accessors.map(\.body)
    let own = roots.compactMap { $0 }.flatMap { tree.preorder($0) }
    return count > own.count { Crowds.isMention($0, tree) && tree.label($0) == entry.key }
  }

  private static func isHelper(_ declaration: Declaration) -> Bool {
    PlatformHabits.isPrivate(declaration) && (declaration.body != nil || declaration.getter != nil)
      && (declaration.kind == .function || declaration.kind == .property && declaration.value == nil)
  }

  private static func isMention(_ node: NodeID, _ tree: Tree) -> Bool { [.name, .member].contains(tree.kind(node)) }

  func belongsToMissingType(_ entry: IndexedDeclaration) -> Bool { missing?.explain(entry) ?? false }

  /// The crowd that a member is one of; `nil` where its type lacks few functions.
  func crowd(of lone: LoneMember, in twin: ComparedTwin) -> String? {
    let side = lone.declaration.side
    guard sizes[Place(owner: lone.owner, side: side), default: 0] >= Crowd.least else { return nil }
    let owner = lone.owner.map { twin.identityPath(twin.mapping.types[$0][side]) } ?? ""
    let kind = isFunction.contains(lone.declaration) ? "functions" : "others"
    return twin.crowd([side.rawValue, owner, kind])
  }
}

private func hasPublicDeclarations(_ entry: IndexedDeclaration, in twin: ComparedTwin) -> Bool {
  let index = twin.mapping.index(entry.id.side)
  return index.roots[entry.unit].contains { [.none, .public, .open].contains(index.declaration($0).visibility) }
}

private func extendsForeignType(_ entry: IndexedDeclaration, _ lone: LoneMember, in twin: ComparedTwin) -> Bool {
  guard
    entry.declaration.receiver != nil || entry.parent.map({ twin.mapping[$0].declaration.kind == .extension }) == true
  else { return false }
  return lone.owner.map { twin.mapping.types[$0].isExtensionOnly } ?? true
}
