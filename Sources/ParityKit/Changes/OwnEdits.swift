internal import Changes
internal import Checks
internal import CodeModel
internal import Comparison
internal import FindingModel
internal import Pairing
internal import SourceModel

/// What one side made of its own code: its base compared with its head, as if the two were twins.
///
/// - Parameter head: the side as it is.
func ownEdits(_ side: Side, _ changes: SideChanges, head: [SourceUnit], _ setup: Setup, jobs: Int) -> SideEdits {
  let (former, changed) = (changes.formerPaths, changes.changedPaths)
  let old = changes.units.filter { former.contains($0.file.path) }
  let new = head.filter { changed.contains($0.file.path) }
  guard !old.isEmpty, !new.isEmpty else {
    // Where nothing was at all, there is no past from which one of the two went.
    return SideEdits(newcomers: changes.units.isEmpty ? [] : new.map { whole($0, side) }, formerPaths: former)
  }
  // One language has one way to call a thing: no convention between two applies.
  let renamed = changes.renamed.map { PairingConventions.PathPair(swift: $0.old, kotlin: $0.new) }
  let kept = former.intersection(changed).sorted().map { PairingConventions.PathPair(swift: $0, kotlin: $0) }
  let mapping = pair(
    swift: old, kotlin: new, conventions: PairingConventions(pairs: renamed + kept, listsWrittenInitializers: true),
    jobs: jobs)
  let comparison = TwinComparison(mapping, jobs: jobs)
  let differences = concurrentMap(Array(0..<comparison.count), jobs: jobs) { number in
    var twin = comparison.compared(number)
    twin.isAboutChange = true
    return Checks.violations(in: twin)
  }.flatMap { $0 }.filter { setup.isDivergence($0.check) }
  let texts = Texts(old: old, new: new)
  let renamedOnly = membersEqualButForLocals(mapping)
  let real = differences.filter { $0.check != "body-differs" || !renamedOnly.contains($0.primary) }
  return SideEdits(
    edits: real.map { Edit($0, side: side) { texts.text($0, isHead: $1) } }.filter { !$0.isOnlyInNames },
    newcomers: newcomers(mapping, side), annotated: annotated(mapping, side),
    rewritten: rewritten(mapping, side), formerPaths: former, successors: successors(mapping, side))
}

/// The files, types and members of head without a counterpart at base.
private func newcomers(_ mapping: Mapping, _ side: Side) -> [Site] {
  let declarations = mapping.loneMembers.map(\.declaration) + mapping.loneTypes
  let parts = declarations.filter { $0.side == .kotlin }.map { id in
    let entry = mapping[id]
    return Site(side: side, path: mapping.kotlin.units[entry.unit].file.path, range: entry.declaration.range)
  }
  return mapping.unpairedKotlin.map { whole(mapping.kotlin.units[$0], side) } + parts
}

/// The types and members of head that have other attributes or annotations than at base. Of a type that is what belongs to
/// its header: its members are judged by themselves.
private func annotated(_ mapping: Mapping, _ side: Side) -> [Site] {
  func written(_ id: DeclarationID) -> [String] {
    let (declaration, file) = (mapping[id].declaration, mapping.index(id.side).unit(of: id).file)
    return declaration.attributes.map { file.text(in: $0.range) }.sorted()
  }
  let pairs = mapping.types.map { ($0.swift, $0.kotlin) } + mapping.members.map { ($0.swift, $0.kotlin) }
  return pairs.filter { written($0) != written($1) }.map { _, new in
    let entry = mapping[new]
    let whole = entry.declaration.range
    let range = entry.declaration.isType ? ByteRange(Int(whole.lower), Int(entry.declaration.nameRange.upper)) : whole
    return Site(side: side, path: mapping.kotlin.units[entry.unit].file.path, range: range)
  }
}

/// The members of head whose bodies are others than at base.
private func rewritten(_ mapping: Mapping, _ side: Side) -> [Site] {
  func forms(_ id: DeclarationID) -> [UInt64] { bodyForms(id, mapping) { $0.exact($1) } }
  return mapping.members.filter { forms($0.swift) != forms($0.kotlin) }.map { pair in
    let entry = mapping[pair.kotlin]
    return Site(side: side, path: mapping.kotlin.units[entry.unit].file.path, range: entry.declaration.range)
  }
}

/// The hashes of what a declaration is made of.
private func bodyForms(
  _ id: DeclarationID, _ mapping: Mapping, _ hash: (Fingerprints, NodeID) -> UInt64
) -> [UInt64] {
  let entry = mapping[id]
  let prints = mapping.index(id.side).fingerprints[entry.unit]
  return entry.declaration.ownNodes.map { hash(prints, $0) }
}

/// The names of members whose bodies are equal when locals have no names. Two locals that were exchanged are so, too, but
/// make no other body.
private func membersEqualButForLocals(_ mapping: Mapping) -> Set<Site> {
  func forms(_ id: DeclarationID) -> [UInt64] { bodyForms(id, mapping) { $0.alpha($1) } }
  return Set(mapping.members.filter { forms($0.swift) == forms($0.kotlin) }.map { nameSite($0.swift, mapping) })
}

private func whole(_ unit: SourceUnit, _ side: Side) -> Site {
  Site(side: side, path: unit.file.path, range: ByteRange(0, unit.file.bytes.count))
}

private func successors(_ mapping: Mapping, _ side: Side) -> [Site: Site] {
  var result: [Site: Site] = [:]
  for (old, new) in mapping.types.map({ ($0.swift, $0.kotlin) }) + mapping.members.map({ ($0.swift, $0.kotlin) }) {
    var (former, current) = (nameSite(old, mapping), nameSite(new, mapping))
    (former.side, current.side) = (side, side)
    result[former] = current
  }
  return result
}

/// A declaration's name, where it stands.
func nameSite(_ id: DeclarationID, _ mapping: Mapping) -> Site {
  let entry = mapping[id]
  return Site(
    side: id.side, path: mapping.index(id.side).units[entry.unit].file.path, range: entry.declaration.nameRange)
}

/// The texts of two states of some files.
private struct Texts {
  private let old: [String: SourceFile]
  private let new: [String: SourceFile]

  init(old: [SourceUnit], new: [SourceUnit]) {
    self.old = Dictionary(old.map { ($0.file.path, $0.file) }, uniquingKeysWith: { first, _ in first })
    self.new = Dictionary(new.map { ($0.file.path, $0.file) }, uniquingKeysWith: { first, _ in first })
  }

  func text(_ site: Site, isHead: Bool) -> String { (isHead ? new : old)[site.path]?.text(in: site.range) ?? "" }
}
