internal import CodeModel
internal import Comparison
internal import FindingModel
internal import Normalization
internal import Pairing
internal import SourceModel

/// One divergence with the member in which it was found.
struct BodyDivergence {
  var divergence: Divergence
  /// `nil` in the top-level statements of a script.
  var member: ComparedMember?
  var body: BodyComparison

  var pair: MemberPair? { member?.pair }
}

/// Every divergence that may be told by itself.
func bodyDivergences(in twin: ComparedTwin) -> [BodyDivergence] {
  var result: [BodyDivergence] = []
  for member in twin.members {
    guard let body = member.body else { continue }
    result += body.tellable.filter { !isTold($0, by: body.divergences) }
      .map { BodyDivergence(divergence: $0, member: member, body: body) }
  }
  if let script = twin.script {
    result += script.tellable.map { BodyDivergence(divergence: $0, member: nil, body: script) }
  }
  return result
}

/// `if a || b { return }` is two exits in the normal form and one statement to the reader, and so is `guard let`: when one
/// of the two is told, the other is no news.
private func isTold(_ divergence: Divergence, by others: [Divergence]) -> Bool {
  guard divergence.kind == .missingStatement, let side = divergence.presentSide else { return false }
  func range(_ divergence: Divergence) -> ByteRange { divergence.place(on: side).range }
  return others.contains { other in
    guard other.kind != .missingStatement else {
      return other != divergence && other.presentSide == side && range(other) != range(divergence)
        && range(other).contains(range(divergence))
    }
    return range(divergence).contains(range(other))
  }
}

/// The user's own code at the places of a divergence.
struct Quotes {
  var swift: String
  var kotlin: String
  /// The Swift statement that a moved one has passed.
  var passed: String
}

/// Every divergence that is this check's own.
func bodyDivergences(of check: String, in twin: ComparedTwin) -> [BodyDivergence] {
  bodyDivergences(in: twin).filter { checkName(of: $0, in: twin) == check && !isSpeltAlike($0, in: twin) }
}

/// Whether both places hold the same text, so that what differs is around them and told there. What a change brought
/// is news all the same.
private func isSpeltAlike(_ found: BodyDivergence, in twin: ComparedTwin) -> Bool {
  let divergence = found.divergence
  guard !twin.isAboutChange, !divergence.isOpposite,
    [.condition, .call, .expression, .statement].contains(divergence.kind)
  else { return false }
  let texts = (
    text(divergence.swift, .swift, found.pair, in: twin), text(divergence.kotlin, .kotlin, found.pair, in: twin)
  )
  return texts.0 == texts.1 || texts == ("default", "else")
}

/// Makes violations of every divergence that is this check's own.
func bodyViolations(
  _ check: String, in twin: ComparedTwin,
  values: (Divergence, Quotes) -> [String: String]
) -> [Violation] {
  crowded(bodyDivergences(of: check, in: twin).map { bodyViolation(check, $0, in: twin, values: values) }, in: twin)
}

/// What differs in the same words in three members of a twin or more was decided once, in one of them. Where code and not
/// a test differs, that is said of what several words ask for: a lone name or number may be right here and wrong there.
private func crowded(_ violations: [Violation], in twin: ComparedTwin) -> [Violation] {
  guard twin.isOfTests || !twin.isAboutChange && violations.contains(where: { $0.check == "condition-differs" }) else {
    return violations
  }
  func crowd(_ violation: Violation) -> String? {
    guard violation.confidence == .high, violation.crowd == nil, let swift = violation.values["swift"],
      let kotlin = violation.values["kotlin"], twin.isOfTests || max(swift.count, kotlin.count) > 24
    else { return nil }
    return twin.crowd([violation.check, twin.unit(.kotlin).file.path, swift, kotlin])
  }
  let sizes = violations.compactMap(crowd).reduce(into: [:]) { $0[$1, default: 0] += 1 }
  return violations.map { violation in
    var violation = violation
    if let crowd = crowd(violation), sizes[crowd, default: 0] >= 3 { violation.crowd = crowd }
    return violation
  }
}

