internal import CodeModel
internal import FindingModel
internal import Pairing
internal import SourceModel

/// The declarations of changed files, whole, and those files themselves, that have no counterpart.
func loneSites(_ mapping: Mapping, in paths: [Side: Set<String>]) -> [Site] {
  Side.allCases.flatMap { side -> [Site] in
    let index = mapping.index(side)
    let changed = changedUnits(index, paths)
    let listed = Set((mapping.loneMembers.map(\.declaration) + mapping.loneTypes).filter { $0.side == side })
    let linked = linkedDeclarations(mapping, side)
    let parts = index.declarations.filter { entry in
      guard changed.contains(entry.unit), !entry.isShadowed else { return false }
      return listed.contains(entry.id) || isWritten(entry) && !isContainer(entry) && !isInside(entry, linked, index)
    }
    let unpaired = side == .swift ? mapping.unpairedSwift : mapping.unpairedKotlin
    return parts.map { wholeSite($0, index) }
      + unpaired.filter(changed.contains).map { number in
        let file = index.units[number].file
        return Site(side: side, path: file.path, range: ByteRange(0, file.bytes.count))
      }
  }
}

/// For each member of a changed file that fulfils or overrides another of its own side, the one that it goes back to; for
/// that one, itself.
func inheritedSites(_ mapping: Mapping, in paths: [Side: Set<String>]) -> [Site: Site] {
  var result: [Site: Site] = [:]
  for side in Side.allCases {
    let index = mapping.index(side)
    let changed = changedUnits(index, paths)
    for entry in index.declarations where changed.contains(entry.unit) && isOverridable(entry) {
      guard let origin = origin(of: entry, index) else { continue }
      let root = wholeSite(origin, index)
      result[wholeSite(entry, index)] = root
      result[root] = root
    }
  }
  return result
}

// MARK: Parts

private func changedUnits(_ index: DeclarationIndex, _ paths: [Side: Set<String>]) -> Set<Int> {
  Set(index.units.indices.filter { paths[index.side]?.contains(index.units[$0].file.path) ?? false })
}

private func wholeSite(_ entry: IndexedDeclaration, _ index: DeclarationIndex) -> Site {
  Site(side: index.side, path: index.units[entry.unit].file.path, range: entry.declaration.range)
}

private func linkedDeclarations(_ mapping: Mapping, _ side: Side) -> Set<DeclarationID> {
  let pairs =
    mapping.types.map { ($0.swift, $0.kotlin) } + mapping.members.map { ($0.swift, $0.kotlin) }
    + mapping.views.map { ($0.swift, $0.kotlin) }
  return Set(pairs.map { side == .swift ? $0.0 : $0.1 })
}

/// What the compiler makes of a type stands where the type does.
private func isWritten(_ entry: IndexedDeclaration) -> Bool {
  !entry.declaration.modifiers.contains(.memberwise) && !entry.declaration.nameRange.isEmpty
}

private func isContainer(_ entry: IndexedDeclaration) -> Bool {
  entry.declaration.isType || entry.declaration.kind == .extension
}

/// Whether it, or something around it, has a counterpart.
private func isInside(_ entry: IndexedDeclaration, _ linked: Set<DeclarationID>, _ index: DeclarationIndex) -> Bool {
  var next: DeclarationID? = entry.id
  while let id = next {
    if linked.contains(id) { return true }
    next = index[id].parent
  }
  return false
}

private func isOverridable(_ entry: IndexedDeclaration) -> Bool {
  [.function, .property, .subscript].contains(entry.declaration.kind) && entry.parent != nil
    && !entry.declaration.modifiers.contains(.static)
}

/// The first member on the way up that no supertype declares; `nil` when none is inherited.
private func origin(of entry: IndexedDeclaration, _ index: DeclarationIndex) -> IndexedDeclaration? {
  var current: IndexedDeclaration?
  var key = entry.parent.map { index[$0].key }
  var seen: Set<String> = []
  while let type = key, seen.insert(type).inserted {
    let ancestors = supertypes(of: type, index)
    let above = ancestors.lazy.compactMap { name -> (String, IndexedDeclaration)? in
      member(like: entry, of: name, index).map { (name, $0) }
    }.first
    guard let above else { break }
    current = above.1
    key = above.0
  }
  return current
}

private func supertypes(of key: String, _ index: DeclarationIndex) -> [String] {
  (index.types(named: key).map { index[$0] } + index.extensions(of: key)).flatMap { index.supertypeKeys(of: $0) }
}

private func member(like entry: IndexedDeclaration, of key: String, _ index: DeclarationIndex) -> IndexedDeclaration? {
  index.types(named: key).lazy.flatMap { index[$0].children }.map { index[$0] }.first { other in
    other.key == entry.key && other.declaration.kind == entry.declaration.kind
      && other.declaration.parameters.count == entry.declaration.parameters.count
  }
}
