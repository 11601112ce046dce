// ["a": 1]     mapOf("a" to 1)          [Int]()     mutableListOf<Int>()          (a, b)     Pair(a, b)
//
// Catalogue P26, C110–C112, C133, C136.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let collections = Pass.nodes("collections", on: [.call, .binary]) { tree, node, _ in
    switch tree.kind(node) {
    case .call: tree.normalizeBuilder(node)
    case .binary where tree.label(node) == "to":
      let arguments = tree.children(node).map { $0 }
      tree.makeTuple(node, arguments)
    default: break
    }
  }

  /// `val p = mutableMapOf(); p["a"] = x; p.put("b", y)` is `let p = ["a": x, "b": y]`. Catalogue C112.
  static let builders = Pass.blocks("builders") { tree, statements, _ in
    var result: [NodeID] = []
    for statement in statements {
      guard tree.kind(statement) == .assign, tree.label(statement) == "=", let last = result.last,
        tree.kind(last) == .variable, let name = tree.boundName(tree.child(last, 0)),
        tree.kind(tree.child(statement, 0)) == .index
      else {
        result.append(statement)
        continue
      }
      let target = tree.child(statement, 0)
      let value = tree.child(last, 2)
      guard tree.kind(value) == .map, tree.childCount(target) == 2, tree.kind(tree.child(target, 0)) == .name,
        tree.label(tree.child(target, 0)) == name, tree.isLiteralKey(tree.argumentValues(target)[0]),
        !tree.mentions(name, in: [tree.child(statement, 1)]), !tree.isNull(tree.child(statement, 1))
      else {
        result.append(statement)
        continue
      }
      let entry = tree.add(
        .entry, marks: .synthesized, range: tree.range(statement),
        [tree.argumentValues(target)[0], tree.child(statement, 1)])
      tree.setChildren(value, Array(tree.children(value)) + [entry])
      tree.setRange(last, tree.range(last).union(tree.range(statement)))
    }
    return result
  }
}

private let listBuilders: Set<String> = [
  "listOf", "mutableListOf", "arrayListOf", "arrayOf", "intArrayOf", "doubleArrayOf", "floatArrayOf", "longArrayOf",
  "booleanArrayOf", "byteArrayOf", "charArrayOf", "setOf", "mutableSetOf", "hashSetOf", "linkedSetOf", "emptyList",
  "emptySet", "emptyArray", "sequenceOf",
]
private let mapBuilders: Set<String> = ["mapOf", "mutableMapOf", "hashMapOf", "linkedMapOf", "emptyMap"]
private let listTypes: Set<String> = [
  "Array", "ArrayList", "LinkedList", "ArrayDeque", "MutableList", "Set", "HashSet", "LinkedHashSet", "MutableSet",
]
private let mapTypes: Set<String> = ["Dictionary", "HashMap", "LinkedHashMap", "MutableMap", "ConcurrentHashMap"]

extension Tree {
  fileprivate func isLiteralKey(_ node: NodeID) -> Bool {
    switch kind(node) {
    case .string, .integer, .name, .member, .implicitMember: true
    default: false
    }
  }

  fileprivate mutating func makeTuple(_ node: NodeID, _ values: [NodeID]) {
    let arguments = values.map { add(.argument, marks: .synthesized, range: range($0), [$0]) }
    replace(node, .tuple, arguments)
  }

  fileprivate mutating func normalizeBuilder(_ node: NodeID) {
    let callee = child(node, 0)
    let values = argumentValues(node)
    if kind(callee) == .typeExpression {
      // `[Int]()`, `[String: Int]()`.
      guard values.isEmpty else { return }
      switch label(child(callee, 0)) {
      case "List": return replace(node, .list)
      case "Map": return replace(node, .map)
      default: return
      }
    }
    if values.isEmpty, kind(callee) == .list || kind(callee) == .map {
      // SwiftParser reads `[Int]()` as a call of a list literal.
      return replace(node, kind(callee))
    }
    guard callReceiver(node) == nil, let name = calleeName(node) else { return }
    switch name {
    case _ where listBuilders.contains(name): replace(node, .list, values)
    case _ where mapBuilders.contains(name):
      let pairs = values.map { value -> [NodeID] in
        switch kind(value) {
        case .tuple: argumentValuesOfTuple(value)
        case .binary where label(value) == "to": Array(children(value))
        default: []
        }
      }
      // `mapOf(pair)` and `mapOf(*pairs)` are calls like any other.
      guard pairs.allSatisfy({ $0.count == 2 }) else { return }
      let entries = zip(values, pairs).map { add(.entry, marks: .synthesized, range: range($0), $1) }
      replace(node, .map, entries)
    case "Pair" where values.count == 2, "Triple" where values.count == 3: makeTuple(node, values)
    case _ where listTypes.contains(name) && values.isEmpty: replace(node, .list)
    case _ where mapTypes.contains(name) && values.isEmpty: replace(node, .map)
    default: break
    }
  }

  private func argumentValuesOfTuple(_ tuple: NodeID) -> [NodeID] { children(tuple).map { child($0, 0) } }
}
