internal import CodeModel
internal import FindingModel
internal import Normalization
internal import SourceModel
internal import TypeInference

extension HazardCheck {
  /// Where does a range with its ends the wrong way round end the iOS app and do nothing in Kotlin?
  static let rangeFormationTrap = HazardCheck("range-formation-trap") { twin, rule in
    twin.pairs.flatMap { pair -> [Violation] in
      let swift = pair.swift.nodes.filter { mayBeReversed($0, pair.swift) }.map { operation($0) }
      let kotlin = pair.kotlin.nodes.filter { isRange($0, pair.kotlin) }.map { operation($0) }
      return aligned(swift, kotlin, pair).compactMap { left, right, _ in
        guard !asksFirst(left.node, about: pair.swift.tree.child(left.node, 1), pair.swift) else { return nil }
        return rule.violation(
          pair, (.swift, pair.swift.tree.range(left.node)), (.kotlin, pair.kotlin.tree.range(right.node)),
          isSure: !isOfVariables(left.node, pair.swift), saying: pair.swift.tree.structure(left.node),
          values: [
            "name": pair.swift.text(left.node), "side": "iOS",
            "how": "`\(written(right.node, pair.kotlin))` then does nothing in Kotlin",
          ])
      } + reversedClamps(in: pair, rule)
    }
  }

  /// Where does Kotlin change the collection that it walks through?
  static let mutateWhileIterating = HazardCheck("mutate-while-iterating") { twin, rule in
    twin.pairs.flatMap { pair in
      walks(in: pair.kotlin).compactMap { changed($0, pair, rule) }
    }
  }
}

private func operation(_ node: NodeID) -> Operation { Operation(row: 0, node: node, bindings: Bindings()) }

// MARK: Ranges

/// Whether the upper end may come below the lower one: `0..<count - 1`, `1..<rows.count`.
private func mayBeReversed(_ node: NodeID, _ member: WrittenMember) -> Bool {
  let tree = member.tree
  guard tree.kind(node) == .range, tree.childCount(node) == 2 else { return false }
  let (lower, upper) = (tree.child(node, 0), tree.child(node, 1))
  guard !tree.isEmpty(lower), !tree.isEmpty(upper), !tree.isLiteral(upper) else { return false }
  // A slice has a counterpart that fails as well.
  if let argument = member.parent(node), let index = member.parent(argument), tree.kind(index) == .index {
    return false
  }
  if isOfVariables(node, member) { return true }
  if tree.kind(upper) == .binary, tree.label(upper) == "-" { return tree.isLiteral(lower) || tree.path(lower) != nil }
  guard tree.kind(lower) == .integer, let start = Int(tree.label(lower)) else { return false }
  let isCount = tree.kind(upper) == .member && tree.label(upper) == "count"
  // `0...xs.count` is never reversed; `1...xs.count` is when there are none.
  return isCount && start > 0
}

/// `from...to`, `start..<rows.count`, `1...pages`: nothing says which is larger.
private func isOfVariables(_ range: NodeID, _ member: WrittenMember) -> Bool {
  let tree = member.tree
  let (lower, upper) = (tree.child(range, 0), tree.child(range, 1))
  // What a property may be is decided elsewhere.
  func isVariable(_ node: NodeID) -> Bool {
    guard tree.kind(node) == .name else { return false }
    return !isTypeName(tree.label(node)) && !member.isOwnProperty(tree.label(node), at: range)
  }
  if isVariable(lower) { return isVariable(upper) || tree.kind(upper) == .member && tree.label(upper) == "count" }
  // Of none, `1...none` cannot be made.
  return tree.kind(lower) == .integer && tree.label(lower) == "1" && tree.label(range) == "..." && isVariable(upper)
}

private func isRange(_ node: NodeID, _ member: WrittenMember) -> Bool {
  let tree = member.tree
  // `repeat(width - used) { … }` counts like a range.
  if isCountOfRepeat(node, member) { return true }
  switch tree.kind(node) {
  case .range: return true
  case .binary: return ["until", "downTo", "..", "..<"].contains(tree.label(node))
  default: return false
  }
}

private func isCountOfRepeat(_ node: NodeID, _ member: WrittenMember) -> Bool {
  guard let argument = member.parent(node), member.tree.kind(argument) == .argument, let call = member.parent(argument),
    member.tree.calleeName(call) == "repeat"
  else { return false }
  return member.tree.receiver(call) == nil && member.tree.argumentValues(call).first == node
}

private func written(_ node: NodeID, _ member: WrittenMember) -> String {
  isCountOfRepeat(node, member) ? "repeat(\(member.text(node)))" : member.text(node)
}

