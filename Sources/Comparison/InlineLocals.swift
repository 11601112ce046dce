// let raw = base * count                      return min(base * count, limit)
// return min(raw, limit)
//
// A local that only names a value on its way to the one place where it is used: the other side may write the value there.

internal import CodeModel
internal import SourceModel

/// The locals of one side that may be read as their values.
struct InlineLocals {
  /// The value of each, by the name.
  private(set) var values: [String: NodeID] = [:]
  /// The names that were read as their values, whose declarations have no counterpart of their own.
  var read: Set<String> = []

  init(_ roots: [NodeID], in tree: Tree) {
    let nodes = roots.flatMap { tree.preorder($0) }
    var bindings: [String: Int] = [:]
    var uses: [String: Int] = [:]
    var assigned: Set<String> = []
    for node in nodes {
      switch tree.kind(node) {
      case .binding, .parameter, .capture: bindings[tree.label(node), default: 0] += 1
      case .name: uses[tree.label(node), default: 0] += 1
      case .assign: if let target = tree.children(node).first { assigned.insert(tree.label(target)) }
      default: break
      }
    }
    for block in nodes where tree.kind(block) == .block || tree.kind(block) == .clause {
      let statements = Array(tree.children(block))
      for (index, statement) in statements.enumerated() {
        guard tree.kind(statement) == .variable, tree.soft(statement) == "let", tree.childCount(statement) == 3 else {
          continue
        }
        let (pattern, value) = (tree.child(statement, 0), tree.child(statement, 2))
        let name = tree.label(pattern)
        guard tree.kind(pattern) == .binding, !name.isEmpty, bindings[name] == 1, !tree.isEmpty(value) else { continue }
        if tree.isPath(value) {
          // It means the same wherever it stands, unless it is set; a setter calls what it sets `field`.
          if uses[name, default: 0] > 0, assigned.isDisjoint(with: [tree.label(value), "field"]) {
            values[name] = value
          }
        } else if uses[name] == 1, tree.isAskedForOnce(name, in: statements[(index + 1)...]) {
          values[name] = value
        }
      }
    }
  }
}

extension Tree {
  /// Whether the next statement that is no mere declaration, or a declaration before it, reads a name, and does so once:
  /// neither in a loop nor in a closure.
  fileprivate func isAskedForOnce(_ name: String, in rest: ArraySlice<NodeID>) -> Bool {
    for statement in rest {
      if reads(statement, name) { return true }
      if kind(statement) != .variable { return false }
    }
    return false
  }

  /// `a`, `self.a`, `a.b`: asks nothing of anybody.
  fileprivate func isPath(_ node: NodeID) -> Bool {
    switch kind(node) {
    case .name, .self: !marks(node).contains(.called)
    case .member: !marks(node).contains(.called) && isPath(child(node, 0))
    default: false
    }
  }

  private func reads(_ node: NodeID, _ name: String) -> Bool {
    if kind(node) == .name { return label(node) == name }
    switch kind(node) {
    case .lambda, .while, .doWhile: return false
    // What a loop goes through is asked for once.
    case .for: return childCount(node) > 1 && reads(child(node, 1), name)
    default: return children(node).contains { reads($0, name) }
    }
  }
}

extension BodyComparer {
  /// Compares the value of a local with what stands in its place on the other side.
  ///
  /// - Returns: whether one of the two nodes is such a local, and its value the counterpart of the other node.
  mutating func compareInlined(_ a: NodeID, _ b: NodeID) -> Bool {
    let isLocal = (isFreeLocal(a, .swift), isFreeLocal(b, .kotlin))
    // Two that nothing is known of yet may stand for each other.
    guard isLocal.0 != isLocal.1 else { return false }
    if isLocal.0 {
      let name = left.tree.label(a)
      guard let value = leftInlines.values[name], isCounterpart(value, b) else { return false }
      leftInlines.read.insert(name)
    } else {
      let name = right.tree.label(b)
      guard let value = rightInlines.values[name], isCounterpart(a, value) else { return false }
      rightInlines.read.insert(name)
    }
    return true
  }

  /// Whether a declaration was read as its value where it is used.
  mutating func isInlined(_ statement: NodeID, _ side: Side) -> Bool {
    let tree = side == .swift ? left.tree : right.tree
    guard tree.kind(statement) == .variable, let pattern = tree.children(statement).first else { return false }
    return (side == .swift ? leftInlines : rightInlines).read.contains(tree.label(pattern))
  }

  /// A declaration that was read where it is used, with the name there, plays no part: its value has been compared.
  mutating func ignore(_ statement: NodeID, _ side: Side) {
    let (tree, prints) = side == .swift ? (left.tree, left.fingerprints) : (right.tree, right.fingerprints)
    let nodes = prints.size(statement) - prints.size(tree.child(statement, 2)) + 1
    if side == .swift { ignoredLeft += nodes } else { ignoredRight += nodes }
  }

  /// Whether a node names a local whose declaration has no counterpart so far.
  private func isFreeLocal(_ node: NodeID, _ side: Side) -> Bool {
    let tree = side == .swift ? left.tree : right.tree
    return tree.kind(node) == .name && tree.marks(node).contains(.local)
      && !substitution.isBound(tree.label(node), side)
  }

  /// Compares a value that was looked up; keeps what it finds when the two are alike.
  private mutating func isCounterpart(_ a: NodeID, _ b: NodeID) -> Bool {
    let before = self
    let findings = captured { $0.compare(a, b) }
    let isAlike =
      left.tree.kind(a) == right.tree.kind(b)
      && LabelBag(left.tree, a).similarity(to: LabelBag(right.tree, b)) >= 0.5
    guard findings.isEmpty || isAlike else {
      self = before
      return false
    }
    found += findings
    return true
  }
}
