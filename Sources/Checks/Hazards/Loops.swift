internal import CodeModel
internal import FindingModel
internal import Normalization
internal import SourceModel
internal import TypeInference

extension HazardCheck {
  /// Where does a range with its ends the wrong way round end the iOS app and do nothing in Kotlin?
  static let rangeFormationTrap = HazardCheck("range-formation-trap") { twin, rule in
    twin.pairs.flatMap { pair -> [Violation] in
      let swift = pair.swift.nodes.filter { mayBeReversed($0, pair.swift) }.map { operation($0) }
      let kotlin = pair.kotlin.nodes.filter { isRange($0, pair.kotlin) }.map { operation($0) }
      return aligned(swift, kotlin, pair).compactMap { left, right, _ in
        guard !isGuarded(left.node, pair.swift) else { return nil }
        return rule.violation(
          pair, (.swift, pair.swift.tree.range(left.node)), (.kotlin, pair.kotlin.tree.range(right.node)),
          isSure: !isOfVariables(left.node, pair.swift), saying: pair.swift.tree.structure(left.node),
          values: ["name": pair.swift.text(left.node), "how": "is empty in Kotlin"])
      }
    }
  }

  /// Where does Kotlin change the collection that it walks through?
  static let mutateWhileIterating = HazardCheck("mutate-while-iterating") { twin, rule in
    twin.pairs.flatMap { pair in
      iterations(in: pair.kotlin).compactMap { path, body, loop in changed(path, body, loop, pair, rule) }
    }
  }
}

private func operation(_ node: NodeID) -> Operation { Operation(row: 0, node: node, bindings: Bindings()) }

// MARK: Ranges

/// Whether the upper end may come below the lower one: `0..<count - 1`, `1..<rows.count`.
private func mayBeReversed(_ node: NodeID, _ member: WrittenMember) -> Bool {
  let tree = member.tree
  guard tree.kind(node) == .range, tree.childCount(node) == 2 else { return false }
  let (lower, upper) = (tree.child(node, 0), tree.child(node, 1))
  guard !tree.isEmpty(lower), !tree.isEmpty(upper), !tree.isLiteral(upper) else { return false }
  // A slice has a counterpart that fails as well.
  if let argument = member.parent(node), let index = member.parent(argument), tree.kind(index) == .index { return false }
  if isOfVariables(node, member) { return true }
  if tree.kind(upper) == .binary, tree.label(upper) == "-" { return tree.isLiteral(lower) || tree.path(lower) != nil }
  guard tree.kind(lower) == .integer, let start = Int(tree.label(lower)) else { return false }
  let isCount = tree.kind(upper) == .member && tree.label(upper) == "count"
  // `0...xs.count` is never reversed; `1...xs.count` is when there are none.
  return isCount && start > 0
}

/// `from...to`: nothing says which is larger.
private func isOfVariables(_ range: NodeID, _ member: WrittenMember) -> Bool {
  let tree = member.tree
  // What a property may be is decided elsewhere.
  return [0, 1].allSatisfy { position in
    guard tree.kind(tree.child(range, position)) == .name else { return false }
    let name = tree.label(tree.child(range, position))
    return !isTypeName(name) && !member.isOwnProperty(name, at: range)
  }
}

private func isRange(_ node: NodeID, _ member: WrittenMember) -> Bool {
  let tree = member.tree
  switch tree.kind(node) {
  case .range: return true
  case .binary: return ["until", "downTo", "..", "..<"].contains(tree.label(node))
  default: return false
  }
}

/// Whether the member looks at what the upper end is about before the range is made.
private func isGuarded(_ range: NodeID, _ member: WrittenMember) -> Bool {
  let tree = member.tree
  let names = Set(tree.preorder(tree.child(range, 1)).compactMap { tree.kind($0) == .name ? tree.label($0) : nil })
  return member.nodes.contains { node in
    guard [.if, .guard, .while, .ternary].contains(tree.kind(node)), tree.range(node).lower < tree.range(range).lower,
      let condition = tree.children(node).first
    else { return false }
    return tree.preorder(condition).contains { tree.kind($0) == .name && names.contains(tree.label($0)) }
  }
}

