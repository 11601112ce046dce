internal import CodeModel
internal import SourceModel
internal import TypeInference

extension WrittenMember {
  /// Whether a local is used behind a place that changes what it stands for, or has been given to someone who may use
  /// it then.
  ///
  /// - Parameter copy: a use that does not count.
  func outlives(_ name: String, _ local: NodeID, _ change: NodeID, but copy: NodeID? = nil) -> Bool {
    let end = tree.range(change).upper
    let start = tree.range(local).upper
    // A loop comes to what stands above the change once more.
    let loop = ancestors(change).last { ancestor in
      [.for, .while, .doWhile].contains(tree.kind(ancestor)) && tree.range(ancestor).lower >= start
    }
    func isRepeated(_ place: ByteRange) -> Bool { loop.map { tree.range($0).contains(place) } ?? false }
    return uses(of: name).contains { use in
      let place = tree.range(use)
      guard place.lower >= start, !ancestors(use).contains(where: { $0 == copy }) else { return false }
      return place.lower >= end || isRepeated(place) || isHandedOn(use, madeAt: local)
    }
  }

  /// Whether the original of a copy is a local of its own that nobody looks at after the copy was changed.
  func isForgotten(_ original: [String]?, copiedAt copy: NodeID, by change: NodeID) -> Bool {
    guard let original, original.count == 1, let local = locals.first(where: { $0.name == original[0] }),
      environment.isMutableLocal(original[0], at: tree.range(change).lower) != nil,
      tree.origin(local.value) == nil
    else { return false }
    return !outlives(original[0], local.node, change, but: copy)
  }

  private func uses(of name: String) -> [NodeID] {
    nodes.filter { tree.kind($0) == .name && tree.label($0) == name }
  }

  /// Whether a use keeps the whole of what a local stands for: it is returned, stored, passed on, or stands in a
  /// closure.
  private func isHandedOn(_ use: NodeID, madeAt local: NodeID) -> Bool {
    let start = tree.range(local).lower
    if let closure = enclosing(use, [.lambda, .objectLiteral, .declaration]), tree.range(closure).lower > start {
      return true
    }
    guard let parent = parent(use) else { return true }
    switch tree.kind(parent) {
    case .argument, .return, .variable, .list, .map, .entry, .tuple, .block, .ternary, .if: return true
    case .assign: return tree.child(parent, 1) == use
    case .binary: return tree.label(parent) == "to" || tree.label(parent) == "?:"
    default: return false
    }
  }
}
