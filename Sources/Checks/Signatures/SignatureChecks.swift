internal import CodeModel
internal import Comparison
internal import FindingModel
internal import Pairing
internal import SourceModel

/// One signature difference with the member that shows it.
struct SignatureFinding {
  let difference: SignatureDifference
  let member: ComparedMember
  let confidence: Confidence

  /// - Parameter confidence: where several differences are told as one, how surely each of them is.
  init(_ difference: SignatureDifference, _ member: ComparedMember, confidence: Confidence) {
    self.difference = difference
    self.member = member
    self.confidence = confidence
  }

  init(_ difference: SignatureDifference, _ member: ComparedMember, in twin: ComparedTwin) {
    self.difference = difference
    self.member = member
    let loose: Set<Evidence> = [.lifecycle, .handedReceiver]
    let isLoose =
      difference.isWeak || !loose.isDisjoint(with: member.pair.evidence) || isDoubtful(member.pair, in: twin)
    confidence =
      isLoose || twin.isOfTests || isTold(difference, member, in: twin)
        || !twin.isAboutChange && SignatureDoubts(difference: difference, member: member, twin: twin).isDoubtful
      ? .low : .high
  }
}

/// Whether a difference follows from one that another finding tells, or is nobody's contract. What a change brought is
/// told wherever it stands.
private func isTold(_ difference: SignatureDifference, _ member: ComparedMember, in twin: ComparedTwin) -> Bool {
  let pair = member.pair
  if twin.isAboutChange { return false }
  // What a type only inherits is written for all that may inherit it, and takes and gives what suits them.
  if pair.evidence.contains(.inherited), difference.kind.isOfTypes { return true }
  switch difference.kind {
  case .missingParameter, .parameterType, .parameterNullability:
    // The type that a property gives is taken where the property is handed on.
    let isHandedOn = difference.kind == .parameterType && twin.kinship.faceEachOtherAsResults(difference)
    // Who sees it on the other side can call it with nothing there, which nobody does here.
    let isHidden =
      difference.kind == .parameterNullability ? twin.isPrivateOnOneSide(pair) : twin.isPrivateOnBothSides(pair)
    return isHandedOn || isHidden || isLeftOfOverloads(difference, member, in: twin)
      || twin.isHadElsewhere(difference, of: pair)
      || twin.kinship.isPromised(difference, of: pair, in: twin.mapping)
  case .type:
    return twin.isPrivateOnBothSides(pair) || isLeftOfOverloads(difference, member, in: twin)
      || twin.kinship.isPromised(difference, of: pair, in: twin.mapping)
  // What may be absent decides what is done, whoever sees it, and has to be heard once.
  case .nullability: return isToldOfBase(difference, of: pair, in: twin)
  // So does what a default is, and what waits.
  case .defaultValue, .async, .parameterOrder: return false
  }
}

/// Whether what both members implement or override differs in the same way, and that is told aloud there: of the
/// `var owner: Owner?` of a protocol beside the `val owner: Owner` of an interface, and not once more of each of the types
/// that have to have it. Where one type alone has, it may be what all callers meet.
private func isToldOfBase(_ difference: SignatureDifference, of pair: MemberPair, in twin: ComparedTwin) -> Bool {
  twin.kinship.bases(of: pair, in: twin.mapping).contains { base in
    twin.kinship.isImplementedTwice(base.pair)
      && base.signature.contains {
        $0.saysTheSame(as: difference) && SignatureFinding($0, base, in: twin).confidence == .high
      }
  }
}

