internal import CodeModel
internal import FindingModel
internal import SourceModel
internal import TypeInference

extension HazardCheck {
  /// Where does Kotlin make the text `null` of nothing, which stays nothing in Swift?
  static let nullTexts = HazardCheck("null-texts") { twin, rule in
    twin.pairs.flatMap { pair in
      pair.kotlin.all(.call).compactMap { call -> Violation? in
        let tree = pair.kotlin.tree
        guard let name = nullableText(call, pair.kotlin), let swift = keptNil(named: name, in: pair.swift) else {
          return nil
        }
        return rule.violation(
          pair, (.kotlin, tree.range(call)), (.swift, pair.swift.tree.range(swift)), isFoundByName: true,
          saying: tree.structure(call))
      }
    }
  }
}

/// The name of what may be null where `toString()` is asked of it whatever it is: `id` of `user.id.toString()`.
private func nullableText(_ call: NodeID, _ member: WrittenMember) -> String? {
  let tree = member.tree
  guard tree.calleeName(call) == "toString", tree.childCount(call) == 1, tree.kind(tree.child(call, 0)) == .member
  else {
    return nil
  }
  let value = tree.child(tree.child(call, 0), 0)
  guard tree.kind(value) != .optionalChain, tree.kind(value) != .force, let path = tree.path(value),
    let name = path.last,
    member.environment.alone.type(of: value).isOptional, !isLogged(call, member), !asksForNull(path, member),
    // What is compared with a text of something is compared with none.
    !(member.parent(call).map { tree.kind($0) == .binary } ?? false)
  else { return nil }
  return canonicalName(name)
}

/// Whether a member asks anywhere whether something is null; where it does, the compiler may know better.
private func asksForNull(_ path: [String], _ member: WrittenMember) -> Bool {
  let tree = member.tree
  return member.nodes.contains { node in
    switch tree.kind(node) {
    case .binary:
      return ["==", "!=", "?:"].contains(tree.label(node)) && tree.children(node).contains { tree.path($0) == path }
    case .optionalChain, .switch: return tree.path(tree.child(node, 0)) == path
    case .call: return tree.argumentValues(node).contains { tree.path($0) == path }
    default: return false
    }
  }
}

/// Where Swift makes something of a value only if there is one: `user.id.map { "\($0)" }`, `user.id?.description`.
private func keptNil(named name: String, in member: WrittenMember) -> NodeID? {
  let tree = member.tree
  func isMeant(_ node: NodeID) -> Bool { tree.path(node)?.last.map { canonicalName($0) } == name }
  return member.nodes.first { node in
    switch tree.kind(node) {
    case .call:
      return ["map", "flatMap"].contains(tree.calleeName(node) ?? "") && tree.receiver(node).map(isMeant) ?? false
    case .optionalChain: return isMeant(tree.child(node, 0))
    case .optionalBinding: return tree.kind(tree.child(node, 1)) != .empty && isMeant(tree.child(node, 1))
    default: return false
    }
  }
}
