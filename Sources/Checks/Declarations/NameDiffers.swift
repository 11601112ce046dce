internal import CodeModel
internal import Comparison
internal import FindingModel
internal import Pairing
internal import SourceModel

extension Check {
  /// Which members have another name on the other side?
  static let nameDiffers = Check("name-differs") { twin in
    let renumbered = typesOfRenamedCases(in: twin)
    let saying = typesThatMembersSay(in: twin)
    var policies = NamingPolicies()
    return twin.members.compactMap { member in
      let pair = member.pair
      guard pair.evidence == [.renamed], !twin.renamings.contains(where: { $0.tells(of: pair, in: twin) }) else {
        return nil
      }
      let (swift, kotlin) = (twin.mapping[pair.swift].declaration, twin.mapping[pair.kotlin].declaration)
      if !twin.isAboutChange, isOneSpan(pair, in: twin) || isPrefixOfTypes(pair, in: twin) { return nil }
      let isHelper = isHidden(pair, in: twin) && !twin.agreement.isBeside(pair)
      // What both sides store or send under one name is found by that.
      let isKnownByStoredName = !twin.isAboutChange && policies.haveOneName(pair, in: twin)
      var violation = Violation(
        check: "name-differs",
        values: ["swift": swift.name, "kotlin": kotlin.name, "kind": kindName(swift, side: .swift)],
        confidence: isHelper || twin.isOfTests || isKnownByStoredName || isTrifle(pair, in: twin)
          || isToldOfBase(pair, in: twin) || twin.areImplementation(pair) ? .low : .high,
        member: twin.memberName(pair.swift),
        primary: twin.nameSite(pair.swift), counterpart: twin.nameSite(pair.kotlin),
        identity: ["name-differs", twin.identityPath(pair.swift), twin.identityPath(pair.kotlin)])
      // What stands for the same outside the app is nothing else by its name; how cases are called was decided once, and
      // so was a word before or behind all names of a type.
      if violation.confidence == .high, let owner = pair.owner,
        renumbered.contains(owner) && haveOneRawValue(pair, in: twin)
          || saying.contains(owner) && saysItsType(pair, in: twin)
      {
        violation.crowd = twin.crowd(["cases", twin.identityPath(twin.mapping.types[owner].swift)])
      }
      return violation
    }
  }
}

/// The types of which several members have the type's own name in theirs on one side only.
private func typesThatMembersSay(in twin: ComparedTwin) -> Set<Int> {
  if twin.isAboutChange { return [] }
  let renamed = twin.members.map(\.pair).filter { $0.evidence == [.renamed] && saysItsType($0, in: twin) }
  return Set(Dictionary(grouping: renamed.compactMap(\.owner)) { $0 }.filter { $0.value.count > 3 }.keys)
}

/// The enums of which most cases are called otherwise on the other side, where they stand for the same number or text.
private func typesOfRenamedCases(in twin: ComparedTwin) -> Set<Int> {
  if twin.isAboutChange { return [] }
  let cases = twin.members.map(\.pair).filter { twin.mapping[$0.swift].declaration.kind == .enumCase }
  let byOwner = Dictionary(grouping: cases.filter { $0.owner != nil }, by: { $0.owner ?? 0 })
  return Set(
    byOwner.filter { _, pairs in
      let renamed = pairs.count { $0.evidence == [.renamed] && haveOneRawValue($0, in: twin) }
      return renamed > 2 && 2 * renamed > pairs.count
    }.keys)
}

/// Whether two names are of no consequence, whoever sees them.
private func isTrifle(_ pair: MemberPair, in twin: ComparedTwin) -> Bool {
  isToldApartByResult(pair, in: twin) || isDoubtful(pair, in: twin) || isKeywordAvoided(pair, in: twin)
    || saysOnlyThatItFails(pair, in: twin) || isKnownByText(pair, in: twin) || beginsWithDigit(pair, in: twin)
    || isAllOfValue(pair, in: twin) || isCalledAsWritten(pair, in: twin)
}

