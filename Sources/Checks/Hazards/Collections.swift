internal import CodeModel
internal import Comparison
internal import FindingModel
internal import Normalization
internal import Pairing
internal import RuleBook
internal import SourceModel
internal import TypeInference

extension HazardCheck {
  /// Where does nil take a key away in Swift, and null stay in the Kotlin map?
  static let dictAssignNil = HazardCheck("dict-assign-nil") { twin, rule in
    twin.pairs.flatMap { pair -> [Violation] in
      let swift = pair.swift.all(.assign).filter { pair.swift.tree.kind(pair.swift.tree.child($0, 0)) == .index }
      let kotlin = entries(in: pair.kotlin)
      return kotlin.compactMap { node, value, path in
        guard let answer = isAbsent(value, pair.kotlin), keepsNull(path, at: node, pair.kotlin) else { return nil }
        let counterparts = swift.filter { other in
          let target = pair.swift.tree.child(other, 0)
          guard let own = pair.swift.tree.ownPath(pair.swift.tree.child(target, 0)) else { return false }
          return own.map(canonicalName) == path.map(canonicalName)
            && pair.swift.environment.type(of: pair.swift.tree.child(target, 0)).collection?.kind != .list
            && (isAbsent(pair.swift.tree.child(other, 1), pair.swift) != nil || answer)
        }
        // Of several keys, the one that is given nothing as well.
        let counterpart =
          counterparts.first { isAbsent(pair.swift.tree.child($0, 1), pair.swift) == answer } ?? counterparts.first
        guard let counterpart else { return nil }
        // A Swift dictionary whose values may be nil keeps the key, too.
        let kept = pair.swift.environment.type(of: pair.swift.tree.child(pair.swift.tree.child(counterpart, 0), 0))
          .collection
        if let kept, kept.element.isOptional, !answer { return nil }
        let isRemoved = kept.map { !$0.element.isUnknown && !$0.element.isOptional } ?? false
        let gives = isAbsent(pair.swift.tree.child(counterpart, 1), pair.swift) != nil
        return rule.violation(
          pair, (.kotlin, pair.kotlin.tree.range(node)), (.swift, pair.swift.tree.range(counterpart)),
          isSure: answer || isRemoved && gives,
          saying: pair.kotlin.tree.structure(node),
          values: ["name": path.joined(separator: "."), "how": "keeps the key"])
      } + madeWithNull(in: pair, rule)
    }
  }
}

// MARK: Nothing for a key

/// `map[k] = v`, `map.put(k, v)`: the statement, the value, the map.
private func entries(in member: WrittenMember) -> [(node: NodeID, value: NodeID, path: [String])] {
  let tree = member.tree
  return member.nodes.compactMap { node in
    switch tree.kind(node) {
    case .assign:
      let target = tree.child(node, 0)
      guard tree.label(node) == "=", tree.kind(target) == .index, let path = tree.ownPath(tree.child(target, 0)) else {
        return nil
      }
      return (node, tree.child(node, 1), path)
    case .call where ["put", "set"].contains(tree.calleeName(node) ?? ""):
      guard let receiver = tree.receiver(node), let path = tree.ownPath(receiver), tree.argumentValues(node).count == 2
      else { return nil }
      return (node, tree.argumentValues(node)[1], path)
    default: return nil
    }
  }
}

/// `true` for a literal null, `false` for what may be null, `nil` for all else.
private func isAbsent(_ value: NodeID, _ member: WrittenMember) -> Bool? {
  if member.tree.kind(value) == .null { return true }
  return member.environment.type(of: value).isOptional || member.tree.isChainedOptionally(value) ? false : nil
}

/// `mapOf("city" to city)` of what may be null beside `params["city"] = city`.
private func madeWithNull(in pair: WrittenPair, _ rule: HazardRule) -> [Violation] {
  let (swift, kotlin) = (pair.swift.tree, pair.kotlin.tree)
  let leavesNullsOut = pair.kotlin.all(.call).contains { call in
    ["filterValues", "filterNotNullValues", "filter", "filterNot", "mapNotNull"].contains(kotlin.calleeName(call) ?? "")
  }
  let makers = pair.kotlin.all(.call).filter {
    mapMakers.contains(kotlin.calleeName($0) ?? "") && kotlin.receiver($0) == nil
  }
  guard !makers.isEmpty, !leavesNullsOut else { return [] }
  let set = pair.swift.all(.assign).filter { node in
    let target = swift.child(node, 0)
    return swift.label(node) == "=" && swift.kind(target) == .index
      && isAbsent(swift.child(node, 1), pair.swift) == false
      && pair.swift.environment.type(of: swift.child(target, 0)).collection.map {
        $0.kind == .map && !$0.element.isOptional
      } ?? false
  }
  func key(_ node: NodeID, _ tree: Tree) -> String? {
    tree.isLiteral(node) ? tree.structure(node) : tree.path(node)?.last.map(canonicalName)
  }
  return makers.flatMap { kotlin.argumentValues($0) }.compactMap { entry in
    guard kotlin.kind(entry) == .binary, kotlin.label(entry) == "to",
      isAbsent(kotlin.child(entry, 1), pair.kotlin) != nil,
      let name = key(kotlin.child(entry, 0), kotlin),
      let left = set.first(where: { swift.argumentOfIndex(swift.child($0, 0)).flatMap { key($0, swift) } == name })
    else { return nil }
    return rule.violation(
      pair, (.kotlin, kotlin.range(entry)), (.swift, swift.range(left)), isFoundByName: true,
      saying: "made" + kotlin.structure(entry),
      values: ["name": pair.kotlin.text(kotlin.child(entry, 0)), "how": "keeps the key"])
  }
}

private let mapMakers: Set<String> = ["mapOf", "mutableMapOf", "hashMapOf", "linkedMapOf"]

extension Tree {
  /// `user.address?.city`, `find(id)?.name`: absent where what stands before `?` is.
  fileprivate func isChainedOptionally(_ node: NodeID) -> Bool {
    var current = node
    while childCount(current) > 0, [.member, .call, .index].contains(kind(current)) { current = child(current, 0) }
    return kind(current) == .optionalChain
  }

  /// The key of `params[key]`.
  fileprivate func argumentOfIndex(_ index: NodeID) -> NodeID? {
    children(index).dropFirst().first { kind($0) == .argument }.map { child($0, 0) }
  }
}

/// Whether a Kotlin path is a map that may hold null.
private func keepsNull(_ path: [String], at node: NodeID, _ member: WrittenMember) -> Bool {
  guard let collection = member.type(ofPath: path, at: member.tree.range(node).lower).collection else { return false }
  return collection.kind == .map && collection.element.isOptional
}
