package import CodeModel
package import Comparison
package import Pairing
package import SourceModel
internal import TypeInference

/// All files of one side as they are written, with what they declare.
package struct WrittenSide: Sendable {
  let units: [SourceUnit]
  let declared: DeclaredTypes
  /// Whether Kotlin's serializer is told to write also what has its default.
  let writesDefaults: Bool
  /// Whether the format takes what is missing for null.
  let takesMissingForNull: Bool
  let assignments: Assignments

  package init(_ side: Side, _ units: [SourceUnit], tests: TestFiles) {
    self.units = units
    declared = DeclaredTypes(side: side, units: units, isTest: tests.isTest)
    writesDefaults = side == .kotlin && units.contains { $0.file.contains("encodeDefaults = true") }
    takesMissingForNull = side == .kotlin && units.contains { $0.file.contains("explicitNulls = false") }
    assignments = side == .kotlin ? Assignments(units) : Assignments([])
  }
}

/// All files of both sides as they are written, with what they declare.
///
/// The comparison looks at normal forms, in which two spellings are one; hazards are about the spellings.
package struct WrittenSides: Sendable {
  private let swift: WrittenSide
  private let kotlin: WrittenSide
  private let counterparts: TypeCounterparts
  private let loneMembers: Set<MemberPlace>
  let lexicon: Lexicon

  /// Where a member is declared.
  private struct MemberPlace: Hashable {
    var side: Side
    var unit: Int
    /// Where its name begins.
    var start: UInt32
  }

  /// - Parameter swift: in the order of the mapping's units, and so for `kotlin`.
  package init(swift: WrittenSide, kotlin: WrittenSide, _ mapping: Mapping) {
    (self.swift, self.kotlin) = (swift, kotlin)
    counterparts = TypeCounterparts(mapping)
    lexicon = mapping.lexicon
    loneMembers = Set(
      mapping.loneMembers.map { lone in
        let entry = mapping[lone.declaration]
        return MemberPlace(side: lone.declaration.side, unit: entry.unit, start: entry.declaration.nameRange.lower)
      })
  }

  /// Whether Kotlin's serializer is told to write also what has its default.
  var writesDefaults: Bool { kotlin.writesDefaults }
  var takesMissingForNull: Bool { kotlin.takesMissingForNull }

  /// Whether any Kotlin file changes a property of that name, constructors of its class aside.
  func changes(_ property: String, ofKotlin type: TypeFacts) -> Bool {
    kotlin.assignments.changes(property, but: type) { kotlin.units[$0].tree }
  }

  func declared(_ side: Side) -> DeclaredTypes { side == .swift ? swift.declared : kotlin.declared }

  /// Whether a member has no counterpart anywhere.
  func isLone(_ member: Declaration, _ side: Side, _ unit: Int) -> Bool {
    loneMembers.contains(MemberPlace(side: side, unit: unit, start: member.nameRange.lower))
  }

  /// The counterpart of a declared type, whichever twin it belongs to.
  func counterpart(of type: TypeFacts, on side: Side) -> TypeFacts? {
    guard let other = counterparts.of(type, on: side) else { return nil }
    return declared(side.other).type(other.name, from: other.unit)
  }

  func unit(_ side: Side, _ number: Int) -> SourceUnit? {
    let list = side == .swift ? swift.units : kotlin.units
    return list.indices.contains(number) ? list[number] : nil
  }
}

/// Which types are counterparts, by name and file.
private struct TypeCounterparts: Sendable {
  private struct Place: Hashable {
    var side: Side
    var unit: Int
    var name: String
  }

  private var others: [Place: Place] = [:]

  init(_ mapping: Mapping) {
    for pair in mapping.types {
      let places = [pair.swift, pair.kotlin].map { id in
        Place(side: id.side, unit: mapping[id].unit, name: mapping[id].declaration.name)
      }
      // The first pair counts where a file declares two types of one name.
      if others[places[0]] == nil { others[places[0]] = places[1] }
      if others[places[1]] == nil { others[places[1]] = places[0] }
    }
  }

  func of(_ type: TypeFacts, on side: Side) -> (unit: Int, name: String)? {
    others[Place(side: side, unit: type.unit, name: type.name)].map { ($0.unit, $0.name) }
  }
}

/// Two members that are counterparts, both as they are written; a class as its members are.
final class WrittenPair: Sendable {
  /// `nil` for the statements of two scripts and for what builds two types.
  let pair: MemberPair?
  /// Position in the mapping's types of the pair that they belong to.
  let owner: Int?
  let swift: WrittenMember
  let kotlin: WrittenMember
  /// What the findings of this pair are counted to: the name of the member on the Kotlin side.
  let name: String
  /// Where it stands in both code bases, in a form that survives other spellings.
  let identity: [String]
  /// Whether they may be no counterparts.
  let isDoubtful: Bool
  /// Whether their bodies are too different for places to be told apart by what stands around them.
  let isUnlike: Bool

