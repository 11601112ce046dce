package import SourceModel

/// Names a node of one `Tree`.
package struct NodeID: Sendable, Hashable, Comparable {
  package let index: UInt32

  @inlinable
  package init(_ index: Int) { self.index = UInt32(index) }

  // Other modules cannot see through what the compiler would write here.
  @inlinable
  package static func == (left: NodeID, right: NodeID) -> Bool { left.index == right.index }

  @inlinable
  package static func < (left: NodeID, right: NodeID) -> Bool { left.index < right.index }
}

/// Marks that passes and front-ends leave on a node; none of them decides equality.
package struct NodeMarks: OptionSet, Sendable, Hashable {
  package let rawValue: UInt16

  @inlinable
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Made by a pass, not written by the user; its range is that of the text it was made from.
  @inlinable package static var synthesized: NodeMarks { NodeMarks(rawValue: 1 << 0) }
  /// Names a local variable, a parameter or a lambda parameter.
  @inlinable package static var local: NodeMarks { NodeMarks(rawValue: 1 << 1) }
  /// Inside `#if`, `@available` or a platform directive.
  @inlinable package static var platform: NodeMarks { NodeMarks(rawValue: 1 << 2) }
  /// Was reached through `?.` or `!`, which the normal form leaves out; may be absent.
  @inlinable package static var chained: NodeMarks { NodeMarks(rawValue: 1 << 3) }
  /// Was written with a receiver that goes without saying (`self.`, `Type.`, `Companion.`); never a local name.
  @inlinable package static var qualified: NodeMarks { NodeMarks(rawValue: 1 << 4) }
  /// A call without arguments that the normal form reads as a property.
  @inlinable package static var called: NodeMarks { NodeMarks(rawValue: 1 << 5) }
  /// The result of a body, written behind `return` or as its only expression.
  @inlinable package static var result: NodeMarks { NodeMarks(rawValue: 1 << 6) }
  /// A number that was written with a fraction or as a floating-point literal, whatever its value.
  @inlinable package static var decimal: NodeMarks { NodeMarks(rawValue: 1 << 7) }
  /// What a case carries, where one name for it is as good as another: Swift's pattern names the only value, Kotlin's
  /// class its property. Of several values each has its place as soft text: `#0`, `#1`.
  @inlinable package static var payload: NodeMarks { NodeMarks(rawValue: 1 << 8) }
  /// An argument that was written as an assignment to a field of what the call had made.
  @inlinable package static var assigned: NodeMarks { NodeMarks(rawValue: 1 << 9) }
}

