internal import SourceModel

/// The type of a property of the two standard libraries whose result is the same for every receiver, or follows from it.
func libraryMember(_ name: String, of base: ValueType, side: Side) -> ValueType {
  switch name {
  case "count", "size", "length", "hashValue", "lastIndex": return .integer(bits: side == .swift ? 64 : 32)
  case "isEmpty", "isNotEmpty": return .boolean
  case "uuidString", "absoluteString", "description", "localizedDescription", "simpleName", "lastPathComponent":
    return .string
  case "timeIntervalSince1970", "timeIntervalSinceNow": return .floating(bits: 64)
  case "first", "last":
    guard let collection = base.collection, collection.kind != .map else { return .unknown }
    return .optional(collection.element.unwrapped)
  case "keys":
    guard let collection = base.collection, collection.kind == .map else { return .unknown }
    return .collection(CollectionType(kind: .set, storage: side == .swift ? .value : .view, element: collection.key))
  case "values":
    guard let collection = base.collection, collection.kind == .map else { return .unknown }
    return .collection(
      CollectionType(kind: .sequence, storage: side == .swift ? .value : .view, element: collection.element))
  case "utf8", "utf16", "unicodeScalars": return .unknown
  default: return .unknown
  }
}

/// The type of a call of the two standard libraries.
func libraryCall(_ name: String, of base: ValueType, side: Side) -> ValueType {
  if let type = conversions[name] { return type(side) }
  let fresh: CollectionType.Storage = side == .swift ? .value : .view
  let element = base.collection?.element ?? .unknown
  switch name {
  case "toMutableList": return .list(element, .shared)
  case "toMutableSet": return .set(element, .shared)
  case "toMutableMap": return .map(base.collection?.key ?? .unknown, element, .shared)
  case "toList": return .list(element, fresh)
  case "toSet": return .set(element, fresh)
  case "toTypedArray", "toIntArray", "toByteArray", "copyOf": return .list(element, .array)
  case "filter", "filterNot", "sorted", "sortedBy", "sortedByDescending", "sortedWith", "reversed", "shuffled",
    "distinct", "take", "drop", "prefix", "suffix", "dropFirst", "dropLast", "takeLast", "asReversed", "subList":
    guard let collection = base.collection else { return base.unwrapped == .string ? .string : .unknown }
    if collection.kind == .map, name == "filter" { return base.unwrapped }
    return .list(element, fresh)
  case "filterValues", "filterKeys": return base.collection?.kind == .map ? base.unwrapped : .unknown
  case "map", "compactMap", "flatMap", "mapNotNull", "mapIndexed":
    return base.collection == nil ? .unknown : .list(.unknown, fresh)
  case "first", "last", "random", "single", "removeAt", "removeFirst", "removeLast", "get", "elementAt":
    guard let collection = base.collection else { return .unknown }
    if collection.kind == .map { return name == "get" ? .optional(collection.element.unwrapped) : .unknown }
    return side == .swift && name != "removeFirst" && name != "removeLast" ? .optional(element.unwrapped) : element
  case "firstOrNull", "lastOrNull", "find", "singleOrNull", "getOrNull", "randomElement", "min", "max", "minOrNull",
    "maxOrNull", "maxByOrNull", "minByOrNull", "popLast", "randomOrNull":
    return base.collection == nil ? .unknown : .optional(element.unwrapped)
  default: return .unknown
  }
}

private let conversions: [String: @Sendable (Side) -> ValueType] = [
  "toInt": { _ in .integer(bits: 32) }, "toLong": { _ in .integer(bits: 64) }, "toByte": { _ in .integer(bits: 8) },
  "toUByte": { _ in .integer(bits: 8, isSigned: false) }, "toUInt": { _ in .integer(bits: 32, isSigned: false) },
  "toULong": { _ in .integer(bits: 64, isSigned: false) },
  "toDouble": { _ in .floating(bits: 64) }, "toFloat": { _ in .floating(bits: 32) },
  "toString": { _ in .string }, "uppercased": { _ in .string }, "lowercased": { _ in .string },
  "uppercase": { _ in .string }, "lowercase": { _ in .string }, "trim": { _ in .string },
  "trimmingCharacters": { _ in .string }, "replacingOccurrences": { _ in .string }, "joined": { _ in .string },
  "joinToString": { _ in .string }, "substring": { _ in .string }, "format": { _ in .string },
  "split": { side in .list(.string, side == .swift ? .value : .view) },
  "components": { side in .list(.string, side == .swift ? .value : .view) },
  "contains": { _ in .boolean }, "isEmpty": { _ in .boolean }, "isNotEmpty": { _ in .boolean },
  "hasPrefix": { _ in .boolean }, "startsWith": { _ in .boolean },
  "count": { side in .integer(bits: side == .swift ? 64 : 32) },
  "firstIndex": { _ in .optional(.integer(bits: 64)) }, "indexOf": { _ in .integer(bits: 32) },
  "encodeToString": { _ in .string }, "base64EncodedString": { _ in .string },
]
