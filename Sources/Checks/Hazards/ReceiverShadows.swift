internal import CodeModel
internal import FindingModel
internal import SourceModel
internal import TypeInference

extension HazardCheck {
  /// Where does a name mean the receiver of a Kotlin lambda, and in Swift the object that the code belongs to?
  static let receiverShadows = HazardCheck("receiver-shadows") { twin, rule in
    twin.pairs.flatMap { pair in
      pair.kotlin.all(.assign).compactMap { shadowed($0, in: pair, rule) }
    }
  }
}

/// `Row().apply { title = title }` gives the row its own title; `Row().apply { label = title }` too, where rows have one.
private func shadowed(_ assignment: NodeID, in pair: WrittenPair, _ rule: HazardRule) -> Violation? {
  let (swift, kotlin) = (pair.swift, pair.kotlin)
  let tree = kotlin.tree
  let (target, value) = (tree.child(assignment, 0), tree.child(assignment, 1))
  guard tree.label(assignment) == "=", tree.kind(target) == .name, tree.kind(value) == .name,
    let scope = receiverScope(around: assignment, in: kotlin)
  else { return nil }
  let name = tree.label(value)
  let offset = tree.range(value).lower
  guard kotlin.environment.isMutableLocal(name, at: offset) == nil, !kotlin.environment.isParameter(name, at: offset)
  else { return nil }
  if tree.label(target) != name {
    guard kotlin.environment.owner?.property(name) != nil,
      let type = kotlin.environment.facts(kotlin.environment.alone.type(of: scope)),
      type.property(name) != nil, type.property(tree.label(target)) != nil
    else { return nil }
  }
  // Swift says of which object it reads.
  let twin = swift.all(.assign).first { node in
    let left = swift.tree.path(swift.tree.child(node, 0)) ?? []
    return left.count > 1 && left.first != "self" && canonicalName(left.last ?? "") == canonicalName(tree.label(target))
      && swift.tree.ownPath(swift.tree.child(node, 1)).map { $0.map(canonicalName) } == [canonicalName(name)]
  }
  guard let twin else { return nil }
  return rule.violation(
    pair, (.kotlin, tree.range(assignment)), (.swift, swift.tree.range(twin)), isFoundByName: true,
    saying: tree.structure(assignment), values: ["name": name, "receiver": kotlin.text(scope)])
}

/// What `this` is inside the nearest lambda that changes it: `Row()` of `Row().apply { … }` and of `with(Row()) { … }`.
private func receiverScope(around node: NodeID, in member: WrittenMember) -> NodeID? {
  let tree = member.tree
  var lambda = member.enclosing(node, [.lambda])
  while let current = lambda {
    if let call = member.enclosing(current, [.call]), tree.argumentValues(call).last == current {
      switch tree.calleeName(call) {
      case "apply", "run": if let receiver = tree.receiver(call) { return receiver }
      case "with": return tree.argumentValues(call).first
      default: break
      }
    }
    lambda = member.enclosing(current, [.lambda])
  }
  return nil
}
