// guard let user else { return 0 }                 return user?.age ?: 0
// return user.age
//
// guard let item = find(id) else { return nil }    return find(id)?.price
// return item.price
//
// What is asked of something that may be absent: behind an exit on one side, by `?.` on the other.

internal import CodeModel
internal import SourceModel

/// What a body gives where something is there, and in reserve where it is not.
private struct Reserve {
  /// The name of what may be absent.
  let name: String
  /// Its value, where a local is declared for this alone.
  let value: NodeID?
  let present: NodeID
  let absent: NodeID
  /// How many statements say so.
  let length: Int
}

/// What is asked by `?.`, and what stands in for it where nothing is there; `nil` where that is `null`.
private struct AskedChain {
  let asking: NodeID
  let absent: NodeID?
}

extension BodyComparer {
  /// Compares the statements of two bodies of which one ends with an exit and a value, the other with a chain.
  ///
  /// - Returns: whether that is so, and the value and the chain speak of one thing.
  mutating func compareReserves(_ lefts: [NodeID], _ rights: [NodeID], leftStart: Int, rightStart: Int) -> Bool {
    let (own, other) = (results(lefts, left.tree), results(rights, right.tree))
    let reserves = (reserve(own, left.tree), reserve(other, right.tree))
    let pairs: [(NodeID, NodeID)]
    switch reserves {
    case (let reserve?, nil):
      guard let facing = facing(reserve, left.tree, other.last, right.tree) else { return false }
      inlines.swift.readAsValue(reserve.name)
      pairs = facing
    case (nil, let reserve?):
      guard let facing = facing(reserve, right.tree, own.last, left.tree) else { return false }
      inlines.kotlin.readAsValue(reserve.name)
      pairs = facing.map { ($1, $0) }
    default: return false
    }
    let lengths = (reserves.0?.length ?? 1, reserves.1?.length ?? 1)
    compareStatements(
      Array(own.dropLast(lengths.0)), Array(other.dropLast(lengths.1)), leftStart: leftStart, rightStart: rightStart)
    let findings = captured { comparer in
      for (a, b) in pairs { comparer.compare(a, b) }
    }
    found += findings.map { Found(divergence: $0.divergence, isNested: true) }
    // What holds the parts together is notation.
    let compared = (
      pairs.map(\.0) + [reserves.0?.value].compactMap(\.self), pairs.map(\.1) + [reserves.1?.value].compactMap(\.self)
    )
    tally.ignored.swift += notation(own.suffix(lengths.0), around: compared.0, left.fingerprints)
    tally.ignored.kotlin += notation(other.suffix(lengths.1), around: compared.1, right.fingerprints)
    return true
  }

  private func notation(_ statements: ArraySlice<NodeID>, around parts: [NodeID], _ prints: Fingerprints) -> Int {
    statements.reduce(0) { $0 + prints.size($1) } - parts.reduce(0) { $0 + prints.size($1) }
  }

  /// The parts of a reserve and of the other side's chain that face each other, if both ask one thing for the same.
  private func facing(
    _ reserve: Reserve, _ tree: Tree, _ result: NodeID?, _ other: Tree
  ) -> [(NodeID, NodeID)]? {
    guard let result, let chain = chain(result, other), (tree.kind(reserve.absent) == .null) == (chain.absent == nil)
    else {
      return nil
    }
    let own = LabelBag(tree, [reserve.present] + [reserve.value].compactMap(\.self))
    guard own.similarity(to: LabelBag(other, [chain.asking])) >= 0.5 else { return nil }
    return [(reserve.present, chain.asking)] + (chain.absent.map { [(reserve.absent, $0)] } ?? [])
  }

  /// Of `let x = e; if x == null { return d }; x.c`, with or without the variable, or asked the other way round.
  private func reserve(_ statements: [NodeID], _ tree: Tree) -> Reserve? {
    guard statements.count >= 2, let result = statements.last, tree.marks(result).contains(.result) else { return nil }
    let decision = statements[statements.count - 2]
    guard tree.kind(decision) == .if, tree.childCount(decision) >= 3, tree.isEmpty(tree.child(decision, 2)) else {
      return nil
    }
    let test = tree.child(decision, 0)
    let branch = self.statements(tree.child(decision, 1), in: tree)
    guard tree.kind(test) == .binary, ["==", "!="].contains(tree.label(test)), tree.kind(tree.child(test, 1)) == .null,
      tree.kind(tree.child(test, 0)) == .name, branch.count == 1, tree.kind(branch[0]) == .return,
      let given = tree.lastChild(branch[0])
    else { return nil }
    let name = tree.label(tree.child(test, 0))
    var (present, absent) = tree.label(test) == "==" ? (result, given) : (given, result)
    // Further links may have the same reserve.
    if tree.kind(present) == .binary, tree.label(present) == "??", tree.isSame(tree.child(present, 1), absent) {
      present = tree.child(present, 0)
    }
    guard root(of: present, tree).map({ tree.kind($0) == .name && tree.label($0) == name }) ?? false else { return nil }
    guard statements.count >= 3 else {
      return Reserve(name: name, value: nil, present: present, absent: absent, length: 2)
    }
    let variable = statements[statements.count - 3]
    let isDeclared =
      tree.kind(variable) == .variable && tree.childCount(variable) == 3
      && tree.label(tree.child(variable, 0)) == name && !tree.isEmpty(tree.child(variable, 2))
    return Reserve(
      name: name, value: isDeclared ? tree.child(variable, 2) : nil, present: present, absent: absent,
      length: isDeclared ? 3 : 2)
  }

  private func chain(_ result: NodeID, _ tree: Tree) -> AskedChain? {
    guard tree.marks(result).contains(.result) else { return nil }
    let isCoalesced = tree.kind(result) == .binary && tree.label(result) == "??"
    let asking = isCoalesced ? tree.child(result, 0) : result
    guard isAskedByChain(asking, tree) else { return nil }
    return AskedChain(asking: asking, absent: isCoalesced ? tree.child(result, 1) : nil)
  }

  private func isAskedByChain(_ value: NodeID, _ tree: Tree) -> Bool {
    var node = value
    while [.member, .call, .index].contains(tree.kind(node)) {
      node = tree.child(node, 0)
      if tree.marks(node).contains(.chained) { return true }
    }
    return false
  }

  /// What a value is asked of first; `nil` where nothing is asked.
  private func root(of value: NodeID, _ tree: Tree) -> NodeID? {
    var node = value
    while [.member, .call, .index].contains(tree.kind(node)) { node = tree.child(node, 0) }
    return node == value ? nil : node
  }
}
