internal import CodeModel
internal import SourceModel

/// What each file of a side declares, to tell whether two files of one name are about one thing.
struct FileContents {
  /// Canonical names of types, members, functions and extended types, by unit.
  private let names: [Set<String>]
  /// Names of types as spelt, by unit.
  private let types: [[String]]
  private let index: DeclarationIndex

  /// So many types of a file are looked at for names that are alike; what both have in common decides without that.
  private static let typeLimit = 50

  init(_ index: DeclarationIndex, plumbing: Plumbing) {
    var names = Array(repeating: Set<String>(), count: index.units.count)
    var types = Array(repeating: [String](), count: index.units.count)
    for entry in index.declarations where !entry.isShadowed && entry.declaration.kind != .initializer {
      if entry.declaration.isType { types[entry.unit].append(entry.declaration.name) }
      if !plumbing.isSynthesized(entry.key) { names[entry.unit].insert(entry.key) }
      if let receiver = entry.declaration.receiver {
        names[entry.unit].formUnion(
          typeName(receiver, in: index.units[entry.unit].tree).map { [canonicalName(lastPathComponent($0))] } ?? [])
      }
    }
    self.names = names
    self.types = types
    self.index = index
  }

  /// Whether a file declares something, and no type.
  func declaresNoType(_ unit: Int) -> Bool { types[unit].isEmpty && !names[unit].isEmpty }

  /// How much of what two files declare has the same name, 0…1.
  func similarity(_ unit: Int, _ other: FileContents, _ otherUnit: Int) -> Double {
    setSimilarity(names[unit], other.names[otherUnit])
  }

  /// Whether two files of one name may be twins: they declare something of the same name, types with similar names, or
  /// say much the same. Who declares nothing does not contradict.
  func mayMirror(_ unit: Int, _ other: FileContents, _ otherUnit: Int) -> Bool {
    if index.isShadowed(unit: unit) || other.index.isShadowed(unit: otherUnit) { return false }
    if names[unit].isEmpty || other.names[otherUnit].isEmpty { return true }
    if !names[unit].isDisjoint(with: other.names[otherUnit]) { return true }
    let others = other.types[otherUnit].prefix(Self.typeLimit)
    let isNamedAlike = types[unit].prefix(Self.typeLimit).contains { name in
      others.contains { nameSimilarity(name, $0) >= 0.4 }
    }
    return isNamedAlike || bag(unit).similarity(to: other.bag(otherUnit)) >= 0.35
  }

  private func bag(_ unit: Int) -> LabelBag {
    let roots = index.roots[unit].flatMap { nodes(of: $0) } + [index.units[unit].statements].compactMap { $0 }
    return LabelBag(index.units[unit].tree, roots)
  }

  private func nodes(of id: DeclarationID) -> [NodeID] {
    index.declaration(id).ownNodes + index[id].children.flatMap { nodes(of: $0) }
  }
}
