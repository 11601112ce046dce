internal import CodeModel
internal import Comparison
internal import FindingModel
internal import Normalization
internal import Pairing
internal import RuleBook
internal import SourceModel
internal import TypeInference

extension HazardCheck {
  /// Where does the order of a Swift dictionary or set, which is another at every start, reach what is made of it?
  static let hashIterationOrder = HazardCheck("hash-iteration-order") { twin, rule in
    twin.pairs.flatMap { pair -> [Violation] in
      let swift = pair.swift.nodes.compactMap { unordered($0, pair.swift) }
      let kotlin = pair.kotlin.nodes.compactMap { inOrder($0, pair.kotlin) }
      let calls = pair.kotlin.nodes.filter { pair.kotlin.tree.kind($0) == .call }
      let maps: Set<String> = ["toSortedMap", "sortedMapOf", "TreeMap", "hashMapOf", "HashMap"]
      guard !calls.contains(where: { maps.contains(pair.kotlin.tree.calleeName($0) ?? "") }) else { return [] }
      let sorts = calls.filter { (pair.kotlin.tree.calleeName($0) ?? "").hasPrefix("sorted") }
      // A text is made of a text, and a walk stands for a walk.
      let found = [true, false].flatMap { isText in
        aligned(
          swift.filter { pair.swift.isText($0.node) == isText }
            .map { Operation(row: 0, node: $0.node, bindings: Bindings()) },
          kotlin.filter { pair.kotlin.isText($0) == isText }
            .map { Operation(row: 0, node: $0, bindings: Bindings()) }, pair)
      }
      return found.compactMap { left, right, _ in
        // What is sorted before it is put into groups says nothing of the order of the groups.
        let end = pair.kotlin.tree.range(right.node).upper
        if sorts.contains(where: { pair.kotlin.tree.range($0).upper >= end }) { return nil }
        let escapes = swift.first { $0.node == left.node }?.escapes ?? false
        return rule.violation(
          pair, (.swift, pair.swift.tree.range(left.node)), (.kotlin, pair.kotlin.tree.range(right.node)),
          isSure: escapes,
          saying: pair.swift.tree.structure(left.node),
          values: ["name": pair.swift.text(left.node), "how": "any order"])
      }
    } + ownDistinct(in: twin, rule)
  }
}

/// Swift's own `distinct()` beside the one of Kotlin's library: a member of an extension that has no counterpart.
private func ownDistinct(in twin: WrittenTwin, _ rule: HazardRule) -> [Violation] {
  let names: Set<String> = ["distinct", "unique", "uniqued", "uniques", "removingDuplicates", "withoutDuplicates"]
  var finder = DeclarationFinder(sides: twin.sides)
  return twin.compared.loneMembers.compactMap { lone in
    let entry = twin.compared.mapping[lone.declaration]
    guard lone.declaration.side == .swift, names.contains(entry.declaration.name), entry.declaration.parameters.isEmpty,
      let member = finder.member(entry),
      let node = member.nodes.first(where: { unordered($0, member)?.escapes ?? false })
    else { return nil }
    let path = member.unit.file.path
    return Violation(
      check: rule.rule.check, rule: rule.rule.id,
      values: [
        "name": entry.declaration.name, "how": "any order", "swift": member.text(node), "kotlin": "distinct()",
      ], member: twin.compared.memberName(lone.declaration),
      primary: Site(side: .swift, path: path, range: member.tree.range(node)), counterpart: nil,
      identity: [rule.rule.id, twin.compared.identityPath(lone.declaration)])
  }
}

private let orderedUses: Set<String> = ["map", "compactMap", "flatMap", "enumerated", "prefix", "joined", "first"]

