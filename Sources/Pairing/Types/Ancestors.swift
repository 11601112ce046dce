package import CodeModel
internal import SourceModel

/// What a declaration promises, by the types that its supertypes name.
extension DeclarationIndex {
  /// No type that people write has so many supertypes; chains that are made to be long end here.
  static let ancestorLimit = 100

  /// The declared types that a type conforms to or inherits from, those of its extensions included, in order of
  /// declaration.
  package func ancestors(of id: DeclarationID) -> [DeclarationID] {
    var found: Set<DeclarationID> = []
    var waiting = [id]
    while let next = waiting.popLast(), found.count < Self.ancestorLimit {
      for entry in [self[next]] + extensions(ofType: next) {
        for supertype in entry.declaration.supertypes where found.count < Self.ancestorLimit {
          for type in types(meant: supertype.type, in: entry) where type != id && found.insert(type).inserted {
            waiting.append(type)
          }
        }
      }
    }
    return found.sorted()
  }

  /// The extensions of one type, where several types go by its name.
  package func extensions(ofType id: DeclarationID) -> [IndexedDeclaration] {
    let type = self[id]
    let rivals = types(named: type.key)
    guard rivals.count > 1 else { return extensions(of: type.key) }
    let isAnyFree = rivals.contains { self[$0].parent == nil }
    return extensions(of: type.key).filter { entry in
      let around = qualifier(of: entry.declaration.name)
      guard let parent = type.parent else { return around.map { types(named: $0).isEmpty } ?? true }
      guard let around else { return !isAnyFree }
      return self[parent].key == around
    }
  }

  /// The types that a name means where it stands: `Store.Factory` is the one in `Store`, a bare `Factory` the one next
  /// to it, or else the one that stands in no other type.
  package func types(meant reference: NodeID, in place: IndexedDeclaration) -> [DeclarationID] {
    let tree = units[place.unit].tree
    let candidates = types(named: key(of: reference, in: tree))
    guard candidates.count > 1 else { return candidates }
    let written = tree.soft(reference).isEmpty ? tree.label(reference) : tree.soft(reference)
    let free = candidates.filter { self[$0].parent == nil }
    if let around = qualifier(of: written) {
      let inside = candidates.filter { candidate in self[candidate].parent.map { self[$0].key == around } ?? false }
      if !inside.isEmpty { return inside }
      // Of a module or package, if it is no type.
      return types(named: around).isEmpty && !free.isEmpty ? free : candidates
    }
    var enclosing: DeclarationID? = place.id
    while let around = enclosing {
      let near = candidates.filter { $0 != place.id && self[$0].parent == around }
      if !near.isEmpty { return near }
      enclosing = self[around].parent
    }
    return free.isEmpty ? candidates : free
  }

  /// What stands before the last dot of a name, as a key: `A.B<C>` → `A`.
  private func qualifier(of name: String) -> String? {
    let bare = name.prefix { $0 != "<" && $0 != "?" && $0 != "!" }
    let parts = bare.split(separator: ".")
    return parts.count > 1 ? canonicalName(String(parts[parts.count - 2])) : nil
  }
}