/// Whether two properties are all that values of their types hold, and one is called so: `code.value` and `code.text`.
private func isAllOfValue(_ pair: MemberPair, in twin: ComparedTwin) -> Bool {
  let names = [pair.swift, pair.kotlin].map { twin.mapping[$0].key }
  guard names.contains(where: ["rawvalue", "value"].contains) else { return false }
  // The value that stands for a case.
  if names.allSatisfy(["rawvalue", "value", "code", "key"].contains), let owner = pair.owner {
    let types = twin.mapping.types[owner]
    if [types.swift, types.kotlin].allSatisfy({ twin.mapping[$0].declaration.kind == .enum }) { return true }
  }
  return [pair.swift, pair.kotlin].allSatisfy { id in
    guard let parent = twin.mapping[id].parent else { return false }
    let fields = twin.mapping[parent].declaration.members.filter(\.isStoredByEachValue)
    return fields.count == 1 && fields[0].nameRange == twin.mapping[id].declaration.nameRange
  }
}

/// Whether two cases stand for the same text outside the app, and nobody else sees their names or one only begins with more
/// words: `closed` and `SDK_CLOSED`.
private func isKnownByText(_ pair: MemberPair, in twin: ComparedTwin) -> Bool {
  let names = [twin.mapping[pair.swift].key, twin.mapping[pair.kotlin].key].sorted { $0.count < $1.count }
  guard !twin.isAboutChange, names[1].hasSuffix(names[0]) || !twin.isOffered(pair.swift),
    haveOneRawValue(pair, in: twin), let value = twin.mapping[pair.swift].declaration.value
  else { return false }
  return twin.mapping.swift.unit(of: pair.swift).tree.kind(value) == .string
}

/// Whether one of two names only says what its type is called, too: `Key.left` and `Key.KeyLeft`.
private func saysItsType(_ pair: MemberPair, in twin: ComparedTwin) -> Bool {
  guard let owner = pair.owner else { return false }
  let types = twin.mapping.types[owner]
  let names = (twin.mapping[pair.swift].key, twin.mapping[pair.kotlin].key)
  let own = (twin.mapping[types.swift].key, twin.mapping[types.kotlin].key)
  return [own.1 + names.0, names.0 + own.1].contains(names.1) || [own.0 + names.1, names.1 + own.0].contains(names.0)
}

/// Whether the name of one of two cases is the text that the other stands for: `case match = "REASON_MATCH"` beside
/// `REASON_MATCH`.
private func isCalledAsWritten(_ pair: MemberPair, in twin: ComparedTwin) -> Bool {
  guard !twin.isAboutChange else { return false }
  func text(_ id: DeclarationID) -> String? {
    let entry = twin.mapping[id]
    let tree = twin.mapping.index(id.side).units[entry.unit].tree
    return entry.declaration.kind == .enumCase ? entry.declaration.value.flatMap(tree.plainText) : nil
  }
  return text(pair.swift) == twin.mapping[pair.kotlin].declaration.name
    || text(pair.kotlin) == twin.mapping[pair.swift].declaration.name
}

/// Whether two cases are called by a number, before which each language wants something else:
/// `_720p`, `QUALITY_720P`.
private func beginsWithDigit(_ pair: MemberPair, in twin: ComparedTwin) -> Bool {
  let names = [twin.mapping[pair.swift].key, twin.mapping[pair.kotlin].key].sorted { $0.count < $1.count }
  return !twin.isAboutChange && twin.mapping[pair.swift].declaration.kind == .enumCase
    && names[0].first?.isNumber == true && names[1].hasSuffix(names[0])
}

/// Whether a case or a constant of an error says at its end that it is one, on one side only: `GateError.jammed` beside
/// `GateException.JAMMED_ERROR`. Of other types `loading` and `LOADING_ERROR` are two things.
private func saysOnlyThatItFails(_ pair: MemberPair, in twin: ComparedTwin) -> Bool {
  let endings: Set<String> = ["error", "exception"]
  let entries = [twin.mapping[pair.swift], twin.mapping[pair.kotlin]]
  let areOfError = entries.allSatisfy { entry in
    let (declaration, types) = (entry.declaration, entry.path.split(separator: ".").dropLast())
    let isConstant = declaration.modifiers.contains(.static) && !declaration.modifiers.contains(.mutable)
    return (declaration.kind == .enumCase || declaration.kind == .property && isConstant)
      && types.contains { !endings.isDisjoint(with: words(of: String($0))) }
  }
  let names = entries.map { words(of: $0.declaration.name) }.sorted { $0.count < $1.count }
  guard areOfError, !twin.isAboutChange, let ending = names[1].last else { return false }
  return endings.contains(ending) && names[0] == names[1].dropLast()
}

