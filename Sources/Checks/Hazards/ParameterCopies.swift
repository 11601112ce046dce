internal import CodeModel
internal import FindingModel
internal import SourceModel
internal import TypeInference

extension HazardCheck {
  /// Where does Kotlin change what its caller passed, and Swift a copy?
  static let parameterMutated = HazardCheck("parameter-mutated-in-place") { twin, rule in
    twin.pairs.flatMap { pair in changedParameters(in: pair, twin, rule) }
  }

  /// Where does Swift change its caller's variable, and Kotlin nothing that the caller sees?
  static let inoutLost = HazardCheck("inout-parameter-lost") { twin, rule in
    twin.pairs.flatMap { pair in lostInouts(in: pair, twin, rule) }
  }
}

private func counterpart(of parameter: Parameter, among others: [Parameter]) -> Parameter? {
  let key = canonicalName(parameter.name)
  return others.first { canonicalName($0.name) == key || $0.label.map(canonicalName) == key }
}

private func changedParameters(in pair: WrittenPair, _ twin: WrittenTwin, _ rule: HazardRule) -> [Violation] {
  let (swift, kotlin) = (pair.swift, pair.kotlin)
  guard let own = kotlin.declaration, let other = swift.declaration, own.kind == .function, other.kind == .function
  else { return [] }
  let changes = mutations(in: kotlin)
  guard !changes.isEmpty else { return [] }
  return own.parameters.compactMap { parameter in
    guard let link = counterpart(of: parameter, among: other.parameters), !link.isInout, let type = parameter.type
    else { return nil }
    let read = readType(type, in: kotlin.tree, side: .kotlin)
    let isCollection = read.collection?.isShared ?? false
    let value = kotlin.environment.facts(read).flatMap { twin.counterpart(of: $0, on: .kotlin) }
    let isStruct = value?.kind == .struct
    guard isCollection && (link.type.map { isValueType($0, swift) } ?? false) || isStruct else { return nil }
    let changed = changes.first { change in
      guard change.path.first == parameter.name, !kotlin.tree.beginsWithSelf(change.node),
        kotlin.environment.isParameter(parameter.name, at: kotlin.tree.range(change.node).lower)
      else { return false }
      switch change.kind {
      case .contents, .element, .order:
        return isCollection ? change.path.count == 1 : change.path.count > 1 || isMutating(change.name, value)
      case .property: return isStruct
      case .method: return isStruct && change.path.count == 1 && isMutating(change.name, value)
      }
    }
    guard let changed else { return nil }
    // Who takes it out again most likely leaves the caller with what it passed.
    let isUndone = changes.contains { kotlin.undoes($0, changed) || kotlin.undoes(changed, $0) }
    let copy = mutations(in: swift).first { $0.path.first.map(canonicalName) == canonicalName(link.name) }
    return rule.violation(
      pair, (.kotlin, kotlin.tree.range(changed.node)), (.swift, copy.map { swift.tree.range($0.node) } ?? link.range),
      isSure: !isUndone, saying: parameter.name + kotlin.tree.structure(changed.node), values: ["name": parameter.name])
  }
}

extension WrittenMember {
  /// Whether a statement takes out again what another of its block has put into a collection, with no way out in between:
  /// `path.add(key)` … `path.remove(key)`, as one who walks a graph keeps where they are.
  fileprivate func undoes(_ change: Mutation, _ earlier: Mutation) -> Bool {
    guard change.path == earlier.path, change.kind == .contents, earlier.kind == .contents,
      let block = parent(change.node), tree.kind(block) == .block, parent(earlier.node) == block
    else { return false }
    let (start, end) = (tree.range(earlier.node).upper, tree.range(change.node).lower)
    guard start <= end else { return false }
    let (given, taken) = (tree.argumentValues(earlier.node), tree.argumentValues(change.node))
    switch (earlier.name, change.name) {
    case ("add", "remove"), ("push", "remove"):
      guard given.count == 1, taken.count == 1, text(given[0]) == text(taken[0]) else { return false }
    case ("add", "removeLast"), ("addLast", "removeLast"), ("addFirst", "removeFirst"), ("push", "pop"):
      guard given.count == 1, taken.isEmpty else { return false }
    case ("add", "removeAt"):
      let ends = ["size - 1", "lastIndex"].map { change.path.joined(separator: ".") + "." + $0 }
      guard given.count == 1, taken.count == 1, ends.contains(text(taken[0])) else { return false }
    default: return false
    }
    let named = given.flatMap { tree.path($0) ?? [] }
    return !nodes.contains { node in
      guard tree.range(node).lower >= start, tree.range(node).upper <= end else { return false }
      switch tree.kind(node) {
      case .return: return true
      // Of a loop in between only its turns end.
      case .break, .continue:
        return enclosing(node, [.for, .while, .doWhile]).map { tree.range($0).lower < start } ?? true
      case .assign: return tree.path(tree.child(node, 0)).map { !Set($0).isDisjoint(with: named) } ?? false
      default: return false
      }
    }
  }
}

