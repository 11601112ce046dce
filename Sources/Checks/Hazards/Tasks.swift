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
