// var level: Level { get }                     var level: Level
// func setLevel(_ level: Level)
//
// A property that is read as such and set by a function of its name can be set.

internal import CodeModel
internal import Comparison
internal import Pairing
internal import SourceModel

extension ComparedTwin {
  /// Whether the type of a property that cannot be assigned to has a function that sets it.
  func isSetByFunction(_ property: IndexedDeclaration) -> Bool {
    guard let parent = property.parent else { return false }
    let index = mapping.index(property.id.side)
    return ([index[parent]] + index.extensions(of: index[parent].key)).contains { part in
      part.children.contains { sets(mapping[$0].declaration, property.declaration) }
    }
  }

  /// Whether a function without counterpart sets a property whose counterpart is assigned to.
  func setsProperty(_ lone: LoneMember) -> Bool {
    let function = mapping[lone.declaration].declaration
    guard let owner = lone.owner, function.kind == .function, function.name.hasPrefix("set") else { return false }
    let side = lone.declaration.side
    return members.contains { member in
      member.pair.owner == owner
        && sets(function, mapping[member.pair[side]].declaration)
        && mapping[member.pair[side.other]].declaration.modifiers.contains(.mutable)
    }
  }

  private func sets(_ function: Declaration, _ property: Declaration) -> Bool {
    property.kind == .property && function.kind == .function && function.parameters.count == 1
      && isCalled(Array(words(of: function.name).dropFirst()), property)
      && !PlatformHabits.isPrivate(function)
  }

  /// Whether a property goes by these words; where nobody else may set it, the last of its words are enough: `setLimit(_:)`
  /// for `pageLimit { get }`.
  private func isCalled(_ words: [String], _ property: Declaration) -> Bool {
    let own = CodeModel.words(of: property.name)
    return own == words
      || !words.isEmpty && !property.modifiers.contains(.mutable) && own.suffix(words.count) == words[...]
  }
}
