internal import CodeModel
internal import SourceModel

/// The patterns that are looked for in code of one language, by their heads, so that their number slows nothing down.
struct PhraseTable: Sendable {
  /// A pattern and what it becomes.
  struct Entry: Sendable {
    let pattern: Pattern
    let normal: Pattern
    let near: [NearMark]
    /// The pattern is the normal form, and only leaves its marks.
    let isNormal: Bool
    /// The pattern also matches what it becomes.
    let matchesNormal: Bool
    let rank: Pattern.Rank

    init(_ spelling: Phrasebook.Spelling, _ normal: Phrasebook.Normal, near: [NearMark]) {
      pattern = spelling.pattern
      self.normal = normal.pattern
      self.near = near
      rank = spelling.rank
      isNormal = rank.text == normal.text
      matchesNormal = pattern.match(normal.pattern.root, in: normal.pattern.tree) != nil
    }
  }

  private var entries: [PatternHead: [Entry]] = [:]
  /// Which kinds of node any pattern begins with.
  private var kinds = Array(repeating: false, count: Int(UInt8.max) + 1)
  /// In a tree of more nodes nothing is rewritten any more.
  private var mostNodes = Int.max

  init(_ all: [Entry]) {
    var groups: [PatternHead: [Entry]] = [:]
    for entry in all where !entry.isNormal || !entry.near.isEmpty {
      let head = entry.pattern.head
      groups[head, default: []].append(entry)
      kinds[Int(head.kind.rawValue)] = true
    }
    for (head, group) in groups {
      let loose = head.arguments == nil ? [] : groups[head.withAnyArguments] ?? []
      entries[head] = (group + loose).sorted { $0.rank < $1.rank }
    }
  }

  /// The same for patterns: one that holds what it replaces would double with every step.
  func bounded(toNodes count: Int) -> PhraseTable {
    var table = self
    table.mostNodes = count
    return table
  }

  /// The patterns that may match a node, those that say more first.
  private func candidates(for node: NodeID, in tree: Tree) -> [Entry] {
    let head = PatternHead(node, tree)
    return entries[head] ?? entries[head.withAnyArguments] ?? []
  }

  // MARK: Rewriting

  /// How often one node may be rewritten. Phrases that lead back to themselves are reported; this only ends them.
  static let mostSteps = 16

  /// Rewrites every phrase below and including `root`, inner expressions first.
  func rewrite(_ tree: inout Tree, from root: NodeID, includingRoot: Bool = true) {
    let nodes = tree.postorder(root)
    // The callee of a call is no value of its own: `xs.count` is not read in `xs.count { }`.
    var callees: Set<NodeID> = includingRoot ? [] : [root]
    for node in nodes where tree.kind(node) == .call { callees.insert(tree.child(node, 0)) }
    for node in nodes where !callees.contains(node) { rewrite(node, &tree, steps: PhraseTable.mostSteps) }
  }

  private func rewrite(_ node: NodeID, _ tree: inout Tree, steps: Int) {
    // A call that an earlier run has read as a property is done.
    guard steps > 0, tree.count < mostNodes, kinds[Int(tree.kind(node).rawValue)], !tree.marks(node).contains(.called)
    else { return }
    for entry in candidates(for: node, in: tree) {
      guard let bindings = entry.pattern.match(node, in: tree) else { continue }
      // A normal form is final, also where its own phrase's spelling would match it again.
      if entry.isNormal || entry.matchesNormal && entry.normal.match(node, in: tree) != nil {
        return tree.markNear(node, entry.near)
      }
      if apply(entry, bindings, at: node, &tree, steps: steps) { return rewrite(node, &tree, steps: steps - 1) }
    }
  }

  /// Makes a node what one phrase makes of what it has matched.
  ///
  /// - Returns: whether everything that the normal form needs is bound.
  @discardableResult
  func apply(_ entry: Entry, _ bindings: Bindings, at node: NodeID, _ tree: inout Tree, steps: Int = mostSteps) -> Bool
  {
    guard let made = entry.normal.instantiate(bindings, at: tree.range(node), in: &tree), let built = made.last
    else { return false }
    for part in made.dropLast() { rewrite(part, &tree, steps: steps - 1) }
    tree.become(node, built, keepingRange: true)
    // What the parts carried that the pattern spells out, the whole carries now.
    tree.markNear(node, bindings.nears + entry.near)
    return true
  }
}
