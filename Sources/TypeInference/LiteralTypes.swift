internal import CodeModel
internal import SourceModel

/// What an expression is that says so by itself: literals, constructor calls, the library's makers of collections.
func literalType(_ node: NodeID, in tree: Tree, side: Side) -> ValueType {
  switch tree.kind(node) {
  case .integer:
    if side == .swift { return .integer(bits: 64) }
    // `0xFFu`, `1UL`
    let suffix = tree.label(node).lowercased().reversed().prefix { $0 == "u" || $0 == "l" }
    return .integer(bits: suffix.contains("l") ? 64 : 32, isSigned: !suffix.contains("u"))
  case .floating: return .floating(bits: tree.label(node).lowercased().hasSuffix("f") && side == .kotlin ? 32 : 64)
  case .string: return .string
  case .character: return .character
  case .boolean: return .boolean
  case .lambda: return .function
  case .prefix where tree.label(node) == "-" || tree.label(node) == "+":
    return tree.children(node).first.map { literalType($0, in: tree, side: side) } ?? .unknown
  case .prefix where tree.label(node) == "!": return .boolean
  case .list: return .list(tree.children(node).first.map { literalType($0, in: tree, side: side) } ?? .unknown, .value)
  case .map: return .map(.unknown, .unknown, .value)
  case .call: return madeType(node, in: tree, side: side)
  case .delegate:
    // `by lazy { x }` is what its lambda gives; other delegates are not looked into.
    return .unknown
  default: return .unknown
  }
}

/// The type that a call makes: `User(…)`, `[Int]()`, `mutableListOf<Int>()`, `ArrayList<Int>()`.
private func madeType(_ call: NodeID, in tree: Tree, side: Side) -> ValueType {
  var callee = tree.child(call, 0)
  var arguments: [ValueType] = []
  if tree.kind(callee) == .typeExpression { return readType(callee, in: tree, side: side) }
  if tree.kind(callee) == .specialization {
    arguments = tree.children(callee).dropFirst().map { readType($0, in: tree, side: side) }
    callee = tree.child(callee, 0)
  }
  // A copy says what it is, whatever it is a copy of.
  if tree.kind(callee) == .member, side == .kotlin {
    switch tree.label(callee) {
    case "toMutableList": return .list(.unknown, .shared)
    case "toMutableSet": return .set(.unknown, .shared)
    case "toMutableMap": return .map(.unknown, .unknown, .shared)
    // `rows.mapTo(mutableListOf()) { … }` gives what it fills.
    case let name where name.hasSuffix("To"):
      guard let filled = tree.children(call).dropFirst().first, tree.kind(filled) == .argument else { return .unknown }
      let type = literalType(tree.child(filled, 0), in: tree, side: side)
      return type.collection == nil ? .unknown : type
    default: return .unknown
    }
  }
  guard tree.kind(callee) == .name else { return .unknown }
  let name = tree.label(callee)
  if arguments.isEmpty, let first = tree.children(call).dropFirst().first, tree.kind(first) == .argument {
    let value = literalType(tree.child(first, 0), in: tree, side: side)
    if collectionMakers[name] != nil, !name.lowercased().contains("map") { arguments = [value] }
  }
  if side == .kotlin, let make = collectionMakers[name] {
    return make(arguments.first ?? .unknown, arguments.count > 1 ? arguments[1] : .unknown)
  }
  if side == .kotlin, name.hasSuffix("ArrayOf") {
    return namedType(capitalised(String(name.dropLast(2))), [], side)
  }
  guard isTypeName(name) else { return .unknown }
  return namedType(name, arguments, side)
}

private func capitalised(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

/// Kotlin's functions that make a collection, from the types of its arguments.
private let collectionMakers: [String: @Sendable (ValueType, ValueType) -> ValueType] = [
  "listOf": { element, _ in .list(element, .view) }, "emptyList": { element, _ in .list(element, .view) },
  "listOfNotNull": { element, _ in .list(element, .view) }, "buildList": { element, _ in .list(element, .view) },
  "mutableListOf": { element, _ in .list(element, .shared) },
  "arrayListOf": { element, _ in .list(element, .shared) },
  "arrayOf": { element, _ in .list(element, .array) }, "emptyArray": { element, _ in .list(element, .array) },
  "arrayOfNulls": { element, _ in .list(.optional(element), .array) },
  "setOf": { element, _ in .set(element, .view) }, "emptySet": { element, _ in .set(element, .view) },
  "mutableSetOf": { element, _ in .set(element, .shared) }, "hashSetOf": { element, _ in .set(element, .shared) },
  "linkedSetOf": { element, _ in .set(element, .shared) },
  "mapOf": { key, value in .map(key, value, .view) }, "emptyMap": { key, value in .map(key, value, .view) },
  "mutableMapOf": { key, value in .map(key, value, .shared) },
  "hashMapOf": { key, value in .map(key, value, .shared) },
  "linkedMapOf": { key, value in .map(key, value, .shared) },
]
