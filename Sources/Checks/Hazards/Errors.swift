internal import CodeModel
internal import FindingModel
internal import SourceModel
internal import TypeInference

extension HazardCheck {
  /// Where does Swift turn an error into nil, and Kotlin lets the exception through?
  static let throwingCallUnprotected = HazardCheck("throwing-call-unprotected") { twin, rule in
    twin.pairs.flatMap { pair in unprotected(in: pair, twin, rule) + narrowCatches(in: pair, rule) }
  }

  /// Where does Kotlin catch more than errors: its own bugs, and the end of a coroutine?
  static let broadCatchSwallows = HazardCheck("broad-catch-swallows") { twin, rule in
    twin.pairs.flatMap { pair in broadCatches(in: pair, rule) + widerCatches(in: pair, rule) }
      + swallowedByHelpers(in: twin, rule)
  }
}

// MARK: Too little is caught

private func unprotected(in pair: WrittenPair, _ twin: WrittenTwin, _ rule: HazardRule) -> [Violation] {
  let (swift, kotlin) = (pair.swift, pair.kotlin)
  var taken: Set<NodeID> = []
  return swift.all(.try).compactMap { attempt -> Violation? in
    guard swift.tree.label(attempt) == "try?" else { return nil }
    let calls = swift.tree.preorder(attempt).filter { swift.tree.kind($0) == .call }
    for call in calls {
      guard let name = swift.tree.calleeName(call) else { continue }
      let texts = swift.tree.texts(below: call)
      let candidates = kotlin.all(.call).filter {
        !taken.contains($0) && kotlin.tree.calleeName($0).map(canonicalName) == canonicalName(name)
          && kotlin.tree.texts(below: $0) == texts
      }
      // What Swift tries without `?` elsewhere is what Kotlin may leave to its caller, too.
      let passedOn = swift.all(.try).filter { swift.tree.label($0) == "try" }.flatMap { swift.tree.preorder($0) }
        .filter { swift.tree.calleeName($0) == name && swift.tree.texts(below: $0) == texts }
      guard candidates.count > passedOn.count else { continue }
      // Of several calls of the name, the one that is about the same: the first of those.
      let words = swift.tree.vocabulary(call)
      let best = candidates.map { words.intersection(kotlin.tree.vocabulary($0)).count }.max() ?? 0
      let counterpart = candidates.first { words.intersection(kotlin.tree.vocabulary($0)).count == best }
      guard let counterpart else { continue }
      taken.insert(counterpart)
      guard !isProtected(counterpart, in: kotlin), !givesNull(counterpart, kotlin) else { return nil }
      return rule.violation(
        pair, (.kotlin, kotlin.tree.range(counterpart)), (.swift, swift.tree.range(attempt)),
        isSure: mayFail(counterpart, kotlin, twin), isFoundByName: true, saying: kotlin.tree.structure(counterpart),
        values: [
          "name": name, "swiftWay": "is nil when it fails", "how": "lets the exception go on to the caller",
        ])
    }
    return nil
  }
}

extension Tree {
  /// The texts that are spelt out: `street` of `getString("street")`.
  fileprivate func texts(below node: NodeID) -> Set<String> {
    Set(preorder(node).filter { kind($0) == .text }.map { label($0) })
  }
}

/// Whether what is called tells of failure by null.
private func givesNull(_ call: NodeID, _ member: WrittenMember) -> Bool {
  guard let name = member.tree.calleeName(call) else { return false }
  if name.hasSuffix("OrNull") || name.hasPrefix("opt") { return true }
  let declared = member.environment.declared.functions(named: name)
  return !declared.isEmpty && declared.allSatisfy { $0.result.isOptional }
}

/// Whether the project says that the call may end in an exception: its function throws, or reads what may be missing.
private func mayFail(_ call: NodeID, _ member: WrittenMember, _ twin: WrittenTwin) -> Bool {
  guard let name = member.tree.calleeName(call) else { return false }
  let count = member.tree.argumentValues(call).count
  let declared = member.environment.declared.functions(named: name)
  return declared.contains { function in
    if function.isThrowing { return function.parameters.count == count }
    guard let tree = twin.sides.unit(.kotlin, function.unit)?.tree, let body = function.declaration.body else {
      return false
    }
    return function.parameters.count == count
      && tree.preorder(body).contains { tree.kind($0) == .throw || failing.contains(tree.calleeName($0) ?? "") }
  }
}