/// A use of a Swift dictionary or set that depends on its order, and whether the order reaches the outside.
private func unordered(_ node: NodeID, _ member: WrittenMember) -> (node: NodeID, escapes: Bool)? {
  let tree = member.tree
  switch tree.kind(node) {
  case .call:
    let name = tree.calleeName(node) ?? ""
    if let receiver = tree.receiver(node), orderedUses.contains(name), isUnordered(receiver, member) {
      if isForgiven(node, member) || name == "first" && asksForOne(node, tree) { return nil }
      return (node, escapes(node, member) || name == "first" || name == "joined" || name == "prefix")
    }
    if name == "Array", let value = tree.argumentValues(node).first, tree.childCount(node) == 2,
      isUnordered(value, member)
    {
      return isForgiven(node, member) ? nil : (node, true)
    }
    // `[String](map.keys)`.
    if tree.kind(tree.child(node, 0)) == .typeExpression || tree.kind(tree.child(node, 0)) == .list,
      let value = tree.argumentValues(node).first, tree.childCount(node) == 2, tree.soft(tree.child(node, 1)).isEmpty,
      isUnordered(value, member)
    {
      return isForgiven(node, member) ? nil : (node, true)
    }
    if name == "zip", tree.receiver(node) == nil,
      let value = tree.argumentValues(node).first(where: { isUnordered($0, member) })
    {
      return tree.kind(value) == .call || isForgiven(node, member) ? nil : (node, true)
    }
  case .member where tree.label(node) == "description" && isUnordered(tree.child(node, 0), member):
    return isLogged(node, member) ? nil : (node, member.isIn(.machine, node))
  case .interpolation:
    guard let value = tree.children(node).first, tree.path(value) != nil, isUnordered(value, member),
      !isLogged(node, member)
    else { return nil }
    return (node, member.isIn(.machine, node))
  case .member where tree.label(node) == "first":
    if let parent = member.parent(node), tree.kind(parent) == .call, tree.child(parent, 0) == node { return nil }
    if isUnordered(tree.child(node, 0), member), !isOnlyOne(tree.child(node, 0), member) { return (node, true) }
  case .for:
    let sequence = tree.child(node, 1)
    guard isUnordered(sequence, member), let body = tree.lastChild(node) else { return nil }
    // A list that is made anew for each element knows nothing of the others.
    let own = Set(tree.preorder(body).filter { tree.kind($0) == .binding }.map { tree.label($0) })
    func isOwn(_ list: NodeID?) -> Bool { list.flatMap { tree.path($0)?.first }.map(own.contains) ?? false }
    let appends = tree.preorder(body).contains { inner in
      tree.calleeName(inner) == "append" && !isOwn(tree.receiver(inner))
        || tree.kind(inner) == .assign && tree.label(inner) == "+=" && !isSum(inner, member)
          && !isOwn(tree.child(inner, 0))
    }
    return appends ? (sequence, true) : nil
  default: break
  }
  return nil
}

/// `xs.first { $0.name == name }`: the one that is called so, wherever it stands.
private func asksForOne(_ call: NodeID, _ tree: Tree) -> Bool {
  guard let closure = tree.argumentValues(call).first, tree.kind(closure) == .lambda,
    let question = tree.lastChild(closure).flatMap(tree.onlyResult)
  else { return false }
  return tree.kind(question) == .binary && tree.label(question) == "=="
}

/// `xs.count == 1` somewhere in the member: the first is the only one.
private func isOnlyOne(_ collection: NodeID, _ member: WrittenMember) -> Bool {
  let tree = member.tree
  return member.all(.binary).contains { node in
    let (left, right) = (tree.child(node, 0), tree.child(node, 1))
    return tree.label(node) == "==" && tree.kind(left) == .member && tree.label(left) == "count"
      && tree.label(right) == "1"
      && tree.isSame(tree.child(left, 0), collection)
  }
}

/// `total += x` of numbers is the same in any order.
private func isSum(_ node: NodeID, _ member: WrittenMember) -> Bool {
  let type = member.environment.type(of: member.tree.child(node, 0))
  let value = member.environment.type(of: member.tree.child(node, 1))
  return type.isInteger || type.isFloating || value.isInteger || value.isFloating
}

private func isUnordered(_ node: NodeID, _ member: WrittenMember) -> Bool {
  let tree = member.tree
  if tree.kind(node) == .member, ["keys", "values"].contains(tree.label(node)) {
    return member.environment.type(of: tree.child(node, 0)).collection?.kind == .map
  }
  if tree.kind(node) == .call, tree.calleeName(node) == "Set" { return true }
  if tree.kind(node) == .call, tree.calleeName(node) == "Dictionary" { return true }
  let kind = member.environment.type(of: node).collection?.kind
  return kind == .map || kind == .set
}

/// Whether the order is made or lost again right behind: `.sorted()`, `Set(…)`, `.count`, `.reduce`.
private func isForgiven(_ node: NodeID, _ member: WrittenMember) -> Bool {
  let tree = member.tree
  for ancestor in member.ancestors(node) {
    switch tree.kind(ancestor) {
    case .member where orderless.contains(tree.label(ancestor)): return true
    case .call:
      if let name = tree.calleeName(ancestor),
        ["Set", "Dictionary", "max", "min", "sum", "contains", "zip"].contains(name) || orderless.contains(name)
      {
        return true
      }
    case .binary
    where ["==", "!="].contains(tree.label(ancestor)) && tree.children(ancestor).contains { tree.kind($0) == .null }:
      // Whether there is one, whichever that is.
      return true
    case .for where onlyRemoves(ancestor, tree): return true
    case .lambda, .block: return isSortedLater(node, member)
    default: break
    }
  }
  return false
}

