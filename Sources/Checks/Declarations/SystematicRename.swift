internal import CodeModel
internal import Comparison
internal import FindingModel
internal import Pairing
internal import SourceModel

extension Check {
  /// For which words do the two sides have different ones throughout?
  static let systematicRename = Check("systematic-rename") { twin in
    twin.renamings.compactMap { renaming in
      guard let first = renaming.sites.first else { return nil }
      return Violation(
        check: "systematic-rename",
        values: ["swift": renaming.swift, "kotlin": renaming.kotlin, "count": String(renaming.sites.count)],
        confidence: .high, member: twin.memberName(first.pair.swift),
        primary: twin.site(first.pair.swift, first.swift), counterpart: twin.site(first.pair.kotlin, first.kotlin),
        identity: ["systematic-rename", canonicalName(renaming.swift), canonicalName(renaming.kotlin)])
    }
  }
}

extension Renaming {
  /// Whether the other name of a member is one of these places.
  func tells(of pair: MemberPair, in twin: ComparedTwin) -> Bool {
    sites.contains { $0.pair == pair && $0.swift == twin.mapping[pair.swift].declaration.nameRange }
  }
}