/// Functions of Kotlin's library and of `org.json` that throw where something is missing.
private let failing: Set<String> = [
  "require", "requireNotNull", "check", "checkNotNull", "error", "getString", "getInt", "getLong", "getDouble",
  "getBoolean",
  "getJSONObject", "getJSONArray", "getValue",
]

// MARK: Too much is caught

private func broadCatches(in pair: WrittenPair, _ rule: HazardRule) -> [Violation] {
  let kotlin = pair.kotlin
  let tree = kotlin.tree
  return kotlin.nodes.compactMap { node -> Violation? in
    let place: NodeID
    let body: NodeID
    switch tree.kind(node) {
    case .do:
      let catches = tree.children(node).filter { tree.kind($0) == .catch }
      guard let broad = catches.first(where: { isBroad($0, tree) }),
        !catches.contains(where: { names($0, "Cancellation", tree) }),
        !tree.preorder(broad).contains(where: { tree.kind($0) == .throw || tree.calleeName($0) == "ensureActive" })
      else { return nil }
      place = tree.child(broad, 0)
      body = tree.child(node, 0)
    case .call where tree.calleeName(node) == "runCatching":
      guard let lambda = tree.argumentValues(node).last, !isRethrown(node, kotlin) else { return nil }
      place = node
      body = lambda
    default: return nil
    }
    guard isSuspending(node, kotlin), let call = suspendingCall(in: body, kotlin, awaited: awaitedCalls(in: pair.swift))
    else { return nil }
    let swift = pair.swift.all(.try).first ?? pair.swift.all(.await).first
    return rule.violation(
      pair, (.kotlin, tree.range(place)),
      (.swift, swift.map { pair.swift.tree.range($0) } ?? pair.swift.declaration?.nameRange ?? ByteRange(0, 0)),
      saying: tree.structure(place),
      values: [
        "name": tree.calleeName(call) ?? "",
        "how":
          "what ends the coroutine when `\(tree.calleeName(call) ?? "")` is cancelled, and handles it as a failure",
      ])
  }
}

/// `catch (e: Exception)`, `catch (e: Throwable)`.
func isBroad(_ node: NodeID, _ tree: Tree) -> Bool {
  tree.preorder(tree.child(node, 0)).contains {
    tree.kind($0) == .typeName && ["Exception", "Throwable", "java.lang.Exception"].contains(tree.label($0))
  }
}

private func names(_ node: NodeID, _ word: String, _ tree: Tree) -> Bool {
  tree.preorder(tree.child(node, 0)).contains { tree.kind($0) == .typeName && tree.label($0).contains(word) }
}

/// `runCatching { }.getOrThrow()`, or a failure that is looked at for cancellation.
private func isRethrown(_ node: NodeID, _ member: WrittenMember) -> Bool {
  let tree = member.tree
  return tree.preorder(member.statement(of: node)).contains {
    tree.calleeName($0) == "getOrThrow" || tree.kind($0) == .throw || tree.calleeName($0) == "ensureActive"
      || tree.kind($0) == .typeName && tree.label($0).contains("Cancellation")
  }
}

/// Whether a place is in a coroutine.
private func isSuspending(_ node: NodeID, _ member: WrittenMember) -> Bool {
  if member.declaration?.modifiers.contains(.async) == true { return true }
  return member.ancestors(node).contains { coroutineBuilders.contains(member.tree.calleeName($0) ?? "") }
}

let coroutineBuilders: Set<String> = [
  "launch", "async", "flow", "channelFlow", "coroutineScope", "supervisorScope", "runBlocking",
]

/// The names of what Swift awaits: what has to be waited for there suspends here.
private func awaitedCalls(in member: WrittenMember) -> Set<String> {
  let calls = member.all(.await).compactMap { node in
    member.tree.preorder(node).first { member.tree.kind($0) == .call }.flatMap { member.tree.calleeName($0) }
  }
  return Set(calls.map(canonicalName))
}

private func suspendingCall(in body: NodeID, _ member: WrittenMember, awaited: Set<String>) -> NodeID? {
  let tree = member.tree
  return tree.preorder(body).first { node in
    guard let name = tree.calleeName(node) else { return false }
    if suspendingFunctions.contains(name) { return true }
    let declared = member.environment.declared.functions(named: name)
    return declared.isEmpty ? awaited.contains(canonicalName(name)) : declared.allSatisfy(\.isSuspending)
  }
}

private let suspendingFunctions: Set<String> = [
  "delay", "await", "awaitAll", "withContext", "collect", "collectLatest", "emit", "withTimeout", "joinAll", "yield",
]
