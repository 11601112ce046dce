internal import CodeModel
internal import FindingModel
internal import SourceModel

extension HazardCheck {
  /// Where does a `return` leave the closure on one side and the whole function on the other?
  static let nonLocalReturn = HazardCheck("non-local-return") { twin, rule in
    twin.pairs.flatMap { leavingFunction(in: $0, rule) + leavingClosure(in: $0, rule) }
  }

  /// Where does a `break` end a `switch` in Swift and the loop around the `when` in Kotlin?
  static let breakInsideWhen = HazardCheck("break-inside-when") { twin, rule in
    twin.pairs.flatMap { pair -> [Violation] in
      let swift = breaksOfSwitches(in: pair.swift)
      let kotlin = breaksOfSwitches(in: pair.kotlin)
      return kotlin.enumerated().compactMap { number, right in
        // The same branch, or else the one in the same place.
        let branch = branchWords(right, pair.kotlin)
        let left = swift.first { !branchWords($0, pair.swift).isDisjoint(with: branch) }
        guard let left = left ?? (swift.count == kotlin.count ? swift[number] : nil) else { return nil }
        if isLabelled(branch, pair.swift) { return nil }
        return rule.violation(
          pair, (.kotlin, pair.kotlin.tree.range(right)), (.swift, pair.swift.tree.range(left)),
          saying: "break" + pair.kotlin.tree.structure(pair.kotlin.parent(right) ?? right),
          values: [
            "name": "break", "swiftWay": "leaves the `switch`", "how": "leaves the loop around the `when`",
          ])
      } + lostLabels(in: pair, rule)
    }
  }
}

/// `continue outer` beside a bare `continue`, which goes on with the inner loop.
private func lostLabels(in pair: WrittenPair, _ rule: HazardRule) -> [Violation] {
  let outward = jumps(in: pair.swift).filter { isOutward($0, pair.swift) }
  guard !outward.isEmpty else { return [] }
  // Among the jumps of two loops in each other, each by its place.
  let (swift, kotlin) = (jumps(in: pair.swift), jumps(in: pair.kotlin))
  guard swift.count == kotlin.count else { return [] }
  return zip(swift, kotlin).compactMap { left, right in
    let (tree, other) = (pair.swift.tree, pair.kotlin.tree)
    guard outward.contains(left), tree.kind(left) == other.kind(right), other.label(right).isEmpty else { return nil }
    let verb = tree.kind(left) == .break ? "leaves" : "goes on with"
    return rule.violation(
      pair, (.kotlin, other.range(right)), (.swift, tree.range(left)), saying: "label" + other.structure(right),
      values: [
        "name": tree.label(left), "swiftWay": "\(verb) the outer loop", "how": "\(verb) the inner one",
      ])
  }
}

private let loops: NodeKinds = [.for, .while, .doWhile]

/// `break` and `continue` inside a loop that is inside a loop.
private func jumps(in member: WrittenMember) -> [NodeID] {
  member.nodes.filter { node in
    guard [.break, .continue].contains(member.tree.kind(node)) else { return false }
    let around = member.ancestors(node).prefix { member.tree.kind($0) != .lambda }
    return around.count { loops.contains(member.tree.kind($0)) } > 1
  }
}

/// Whether a jump names a loop that is not the nearest.
private func isOutward(_ node: NodeID, _ member: WrittenMember) -> Bool {
  let tree = member.tree
  guard !tree.label(node).isEmpty, let nearest = member.enclosing(node, loops), let above = member.parent(nearest)
  else {
    return false
  }
  return tree.kind(above) != .labeled || tree.label(above) != tree.label(node)
}

/// `xs.forEach { if (c) return }` beside `xs.forEach { if c { return } }`.
private func leavingFunction(in pair: WrittenPair, _ rule: HazardRule) -> [Violation] {
  let swift = closures(in: pair.swift) { !$0.isEmpty }
  let kotlin = closures(in: pair.kotlin) { !$0.isEmpty }
  return matching(swift, kotlin).compactMap { left, right in
    guard inlineFunctions.contains(right.function), !(left.endsBody && right.endsBody) else { return nil }
    return rule.violation(
      pair, (.kotlin, pair.kotlin.tree.range(right.returns[0])), (.swift, pair.swift.tree.range(left.returns[0])),
      saying: right.function + pair.kotlin.tree.structure(right.returns[0]),
      values: ["name": right.function, "how": "leaves the function"])
  }
}

/// `xs.forEach { if (c) return@forEach }` beside `for x in xs { if c { return } }`.
private func leavingClosure(in pair: WrittenPair, _ rule: HazardRule) -> [Violation] {
  let (swift, kotlin) = (pair.swift.tree, pair.kotlin.tree)
  let loops = pair.swift.all(.for).compactMap { loop -> NodeID? in
    let inside = swift.preorder(loop)
    guard !inside.contains(where: { swift.kind($0) == .continue }) else { return nil }
    return inside.first { swift.kind($0) == .return && pair.swift.enclosing($0, [.lambda, .for]) == loop }
  }
  guard !loops.isEmpty, closures(in: pair.swift, where: { !$0.isEmpty }).isEmpty else { return [] }
  let returns = pair.kotlin.all(.return).filter { kotlin.soft($0) == "forEach" || kotlin.soft($0) == "forEachIndexed" }
  let hasOthers = pair.kotlin.all(.return).contains {
    kotlin.soft($0).isEmpty && pair.kotlin.enclosing($0, [.lambda, .for]) != nil
  }
  guard !hasOthers else { return [] }
  return zip(loops, returns).map { left, right in
    rule.violation(
      pair, (.kotlin, kotlin.range(right)), (.swift, swift.range(left)), saying: "label" + kotlin.structure(right),
      values: ["name": kotlin.soft(right), "how": "goes on with the next element"])
  }
}

