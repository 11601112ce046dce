internal import CodeModel
internal import FindingModel
internal import SourceModel
internal import TypeInference

extension HazardCheck {
  /// Where does Swift put a default into a dictionary, and Kotlin change one that is in no map?
  static let defaultNotStored = HazardCheck("default-subscript-not-stored") { twin, rule in
    twin.pairs.flatMap { pair in differences(in: pair, rule) + lostLists(in: pair, rule) + lostCounts(in: pair, rule) }
  }
}

/// `val list = groups[key] ?: mutableListOf()` that is added to and never put into the map.
private func lostLists(in pair: WrittenPair, _ rule: HazardRule) -> [Violation] {
  let kotlin = pair.kotlin
  let tree = kotlin.tree
  return kotlin.locals.compactMap { local in
    guard tree.kind(local.value) == .binary, ["?:", "??"].contains(tree.label(local.value)),
      (tree.calleeName(tree.child(local.value, 1)) ?? "").hasPrefix("mutable"),
      let map = lookedUp(tree.child(local.value, 0), tree),
      let change = mutations(in: kotlin).first(where: { $0.path == [local.name] && $0.kind == .contents }),
      !isHandedOn(local.name, kotlin), let left = storing(map, pair.swift)
    else { return nil }
    return rule.violation(
      pair, (.kotlin, tree.range(change.node)), (.swift, pair.swift.tree.range(left)), saying: "list" + local.name,
      values: [
        "swiftWay": "puts the default into the map", "kotlinWay": "adds to a list that is in no map when the key is new",
      ])
  }
}

/// `(counts[key] ?: 0) + 1` as a statement, or in one that does not set the key.
private func lostCounts(in pair: WrittenPair, _ rule: HazardRule) -> [Violation] {
  let kotlin = pair.kotlin
  let tree = kotlin.tree
  return kotlin.all(.binary).compactMap { node in
    guard ["+", "-"].contains(tree.label(node)), kotlin.isDiscarded(node),
      let map = tree.preorder(tree.child(node, 0)).lazy.compactMap({ lookedUp($0, tree) }).first,
      let left = storing(map, pair.swift)
    else { return nil }
    return rule.violation(
      pair, (.kotlin, tree.range(node)), (.swift, pair.swift.tree.range(left)), saying: "count" + tree.structure(node),
      values: ["swiftWay": "puts the default into the map", "kotlinWay": "gives a number that nobody keeps"])
  }
}

/// The map of `groups[key]`, `groups.get(key)`, `counts.getOrDefault(key, 0)`.
private func lookedUp(_ node: NodeID, _ tree: Tree) -> String? {
  switch tree.kind(node) {
  case .index: return tree.path(tree.child(node, 0))?.last
  case .call:
    guard ["get", "getOrDefault", "getOrElse"].contains(tree.calleeName(node) ?? "") else { return nil }
    return tree.receiver(node).flatMap { tree.path($0)?.last }
  default: return nil
  }
}

/// Whether a local is returned, put somewhere or passed on.
private func isHandedOn(_ name: String, _ member: WrittenMember) -> Bool {
  let tree = member.tree
  return member.nodes.contains { node in
    switch tree.kind(node) {
    case .argument, .return: tree.children(node).contains { tree.path($0) == [name] }
    case .assign: tree.path(tree.child(node, 1)) == [name]
    case .lambda, .block: tree.lastChild(node).map { tree.path($0) == [name] } ?? false
    default: false
    }
  }
}

/// Where Swift changes an element of the dictionary by its default: `groups[key, default: []]`.
private func storing(_ map: String, _ member: WrittenMember) -> NodeID? {
  let tree = member.tree
  return member.all(.index).first { node in
    tree.path(tree.child(node, 0))?.last.map(canonicalName) == canonicalName(map)
      && tree.children(node).contains { tree.kind($0) == .argument && tree.soft($0) == "default" }
  }
}
