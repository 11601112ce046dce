internal import CodeModel
internal import Comparison
internal import FindingModel
internal import Pairing
internal import SourceModel

extension Check {
  /// Which parameters does one side lack?
  static let missingParameter = Check("missing-parameter") { twin in
    // What a change brought is told one by one, so that each is found where the change was made.
    if twin.isAboutChange {
      return twin.members.flatMap { member -> [Violation] in
        member.signature.filter { $0.kind == .missingParameter }.compactMap { violation([$0], of: member, in: twin) }
      }
    }
    let crowds = crowds(in: twin)
    return twin.members.flatMap { member in
      lacks(of: member, in: twin).compactMap { group -> Violation? in
        let others = group.count == 1 ? crowds[place(of: group[0], member, in: twin)] ?? [] : []
        if let first = others.first, first.pair != member.pair { return nil }
        return violation(group, of: member, others.dropFirst(), in: twin)
      }
    }
  }
}

/// Where one side lacks a parameter: of all functions of one type it is one decision.
private struct Lack: Hashable {
  var owner: Int?
  var parameter: String
  var side: Side?
  var confidence: Confidence
}

private func place(of difference: SignatureDifference, _ member: ComparedMember, in twin: ComparedTwin) -> Lack {
  Lack(
    owner: member.pair.owner, parameter: canonicalName(difference.parameter), side: difference.presentSide,
    confidence: SignatureFinding(difference, member, in: twin).confidence)
}

/// What one member lacks, by how it is told: what is news, what the other side has at hand or nobody reads, and what
/// may be the platforms' way.
private func lacks(of member: ComparedMember, in twin: ComparedTwin) -> [[SignatureDifference]] {
  let missing = member.signature.filter { $0.kind == .missingParameter }
  let certain = missing.filter { !$0.isWeak }
  let isNews = certain.map { SignatureFinding($0, member, in: twin).confidence == .high }
  let told = zip(certain, isNews)
  return [told.filter(\.1).map(\.0), told.filter { !$0.1 }.map(\.0), missing.filter(\.isWeak)]
}

/// The members of one type that lack one parameter and nothing else, where they are many.
private func crowds(in twin: ComparedTwin) -> [Lack: [ComparedMember]] {
  var groups: [Lack: [ComparedMember]] = [:]
  for member in twin.members where member.pair.owner != nil {
    for group in lacks(of: member, in: twin) where group.count == 1 {
      groups[place(of: group[0], member, in: twin), default: []].append(member)
    }
  }
  return groups.filter { $0.value.count >= Crowd.least }
}

/// One member that lacks several is one finding, told of the side that has more of them.
///
/// - Parameter others: members of the same type that lack just this as well.
private func violation(
  _ missing: [SignatureDifference], of member: ComparedMember, _ others: ArraySlice<ComparedMember> = [],
  in twin: ComparedTwin
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
  let names = ([member] + others).map { twin.mapping[$0.pair.swift].declaration.name }
  let places = others.isEmpty ? "" : ", in " + Crowd(names: names).text
  let rest = facing.isEmpty ? places : ", and \(listed(facing)) \(verb(facing)) none in \(side.languageName)"
  let confidence = SignatureFinding(first, member, in: twin).confidence
  var violation = signatureViolation(
    "missing-parameter", SignatureFinding(whole, member, confidence: confidence), in: twin,
    values: [
      "name": own.map(\.parameter).joined(separator: ", "), "side": side.other.languageName,
      "how": "The parameter\(own.count == 1 ? "" : "s") \(listed(own)) \(verb(own)) no counterpart in "
        + side.other.languageName + rest,
    ])
  // A function that several types have was changed for all of them.
  if confidence == .high, !twin.isAboutChange, let name = names.first {
    violation.crowd = copies(of: name, ["parameter", side.rawValue, listed(own), listed(facing)])
  }
  return violation
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