// MARK: Changed on the way

/// Every walk through a collection with a name: its path, its body, the loop.
private func iterations(in member: WrittenMember) -> [(path: [String], body: NodeID, loop: NodeID)] {
  let tree = member.tree
  return member.nodes.compactMap { node in
    switch tree.kind(node) {
    case .for:
      guard let path = tree.ownPath(tree.child(node, 1)), let body = tree.lastChild(node) else { return nil }
      return (collectionPath(path), body, node)
    case .call where ["forEach", "forEachIndexed", "onEach"].contains(tree.calleeName(node) ?? ""):
      guard let receiver = tree.receiver(node), let path = tree.ownPath(receiver), let body = tree.argumentValues(node).last,
        tree.kind(body) == .lambda
      else { return nil }
      return (collectionPath(path), body, node)
    default: return nil
    }
  }
}

/// `map.keys` is a view of `map`.
private func collectionPath(_ path: [String]) -> [String] {
  path.count > 1 && ["keys", "values", "entries"].contains(path[path.count - 1]) ? Array(path.dropLast()) : path
}

private func changed(
  _ path: [String], _ body: NodeID, _ loop: NodeID, _ pair: WrittenPair, _ rule: HazardRule
) -> Violation? {
  let tree = pair.kotlin.tree
  let within = tree.range(body)
  let type = pair.kotlin.type(ofPath: path, at: tree.range(loop).lower)
  if let name = type.name, name.hasPrefix("Concurrent") || name.hasPrefix("CopyOnWrite") { return nil }
  // A list that cannot be changed is replaced, which the loop does not see.
  if let collection = type.collection, !collection.isShared { return nil }
  if pair.kotlin.declaresConcurrent(path.last ?? "") { return nil }
  let change = mutations(in: pair.kotlin).first { mutation in
    let place = tree.range(mutation.node)
    guard mutation.kind == .contents, mutation.path == path, within.lower <= place.lower, place.upper <= within.upper,
      mutation.name != "set", mutation.name != "fill"
    else { return false }
    if mutation.name == "+=" || mutation.name == "-=", type.collection == nil { return false }
    return !leavesNext(mutation.node, pair.kotlin)
  }
  guard let change else { return nil }
  let swift = mutations(in: pair.swift).first { $0.path.map(canonicalName) == path.map(canonicalName) && $0.kind != .method }
  guard let place = swift?.node ?? pair.swift.all(.for).first else { return nil }
  return rule.violation(
    pair, (.kotlin, tree.range(change.node)), (.swift, pair.swift.tree.range(place)), isSure: swift != nil,
    saying: tree.structure(change.node), values: ["name": path.joined(separator: "."), "how": "throws"])
}

/// Whether the loop is left right behind a statement.
private func leavesNext(_ node: NodeID, _ member: WrittenMember) -> Bool {
  let tree = member.tree
  let statement = member.statement(of: node)
  if tree.kind(statement) == .return { return true }
  guard let block = member.parent(statement) else { return false }
  let behind = tree.children(block).drop { $0 != statement }.dropFirst()
  return behind.contains { [.break, .return, .throw].contains(tree.kind($0)) }
}

extension WrittenMember {
  /// Whether a property of the owner, or the file, makes a collection that may be changed while it is walked through.
  fileprivate func declaresConcurrent(_ name: String) -> Bool {
    guard let part = environment.owner?.parts.first else { return false }
    return part.declaration.members.contains { member in
      member.kind == .property && member.name == name
        && (text(member.range).contains("CopyOnWrite") || text(member.range).contains("Concurrent"))
    }
  }

  private func text(_ range: ByteRange) -> String { unit.file.text(in: range) }
}
