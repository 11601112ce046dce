internal import CodeModel
internal import Comparison
internal import FindingModel
internal import Pairing
internal import SourceModel

extension Check {
  /// Which properties are stored or sent under different names?
  static let storedNameDiffers = Check("stored-name-differs") { twin in
    var policies = NamingPolicies()
    let differences = twin.members.compactMap { member -> MemberDifference? in
      let pair = member.pair
      guard let swift = StoredName(pair.swift, in: twin), let kotlin = StoredName(pair.kotlin, in: twin),
        swift.text != kotlin.text
      else { return nil }
      let isGiven = swift.isGiven || kotlin.isGiven
      guard isGiven || twin.areCodedByTheirNames(pair) else { return nil }
      // Where a policy makes the names of one side, what it makes is not known, unless it only puts underscores between
      // words, which does not make the other name.
      let isByPolicy =
        !swift.isGiven && policies.hasAny(.swift, in: twin) && !policies.makeSnakeCaseOnly(of: pair, in: twin)
        || !kotlin.isGiven && policies.hasAny(.kotlin, in: twin)
      // A policy goes over the names that are given, too: `case shownAt` is stored as `shown_at`.
      let isAlike = canonicalName(swift.text) == canonicalName(kotlin.text)
      if isAlike, Side.allCases.contains(where: { policies.hasAny($0, in: twin) }) { return nil }
      return MemberDifference(
        pair: pair, values: ["swift": swift.text, "kotlin": kotlin.text],
        confidence: isByPolicy || mayBeByPolicyElsewhere(swift, kotlin, in: twin) || isDoubtful(pair, in: twin)
          || isAccepted(swift, by: pair.kotlin, in: twin)
          || !isGiven && !mayBeMissed(pair, in: twin) ? .low : .high)
    }
    return twin.violations("stored-name-differs", differences)
  }
}

/// Whether Kotlin reads a property also under Swift's name for it: `@JsonNames("venue_id") val venueId: String`.
private func isAccepted(_ name: StoredName, by kotlin: DeclarationID, in twin: ComparedTwin) -> Bool {
  let tree = twin.mapping.index(.kotlin).unit(of: kotlin).tree
  return !twin.isAboutChange
    && twin.mapping[kotlin].declaration.attributes.contains { attribute in
      ["JsonNames", "JsonAlias"].contains(lastComponent(of: attribute.name))
        && attribute.arguments.contains { argument in
          tree.preorder(argument).contains { tree.kind($0) == .text && tree.label($0) == name.text }
        }
    }
}

/// Whether Kotlin's text is what `convertFromSnakeCase` would take for Swift's name: of two files alone nobody can say
/// whether a third one asks for that.
private func mayBeByPolicyElsewhere(_ swift: StoredName, _ kotlin: StoredName, in twin: ComparedTwin) -> Bool {
  twin.twin.evidence.contains(.given) && kotlin.isInSnakeCase(for: swift)
}

/// Whether a name that each side leaves to the source may be one for both, and is not missed: where one of the types has
/// names for other properties, and a side takes it in silence that it finds no value: `let isActive: Bool?`. Of a property
/// that must have one the first answer of a server tells. What a change brought is news all the same.
private func mayBeMissed(_ pair: MemberPair, in twin: ComparedTwin) -> Bool {
  if twin.isAboutChange { return true }
  guard !twin.twin.isTest, let owner = pair.owner.map({ twin.mapping.types[$0] }),
    twin.namesWhatIsStored(owner.swift) || twin.namesWhatIsStored(owner.kotlin)
  else { return false }
  return [pair.swift, pair.kotlin].contains { id in
    let declaration = twin.mapping[id].declaration
    let tree = twin.mapping.index(id.side).unit(of: id).tree
    // `Codable` knows nothing of the values that properties begin with.
    return id.side == .kotlin && declaration.value != nil
      || declaration.type.map { tree.kind($0) == .optionalType } ?? false
  }
}
