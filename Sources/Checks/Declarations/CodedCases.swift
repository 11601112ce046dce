internal import CodeModel
internal import Comparison
internal import FindingModel
internal import Pairing
internal import SourceModel

/// `enum LampState: String, Codable { case coolingDown }`     `@Serializable enum class LampState { COOLING_DOWN }`
///
/// A case goes by its raw value in Swift, and by its name as it is spelt in Kotlin where no `@SerialName` says otherwise.
/// One case speaks for all of its enum. It is sure only where other cases of the enum have a name for the outside: of an
/// enum that has none, nothing shows that both apps mean the same texts.
func differentlyCodedCases(in twin: ComparedTwin) -> [Violation] {
  twin.types.compactMap { owner in
    let pair = twin.mapping.types[owner]
    let types = [pair.swift, pair.kotlin].map { twin.mapping[$0].declaration }
    guard types.allSatisfy({ $0.kind == .enum && $0.modifiers.contains(.coded) }) else { return nil }
    let different = twin.members.filter { member in
      member.pair.owner == owner && codedTexts(member.pair, in: twin).map { $0.swift != $0.kotlin } ?? false
    }
    // Most enums agree; of the others much is asked.
    guard !different.isEmpty, isWrittenAsEnum(pair.kotlin, in: twin), twin.isCodedByName(pair.swift),
      twin.isCodedByName(pair.kotlin), !usesNames(pair.kotlin, in: twin)
    else { return nil }
    let found = different.compactMap { differentlyCoded($0.pair, of: pair, in: twin) }
    return found.first { $0.confidence == .high } ?? found.first
  }
}

/// A sealed class is an enum in the normal form, and is written with the names of its classes.
private func isWrittenAsEnum(_ type: DeclarationID, in twin: ComparedTwin) -> Bool {
  let declaration = twin.mapping[type].declaration
  let words = twin.text(type, ByteRange(Int(declaration.range.lower), Int(declaration.nameRange.lower)))
  return words.split { !$0.isLetter }.contains("enum")
}

private func differentlyCoded(_ pair: MemberPair, of types: TypePair, in twin: ComparedTwin) -> Violation? {
  guard let texts = codedTexts(pair, in: twin),
    !twin.hasText(texts.swift, in: types.kotlin), !twin.hasText(texts.kotlin, in: types.swift)
  else { return nil }
  let isSure =
    !twin.twin.isTest && !isDoubtful(pair, in: twin) && twin.namesWhatIsStored(types.kotlin)
    && !(texts.swift.lowercased() == texts.kotlin.lowercased() && readsAnyCase(twin))
  return Violation(
    check: "raw-value-differs", values: ["swift": "\"\(texts.swift)\"", "kotlin": "\"\(texts.kotlin)\""],
    confidence: isSure ? .high : .low, member: twin.memberName(pair.swift), primary: twin.nameSite(pair.swift),
    counterpart: twin.nameSite(pair.kotlin),
    identity: ["raw-value-differs", twin.identityPath(types.swift), twin.identityPath(types.kotlin), "names"])
}

/// The raw value of a Swift case, and the name of its counterpart that has none.
private func codedTexts(_ pair: MemberPair, in twin: ComparedTwin) -> (swift: String, kotlin: String)? {
  let (swift, kotlin) = (twin.mapping[pair.swift], twin.mapping[pair.kotlin].declaration)
  // What a side does not know is never sent.
  guard swift.declaration.kind == .enumCase, kotlin.kind == .enumCase, !twin.isCatchAll(swift),
    kotlin.value == nil, kotlin.arguments.isEmpty, !kotlin.attributes.contains(where: { !$0.arguments.isEmpty }),
    let text = swift.declaration.value.flatMap(twin.mapping.swift.unit(of: pair.swift).tree.plainText)
  else { return nil }
  return (text, kotlin.name)
}

/// `Json { decodeEnumsCaseInsensitive = true }`
private func readsAnyCase(_ twin: ComparedTwin) -> Bool {
  let labels: Set<String> = [canonicalName("decodeEnumsCaseInsensitive")]
  return twin.mapping.kotlin.units.contains { $0.tree.hasText(among: labels) }
}

/// Whether an enum makes texts of the names of its cases, or finds cases by them. It may well be read and written so.
private func usesNames(_ type: DeclarationID, in twin: ComparedTwin) -> Bool {
  let uses = Set(["name", "valueOf"].map { canonicalName($0) })
  return twin.lineage(of: type).flatMap(\.children).contains { member in
    let tree = twin.mapping.index(type.side).unit(of: member).tree
    return twin.mapping[member].declaration.ownNodes.contains { node in
      tree.preorder(node).contains {
        [.name, .member].contains(tree.kind($0)) && uses.contains(tree.label($0))
      }
    }
  }
}