/// A closure that is passed to a function, and the returns that are its own.
private struct PassedClosure {
  var function: String
  var returns: [NodeID]
  var words: Set<String>
  /// The function runs it once, now, and is the last that the body around it does: to leave the closure is to leave the
  /// body.
  var endsBody: Bool
}

/// Functions that run their closure once before they return.
private let onceFunctions: Set<String> = [
  "withLock", "synchronized", "sync", "run", "let", "apply", "also", "with", "use",
]

/// Closures passed to named functions whose bare returns meet a condition.
private func closures(in member: WrittenMember, where isMeant: ([NodeID]) -> Bool) -> [PassedClosure] {
  let tree = member.tree
  return member.all(.lambda).compactMap { lambda in
    guard tree.soft(lambda) != "fun", let argument = member.parent(lambda), tree.kind(argument) == .argument,
      let call = member.parent(argument), let name = tree.calleeName(call)
    else { return nil }
    let returns = tree.preorder(lambda).filter {
      tree.kind($0) == .return && tree.soft($0).isEmpty && member.enclosing($0, [.lambda, .declaration]) == lambda
    }
    guard isMeant(returns) else { return nil }
    return PassedClosure(
      function: name, returns: returns, words: tree.vocabulary(call),
      endsBody: onceFunctions.contains(name) && endsBody(call, member))
  }
}

/// Whether a call is the last statement of a member's body, or what that gives.
private func endsBody(_ call: NodeID, _ member: WrittenMember) -> Bool {
  member.declaration != nil
    && zip([call] + member.ancestors(call), member.ancestors(call)).allSatisfy { node, around in
      switch member.tree.kind(around) {
      case .return, .try, .await: true
      case .block: member.parent(around) == nil && member.tree.lastChild(around) == node
      default: false
      }
    }
}

/// Closures that are passed to the same function, in order.
private func matching(_ swift: [PassedClosure], _ kotlin: [PassedClosure]) -> [(PassedClosure, PassedClosure)] {
  var result: [(PassedClosure, PassedClosure)] = []
  var start = 0
  for left in swift {
    let names = [left.function] + (kotlinNames[left.function] ?? [])
    guard let position = kotlin[start...].firstIndex(where: { names.contains($0.function) }) else { continue }
    result.append((left, kotlin[position]))
    start = position + 1
  }
  return result
}

private let kotlinNames = [
  "forEach": ["forEachIndexed", "onEach"],
  "compactMap": ["mapNotNull"], "first": ["firstOrNull", "find", "first"], "contains": ["any"], "allSatisfy": ["all"],
  "enumerated": ["withIndex"], "sort": ["sortWith", "sortBy"], "sorted": ["sortedWith", "sortedBy"],
  "removeAll": ["removeAll", "removeIf"],
]

/// Kotlin's functions whose lambda is part of the code around it.
let inlineFunctions: Set<String> = [
  "forEach", "forEachIndexed", "map", "mapNotNull", "mapIndexed", "flatMap", "filter", "filterNot", "first",
  "firstOrNull",
  "find", "any", "all", "none", "let", "run", "apply", "also", "with", "use", "repeat", "synchronized", "fold",
  "onEach",
  "sumOf", "takeIf", "takeUnless", "groupBy", "associateBy", "associate", "removeAll", "sortBy", "sortedBy", "withLock",
]

/// What the branch that a node stands in is about.
private func branchWords(_ node: NodeID, _ member: WrittenMember) -> Set<String> {
  guard let arm = member.enclosing(node, [.arm]) else { return [] }
  return member.tree.vocabulary(member.tree.child(arm, 0))
}

/// Whether Swift leaves a loop by its label in the branch about the same.
private func isLabelled(_ branch: Set<String>, _ member: WrittenMember) -> Bool {
  member.all(.break).contains {
    !member.tree.label($0).isEmpty && !branchWords($0, member).isDisjoint(with: branch)
  }
}

/// Unlabelled `break`s whose nearest `switch` or `when` is nearer than their loop.
private func breaksOfSwitches(in member: WrittenMember) -> [NodeID] {
  let tree = member.tree
  return member.all(.break).filter { node in
    guard tree.label(node).isEmpty, let near = member.enclosing(node, [.switch, .for, .while, .doWhile, .lambda]),
      tree.kind(near) == .switch, let outer = member.enclosing(near, [.for, .while, .doWhile, .lambda])
    else { return false }
    return tree.kind(outer) != .lambda
  }
}