/// Makes a violation of one divergence.
func bodyViolation(
  _ check: String, _ found: BodyDivergence, in twin: ComparedTwin, values: (Divergence, Quotes) -> [String: String]
) -> Violation {
  let divergence = found.divergence
  var texts = Quotes(
    swift: text(divergence.swift, .swift, found.pair, in: twin),
    kotlin: text(divergence.kotlin, .kotlin, found.pair, in: twin),
    passed: divergence.passed.map { file(.swift, found.pair, in: twin).text(in: $0) } ?? "")
  if divergence.isOpposite, texts.swift == texts.kotlin {
    texts.swift = wholeLine(divergence.swift, .swift, found.pair, in: twin)
    texts.kotlin = wholeLine(divergence.kotlin, .kotlin, found.pair, in: twin)
  } else if divergence.kind == .condition {
    let swift = condition(divergence.swift, .swift, found.pair, in: twin)
    let kotlin = condition(divergence.kotlin, .kotlin, found.pair, in: twin)
    texts.swift = swift?.text ?? texts.swift
    texts.kotlin = kotlin?.text ?? texts.kotlin
    // What a `guard` asks for is the opposite of what an `if` that leaves asks for.
    if swift?.keyword == "guard", kotlin?.keyword == "if" {
      let negation = isNegated(divergence.swift, .swift, found.pair, in: twin) ? "!" : ""
      (texts.swift, texts.kotlin) = ("guard " + negation + texts.swift, "if (" + texts.kotlin + ")")
    }
  }
  // In a text every character counts.
  if divergence.kind != .literal {
    texts = Quotes(swift: quoted(texts.swift), kotlin: quoted(texts.kotlin), passed: quoted(texts.passed))
  }
  let isKotlinFirst = divergence.presentSide == .kotlin
  let sites = (
    site(divergence.swift, .swift, found.pair, in: twin), site(divergence.kotlin, .kotlin, found.pair, in: twin)
  )
  let path = found.pair.map { [twin.identityPath($0.swift), twin.identityPath($0.kotlin)] } ?? ["script"]
  let words = values(divergence, texts)
  var violation = Violation(
    check: check, values: words, confidence: isDoubtful(found, in: twin) ? .low : .high,
    member: found.pair.map { twin.memberName(isKotlinFirst ? $0.kotlin : $0.swift) },
    primary: isKotlinFirst ? sites.1 : sites.0, counterpart: isKotlinFirst ? sites.0 : sites.1,
    identity: [check] + path + divergence.identity.map(hexadecimal))
  violation.isOfOtherForm = divergence.isOfOtherForm && found.body.divergences.count == 1
  guard violation.confidence == .high, !twin.isAboutChange, !twin.twin.isTest else { return violation }
  if !divergence.extraArgument.isEmpty {
    // What one side hands on in all calls was decided once, for all of its code.
    violation.crowd = crowdOfRun(["argument", divergence.extraArgument])
  } else if ![.literal, .condition].contains(divergence.kind), let pair = found.pair {
    violation.crowd = copies(
      of: displayName(twin.mapping[pair.swift].declaration), [check, texts.swift, texts.kotlin])
  }
  return violation
}

/// The one check that tells of a divergence.
private func checkName(of found: BodyDivergence, in twin: ComparedTwin) -> String {
  let divergence = found.divergence
  if Concurrency.concerns(divergence) { return "concurrency-differs" }
  switch divergence.kind {
  case .condition: return "condition-differs"
  case .literal: return isRawValue(found, in: twin) ? "raw-value-differs" : "literal-differs"
  case .call: return "call-differs"
  // Another name in the place of a value is told like another callee: something else is used.
  case .expression: return divergence.names.isEmpty ? "statement-differs" : "call-differs"
  case .statement: return "statement-differs"
  case .missingStatement: return "statement-missing"
  case .controlFlow: return "control-flow-differs"
  case .order: return "order-differs"
  case .wrapped: return "wrapped-on-one-side"
  case .errorHandling: return "error-handling-differs"
  }
}

private func isRawValue(_ found: BodyDivergence, in twin: ComparedTwin) -> Bool {
  found.pair.map { twin.mapping[$0.swift].declaration.kind == .enumCase } ?? false
}