/// Whether two overloads of different types were only left for each other, while a third one, which takes what is called
/// the same, has no counterpart: which is whose, nobody can tell.
private func isLeftOfOverloads(
  _ difference: SignatureDifference, _ member: ComparedMember, in twin: ComparedTwin
) -> Bool {
  let pair = member.pair
  guard [.type, .parameterType].contains(difference.kind), let owner = pair.owner,
    member.signature.contains(where: { $0.kind == .parameterType }),
    twin.mapping[pair.swift].declaration.kind == .function, twin.mapping[pair.kotlin].declaration.kind == .function
  else { return false }
  return Side.allCases.contains { side in
    let own = twin.mapping[pair[side]]
    return twin.kinship.loneMembers(named: own.key, on: side).contains { lone in
      let other = twin.mapping[lone.declaration].declaration
      return lone.owner == owner && other.kind == .function && !PlatformHabits.isPrivate(other)
        && other.parameters.map(\.key) == own.declaration.parameters.map(\.key)
    }
  }
}

/// Makes violations of every signature difference of the wanted kinds.
///
/// - Parameter values: what to say of one difference, and the declaration that leads.
func signatureViolations(
  _ check: String, _ kinds: Set<SignatureDifference.Kind>, in twin: ComparedTwin,
  values: (SignatureDifference, Declaration) -> [String: String]
) -> [Violation] {
  signatureFindings(kinds, in: twin).map { finding in
    signatureViolation(check, finding, in: twin, values: values(finding.difference, lead(of: finding, in: twin)))
  }
}

/// The same where two types face each other in many places: that is one decision, and told once.
///
/// - Parameters:
///   - subject: what to call the place of one difference.
///   - values: what to say of one difference of several that are alike, the leading declaration, and what goes for the
///     name of all.
func typeViolations(
  _ check: String, _ kinds: Set<SignatureDifference.Kind>, in twin: ComparedTwin,
  subject: (SignatureDifference, Declaration) -> String,
  values: (SignatureDifference, Crowd) -> [String: String]
) -> [Violation] {
  struct Group: Hashable {
    var texts: [String]
    var side: Side?
    var confidence: Confidence
  }
  var groups: [Group: [SignatureFinding]] = [:]
  var order: [Group] = []
  for finding in signatureFindings(kinds, in: twin) {
    let difference = finding.difference
    // In what may be absent the absence is what differs; elsewhere what may be absent is told apart from what may not.
    let texts =
      difference.presentSide == nil
      ? difference.decision + difference.absences.map(String.init) : [difference.swiftText, difference.kotlinText]
    let group = Group(texts: texts, side: difference.presentSide, confidence: finding.confidence)
    if groups[group] == nil { order.append(group) }
    groups[group, default: []].append(finding)
  }
  return order.flatMap { group -> [Violation] in
    let findings = groups[group] ?? []
    let names = findings.map { subject($0.difference, lead(of: $0, in: twin)) }
    guard findings.count >= Crowd.least, !twin.isAboutChange, let first = findings.first,
      let joined = SignatureDifference.joined(findings.map(\.difference))
    else {
      return zip(findings, names).map { finding, name in
        signatureViolation(check, finding, in: twin, values: values(finding.difference, Crowd(names: [name])))
      }
    }
    var violation = signatureViolation(check, first, in: twin, values: values(joined, Crowd(names: names)))
    // The same decision in one more place is no news; that it now may be absent is.
    let owner = first.member.pair.owner.map { twin.identityPath(twin.mapping.types[$0].swift) } ?? ""
    violation.identity =
      [check, "throughout", owner] + [joined.swiftText, joined.kotlinText].map { canonicalName($0) }
    return [violation]
  }
}

/// The places of one difference, for a message.
struct Crowd {
  /// So many places that differ in one way are one finding. Three of a kind still are three mistakes as often as not.
  static let least = 5

  let names: [String]

  var isMany: Bool { names.count >= Crowd.least }

  /// `` `a` ``, or `` `a`, `b` and 4 more ``.
  var text: String {
    guard isMany else { return "`\(names.first ?? "")`" }
    var seen: Set<String> = []
    let distinct = names.filter { seen.insert($0).inserted }
    if distinct.count == 1 { return "`\(distinct[0])` in \(names.count) places" }
    let shown = distinct.prefix(2).map { "`\($0)`" }.joined(separator: ", ")
    return distinct.count == 2 ? shown : "\(shown) and \(names.count - 2) more"
  }
}

