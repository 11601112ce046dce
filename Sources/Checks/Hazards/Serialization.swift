internal import CodeModel
internal import FindingModel
internal import SourceModel
internal import TypeInference

extension HazardCheck {
  /// Which Kotlin states leave out what Swift tells twice?
  static let stateflowConflation = HazardCheck("stateflow-conflation") { twin, rule in
    twin.types.flatMap { types in conflated(types, twin, rule) }
      + twin.pairs.flatMap { pair in
        setAgain(in: pair, rule) + changedInside(in: pair, rule) + changedObjects(in: pair, rule)
      }
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
    // A list of messages is no message.
    let isCollection = ["List", "Set", "Map"].contains(type[0])
    let isEvent = !isCollection && type.contains { twin.sides.lexicon.says(.events, $0) }
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
func tellsEverySet(_ property: Declaration, _ unit: SourceUnit) -> Bool {
  if property.attributes.contains(where: { $0.name == "Published" }) { return true }
  if property.accessors.contains(where: { $0.kind == .didSet || $0.kind == .willSet }) { return true }
  let texts = [property.type, property.value].compactMap { $0 }.map { unit.file.text(in: unit.tree.range($0)) }
  return texts.contains { $0.contains("Subject") || $0.contains("Relay") }
}

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

func isStateFlow(_ name: String, _ member: WrittenMember) -> Bool {
  guard let part = member.environment.owner?.parts.first else { return false }
  return part.declaration.members.contains { declaration in
    declaration.name == name && declaration.value.map { member.tree.calleeName($0) == "MutableStateFlow" } ?? false
  }
}
