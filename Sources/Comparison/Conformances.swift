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
      let ancestors = (Self.ancestors(pair.swift, in: mapping), Self.ancestors(pair.kotlin, in: mapping))
      let promises = (Set(ancestors.0.compactMap { pairOf[$0] }), Set(ancestors.1.compactMap { pairOf[$0] }))
      let both = promises.0.intersection(promises.1).subtracting([number])
      if !both.isEmpty { common[number] = both.sorted() }
      for promise in promises.0.intersection(promises.1) { shared[promise, default: 0] += 1 }
      for (own, other) in [(ancestors.0, promises.1), (ancestors.1, promises.0)] {
        for ancestor in own {
          guard let promise = pairOf[ancestor], promise != number, !other.contains(promise) else { continue }
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

  /// No type that people write has so many; chains that are made to be long end here.
  private static let ancestorLimit = 100

  /// The declared types that a type conforms to or inherits from, those of its extensions included, in order of
  /// declaration.
  private static func ancestors(_ id: DeclarationID, in mapping: Mapping) -> [DeclarationID] {
    let index = mapping.index(id.side)
    var found: Set<DeclarationID> = []
    var waiting = [id]
    while let next = waiting.popLast(), found.count < ancestorLimit {
      for entry in [index[next]] + index.extensions(of: index[next].key) {
        for key in index.supertypeKeys(of: entry) {
          for type in index.types(named: key) where type != id && found.insert(type).inserted {
            waiting.append(type)
          }
        }
      }
    }
    return found.sorted()
  }
}
