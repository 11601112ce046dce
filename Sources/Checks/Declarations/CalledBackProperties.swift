// var onState: ((LobbyState) -> Void)?                     val state: StateFlow<LobbyState>
// private(set) var state: LobbyState { didSet { onState?(state) } }
//
// One side calls a closure that its owner has set, the other gives a stream to whoever looks.

internal import CodeModel
internal import Comparison
internal import Pairing
internal import SourceModel

extension ComparedTwin {
  /// Whether a property without counterpart keeps a closure to be called, where the other side's type gives streams.
  func callsBackForStream(_ lone: LoneMember) -> Bool {
    let entry = mapping[lone.declaration]
    guard entry.declaration.kind == .property, entry.declaration.modifiers.contains(.mutable), let owner = lone.owner,
      let type = entry.declaration.type
    else { return false }
    let tree = mapping.index(entry.id.side).unit(of: entry.id).tree
    guard tree.kind(type) == .optionalType, tree.kind(tree.unwrappedType(type)) == .functionType else { return false }
    let other = mapping[mapping.types[owner][entry.id.side.other]]
    let otherTree = mapping.index(other.id.side).unit(of: other.id).tree
    return other.declaration.members.contains { member in
      member.kind == .property && member.type.map(otherTree.isStream) ?? false
    }
  }
}
