internal import CodeModel
internal import FindingModel
internal import RuleBook
internal import SourceModel
internal import TypeInference

extension HazardCheck {
  /// Where does a member that holds a lock call one that waits for the same lock, on one side only?
  static let lockReentrancy = HazardCheck("lock-reentrancy") { twin, rule in
    let makers = (Set(rule.rule.option("swift-locks")), Set(rule.rule.option("kotlin-locks")))
    return twin.pairs.compactMap { pair in
      let nested = (nestedCall(in: pair.swift, makers: makers.0), nestedCall(in: pair.kotlin, makers: makers.1))
      switch nested {
      case (let call?, nil):
        return hang(
          pair, pair.swift, call, facing: pair.kotlin, rule,
          "in Swift it waits for ever, and Kotlin's lock lets its holder in")
      case (nil, let call?):
        return hang(
          pair, pair.kotlin, call, facing: pair.swift, rule,
          "in Kotlin it waits for ever, and Swift has no such lock there")
      default: return nil
      }
    }
  }
}

private func hang(
  _ pair: WrittenPair, _ member: WrittenMember, _ call: NodeID, facing other: WrittenMember, _ rule: HazardRule,
  _ how: String
) -> Violation? {
  guard let place = other.declaration?.nameRange else { return nil }
  return rule.violation(
    pair, (member.side, member.tree.range(call)), (other.side, place), isFoundByName: true,
    saying: member.side.rawValue + member.tree.structure(call), values: ["name": member.text(call), "how": how])
}

/// The call of a member's own type, made while a lock is held, that takes the same lock.
private func nestedCall(in member: WrittenMember, makers: Set<String>) -> NodeID? {
  guard let body = member.declaration?.body else { return nil }
  let (tree, own) = (member.tree, member.ownMembers)
  let locks = own.filter { property in
    guard property.kind == .property, let value = property.value, let maker = tree.calleeName(value) else {
      return false
    }
    // A queue that lets several in at once is no lock.
    return makers.contains(maker) && tree.argument("attributes", of: value) == nil
  }
  return locks.lazy.compactMap { lock -> NodeID? in
    let waiting = Set(
      own.filter { $0.kind == .function && $0.body.map { takes(lock.name, in: $0, tree) } ?? false }.map(\.name))
    guard !waiting.isEmpty else { return nil }
    return held(lock.name, in: body, tree).flatMap(tree.nodesRunAtOnce).first { call in
      guard let name = tree.calleeName(call), waiting.contains(name) else { return false }
      return tree.receiver(call).map { tree.kind($0) == .self } ?? true
    }
  }.first
}

extension Tree {
  /// What runs when a statement does: a closure inside it may be started later, by somebody else.
  fileprivate func nodesRunAtOnce(_ statement: NodeID) -> [NodeID] {
    [statement] + children(statement).filter { kind($0) != .lambda }.flatMap(nodesRunAtOnce)
  }
}

private let waits: Set<String> = ["lock", "withLock", "sync"]

/// Whether a call is one of some functions of a lock of the own type.
private func isCall(_ call: NodeID, of names: Set<String>, on lock: String, _ tree: Tree) -> Bool {
  guard let name = tree.calleeName(call), names.contains(name), let receiver = tree.receiver(call) else { return false }
  return tree.ownPath(receiver) == [lock]
}

private func takes(_ lock: String, in body: NodeID, _ tree: Tree) -> Bool {
  tree.nodesRunAtOnce(body).contains { isCall($0, of: waits, on: lock, tree) }
}

/// The statements of a body that run while a lock is held: behind `lock.lock()`, as far as `unlock` is no statement among
/// them, and in the closure of `lock.withLock { … }`.
private func held(_ lock: String, in body: NodeID, _ tree: Tree) -> [NodeID] {
  tree.preorder(body).flatMap { node -> [NodeID] in
    switch tree.kind(node) {
    case .block:
      let statements = tree.children(node)
      guard let start = statements.firstIndex(where: { isCall($0, of: ["lock"], on: lock, tree) }) else { return [] }
      return statements[(start + 1)...].prefix { !isCall($0, of: ["unlock"], on: lock, tree) }
        .filter { tree.kind($0) != .defer }
    case .call where isCall(node, of: ["withLock", "sync"], on: lock, tree):
      return tree.argumentValues(node).last.map { Array(tree.children($0)) } ?? []
    default: return []
    }
  }
}