private func isHidden(_ pair: MemberPair, in twin: ComparedTwin) -> Bool {
  PlatformHabits.isPrivate(twin.mapping[pair.swift].declaration)
    || PlatformHabits.isPrivate(twin.mapping[pair.kotlin].declaration)
}

/// Whether what both members implement or override has these two names already, which is told there: who conforms to
/// `protocol Entry { var owner: Owner { get } }` has no choice.
private func isToldOfBase(_ pair: MemberPair, in twin: ComparedTwin) -> Bool {
  !twin.isAboutChange
    && twin.kinship.bases(of: pair, in: twin.mapping).contains { base in
      base.pair.evidence == [.renamed] && !isHidden(base.pair, in: twin) && !isOneSpan(base.pair, in: twin)
        && !isTrifle(base.pair, in: twin)
    }
}

/// Whether one of the names only says more of the unit, in which the other platform counts: `delay` and `delayMs`.
private func isOneSpan(_ pair: MemberPair, in twin: ComparedTwin) -> Bool {
  let trees = (twin.mapping.swift.unit(of: pair.swift).tree, twin.mapping.kotlin.unit(of: pair.kotlin).tree)
  return areOneSpanByName(twin.mapping[pair.swift].declaration, trees.0, twin.mapping[pair.kotlin].declaration, trees.1)
}

/// Whether a type alias only has the prefix that several types of its side have before the names of their counterparts:
/// `Tickets` and `GBTickets` beside `Ticket` and `GBTicket`, which nobody tells of the types.
private func isPrefixOfTypes(_ pair: MemberPair, in twin: ComparedTwin) -> Bool {
  func prefix(_ swift: Declaration, _ kotlin: Declaration) -> (side: Side, prefix: String)? {
    if let name = PrefixedName(swift.name), name.rest == kotlin.key { return (.swift, name.prefix) }
    if let name = PrefixedName(kotlin.name), name.rest == swift.key { return (.kotlin, name.prefix) }
    return nil
  }
  let (swift, kotlin) = (twin.mapping[pair.swift].declaration, twin.mapping[pair.kotlin].declaration)
  guard swift.kind == .typeAlias, kotlin.kind == .typeAlias, let own = prefix(swift, kotlin) else { return false }
  let alike = twin.mapping.types.lazy.filter { type in
    prefix(twin.mapping[type.swift].declaration, twin.mapping[type.kotlin].declaration).map { $0 == own } ?? false
  }
  return alike.prefix(2).count == 2
}

/// Whether a case of one raw value has a longer name on one side only because the name of the other is a word of a
/// language: `toggleSwitch = "switch"` and `SWITCH("switch")`.
private func isKeywordAvoided(_ pair: MemberPair, in twin: ComparedTwin) -> Bool {
  let names = [twin.mapping[pair.swift].declaration, twin.mapping[pair.kotlin].declaration].map { words(of: $0.name) }
  guard twin.mapping[pair.swift].declaration.kind == .enumCase, !twin.isAboutChange,
    let short = names.first(where: { $0.count == 1 })?.first, keywords.contains(short),
    let long = names.first(where: { $0.count > 1 }), long.first == short || long.last == short
  else { return false }
  return areOneText(pair, in: twin)
}

/// What no declaration of Swift, or of Kotlin, may be called without back-ticks.
private let keywords: Set<String> = [
  "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension",
  "fallthrough", "false", "for", "fun", "func", "guard", "if", "import", "in", "init", "inout", "interface", "internal",
  "is", "let", "nil", "null", "object", "operator", "package", "private", "protocol", "public", "repeat", "rethrows",
  "return", "self", "static", "struct", "subscript", "super", "switch", "this", "throw", "throws", "true", "try",
  "typealias", "typeof", "val", "var", "when", "where", "while",
]

/// Whether Swift has two functions of one name that take the same and give something else, for which Kotlin needs two
/// names.
private func isToldApartByResult(_ pair: MemberPair, in twin: ComparedTwin) -> Bool {
  let own = twin.mapping[pair.swift]
  guard let parent = own.parent else { return false }
  return twin.mapping[parent].children.contains { id in
    let other = twin.mapping[id]
    return id != own.id && other.key == own.key && other.declaration.kind == own.declaration.kind
      && other.declaration.parameters.map(\.key) == own.declaration.parameters.map(\.key)
  }
}