/// Bodies and types of one file as one arena: nodes are numbers, children are spans of one edge list.
///
/// Passes rewrite nodes in place (`replace`), which keeps the number of a node, and with it every reference to it.
/// What no root reaches any more is garbage until `SourceUnit.compacted()`.
package struct Tree: Sendable {
  @usableFromInline
  struct Node: Sendable {
    @usableFromInline var kind: NodeKind
    @usableFromInline var marks: NodeMarks
    @usableFromInline var label: UInt32
    @usableFromInline var soft: UInt32
    @usableFromInline var firstEdge: UInt32
    @usableFromInline var edgeCount: UInt32
    @usableFromInline var range: ByteRange
  }

  @usableFromInline private(set) var nodes: [Node] = []
  @usableFromInline private(set) var edges: [NodeID] = []
  @usableFromInline private(set) var texts: [String] = [""]
  /// Of `texts`; empty until it is needed.
  private var textIndex: [String: UInt32] = [:]
  private(set) var nears = NearMarks()
  /// How often a node got another kind or other children: while it stays, so does every walk.
  package private(set) var version = 0
  /// Every kind that any node has had.
  package private(set) var kinds: NodeKinds = []

  package init() {}

  init(nodes: [Node], edges: [NodeID], texts: [String], nears: NearMarks) {
    self.nodes = nodes
    self.edges = edges
    self.texts = texts
    self.nears = nears
    for node in nodes { kinds.insert(node.kind) }
  }

  @inlinable
  package var count: Int { nodes.count }

  // MARK: Building

  private mutating func intern(_ text: String) -> UInt32 {
    if text.isEmpty { return 0 }
    if textIndex.isEmpty { for (number, known) in texts.enumerated() { textIndex[known] = UInt32(number) } }
    if let known = textIndex[text] { return known }
    let new = UInt32(texts.count)
    texts.append(text)
    textIndex[text] = new
    return new
  }

  @discardableResult
  package mutating func add(
    _ kind: NodeKind, _ label: String = "", soft: String = "", marks: NodeMarks = [], range: ByteRange,
    _ children: [NodeID] = []
  ) -> NodeID {
    let first = UInt32(edges.count)
    edges.append(contentsOf: children)
    kinds.insert(kind)
    nodes.append(
      Node(
        kind: kind, marks: marks, label: intern(label), soft: intern(soft), firstEdge: first,
        edgeCount: UInt32(children.count), range: range))
    return NodeID(nodes.count - 1)
  }

  /// An `empty` node at a place.
  package mutating func addEmpty(at offset: Int) -> NodeID { add(.empty, range: ByteRange(offset, offset)) }

  // MARK: Reading

  @inlinable @inline(__always)
  package func kind(_ node: NodeID) -> NodeKind { nodes[Int(node.index)].kind }
  @inlinable
  package func label(_ node: NodeID) -> String { texts[Int(nodes[Int(node.index)].label)] }
  @inlinable
  package func soft(_ node: NodeID) -> String { texts[Int(nodes[Int(node.index)].soft)] }
  @inlinable @inline(__always)
  package func marks(_ node: NodeID) -> NodeMarks { nodes[Int(node.index)].marks }
  /// The hazards that a node carries, in the order in which passes left them.
  package func nearMarks(_ node: NodeID) -> [NearMark] { nears[node] }
  @inlinable
  package func range(_ node: NodeID) -> ByteRange { nodes[Int(node.index)].range }
  @inlinable @inline(__always)
  package func childCount(_ node: NodeID) -> Int { Int(nodes[Int(node.index)].edgeCount) }

  @inlinable
  package func children(_ node: NodeID) -> ArraySlice<NodeID> {
    let value = nodes[Int(node.index)]
    return edges[Int(value.firstEdge)..<Int(value.firstEdge + value.edgeCount)]
  }

  /// The child at a position; the position must exist.
  @inlinable
  package func child(_ node: NodeID, _ position: Int) -> NodeID {
    let value = nodes[Int(node.index)]
    if position >= value.edgeCount { missesChild(node, position) }
    return edges[Int(value.firstEdge) + position]
  }

  @usableFromInline
  func missesChild(_ node: NodeID, _ position: Int) -> Never {
    preconditionFailure("a node of kind \(kind(node)) has no child \(position)")
  }

  @inlinable
  package func lastChild(_ node: NodeID) -> NodeID? { children(node).last }

  @inlinable @inline(__always)
  package func isEmpty(_ node: NodeID) -> Bool { kind(node) == .empty }

  /// What a text says in which nothing is filled in.
  package func plainText(_ node: NodeID) -> String? {
    guard kind(node) == .string, childCount(node) <= 1 else { return nil }
    guard let part = children(node).first else { return "" }
    return kind(part) == .text ? label(part) : nil
  }

  /// Whether something is called so, or was before it got another name. Texts are looked at, of which there are few.
  package func hasText(among names: Set<String>) -> Bool {
    let shortest = names.lazy.map(\.utf8.count).min() ?? 0
    return texts.contains { $0.utf8.count >= shortest && names.contains($0) }
  }

  // MARK: Rewriting

  package mutating func setKind(_ node: NodeID, _ kind: NodeKind) {
    version += 1
    kinds.insert(kind)
    nodes[Int(node.index)].kind = kind
  }
  package mutating func setLabel(_ node: NodeID, _ label: String) { nodes[Int(node.index)].label = intern(label) }
  package mutating func setSoft(_ node: NodeID, _ soft: String) { nodes[Int(node.index)].soft = intern(soft) }
  package mutating func mark(_ node: NodeID, _ marks: NodeMarks) { nodes[Int(node.index)].marks.formUnion(marks) }
  package mutating func markNear(_ node: NodeID, _ marks: [NearMark]) { nears.add(marks, to: node) }
  package mutating func setRange(_ node: NodeID, _ range: ByteRange) { nodes[Int(node.index)].range = range }

  package mutating func setChildren(_ node: NodeID, _ children: [NodeID]) {
    version += 1
    let value = nodes[Int(node.index)]
    if children.count <= Int(value.edgeCount) {
      for (offset, child) in children.enumerated() { edges[Int(value.firstEdge) + offset] = child }
    } else {
      nodes[Int(node.index)].firstEdge = UInt32(edges.count)
      edges.append(contentsOf: children)
    }
    nodes[Int(node.index)].edgeCount = UInt32(children.count)
  }

  package mutating func setChild(_ node: NodeID, _ position: Int, _ child: NodeID) {
    version += 1
    let value = nodes[Int(node.index)]
    if position >= value.edgeCount { missesChild(node, position) }
    edges[Int(value.firstEdge) + position] = child
  }

  /// Gives a node a new meaning; it keeps its number, its range and its marks of both kinds.
  package mutating func replace(
    _ node: NodeID, _ kind: NodeKind, _ label: String = "", soft: String = "", _ children: [NodeID] = []
  ) {
    setKind(node, kind)
    nodes[Int(node.index)].label = intern(label)
    nodes[Int(node.index)].soft = intern(soft)
    setChildren(node, children)
  }

  /// Makes a node what another one is, children included; near marks of both stay. The range stays that of `node` when `keepingRange`.
  package mutating func become(_ node: NodeID, _ other: NodeID, keepingRange: Bool = false) {
    version += 1
    let range = nodes[Int(node.index)].range
    nodes[Int(node.index)] = nodes[Int(other.index)]
    if keepingRange { nodes[Int(node.index)].range = range }
    nears.add(from: other, to: node)
  }

  /// A copy of one node that shares its children; the copy may be rewritten without touching the original.
  package mutating func duplicate(_ node: NodeID) -> NodeID {
    let value = nodes[Int(node.index)]
    let copy = add(
      value.kind, texts[Int(value.label)], soft: texts[Int(value.soft)], marks: value.marks, range: value.range,
      Array(children(node)))
    nears.add(from: node, to: copy)
    return copy
  }

  /// A copy of a whole subtree.
  package mutating func deepCopy(_ node: NodeID) -> NodeID {
    let copies = Array(children(node)).map { deepCopy($0) }
    let copy = duplicate(node)
    setChildren(copy, copies)
    return copy
  }

  /// A copy of a subtree of another tree.
  package mutating func add(copyOf node: NodeID, in other: Tree) -> NodeID {
    let copies = other.children(node).map { add(copyOf: $0, in: other) }
    let copy = add(
      other.kind(node), other.label(node), soft: other.soft(node), marks: other.marks(node), range: other.range(node),
      copies)
    markNear(copy, other.nearMarks(node))
    return copy
  }

  // MARK: Walking

  /// Every node there is, what no root reaches among them.
  package var everyNode: EveryNode { EveryNode(endIndex: nodes.count) }

  /// The numbers of all nodes of a tree.
  package struct EveryNode: RandomAccessCollection {
    package let startIndex = 0
    package let endIndex: Int

    package subscript(position: Int) -> NodeID { NodeID(position) }
  }

  /// In nodes; who makes room for so many at once need not make it in five steps.
  private static let usualSize = 24

  /// Every node below and including `root`, children after their parent, in source order.
  package func preorder(_ root: NodeID) -> [NodeID] {
    if childCount(root) == 0 { return [root] }
    var result: [NodeID] = []
    var stack: [NodeID] = []
    result.reserveCapacity(Tree.usualSize)
    stack.reserveCapacity(Tree.usualSize)
    stack.append(root)
    while let node = stack.popLast() {
      result.append(node)
      let value = nodes[Int(node.index)]
      for edge in (value.firstEdge..<value.firstEdge + value.edgeCount).reversed() { stack.append(edges[Int(edge)]) }
    }
    return result
  }

  /// Every node below and including `root`, children before their parent.
  package func postorder(_ root: NodeID) -> [NodeID] {
    if childCount(root) == 0 { return [root] }
    var walk = Walk()
    postorder(root, &walk)
    return walk.nodes
  }

  /// The nodes of one walk; who walks often uses one again, so that its room is.
  package struct Walk: Sendable {
    package fileprivate(set) var nodes: [NodeID] = []
    /// Of `nodes`.
    package fileprivate(set) var kinds: NodeKinds = []
    fileprivate var stack: [NodeID] = []

    package init() {}
  }

  /// The same, into `walk.nodes`.
  package func postorder(_ root: NodeID, _ walk: inout Walk) {
    walk.nodes.removeAll(keepingCapacity: true)
    walk.kinds = []
    if walk.nodes.capacity == 0, childCount(root) > 0 {
      walk.nodes.reserveCapacity(Tree.usualSize)
      walk.stack.reserveCapacity(Tree.usualSize)
    }
    walk.stack.append(root)
    nodes.withUnsafeBufferPointer { nodes in
      edges.withUnsafeBufferPointer { edges in
        while let node = walk.stack.popLast() {
          walk.nodes.append(node)
          let value = nodes[Int(node.index)]
          walk.kinds.insert(value.kind)
          for edge in Int(value.firstEdge)..<Int(value.firstEdge + value.edgeCount) { walk.stack.append(edges[edge]) }
        }
      }
    }
    walk.nodes.reverse()
  }

  /// Whether two subtrees of this tree are the same, soft texts, marks and ranges aside.
  package func isSame(_ left: NodeID, _ right: NodeID) -> Bool {
    if left == right { return true }
    let a = nodes[Int(left.index)]
    let b = nodes[Int(right.index)]
    guard a.kind == b.kind, a.label == b.label, a.edgeCount == b.edgeCount else { return false }
    return zip(children(left), children(right)).allSatisfy { isSame($0, $1) }
  }

  /// What a body gives that does nothing else: a body that is no block is what it gives.
  package func onlyResult(of body: NodeID) -> NodeID? {
    guard kind(body) == .block else { return body }
    guard childCount(body) == 1 else { return nil }
    let statement = child(body, 0)
    return kind(statement) == .return ? lastChild(statement) : statement
  }

  /// A type without what says that it may be absent.
  package func unwrappedType(_ type: NodeID) -> NodeID {
    kind(type) == .optionalType ? unwrappedType(child(type, 0)) : type
  }

  /// Whether an expression names a member of the type that it stands in, or a name in reach: `name`, `self.name`.
  package func isOwn(_ node: NodeID) -> Bool {
    kind(node) == .name || kind(node) == .member && kind(child(node, 0)) == .self
  }

  /// What a chain of one operator joins, in order; the node itself where it is none.
  package func operands(of operation: String, _ node: NodeID) -> [NodeID] {
    guard kind(node) == .binary, label(node) == operation else { return [node] }
    return children(node).flatMap { operands(of: operation, $0) }
  }
}
