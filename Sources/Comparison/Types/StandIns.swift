internal import CodeModel
package import Pairing
internal import SourceModel

/// What one side of a mapping has in place of a type that it lacks: a tuple, the class that keeps an interface's promise,
/// functions.
package struct StandIns: Sendable {
  /// A tuple that faces a type in the signature of a member.
  private struct Tuple: Hashable {
    /// The side of the type.
    var side: Side
    var type: String
    var count: Int
  }

  private var tuples: Set<Tuple> = []
  /// Of the types that have a counterpart, what they inherit from or conform to.
  private var supertypes: PerSide<Set<String>> = PerSide()
  private let paired: Set<DeclarationID>
  /// Canonical names of type aliases at file level.
  private var aliases: PerSide<Set<String>> = PerSide()

  /// - Parameter paired: the members that have a counterpart.
  init(_ mapping: Mapping, paired: Set<DeclarationID>) {
    self.paired = paired
    for index in [mapping.swift, mapping.kotlin] {
      aliases[index.side] = Set(
        index.declarations.filter { $0.parent == nil && $0.declaration.kind == .typeAlias }.map(\.key))
    }
    for pair in mapping.members {
      noteTuples(facing: pair.swift, in: pair.kotlin, mapping)
      noteTuples(facing: pair.kotlin, in: pair.swift, mapping)
    }
    for id in mapping.types.flatMap({ [$0.swift, $0.kotlin] }) {
      supertypes[id.side].formUnion(mapping.index(id.side).supertypeKeys(of: mapping[id]))
    }
  }

  private mutating func noteTuples(facing member: DeclarationID, in other: DeclarationID, _ mapping: Mapping) {
    guard let type = mapping[member].declaration.type, let otherType = mapping[other].declaration.type else { return }
    let otherTree = mapping.index(other.side).unit(of: other).tree
    guard otherTree.kinds.contains(.tupleType) else { return }
    let counts = otherTree.preorder(otherType).filter { otherTree.kind($0) == .tupleType }.map(otherTree.childCount)
    guard !counts.isEmpty else { return }
    let tree = mapping.index(member.side).unit(of: member).tree
    for name in tree.preorder(type).map({ canonicalName(lastComponent(of: tree.label($0))) }) {
      for count in counts { tuples.insert(Tuple(side: member.side, type: name, count: count)) }
    }
  }

  /// Whether the other side has a tuple of as many values where both are written as the type of one member.
  package func isTuple(_ type: IndexedDeclaration, of count: Int) -> Bool {
    tuples.contains(Tuple(side: type.id.side, type: type.key, count: count))
  }

  /// Whether the other side has another name for one of its types, or for what it makes of several, that is the type's.
  package func isAlias(_ type: IndexedDeclaration) -> Bool {
    type.parent == nil && aliases[type.id.side.other].contains(type.key)
  }

  /// Whether a type that has a counterpart keeps the promise of an interface.
  package func isImplemented(_ interface: IndexedDeclaration) -> Bool {
    supertypes[interface.id.side].contains(interface.key)
  }

  /// How many members of a type have a counterpart.
  package func pairedMembers(of type: IndexedDeclaration) -> Int { type.children.count { paired.contains($0) } }
}
