internal import CodeModel
internal import FindingModel
internal import Pairing
internal import SourceModel

/// What the counterparts of members say, in normal form.
struct MemberForms {
  let mapping: Mapping

  /// Whether the counterpart of the member around a place has a subtree of this hash; `nil` where there is no counterpart.
  func isSaidByCounterpart(_ place: Site, _ form: UInt64) -> Bool? {
    let index = mapping.index(place.side)
    let around = mapping.members.filter { pair in
      let entry = index[place.side == .swift ? pair.swift : pair.kotlin]
      return index.units[entry.unit].file.path == place.path && entry.declaration.range.contains(place.range)
    }
    func size(_ pair: MemberPair) -> Int {
      index[place.side == .swift ? pair.swift : pair.kotlin].declaration.range.count
    }
    guard let pair = around.min(by: { size($0) < size($1) }) else { return nil }
    let entry = mapping[place.side == .swift ? pair.kotlin : pair.swift]
    let others = mapping.index(place.side.other)
    let (tree, prints) = (others.units[entry.unit].tree, others.fingerprints[entry.unit])
    return entry.declaration.ownNodes.contains { root in tree.preorder(root).contains { prints.alpha($0) == form } }
  }
}
