package import CodeModel
package import Pairing
package import SourceModel

/// Two members that are counterparts, compared.
package struct ComparedMember: Sendable {
  package var pair: MemberPair
  package var signature: [SignatureDifference]
  /// `nil` when at least one side has nothing to compare.
  package var body: BodyComparison?
  /// Functions without counterpart that are compared here, where they are called.
  package var expanded: Set<DeclarationID> = []

  package var isEqual: Bool { signature.isEmpty && (body?.divergences.isEmpty ?? true) }
}

/// A limit that kept the comparison from looking closer; to be reported, never passed over.
package struct Cap: Sendable, Hashable {
  package var side: Side
  package var path: String
  package var member: String
  package var what: String
}

/// One twin with everything that was found out about it; facts only.
package struct ComparedTwin: Sendable {
  package var mapping: Mapping
  /// Position in `mapping.twins`.
  package var number: Int
  package var twin: Twin
  /// Positions in `mapping.types` of the pairs whose two types stand in these two files.
  package var types: [Int] = []
  package var members: [ComparedMember] = []
  /// Members and types without counterpart that this twin reports.
  package var loneMembers: [LoneMember] = [] {
    didSet { loneNames = Dictionary(grouping: loneMembers) { mapping[$0.declaration].key } }
  }
  package var loneTypes: [DeclarationID] = []
  /// Words that the two sides have for one thing; the members are compared as if they were one.
  package var renamings: [Renaming] = []
  /// Nearly equal strings in bodies that are not compared statement by statement.
  package var strayLiterals: [StrayLiteral] = []
  /// Top-level statements of two scripts.
  package var script: BodyComparison?
  /// Share of both sides' nodes that have an equal counterpart, 0…1.
  package var similarity = 1.0
  package var caps: [Cap] = []
  /// How much the surroundings of each difference agree.
  package var agreement = Agreement()
  /// Whether only what a change brought is asked for: then a type that lacks many members is no reason to doubt one.
  package var isAboutChange = false

  /// What the types of the whole mapping promise on one side only.
  package let conformances: Conformances
  /// What the rest of the mapping says about a member of this twin.
  package let kinship: Kinship
  private let constants: PerSide<NamedConstants>

  /// The same by their canonical names.
  private var loneNames: [String: [LoneMember]] = [:]

  init(
    mapping: Mapping, number: Int, conformances: Conformances, kinship: Kinship,
    constants: PerSide<NamedConstants>
  ) {
    self.mapping = mapping
    self.conformances = conformances
    self.kinship = kinship
    self.constants = constants
    self.number = number
    self.twin = mapping.twins[number]
  }

  package var equalMembers: Int { members.count(where: \.isEqual) }
  package var divergentMembers: Int { members.count - equalMembers }
  package var swiftOnlyMembers: Int { loneCount(.swift) }
  package var kotlinOnlyMembers: Int { loneCount(.kotlin) }

  package func unit(_ side: Side) -> SourceUnit {
    side == .swift ? mapping.swift.units[twin.swift] : mapping.kotlin.units[twin.kotlin]
  }

  /// The text that a constant of a name stands for, wherever its side declares it; of a text that text.
  package func constantText(_ mention: NodeID, of id: DeclarationID) -> String? {
    let known = id.side == .swift ? constants.swift : constants.kotlin
    let text = BodyComparer.Text(mapping.index(id.side), mapping[id].unit)
    guard case .literal(let literal) = known.value(mention, in: text) else { return nil }
    return literal.text
  }

  /// The members of a side without counterpart that this twin reports and that go by a canonical name.
  package func loneMembers(named key: String, on side: Side) -> [LoneMember] {
    (loneNames[key] ?? []).filter { $0.declaration.side == side }
  }

  private func loneCount(_ side: Side) -> Int { loneMembers.count { $0.declaration.side == side } }
}
