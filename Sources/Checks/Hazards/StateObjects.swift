internal import CodeModel
internal import FindingModel
internal import SourceModel
internal import TypeInference

/// Objects in a Kotlin state that are changed in place: `state.value.name = x`, or the same object set again. The state holds an
/// equal value before and after, and tells nobody; a Swift value that is changed is another value.
func changedObjects(in pair: WrittenPair, _ rule: HazardRule) -> [Violation] {
  let kotlin = pair.kotlin
  var told: Set<String> = []
  return kotlin.nodes.compactMap { node -> Violation? in
    guard let state = directChange(node, kotlin) ?? changedAndSet(node, kotlin) ?? updated(node, kotlin),
      let swift = telling(state, pair.swift), told.insert(state).inserted
    else { return nil }
    return rule.violation(
      pair, (.kotlin, kotlin.tree.range(node)), (.swift, pair.swift.tree.range(swift)),
      saying: "object" + kotlin.tree.structure(node),
      values: [
        "name": state, "how": "an object that is changed in place, as here, is equal to itself and tells nobody",
      ])
  }
}

/// `form.value.name = x`, `form.value.tags.add(x)`.
private func directChange(_ node: NodeID, _ member: WrittenMember) -> String? {
  let tree = member.tree
  switch tree.kind(node) {
  case .assign:
    let target = tree.child(node, 0)
    guard tree.kind(target) == .member, let path = tree.ownPath(target), path.count > 2 else { return nil }
    return state(of: path, member)
  case .call:
    guard let name = tree.calleeName(node), contentMutators.contains(name),
      let path = tree.receiver(node).flatMap({ tree.ownPath($0) }), path.count > 2
    else { return nil }
    return state(of: path, member)
  default: return nil
  }
}

/// `val form = state.value; form.name = x; state.value = form`, and `state.value = state.value.apply { name = x }`.
private func changedAndSet(_ node: NodeID, _ member: WrittenMember) -> String? {
  let tree = member.tree
  guard tree.kind(node) == .assign, tree.label(node) == "=", let target = tree.ownPath(tree.child(node, 0)),
    target.count == 2,
    let name = state(of: target, member)
  else { return nil }
  let value = tree.child(node, 1)
  if ["apply", "also"].contains(tree.calleeName(value) ?? ""), let receiver = tree.receiver(value),
    tree.ownPath(receiver) == target, let lambda = tree.argumentValues(value).last
  {
    let changes = tree.preorder(lambda).contains { tree.kind($0) == .assign }
    return changes ? name : nil
  }
  guard let local = tree.path(value), local.count == 1,
    let origin = member.environment.initialValue(of: local[0], at: tree.range(node).lower)
  else { return nil }
  let isSame = tree.ownPath(origin) == target
  let isShallow = isShallowCopy(origin, of: target, tree)
  guard isSame || isShallow else { return nil }
  let isChanged = mutations(in: member).contains { change in
    guard tree.range(change.node).upper <= tree.range(node).lower, change.kind == .property,
      change.path.first == local[0]
    else {
      return false
    }
    // A copy of a list holds the same elements.
    return isSame || change.path.dropFirst().first == Mutation.element
  }
  return isChanged ? name : nil
}

/// `rows.value.toMutableList()`: another list of the same elements.
private func isShallowCopy(_ node: NodeID, of path: [String], _ tree: Tree) -> Bool {
  guard let name = tree.calleeName(node) else { return false }
  switch name {
  case "toMutableList", "toList": return tree.receiver(node).flatMap { tree.ownPath($0) } == path
  case "ArrayList": return tree.argumentValues(node).first.flatMap { tree.ownPath($0) } == path
  default: return false
  }
}

/// `state.update { it.name = x; it }`.
private func updated(_ node: NodeID, _ member: WrittenMember) -> String? {
  let tree = member.tree
  guard tree.calleeName(node) == "update", let receiver = tree.receiver(node), let path = tree.ownPath(receiver),
    let name = state(of: path + ["value"], member), let lambda = tree.argumentValues(node).last,
    tree.kind(lambda) == .lambda,
    let block = tree.lastChild(lambda), let result = tree.lastChild(block), let element = tree.path(result),
    element.count == 1
  else { return nil }
  let parameter = tree.children(lambda).first { tree.kind($0) == .parameter }.map { tree.label($0) } ?? "it"
  guard element[0] == parameter else { return nil }
  let changes = tree.preorder(block).contains { inner in
    guard tree.kind(inner) == .assign, tree.kind(tree.child(inner, 0)) == .member else { return false }
    return tree.path(tree.child(inner, 0))?.first == parameter
  }
  return changes ? name : nil
}

/// The own state whose value a path goes through.
private func state(of path: [String], _ member: WrittenMember) -> String? {
  guard path.count > 1, path[1] == "value", isStateFlow(path[0], member) else { return nil }
  return path[0]
}

/// Where Swift changes or sets the counterpart of a state, which tells of it; `nil` where it does neither or holds an object.
private func telling(_ state: String, _ member: WrittenMember) -> NodeID? {
  let key = canonicalName(state)
  let tree = member.tree
  guard let owner = member.environment.owner, let part = owner.parts.first,
    let property = part.declaration.members.first(where: { $0.kind == .property && canonicalName($0.name) == key }),
    tellsEverySet(property, member.unit) || part.declaration.attributes.contains(where: { $0.name == "Observable" })
  else { return nil }
  let type = owner.property(property.name)?.type ?? .unknown
  let isValue = type.collection?.storage == .value || member.environment.facts(type)?.isValue == true
  return member.nodes.first { node in
    switch tree.kind(node) {
    case .assign:
      guard let path = tree.ownPath(tree.child(node, 0)), path.first.map(canonicalName) == key else {
        // `rows[i].isOn = x`.
        return isValue && mutations(in: member).contains { $0.node == node && $0.path.first.map(canonicalName) == key }
      }
      return isValue || path.count == 1 || path == [path[0], "value"]
    case .call:
      guard let name = tree.calleeName(node), let receiver = tree.receiver(node), let path = tree.ownPath(receiver),
        path.first.map(canonicalName) == key
      else { return false }
      return path.count == 1 && ["send", "accept"].contains(name) || isValue && contentMutators.contains(name)
    default: return false
    }
  }
}
