package import CodeModel
package import SourceModel

/// Reads a type as it is written in a signature or an annotation.
package func readType(_ node: NodeID, in tree: Tree, side: Side) -> ValueType {
  switch tree.kind(node) {
  case .optionalType:
    return tree.children(node).first.map { .optional(readType($0, in: tree, side: side)) } ?? .unknown
  case .listType:
    return .list(tree.children(node).first.map { readType($0, in: tree, side: side) } ?? .unknown, .value)
  case .mapType:
    let parts = tree.children(node).map { readType($0, in: tree, side: side) }
    return .map(parts.first ?? .unknown, parts.count > 1 ? parts[1] : .unknown, .value)
  case .functionType: return .function
  case .typeName:
    let label = tree.label(node)
    let isPlain = !label.utf8.contains(UInt8(ascii: "."))
    // Own types are often called as this library's are.
    if !isPlain, label.hasPrefix("org.json.") { return .named(label) }
    let name = isPlain ? label : label.split(separator: ".").last.map(String.init) ?? ""
    return namedType(name, tree.children(node).map { readType($0, in: tree, side: side) }, side)
  case .typeExpression: return tree.children(node).first.map { readType($0, in: tree, side: side) } ?? .unknown
  default: return .unknown
  }
}

/// The type of a name with its type arguments.
func namedType(_ name: String, _ arguments: [ValueType], _ side: Side) -> ValueType {
  if let bits = integerBits(name, side) { return .integer(bits: bits, isSigned: !name.hasPrefix("U")) }
  if let type = scalars[name] { return type }
  let first = arguments.first ?? .unknown
  let second = arguments.count > 1 ? arguments[1] : .unknown
  switch side {
  case .swift:
    switch name {
    case "Array", "ArraySlice", "ContiguousArray": return .list(first, .value)
    case "Set": return .set(first, .value)
    case "Dictionary": return .map(first, second, .value)
    case "Data": return .list(.integer(bits: 8, isSigned: false), .value)
    case "Optional": return .optional(first)
    case "Sequence", "Collection": return .collection(CollectionType(kind: .sequence, storage: .value, element: first))
    default: break
    }
  case .kotlin:
    if let storage = lists[name] { return .list(first, storage) }
    if let storage = sets[name] { return .set(first, storage) }
    if let storage = maps[name] { return .map(first, second, storage) }
    if let element = primitiveArrays[name] { return .list(element, .array) }
    if sequences.contains(name) {
      let storage: CollectionType.Storage = name.hasPrefix("Mutable") ? .shared : .view
      return .collection(CollectionType(kind: .sequence, storage: storage, element: first))
    }
  }
  // `T`, `Element`: a bare capital letter is a type parameter in both languages.
  if name.utf8.count == 1 { return .anything }
  return name.isEmpty ? .unknown : .named(name)
}

/// The width of an integer type; `nil` for any other.
private func integerBits(_ name: String, _ side: Side) -> Int? {
  switch name {
  case "Int", "UInt": side == .swift ? 64 : 32
  case "Int64", "UInt64", "Long", "ULong": 64
  case "Int32", "UInt32": 32
  case "Int16", "UInt16", "Short", "UShort": 16
  case "Int8", "UInt8", "Byte", "UByte": 8
  case "NSInteger": 64
  default: nil
  }
}

private let scalars: [String: ValueType] = [
  "Double": .floating(bits: 64), "CGFloat": .floating(bits: 64), "TimeInterval": .floating(bits: 64),
  "Float": .floating(bits: 32), "Float64": .floating(bits: 64), "Bool": .boolean, "Boolean": .boolean,
  "String": .string, "Substring": .string, "NSString": .string, "CharSequence": .string, "Character": .character,
  "Char": .character, "Any": .anything, "AnyObject": .anything, "AnyHashable": .anything,
]

private let lists: [String: CollectionType.Storage] = [
  "List": .view, "MutableList": .shared, "ArrayList": .shared, "LinkedList": .shared, "ArrayDeque": .shared,
  "CopyOnWriteArrayList": .shared, "Array": .array, "Stack": .shared, "Vector": .shared, "Queue": .shared,
  "Deque": .shared,
]

private let sets: [String: CollectionType.Storage] = [
  "Set": .view, "MutableSet": .shared, "HashSet": .shared, "LinkedHashSet": .shared, "TreeSet": .shared,
]

private let maps: [String: CollectionType.Storage] = [
  "Map": .view, "MutableMap": .shared, "HashMap": .shared, "LinkedHashMap": .shared, "TreeMap": .shared,
  "ConcurrentHashMap": .shared, "WeakHashMap": .shared,
]

private let primitiveArrays: [String: ValueType] = [
  "ByteArray": .integer(bits: 8), "ShortArray": .integer(bits: 16), "IntArray": .integer(bits: 32),
  "LongArray": .integer(bits: 64), "FloatArray": .floating(bits: 32), "DoubleArray": .floating(bits: 64),
  "BooleanArray": .boolean, "CharArray": .character, "UByteArray": .integer(bits: 8, isSigned: false),
]

private let sequences: Set<String> = ["Iterable", "MutableIterable", "Collection", "MutableCollection", "Sequence"]
