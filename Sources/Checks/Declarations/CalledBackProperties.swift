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

  /// Whether a function or property gives one value after another, and the other side's type has another that gives the
  /// same ones: `func changes() -> ChangeSequence<Seat>` beside `fun changesAsFlow(): Flow<Seat>`.
  func isStreamOfOtherName(_ lone: LoneMember) -> Bool {
    guard let owner = lone.owner, let streamed = streamed(lone) else { return false }
    return loneMembers.contains { other in
      other.owner == owner && other.declaration.side != lone.declaration.side && self.streamed(other) == streamed
    }
  }

  /// The type of the code's own of which a member gives one after another: texts and numbers may be anything.
  private func streamed(_ lone: LoneMember) -> String? {
    let (entry, index) = (mapping[lone.declaration], mapping.index(lone.declaration.side))
    let tree = index.unit(of: lone.declaration).tree
    guard [.function, .property].contains(entry.declaration.kind), let type = entry.declaration.type,
      tree.kind(type) == .typeName, let element = tree.children(type).last, tree.kind(element) == .typeName
    else { return nil }
    let names = [tree.label(type), tree.soft(type)].compactMap { words(of: $0).last }
    let isStream = tree.isStream(type) || !Set(names).isDisjoint(with: ["sequence", "stream"])
    return isStream && !index.types(meant: element, in: entry).isEmpty ? tree.structure(element) : nil
  }
}
