// var rows: Rows? { innerRows }; let innerRows: Rows?     val rows: Rows?
//
// A property that only gives what another one of its type keeps is that one: whoever reads the one that the other side
// does not have reads what it has under the other name.

internal import CodeModel
internal import Pairing
internal import SourceModel

/// The names of properties without counterpart that a paired property of the same type only hands out.
struct KeptProperties {
  private struct Place: Hashable {
    var owner: Int
    var side: Side
    var key: String
  }

  private let mapping: Mapping
  private var kept: Set<Place> = []
  /// How many properties of a side go by a canonical name.
  private var counts: [Side: [String: Int]] = [:]

  init(_ mapping: Mapping) {
    self.mapping = mapping
    for lone in mapping.loneMembers {
      let entry = mapping[lone.declaration]
      guard let owner = lone.owner, isStored(entry.declaration) else { continue }
      kept.insert(Place(owner: owner, side: lone.declaration.side, key: entry.key))
    }
    guard !kept.isEmpty else { return }
    for entry in mapping.swift.declarations + mapping.kotlin.declarations where entry.declaration.kind == .property {
      counts[entry.id.side, default: [:]][entry.key, default: 0] += 1
    }
  }

  /// Names that mean the same as the counterpart of the property that hands them out.
  func aliases() -> [(swift: String, kotlin: String)] {
    guard !kept.isEmpty else { return [] }
    return mapping.members.flatMap { pair -> [(swift: String, kotlin: String)] in
      let keys = (mapping[pair.swift].key, mapping[pair.kotlin].key)
      guard let owner = pair.owner, mapping[pair.swift].declaration.kind == .property,
        mapping[pair.kotlin].declaration.kind == .property
      else { return [] }
      let stores = (store(of: pair.swift, owner), store(of: pair.kotlin, owner))
      return (stores.0.map { [(swift: $0, kotlin: keys.1)] } ?? [])
        + (stores.1.map { [(swift: keys.0, kotlin: $0)] } ?? [])
    }
  }

  private func isStored(_ declaration: Declaration) -> Bool {
    declaration.kind == .property && declaration.body == nil && declaration.accessors.isEmpty
      && declaration.modifiers.isDisjoint(with: [.static, .lazy])
  }

  /// The key of the property that this one gives and does nothing else.
  private func store(of id: DeclarationID, _ owner: Int) -> String? {
    let entry = mapping[id]
    let tree = mapping.index(id.side).units[entry.unit].tree
    guard entry.declaration.accessors.isEmpty, let result = entry.declaration.body.flatMap(tree.onlyResult)
    else { return nil }
    // The names hold for all code of a run: of several properties of one name the alias would be any.
    guard tree.kind(result) == .name, counts[id.side]?[tree.label(result)] == 1,
      counts[id.side.other]?[tree.label(result)] == nil,
      kept.contains(Place(owner: owner, side: id.side, key: tree.label(result)))
    else { return nil }
    return tree.label(result)
  }
}
