internal import CodeModel
internal import FindingModel
internal import SourceModel
internal import TypeInference

extension HazardCheck {
  /// Which Kotlin states leave out what Swift tells twice?
  static let stateflowConflation = HazardCheck("stateflow-conflation") { twin, rule in
    twin.types.flatMap { types in conflated(types, twin, rule) }
      + twin.pairs.flatMap { pair in setAgain(in: pair, rule) + changedInside(in: pair, rule) }
  }

  /// Which cases of an enumeration have one text in Swift and another as a Kotlin name?
  static let enumRawValueMapping = HazardCheck("enum-raw-value-mapping") { twin, rule in
    twin.pairs.flatMap { pair in nameReads(in: pair, twin, rule) }
  }
}

// MARK: States

private func conflated(_ types: WrittenTypes, _ twin: WrittenTwin, _ rule: HazardRule) -> [Violation] {
  guard let kotlin = twin.sides.unit(.kotlin, types.kotlin.unit), let swift = twin.sides.unit(.swift, types.swift.unit)
  else { return [] }
  return types.kotlinDeclaration.members.compactMap { member in
    guard member.kind == .property, let value = member.value, kotlin.tree.calleeName(value) == "MutableStateFlow",
      let counterpart = types.swiftDeclaration.members.first(where: {
        canonicalName($0.name) == canonicalName(member.name) && $0.kind == .property
      }),
      tellsEverySet(counterpart, swift)
    else { return nil }
    let type =
      kotlin.tree.preorder(value).filter { kotlin.tree.kind($0) == .typeName }.map { kotlin.tree.label($0) } + [
        member.name
      ]
    let isEvent = type.contains { !eventWords.isDisjoint(with: words(of: $0)) }
    let isMutable = kotlin.tree.preorder(value).contains { node in
      kotlin.tree.kind(node) == .typeName && kotlin.tree.label(node).hasPrefix("Mutable")
        || (kotlin.tree.calleeName(node) ?? "").hasPrefix("mutable")
    }
    guard isEvent || isMutable else { return nil }
    return rule.violation(
      types, twin, kotlin: member.nameRange, swift: counterpart.nameRange, saying: member.name,
      values: [
        "name": member.name, "swift": counterpart.name, "kotlin": member.name,
        "how": isMutable
          ? "the same list, changed and set again, tells nobody" : "the same value twice in a row is told once",
      ])
  }
}

/// `rows.value.add(row)` beside `rows.append(row)`: the flow still holds the same list and tells nobody.
private func changedInside(in pair: WrittenPair, _ rule: HazardRule) -> [Violation] {
  let changes = mutations(in: pair.kotlin).filter { change in
    change.kind != .method && change.kind != .property && change.path.count == 2 && change.path[1] == "value"
      && isStateFlow(change.path[0], pair.kotlin)
  }
  return changes.compactMap { change in
    let swift = mutations(in: pair.swift).first { $0.path.map(canonicalName) == [canonicalName(change.path[0])] }
    guard let swift else { return nil }
    return rule.violation(
      pair, (.kotlin, pair.kotlin.tree.range(change.node)), (.swift, pair.swift.tree.range(swift.node)),
      saying: "inside" + pair.kotlin.tree.structure(change.node),
      values: ["name": change.path[0], "how": "a list that is changed in place, as here, tells nobody"])
  }
}

/// `@Published`, a subject, an observer.
private func tellsEverySet(_ property: Declaration, _ unit: SourceUnit) -> Bool {
  if property.attributes.contains(where: { $0.name == "Published" }) { return true }
  if property.accessors.contains(where: { $0.kind == .didSet || $0.kind == .willSet }) { return true }
  let texts = [property.type, property.value].compactMap { $0 }.map { unit.file.text(in: unit.tree.range($0)) }
  return texts.contains { $0.contains("Subject") || $0.contains("Relay") }
}

private let eventWords: Set<String> = [
  "event", "events", "effect", "error", "errors", "message", "navigation", "toast", "snackbar", "alert", "unit",
]

