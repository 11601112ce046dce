internal import CodeModel
internal import Pairing
internal import SourceModel

/// Compares what callers see of any two members of a mapping that are counterparts.
struct MemberSignatures: Sendable {
  private let mapping: Mapping
  private let handed: HandedReceivers
  /// Swift key → Kotlin keys of types that mean the same.
  private let typeNames: [String: Set<String>]
  private let declaredSwift: Set<String>
  private let declaredKotlin: Set<String>
  private let wrappedSwift: [String: String]
  private let wrappedKotlin: [String: String]
  private let supertypes: (swift: [String: Set<String>], kotlin: [String: Set<String>])
  private let meanings: (swift: TypeMeanings, kotlin: TypeMeanings)
  /// Types whose properties get their values where they are declared or nowhere else that is known.
  private let plainTypes: Set<DeclarationID>
  private let constants: PerSide<NamedConstants>
  private let parameters: PerSide<DeclaredParameters>
  private let converted: ConvertedParameters
  private let gathered: GatheredParameters

  /// - Parameter aliases: Swift key → Kotlin keys of what is called otherwise and means the same.
  init(
    _ mapping: Mapping, aliases: [String: Set<String>], constants: PerSide<NamedConstants>,
    parameters: PerSide<DeclaredParameters>, handed: HandedReceivers
  ) {
    self.mapping = mapping
    self.handed = handed
    self.constants = constants
    self.parameters = parameters
    converted = ConvertedParameters(mapping)
    gathered = GatheredParameters(mapping)
    let sameTypes = TypeAliases.expansions(in: mapping) + mapping.enumsOfSameRawValues()
    typeNames = sameTypes.reduce(into: aliases) { known, pair in
      known[pair.swift, default: []].insert(pair.kotlin)
    }
    declaredSwift = MemberSignatures.declaredTypes(mapping.swift)
    declaredKotlin = MemberSignatures.declaredTypes(mapping.kotlin)
    wrappedSwift = wrappedTypes(mapping.swift)
    wrappedKotlin = wrappedTypes(mapping.kotlin)
    supertypes = (MemberSignatures.supertypes(mapping.swift), MemberSignatures.supertypes(mapping.kotlin))
    meanings = (TypeMeanings(mapping.swift), TypeMeanings(mapping.kotlin))
    plainTypes = MemberSignatures.plainTypes(mapping.swift).union(MemberSignatures.plainTypes(mapping.kotlin))
  }

  private static func declaredTypes(_ index: DeclarationIndex) -> Set<String> {
    Set(index.declarations.filter { $0.declaration.isType || $0.declaration.kind == .typeAlias }.map(\.key))
  }

  /// By the canonical name of a type: the canonical names of what it conforms to and inherits from by its own words.
  private static func supertypes(_ index: DeclarationIndex) -> [String: Set<String>] {
    index.declarations.reduce(into: [:]) { known, entry in
      guard entry.declaration.isType, !entry.declaration.supertypes.isEmpty else { return }
      known[entry.key, default: []].formUnion(index.supertypeKeys(of: entry))
    }
  }

  private static func plainTypes(_ index: DeclarationIndex) -> Set<DeclarationID> {
    let plain = index.declarations.filter {
      [.class, .struct, .object, .actor].contains($0.declaration.kind)
        && !$0.declaration.members.contains { $0.kind == .initializer && !$0.modifiers.contains(.memberwise) }
    }
    return Set(plain.map(\.id))
  }

  func differences(of pair: MemberPair) -> [SignatureDifference] {
    let (left, right) = (mapping[pair.swift], mapping[pair.kotlin])
    var declarations = PerSide(swift: left.declaration, kotlin: right.declaration)
    if let handing = handed.side(of: pair) { declarations[handing].parameters.removeFirst() }
    let units = (mapping.swift.units[left.unit], mapping.kotlin.units[right.unit])
    let types = TypeComparison(
      left: units.0.tree, right: units.1.tree, aliases: typeNames, leftParameters: typeParameters(pair.swift),
      rightParameters: typeParameters(pair.kotlin), leftDeclared: declaredSwift, rightDeclared: declaredKotlin,
      leftWrapped: wrappedSwift, rightWrapped: wrappedKotlin, leftSupertypes: supertypes.swift,
      rightSupertypes: supertypes.kotlin, leftMeanings: meanings.swift, rightMeanings: meanings.kotlin)
    let found = SignatureComparison(
      swift: declarations.swift, kotlin: declarations.kotlin, left: units.0, right: units.1, types: types,
      leftFingerprints: mapping.swift.fingerprints[left.unit],
      rightFingerprints: mapping.kotlin.fingerprints[right.unit],
      mayCompareInitialValues: hasPlainProperties(left.parent) && hasPlainProperties(right.parent),
      plumbing: mapping.plumbing, owner: pair.owner.map { mapping[mapping.types[$0].swift].key },
      isSerialized: right.parent.map { mapping[$0].declaration.modifiers.contains(.coded) } ?? false,
      constants: constants, parameters: parameters
    ).differences()
    return gathered.settled(converted.settled(found, of: pair), of: pair)
  }

  private func hasPlainProperties(_ id: DeclarationID?) -> Bool { id.map(plainTypes.contains) ?? false }

  private func typeParameters(_ id: DeclarationID) -> Set<String> {
    var names: Set<String> = []
    var next: DeclarationID? = id
    while let current = next {
      names.formUnion(mapping[current].declaration.typeParameters.map { canonicalName($0.name) })
      // What an extension of a collection calls what it is of.
      if mapping[current].declaration.kind == .extension { names.formUnion(["element", "key", "value", "wrapped"]) }
      next = mapping[current].parent
    }
    return names
  }
}
