internal import CodeModel
internal import FindingModel
internal import SourceModel

extension HazardCheck {
  /// Where does an error that a Swift task forgets end the Kotlin scope, or the app?
  static let unstructuredTaskErrors = HazardCheck("unstructured-task-errors") { twin, rule in
    twin.pairs.flatMap { pair -> [Violation] in
      let late = caughtTooLate(in: pair, rule)
      let swift = tasks(in: pair.swift).filter { forgetsErrors($0, pair.swift) }
      let kotlin = pair.kotlin.all(.call).filter { pair.kotlin.tree.calleeName($0) == "launch" }
      guard !kotlin.isEmpty, !pair.kotlin.wholeText.contains("CoroutineExceptionHandler") else { return late }
      return late
        + zip(swift, kotlin).compactMap { left, right in
          guard !handlesErrors(right, pair.kotlin) else { return nil }
          let callee = pair.kotlin.tree.child(right, 0)
          return rule.violation(
            pair, (.kotlin, pair.kotlin.tree.range(callee)),
            (.swift, pair.swift.tree.range(pair.swift.tree.child(left, 0))),
            saying: pair.kotlin.tree.structure(right),
            values: [
              "name": "launch", "swiftWay": "forgets an error", "how": "ends the app, unless the scope has a handler",
            ])
        }
    }
  }

  /// Where does work that Swift always puts off run at once in Kotlin, before what stands behind it?
  static let mainQueueHopOrder = HazardCheck("main-queue-hop-order") { twin, rule in
    twin.pairs.flatMap { pair -> [Violation] in
      let swift = pair.swift.all(.call).filter { isDeferred($0, pair.swift) }
      let kotlin = pair.kotlin.all(.call).filter { mayRunAtOnce($0, pair.kotlin) }
      return zip(swift, kotlin).compactMap { left, right in
        guard let name = sharedName(right, pair.kotlin), sharedName(left, pair.swift) != nil else { return nil }
        return rule.violation(
          pair, (.kotlin, pair.kotlin.tree.range(pair.kotlin.tree.child(right, 0))),
          (.swift, pair.swift.tree.range(pair.swift.tree.child(left, 0))), saying: name,
          values: ["name": name, "how": "may run first"])
      }
    }
  }
}

/// `async let a = load()`, awaited in a `try?`, beside `val a = async { load() }` whose failure ends the whole scope, although
/// `await` stands in a `try`.
private func caughtTooLate(in pair: WrittenPair, _ rule: HazardRule) -> [Violation] {
  let (swift, kotlin) = (pair.swift.tree, pair.kotlin.tree)
  let begun = pair.swift.all(.variable).filter { swift.soft($0).hasSuffix(" async") }
  return begun.compactMap { left -> Violation? in
    guard let local = pair.kotlin.local(like: swift.label(swift.child(left, 0))),
      kotlin.calleeName(local.value) == "async",
      let body = kotlin.argumentValues(local.value).last, kotlin.kind(body) == .lambda,
      !kotlin.preorder(body).contains(where: { kotlin.kind($0) == .catch || kotlin.calleeName($0) == "runCatching" }),
      !pair.kotlin.ancestors(local.node).contains(where: { kotlin.calleeName($0) == "supervisorScope" }),
      pair.kotlin.all(.call).contains(where: { call in
        kotlin.calleeName(call) == "await" && kotlin.receiver(call).flatMap { kotlin.path($0) } == [local.name]
          && isProtected(call, in: pair.kotlin)
          && !pair.kotlin.ancestors(local.node).contains { $0 == pair.kotlin.enclosing(call, [.do]) }
      })
    else { return nil }
    return rule.violation(
      pair, (.kotlin, kotlin.range(kotlin.child(local.value, 0))), (.swift, swift.range(swift.child(left, 0))),
      saying: "async" + local.name,
      values: [
        "name": local.name, "swiftWay": "keeps an error for the `await`",
        "how": "ends the scope around it, whatever catches it at the `await`",
      ])
  }
}

/// `Task { }`, `Task.detached { }`.
private func tasks(in member: WrittenMember) -> [NodeID] {
  let tree = member.tree
  return member.all(.call).filter { call in
    guard let name = tree.calleeName(call), tree.argumentValues(call).last.map({ tree.kind($0) }) == .lambda else {
      return false
    }
    return name == "Task" || name == "detached" && tree.receiver(call).map { tree.label($0) } == "Task"
  }
}

