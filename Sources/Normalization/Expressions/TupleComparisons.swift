// (lhs.month, lhs.day) < (rhs.month, rhs.day)     lhs.month < rhs.month || lhs.month == rhs.month && lhs.day < rhs.day
// (x, y) == (0, 0)                                x == 0 && y == 0
//
// Swift compares tuples by the first elements that differ; Kotlin has to spell it out.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let tupleComparisons = Pass.nodes("comparisons of tuples", on: [.binary]) { tree, node, _ in
    guard tree.childCount(node) == 2 else { return }
    let operands = (tree.child(node, 0), tree.child(node, 1))
    guard tree.kind(operands.0) == .tuple, tree.kind(operands.1) == .tuple else { return }
    let pairs = Array(zip(tree.elements(of: operands.0), tree.elements(of: operands.1)))
    guard (2...4).contains(pairs.count), pairs.count == tree.childCount(operands.0),
      pairs.count == tree.childCount(operands.1)
    else { return }
    switch tree.label(node) {
    case "<", ">", "<=", ">=": tree.become(node, tree.lexicographic(tree.label(node), pairs[...], at: tree.range(node)))
    case "==": tree.become(node, tree.chain("&&", "==", pairs, at: tree.range(node)))
    case "!=": tree.become(node, tree.chain("||", "!=", pairs, at: tree.range(node)))
    default: break
    }
  }
}

extension Tree {
  fileprivate func elements(of tuple: NodeID) -> [NodeID] {
    children(tuple).map { kind($0) == .argument ? child($0, 0) : $0 }
  }

  /// `a < x || a == x && (b < y || …)`; what may be equal may be so in the last elements only.
  fileprivate mutating func lexicographic(
    _ comparison: String, _ pairs: ArraySlice<(NodeID, NodeID)>, at place: ByteRange
  ) -> NodeID {
    let (left, right) = pairs[pairs.startIndex]
    let rest = pairs.dropFirst()
    if rest.isEmpty { return compare(comparison, left, right, at: place) }
    let strict = compare(String(comparison.prefix(1)), left, right, at: place)
    let equal = compare("==", deepCopy(left), deepCopy(right), at: place)
    let otherwise = compare("&&", equal, lexicographic(comparison, rest, at: place), at: place)
    return compare("||", strict, otherwise, at: place)
  }

  fileprivate mutating func chain(
    _ join: String, _ comparison: String, _ pairs: [(NodeID, NodeID)], at place: ByteRange
  ) -> NodeID {
    var result = compare(comparison, pairs[0].0, pairs[0].1, at: place)
    for pair in pairs.dropFirst() {
      result = compare(join, result, compare(comparison, pair.0, pair.1, at: place), at: place)
    }
    return result
  }

  private mutating func compare(_ operation: String, _ left: NodeID, _ right: NodeID, at place: ByteRange) -> NodeID {
    add(.binary, operation, marks: .synthesized, range: place, [left, right])
  }
}
