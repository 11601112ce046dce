// let extra: [String: JSONValue]?      val extra: Map<String, Any>?
// let target: AnyCodable               val target: JsonElement
// static let all: Marks = [.red]       val ALL: Set<Mark> = setOf(RED)
//
// What is read from JSON without a type of its own goes by many names, and a set of options is a set of cases.

internal import CodeModel
internal import Pairing
internal import SourceModel

extension TypeComparison {
  /// Whether both types hold whatever JSON holds, and at least one of them says so by its name; the other may be the code's
  /// own.
  func areOpenValues(_ a: NodeID, _ b: NodeID) -> Bool {
    guard left.isJSON(a) || right.isJSON(b) else { return false }
    return left.isOpenValue(a, leftMeanings) && right.isOpenValue(b, rightMeanings)
  }

  /// Whether only one of two such types may be absent, and the other one's values may be the `null` of JSON.
  func mayBothBeNull(_ a: NodeID, _ b: NodeID) -> Bool {
    switch (left.kind(a), right.kind(b)) {
    case (.optionalType, .typeName):
      areOpenValues(left.child(a, 0), b) && right.isOpenValue(b, rightMeanings) && !right.isObject(b)
    case (.typeName, .optionalType):
      areOpenValues(a, right.child(b, 0)) && left.isOpenValue(a, leftMeanings) && !left.isObject(a)
    default: false
    }
  }

  /// Whether Swift's is a set of options and Kotlin's a set of what its counterpart enumerates.
  func areSetsOfOptions(_ a: NodeID, _ b: NodeID) -> Bool {
    guard left.kind(a) == .typeName, right.kind(b) == .typeName, ["Set", "EnumSet"].contains(right.label(b)),
      right.childCount(b) == 1, let option = right.plainTypeKey(right.child(b, 0))
    else { return false }
    let key = canonicalName(lastComponent(of: left.label(a)))
    return leftSupertypes[key]?.contains(optionSetKey) ?? false && namesMatch(key, option)
  }
}

/// The canonical name of what Swift's sets of options conform to.
let optionSetKey = canonicalName("OptionSet")

extension Tree {
  /// Names of types that hold any value of JSON, canonical.
  private static let jsonNames: Set<String> = Set(
    [
      "JSON", "JSONValue", "JSONObject", "JsonElement", "JsonNode", "AnyJSON", "AnyCodable", "AnyDecodable",
      "AnyEncodable", "AnyCodableValue", "JSONAny", "JSONDictionary", "JSONMap",
    ].map { canonicalName($0) })

  /// Whether a type holds values under names: no such value is `null`.
  fileprivate func isObject(_ type: NodeID) -> Bool {
    let name = canonicalName(lastComponent(of: soft(type).isEmpty ? label(type) : soft(type)))
    return ["dictionary", "map", "object"].contains(where: name.hasSuffix)
  }

  /// Whether a type holds any value of JSON by its name.
  fileprivate func isJSON(_ type: NodeID) -> Bool {
    kind(type) == .typeName && childCount(type) == 0
      && Tree.jsonNames.contains(canonicalName(lastComponent(of: label(type))))
  }

  /// Whether a type holds any value of JSON, or anything at all, or a map of such values.
  fileprivate func isOpenValue(_ type: NodeID, _ meanings: TypeMeanings) -> Bool {
    switch kind(type) {
    case .optionalType: isOpenValue(child(type, 0), meanings)
    case .typeName where label(type) == "Any": true
    case .typeName where label(type) == "Map" && childCount(type) == 2: isOpenValue(child(type, 1), meanings)
    default: isJSON(type) || kind(type) == .typeName && meanings.areOpenValues(named: TypeMeanings.key(type, self))
    }
  }
}
