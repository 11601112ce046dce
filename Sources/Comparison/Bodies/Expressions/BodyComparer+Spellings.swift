// for (i, weight) in weights.enumerated() { … }     for (i in weights.indices) { … weights[i] … }
//
// One thing that each language, or each writer, says in a way of its own. Where the sides differ in that, one of them
// is read in the other's way; where that does not make them the same, nothing comes of it.

internal import CodeModel
internal import SourceModel

extension BodyComparer {
  /// One side's code said in another way, as a tree of its own.
  struct Spelling {
    let text: Text
    let node: NodeID
  }

  /// A copy of some nodes, the only one or several in a block, with what a closure makes of it; `nil` where that
  /// declines.
  func spelling(
    of nodes: [NodeID], _ text: Text, _ rewrite: (inout Tree, NodeID) -> Bool
  ) -> Spelling? {
    guard let first = nodes.first else { return nil }
    var tree = Tree()
    let copies = nodes.map { tree.add(copyOf: $0, in: text.tree) }
    let root = copies.count == 1 ? copies[0] : tree.add(.block, range: text.tree.range(first), copies)
    guard rewrite(&tree, root) else { return nil }
    return Spelling(
      text: Text(tree: tree, fingerprints: Fingerprints(tree, roots: [root]), file: text.file), node: root)
  }

  /// Whether two spellings say the same: what the names of locals stand for is kept then, and nothing otherwise.
  mutating func areSame(_ own: Spelling, _ other: Spelling) -> Bool {
    var trial = anew(own.text, other.text)
    trial.compare(own.node, other.node)
    (visited, isTruncated) = (trial.visited, trial.isTruncated)
    guard trial.found.isEmpty, trial.leftovers.excused.isEmpty, trial.origins.swaps.isEmpty, !trial.isTruncated else {
      return false
    }
    substitution = trial.substitution
    return true
  }

  /// Counts some nodes of both sides as the same, however many words each of them needs.
  mutating func creditSpellings(_ lefts: [NodeID], _ rights: [NodeID]) {
    let sizes = (
      lefts.reduce(0) { $0 + left.fingerprints.size($1) }, rights.reduce(0) { $0 + right.fingerprints.size($1) }
    )
    let shared = min(sizes.0, sizes.1)
    credit(shared)
    tally.ignored.swift += sizes.0 - shared
    tally.ignored.kotlin += sizes.1 - shared
  }

  // MARK: Loops over positions

  /// Compares a loop over the positions of a list, which reads the list at them, with one over its elements.
  ///
  /// - Returns: whether they are such, and the same.
  mutating func compareLoopOverPositions(_ a: NodeID, _ b: NodeID) -> Bool {
    let counted = (left.tree.listCounted(by: a) != nil, right.tree.listCounted(by: b) != nil)
    guard counted.0 != counted.1 else { return false }
    let spellings =
      counted.0
      ? (spelling(of: [a], left) { $0.bindElement($1) }, spelling(of: [b], right) { _, _ in true })
      : (spelling(of: [a], left) { _, _ in true }, spelling(of: [b], right) { $0.bindElement($1) })
    guard let own = spellings.0, let other = spellings.1, areSame(own, other) else { return false }
    creditSpellings([a], [b])
    return true
  }

  // MARK: Decisions handed over

  /// Compares `show(when (state) { A -> a; B -> b })` with a decision of which each branch calls `show`.
  ///
  /// - Returns: whether they are such, and the same.
  mutating func compareHandedDecision(_ a: NodeID, _ b: NodeID) -> Bool {
    let isLeft = left.tree.kind(a) == .call
    guard (isLeft ? left.tree.decisionHanded(by: a) : right.tree.decisionHanded(by: b)) != nil,
      let own = spelling(of: [a], left, { isLeft ? $0.handInBranches($1) : true }),
      let other = spelling(of: [b], right, { isLeft ? true : $0.handInBranches($1) }), areSame(own, other)
    else { return false }
    creditSpellings([a], [b])
    return true
  }
}

extension Tree {
  /// `list` of `for (i in 0 until list.size)`.
  fileprivate func listCounted(by loop: NodeID) -> NodeID? {
    guard childCount(loop) == 4, kind(child(loop, 0)) == .binding else { return nil }
    let positions = child(loop, 1)
    guard kind(positions) == .range, label(positions) == "..<", childCount(positions) == 2,
      kind(child(positions, 0)) == .integer, label(child(positions, 0)) == "0", kind(child(positions, 1)) == .member,
      label(child(positions, 1)) == "size", let list = children(child(positions, 1)).first,
      kind(list) == .name || kind(list) == .member, isPlainValue(list)
    else { return nil }
    return list
  }

