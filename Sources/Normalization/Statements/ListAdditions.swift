// names.append(name)     names += name
// seen.remove(id)        seen = seen - id
//
// Kotlin's `+=` takes one more or many: what is added tells, as far as it is seen. Catalogue D098, D143.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let listAdditions = Pass.assignments("additions to lists", toNamesOf: listTypes, madeBy: listMakers) {
    $0.addOne($1, $2)
  }
}

extension Pass {
  /// `tracks.clear(); tracks.addAll(loaded)` leaves in a list what another holds, as `tracks = loaded` does.
  static let replacedLists = Pass.blocks("replaced lists") { tree, statements, _ in
    var result: [NodeID] = []
    for statement in statements {
      if let last = result.last, let target = tree.cleared(last), let value = tree.allAdded(statement, to: target) {
        let place = tree.range(last).union(tree.range(statement))
        result[result.count - 1] = tree.add(.assign, "=", marks: .synthesized, range: place, [target, value])
      } else {
        result.append(statement)
      }
    }
    return result
  }
}

extension Pass {
  /// `items = items.filter { it.id != id }` takes out what `items.removeAll { $0.id == id }` does.
  static let filteredLists = Pass.nodes("filtered lists", on: [.assign], knowing: { unit, _ in unit.file.side }) {
    tree, node, side in
    tree.removeInstead(node, side == .swift ? "where" : "")
  }
}

private let listTypes: Set<String> = [
  "List", "MutableList", "ArrayList", "ArrayDeque", "Set", "MutableSet", "HashSet", "LinkedHashSet", "Collection",
]
private let listMakers: Set<String> = [
  "listOf", "mutableListOf", "emptyList", "arrayListOf", "ArrayList", "ArrayDeque", "setOf", "mutableSetOf", "emptySet",
  "hashSetOf", "linkedSetOf", "HashSet", "LinkedHashSet",
]
/// Functions that give many.
private let manyMakers: Set<String> = listMakers.union([
  "map", "mapNotNull", "mapIndexed", "flatMap", "filter", "filterNot", "filterNotNull", "toList", "toSet",
  "toMutableList",
  "sorted", "sortedBy", "sortedByDescending", "sortedWith", "reversed", "take", "takeLast", "drop", "dropLast",
  "distinct",
  "distinctBy", "orEmpty", "plus", "minus", "union", "subList", "slice", "chunked", "zip", "split", "lines", "keys",
  "values",
  "flatten", "shuffled", "arrayOf", "asList", "listOfNotNull", "buildList", "List",
])

extension Tree {
  fileprivate mutating func addOne(_ assignment: NodeID, _ lists: Set<String>) {
    let target = child(assignment, 0)
    var value = child(assignment, 1)
    var operation = label(assignment)
    let holder = kind(target) == .member && label(target) == "value" ? child(target, 0) : target
    guard isPath(target), kind(holder) == .name || kind(holder) == .member && kind(child(holder, 0)) == .self,
      lists.contains(label(holder))
    else { return }
    if operation == "=", kind(value) == .binary, isSame(child(value, 0), target) {
      operation = label(value) + "="
      value = child(value, 1)
    }
    guard operation == "+=" || operation == "-=", !givesMany(value, lists) else { return }
    let callee = add(
      .member, operation == "+=" ? "add" : "remove", marks: .synthesized, range: range(target), [target])
    replace(assignment, .call, [callee, add(.argument, marks: .synthesized, range: range(value), [value])])
  }

  fileprivate mutating func removeInstead(_ assignment: NodeID, _ argumentLabel: String) {
    let (target, value) = (child(assignment, 0), child(assignment, 1))
    guard label(assignment) == "=", isPath(target), let name = calleeName(value),
      name == "filter" || name == "filterNot",
      let receiver = callReceiver(value), isSame(receiver, target), let lambda = soleLambda(value),
      let body = lambdaBody(lambda), childCount(body) == 1, isExpression(child(body, 0))
    else { return }
    if name == "filter" { setChild(body, 0, negated(child(body, 0))) }
    let callee = add(.member, "removeAll", marks: .synthesized, range: range(child(value, 0)), [target])
    let argument = add(.argument, soft: argumentLabel, marks: .synthesized, range: range(lambda), [lambda])
    replace(assignment, .call, [callee, argument])
  }

  /// The list or the map that a statement empties.
  fileprivate func cleared(_ statement: NodeID) -> NodeID? {
    guard let name = calleeName(statement), name == "clear" || name == "removeAll",
      let target = callReceiver(statement),
      isPath(target), kind(target) != .self, arguments(statement).allSatisfy({ soft($0) == "keepingCapacity" })
    else { return nil }
    return target
  }

  /// What a statement adds to the list or the map, if that does not come from there.
  fileprivate func allAdded(_ statement: NodeID, to target: NodeID) -> NodeID? {
    var added: NodeID?
    if kind(statement) == .assign, label(statement) == "+=", isSame(child(statement, 0), target) {
      added = child(statement, 1)
    } else if let name = calleeName(statement), childCount(statement) == 2, let receiver = callReceiver(statement),
      isSame(receiver, target)
    {
      let label = soft(child(statement, 1))
      let addsAll =
        ["addAll", "putAll", "formUnion"].contains(name) && label.isEmpty || name == "append" && label == "contentsOf"
      added = addsAll ? argumentValues(statement)[0] : nil
    }
    guard let added, !preorder(added).contains(where: { isSame($0, target) }) else { return nil }
    return added
  }

  private func givesMany(_ value: NodeID, _ lists: Set<String>) -> Bool {
    switch kind(value) {
    case .list, .range: return true
    case .name, .member: return lists.contains(label(value)) || manyMakers.contains(label(value))
    case .binary: return ["+", "-", "?:", "..", "until"].contains(label(value)) && givesMany(child(value, 0), lists)
    case .cast, .force: return givesMany(child(value, 0), lists)
    case .call: return calleeName(value).map { manyMakers.contains($0) } ?? false
    case .if, .switch: return true
    default: return false
    }
  }
}
