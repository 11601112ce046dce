internal import CodeModel
internal import Comparison
internal import FindingModel
internal import Pairing
internal import SourceModel

extension Check {
  /// Which enum cases does one side lack?
  static let missingCase = Check("missing-case") { twin in
    let found = twin.loneMembers.compactMap { lone -> (lone: LoneMember, violation: Violation)? in
      guard twin.mapping[lone.declaration].declaration.kind == .enumCase else { return nil }
      return lackedCase(lone, in: twin).map { (lone, $0) }
    }
    return twin.isAboutChange ? found.map(\.violation) : crowded(found, in: twin)
  }
}

/// So many cases of one enum are one thing that a side lacks: the first speaks for all.
private let manyCases = 10

private func crowded(_ found: [(lone: LoneMember, violation: Violation)], in twin: ComparedTwin) -> [Violation] {
  struct Place: Hashable {
    var owner: Int
    var side: Side
  }
  func place(_ lone: LoneMember) -> Place? { lone.owner.map { Place(owner: $0, side: lone.declaration.side) } }
  let told = found.filter { $0.violation.confidence == .high }.map(\.lone)
  let crowds = Dictionary(grouping: told, by: place).filter { $0.value.count >= manyCases }
  return found.map { lone, violation in
    guard violation.confidence == .high, let place = place(lone), let crowd = crowds[place] else { return violation }
    var violation = violation
    let type = twin.mapping.types[place.owner][place.side]
    violation.crowd = twin.crowd([place.side.rawValue, "cases", twin.identityPath(type)])
    if crowd.first == lone {
      violation.values["more"] = ", nor for \(crowd.count - 1) others of `\(twin.mapping[type].declaration.name)`"
    }
    return violation
  }
}

extension ComparedTwin {
  /// Whether it is told aloud that the other side lacks a case.
  func isCaseToldMissing(_ lone: LoneMember) -> Bool { lackedCase(lone, in: self)?.confidence == .high }

  /// Whether a case stands for whatever its side does not know; what becomes of that is told where it is read.
  func isCatchAll(_ entry: IndexedDeclaration) -> Bool { mapping.lexicon[.others].contains(entry.key) }
}

private func lackedCase(_ lone: LoneMember, in twin: ComparedTwin) -> Violation? {
  missing(lone, in: twin, check: "missing-case") { isDoubtfulCase(lone, $0, in: twin) }
}

private func isDoubtfulCase(_ lone: LoneMember, _ entry: IndexedDeclaration, in twin: ComparedTwin) -> Bool {
  // What a private enum can be still decides what the code around it does.
  if !twin.isAboutChange,
    twin.isCatchAll(entry) || twin.haveNoCasesInCommon(lone.owner) || isLikelyRenamed(lone, entry, in: twin)
  {
    return true
  }
  if !twin.isAboutChange, standsForNothing(lone, entry, in: twin) { return true }
  if !twin.isAboutChange, twin.mapping.lexicon.saysPlatform(entry.declaration.name, of: entry.id.side) { return true }
  // `internal object` in a sealed class that is offered to all.
  if !twin.isAboutChange, [.internal, .private].contains(entry.declaration.visibility) { return true }
  return PlatformHabits.isConditional(entry.declaration) || isSplit(lone, entry, in: twin)
    || carriesNestedCases(lone, entry, in: twin)
}

/// Whether a case of Swift's stands for there being none, where Kotlin's code says so by a value that may be absent: `case none`
/// and `landing: LandingPage?`. Enums that Objective-C sees cannot be absent; Kotlin's can.
private func standsForNothing(_ lone: LoneMember, _ entry: IndexedDeclaration, in twin: ComparedTwin) -> Bool {
  let side = lone.declaration.side.other
  guard side == .kotlin, twin.mapping.lexicon[.nothing].contains(entry.key), entry.declaration.parameters.isEmpty,
    let owner = lone.owner
  else { return false }
  let (index, key) = (twin.mapping.index(side), twin.mapping[twin.mapping.types[owner][side]].key)
  return index.declarations.contains { declared in
    let tree = index.units[declared.unit].tree
    return ([declared.declaration.type] + declared.declaration.parameters.map(\.type)).contains { type in
      type.map { tree.kind($0) == .optionalType && index.key(of: tree.child($0, 0), in: tree) == key } ?? false
    }
  }
}