private func isMutating(_ function: String, _ type: TypeFacts?) -> Bool {
  type?.mutatingFunctions.contains { canonicalName($0) == canonicalName(function) } ?? false
}

/// A list, set, map or struct of Swift's, as written.
private func isValueType(_ type: NodeID, _ member: WrittenMember) -> Bool {
  readType(type, in: member.tree, side: .swift).collection != nil
}

private func lostInouts(in pair: WrittenPair, _ twin: WrittenTwin, _ rule: HazardRule) -> [Violation] {
  let (swift, kotlin) = (pair.swift, pair.kotlin)
  guard let own = swift.declaration, let other = kotlin.declaration, own.kind == .function, other.kind == .function
  else { return [] }
  return own.parameters.compactMap { parameter in
    guard parameter.isInout, let link = counterpart(of: parameter, among: other.parameters), let type = link.type
    else { return nil }
    let read = readType(type, in: kotlin.tree, side: .kotlin)
    // An object that is changed in place reaches the caller; a result may be what the caller stores.
    let changes = mutations(in: kotlin).contains {
      $0.path.first == link.name && kotlin.environment.isParameter(link.name, at: kotlin.tree.range($0.node).lower)
        && !($0.kind == .method && !hasMethods(read, kotlin))
    }
    guard !changes, givesNothing(other, kotlin) == givesNothing(own, swift) else { return nil }
    // A parameter that both only read, or hand on to a callee, is not lost.
    let isLost = changesCopy(of: link.name, kotlin) || assigns(parameter.name, swift) && doesNoMore(kotlin, than: swift)
    guard isLost, !passesOn(link.name, kotlin) else { return nil }
    return rule.violation(
      pair, (.kotlin, link.range), (.swift, parameter.range), saying: parameter.name,
      values: ["name": link.name])
  }
}

private func hasMethods(_ type: ValueType, _ member: WrittenMember) -> Bool { member.environment.facts(type) != nil }

/// Whether a local is made of the parameter and then given other values or changed.
private func changesCopy(of parameter: String, _ member: WrittenMember) -> Bool {
  let tree = member.tree
  for local in member.locals
  where tree.preorder(local.value).contains(where: { tree.kind($0) == .name && tree.label($0) == parameter }) {
    let isChanged = member.nodes.contains { node in
      switch tree.kind(node) {
      case .assign: return tree.path(tree.child(node, 0))?.first == local.name
      case .postfix, .prefix:
        return ["++", "--"].contains(tree.label(node)) && tree.path(tree.child(node, 0))?.first == local.name
      default: return false
      }
    }
    if isChanged || mutations(in: member).contains(where: { $0.path.first == local.name && $0.kind != .method }) {
      return true
    }
  }
  return false
}

/// Whether a parameter is given another value.
private func assigns(_ parameter: String, _ member: WrittenMember) -> Bool {
  member.all(.assign).contains { member.tree.path(member.tree.child($0, 0)) == [parameter] }
}

/// Whether Kotlin only sets locals and calls what Swift calls: then nothing takes the place of what Swift assigns.
private func doesNoMore(_ kotlin: WrittenMember, than swift: WrittenMember) -> Bool {
  let tree = kotlin.tree
  let known = Set(swift.all(.call).compactMap { swift.tree.calleeName($0).map(canonicalName) })
  return kotlin.nodes.allSatisfy { node in
    switch tree.kind(node) {
    case .call: tree.calleeName(node).map { known.contains(canonicalName($0)) } ?? false
    case .assign:
      tree.path(tree.child(node, 0)).map {
        $0.count == 1 && kotlin.environment.isMutableLocal($0[0], at: tree.range(node).lower) != nil
      } ?? false
    default: true
    }
  }
}

private func passesOn(_ parameter: String, _ member: WrittenMember) -> Bool {
  member.all(.return).contains { node in
    member.tree.children(node).contains { member.tree.path($0)?.first == parameter }
  }
}

/// Whether a function is declared to give nothing back.
private func givesNothing(_ declaration: Declaration, _ member: WrittenMember) -> Bool {
  guard let type = declaration.type else { return !declaration.hasExpressionBody }
  let text = member.text(type)
  return text == "Unit" || text == "Void" || text == "()"
}
