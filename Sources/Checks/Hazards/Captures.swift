internal import CodeModel
internal import FindingModel
internal import SourceModel
internal import TypeInference

extension HazardCheck {
  /// Where does a Swift closure keep the value of now, and the Kotlin lambda read the variable of then?
  static let captureByValue = HazardCheck("capture-by-value") { twin, rule in
    twin.pairs.flatMap { pair in
      pair.swift.all(.lambda).flatMap { closure in
        pair.swift.tree.children(closure).compactMap { capture in frozen(capture, closure, pair, rule) }
      }
    }
  }
}

private func frozen(_ capture: NodeID, _ closure: NodeID, _ pair: WrittenPair, _ rule: HazardRule) -> Violation? {
  let (swift, kotlin) = (pair.swift, pair.kotlin)
  let tree = swift.tree
  guard tree.kind(capture) == .capture, tree.soft(capture).isEmpty else { return nil }
  let source = tree.children(capture).first.flatMap { tree.ownPath($0) } ?? [tree.label(capture)]
  guard source.count == 1, let name = source.first, name != "self" else { return nil }
  let end = tree.range(closure).upper
  let isLocal = swift.environment.isMutableLocal(name, at: tree.range(closure).lower)
  let isProperty = isLocal == nil && swift.environment.owner?.property(name)?.isMutable ?? false
  guard isLocal == true || isProperty else { return nil }
  let isReassigned = isGivenAnotherValue(name, after: end, swift)
  guard isReassigned || isProperty else { return nil }
  // The lambda that uses the name in Kotlin, where it is still the variable.
  let use = kotlin.nodes.first { node in
    guard kotlin.tree.kind(node) == .name || kotlin.tree.kind(node) == .member,
      canonicalName(kotlin.tree.label(node)) == canonicalName(name), kotlin.tree.ownPath(node)?.count == 1,
      kotlin.enclosing(node, [.lambda]) != nil
    else { return false }
    let offset = kotlin.tree.range(node).lower
    let local = kotlin.environment.isMutableLocal(kotlin.tree.label(node), at: offset)
    return isProperty ? local == nil && isMutableProperty(name, kotlin) : local == true
  }
  guard let use else { return nil }
  let changes = isGivenAnotherValue(kotlin.tree.label(use), after: kotlin.tree.range(use).upper, kotlin)
  return rule.violation(
    pair, (.kotlin, kotlin.tree.range(use)), (.swift, tree.range(capture)), isSure: isReassigned && changes,
    saying: name, values: ["name": name])
}

private func isMutableProperty(_ name: String, _ member: WrittenMember) -> Bool {
  member.environment.owner?.properties.contains {
    $0.isMutable && canonicalName($0.name) == canonicalName(name)
  } ?? false
}

/// Whether a member assigns a name, or adds to it, behind an offset.
private func isGivenAnotherValue(_ name: String, after offset: UInt32, _ member: WrittenMember) -> Bool {
  let tree = member.tree
  return member.nodes.contains { node in
    guard tree.range(node).lower >= offset else { return false }
    switch tree.kind(node) {
    case .assign: return tree.ownPath(tree.child(node, 0)).map { $0.first == name } ?? false
    case .postfix, .prefix:
      return ["++", "--"].contains(tree.label(node)) && tree.ownPath(tree.child(node, 0)) == [name]
    case .call:
      return tree.receiver(node).flatMap { tree.ownPath($0) }?.first == name
        && (contentMutators.contains(tree.calleeName(node) ?? "")
          || orderMutators.contains(tree.calleeName(node) ?? ""))
    default: return false
    }
  }
}