private func signatureFindings(_ kinds: Set<SignatureDifference.Kind>, in twin: ComparedTwin) -> [SignatureFinding] {
  twin.members.flatMap { member in
    member.signature.compactMap { difference in
      guard kinds.contains(difference.kind) else { return nil }
      let doubts = SignatureDoubts(difference: difference, member: member, twin: twin)
      guard twin.isAboutChange || !doubts.isNone else { return nil }
      return SignatureFinding(doubts.inEffect, member, in: twin)
    }
  }
}

/// The side that has something comes first.
private func isKotlinFirst(_ difference: SignatureDifference) -> Bool {
  difference.presentSide == .kotlin && difference.kind == .missingParameter
}

private func lead(of finding: SignatureFinding, in twin: ComparedTwin) -> Declaration {
  let pair = finding.member.pair
  return twin.mapping[isKotlinFirst(finding.difference) ? pair.kotlin : pair.swift].declaration
}

/// Makes a violation of one signature difference.
func signatureViolation(
  _ check: String, _ finding: SignatureFinding, in twin: ComparedTwin, values: [String: String]
) -> Violation {
  let (difference, pair) = (finding.difference, finding.member.pair)
  let swift = twin.site(pair.swift, difference.swift)
  let kotlin = twin.site(pair.kotlin, difference.kotlin)
  let isKotlinFirst = isKotlinFirst(difference)
  var violation = Violation(
    check: check, values: values, confidence: finding.confidence,
    member: twin.memberName(isKotlinFirst ? pair.kotlin : pair.swift), primary: isKotlinFirst ? kotlin : swift,
    counterpart: isKotlinFirst ? swift : kotlin,
    identity: [
      check, twin.identityPath(pair.swift), twin.identityPath(pair.kotlin), canonicalName(difference.parameter),
      canonicalName(difference.swiftText), canonicalName(difference.kotlinText),
    ])
  // One word for another throughout is one decision, and so is it to give what may have failed.
  if !twin.isAboutChange, finding.confidence == .high {
    if let wrapper = wrapper(difference, of: pair, in: twin) {
      violation.crowd = twin.crowd(["wrapped"] + wrapper)
    } else if isBetweenOwnTypes(difference, in: twin) {
      violation.crowd = crowdOfRun(["types"] + difference.bareTexts)
    } else if difference.kind == .defaultValue {
      violation.crowd = crowdOfDefaults(difference, of: pair, in: twin)
      if let side = difference.presentSide, twin.mapping[pair.swift].declaration.kind == .property {
        violation.habit = twin.habitOfFolder(["defaults", side.rawValue])
      }
    } else if difference.kind == .parameterOrder, let moved = movedParameters(difference) {
      violation.crowd = crowdOfRun(["order"] + moved)
    } else if isLeftOutByDefault(difference, of: pair, in: twin) {
      violation.crowd = twin.crowd(["left out"])
    }
  }
  return violation
}

/// Whether a type of the code base's own is another of its own on the other side: that was decided once, for all places.
private func isBetweenOwnTypes(_ difference: SignatureDifference, in twin: ComparedTwin) -> Bool {
  guard [.type, .parameterType].contains(difference.kind) else { return false }
  return zip(Side.allCases, difference.bareTexts).allSatisfy { side, text in
    // `[Page]`, `List<Page>`
    let element = text.split { "[]<>".contains($0) }.last.map(String.init) ?? text
    return !twin.mapping.index(side).types(named: canonicalName(lastComponent(of: element))).isEmpty
  }
}

/// The parameters from the first to the last that stand in other places, in both orders: functions of one family take the
/// same, and were changed together.
private func movedParameters(_ difference: SignatureDifference) -> [String]? {
  var orders = [difference.swiftText, difference.kotlinText].map {
    $0.split(separator: ",").map { $0.filter { !$0.isWhitespace } }
  }
  guard orders[0].count == orders[1].count else { return nil }
  while let own = orders[0].last, own == orders[1].last { for index in orders.indices { orders[index].removeLast() } }
  while let own = orders[0].first, own == orders[1].first {
    for index in orders.indices { orders[index].removeFirst() }
  }
  return orders.map { $0.joined(separator: ",") }
}

