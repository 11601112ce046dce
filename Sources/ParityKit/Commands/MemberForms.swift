internal import CodeModel
internal import FindingModel
internal import Pairing
internal import SourceModel

/// What members and their counterparts say, in normal form.
struct MemberForms: Sendable {
  let mapping: Mapping

  /// Whether the member around a place, or its counterpart, has a subtree of this hash; `nil` where there is no
  /// counterpart.
  func isSaid(at place: Site, _ form: UInt64, byCounterpart: Bool) -> Bool? {
    guard let pair = pair(around: place) else { return nil }
    let side = byCounterpart ? place.side.other : place.side
    let entry = mapping[pair[side]]
    let speakers = mapping.index(side)
    let (tree, prints) = (speakers.units[entry.unit].tree, speakers.fingerprints[entry.unit])
    return entry.declaration.ownNodes.contains { root in tree.preorder(root).contains { prints.alpha($0) == form } }
  }

  /// The member around a place and its counterpart, whole; `nil` where there is no counterpart.
  func pairSites(around place: Site) -> (own: Site, other: Site)? {
    guard let pair = pair(around: place) else { return nil }
    func whole(_ id: DeclarationID) -> Site {
      let entry = mapping[id]
      let file = mapping.index(id.side).units[entry.unit].file
      return Site(side: id.side, path: file.path, range: entry.declaration.range)
    }
    let (swift, kotlin) = (whole(pair.swift), whole(pair.kotlin))
    return place.side == .swift ? (swift, kotlin) : (kotlin, swift)
  }

  private func pair(around place: Site) -> MemberPair? {
    let index = mapping.index(place.side)
    guard let unit = index.unit(at: place.path) else { return nil }
    func own(_ pair: MemberPair) -> IndexedDeclaration { index[pair[place.side]] }
    let around = mapping.members.filter { own($0).unit == unit && own($0).declaration.range.contains(place.range) }
    return around.min { own($0).declaration.range.count < own($1).declaration.range.count }
  }
}