  /// Each of the two may ask the other about types.
  init(
    pair: MemberPair?, owner: Int?, _ swift: WrittenMember, _ kotlin: WrittenMember, name: String, identity: [String],
    isDoubtful: Bool, isUnlike: Bool = false
  ) {
    self.pair = pair
    self.owner = owner
    self.swift = swift.asking(kotlin)
    self.kotlin = kotlin.asking(swift)
    self.name = name
    self.identity = identity
    self.isDoubtful = isDoubtful
    self.isUnlike = isUnlike
  }

  subscript(side: Side) -> WrittenMember { side == .swift ? swift : kotlin }

  /// What tests do reaches no user.
  var isTest: Bool {
    [swift, kotlin].contains { member in
      let stem = Substring(fileName(of: member.unit.file.path).utf8.prefix { $0 != UInt8(ascii: ".") })
      return stem.hasSuffix("Test") || stem.hasSuffix("Tests") || stem.hasSuffix("Spec")
    }
  }
}

/// Two types that are counterparts, as they are declared.
struct WrittenTypes: Sendable {
  var pair: TypePair
  /// Position in the mapping's types.
  var number: Int
  var swift: TypeFacts
  var kotlin: TypeFacts
  /// The declarations as they are written.
  var swiftDeclaration: Declaration
  var kotlinDeclaration: Declaration
}

