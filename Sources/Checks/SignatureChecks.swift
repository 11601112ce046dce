internal import CodeModel
internal import Comparison
internal import FindingModel
internal import Pairing
internal import SourceModel

/// Makes violations of every signature difference of the wanted kinds.
func signatureViolations(
  _ check: String, _ kinds: Set<SignatureDifference.Kind>, in twin: ComparedTwin,
  values: (SignatureDifference, Declaration) -> [String: String]
) -> [Violation] {
  twin.members.flatMap { member in
    member.signature.filter { kinds.contains($0.kind) }.map { difference in
      signatureViolation(check, difference, member, in: twin, values: values)
    }
  }
}

private func signatureViolation(
  _ check: String, _ difference: SignatureDifference, _ member: ComparedMember, in twin: ComparedTwin,
  values: (SignatureDifference, Declaration) -> [String: String]
) -> Violation {
  let pair = member.pair
  let swift = twin.site(pair.swift, difference.swift)
  let kotlin = twin.site(pair.kotlin, difference.kotlin)
  // The side that has something comes first.
  let isKotlinFirst = difference.presentSide == .kotlin && difference.kind == .missingParameter
  let lead = isKotlinFirst ? pair.kotlin : pair.swift
  return Violation(
    check: check, values: values(difference, twin.mapping[lead].declaration),
    confidence: difference.isWeak || pair.evidence.contains(.lifecycle) || isDoubtful(pair, in: twin) ? .low : .high,
    member: twin.memberName(lead), primary: isKotlinFirst ? kotlin : swift, counterpart: isKotlinFirst ? swift : kotlin,
    identity: [
      check, twin.identityPath(pair.swift), twin.identityPath(pair.kotlin), canonicalName(difference.parameter),
      canonicalName(difference.swiftText), canonicalName(difference.kotlinText),
    ])
}

/// Whether what differs between two members may be the platforms' way, or the two may be no counterparts at all.
func isDoubtful(_ pair: MemberPair, in twin: ComparedTwin) -> Bool {
  let (swift, kotlin) = (twin.mapping[pair.swift].declaration, twin.mapping[pair.kotlin].declaration)
  // Two members that the platforms call at one moment are counterparts in what they do, if in nothing else.
  let isPlumbing = twin.isPlumbing(pair.swift) || twin.isPlumbing(pair.kotlin)
  if isPlumbing, !pair.evidence.contains(.lifecycle) {
    // What a library asks for, such as a description, both sides write by themselves; one difference in it is news.
    let isAskedFor = [swift, kotlin].contains { twin.mapping.plumbing.isSynthesized(canonicalName($0.name)) }
    if !isAskedFor || !twin.differsAtOnePlace(pair) { return true }
  }
  if swift.isIncomplete || kotlin.isIncomplete { return true }
  if PlatformHabits.isConditional(swift) || PlatformHabits.isConditional(kotlin) { return true }
  let loose: Set<Evidence> = [.onlyCandidates, .moved]
  return !loose.isDisjoint(with: pair.evidence)
}

/// What stands in a message for a value that a side does not have.
func orNone(_ text: String) -> String { text.isEmpty ? "no default" : text }