/// `index.coerceIn(0, rows.size - 1)`, which fails when there are no rows; `max(0, min(index, rows.count - 1))` is 0 then.
private func reversedClamps(in pair: WrittenPair, _ rule: HazardRule) -> [Violation] {
  let (swift, kotlin) = (pair.swift.tree, pair.kotlin.tree)
  let clamps = pair.kotlin.all(.call).filter { call in
    guard kotlin.calleeName(call) == "coerceIn" else { return false }
    let ends = clampEnds(call, kotlin)
    guard let lower = ends.first, let upper = ends.last, ends.count == 2, !kotlin.isLiteral(upper) else { return false }
    let isLastIndex = kotlin.kind(upper) == .member && kotlin.label(upper) == "lastIndex"
    return (isLastIndex || kotlin.kind(upper) == .binary && kotlin.label(upper) == "-")
      && (kotlin.isLiteral(lower) || kotlin.path(lower) != nil) && !asksFirst(call, about: upper, pair.kotlin)
  }
  guard !clamps.isEmpty else { return [] }
  let bounds = pair.swift.all(.call).filter { call in
    guard ["max", "min"].contains(swift.calleeName(call) ?? ""), swift.receiver(call) == nil else { return false }
    return swift.argumentValues(call).contains { ["max", "min"].contains(swift.calleeName($0) ?? "") }
  }
  return zip(clamps, bounds).map { right, left in
    rule.violation(
      pair, (.kotlin, kotlin.range(right)), (.swift, swift.range(left)), saying: "clamp" + kotlin.structure(right),
      values: [
        "name": pair.kotlin.text(right), "side": "Android",
        "how": "Swift's `\(pair.swift.text(left))` is then one of the two",
      ])
  }
}

/// The two ends of `x.coerceIn(a, b)` and `x.coerceIn(a..b)`.
private func clampEnds(_ call: NodeID, _ tree: Tree) -> [NodeID] {
  let values = tree.argumentValues(call)
  guard values.count == 1 else { return values }
  let range = values[0]
  return tree.kind(range) == .range || tree.kind(range) == .binary && tree.label(range) == ".."
    ? Array(tree.children(range)) : []
}

/// Whether the member asks about what a bound is made of before it makes use of it.
private func asksFirst(_ use: NodeID, about bound: NodeID, _ member: WrittenMember) -> Bool {
  let tree = member.tree
  let names = Set(tree.preorder(bound).compactMap { tree.kind($0) == .name ? tree.label($0) : nil })
  return member.nodes.contains { node in
    guard [.if, .guard, .while, .ternary, .switch].contains(tree.kind(node)),
      tree.range(node).lower < tree.range(use).lower,
      let condition = tree.children(node).first
    else { return false }
    return tree.preorder(condition).contains { tree.kind($0) == .name && names.contains(tree.label($0)) }
  }
}

// MARK: Changed on the way

private func changed(_ walk: Walk, _ pair: WrittenPair, _ rule: HazardRule) -> Violation? {
  let tree = pair.kotlin.tree
  let path = walk.path
  let within = tree.range(walk.body)
  let type = pair.kotlin.type(ofPath: path, at: tree.range(walk.loop).lower)
  if let name = type.name, name.hasPrefix("Concurrent") || name.hasPrefix("CopyOnWrite") { return nil }
  // A list that cannot be changed is replaced, which the loop does not see.
  if let collection = type.collection, !collection.isShared { return nil }
  if pair.kotlin.declaresConcurrent(path.last ?? "") { return nil }
  let change = mutations(in: pair.kotlin).first { mutation in
    let place = tree.range(mutation.node)
    guard mutation.kind == .contents, mutation.path == path, within.lower <= place.lower, place.upper <= within.upper,
      mutation.name != "set", mutation.name != "fill"
    else { return false }
    if mutation.name == "+=" || mutation.name == "-=", type.collection == nil { return false }
    return !pair.kotlin.leavesNext(mutation.node)
  }
  guard let change else { return nil }
  let swift = mutations(in: pair.swift).first {
    $0.path.map(canonicalName) == path.map(canonicalName) && $0.kind != .method
  }
  guard let place = swift?.node ?? pair.swift.all(.for).first else { return nil }
  return rule.violation(
    pair, (.kotlin, tree.range(change.node)), (.swift, pair.swift.tree.range(place)), isSure: swift != nil,
    saying: tree.structure(change.node), values: ["name": path.joined(separator: "."), "how": "throws"])
}

extension WrittenMember {
  /// Whether the loop is left right behind the statement of a node.
  func leavesNext(_ node: NodeID) -> Bool {
    let statement = statement(of: node)
    if tree.kind(statement) == .return { return true }
    guard let block = parent(statement) else { return false }
    let behind = tree.children(block).drop { $0 != statement }.dropFirst()
    return behind.contains {
      tree.kind($0) == .return ? tree.soft($0).isEmpty : [.break, .throw].contains(tree.kind($0))
    }
  }

  /// Whether a property of the owner makes a collection that may be changed while it is walked through.
  func declaresConcurrent(_ name: String) -> Bool {
    guard let part = environment.owner?.parts.first else { return false }
    return part.declaration.members.contains { member in
      let places =
        member.kind == .property && member.name == name
        ? [member.range] : member.kind == .initializer ? member.parameters.filter { $0.name == name }.map(\.range) : []
      return places.contains { text($0).contains("CopyOnWrite") || text($0).contains("Concurrent") }
    }
  }

  private func text(_ range: ByteRange) -> String { unit.file.text(in: range) }
}
