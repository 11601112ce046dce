internal import CodeModel
internal import FindingModel
internal import SourceModel
internal import TypeInference

extension HazardCheck {
  /// Where does Swift put a default into a dictionary, and Kotlin change one that is in no map?
  static let defaultNotStored = HazardCheck("default-subscript-not-stored") { twin, rule in
    twin.pairs.flatMap { pair in
      differences(in: pair, rule) + lostLists(in: pair, rule) + lostCounts(in: pair, rule)
        + lookedUpOnly(in: pair, rule)
        + storedByReading(in: pair, rule)
    }
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
        "swiftWay": "puts the default into the map",
        "kotlinWay": "adds to a list that is in no map when the key is new",
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

/// `groups[key]?.add(x)`, which does nothing for a new key, and `counts[key] = counts[key]!! + 1`, which fails.
private func lookedUpOnly(in pair: WrittenPair, _ rule: HazardRule) -> [Violation] {
  let kotlin = pair.kotlin
  let tree = kotlin.tree
  func found(_ node: NodeID, _ map: String, _ how: String) -> Violation? {
    guard let left = storing(map, pair.swift), !asksForKey(map, kotlin) else { return nil }
    return rule.violation(
      pair, (.kotlin, tree.range(node)), (.swift, pair.swift.tree.range(left)), isFoundByName: true,
      saying: "looked up" + tree.structure(node),
      values: ["swiftWay": "puts the default into the map", "kotlinWay": how])
  }
  return kotlin.nodes.compactMap { node in
    switch tree.kind(node) {
    case .call:
      guard let name = tree.calleeName(node), contentMutators.contains(name), let receiver = tree.receiver(node) else {
        return nil
      }
      let isForced = tree.kind(receiver) == .force
      guard let map = lookedUp(isForced ? tree.child(receiver, 0) : receiver, tree, orDefault: false),
        !writes(to: map, kotlin)
      else {
        return nil
      }
      return found(node, map, isForced ? "fails when the key is new" : "adds nothing when the key is new")
    case .assign:
      let target = tree.child(node, 0)
      guard tree.kind(target) == .index, let map = lookedUp(target, tree) else { return nil }
      let isForced = tree.preorder(tree.child(node, 1)).contains { inner in
        tree.kind(inner) == .force && lookedUp(tree.child(inner, 0), tree) == map
          || tree.calleeName(inner) == "getValue" && tree.receiver(inner).flatMap { tree.path($0)?.last } == map
      }
      return isForced ? found(node, map, "fails when the key is new") : nil
    default: return nil
    }
  }
}

/// `groups.getOrPut(key) { mutableListOf() }` where Swift only reads: the map grows by being asked.
private func storedByReading(in pair: WrittenPair, _ rule: HazardRule) -> [Violation] {
  let (kotlin, swift) = (pair.kotlin, pair.swift)
  let tree = kotlin.tree
  return kotlin.all(.call).compactMap { call in
    guard tree.calleeName(call) == "getOrPut", let path = tree.receiver(call).flatMap({ tree.ownPath($0) }),
      path.count == 1,
      let map = path.last, kotlin.environment.owner?.property(map) != nil,
      kotlin.parent(call).map({ tree.kind($0) }) == .return,
      !writes(to: map, swift),
      let read = swift.all(.index).first(where: { lookedUp($0, swift.tree).map(canonicalName) == canonicalName(map) }),
      isRead(read, swift)
    else { return nil }
    return rule.violation(
      pair, (.kotlin, tree.range(call)), (.swift, swift.tree.range(read)), isSure: false,
      saying: "read" + tree.structure(call),
      values: ["swiftWay": "leaves the map as it is", "kotlinWay": "puts the default into it"])
  }
}

/// Whether the value of an element is given back as it is, or a default for it.
private func isRead(_ index: NodeID, _ member: WrittenMember) -> Bool {
  guard let parent = member.parent(index) else { return false }
  let isDefault = member.tree.kind(parent) == .binary && member.tree.label(parent) == "??"
  let place = isDefault ? member.parent(parent) : parent
  return place.map { [.return, .block].contains(member.tree.kind($0)) } ?? false
}

/// Whether a member sets an element of a map: `groups[key] = x`, `groups.put(key, x)`, `groups.getOrPut(key) { … }`.
private func writes(to map: String, _ member: WrittenMember) -> Bool {
  let tree = member.tree
  let key = canonicalName(map)
  return member.nodes.contains { node in
    switch tree.kind(node) {
    case .assign:
      let target = tree.child(node, 0)
      return tree.kind(target) == .index && lookedUp(target, tree).map(canonicalName) == key
    case .call:
      guard mapWriters.contains(tree.calleeName(node) ?? "") else { return false }
      return tree.receiver(node).flatMap { tree.path($0)?.last }.map(canonicalName) == key
    default: return false
    }
  }
}

private let mapWriters: Set<String> = [
  "put", "set", "putIfAbsent", "getOrPut", "computeIfAbsent", "compute", "merge", "putAll", "updateValue",
]

/// Whether a Kotlin member asks first whether the map has a key: `key in groups`, `groups.containsKey(key)`.
private func asksForKey(_ map: String, _ member: WrittenMember) -> Bool {
  let tree = member.tree
  return member.nodes.contains { node in
    switch tree.kind(node) {
    case .call:
      ["containsKey", "contains"].contains(tree.calleeName(node) ?? "")
        && tree.receiver(node).flatMap { tree.path($0)?.last } == map
    case .binary: ["in", "!in"].contains(tree.label(node)) && tree.path(tree.child(node, 1))?.contains(map) == true
    default: false
    }
  }
}

/// The map of `groups[key]`, `groups.get(key)`, `counts.getOrDefault(key, 0)`.
private func lookedUp(_ node: NodeID, _ tree: Tree, orDefault: Bool = true) -> String? {
  switch tree.kind(node) {
  case .index: return tree.path(tree.child(node, 0))?.last
  case .call:
    guard (orDefault ? ["get", "getOrDefault", "getOrElse"] : ["get"]).contains(tree.calleeName(node) ?? "") else {
      return nil
    }
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
