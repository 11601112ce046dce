internal import SourceModel

/// A tree as lists of small numbers, one for each thing that nodes know: the form in which it can be kept and had back
/// many times faster than by parsing.
package struct TreeColumns: Sendable {
  package var kinds: [UInt32] = []
  package var marks: [UInt32] = []
  /// Positions in `texts`.
  package var labels: [UInt32] = []
  package var softs: [UInt32] = []
  /// Where a node's range begins, counted from the node before; and how long it is.
  package var starts: [UInt32] = []
  package var lengths: [UInt32] = []
  package var childCounts: [UInt32] = []
  /// Of all nodes, one after the other: how far the child's number is from the node's own.
  package var children: [UInt32] = []
  package var texts: [String] = [""]
  /// By the numbers of nodes.
  package var nears: [(node: UInt32, marks: [NearMark])] = []

  package init() {}

  package init(_ tree: Tree) {
    texts = tree.texts
    var start: UInt32 = 0
    for (index, node) in tree.nodes.enumerated() {
      kinds.append(UInt32(node.kind.rawValue))
      marks.append(UInt32(node.marks.rawValue))
      labels.append(node.label)
      softs.append(node.soft)
      starts.append(folded(node.range.lower &- start))
      start = node.range.lower
      lengths.append(node.range.upper &- node.range.lower)
      childCounts.append(node.edgeCount)
      for child in tree.children(NodeID(index)) { children.append(folded(UInt32(index) &- child.index)) }
    }
    nears = tree.nears.all
  }
}

extension Tree {
  /// - Returns: `nil` when the lists do not make a tree.
  package init?(_ columns: TreeColumns) {
    let count = columns.kinds.count
    let others = [
      columns.marks, columns.labels, columns.softs, columns.starts, columns.lengths, columns.childCounts,
    ]
    guard others.allSatisfy({ $0.count == count }), count <= 1 << 22, columns.texts.first == "" else { return nil }
    var nodes: [Node] = []
    var edges: [NodeID] = []
    nodes.reserveCapacity(count)
    edges.reserveCapacity(columns.children.count)
    var start: UInt32 = 0
    for index in 0..<count {
      guard let kind = NodeKind(rawValue: UInt8(truncatingIfNeeded: columns.kinds[index])),
        columns.labels[index] < columns.texts.count, columns.softs[index] < columns.texts.count,
        Int(columns.childCounts[index]) <= columns.children.count - edges.count
      else { return nil }
      start = start &+ unfolded(columns.starts[index])
      let first = edges.count
      for offset in first..<first + Int(columns.childCounts[index]) {
        let child = UInt32(index) &- unfolded(columns.children[offset])
        guard child < count, child != index else { return nil }
        edges.append(NodeID(Int(child)))
      }
      var range = ByteRange(0, 0)
      range.lower = start
      range.upper = start &+ columns.lengths[index]
      nodes.append(
        Node(
          kind: kind, marks: NodeMarks(rawValue: UInt16(truncatingIfNeeded: columns.marks[index])),
          label: columns.labels[index], soft: columns.softs[index], firstEdge: UInt32(first),
          edgeCount: columns.childCounts[index], range: range))
    }
    var nears = NearMarks()
    for (node, marks) in columns.nears {
      guard node < count else { return nil }
      nears.add(marks, to: NodeID(Int(node)))
    }
    self.init(nodes: nodes, edges: edges, texts: columns.texts, nears: nears)
  }
}

/// A difference of either sign as a small number.
private func folded(_ difference: UInt32) -> UInt32 {
  let signed = Int32(bitPattern: difference)
  return UInt32(bitPattern: (signed << 1) ^ (signed >> 31))
}

private func unfolded(_ number: UInt32) -> UInt32 { (number >> 1) ^ (0 &- (number & 1)) }