/// Where two defaults differ in one way: of the fields of a type that has some on one side only, of a parameter that takes
/// nothing where the other side names a constant, in whatever function, or of functions of one name.
private func crowdOfDefaults(_ difference: SignatureDifference, of pair: MemberPair, in twin: ComparedTwin) -> String {
  let (swift, kotlin) = (twin.mapping[pair.swift].declaration, twin.mapping[pair.kotlin].declaration)
  if let side = difference.presentSide, swift.kind == .property, kotlin.kind == .property {
    return twin.crowd(["defaults", "\(pair.owner ?? -1)", side.rawValue])
  }
  let texts = [difference.swiftText, difference.kotlinText]
  let isNamed = texts.contains { $0.count > 1 && ($0.first == "." || $0.first?.isLetter ?? false) && $0.contains(".") }
  return isNamed && !Set(texts).isDisjoint(with: ["nil", "null"])
    ? crowdOfRun(["defaults", difference.parameter] + texts)
    : copies(of: swift.name, [difference.parameter] + texts)
}

/// Whether what may be nil in Swift has a default in Kotlin, as a file has it for all that may be left out:
/// `let icon: String?` beside `val icon: String = ""`.
private func isLeftOutByDefault(_ difference: SignatureDifference, of pair: MemberPair, in twin: ComparedTwin) -> Bool {
  guard difference.kind == .nullability, difference.presentSide == .swift else { return false }
  let (swift, kotlin) = (twin.mapping[pair.swift].declaration, twin.mapping[pair.kotlin].declaration)
  return swift.isStoredByEachValue && kotlin.isStoredByEachValue && kotlin.value != nil
}

/// The side of which a function gives the very type that the other side's gives, wrapped as what may have failed, and
/// the wrapper: Kotlin and `Result` of `fun count(): Result<Int>` beside `func count() -> Int`.
private func wrapper(_ difference: SignatureDifference, of pair: MemberPair, in twin: ComparedTwin) -> [String]? {
  guard difference.kind == .type, !twin.mapping[pair.swift].declaration.isStored,
    !twin.mapping[pair.kotlin].declaration.isStored
  else { return nil }
  func fingerprint(_ type: NodeID, _ side: Side) -> UInt64 {
    let id = pair[side]
    return twin.mapping.index(side).fingerprints[twin.mapping[id].unit].exact(type)
  }
  for side in Side.allCases {
    let (own, other) = (twin.mapping[pair[side]], twin.mapping[pair[side.other]])
    guard let wrapped = own.declaration.type, let bare = other.declaration.type else { continue }
    let tree = twin.mapping.index(side).unit(of: own.id).tree
    guard tree.kind(wrapped) == .typeName, ["result", "either"].contains(canonicalName(tree.label(wrapped))) else {
      continue
    }
    if tree.children(wrapped).contains(where: { fingerprint($0, side) == fingerprint(bare, side.other) }) {
      return [side.rawValue, tree.label(wrapped)]
    }
  }
  return nil
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
  let loose: Set<Evidence> = [.onlyCandidates, .moved, .factory]
  return !loose.isDisjoint(with: pair.evidence)
}

extension ComparedTwin {
  /// Whether what its members are called, take and give is between tests and their helpers. What a change brought is told all
  /// the same.
  var isOfTests: Bool { twin.isTest && !isAboutChange }

  /// Whether two members agree in all but one place. What describes a value for debugging is written to each side's taste;
  /// where it is not, it was written to be the same.
  fileprivate func differsAtOnePlace(_ pair: MemberPair) -> Bool {
    guard let member = members.first(where: { $0.pair == pair }) else { return false }
    return member.signature.count + (member.body.map { $0.divergences.count + $0.omitted } ?? 0) == 1
  }
}
