internal import CodeModel
package import Pairing
internal import SourceModel

/// A mapping made ready for comparison: which pair belongs to which twin. `compared` is pure, so twins may be compared in
/// parallel and in any order.
package struct TwinComparison: Sendable {
  private struct Contents {
    var types: [Int] = []
    var members: [Int] = []
    var loneMembers: [LoneMember] = []
    var loneTypes: [DeclarationID] = []
  }

  private let mapping: Mapping
  private let contents: [Contents]
  private let names: SharedNames
  private let conformances: Conformances
  private let kinship: Kinship
  private let bodies: MemberBodies
  /// What callers see otherwise, in the order of `mapping.members`.
  private let signatures: [[SignatureDifference]]

  package init(_ mapping: Mapping, jobs: Int = 1) {
    let overloads = OverloadDefaults(mapping)
    let kept = KeptProperties(mapping)
    let mapping = mapping.without(overloads.overloads.union(kept.stores))
    self.mapping = mapping
    let prefixed = prefixedTypes(of: mapping)
    let handed = HandedReceivers(mapping)
    let known = concurrently(
      jobs: jobs, { TwinComparison.distribute(mapping) }, { TwinComparison.aliases(of: mapping, prefixed) },
      { NamedConstants(mapping.swift) }, { NamedConstants(mapping.kotlin) },
      { DeclaredParameters(mapping.swift, otherNames: TwinComparison.otherNames(of: mapping, on: .swift)) },
      { DeclaredParameters(mapping.kotlin, otherNames: TwinComparison.otherNames(of: mapping, on: .kotlin)) })
    contents = known.0
    let aliases = known.1
    let constants = PerSide(swift: known.2, kotlin: known.3)
    let parameters = PerSide(swift: known.4, kotlin: known.5)

    let signatureComparison = MemberSignatures(
      mapping, aliases: aliases, constants: constants, parameters: parameters, handed: handed)
    let compared = mapping.members.mapped(jobs: jobs) { signatureComparison.differences(of: $0) }
    let signatures = OrderInUse.settled(
      compared.indices.map { overloads.settled(compared[$0], ofMember: $0) }, in: mapping)
    self.signatures = signatures
    let foreign = ForeignProperties(mapping, signatures)
    let conformances = Conformances(mapping)
    self.conformances = conformances
    let (unshared, newtypes, extensionTwins, ownSwiftSteps, ownKotlinSteps, kinship, bodies) = concurrently(
      jobs: jobs, { UnsharedParameters(mapping, signatures: signatures) }, { Newtypes(mapping) },
      { ExtensionTwins(mapping, handed: handed) }, { OwnSteps(mapping.swift) }, { OwnSteps(mapping.kotlin) },
      { Kinship(mapping, conformances, signatures: signatures, foreign: foreign.lonely, prefixed: prefixed) },
      { MemberBodies(mapping, kept: kept, handed: handed) })
    names = SharedNames(
      aliases: aliases,
      parameters: parameters,
      unshared: unshared, newtypes: newtypes,
      constants: constants,
      extensionTwins: extensionTwins,
      foreign: foreign.names,
      absent: absentProperties(of: mapping, signatures),
      customary: mapping.plumbing.customaryParameters,
      objects: TwinComparison.objects(of: mapping),
      factories: TwinComparison.factories(of: mapping.kotlin),
      loneCases: TwinComparison.loneCases(of: mapping),
      shared: sharedNames(of: mapping),
      ownSteps: PerSide(swift: ownSwiftSteps, kotlin: ownKotlinSteps))
    self.kinship = kinship
    self.bodies = bodies
  }

  package var count: Int { mapping.twins.count }

  /// Compares one twin, named by its position in the mapping.
  package func compared(_ number: Int) -> ComparedTwin {
    var twin = ComparedTwin(
      mapping: mapping, number: number, conformances: conformances, kinship: kinship, constants: names.constants)
    let contents = contents(of: number)
    twin.types = contents.types
    twin.loneMembers = contents.loneMembers
    twin.loneTypes = contents.loneTypes
    let level = twin.twin.level
    twin.members = contents.members.map { compared($0, names, level) }
    if level != .contract { compareRenamed(&twin) }
    for member in twin.members where member.body?.isTruncated == true { twin.caps.append(cap(member.pair)) }
    if level == .full {
      compareScripts(&twin)
      twin.strayLiterals = strayLiterals(of: twin)
    }
    twin.similarity = similarity(of: twin)
    twin.agreement = Agreement(twin)
    return twin
  }

  /// What a twin's level asks about.
  private func contents(of number: Int) -> Contents {
    var contents = contents[number]
    guard mapping.twins[number].level == .contract else { return contents }
    let contracts = Contracts(mapping: mapping)
    contents.types.removeAll { !contracts.includes(mapping.types[$0]) }
    contents.members.removeAll { !contracts.includes(mapping.members[$0]) }
    contents.loneMembers.removeAll { !contracts.includes($0) }
    contents.loneTypes.removeAll { !contracts.includes($0) }
    return contents
  }

  // MARK: Preparation

  private struct UnitPair: Hashable {
    var swift: Int
    var kotlin: Int
  }

  /// A pair belongs to the twin of its two files, else to the first twin of either; what is alone to the first twin of
  /// its file.
  private static func distribute(_ mapping: Mapping) -> [Contents] {
    var contents = Array(repeating: Contents(), count: mapping.twins.count)
    var byUnits: [UnitPair: Int] = [:]
    var firstOfSwift: [Int: Int] = [:]
    var firstOfKotlin: [Int: Int] = [:]
    // The first twin of a file is the one with the strongest evidence, not the first by path.
    let ranked = mapping.twins.indices.sorted { (rank(mapping.twins[$0]), $0) < (rank(mapping.twins[$1]), $1) }
    for number in ranked {
      let twin = mapping.twins[number]
      byUnits[UnitPair(swift: twin.swift, kotlin: twin.kotlin)] = number
      if firstOfSwift[twin.swift] == nil { firstOfSwift[twin.swift] = number }
      if firstOfKotlin[twin.kotlin] == nil { firstOfKotlin[twin.kotlin] = number }
    }
    func home(_ left: DeclarationID, _ right: DeclarationID) -> Int? {
      let units = UnitPair(swift: mapping[left].unit, kotlin: mapping[right].unit)
      return byUnits[units] ?? firstOfSwift[units.swift] ?? firstOfKotlin[units.kotlin]
    }
    func home(_ id: DeclarationID) -> Int? {
      id.side == .swift ? firstOfSwift[mapping[id].unit] : firstOfKotlin[mapping[id].unit]
    }
    for (position, pair) in mapping.types.enumerated() {
      if let number = home(pair.swift, pair.kotlin) { contents[number].types.append(position) }
    }
    for (position, pair) in mapping.members.enumerated() {
      if let number = home(pair.swift, pair.kotlin) { contents[number].members.append(position) }
    }
    for lone in mapping.loneMembers {
      if let number = home(lone.declaration) { contents[number].loneMembers.append(lone) }
    }
    for lone in mapping.loneTypes {
      if let number = home(lone) { contents[number].loneTypes.append(lone) }
    }
    return contents
  }

  private static func rank(_ twin: Twin) -> Int { twin.evidence.contains(.sameTypes) ? 1 : 0 }

  private static func aliases(
    of mapping: Mapping, _ prefixed: [(swift: String, kotlin: String)]
  ) -> [String: Set<String>] {
    var aliases: [String: Set<String>] = [:]
    func add(_ left: DeclarationID, _ right: DeclarationID) {
      let keys = (mapping[left].key, mapping[right].key)
      if keys.0 != keys.1 { aliases[keys.0, default: []].insert(keys.1) }
    }
    for pair in mapping.types {
      add(pair.swift, pair.kotlin)
      let names = (rawValueName(of: mapping[pair.swift]), rawValueName(of: mapping[pair.kotlin]))
      if let swift = names.0, let kotlin = names.1, swift != kotlin { aliases[swift, default: []].insert(kotlin) }
    }
    for pair in mapping.members {
      add(pair.swift, pair.kotlin)
      // `Weather(code: 3)` and `Weather.of(3)`.
      let (maker, factory) = (mapping[pair.swift], mapping[pair.kotlin].declaration)
      if maker.declaration.kind == .initializer, factory.name != "init", let owner = maker.parent {
        aliases[BodyComparer.maker(of: mapping[owner].key), default: []].insert(canonicalName(factory.name))
      }
    }
    for names in prefixed { aliases[names.swift, default: []].insert(names.kotlin) }
    for lone in mapping.loneMembers where mapping.givesRawValues(lone) {
      aliases[canonicalName("rawValue"), default: []].insert(mapping[lone.declaration].key)
    }
    return aliases
  }

  /// The property that gives the raw value of an enum's cases.
  private static func rawValueName(of type: IndexedDeclaration) -> String? {
    let hasRawValues = type.declaration.members.contains { $0.kind == .enumCase && $0.value != nil }
    return hasRawValues ? canonicalName(type.declaration.rawValueName ?? "rawValue") : nil
  }

  /// The names of a side's types that have another one on the other side → that one: where a type is only mentioned, a
  /// convention such as `Exception` for `Error` may have made one name of two.
  private static func otherNames(of mapping: Mapping, on side: Side) -> [String: Set<String>] {
    mapping.types.reduce(into: [:]) { names, pair in
      let keys = (mapping[pair.swift].key, mapping[pair.kotlin].key)
      guard keys.0 != keys.1 else { return }
      names[side == .swift ? keys.0 : keys.1, default: []].insert(side == .swift ? keys.1 : keys.0)
    }
  }

  /// The types that are an object in Kotlin and keep nothing in Swift, so that every value of them is as good as another.
  private static func objects(of mapping: Mapping) -> Set<String> {
    mapping.types.reduce(into: []) { keys, pair in
      let (swift, kotlin) = (mapping[pair.swift], mapping[pair.kotlin])
      guard kotlin.declaration.kind == .object, swift.key == kotlin.key else { return }
      let keeps = swift.declaration.members.contains { member in
        member.kind == .property && !member.modifiers.contains(.static) && member.body == nil
          && member.accessors.isEmpty
      }
      if !keeps { keys.insert(swift.key) }
    }
  }

  /// Of several that take as many arguments the name says which is meant.
  private static func factories(of index: DeclarationIndex) -> [String: Set<String>] {
    struct Made: Hashable {
      var type: String
      var arguments: Int
    }
    var names: [Made: Set<String>] = [:]
    for entry in index.declarations where entry.declaration.kind == .function {
      guard let type = entry.declaration.type, let owner = entry.parent,
        entry.declaration.modifiers.contains(.static) || index.declaration(owner).kind == .object
      else { continue }
      let tree = index.units[entry.unit].tree
      let given = tree.unwrappedType(type)
      guard tree.kind(given) == .typeName else { continue }
      let made = Made(type: index.key(of: given, in: tree), arguments: entry.declaration.parameters.count)
      names[made, default: []].insert(entry.key)
    }
    return names.reduce(into: [:]) { factories, made in
      if let name = made.value.first, made.value.count == 1 { factories[name, default: []].insert(made.key.type) }
    }
  }

  private static func loneCases(of mapping: Mapping) -> PerSide<Set<String>> {
    mapping.loneMembers.reduce(into: PerSide()) { cases, lone in
      let entry = mapping[lone.declaration]
      if entry.declaration.kind == .enumCase { cases[lone.declaration.side].insert(entry.key) }
    }
  }

  // MARK: Members

  /// What is called otherwise throughout is told once, and a type that a signature calls otherwise is told there; then the
  /// members are compared again as if it had one name.
  private func compareRenamed(_ twin: inout ComparedTwin) {
    let renamings = RenamingSearch(mapping: mapping, members: twin.members).found()
    twin.renamings = renamings.map(\.renaming)
    let known = renamings.reduce(into: facingTypes(in: twin)) { $0.formUnion($1.names) }
    guard !known.isEmpty else { return }
    var extended = names
    for pair in known { extended.ownAliases[pair[0], default: []].insert(pair[1]) }
    extended.renamedCallees = argumentCounts(of: Set(renamings.flatMap(\.names)), in: twin)
    for index in twin.members.indices {
      let isConcerned = twin.members[index].body?.facingNames.contains { known.contains($0.names) } ?? false
      if isConcerned { bodies.compare(&twin.members[index], extended) }
    }
  }

  /// With how many arguments the callees of a renaming are called in most places.
  private func argumentCounts(of renamed: Set<[String]>, in twin: ComparedTwin) -> [[String]: [Int]] {
    let calls = twin.members.flatMap { $0.body?.facingNames ?? [] }.filter {
      !$0.argumentCounts.isEmpty && renamed.contains($0.names)
    }
    return Dictionary(grouping: calls, by: \.names).compactMapValues { calls in
      let counts = Dictionary(grouping: calls, by: \.argumentCounts).mapValues(\.count)
      return counts.first { $0.value * 2 > calls.count }?.key
    }
  }

  /// The canonical names of types that face each other in signatures, differ and share a word.
  private func facingTypes(in twin: ComparedTwin) -> Set<[String]> {
    var pairs: Set<[String]> = []
    for difference in twin.members.flatMap(\.signature) where [.type, .parameterType].contains(difference.kind) {
      let texts = [difference.swiftText, difference.kotlinText].map { $0.filter { $0 != "?" } }
      let areNames = texts.allSatisfy { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }
      guard areNames, !Set(words(of: texts[0])).isDisjoint(with: words(of: texts[1]).filter { $0.count > 3 }) else {
        continue
      }
      pairs.insert(texts.map { canonicalName($0) })
    }
    return pairs
  }

  private func compared(_ number: Int, _ names: SharedNames, _ level: ComparisonLevel) -> ComparedMember {
    var member = ComparedMember(
      pair: mapping.members[number],
      signature: signatures[number].filter { level != .contract || $0.kind != .defaultValue })
    if level == .full { bodies.compare(&member, names) }
    return member
  }

  private func compareScripts(_ twin: inout ComparedTwin) {
    let (left, right) = (twin.unit(.swift), twin.unit(.kotlin))
    guard let a = left.statements, let b = right.statements else { return }
    twin.script = Comparison.compareScripts(
      a, BodyComparer.Text(mapping.swift, twin.twin.swift), b, BodyComparer.Text(mapping.kotlin, twin.twin.kotlin),
      names: names)
  }

  private func strayLiterals(of twin: ComparedTwin) -> [StrayLiteral] {
    // What tests feed in is alike by nature.
    if twin.twin.isTest { return [] }
    let unlike = twin.members.filter { ($0.body?.level ?? .name) < .statement }
    let apart = unlike.map(\.pair)
    let lone = twin.loneMembers.map(\.declaration)
    let told = Set(unlike.flatMap { $0.body?.tellable ?? [] }.map(\.swift.range))
    return StrayLiterals(mapping: mapping).pairs(
      lone.filter { $0.side == .swift } + apart.map(\.swift), lone.filter { $0.side == .kotlin } + apart.map(\.kotlin)
    ).filter { !told.contains($0.swiftRange) }
  }

  private func cap(_ pair: MemberPair) -> Cap {
    let entry = mapping[pair.swift]
    return Cap(
      side: .swift, path: mapping.swift.units[entry.unit].file.path, member: entry.path, what: "compared by hash only")
  }

  // MARK: Similarity

  /// Bodies and signatures weigh what they hold; a divergent signature costs all of its weight.
  private func similarity(of twin: ComparedTwin) -> Double {
    let hasBodies = twin.twin.level == .full
    var equal = 0
    var total = 0
    for member in twin.members {
      let signatures = signatureWeight(member.pair.swift) + signatureWeight(member.pair.kotlin)
      total += signatures
      if member.signature.isEmpty { equal += signatures }
      if let body = member.body {
        equal += 2 * body.equalNodes
        total += body.swiftNodes + body.kotlinNodes
      } else if hasBodies {
        total += weight(member.pair.swift) + weight(member.pair.kotlin)
      }
    }
    for lone in twin.loneMembers { total += 1 + (hasBodies ? weight(lone.declaration) : 0) }
    for lone in twin.loneTypes { total += 1 + (hasBodies ? wholeWeight(lone) : mapping[lone].children.count) }
    total += 2 * twin.types.count
    equal += 2 * twin.types.count
    if let script = twin.script {
      equal += 2 * script.equalNodes
      total += script.swiftNodes + script.kotlinNodes
    }
    return total == 0 ? 1 : min(1, Double(equal) / Double(total))
  }

  private func weight(_ id: DeclarationID) -> Int {
    let entry = mapping[id]
    let index = mapping.index(id.side)
    let body = MemberBody(entry.declaration, in: index.units[entry.unit].tree)
    return body.nodes.reduce(0) { $0 + index.fingerprints[entry.unit].size($1) }
  }

  /// The declaration and its name, and the types of its parameters and its own.
  private func signatureWeight(_ id: DeclarationID) -> Int {
    let entry = mapping[id]
    let prints = mapping.index(id.side).fingerprints[entry.unit]
    let types = entry.declaration.parameters.compactMap(\.type) + [entry.declaration.type].compactMap { $0 }
    return types.reduce(2) { $0 + prints.size($1) }
  }

  private func wholeWeight(_ id: DeclarationID) -> Int {
    weight(id) + mapping[id].children.reduce(0) { $0 + 1 + wholeWeight($1) }
  }
}

extension Mapping {
  /// The same without some of those that have no counterpart.
  fileprivate func without(_ lone: Set<DeclarationID>) -> Mapping {
    var mapping = self
    mapping.loneMembers.removeAll { lone.contains($0.declaration) }
    return mapping
  }
}

extension BodyComparer.Text {
  /// The normal form of a unit.
  init(_ index: DeclarationIndex, _ unit: Int) {
    self.init(tree: index.units[unit].tree, fingerprints: index.fingerprints[unit], file: index.units[unit].file)
  }
}
