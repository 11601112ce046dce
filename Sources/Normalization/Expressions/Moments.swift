// end.timeIntervalSince(now) <= 0     end <= now          timeZone.identifier     timeZone.id
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
    guard tree.kind(node) == .binary, ["<", "<=", ">", ">="].contains(tree.label(node)),
      tree.kind(tree.child(node, 1)) == .integer, tree.label(tree.child(node, 1)) == "0"
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

  /// The date of `date.time`.
  fileprivate func moment(_ node: NodeID) -> NodeID? {
    kind(node) == .member && label(node) == "time" ? child(node, 0) : nil
  }
}
