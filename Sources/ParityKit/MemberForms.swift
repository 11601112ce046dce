internal import CodeModel
internal import FindingModel
internal import Pairing
internal import SourceModel

/// What members and their counterparts say, in normal form.
struct MemberForms {
  let mapping: Mapping

  /// Whether the member around a place, or its counterpart, has a subtree of this hash; `nil` where there is no
  /// counterpart.
  func isSaid(at place: Site, _ form: UInt64, byCounterpart: Bool) -> Bool? {
    let index = mapping.index(place.side)
    guard let unit = index.unit(at: place.path) else { return nil }
    let around = mapping.members.filter { pair in
      let id = place.side == .swift ? pair.swift : pair.kotlin
      return index[id].unit == unit && index[id].declaration.range.contains(place.range)
    }
    func size(_ pair: MemberPair) -> Int {
      index[place.side == .swift ? pair.swift : pair.kotlin].declaration.range.count
    }
    guard let pair = around.min(by: { size($0) < size($1) }) else { return nil }
    let side = byCounterpart ? place.side.other : place.side
    let entry = mapping[side == .swift ? pair.swift : pair.kotlin]
    let speakers = mapping.index(side)
    let (tree, prints) = (speakers.units[entry.unit].tree, speakers.fingerprints[entry.unit])
    return entry.declaration.ownNodes.contains { root in tree.preorder(root).contains { prints.alpha($0) == form } }
  }
}