/// `rows.add(x); state.value = rows`: the flow holds that very list already.
private func setAgain(in pair: WrittenPair, _ rule: HazardRule) -> [Violation] {
  let tree = pair.kotlin.tree
  let changes = mutations(in: pair.kotlin).filter { $0.kind == .contents || $0.kind == .order || $0.kind == .element }
  return pair.kotlin.all(.assign).compactMap { node in
    let target = tree.child(node, 0)
    guard tree.label(node) == "=", tree.kind(target) == .member, tree.label(target) == "value",
      let state = tree.ownPath(tree.child(target, 0)), state.count == 1, isStateFlow(state[0], pair.kotlin),
      let path = tree.ownPath(tree.child(node, 1)), changes.contains(where: { $0.path == path }),
      pair.kotlin.type(ofPath: path, at: tree.range(node).lower).collection?.isShared == true,
      pair.kotlin.environment.initialValue(of: path[0], at: tree.range(node).lower).map({ !isFresh($0, in: tree) })
        ?? true
    else { return nil }
    let swift = pair.swift.all(.assign).first ?? pair.swift.all(.call).first
    guard let swift else { return nil }
    return rule.violation(
      pair, (.kotlin, tree.range(node)), (.swift, pair.swift.tree.range(swift)), saying: tree.structure(node),
      values: ["name": state[0], "how": "the same list, changed and set again, tells nobody"])
  }
}

private func isStateFlow(_ name: String, _ member: WrittenMember) -> Bool {
  guard let part = member.environment.owner?.parts.first else { return false }
  return part.declaration.members.contains { declaration in
    declaration.name == name && declaration.value.map { member.tree.calleeName($0) == "MutableStateFlow" } ?? false
  }
}

// MARK: Raw values

private func nameReads(in pair: WrittenPair, _ twin: WrittenTwin, _ rule: HazardRule) -> [Violation] {
  let (swift, kotlin) = (pair.swift, pair.kotlin)
  let raw = swift.all(.member).filter { swift.tree.label($0) == "rawValue" }
  guard !raw.isEmpty else { return [] }
  let reads = kotlin.all(.member).filter {
    ["name", "ordinal"].contains(kotlin.tree.label($0)) && kotlin.tree.childCount($0) == 1
  }
  func of(_ node: NodeID, _ tree: Tree) -> String? {
    tree.kind(tree.child(node, 0)) == .self ? "self" : tree.path(tree.child(node, 0))?.last.map(canonicalName)
  }
  return reads.compactMap { read in
    guard let counterpart = raw.first(where: { of($0, swift.tree) == of(read, kotlin.tree) }) else { return nil }
    let swiftType = swift.environment.facts(swift.environment.type(of: swift.tree.child(counterpart, 0)))
    let kotlinType = kotlin.environment.facts(kotlin.environment.type(of: kotlin.tree.child(read, 0)))
    guard let swiftType, let kotlinType, swiftType.kind == .enum, kotlinType.kind == .enum else { return nil }
    let conversion = kotlin.parent(read).flatMap { kotlin.tree.kind($0) == .member ? kotlin.tree.label($0) : nil } ?? ""
    guard
      let (name, left, right) = firstDifference(swiftType, kotlinType, by: kotlin.tree.label(read), conversion, twin)
    else { return nil }
    return rule.violation(
      pair, (.kotlin, kotlin.tree.range(read)), (.swift, swift.tree.range(counterpart)),
      saying: kotlin.tree.structure(read),
      values: ["name": name, "how": "\(left) in Swift and \(right) in Kotlin"])
  }
}

/// The first case whose raw value is not what Kotlin makes of it.
private func firstDifference(
  _ swift: TypeFacts, _ kotlin: TypeFacts, by property: String, _ conversion: String, _ twin: WrittenTwin
) -> (String, String, String)? {
  guard let unit = twin.sides.unit(.swift, swift.unit), let declaration = swift.parts.first?.declaration else {
    return nil
  }
  let types = declaration.supertypes.map { readType($0.type, in: unit.tree, side: .swift) }
  let isNumber = types.contains(where: \.isInteger)
  guard isNumber || types.contains(.string) else { return nil }
  var next = 0
  for member in declaration.members where member.kind == .enumCase {
    var raw = isNumber ? String(next) : member.name
    if let value = member.value {
      let text = unit.file.text(in: unit.tree.range(value))
      raw = text.trimming("\"")
      if let number = Int(raw) { next = number }
    }
    next += 1
    guard let position = kotlin.cases.firstIndex(where: { canonicalName($0) == canonicalName(member.name) }) else {
      continue
    }
    var other = property == "ordinal" ? String(position) : kotlin.cases[position]
    if ["toLowerCase", "lowercase"].contains(conversion) { other = other.lowercased() }
    if ["toUpperCase", "uppercase"].contains(conversion) { other = other.uppercased() }
    if other != raw { return (kotlin.cases[position], "`\(raw)`", "`\(other)`") }
  }
  return nil
}

extension String {
  fileprivate func trimming(_ mark: Character) -> String {
    var text = self[...]
    while text.first == mark { text = text.dropFirst() }
    while text.last == mark { text = text.dropLast() }
    return String(text)
  }
}
