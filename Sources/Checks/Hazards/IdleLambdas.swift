internal import CodeModel
internal import FindingModel
internal import SourceModel

extension HazardCheck {
  /// Which braces run their code in Swift and only make a function in Kotlin?
  static let idleLambda = HazardCheck("idle-lambda") { twin, rule in
    twin.pairs.flatMap { pair in
      [idleBody(in: pair, rule)].compactMap { $0 } + idleValues(in: pair, rule)
    }
  }
}

/// `fun clear() = { rows.clear() }`: who calls it is given a function, and clears nothing.
private func idleBody(in pair: WrittenPair, _ rule: HazardRule) -> Violation? {
  guard let swift = pair.swift.declaration, let kotlin = pair.kotlin.declaration, kotlin.kind == .function,
    kotlin.hasExpressionBody, kotlin.type == nil, let body = kotlin.body,
    let lambda = pair.kotlin.tree.onlyResult(of: body),
    takesNothing(lambda, pair.kotlin.tree), let own = swift.body, !givesFunction(swift, pair.swift.tree)
  else { return nil }
  let tree = pair.swift.tree
  guard tree.kind(own) == .block, tree.childCount(own) > 0 else { return nil }
  return rule.violation(
    pair, (.kotlin, pair.kotlin.tree.range(lambda)), (.swift, swift.nameRange), isFoundByName: true,
    saying: "body",
    values: [
      "name": kotlin.name, "swift": swift.name,
      "how": "whoever calls `\(kotlin.name)` is given a function that nobody runs",
    ])
}

/// `val rate = { load() }` beside `let rate = { load() }()`.
private func idleValues(in pair: WrittenPair, _ rule: HazardRule) -> [Violation] {
  let (swift, kotlin) = (pair.swift, pair.kotlin)
  return values(in: swift).compactMap { name, value -> Violation? in
    let tree = swift.tree
    guard tree.kind(value) == .call, tree.childCount(value) == 1, tree.kind(tree.child(value, 0)) == .lambda,
      let other = values(in: kotlin).first(where: { canonicalName($0.name) == canonicalName(name) })?.value,
      takesNothing(other, kotlin.tree)
    else { return nil }
    return rule.violation(
      pair, (.kotlin, kotlin.tree.range(other)), (.swift, tree.range(value)), isFoundByName: true,
      saying: "value" + name,
      values: ["name": name, "swift": name, "how": "`\(name)` is a function that nobody runs, and no value"])
  }
}

/// The property itself and the locals, by their names.
private func values(in member: WrittenMember) -> [(name: String, value: NodeID)] {
  let own = member.declaration.flatMap { declaration in
    declaration.kind == .property && declaration.type == nil || member.side == .swift
      ? declaration.value.map { (name: declaration.name, value: $0) } : nil
  }
  return [own].compactMap { $0 } + member.locals.map { (name: $0.name, value: $0.value) }
}

/// Whether a node is a lambda in braces that is given nothing.
private func takesNothing(_ node: NodeID, _ tree: Tree) -> Bool {
  guard tree.kind(node) == .lambda, tree.childCount(node) == 1, let body = tree.lastChild(node) else { return false }
  return tree.childCount(body) > 0
    && !tree.preorder(body).contains { tree.kind($0) == .name && tree.label($0) == "it" }
}

/// Whether a function gives a function, as far as its header or its body says.
private func givesFunction(_ declaration: Declaration, _ tree: Tree) -> Bool {
  guard let type = declaration.type, let body = declaration.body else { return false }
  if tree.preorder(type).contains(where: { tree.kind($0) == .functionType }) { return true }
  return tree.onlyResult(of: body).map { tree.kind($0) == .lambda } ?? false
}
