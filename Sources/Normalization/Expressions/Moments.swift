// end.timeIntervalSince(now) <= 0     end <= now     end.time <= now.time          timeZone.identifier     timeZone.id
//
// Two moments are asked which comes first, or how much lies between them and whether that is more than nothing. The
// phrasebook has made a difference of milliseconds of the interval. What a zone goes by has a name in either language.
// Catalogue D267, D269.

internal import CodeModel

extension Pass {
  static let moments = Pass.nodes("moments", on: [.member, .binary]) { tree, node, _ in
    if tree.kind(node) == .member, tree.label(node) == "identifier", tree.isTimeZone(tree.child(node, 0)) {
      return tree.setLabel(node, "id")
    }
    guard tree.kind(node) == .binary, ["<", "<=", ">", ">="].contains(tree.label(node)) else { return }
    if let (first, second) = tree.countedMoments(node) { return tree.setChildren(node, [first, second]) }
    guard tree.kind(tree.child(node, 1)) == .integer, tree.label(tree.child(node, 1)) == "0"
    else { return }
    var difference = tree.child(node, 0)
    if tree.kind(difference) == .binary, tree.label(difference) == "/", tree.label(tree.child(difference, 1)) == "1000"
    {
      difference = tree.child(difference, 0)
    }
    guard tree.kind(difference) == .binary, tree.label(difference) == "-",
      let first = tree.moment(tree.child(difference, 0)), let second = tree.moment(tree.child(difference, 1))
    else { return }
    tree.setChildren(node, [first, second])
  }
}

extension Tree {
  /// Whether something is called a time zone.
  fileprivate func isTimeZone(_ node: NodeID) -> Bool {
    switch kind(node) {
    case .optionalChain, .force: isTimeZone(child(node, 0))
    case .name: label(node).lowercased().hasSuffix("zone")
    case .member: label(node).lowercased().hasSuffix("zone") || label(child(node, 0)) == "TimeZone"
    default: false
    }
  }

  /// The two moments of a comparison that counts both from the epoch in one unit: `end.time < now.time`.
  fileprivate mutating func countedMoments(_ comparison: NodeID) -> (NodeID, NodeID)? {
    let (first, second) = (child(comparison, 0), child(comparison, 1))
    guard label(first) == label(second), ["time", "epochSecond"].contains(label(first)) else { return nil }
    switch (kind(first), kind(second)) {
    case (.member, .member): return (child(first, 0), child(second, 0))
    // `this.time < Date().time` of a date itself, which has lost its `this`.
    case (.name, .member) where isNow(child(second, 0)) && marks(first).contains(.qualified):
      return (add(.self, marks: .synthesized, range: range(first)), child(second, 0))
    case (.member, .name) where isNow(child(first, 0)) && marks(second).contains(.qualified):
      return (child(first, 0), add(.self, marks: .synthesized, range: range(second)))
    default: return nil
    }
  }

  private func isNow(_ node: NodeID) -> Bool {
    kind(node) == .call && childCount(node) == 1 && calledName(node) == "Date"
  }

  /// The date of `date.time`.
  fileprivate func moment(_ node: NodeID) -> NodeID? {
    kind(node) == .member && label(node) == "time" ? child(node, 0) : nil
  }
}
