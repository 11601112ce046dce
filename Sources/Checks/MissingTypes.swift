internal import CodeModel
internal import Comparison
internal import Pairing
internal import SourceModel

/// The types that one side lacks, and what goes with them: a feature that one side does not have is told once, of its
/// type, and not again of the property that holds it, the function that gives it and the error that it may end in.
struct MissingTypes {
  private struct Key: Hashable {
    var isSwift: Bool
    /// Canonical.
    var name: String
  }

  private var keys: Set<Key> = []
  /// The words of their names, of those that have two at least.
  private var phrases: [Bool: [[String]]] = [:]
  private var mapping: Mapping?

  init() {}

  init(_ twin: ComparedTwin) {
    mapping = twin.mapping
    for side in [Side.swift, .kotlin] {
      let prefix = MissingTypes.prefix(of: twin.mapping.index(side))
      for type in twin.typesToldMissing(side) {
        keys.insert(Key(isSwift: side == .swift, name: type.key))
        var parts = words(of: type.declaration.name)
        if parts.count > 2, parts.first == prefix { parts.removeFirst() }
        if parts.count > 1 { phrases[side == .swift, default: []].append(parts) }
      }
    }
  }

  /// The word with which a side begins the names of most of its types, as libraries do.
  private static func prefix(of index: DeclarationIndex) -> String? {
    let names = index.declarations.filter { $0.declaration.isType && $0.parent == nil }.map(\.declaration.name)
    let counts = Dictionary(grouping: names.compactMap { words(of: $0).first }, by: { $0 }).mapValues(\.count)
    return counts.filter { $0.value > 4 && 3 * $0.value > names.count }.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// Whether a member holds or gives a value of such a type, or is named after one.
  func explain(_ member: IndexedDeclaration) -> Bool {
    guard let mapping, !keys.isEmpty else { return false }
    let isSwift = member.id.side == .swift
    if let type = member.declaration.type {
      let index = mapping.index(member.id.side)
      let tree = index.unit(of: member.id).tree
      let isGiven = tree.preorder(type).contains { node in
        tree.kind(node) == .typeName && keys.contains(Key(isSwift: isSwift, name: index.key(of: node, in: tree)))
      }
      if isGiven { return true }
    }
    let own = words(of: member.declaration.name)
    return (phrases[isSwift] ?? []).contains { phrase in
      own.indices.contains { own[$0...].starts(with: phrase) }
    }
  }
}
