// memory.entry.deck            memory.settled.cards
// storage?.setFlag(x)          preferences().setValue(x)
//
// A path that differs in its last name and on the way there leads elsewhere: that is one difference.

internal import CodeModel
internal import SourceModel

extension BodyComparer {
  /// Compares the receivers of two members that have just been told to have different names.
  ///
  /// - Parameter whole: what the reader sees of both when their receivers differ, too.
  mutating func comparePaths(_ a: NodeID, _ b: NodeID, to whole: (swift: NodeID, kotlin: NodeID)) {
    let told = found.count - 1
    let (receiver, other) = (left.tree.child(a, 0), right.tree.child(b, 0))
    var findings = captured { $0.compare(receiver, other) }
    guard found.indices.contains(told), !found[told].divergence.isWeak, isPath(receiver, left.tree),
      isPath(other, right.tree)
    else {
      found += findings
      return
    }
    for index in findings.indices where findings[index].follows {
      findings[index].isFollower = true
      found[told].divergence.swift.quote = left.tree.range(whole.swift)
      found[told].divergence.kotlin.quote = right.tree.range(whole.kotlin)
    }
    found += findings
  }

  /// Whether a receiver only names what it leads to: nothing on the way is handed anything.
  private func isPath(_ node: NodeID, _ tree: Tree) -> Bool {
    switch tree.kind(node) {
    case .name, .implicitMember, .self: true
    case .member, .optionalChain, .force: tree.children(node).first.map { isPath($0, tree) } ?? false
    default: false
    }
  }
}

extension BodyComparer.Found {
  /// Whether it says no more than that something on a path has another name.
  fileprivate var follows: Bool {
    !isNested && !divergence.isWeak && (divergence.kind == .call || divergence.kind == .expression)
  }
}
