internal import CodeModel
internal import Comparison
internal import FindingModel
internal import Pairing
internal import RuleBook
internal import SourceModel

// Which errors a `catch` is for: Swift's says so by its pattern and hands the others on, Kotlin's by its type.

/// `catch let error as FileError` beside `catch (e: Exception)`: Kotlin takes every error for that one.
func widerCatches(in pair: WrittenPair, _ rule: HazardRule) -> [Violation] {
  let (swift, kotlin) = (pair.swift.tree, pair.kotlin.tree)
  return attempts(in: pair).compactMap { left, right in
    guard !left.isEmpty, left.allSatisfy({ isTyped($0, swift) }),
      let broad = right.first(where: { isBroad($0, kotlin) }),
      !kotlin.preorder(broad).contains(where: { kotlin.kind($0) == .throw })
    else { return nil }
    return rule.violation(
      pair, (.kotlin, kotlin.range(kotlin.child(broad, 0))), (.swift, swift.range(swift.child(left[0], 0))),
      isFoundByName: true, saying: "wider" + kotlin.structure(kotlin.child(broad, 0)),
      values: [
        "name": pair.swift.text(swift.child(left[0], 0)),
        "how": "errors that Swift's `catch \(pair.swift.text(swift.child(left[0], 0)))` lets pass to the caller",
      ])
  }
}

/// A bare `catch` beside `catch (e: FileNotFoundException)`: Kotlin lets every other error pass.
func narrowCatches(in pair: WrittenPair, _ rule: HazardRule) -> [Violation] {
  let (swift, kotlin) = (pair.swift.tree, pair.kotlin.tree)
  return attempts(in: pair).compactMap { left, right in
    guard let bare = left.first(where: { !isTyped($0, swift) }), !right.isEmpty,
      !right.contains(where: { isBroad($0, kotlin) || isRoot($0, kotlin) }),
      !swift.preorder(bare).contains(where: { swift.kind($0) == .throw })
    else { return nil }
    // What may be thrown is known to the authors: a hint.
    return rule.violation(
      pair, (.kotlin, kotlin.range(kotlin.child(right[0], 0))), (.swift, swift.range(bare)), isSure: false,
      saying: "narrow" + kotlin.structure(kotlin.child(right[0], 0)),
      values: [
        "name": pair.kotlin.text(kotlin.child(right[0], 0)), "swift": "catch",
        "swiftWay": "handles every error", "how": "lets all others go on to the caller",
      ])
  }
}

/// Kotlin's own `compactMap` that swallows what its closure throws, beside the one of Swift's library, which hands it on.
func swallowedByHelpers(in twin: WrittenTwin, _ rule: HazardRule) -> [Violation] {
  let names = Set(rule.rule.option("rethrowing"))
  var finder = DeclarationFinder(sides: twin.sides)
  return twin.compared.loneMembers.compactMap { lone in
    let entry = twin.compared.mapping[lone.declaration]
    guard lone.declaration.side == .kotlin, names.contains(entry.declaration.name), let member = finder.member(entry),
      let declaration = member.declaration, declaration.receiver != nil
    else { return nil }
    let tree = member.tree
    let closures = Set(
      declaration.parameters.filter { $0.type.map { tree.kind($0) == .functionType } ?? false }.map(\.name))
    for attempt in member.all(.do) {
      let call = tree.preorder(tree.child(attempt, 0)).first { tree.calleeName($0).map(closures.contains) ?? false }
      let handlers = tree.children(attempt).filter { tree.kind($0) == .catch }
      guard let call, let broad = handlers.first(where: { isBroad($0, tree) }),
        !handlers.contains(where: { handler in tree.preorder(handler).contains { tree.kind($0) == .throw } })
      else { continue }
      let closure = tree.calleeName(call) ?? ""
      let place = tree.range(tree.child(broad, 0))
      return Violation(
        check: rule.rule.check, rule: rule.rule.id,
        values: [
          "name": closure, "kotlin": member.unit.file.text(in: place),
          "how":
            "what `\(closure)` throws, and goes on; `\(declaration.name)` of Swift's library hands it to its caller",
        ], member: twin.compared.memberName(lone.declaration),
        primary: Site(side: .kotlin, path: member.unit.file.path, range: place), counterpart: nil,
        identity: [rule.rule.id, twin.compared.identityPath(lone.declaration), "swallowed"])
    }
    return nil
  }
}

/// The `catch`es of what both sides attempt: the same calls, in order.
private func attempts(in pair: WrittenPair) -> [(swift: [NodeID], kotlin: [NodeID])] {
  var open = handled(in: pair.kotlin)
  return handled(in: pair.swift).compactMap { left in
    func likeness(_ right: Set<String>) -> Double {
      Double(left.calls.intersection(right).count) / Double(max(1, left.calls.union(right).count))
    }
    let best = open.indices.max { likeness(open[$0].calls) < likeness(open[$1].calls) }
    guard let best, likeness(open[best].calls) >= 0.5 else { return nil }
    return (left.catches, open.remove(at: best).catches)
  }
}

private func handled(in member: WrittenMember) -> [(calls: Set<String>, catches: [NodeID])] {
  let tree = member.tree
  return member.all(.do).compactMap { node in
    let catches = tree.children(node).filter { tree.kind($0) == .catch }
    guard !catches.isEmpty else { return nil }
    let calls = tree.preorder(tree.child(node, 0)).compactMap { tree.calleeName($0).map(canonicalName) }
    return (Set(calls), catches)
  }
}

/// Whether a Swift `catch` is for certain errors: it has a pattern that may fail, or a `where`.
private func isTyped(_ node: NodeID, _ tree: Tree) -> Bool {
  if !tree.isEmpty(tree.child(node, 1)) { return true }
  let patterns = tree.children(tree.child(node, 0))
  return !patterns.isEmpty && !patterns.contains { [.binding, .wildcard].contains(tree.kind($0)) }
}

/// Types that other exceptions are kinds of.
private func isRoot(_ node: NodeID, _ tree: Tree) -> Bool {
  tree.preorder(tree.child(node, 0)).contains {
    tree.kind($0) == .typeName && ["RuntimeException", "Error"].contains(tree.label($0))
  }
}