private let wordsOfAnyName: Set<String> = ["all", "and", "for", "from", "has", "not", "the", "with", "without"]

/// Whether the other side lacks a case that has a word in common with this one, which no case has that both sides have:
/// `authorizedWhenInUse` and `AUTHORIZED_FOREGROUND`. They are most likely one, unless what they carry tells them apart.
private func isLikelyRenamed(_ lone: LoneMember, _ entry: IndexedDeclaration, in twin: ComparedTwin) -> Bool {
  guard let owner = lone.owner else { return false }
  func telling(_ id: DeclarationID) -> Set<String> {
    Set(words(of: twin.mapping[id].declaration.name).filter { $0.count >= 3 }).subtracting(wordsOfAnyName)
  }
  let bySide = Dictionary(grouping: twin.kinship.loneCases(of: owner)) { $0.declaration.side }
  // Of many on either side which is whose is not for a word to tell.
  guard let others = bySide[lone.declaration.side.other], bySide.values.allSatisfy({ $0.count < manyCases }) else {
    return false
  }
  let keys = entry.declaration.parameters.map(\.key)
  let alike = others.filter { other in
    let otherKeys = twin.mapping[other.declaration].declaration.parameters.map(\.key)
    return keys.count == otherKeys.count && (keys.isEmpty || !Set(keys).isDisjoint(with: otherKeys))
  }
  let common = telling(lone.declaration).intersection(alike.flatMap { telling($0.declaration) })
  if common.isEmpty { return false }
  let shared = twin.members.filter { $0.pair.owner == owner }.flatMap { telling($0.pair.swift) }
  return !common.isSubset(of: shared)
}

/// Whether what one case carries is said by the names of several cases on the other side: `count(order)` beside
/// `CountAscending` and `CountDescending`.
private func isSplit(_ lone: LoneMember, _ entry: IndexedDeclaration, in twin: ComparedTwin) -> Bool {
  guard !twin.isAboutChange, let owner = lone.owner else { return false }
  let bySide = Dictionary(grouping: twin.kinship.loneCases(of: owner)) { $0.declaration.side }
  // Of many on either side which says what is not for words to tell.
  guard bySide.count == 2, bySide.values.allSatisfy({ $0.count < 2 * manyCases }) else { return false }
  let (own, others) = (bySide[entry.id.side] ?? [], bySide[entry.id.side.other] ?? [])
  func parts(of whole: Declaration, among cases: [LoneMember]) -> [LoneMember] {
    let name = words(of: whole.name)
    guard whole.parameters.count == 1 else { return [] }
    return cases.filter { part in
      let declaration = twin.mapping[part.declaration].declaration
      let words = words(of: declaration.name)
      return declaration.parameters.isEmpty && words.count > name.count && words.starts(with: name)
    }
  }
  if parts(of: entry.declaration, among: others).count > 1 { return true }
  return others.contains { whole in
    let found = parts(of: twin.mapping[whole.declaration].declaration, among: own)
    return found.count > 1 && found.contains(lone)
  }
}

/// Whether a case only carries a case of another enum, which on the other side stands below the enum itself:
/// `case page(action: PageAction)` and `sealed class PageAction : Action()`.
private func carriesNestedCases(_ lone: LoneMember, _ entry: IndexedDeclaration, in twin: ComparedTwin) -> Bool {
  guard !twin.isAboutChange, entry.declaration.parameters.count == 1, let type = entry.declaration.parameters[0].type,
    let owner = lone.owner
  else { return false }
  let index = twin.mapping.index(entry.id.side)
  let others = twin.mapping.index(entry.id.side.other)
  let counterpart = twin.mapping.types[owner][entry.id.side.other]
  return others.types(named: index.key(of: type, in: index.units[entry.unit].tree)).map { others[$0] }.contains {
    $0.parent == counterpart || others.supertypeKeys(of: $0).contains(others[counterpart].key)
  }
}