/// One compared twin with its files as they are written.
package struct WrittenTwin: Sendable {
  let compared: ComparedTwin
  let sides: WrittenSides
  private(set) var pairs: [WrittenPair] = []
  private(set) var types: [WrittenTypes] = []
  /// Members without counterpart, and what builds a type by itself on one side only.
  private var lone = PerSide<[WrittenMember]>(swift: [], kotlin: [])

  package init(_ compared: ComparedTwin, in sides: WrittenSides) {
    self.compared = compared
    self.sides = sides
    var finder = DeclarationFinder(sides: sides)
    for number in compared.types { addType(number, &finder) }
    for member in compared.members { addMember(member, &finder) }
    for member in compared.loneMembers {
      guard let found = finder.member(compared.mapping[member.declaration]) else { continue }
      lone[member.declaration.side].append(found)
    }
    addScript()
  }

  func declared(_ side: Side) -> DeclaredTypes { sides.declared(side) }

  /// Every member of one side, with or without counterpart.
  func members(_ side: Side) -> [WrittenMember] { pairs.map { $0[side] } + lone[side] }

  /// The two facts of a type by one of its names.
  func types(named name: String, on side: Side) -> WrittenTypes? {
    types.first { (side == .swift ? $0.swift.name : $0.kotlin.name) == name }
  }

  /// The counterpart of a declared type, whichever twin it belongs to.
  func counterpart(of type: TypeFacts, on side: Side) -> TypeFacts? { sides.counterpart(of: type, on: side) }

  // MARK: Preparation

  private mutating func addType(_ number: Int, _ finder: inout DeclarationFinder) {
    let pair = compared.mapping.types[number]
    guard let left = finder.declaration(compared.mapping[pair.swift]),
      let right = finder.declaration(compared.mapping[pair.kotlin]),
      let swift = declared(.swift).type(left.declaration.name, from: left.unit),
      let kotlin = declared(.kotlin).type(right.declaration.name, from: right.unit)
    else { return }
    types.append(
      WrittenTypes(
        pair: pair, number: number, swift: swift, kotlin: kotlin, swiftDeclaration: left.declaration,
        kotlinDeclaration: right.declaration))
    addConstruction(number, left, right, finder)
  }

  private mutating func addMember(_ member: ComparedMember, _ finder: inout DeclarationFinder) {
    let entries = (compared.mapping[member.pair.swift], compared.mapping[member.pair.kotlin])
    // What builds a type is looked at as a whole, unless a function does on the other side.
    if member.pair.owner != nil, entries.0.declaration.kind == .initializer,
      entries.1.declaration.kind == .initializer
    {
      return
    }
    guard let left = finder.member(entries.0), let right = finder.member(entries.1) else { return }
    let level = member.body?.level ?? .statement
    pairs.append(
      WrittenPair(
        pair: member.pair, owner: member.pair.owner, left, right,
        name: compared.memberName(member.pair.kotlin),
        identity: [compared.identityPath(member.pair.swift), compared.identityPath(member.pair.kotlin)],
        // A function that makes what an initializer makes on the other side falls into the same traps.
        isDoubtful: member.pair.evidence != [.factory] && Checks.isDoubtful(member.pair, in: compared),
        isUnlike: level == .name))
  }

  private mutating func addScript() {
    guard compared.script != nil, let swift = sides.unit(.swift, compared.twin.swift),
      let kotlin = sides.unit(.kotlin, compared.twin.kotlin), let a = swift.statements, let b = kotlin.statements
    else { return }
    let left = script(swift, compared.twin.swift, a)
    let right = script(kotlin, compared.twin.kotlin, b)
    pairs.append(
      WrittenPair(
        pair: nil, owner: nil, left, right, name: "top level",
        identity: ["script"], isDoubtful: false))
  }

  private func script(_ unit: SourceUnit, _ number: Int, _ root: NodeID) -> WrittenMember {
    let environment = TypeEnvironment(
      unit: unit, number: number, declared: declared(unit.file.side), owner: nil, member: nil, roots: [root])
    return WrittenMember(unit: unit, declaration: nil, environment: environment, lexicon: sides.lexicon, roots: [root])
  }

  /// What runs when a value of a type is made, all initializers together.
  private mutating func addConstruction(
    _ number: Int, _ left: FoundDeclaration, _ right: FoundDeclaration, _ finder: DeclarationFinder
  ) {
    guard let swift = construction(left, finder) else {
      if let alone = construction(right, finder) { lone.kotlin.append(alone) }
      return
    }
    guard let kotlin = construction(right, finder, startingLike: swift.assignedProperties(of: left.declaration)) else {
      lone.swift.append(swift)
      return
    }
    let pair = compared.mapping.types[number]
    pairs.append(
      WrittenPair(
        pair: nil, owner: number, swift, kotlin,
        name: right.declaration.name,
        identity: [compared.identityPath(pair.swift), compared.identityPath(pair.kotlin), "init"], isDoubtful: false))
  }

  /// - Parameter startingLike: keys of properties whose values are those that the other side's initializers set.
  private func construction(
    _ found: FoundDeclaration, _ finder: DeclarationFinder, startingLike keys: Set<String> = []
  ) -> WrittenMember? {
    let side = found.side
    guard let unit = sides.unit(side, found.unit) else { return nil }
    var all = Declaration(
      kind: .initializer, name: "init", range: found.declaration.range, nameRange: found.declaration.nameRange)
    var roots: [NodeID] = []
    func add(_ member: Declaration) {
      all.parameters += member.parameters
      if let body = member.body { roots.append(body) }
    }
    for member in ([found.declaration] + finder.extensions(of: found)).flatMap(\.members) {
      if member.kind == .initializer || member.kind == .initializerBlock { add(member) }
    }
    // What an initializer leaves to a function that the other side does not have.
    let called = Set(roots.flatMap { unit.tree.ownCalls(below: $0) })
    for member in found.declaration.members where member.kind == .function && called.contains(member.name) {
      if sides.isLone(member, side, found.unit) { add(member) }
    }
    for member in found.declaration.members where side == .kotlin && member.kind == .property {
      guard let value = member.value else { continue }
      let path = unit.tree.path(value)
      let isHandedOver = path?.count == 1 && all.parameters.contains { $0.name == path?.first }
      if isHandedOver || keys.contains(member.key) && !unit.tree.kind(value).isDeferred { roots.append(value) }
    }
    guard !roots.isEmpty else { return nil }
    let types = declared(side)
    let environment = TypeEnvironment(
      unit: unit, number: found.unit, declared: types, owner: types.type(found.declaration.name, from: found.unit),
      member: all, roots: roots)
    return WrittenMember(unit: unit, declaration: all, environment: environment, lexicon: sides.lexicon, roots: roots)
  }
}

extension WrittenMember {
  /// Keys of a type's properties that have no value where they are declared, and get one here.
  fileprivate func assignedProperties(of type: Declaration) -> Set<String> {
    let assigned = Set(
      all(.assign).compactMap { node -> String? in
        let path = tree.label(node) == "=" ? tree.ownPath(tree.child(node, 0)) : nil
        return path?.count == 1 ? path?.first.map(canonicalName) : nil
      })
    let open = type.members.filter { $0.kind == .property && $0.value == nil && $0.accessors.isEmpty }
    return Set(open.map(\.key)).intersection(assigned)
  }
}

extension NodeKind {
  /// What runs when somebody asks for it.
  fileprivate var isDeferred: Bool { self == .lambda || self == .delegate || self == .objectLiteral }
}
