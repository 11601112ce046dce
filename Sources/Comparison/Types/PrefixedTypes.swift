// func range() -> BucketRange?     fun range(): GBBucketRange?
//
// A side that has no name spaces puts a prefix before what it publishes.

internal import CodeModel
internal import Pairing
internal import SourceModel

/// The types and type aliases without counterpart of which one has the name of the other behind a prefix, as canonical
/// names; only those of which each is the only one for the other.
func prefixedTypes(of mapping: Mapping) -> [(swift: String, kotlin: String)] {
  let paired = Set(mapping.members.flatMap { [$0.swift, $0.kotlin] })
  func names(_ side: Side) -> [String: Declaration] {
    let types = mapping.loneTypes.filter { $0.side == side }.map { mapping[$0] }
    let aliases = mapping.index(side).declarations.filter {
      $0.declaration.kind == .typeAlias && $0.parent == nil && !paired.contains($0.id)
    }
    return Dictionary((types + aliases).map { ($0.key, $0.declaration) }) { first, _ in first }
  }
  let (swift, kotlin) = (names(.swift), names(.kotlin))
  let longer = (swift: matches(swift, in: kotlin), kotlin: matches(kotlin, in: swift))
  let pairs = longer.swift.map { (swift: $0, kotlin: $1) } + longer.kotlin.map { (swift: $1, kotlin: $0) }
  let (lefts, rights) = (Dictionary(grouping: pairs, by: \.swift), Dictionary(grouping: pairs, by: \.kotlin))
  return pairs.filter { lefts[$0.swift]?.count == 1 && rights[$0.kotlin]?.count == 1 }
}

/// Each name that is one of the others' behind a prefix in capitals, with that one.
private func matches(
  _ names: [String: Declaration], in others: [String: Declaration]
) -> [(String, String)] {
  names.compactMap { key, declaration in
    guard let name = PrefixedName(declaration.name), let other = others[name.rest],
      // What two aliases stand for is compared.
      ![declaration, other].allSatisfy({ $0.kind == .typeAlias })
    else { return nil }
    return (key, name.rest)
  }
}