/// Whether an error inside ends the task and nobody hears of it.
private func forgetsErrors(_ task: NodeID, _ member: WrittenMember) -> Bool {
  let tree = member.tree
  // A task that is kept may be asked for its result.
  guard member.isDiscarded(task) || isLast(task, member) else { return false }
  guard let body = tree.argumentValues(task).last else { return false }
  return tree.preorder(body).contains { node in
    guard tree.kind(node) == .try, tree.label(node) == "try" else { return false }
    return !member.ancestors(node).prefix { $0 != task }.contains { tree.kind($0) == .do || tree.kind($0) == .try }
  }
}

private func isLast(_ node: NodeID, _ member: WrittenMember) -> Bool {
  member.parent(node).map { member.tree.kind($0) == .block && member.parent($0) == nil } ?? false
}

/// Whether a coroutine looks after its own exceptions.
private func handlesErrors(_ launch: NodeID, _ member: WrittenMember) -> Bool {
  let tree = member.tree
  let arguments = tree.argumentValues(launch).dropLast()
  if arguments.contains(where: { canonicalName(tree.path($0)?.last ?? tree.calleeName($0) ?? "").contains("handler") })
  {
    return true
  }
  return tree.preorder(launch).contains { node in
    tree.kind(node) == .catch || ["runCatching", "catch", "tryOrNull"].contains(tree.calleeName(node) ?? "")
  } || isProtected(launch, in: member)
}

// MARK: Now or later

private func isDeferred(_ call: NodeID, _ member: WrittenMember) -> Bool {
  let tree = member.tree
  guard tree.argumentValues(call).last.map({ tree.kind($0) }) == .lambda, let name = tree.calleeName(call) else {
    return false
  }
  if name == "Task" { return true }
  guard name == "async", let receiver = tree.receiver(call) else { return false }
  return tree.path(receiver) == ["DispatchQueue", "main"]
}

private func mayRunAtOnce(_ call: NodeID, _ member: WrittenMember) -> Bool {
  let tree = member.tree
  guard tree.argumentValues(call).last.map({ tree.kind($0) }) == .lambda, let name = tree.calleeName(call) else {
    return false
  }
  if name == "runOnUiThread" { return true }
  guard name == "launch", let receiver = tree.receiver(call), let scope = tree.path(receiver)?.last else {
    return false
  }
  let first = tree.argumentValues(call).dropLast().first.flatMap { tree.path($0) }
  if let first { return first.last == "immediate" }
  return scope == "viewModelScope" || scope == "lifecycleScope"
}

/// A name that the closure sets and the statements behind it use, or the other way round.
private func sharedName(_ call: NodeID, _ member: WrittenMember) -> String? {
  let tree = member.tree
  let statement = member.statement(of: call)
  guard let block = member.parent(statement), let body = tree.argumentValues(call).last else { return nil }
  let behind = tree.children(block).drop { $0 != statement }.dropFirst()
  let inside = uses(in: [body], member)
  let after = uses(in: Array(behind), member)
  let shared = inside.set.intersection(after.set.union(after.read)).union(inside.read.intersection(after.set))
  return shared.sorted().first
}

/// The names that statements assign and those that they read.
private func uses(in roots: [NodeID], _ member: WrittenMember) -> (set: Set<String>, read: Set<String>) {
  let tree = member.tree
  var result: (set: Set<String>, read: Set<String>) = ([], [])
  for node in roots.flatMap({ tree.preorder($0) }) {
    switch tree.kind(node) {
    case .assign:
      if let path = tree.ownPath(tree.child(node, 0)) { result.set.insert(path.joined(separator: ".")) }
    case .name, .member:
      guard let path = tree.ownPath(node), path != ["self"] else { continue }
      if let parent = member.parent(node), tree.kind(parent) == .assign, tree.child(parent, 0) == node,
        tree.label(parent) == "="
      {
        continue
      }
      if let parent = member.parent(node), tree.kind(parent) == .call, tree.child(parent, 0) == node { continue }
      result.read.insert(path.joined(separator: "."))
    default: break
    }
  }
  return result
}
