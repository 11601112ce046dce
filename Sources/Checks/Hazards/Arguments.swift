internal import CodeModel
internal import FindingModel
internal import SourceModel
internal import TypeInference

extension HazardCheck {
  /// Where do Kotlin arguments without names, or parts of a destructured value, stand in the wrong order?
  static let positionalArgumentSwap = HazardCheck("positional-argument-swap") { twin, rule in
    twin.pairs.flatMap { pair in swapped(in: pair, rule) + misnamedParts(in: pair, rule) }
  }
}

private func swapped(in pair: WrittenPair, _ rule: HazardRule) -> [Violation] {
  let (swift, kotlin) = (pair.swift.tree, pair.kotlin.tree)
  return pair.kotlin.all(.call).compactMap { call -> Violation? in
    guard let name = kotlin.calleeName(call) else { return nil }
    let arguments = Array(kotlin.children(call).dropFirst())
    guard arguments.count >= 2, arguments.allSatisfy({ kotlin.soft($0).isEmpty }) else { return nil }
    let declared = pair.kotlin.environment.declared.functions(named: name).filter {
      $0.parameters.count >= arguments.count
    }
    guard declared.count == 1 else { return nil }
    let parameters = declared[0].parameters.map(canonicalName)
    let values = arguments.map { argumentName(kotlin.child($0, 0), kotlin) }
    let counterpart = pair.swift.all(.call).first { other in
      swift.calleeName(other).map(canonicalName) == canonicalName(name)
        && swift.childCount(other) == kotlin.childCount(call)
        && swiftValues(other, parameters, swift) != nil
        && Set(swiftValues(other, parameters, swift)?.values.map { $0 } ?? []) == Set(values.compactMap { $0 })
    }
    guard let counterpart, let expected = swiftValues(counterpart, parameters, swift),
      Set(values.compactMap { $0 }).count == values.count
    else { return nil }
    for (position, value) in values.enumerated() {
      guard let value, !value.hasPrefix("="), let wanted = expected[parameters[position]], wanted != value else {
        continue
      }
      return rule.violation(
        pair, (.kotlin, kotlin.range(call)), (.swift, swift.range(counterpart)), saying: name + value,
        values: [
          "name": declared[0].parameters[position],
          "how": "takes `\(kotlin.path(kotlin.child(arguments[position], 0))?.joined(separator: ".") ?? value)`",
        ])
    }
    return nil
  }
}

/// What stands for each parameter of the Kotlin function in a Swift call, by the labels; `nil` when one has none.
private func swiftValues(_ call: NodeID, _ parameters: [String], _ tree: Tree) -> [String: String]? {
  var result: [String: String] = [:]
  for argument in tree.children(call).dropFirst() {
    let label = canonicalName(tree.soft(argument))
    guard !label.isEmpty, parameters.contains(label), let value = argumentName(tree.child(argument, 0), tree) else {
      return nil
    }
    result[label] = value
  }
  return result
}

private func argumentName(_ node: NodeID, _ tree: Tree) -> String? {
  if tree.isLiteral(node) { return "=" + tree.structure(node) }
  return tree.ownPath(node).map { $0.map(canonicalName).joined(separator: ".") }
}

/// What is taken apart in a `val`, a loop and a lambda's parameter, with its type.
private func takenApart(in member: WrittenMember) -> [(pattern: NodeID, type: ValueType)] {
  let tree = member.tree
  func element(_ collection: NodeID) -> ValueType {
    member.environment.type(of: collection).collection?.element ?? .unknown
  }
  return member.nodes.compactMap { node in
    switch tree.kind(node) {
    case .variable where tree.childCount(node) > 2 && tree.kind(tree.child(node, 0)) == .tuplePattern:
      return (tree.child(node, 0), member.environment.type(of: tree.child(node, 2)))
    case .for where tree.kind(tree.child(node, 0)) == .tuplePattern:
      return (tree.child(node, 0), element(tree.child(node, 1)))
    case .lambda:
      guard let parameter = tree.children(node).first(where: { tree.kind($0) == .parameter }),
        tree.childCount(parameter) > 2,
        let argument = member.parent(node), let call = member.parent(argument), let receiver = tree.receiver(call),
        elementFunctions.contains(tree.calleeName(call) ?? "")
      else { return nil }
      let own = ["let", "also"].contains(tree.calleeName(call) ?? "")
      return (tree.child(parameter, 2), own ? member.environment.type(of: receiver).unwrapped : element(receiver))
    default: return nil
    }
  }
}

private let elementFunctions: Set<String> = [
  "forEach", "map", "mapNotNull", "flatMap", "filter", "filterNot", "any", "all", "none", "find", "first",
  "firstOrNull", "sumOf",
  "let", "also", "onEach", "associate", "groupBy", "count", "maxByOrNull", "minByOrNull", "sortedBy",
]

/// `val (last, first) = user` where the data class says `(first, last)`.
private func misnamedParts(in pair: WrittenPair, _ rule: HazardRule) -> [Violation] {
  let tree = pair.kotlin.tree
  return takenApart(in: pair.kotlin).compactMap { pattern, type in
    guard let facts = pair.kotlin.environment.facts(type), facts.modifiers.contains(.data) else { return nil }
    let parts = facts.properties.filter(\.isInHeader).map(\.name)
    let names = tree.children(pattern).map { tree.children($0).first.map { tree.label($0) } ?? "" }
    for (position, name) in names.enumerated() where position < parts.count {
      guard let own = parts.firstIndex(where: { canonicalName($0) == canonicalName(name) }), own != position else {
        continue
      }
      let counterpart = pair.swift.declaration?.nameRange
      return rule.violation(
        pair, (.kotlin, tree.range(pattern)), counterpart.map { (.swift, $0) }, saying: name,
        values: [
          "name": name, "how": "is `\(parts[position])`, the part in that place",
          "swift": pair.swift.declaration?.name ?? facts.name,
        ])
    }
    return nil
  }
}
