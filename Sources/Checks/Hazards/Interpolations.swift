internal import CodeModel
internal import FindingModel
internal import RuleBook
internal import SourceModel
internal import TypeInference

extension HazardCheck {
  /// Which values of a kind are put into a text, where the two languages write them differently?
  static let interpolatedType = HazardCheck("interpolated-type") { twin, rule in
    let kinds = Set(rule.rule.option("kinds"))
    return twin.pairs.flatMap { pair -> [Violation] in
      let swift = pair.swift.all(.interpolation).filter { isOf(kinds, $0, pair.swift) && !isLogged($0, pair.swift) }
      let kotlin = pair.kotlin.all(.interpolation) + textCalls(in: pair.kotlin)
      var taken: Set<NodeID> = []
      return swift.compactMap { left in
        let value = pair.swift.tree.child(left, 0)
        guard let name = lastName(value, pair.swift.tree) else { return nil }
        let right = kotlin.first { !taken.contains($0) && lastName(pair.kotlin.tree.child($0, 0), pair.kotlin.tree) == name }
        guard let right, !isLogged(right, pair.kotlin), isContradicted(kinds, right, pair.kotlin) == false else { return nil }
        taken.insert(right)
        // A number on a screen is a matter of taste, in an address it is a fault.
        let isSure = kinds.contains("optional") || pair.swift.isIn(.machine, left) || pair.kotlin.isIn(.machine, right)
        return rule.violation(
          pair, (.swift, pair.swift.tree.range(value)), (.kotlin, pair.kotlin.tree.range(pair.kotlin.tree.child(right, 0))),
          isSure: isSure, saying: pair.swift.tree.structure(value),
          values: ["name": pair.swift.text(value), "how": "differently"])
      }
    }
  }
}

/// `x.toString()`, where Swift has `"\(x)"`.
private func textCalls(in member: WrittenMember) -> [NodeID] {
  let tree = member.tree
  return member.all(.member).filter { node in
    guard tree.label(node) == "toString", let parent = member.parent(node) else { return false }
    return tree.kind(parent) == .call && tree.childCount(parent) == 1
  }
}

private func isOf(_ kinds: Set<String>, _ node: NodeID, _ member: WrittenMember) -> Bool {
  guard let value = member.tree.children(node).first, member.tree.childCount(node) == 1 else { return false }
  let type = member.environment.type(of: value)
  return isOf(kinds, type) && !(kinds.contains("optional") && isUnwrapped(value, member))
}

private func isOf(_ kinds: Set<String>, _ type: ValueType) -> Bool {
  kinds.contains { kind in
    switch kind {
    case "optional": type.isOptional && !type.isUnknown
    case "floating": type.isFloating && !type.isOptional
    case "collection": type.collection != nil && !type.isOptional
    default: false
    }
  }
}

/// Whether Kotlin says that the value is of another kind.
private func isContradicted(_ kinds: Set<String>, _ node: NodeID, _ member: WrittenMember) -> Bool {
  let type = member.environment.type(of: member.tree.child(node, 0))
  if type.isUnknown || kinds.contains("optional") { return false }
  return !isOf(kinds, type)
}

/// Inside `if x != nil { }`, and behind `guard x != nil`: the author knows that there is a value, which is still wrapped.
private func isUnwrapped(_ node: NodeID, _ member: WrittenMember) -> Bool { member.tree.kind(node) == .force }

private func lastName(_ node: NodeID, _ tree: Tree) -> String? { tree.path(node)?.last.map(canonicalName) }

private func isLogged(_ node: NodeID, _ member: WrittenMember) -> Bool {
  if ["description", "debugDescription", "toString"].contains(member.declaration?.name ?? "") { return true }
  return member.ancestors(node).contains { ancestor in
    let tree = member.tree
    if tree.kind(ancestor) == .throw { return true }
    guard let name = tree.calleeName(ancestor) else { return false }
    if ["print", "debugPrint", "println", "NSLog", "fatalError", "assertionFailure", "preconditionFailure", "error", "check", "require"].contains(name) { return true }
    let receiver = tree.receiver(ancestor).flatMap { tree.path($0)?.last } ?? name
    return !Set(words(of: receiver)).isDisjoint(with: ["log", "logger", "timber", "logging"])
      || !Set(words(of: name)).isDisjoint(with: ["log", "debug", "exception", "error"])
  }
}
