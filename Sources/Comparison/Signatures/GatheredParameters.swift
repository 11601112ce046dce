// func search(params: SearchParams)     fun search(author: String?, year: Int?)
// struct SearchParams { var author: String?; var year: Int? }
//
// What one side takes one by one the other may take as one value that holds all of it: no parameter is missing then.

internal import CodeModel
internal import Pairing
internal import SourceModel

/// What the values hold that parameters without counterpart take.
struct GatheredParameters: Sendable {
  private let mapping: Mapping
  /// By side and canonical name of a type: the canonical names of what each of its values keeps.
  private let fields: PerSide<[String: Set<String>]>

  init(_ mapping: Mapping) {
    self.mapping = mapping
    fields = PerSide.each { side in
      var known: [String: Set<String>] = [:]
      for entry in mapping.index(side).declarations where [.struct, .class].contains(entry.declaration.kind) {
        let kept = entry.declaration.members.filter { $0.kind == .property && $0.isStoredByEachValue }
        // Two types of one name tell nothing.
        known[entry.key] = known[entry.key] == nil ? Set(kept.map(\.key)) : []
      }
      return known
    }
  }

  /// The differences of a pair, of which those are weak that tell of a parameter that is part of the other side's.
  func settled(_ differences: [SignatureDifference], of pair: MemberPair) -> [SignatureDifference] {
    let missing = differences.indices.filter { differences[$0].kind == .missingParameter && !differences[$0].isWeak }
    guard missing.count >= 2 else { return differences }
    var differences = differences
    for side in Side.allCases {
      for number in missing where differences[number].presentSide == side {
        guard let held = fields(of: differences[number], on: side, pair), !held.isEmpty else { continue }
        var found: Set<String> = []
        for other in missing where differences[other].presentSide == side.other {
          guard let parts = parts(of: differences[other], on: side.other, pair, in: held) else { continue }
          found.formUnion(parts)
          differences[other].isWeak = true
        }
        if found == held { differences[number].isWeak = true }
      }
    }
    return differences
  }

  /// What of the fields of a value a parameter stands for: the one that it is called like, or all that its own value holds.
  private func parts(
    of difference: SignatureDifference, on side: Side, _ pair: MemberPair, in held: Set<String>
  ) -> Set<String>? {
    if let own = fields(of: difference, on: side, pair), !own.isEmpty { return own.isSubset(of: held) ? own : nil }
    let name = canonicalName(difference.parameter)
    // `operationDescription` is the `description` of the operation's details.
    let field =
      held.contains(name) ? name : held.filter { $0.count > 3 && name.hasSuffix($0) }.max { $0.count < $1.count }
    return field.map { [$0] }
  }

  private func fields(of difference: SignatureDifference, on side: Side, _ pair: MemberPair) -> Set<String>? {
    let entry = mapping[pair[side]]
    let (index, range) = (mapping.index(side), side == .swift ? difference.swift : difference.kotlin)
    guard let type = entry.declaration.parameters.first(where: { $0.range == range })?.type else { return nil }
    let tree = index.units[entry.unit].tree
    return fields[side][index.key(of: tree.unwrappedType(type), in: tree)]
  }
}