  /// Makes of a loop over positions one over elements, if the list stays what it is while the loop goes on.
  fileprivate mutating func bindElement(_ loop: NodeID) -> Bool {
    guard let list = listCounted(by: loop) else { return false }
    let index = label(child(loop, 0))
    let nodes = preorder(child(loop, 3))
    let reads = nodes.filter { isRead($0, of: list, at: index) }
    guard !reads.isEmpty, !changes(list, index, in: nodes, butAt: Set(reads)) else { return false }
    let element = index + "element"
    for read in reads {
      replace(read, .name, element)
      mark(read, .local)
    }
    let place = range(child(loop, 0))
    let binding = add(.binding, element, soft: "let", marks: .local, range: place)
    setChild(loop, 1, list)
    guard preorder(child(loop, 3)).contains(where: { kind($0) == .name && label($0) == index }) else {
      setChild(loop, 0, binding)
      return true
    }
    let parts = [child(loop, 0), binding].map { add(.argument, range: place, [$0]) }
    setChild(loop, 0, add(.tuplePattern, range: place, parts))
    setChild(loop, 1, add(.member, "withindex", marks: .called, range: range(list), [list]))
    return true
  }

  /// `list[index]`.
  private func isRead(_ node: NodeID, of list: NodeID, at index: String) -> Bool {
    guard kind(node) == .index, childCount(node) == 2, isSame(child(node, 0), list) else { return false }
    let argument = child(node, 1)
    let position = kind(argument) == .argument ? children(argument).first : argument
    return position.map { kind($0) == .name && label($0) == index } ?? false
  }

  /// Whether a list gets other elements, or is asked for what may give it others, or its name means something else.
  private func changes(_ list: NodeID, _ index: String, in nodes: [NodeID], butAt reads: Set<NodeID>) -> Bool {
    let names = Set(preorder(list).filter { kind($0) == .name }.map { label($0) }).union([index])
    return nodes.contains { node in
      switch kind(node) {
      case .assign, .inout:
        guard let target = children(node).first else { return false }
        return reads.contains(target) || isSame(target, list) || kind(target) == .name && names.contains(label(target))
          || kind(target) == .index && isSame(child(target, 0), list)
      case .member: return marks(node).contains(.called) && isSame(child(node, 0), list)
      case .call:
        guard let callee = children(node).first, kind(callee) == .member else { return false }
        return isSame(child(callee, 0), list)
      case .binding, .parameter, .capture: return names.contains(label(node))
      default: return false
      }
    }
  }

  /// The only argument of a call that decides between values, where nothing else is asked for.
  func decisionHanded(by call: NodeID) -> NodeID? {
    guard kind(call) == .call, let callee = children(call).first, isPlainValue(callee) else { return nil }
    let values = children(call).dropFirst().compactMap { kind($0) == .argument ? children($0).first : nil }
    let decisions = values.filter { kind($0) == .switch || kind($0) == .if }
    guard values.count == childCount(call) - 1, decisions.count == 1,
      values.allSatisfy({ $0 == decisions[0] || isPlainValue($0) })
    else { return nil }
    return decisions[0]
  }

  /// Lets each branch of what a call is handed make the call.
  fileprivate mutating func handInBranches(_ call: NodeID) -> Bool {
    guard let decision = decisionHanded(by: call), let leaves = leaves(of: decision), !leaves.isEmpty else {
      return false
    }
    let original = deepCopy(call)
    guard let slot = children(original).dropFirst().first(where: { !isPlainArgument($0) }) else { return false }
    for leaf in leaves {
      let value = deepCopy(leaf)
      setChild(slot, 0, value)
      let handed = deepCopy(original)
      become(leaf, handed, keepingRange: true)
    }
    become(call, decision)
    return true
  }

  private func isPlainArgument(_ argument: NodeID) -> Bool {
    children(argument).first.map { isPlainValue($0) } ?? false
  }

  /// The values that a decision gives; `nil` where a branch is missing or leaves.
  private func leaves(of decision: NodeID) -> [NodeID]? {
    let branches: [NodeID]
    switch kind(decision) {
    case .switch: branches = children(decision).dropFirst().compactMap { childCount($0) == 3 ? child($0, 2) : nil }
    case .if where childCount(decision) == 3: branches = [child(decision, 1), child(decision, 2)]
    default: return nil
    }
    var result: [NodeID] = []
    for branch in branches {
      guard let value = kind(branch) == .block ? lastChild(branch) : branch, !isEmpty(value), !kind(value).isExit,
        ![.assign, .variable, .for, .while, .doWhile, .do].contains(kind(value))
      else { return nil }
      if kind(value) == .switch || kind(value) == .if {
        guard let inner = leaves(of: value) else { return nil }
        result += inner
      } else {
        result.append(value)
      }
    }
    return result
  }
}
