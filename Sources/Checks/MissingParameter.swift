internal import CodeModel
internal import Comparison
internal import FindingModel
internal import SourceModel

extension Check {
  /// Which parameters does one side lack?
  static let missingParameter = Check("missing-parameter") { twin in
    twin.members.flatMap { member in
      let missing = member.signature.filter { $0.kind == .missingParameter }
      // What a change brought is told one by one, so that each is found where the change was made.
      let groups = twin.isAboutChange ? missing.map { [$0] } : [missing.filter { !$0.isWeak }, missing.filter(\.isWeak)]
      return groups.compactMap { violation($0, of: member, in: twin) }
    }
  }
}

/// One member that lacks several is one finding, told of the side that has more of them.
private func violation(
  _ missing: [SignatureDifference], of member: ComparedMember, in twin: ComparedTwin
) -> Violation? {
  let swift = missing.filter { $0.presentSide == .swift }
  let kotlin = missing.filter { $0.presentSide == .kotlin }
  let side: Side = swift.count >= kotlin.count ? .swift : .kotlin
  let (own, facing) = side == .swift ? (swift, kotlin) : (kotlin, swift)
  guard let first = own.first else { return nil }
  var whole = first
  whole.swift = area(swift, \.swift) ?? first.swift
  whole.kotlin = area(kotlin, \.kotlin) ?? first.kotlin
  whole.parameter = missing.map(\.parameter).joined(separator: ", ")
  let rest = facing.isEmpty ? "" : ", and \(listed(facing)) \(verb(facing)) none in \(side.languageName)"
  return signatureViolation(
    "missing-parameter", SignatureFinding(whole, member, in: twin), in: twin,
    values: [
      "name": own.map(\.parameter).joined(separator: ", "), "side": side.other.languageName,
      "how": "The parameter\(own.count == 1 ? "" : "s") \(listed(own)) \(verb(own)) no counterpart in "
        + side.other.languageName + rest,
    ])
}

private func verb(_ differences: [SignatureDifference]) -> String { differences.count == 1 ? "has" : "have" }

/// From the first parameter to the last.
private func area(
  _ differences: [SignatureDifference], _ range: KeyPath<SignatureDifference, ByteRange>
) -> ByteRange? {
  differences.dropFirst().reduce(differences.first?[keyPath: range]) { $0?.union($1[keyPath: range]) }
}

private func listed(_ differences: [SignatureDifference]) -> String {
  let names = differences.map { "`\($0.parameter)`" }
  let shown = names.prefix(names.count > 5 ? 4 : 5).joined(separator: ", ")
  return names.count > 5 ? shown + " and \(names.count - 4) more" : shown
}
