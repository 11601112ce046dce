internal import CodeModel
internal import FindingModel
internal import SourceModel
internal import TypeInference

extension HazardCheck {
  /// Where does a Swift initializer put something else in the place of what an answer lacks than a Kotlin default does?
  static let decodedDefaults = HazardCheck("decoded-defaults") { twin, rule in
    twin.types.flatMap { types in
      fillIns(in: types, twin).compactMap { decoded in
        violation(decoded, types, twin, rule)
      }
    }
  }
}

/// What stands in the place of what an answer lacks: `isOn = try values.decodeIfPresent(Bool.self, forKey: .isOn) ?? true`
private struct FillIn {
  var property: String
  var value: String
  /// As it is spelt.
  var text: String
  var range: ByteRange
}

private func violation(
  _ decoded: FillIn, _ types: WrittenTypes, _ twin: WrittenTwin, _ rule: HazardRule
) -> Violation? {
  let parameters = types.kotlinDeclaration.members.filter { $0.kind == .initializer }.flatMap(\.parameters)
  guard let unit = twin.sides.unit(.kotlin, types.kotlin.unit),
    let parameter = parameters.first(where: { $0.property != nil && $0.key == canonicalName(decoded.property) }),
    let value = parameter.defaultValue, let other = plainValue(value, unit.tree), other != decoded.value
  else { return nil }
  return rule.violation(
    types, twin, kotlin: parameter.nameRange, swift: decoded.range, saying: parameter.name,
    values: [
      "name": parameter.name, "swift": decoded.text, "kotlin": unit.file.text(in: unit.tree.range(value)),
    ])
}

private func fillIns(in types: WrittenTypes, _ twin: WrittenTwin) -> [FillIn] {
  types.swift.parts.flatMap { part -> [FillIn] in
    guard let unit = twin.sides.unit(.swift, part.unit),
      let body = part.declaration.members.first(where: isDecoding)?.body
    else { return [] }
    let nodes = unit.tree.preorder(body)
    // `let name = try values.decodeIfPresent(…)`, of which the property is made in the next line.
    let read = Set(
      nodes.compactMap { unit.tree.local($0) }.filter { mayBeMissing($0.value, unit.tree) }.map(\.name))
    return nodes.compactMap { fillIn($0, read, unit) }
  }
}

private func isDecoding(_ member: Declaration) -> Bool {
  member.kind == .initializer && member.parameters.count == 1 && member.parameters[0].label == "from"
}

/// - Parameter read: locals that may be nothing because what they are read from is.
private func fillIn(_ node: NodeID, _ read: Set<String>, _ unit: SourceUnit) -> FillIn? {
  let tree = unit.tree
  guard let property = filledProperty(node, tree), var value = tree.lastChild(node) else { return nil }
  while tree.kind(value) == .try, let inner = tree.lastChild(value) { value = inner }
  guard tree.kind(value) == .binary, tree.label(value) == "??",
    mayBeMissing(tree.child(value, 0), tree)
      || tree.preorder(tree.child(value, 0)).contains(where: { tree.kind($0) == .name && read.contains(tree.label($0)) }
      ),
    let known = plainValue(tree.child(value, 1), tree)
  else { return nil }
  let range = tree.range(tree.child(value, 1))
  return FillIn(property: property, value: known, text: unit.file.text(in: range), range: tree.range(node))
}

private func mayBeMissing(_ value: NodeID, _ tree: Tree) -> Bool {
  tree.preorder(value).contains { tree.calleeName($0) == "decodeIfPresent" }
}

/// `isOn = …`, and `isOn: …` where one initializer calls another.
private func filledProperty(_ node: NodeID, _ tree: Tree) -> String? {
  switch tree.kind(node) {
  case .assign where tree.label(node) == "=":
    let path = tree.ownPath(tree.child(node, 0))
    return path?.count == 1 ? path?.first : nil
  case .argument: return tree.soft(node).isEmpty ? nil : tree.soft(node)
  default: return nil
  }
}

/// What an expression says that is a literal, a case or an empty collection, in words of both languages.
private func plainValue(_ node: NodeID, _ tree: Tree) -> String? {
  switch tree.kind(node) {
  case .boolean: return tree.label(node)
  case .null: return "null"
  case .integer, .floating:
    return Double(numberText(tree.label(node))).map { String($0) }
  case .string: return tree.plainText(node).map { "\"\($0)\"" }
  case .implicitMember: return canonicalName(tree.label(node))
  case .member:
    guard let path = tree.path(node), path.count == 2, path[0].first?.isUppercase == true else { return nil }
    return canonicalName(path[1])
  case .list, .map: return tree.childCount(node) == 0 ? "[]" : nil
  case .call:
    let isEmpty = tree.argumentValues(node).isEmpty && tree.receiver(node) == nil
    return isEmpty && emptyCollections.contains(tree.calleeName(node) ?? "") ? "[]" : nil
  default: return nil
  }
}

private let emptyCollections: Set<String> = [
  "emptyList", "emptyMap", "emptySet", "listOf", "mapOf", "mutableListOf", "mutableMapOf", "mutableSetOf", "setOf",
]
