internal import CodeModel
internal import Comparison
internal import FindingModel
internal import Pairing
internal import SourceModel

extension Check {
  /// Which members do the same thing in ways too different to be compared statement by statement?
  static let bodyDiffers = Check("body-differs") { twin in
    twin.members.compactMap { member in
      guard let body = member.body, body.level < .statement || body.omitted > 0 else { return nil }
      let pair = member.pair
      return Violation(
        check: "body-differs",
        values: [
          "name": displayName(twin.mapping[pair.swift].declaration, side: .swift),
          "percent": String(Int(body.similarity * 100)), "count": String(body.divergences.count + body.omitted),
        ], confidence: isTelling(member, body, in: twin) ? .high : .low, member: twin.memberName(pair.swift),
        primary: twin.nameSite(pair.swift), counterpart: twin.nameSite(pair.kotlin),
        identity: ["body-differs", twin.identityPath(pair.swift), twin.identityPath(pair.kotlin)])
    }
  }
}

/// A body on one side and none on the other is more than another way to do the same.
private func isTelling(_ member: ComparedMember, _ body: BodyComparison, in twin: ComparedTwin) -> Bool {
  let swift = twin.mapping[member.pair.swift].declaration
  let kotlin = twin.mapping[member.pair.kotlin].declaration
  guard swift.kind == .function, kotlin.kind == .function, !isDoubtful(member.pair, in: twin) else { return false }
  return (body.swiftNodes <= 1) != (body.kotlinNodes <= 1) && max(body.swiftNodes, body.kotlinNodes) >= 4
}
