internal import CodeModel
internal import Comparison
internal import Pairing
internal import SourceModel

/// What one side writes only to read and write its values: types inside types that repeat their fields, and properties
/// that are called like the keys of a format.
extension ComparedTwin {
  /// Whether a type repeats most of the properties of the type around it, to be read and written in its place.
  func isMirror(_ id: DeclarationID) -> Bool {
    let entry = mapping[id]
    guard entry.declaration.modifiers.contains(.coded), let parent = entry.parent else { return false }
    let index = mapping.index(id.side)
    let key = index[parent].key
    let around = index.types(named: key).map { index[$0].declaration } + index.extensions(of: key).map(\.declaration)
    let names = Set(around.flatMap { properties(of: $0) })
    let own = properties(of: entry.declaration)
    return own.count >= 3 && 5 * own.count { names.contains($0) } >= 4 * own.count
  }

  /// Whether a function takes or gives such a type of its own type.
  func handlesMirror(_ lone: LoneMember) -> Bool {
    let entry = mapping[lone.declaration]
    let index = mapping.index(lone.declaration.side)
    guard entry.declaration.kind == .function, let parent = entry.parent else { return false }
    let tree = index.unit(of: entry.id).tree
    let types = (entry.declaration.parameters.map(\.type) + [entry.declaration.type]).compactMap { $0 }
    return types.contains { type in
      guard tree.kind(type) == .typeName else { return false }
      return index.types(named: index.key(of: type, in: tree)).contains { candidate in
        index[candidate].parent.map { index[$0].key } == index[parent].key && isMirror(candidate)
      }
    }
  }

  /// Whether a stored property is called like a text in its counterpart's type: the key under which a format holds what
  /// the other side calls otherwise.
  ///
  /// - Parameter texts: those that stand in the members of a type.
  func isKnownAsKey(_ lone: LoneMember, _ texts: (DeclarationID) -> Set<String>) -> Bool {
    let declaration = mapping[lone.declaration].declaration
    guard declaration.kind == .property, declaration.body == nil, declaration.accessors.isEmpty, let owner = lone.owner
    else { return false }
    return texts(lone.declaration.side == .swift ? mapping.types[owner].kotlin : mapping.types[owner].swift)
      .contains(declaration.name)
  }

  /// Whether a constant holds the name, and is called so, under which its counterpart's type stores a property:
  /// `const val KEY_GATE = "gate"`, where Swift's `CodingKeys` or the property itself say so.
  func isNameOfStoredProperty(_ lone: LoneMember) -> Bool {
    let entry = mapping[lone.declaration]
    let declaration = entry.declaration
    let tree = mapping.index(lone.declaration.side).unit(of: entry.id).tree
    guard declaration.kind == .property, declaration.modifiers.contains(.static),
      !declaration.modifiers.contains(.mutable), let owner = lone.owner,
      let text = declaration.value.flatMap(tree.plainText),
      Set(words(of: text)).isSubset(of: words(of: declaration.name))
    else { return false }
    let other = mapping.types[owner][lone.declaration.side.other]
    let others = mapping.index(other.side).unit(of: other).tree
    return mapping[other].declaration.members.contains { member in
      member.kind == .property && !member.modifiers.contains(.static) && member.body == nil
        && (member.storedName.flatMap(others.plainText) ?? member.name) == text
    }
  }

  /// The texts that stand in the members of a type.
  func texts(in type: DeclarationID) -> Set<String> {
    let tree = mapping.index(type.side).unit(of: type).tree
    let range = mapping[type].declaration.range
    let all = mapping[type].declaration.members.flatMap { nodes(of: $0) }.flatMap { tree.preorder($0) }
    return Set(all.filter { tree.kind($0) == .text && range.contains(tree.range($0)) }.map { tree.label($0) })
  }

  private func nodes(of declaration: Declaration) -> [NodeID] {
    declaration.ownNodes + declaration.members.flatMap { nodes(of: $0) }
  }

  private func properties(of declaration: Declaration) -> [String] {
    declaration.members.filter { $0.kind == .property && !$0.modifiers.contains(.static) }.map(\.key)
      + declaration.parameters.filter { $0.property != nil }.map(\.key)
  }
}
