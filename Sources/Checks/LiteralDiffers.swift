internal import Comparison
internal import FindingModel
internal import Pairing
internal import SourceModel

extension Check {
  /// Where does the same code use different constants?
  static let literalDiffers = Check("literal-differs") { twin in
    differingLiterals(in: twin) + twin.strayLiterals.map { strayLiteral($0, in: twin) }
  }
}

/// Texts of a twin that all differ by the same edit were decided once, in a formatter or a naming scheme: one finding.
private func differingLiterals(in twin: ComparedTwin) -> [Violation] {
  /// So many texts are no coincidence.
  let crowd = 3
  let found = bodyDivergences(of: "literal-differs", in: twin)
  let alike =
    twin.isAboutChange
    ? [:]
    : Dictionary(grouping: found.indices.filter { found[$0].divergence.edit != nil }) {
      found[$0].divergence.edit
    }.filter { $0.value.count >= crowd }
  return found.indices.compactMap { index in
    let edit = found[index].divergence.edit
    guard let edit, let members = alike[edit] else {
      return violation(found[index], in: twin)
    }
    guard members.first == index else { return nil }
    var result = violation(found[index], more: ", and \(members.count - 1) more texts differ in the same way", in: twin)
    // Tests spell out what a formatter gives; that it pads numbers on one side is known once it is said.
    if edit.isPadding, twin.twin.isTest { result.confidence = .low }
    // One more text is no news.
    let owner = found[index].pair?.owner.map { twin.identityPath(twin.mapping.types[$0].swift) } ?? ""
    result.identity = ["literal-differs", "throughout", owner, edit.swift, edit.kotlin]
    return result
  }
}

private func violation(_ found: BodyDivergence, more: String = "", in twin: ComparedTwin) -> Violation {
  bodyViolation("literal-differs", found, in: twin) { _, texts in
    ["swift": texts.swift, "kotlin": texts.kotlin, "more": more]
  }
}

private func strayLiteral(_ stray: StrayLiteral, in twin: ComparedTwin) -> Violation {
  let (swift, kotlin) = (twin.text(stray.swift, stray.swiftRange), twin.text(stray.kotlin, stray.kotlinRange))
  let isEachItsOwn = !twin.isAboutChange && twin.mapping.plumbing.nameOwnPlatforms(swift: swift, kotlin: kotlin)
  return Violation(
    check: "literal-differs", values: ["swift": swift, "kotlin": kotlin, "more": ""],
    confidence: isEachItsOwn ? .low : .high, member: twin.memberName(stray.swift),
    primary: twin.site(stray.swift, stray.swiftRange),
    counterpart: twin.site(stray.kotlin, stray.kotlinRange),
    identity: ["literal-differs", twin.identityPath(stray.swift), twin.identityPath(stray.kotlin)]
      + stray.identity.map(hexadecimal))
}
