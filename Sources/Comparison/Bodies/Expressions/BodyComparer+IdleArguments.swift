// finish(id)                    finish(id = id, onFailure = null)
// Vault.shared.region()         Vault.region(context)
//
// What one call alone is handed, and what says nothing: that there is nothing, and what the platform wants to be handed on.

internal import CodeModel
internal import SourceModel

extension BodyComparer {
  /// The arguments of two calls without those that say nothing, as many as the longer call has more of.
  mutating func withoutIdle(_ lefts: [NodeID], _ rights: [NodeID]) -> (lefts: [NodeID], rights: [NodeID]) {
    let surplus = lefts.count - rights.count
    if surplus == 0 { return (lefts, rights) }
    let side: Side = surplus > 0 ? .swift : .kotlin
    let (arguments, others) = surplus > 0 ? (lefts, rights) : (rights, lefts)
    let (text, otherTree) = (text(of: side), tree(of: side.other))
    let labels = Set(others.map { otherTree.soft($0) }).subtracting([""])
    let idle = arguments.filter { argument in
      text.tree.kind(argument) == .argument && !labels.contains(text.tree.soft(argument))
        && text.tree.children(argument).first.map { isIdle($0, text) } ?? false
    }
    let left = Set(idle.suffix(abs(surplus)))
    let size = left.reduce(0) { $0 + text.fingerprints.size($1) }
    let kept = arguments.filter { !left.contains($0) }
    tally.ignored[side] += size
    leftovers.excused[side] += left.sorted { $0.index < $1.index }
    return surplus > 0 ? (kept, rights) : (lefts, kept)
  }

  /// Whether a call hands over nothing else, where the other side only mentions what it calls.
  mutating func handsOnlyIdle(_ call: NodeID, _ isRight: Bool) -> Bool {
    let arguments = Array((isRight ? right.tree : left.tree).children(call).dropFirst())
    let told = isRight ? withoutIdle([], arguments) : withoutIdle(arguments, [])
    return told.lefts.isEmpty && told.rights.isEmpty
  }

  private func isIdle(_ value: NodeID, _ text: Text) -> Bool {
    let tree = text.tree
    switch tree.kind(value) {
    case .null: return true
    case .name, .member: return sharedNames.customary.contains(tree.label(value))
    default: return false
    }
  }
}
