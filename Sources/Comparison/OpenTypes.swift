// let extra: [String: JSONValue]?      val extra: Map<String, Any>?
// let target: AnyCodable               val target: JsonElement
// static let all: Marks = [.red]       val ALL: Set<Mark> = setOf(RED)
//
// What is read from JSON without a type of its own goes by many names, and a set of options is a set of cases.

internal import CodeModel
internal import Pairing
internal import SourceModel

extension TypeComparison {
  /// Whether both types hold whatever JSON holds, and at least one of them says so by its name.
  func areOpenValues(_ a: NodeID, _ b: NodeID) -> Bool {
    guard left.isJSON(a) || right.isJSON(b) else { return false }
    return left.isOpenValue(a) && right.isOpenValue(b)
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

  /// Whether a type holds any value of JSON by its name.
  fileprivate func isJSON(_ type: NodeID) -> Bool {
    kind(type) == .typeName && childCount(type) == 0
      && Tree.jsonNames.contains(canonicalName(lastComponent(of: label(type))))
  }

  /// Whether a type holds any value of JSON, or anything at all, or a map of such values.
  fileprivate func isOpenValue(_ type: NodeID) -> Bool {
    switch kind(type) {
    case .optionalType: isOpenValue(child(type, 0))
    case .typeName where label(type) == "Any": true
    case .typeName where label(type) == "Map" && childCount(type) == 2: isOpenValue(child(type, 1))
    default: isJSON(type)
    }
  }
}