/// `for key in Array(map.keys) { map[key] = nil }`: in whichever order, the same is left.
private func onlyRemoves(_ loop: NodeID, _ tree: Tree) -> Bool {
  guard let body = tree.lastChild(loop), tree.kind(body) == .block else { return false }
  return tree.children(body).allSatisfy { statement in
    switch tree.kind(statement) {
    case .call: ["removeValue", "remove", "cancel", "invalidate"].contains(tree.calleeName(statement) ?? "")
    case .assign: tree.label(statement) == "=" && tree.kind(tree.child(statement, 0)) == .index
    default: false
    }
  }
}

private let orderless: Set<String> = [
  "sorted", "count", "isEmpty", "reduce", "contains", "min", "max", "allSatisfy", "filter", "union", "intersection",
  "subtracting", "isSubset",
]

/// `let keys = Array(map.keys)`, sorted in the next line.
private func isSortedLater(_ node: NodeID, _ member: WrittenMember) -> Bool {
  let tree = member.tree
  let statement = member.statement(of: node)
  guard tree.kind(statement) == .variable else { return false }
  let name = tree.label(tree.child(statement, 0))
  return member.all(.call).contains { call in
    ["sort", "sorted", "reduce", "contains", "forEach"].contains(tree.calleeName(call) ?? "")
      && tree.receiver(call).flatMap { tree.path($0) } == [name]
  }
}

/// Whether the result is returned, joined or put into a text.
private func escapes(_ node: NodeID, _ member: WrittenMember) -> Bool {
  let tree = member.tree
  for ancestor in member.ancestors(node) {
    switch tree.kind(ancestor) {
    case .return, .interpolation: return true
    case .member where ["joined", "first"].contains(tree.label(ancestor)): return true
    case .block, .lambda:
      return ancestor == member.roots.first && tree.lastChild(ancestor) == member.statement(of: node)
        && tree.childCount(ancestor) == 1
    default: break
    }
  }
  return false
}

/// What in Kotlin goes through a map, a set or distinct elements, in the order in which they came.
private func inOrder(_ node: NodeID, _ member: WrittenMember) -> NodeID? {
  let tree = member.tree
  switch tree.kind(node) {
  case .call:
    guard let name = tree.calleeName(node), let receiver = tree.receiver(node) else { return nil }
    if name == "distinct" || name == "distinctBy" { return node }
    if name == "toString" { return isOrderedText(receiver, member) ? node : nil }
    if name == "zip" {
      return ([receiver] + tree.argumentValues(node)).contains { mayBeOrdered($0, member) } ? node : nil
    }
    guard orderedKotlinUses.contains(name) else { return nil }
    return mayBeOrdered(receiver, member) ? node : nil
  case .interpolation:
    return isOrderedText(tree.children(node).first, member) ? node : nil
  case .for:
    let sequence = tree.child(node, 1)
    return mayBeOrdered(sequence, member) ? sequence : nil
  default: return nil
  }
}

/// Whether what becomes a text is a map or a set by its type.
private func isOrderedText(_ value: NodeID?, _ member: WrittenMember) -> Bool {
  guard let value, member.tree.path(value) != nil, let kind = member.environment.type(of: value).collection?.kind else {
    return false
  }
  return kind == .map || kind == .set
}

private let orderedKotlinUses: Set<String> = [
  "map", "mapNotNull", "flatMap", "joinToString", "first", "firstOrNull", "toList", "withIndex", "take", "forEach",
  "toTypedArray", "last", "forEachIndexed", "mapIndexed",
]

extension WrittenMember {
  /// Whether a collection is turned into a text: `\(map)`, `map.description`, `map.toString()`.
  fileprivate func isText(_ node: NodeID) -> Bool {
    switch tree.kind(node) {
    case .interpolation: true
    case .member: tree.label(node) == "description"
    default: tree.calleeName(node) == "toString"
    }
  }
}

private func mayBeOrdered(_ node: NodeID, _ member: WrittenMember) -> Bool {
  let tree = member.tree
  if tree.kind(node) == .member, ["keys", "values", "entries"].contains(tree.label(node)) { return true }
  if ["toSet", "groupBy", "associateBy", "associate", "toMap", "mapValues", "filterValues", "filterKeys"].contains(
    tree.calleeName(node) ?? "")
  {
    return true
  }
  let type = member.environment.type(of: node)
  guard let kind = type.collection?.kind else { return type.isUnknown && tree.path(node) != nil }
  return kind == .map || kind == .set
}
