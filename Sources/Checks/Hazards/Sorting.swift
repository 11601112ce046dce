internal import CodeModel
internal import FindingModel
internal import SourceModel
internal import TypeInference

/// `xs.sortedBy { }` as a statement sorts nothing.
func discardedCopies(in pair: WrittenPair, _ rule: HazardRule) -> [Violation] {
  let tree = pair.kotlin.tree
  let swiftSorts = mutations(in: pair.swift).filter { $0.kind == .order }
  guard !swiftSorts.isEmpty else { return [] }
  return pair.kotlin.all(.call).compactMap { call in
    guard let name = tree.calleeName(call), copyingSorts.contains(name), pair.kotlin.isDiscarded(call),
      let receiver = tree.receiver(call), let path = tree.ownPath(receiver)
    else { return nil }
    let swift = swiftSorts.first { $0.path.map(canonicalName) == path.map(canonicalName) } ?? swiftSorts[0]
    return rule.violation(
      pair, (.kotlin, tree.range(call)), (.swift, pair.swift.tree.range(swift.node)), saying: tree.structure(call),
      values: [
        "name": pair.kotlin.text(receiver), "how": "gives a sorted copy that nobody uses",
        "swiftWay": "sorts `\(swift.path.joined(separator: "."))`",
      ])
  }
}

/// A property whose own order changes on one side, where the other takes a sorted copy of it.
func ownOrders(in pair: WrittenPair, _ rule: HazardRule) -> [Violation] {
  let (swift, kotlin) = (orders(in: pair.swift), orders(in: pair.kotlin))
  func found(_ left: Order, _ right: Order, _ swiftWay: String, _ how: String) -> Violation {
    rule.violation(
      pair, (.kotlin, pair.kotlin.tree.range(right.node)), (.swift, pair.swift.tree.range(left.node)),
      saying: "own" + pair.kotlin.tree.structure(right.node),
      values: ["name": right.path.joined(separator: "."), "swiftWay": swiftWay, "how": how])
  }
  return kotlin.compactMap { right in
    let alike = swift.filter { $0.path.map(canonicalName) == right.path.map(canonicalName) && $0.verb == right.verb }
    guard let left = alike.first, alike.allSatisfy({ $0.isInPlace == left.isInPlace }),
      left.isInPlace != right.isInPlace,
      kotlin.allSatisfy({ $0.path != right.path || $0.isInPlace == right.isInPlace })
    else { return nil }
    let name = right.path.joined(separator: ".")
    let (changing, member) = right.isInPlace ? (right, pair.kotlin) : (left, pair.swift)
    let copying = right.isInPlace ? pair.swift : pair.kotlin
    // `rows = rows.sorted()` changes the property as well, and so does whatever fills it anew.
    guard changing.path.count == 1, member.isOwnProperty(changing.path[0], at: changing.node),
      !isGivenAnew(right.isInPlace ? left.path : right.path, copying)
    else { return nil }
    let inPlace = "changes the order of `\(name)` itself"
    let copy = "gives a copy and leaves `\(name)` as it is"
    return right.isInPlace ? found(left, right, copy, inPlace) : found(left, right, inPlace, copy)
  }
}

/// A call that puts something in an order: itself, or a copy of it.
private struct Order {
  var node: NodeID
  var path: [String]
  /// What kind of order: `sort`, `reverse`, `shuffle`.
  var verb: String
  var isInPlace: Bool
}

private func orders(in member: WrittenMember) -> [Order] {
  let tree = member.tree
  return member.all(.call).compactMap { call in
    guard let name = tree.calleeName(call) else { return nil }
    let isInPlace = orderMutators.contains(name)
    guard isInPlace || copyingSorts.contains(name) && !member.isDiscarded(call),
      let path = tree.receiver(call).map({ tree.ownPath($0) }) ?? scopePath(of: call, member)
    else { return nil }
    return Order(node: call, path: path, verb: String(name.prefix(4)), isInPlace: isInPlace)
  }
}

/// `rows` of `rows.apply { sort() }`.
private func scopePath(of call: NodeID, _ member: WrittenMember) -> [String]? {
  let tree = member.tree
  guard tree.kind(tree.child(call, 0)) == .name, let lambda = member.enclosing(call, [.lambda]),
    let outer = member.enclosing(lambda, [.call]), ["apply", "run"].contains(tree.calleeName(outer) ?? ""),
    let receiver = tree.receiver(outer)
  else { return nil }
  return tree.ownPath(receiver)
}

private func isGivenAnew(_ path: [String], _ member: WrittenMember) -> Bool {
  let tree = member.tree
  return member.all(.assign).contains { tree.ownPath(tree.child($0, 0)) == path }
    || mutations(in: member).contains { $0.path == path && $0.kind == .contents }
}

/// Functions of both libraries that give a sorted copy.
private let copyingSorts: Set<String> = [
  "sorted", "sortedBy", "sortedWith", "sortedByDescending", "sortedDescending", "reversed", "shuffled",
]
