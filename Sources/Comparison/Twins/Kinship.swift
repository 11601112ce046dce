internal import CodeModel
package import Pairing
package import SourceModel

/// What the rest of a mapping says about a member: what else has no counterpart, what its supertypes' pairs differ in, and
/// which types face each other. Each of these may have told a difference already.
package struct Kinship: Sendable {
  /// A canonical name on one side.
  private struct Word: Hashable {
    var side: Side
    var key: String
  }

  private struct Lonely: Hashable {
    var owner: Int
    var side: Side
    var signature: [String]
  }

  /// Canonical name of a function or property without counterpart → where it stands.
  private var unpaired: PerSide<[String: [DeclarationID]]> = PerSide()
  /// Position of a pair of types → the pairs of types that both of its types conform to or inherit from.
  private var ancestors: [Int: [Int]] = [:]
  /// A pair of members → what callers see otherwise, where there is something.
  private var differences: [MemberPair: [SignatureDifference]] = [:]
  /// A pair of members → the pairs of types that have one that implements or overrides it, and differs.
  private var implementers: [MemberPair: Set<Int>] = [:]
  private var lonely: Set<Lonely> = []
  /// The types of the code's own that results differ in, as spelt, without what says that they may be absent.
  private var facingResults: Set<[String]> = []

  /// The types that have no counterpart.
  package let loneTypeNames: LoneTypeNames
  /// Of those, canonical, the ones whose name the other side has behind a prefix, or without it.
  private let prefixed: PerSide<Set<String>>
  package let publication: Publication
  /// What each side has in place of types that it lacks.
  package let standIns: StandIns
  package let conversions: Conversions
  /// Canonical name of a type → the first pair that it is in.
  private var firstPair: PerSide<[String: Int]> = PerSide()
  private let pairedTypes: Set<DeclarationID>
  private let unpairedUnits: PerSide<Set<Int>>
  private let foreign: Set<DeclarationID>
  /// The types of the pairs that a name alone has made.
  package let looseTypes: Set<DeclarationID>
  /// A type without counterpart → how many members without counterpart give a value of it.
  private var givers: [DeclarationID: Int] = [:]
  /// Canonical names of the functions of a side that may wait for something.
  private var waiting: PerSide<Set<String>> = PerSide()
  /// Canonical names of the members that both sides have.
  private let sharedNames: Set<String>
  /// A member → its first counterpart, where that goes by another name.
  private let otherNames: [DeclarationID: DeclarationID]
  /// Canonical name of a function or initializer without counterpart → the pairs of types that it belongs to.
  private var loneFunctions: PerSide<[String: Set<Int>]> = PerSide()
  /// The pairs of members of which one goes by a canonical name, in the order of the mapping.
  private var pairs: [Word: [MemberPair]] = [:]
  /// The members without counterpart that go by a canonical name, and the cases without one of the enums that do.
  private var loneMembers: [Word: [LoneMember]] = [:]
  private var loneCases: [Word: [LoneMember]] = [:]
  /// The cases without counterpart of a pair of enums.
  private var loneCasesByOwner: [Int: [LoneMember]] = [:]

  init(
    _ mapping: Mapping, _ conformances: Conformances, signatures: [[SignatureDifference]], foreign: Set<DeclarationID>,
    prefixed: [(swift: String, kotlin: String)]
  ) {
    self.foreign = foreign
    looseTypes = Set(mapping.looseTypes().flatMap { [mapping.types[$0].swift, mapping.types[$0].kotlin] })
    pairedTypes = Set(mapping.types.flatMap { [$0.swift, $0.kotlin] })
    unpairedUnits = PerSide(swift: Set(mapping.unpairedSwift), kotlin: Set(mapping.unpairedKotlin))
    loneTypeNames = LoneTypeNames(mapping)
    publication = Publication(mapping)
    self.prefixed = PerSide(swift: Set(prefixed.map(\.swift)), kotlin: Set(prefixed.map(\.kotlin)))
    sharedNames = mapping.members.reduce(into: []) { keys, pair in
      if mapping[pair.swift].key == mapping[pair.kotlin].key { keys.insert(mapping[pair.swift].key) }
    }
    otherNames = mapping.members.reduce(into: [:]) { names, pair in
      guard mapping[pair.swift].key != mapping[pair.kotlin].key else { return }
      for (own, other) in [(pair.swift, pair.kotlin), (pair.kotlin, pair.swift)] where names[own] == nil {
        names[own] = other
      }
    }
    let paired = Set(mapping.members.flatMap { [$0.swift, $0.kotlin] })
    standIns = StandIns(mapping, paired: paired)
    conversions = Conversions(mapping, paired: paired)
    for (number, pair) in mapping.types.enumerated() {
      for id in [pair.swift, pair.kotlin] where firstPair[id.side][mapping[id].key] == nil {
        firstPair[id.side][mapping[id].key] = number
      }
    }
    for index in [mapping.swift, mapping.kotlin] {
      let members = index.declarations.filter {
        [.function, .property].contains($0.declaration.kind) && !$0.isShadowed && !paired.contains($0.id)
      }
      unpaired[index.side] = Dictionary(grouping: members, by: \.key).mapValues { $0.map(\.id) }
      waiting[index.side] = index.declarations.reduce(into: []) { names, entry in
        let declaration = entry.declaration
        if declaration.kind == .function, declaration.modifiers.contains(.async) { names.insert(entry.key) }
      }
    }
    for number in mapping.types.indices { ancestors[number] = conformances.shared(by: number) }
    for (pair, signature) in zip(mapping.members, signatures) {
      if !signature.isEmpty { differences[pair] = signature }
      for difference in signature where difference.kind == .type && !difference.isWeak {
        // Two types of the libraries face each other in many places that have nothing to do with each other.
        let areDeclared = zip([mapping.swift, mapping.kotlin], difference.bareTexts).contains { index, text in
          !index.types(named: canonicalName(text)).isEmpty
        }
        if areDeclared { facingResults.insert(difference.bareTexts) }
      }
    }
    for lone in mapping.loneMembers {
      guard let owner = lone.owner else { continue }
      let entry = mapping[lone.declaration]
      lonely.insert(Lonely(owner: owner, side: lone.declaration.side, signature: signatureKey(entry)))
      if [.function, .initializer].contains(entry.declaration.kind) {
        loneFunctions[lone.declaration.side][entry.key, default: []].insert(owner)
      }
    }
    countGivers(in: mapping)
    sortMembers(of: mapping)
    for pair in mapping.members where differences[pair] != nil {
      guard let owner = pair.owner else { continue }
      for base in bases(of: pair, in: mapping) { implementers[base.pair, default: []].insert(owner) }
    }
  }

  private mutating func sortMembers(of mapping: Mapping) {
    for pair in mapping.members {
      for id in [pair.swift, pair.kotlin] {
        pairs[Word(side: id.side, key: mapping[id].key), default: []].append(pair)
      }
    }
    for lone in mapping.loneMembers {
      let (side, entry) = (lone.declaration.side, mapping[lone.declaration])
      loneMembers[Word(side: side, key: entry.key), default: []].append(lone)
      guard entry.declaration.kind == .enumCase, let owner = lone.owner else { continue }
      loneCasesByOwner[owner, default: []].append(lone)
      let type = mapping.types[owner][side]
      loneCases[Word(side: side, key: mapping[type].key), default: []].append(lone)
    }
  }

  private mutating func countGivers(in mapping: Mapping) {
    let types = Dictionary(grouping: mapping.loneTypes) { [$0.side.rawValue, mapping[$0].key] }
    for lone in mapping.loneMembers {
      let entry = mapping[lone.declaration]
      guard let type = entry.declaration.type else { continue }
      let index = mapping.index(lone.declaration.side)
      let tree = index.unit(of: entry.id).tree
      let names = Set(tree.preorder(type).filter { tree.kind($0) == .typeName }.map { index.key(of: $0, in: tree) })
      for name in names {
        for id in types[[lone.declaration.side.rawValue, name]] ?? [] { givers[id, default: 0] += 1 }
      }
    }
  }

  /// The counterpart of a member where that goes by another name, which is told of the two.
  package func counterpartOfAnotherName(_ member: DeclarationID) -> DeclarationID? { otherNames[member] }

  /// Whether a file stands in no twin.
  package func isUnpaired(unit: Int, on side: Side) -> Bool { unpairedUnits[side].contains(unit) }

  /// Whether a type is in any pair.
  package func hasCounterpart(_ type: DeclarationID) -> Bool { pairedTypes.contains(type) }

  /// The first pair of types of which one goes by a canonical name, as its position.
  package func firstPair(named key: String, on side: Side) -> Int? { firstPair[side][key] }

  /// Whether the other side has a type without counterpart, or an alias of one, that only has a prefix more or less.
  package func hasPrefixedName(_ key: String, on side: Side) -> Bool { prefixed[side].contains(key) }

  /// Whether few members give a value of a type that the other side lacks. What many give is a word of this side's, and
  /// each of them may be missing by itself.
  package func isGivenByFew(_ type: DeclarationID) -> Bool { (givers[type] ?? 0) <= 4 }

  /// Whether an enum is what the other side's library has as `Result`, and no code of that side brings another one.
  package func isLibraryResult(_ id: DeclarationID, in mapping: Mapping) -> Bool {
    TypeMeanings.isResult(mapping[id], in: mapping.index(id.side))
      && mapping.index(id.side.other).types(named: "result").isEmpty
  }

  /// The functions and properties of a side that go by a canonical name and have no counterpart, in source order.
  package func unpaired(named key: String, on side: Side) -> [DeclarationID] { unpaired[side][key] ?? [] }

  /// Whether a type has a function or initializer of a canonical name that its counterpart lacks, in whatever file.
  ///
  /// - Parameter owner: position of the pair of types.
  package func isLoneFunction(_ key: String, of owner: Int, on side: Side) -> Bool {
    loneFunctions[side][key]?.contains(owner) ?? false
  }

  /// The pairs of members of which the one on a side goes by a canonical name.
  package func pairs(named key: String, on side: Side) -> [MemberPair] { pairs[Word(side: side, key: key)] ?? [] }

  /// The members of a side that go by a canonical name and have no counterpart inside a type or file that has one.
  package func loneMembers(named key: String, on side: Side) -> [LoneMember] {
    loneMembers[Word(side: side, key: key)] ?? []
  }

  /// The cases without counterpart of a side's enums that go by a canonical name.
  package func loneCases(ofEnumsNamed key: String, on side: Side) -> [LoneMember] {
    loneCases[Word(side: side, key: key)] ?? []
  }

  /// The cases without counterpart of two enums that are counterparts.
  ///
  /// - Parameter owner: position of the pair of types.
  package func loneCases(of owner: Int) -> [LoneMember] { loneCasesByOwner[owner] ?? [] }

  /// Which of some canonical names are those of functions of a side that only tasks may call.
  package func waiting(_ side: Side, among names: Set<String>) -> Set<String> {
    names.intersection(waiting[side])
  }

  /// Whether two members that are counterparts both go by a canonical name, wherever they stand.
  package func isShared(_ key: String) -> Bool { sharedNames.contains(key) }

  /// Whether the types that two types of a pair both stem from show the same difference in the same member.
  package func isPromised(_ difference: SignatureDifference, of pair: MemberPair, in mapping: Mapping) -> Bool {
    bases(of: pair, in: mapping).contains { base in base.signature.contains { $0.saysTheSame(as: difference) } }
  }

  /// What the two members of a pair implement or override on both sides: the pairs of their names in the types that
  /// both of their types stem from, with what callers see otherwise in them. For `TextEntry.owner` beside
  /// `TextEntry.ownerState` that is `Entry.owner` beside `Entry.ownerState`. An initializer may take more than that of
  /// its base.
  package func bases(of pair: MemberPair, in mapping: Mapping) -> [ComparedMember] {
    guard let owner = pair.owner, let types = ancestors[owner] else { return [] }
    let (swift, kotlin) = (mapping[pair.swift], mapping[pair.kotlin])
    return pairs(named: swift.key, on: .swift).filter { base in
      // Of two types that stem from each other neither is the base.
      guard let type = base.owner, types.contains(type), ancestors[type]?.contains(owner) != true else { return false }
      let (own, other) = (mapping[base.swift].declaration, mapping[base.kotlin].declaration)
      return mapping[base.kotlin].key == kotlin.key && own.kind == swift.declaration.kind
        && own.modifiers.contains(.static) == swift.declaration.modifiers.contains(.static)
        && (own.kind == .initializer
          || own.parameters.map(\.key) == swift.declaration.parameters.map(\.key)
            && other.parameters.map(\.key) == kotlin.declaration.parameters.map(\.key))
    }.map { ComparedMember(pair: $0, signature: differences[$0] ?? []) }
  }

  /// Whether several pairs of types have a pair of members that implements or overrides another pair, and differs.
  package func isImplementedTwice(_ base: MemberPair) -> Bool { implementers[base]?.count ?? 0 > 1 }

  /// Whether a property keeps an object of a library, for which the other side keeps one of another library.
  package func isForeign(_ lone: LoneMember) -> Bool { foreign.contains(lone.declaration) }

  /// Whether the types that two types of a pair both stem from lack the same member.
  package func isPromised(_ lone: LoneMember, in mapping: Mapping) -> Bool {
    guard let owner = lone.owner else { return false }
    let signature = signatureKey(mapping[lone.declaration])
    return (ancestors[owner] ?? []).contains {
      lonely.contains(Lonely(owner: $0, side: lone.declaration.side, signature: signature))
    }
  }

  /// Whether the types of a difference face each other as the results of a function or the types of a property, too.
  package func faceEachOtherAsResults(_ difference: SignatureDifference) -> Bool {
    facingResults.contains(difference.bareTexts)
  }
}

/// What a member is called and takes.
private func signatureKey(_ entry: IndexedDeclaration) -> [String] {
  [entry.declaration.kind.rawValue, entry.key] + entry.declaration.parameters.map(\.key)
}

extension SignatureDifference {
  /// Both types as spelt, without what says that they may be absent.
  package var bareTexts: [String] { [swiftText, kotlinText].map { $0.filter { $0 != "?" && $0 != "!" } } }

  /// Whether two pairs of members differ in one and the same way.
  package func saysTheSame(as other: SignatureDifference) -> Bool {
    guard kind == other.kind, canonicalName(parameter) == canonicalName(other.parameter),
      presentSide == other.presentSide
    else { return false }
    if swiftText == other.swiftText, kotlinText == other.kotlinText { return true }
    // What an interface leaves open its implementations fill in.
    return kind == .type && decision == other.decision && absences == other.absences && (!isWeak || other.isWeak)
  }
}
