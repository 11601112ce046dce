internal import CodeModel
package import Pairing
internal import SourceModel

/// Which types of the code base a type conforms to or inherits from, on one side only.
package struct Conformances: Sendable {
  /// One promise that a type makes on one side and not on the other.
  package struct Difference: Sendable, Hashable {
    /// The type that is promised, on the side that promises it.
    package var ancestor: DeclarationID
    /// Whether other pairs of types promise it on both sides, so that this one stands out.
    package var standsOut: Bool
  }

  private var byType: [Int: [Difference]] = [:]
  private var common: [Int: [Int]] = [:]

  /// What the two types of a pair, by its position in the mapping, do not both promise.
  package func differences(of pair: Int) -> [Difference] { byType[pair] ?? [] }

  /// The pairs of types, by position, that both types of a pair conform to or inherit from.
  func shared(by pair: Int) -> [Int] { common[pair] ?? [] }

  init(_ mapping: Mapping) {
    var pairOf: [DeclarationID: Int] = [:]
    for (number, pair) in mapping.types.enumerated() where !pair.isExtensionOnly {
      pairOf[pair.swift] = number
      pairOf[pair.kotlin] = number
    }
    // Ancestors are named by the pairs that they belong to: those without counterpart are no promise to compare.
    var lonely: [(type: Int, ancestor: DeclarationID, promise: Int)] = []
    var shared: [Int: Int] = [:]
    var missed: [Int: Int] = [:]
    for (number, pair) in mapping.types.enumerated() where !pair.isExtensionOnly {
      let ancestors = (mapping.swift.ancestors(of: pair.swift), mapping.kotlin.ancestors(of: pair.kotlin))
      let promises = (Set(ancestors.0.compactMap { pairOf[$0] }), Set(ancestors.1.compactMap { pairOf[$0] }))
      let both = promises.0.intersection(promises.1).subtracting([number])
      if !both.isEmpty { common[number] = both.sorted() }
      for promise in promises.0.intersection(promises.1) { shared[promise, default: 0] += 1 }
      for (own, other, facing) in [
        (ancestors.0, promises.1, pair.kotlin), (ancestors.1, promises.0, pair.swift),
      ] {
        let alone = own.filter { ancestor in
          pairOf[ancestor].map { $0 != number && !other.contains($0) } ?? false
        }
        if alone.isEmpty { continue }
        let kept = Set(Self.keptByObjects(in: facing, mapping).compactMap { pairOf[$0] })
        for ancestor in alone {
          guard let promise = pairOf[ancestor], !kept.contains(promise) else { continue }
          lonely.append((number, ancestor, promise))
          missed[promise, default: 0] += 1
        }
      }
    }
    for difference in lonely {
      let counts = (shared[difference.promise] ?? 0, missed[difference.promise] ?? 0)
      byType[difference.type, default: []].append(
        Difference(ancestor: difference.ancestor, standsOut: counts.0 >= counts.1))
    }
  }

  /// What the anonymous objects inside a type keep for it: a listener that is one is as good as a type that is.
  private static func keptByObjects(in id: DeclarationID, _ mapping: Mapping) -> [DeclarationID] {
    let index = mapping.index(id.side)
    let tree = index.unit(of: id).tree
    return index[id].children.flatMap { member -> [DeclarationID] in
      let nodes = MemberBody(index.declaration(member), in: tree).nodes.flatMap { tree.preorder($0) }
      return nodes.filter { tree.kind($0) == .objectLiteral }.flatMap { literal -> [DeclarationID] in
        let parts = tree.children(tree.child(literal, 0)).filter { tree.kind($0) == .typeName }
        let types = parts.flatMap { index.types(meant: $0, in: index[member]) }
        return types + types.flatMap { index.ancestors(of: $0) }
      }
    }
  }
}
