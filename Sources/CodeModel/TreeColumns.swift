internal import SourceModel

/// A tree as lists of small numbers, one for each thing that nodes know: the form in which it can be kept and had back
/// many times faster than by parsing. Nodes that no root reaches are left out, yet all others keep their numbers.
package struct TreeColumns: Sendable {
  /// Of all nodes, those left out included.
  package var count = 0
  /// Before each node, how many are left out; the lists that follow have as many elements.
  package var gaps: [UInt32] = []
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

  /// What the roots reach.
  package init(_ tree: Tree, roots: [NodeID]) {
    var isReached = Array(repeating: false, count: tree.count)
    var stack = roots
    while let node = stack.popLast() {
      if isReached[Int(node.index)] { continue }
      isReached[Int(node.index)] = true
      stack += tree.children(node)
    }
    count = tree.count
    var numbers: [UInt32: UInt32] = [0: 0]
    func number(_ text: UInt32, _ texts: inout [String]) -> UInt32 {
      if let known = numbers[text] { return known }
      numbers[text] = UInt32(texts.count)
      texts.append(tree.texts[Int(text)])
      return UInt32(texts.count - 1)
    }
    var (gap, start): (UInt32, UInt32) = (0, 0)
    for (index, node) in tree.nodes.enumerated() {
      guard isReached[index] else {
        gap += 1
        continue
      }
      gaps.append(gap)
      gap = 0
      kinds.append(UInt32(node.kind.rawValue))
      marks.append(UInt32(node.marks.rawValue))
      labels.append(number(node.label, &texts))
      softs.append(number(node.soft, &texts))
      starts.append(folded(node.range.lower &- start))
      start = node.range.lower
      lengths.append(node.range.upper &- node.range.lower)
      childCounts.append(node.edgeCount)
      for child in tree.children(NodeID(index)) { children.append(folded(UInt32(index) &- child.index)) }
    }
    nears = tree.nears.all.filter { isReached[Int($0.node)] }
  }
}

extension Tree {
  /// - Returns: `nil` when the lists do not make a tree.
  package init?(_ columns: TreeColumns) {
    let filled = columns.gaps.count
    let lists = [
      columns.kinds, columns.marks, columns.labels, columns.softs, columns.starts, columns.lengths, columns.childCounts,
    ]
    guard lists.allSatisfy({ $0.count == filled }), filled <= columns.count, columns.count <= 1 << 22,
      columns.texts.first == ""
    else { return nil }
    let none = Node(
      kind: .empty, marks: [], label: 0, soft: 0, firstEdge: 0, edgeCount: 0, range: ByteRange(0, 0))
    var nodes = Array(repeating: none, count: columns.count)
    var edges: [NodeID] = []
    edges.reserveCapacity(columns.children.count)
    var (next, start): (Int, UInt32) = (0, 0)
    for position in 0..<filled {
      let index = next + Int(columns.gaps[position])
      guard index < columns.count, let kind = NodeKind(rawValue: UInt8(truncatingIfNeeded: columns.kinds[position])),
        columns.labels[position] < columns.texts.count, columns.softs[position] < columns.texts.count,
        Int(columns.childCounts[position]) <= columns.children.count - edges.count
      else { return nil }
      start = start &+ unfolded(columns.starts[position])
      let first = edges.count
      for offset in first..<first + Int(columns.childCounts[position]) {
        let child = UInt32(index) &- unfolded(columns.children[offset])
        guard child < columns.count, child != index else { return nil }
        edges.append(NodeID(Int(child)))
      }
      var range = none.range
      range.lower = start
      range.upper = start &+ columns.lengths[position]
      nodes[index] = Node(
        kind: kind, marks: NodeMarks(rawValue: UInt16(truncatingIfNeeded: columns.marks[position])),
        label: columns.labels[position], soft: columns.softs[position], firstEdge: UInt32(first),
        edgeCount: columns.childCounts[position], range: range)
      next = index + 1
    }
    var nears = NearMarks()
    for (node, marks) in columns.nears {
      guard node < columns.count else { return nil }
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
