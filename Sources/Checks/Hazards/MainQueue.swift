internal import CodeModel
internal import FindingModel
internal import SourceModel
internal import TypeInference

extension HazardCheck {
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

/// `Task { }`, `DispatchQueue.main.async { }` and `asyncAfter(deadline: .now())`, `OperationQueue.main.addOperation { }`.
private func isDeferred(_ call: NodeID, _ member: WrittenMember) -> Bool {
  let tree = member.tree
  guard tree.argumentValues(call).last.map({ tree.kind($0) }) == .lambda, let name = tree.calleeName(call) else {
    return false
  }
  if name == "Task" { return true }
  guard let path = tree.receiver(call).flatMap({ tree.path($0) }) else { return false }
  switch name {
  case "async": return path == ["DispatchQueue", "main"]
  // Without a delay: `.now()` and not `.now() + 1`.
  case "asyncAfter":
    return path == ["DispatchQueue", "main"]
      && tree.argument("deadline", of: call).map { tree.calleeName($0) == "now" } == true
  case "addOperation": return path == ["OperationQueue", "main"]
  default: return false
  }
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
  guard !behind.isEmpty else { return nil }
  let inside = uses(in: [(body, [])] + member.ownBodies(calledIn: body), member)
  let after = uses(in: behind.map { ($0, []) }, member)
  let shared = inside.set.intersection(after.set.union(after.read)).union(inside.read.intersection(after.set))
  return shared.sorted().first
}

extension WrittenMember {
  /// The bodies of the functions of the own type that a closure calls, without their own calls.
  fileprivate func ownBodies(calledIn closure: NodeID) -> [(root: NodeID, given: [String])] {
    let names = tree.preorder(closure).compactMap { call -> String? in
      guard let name = tree.calleeName(call), tree.receiver(call).map({ tree.isOwner($0) }) ?? true else { return nil }
      return name
    }
    return ownMembers.filter { $0.kind == .function && names.contains($0.name) }.compactMap { function in
      function.body.map { ($0, function.parameters.map(\.name)) }
    }
  }
}

extension Tree {
  /// `self`, `self?`.
  fileprivate func isOwner(_ node: NodeID) -> Bool {
    kind(node) == .self || kind(node) == .optionalChain && kind(child(node, 0)) == .self
  }
}

/// The names that statements set or change in place, and those that they read. What a function keeps to itself has no part.
private func uses(
  in roots: [(root: NodeID, given: [String])], _ member: WrittenMember
) -> (set: Set<String>, read: Set<String>) {
  let tree = member.tree
  var result: (set: Set<String>, read: Set<String>) = ([], [])
  for (root, given) in roots {
    var targets: Set<NodeID> = []
    let declared = tree.preorder(root).filter { tree.kind($0) == .variable || tree.kind($0) == .parameter }
    let locals = Set(given + declared.map { tree.label(tree.kind($0) == .parameter ? $0 : tree.child($0, 0)) })
    func note(_ path: [String], _ names: inout Set<String>) {
      if !locals.contains(path[0]) { names.insert(path.joined(separator: ".")) }
    }
    for node in tree.preorder(root) {
      switch tree.kind(node) {
      case .assign:
        let target = tree.child(node, 0)
        if let path = tree.ownPath(target) { note(path, &result.set) }
        if tree.label(node) == "=" { targets.insert(target) }
      case .call:
        targets.insert(tree.child(node, 0))
        // `items.append(x)` changes `items`.
        if let name = tree.calleeName(node), contentMutators.contains(name), let receiver = tree.receiver(node),
          let path = tree.ownPath(receiver)
        {
          note(path, &result.set)
        }
      case .name, .member:
        guard !targets.contains(node), let path = tree.ownPath(node), path != ["self"] else { continue }
        note(path, &result.read)
      default: break
      }
    }
  }
  return result
}