/// Whether a divergence is most likely no news.
func isDoubtful(_ found: BodyDivergence, in twin: ComparedTwin) -> Bool {
  let divergence = found.divergence
  // The only thing that two members do not say alike, if it decides or is given, is news wherever they stand.
  let isOnlyOne =
    found.body.divergences.count == 1
    && ([.literal, .condition].contains(divergence.kind) || areTwoCasesOfOneEnum(found, in: twin))
  if twin.isHardlyAlike, !isOnlyOne { return true }
  // Test frameworks are set up in different ways; what is expected, and under which condition, is not.
  if twin.twin.isTest, ![.literal, .condition].contains(divergence.kind) { return true }
  if divergence.isWeak || twin.mapping.plumbing.isDiagnostic(divergence.mention) && !reports(found, in: twin) {
    return true
  }
  if isNoNews(found, in: twin) || isPartOfWhole(found, in: twin) || isResultOfAnotherType(found, in: twin) {
    return true
  }
  if !twin.isAboutChange, isGuess(found, in: twin) { return true }
  if areBothAlone(found, in: twin) || setsOwnAffair(found, in: twin) || isCaseForNothing(found, in: twin)
    || isOfLibraryType(found, in: twin)
  {
    return true
  }
  // One makes by an initializer what the other makes by a function, of the same things.
  if isOnlyOne, found.pair?.evidence == [.factory] { return false }
  return found.pair.map { isDoubtful($0, in: twin) } ?? false
}

/// Whether what one side lacks is said to somebody who keeps it, and not to developers: `logger.record(error)`; or is
/// nothing that is said at all: `logger.flush()`.
private func reports(_ found: BodyDivergence, in twin: ComparedTwin) -> Bool {
  guard let side = found.divergence.presentSide else { return false }
  let statement = text(found.divergence.place(on: side), side, found.pair, in: twin)
  let path = statement.prefix { $0 != "(" }.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
  guard statement.contains("("), path.count > 1, path[path.count - 2].first?.isUppercase == false,
    let name = path.last.map(String.init)
  else { return false }
  return Vocabulary.reports(name) || !Vocabulary.isSaid(name) && !statement.contains("\"") && !statement.contains("{")
}

/// Whether one side extends a library's type and the other has a class of its own around another library's: by which calls
/// the two do it is their libraries' matter.
private func isOfLibraryType(_ found: BodyDivergence, in twin: ComparedTwin) -> Bool {
  guard let pair = found.pair?.owner.map({ twin.mapping.types[$0] }) else { return false }
  return twin.mapping[pair.swift].declaration.isType != twin.mapping[pair.kotlin].declaration.isType
}

/// Whether a statement that one side lacks only sets a private property that it lacks, too. What comes of that is compared
/// where it is asked.
private func setsOwnAffair(_ found: BodyDivergence, in twin: ComparedTwin) -> Bool {
  guard found.divergence.kind == .missingStatement, !twin.isAboutChange, let side = found.divergence.presentSide else {
    return false
  }
  let statement = text(found.divergence.place(on: side), side, found.pair, in: twin)
  let sides = statement.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
  guard sides.count == 2, !sides[1].hasPrefix("=") else { return false }
  var name = sides[0].trimmingPrefix("self.").trimmingPrefix("this.")
  while name.last == " " { name.removeLast() }
  guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return false }
  return twin.loneMembers(named: canonicalName(String(name)), on: side).contains { lone in
    let declaration = twin.mapping[lone.declaration].declaration
    return declaration.kind == .property && PlatformHabits.isPrivate(declaration)
  }
}

/// Whether each side calls a function that the other side lacks, or uses such a property: that they are used is no news
/// beside that.
private func areBothAlone(_ found: BodyDivergence, in twin: ComparedTwin) -> Bool {
  let isUse = found.divergence.kind == .expression && !twin.isAboutChange
  guard found.divergence.kind == .call || isUse, found.divergence.names.count == 2 else { return false }
  let kinds: Set<Declaration.Kind> = isUse ? [.property] : [.function, .initializer]
  let owner = found.pair?.owner
  return zip(Side.allCases, found.divergence.names).allSatisfy { side, name in
    // An extension of the type may stand in a file of its own, and belong to another twin.
    !isUse && owner.map { twin.kinship.isLoneFunction(name, of: $0, on: side) } ?? false
      || twin.loneMembers(named: name, on: side).contains {
        kinds.contains(twin.mapping[$0.declaration].declaration.kind)
      }
  }
}

/// Whether a body differs in so many places that more are left out than told, and this is one of them that says little
/// by itself: a statement more or less. That the bodies differ is told, and to list the first few helps nobody.
private func isPartOfWhole(_ found: BodyDivergence, in twin: ComparedTwin) -> Bool {
  // What a change brought is news wherever it stands.
  guard found.body.omitted >= BodyComparison.limit, !twin.isAboutChange else { return false }
  return !found.divergence.kind.isTelling && found.divergence.names.isEmpty && !Concurrency.concerns(found.divergence)
}

/// Whether a divergence stands where a value of a type is made that the two sides declare to be different: that is told,
/// and how each makes its own follows.
private func isResultOfAnotherType(_ found: BodyDivergence, in twin: ComparedTwin) -> Bool {
  let kinds: Set<Divergence.Kind> = [.statement, .missingStatement, .call, .expression]
  guard let member = found.member, kinds.contains(found.divergence.kind), !twin.isAboutChange,
    member.signature.contains(where: { $0.kind == .type && !$0.isWeak })
  else { return false }
  func isGiven(_ place: Divergence.Place, _ id: DeclarationID) -> Bool {
    guard !place.isInsertionPoint, let body = twin.mapping[id].declaration.body else { return true }
    let tree = twin.mapping.index(id.side).unit(of: id).tree
    let last = tree.kind(body) == .block ? tree.lastChild(body) ?? body : body
    if tree.range(last).contains(place.range) { return true }
    return tree.holds(.return, around: place.range, under: body)
  }
  return Side.allCases.allSatisfy { isGiven(found.divergence.place(on: $0), member.pair[$0]) }
}

private func file(_ side: Side, _ pair: MemberPair?, in twin: ComparedTwin) -> SourceFile {
  pair.map { twin.file($0[side]) } ?? twin.unit(side).file
}

private func text(_ place: Divergence.Place, _ side: Side, _ pair: MemberPair?, in twin: ComparedTwin) -> String {
  place.isInsertionPoint || place.quote.isEmpty ? "nothing" : file(side, pair, in: twin).text(in: place.quote)
}

private func isNegated(_ place: Divergence.Place, _ side: Side, _ pair: MemberPair?, in twin: ComparedTwin) -> Bool {
  let lower = Int(place.quote.lower)
  return lower > 0 && file(side, pair, in: twin).bytes[lower - 1] == UInt8(ascii: "!")
}

/// The clauses of a condition as they are written, and the word of the statement that asks for them; `nil` where nothing
/// stands.
private func condition(
  _ place: Divergence.Place, _ side: Side, _ pair: MemberPair?, in twin: ComparedTwin
) -> (text: String, keyword: String?)? {
  if place.isInsertionPoint || place.quote.isEmpty { return nil }
  let file = file(side, pair, in: twin)
  return (wholeCondition(place.quote, in: file), conditionKeyword(before: place.quote.lower, in: file))
}

/// The whole line in which a place begins, where what it says shows only there.
func wholeLine(_ place: Divergence.Place, _ side: Side, _ pair: MemberPair?, in twin: ComparedTwin) -> String {
  let file = file(side, pair, in: twin)
  let lines = LineTable(bytes: file.bytes)
  let line = file.text(in: lines.range(ofLine: lines.position(of: place.range.lower).line)).drop { $0.isWhitespace }
  return String(line.reversed().drop { $0.isWhitespace }.reversed())
}

private func site(_ place: Divergence.Place, _ side: Side, _ pair: MemberPair?, in twin: ComparedTwin) -> Site {
  Site(side: side, path: file(side, pair, in: twin).path, range: place.range)
}

extension Tree {
  /// Whether a node of a kind stands around a place of the source, at or under a node.
  func holds(
    _ kind: NodeKind, around place: ByteRange, under root: NodeID, where fits: (NodeID) -> Bool = { _ in true }
  ) -> Bool {
    preorder(root).contains { self.kind($0) == kind && range($0).contains(place) && fits($0) }
  }

  /// The nearest node of a kind around a place of the source, at or under a node.
  func innermost(_ kind: NodeKind, around place: ByteRange, under root: NodeID) -> NodeID? {
    // Parents come first.
    preorder(root).last { self.kind($0) == kind && range($0).contains(place) }
  }
}
