internal import CodeModel
internal import FindingModel
internal import SourceModel
internal import TypeInference

extension HazardCheck {
  /// Which cases of an enumeration have one text in Swift and another as a Kotlin name?
  static let enumRawValueMapping = HazardCheck("enum-raw-value-mapping") { twin, rule in
    twin.pairs.flatMap { pair in nameReads(in: pair, twin, rule) + nameLookups(in: pair, twin, rule) }
  }
}

private func nameReads(in pair: WrittenPair, _ twin: WrittenTwin, _ rule: HazardRule) -> [Violation] {
  let (swift, kotlin) = (pair.swift, pair.kotlin)
  let raw = swift.all(.member).filter { swift.tree.label($0) == "rawValue" }
  guard !raw.isEmpty else { return [] }
  func of(_ node: NodeID, _ tree: Tree) -> String? {
    tree.kind(node) == .self ? "self" : tree.path(node)?.last.map(canonicalName)
  }
  return kotlin.nodes.compactMap { read in
    guard let (value, property) = nameRead(read, kotlin.tree),
      let counterpart = raw.first(where: { of(swift.tree.child($0, 0), swift.tree) == of(value, kotlin.tree) })
    else { return nil }
    let swiftType = swift.environment.facts(swift.environment.type(of: swift.tree.child(counterpart, 0)))
    let kotlinType = kotlin.environment.facts(kotlin.environment.type(of: value))
    guard let swiftType, let kotlinType, swiftType.kind == .enum, kotlinType.kind == .enum,
      property != "toString" || !kotlinType.functions.contains("toString")
    else { return nil }
    var outer = kotlin.parent(read)
    while let chain = outer, kotlin.tree.kind(chain) == .optionalChain { outer = kotlin.parent(chain) }
    let conversion = outer.flatMap { kotlin.tree.kind($0) == .member ? kotlin.tree.label($0) : nil } ?? ""
    guard
      let (name, left, right) = firstDifference(swiftType, kotlinType, by: property, conversion, twin)
    else { return nil }
    return rule.violation(
      pair, (.kotlin, kotlin.tree.range(read)), (.swift, swift.tree.range(counterpart)),
      // What stands in a text may be for the log only.
      isSure: kotlin.tree.kind(read) != .interpolation || kotlin.isIn(.machine, read),
      saying: kotlin.tree.structure(read),
      values: ["name": name, "how": "\(left) in Swift and \(right) in Kotlin"])
  }
}

/// `level.name`, `level.ordinal`, `level.toString()` and `"$level"`: whose name is read, and by what.
private func nameRead(_ node: NodeID, _ tree: Tree) -> (value: NodeID, property: String)? {
  switch tree.kind(node) {
  case .member where ["name", "ordinal"].contains(tree.label(node)) && tree.childCount(node) == 1:
    return (tree.child(node, 0), tree.label(node))
  case .call where tree.calleeName(node) == "toString" && tree.childCount(node) == 1:
    return tree.receiver(node).map { ($0, "toString") }
  case .interpolation: return (tree.child(node, 0), "toString")
  default: return nil
  }
}

/// `Level(rawValue: text)` beside `Level.valueOf(text)` or `Level.entries.find { it.name == text }`.
private func nameLookups(in pair: WrittenPair, _ twin: WrittenTwin, _ rule: HazardRule) -> [Violation] {
  let (swift, kotlin) = (pair.swift, pair.kotlin)
  let made = swift.all(.call).filter { swift.tree.argument("rawValue", of: $0) != nil }
  guard !made.isEmpty else { return [] }
  return kotlin.all(.call).compactMap { call in
    guard let (type, conversion) = namedLookup(call, kotlin), let kotlinType = kotlin.environment.facts(.named(type)),
      kotlinType.kind == .enum, let swiftType = twin.counterpart(of: kotlinType, on: .kotlin), swiftType.kind == .enum,
      let counterpart = made.first(where: { maker in
        let callee = swift.tree.path(swift.tree.child(maker, 0)) ?? []
        return callee.contains(swiftType.name) || ["Self", "self"].contains(callee.first ?? "")
      }),
      let (name, left, right) = firstDifference(swiftType, kotlinType, by: "name", conversion, twin)
    else { return nil }
    return rule.violation(
      pair, (.kotlin, kotlin.tree.range(call)), (.swift, swift.tree.range(counterpart)),
      saying: "lookup" + kotlin.tree.structure(call),
      values: ["name": name, "how": "found by \(left) in Swift and by \(right) in Kotlin"])
  }
}

/// The enumeration that a Kotlin call looks through by the names of its cases, and how names are converted for it.
private func namedLookup(_ call: NodeID, _ member: WrittenMember) -> (type: String, conversion: String)? {
  let tree = member.tree
  let arguments = tree.argumentValues(call)
  switch tree.calleeName(call) {
  case "valueOf":
    // What is converted first was thought of.
    guard arguments.count == 1, let path = tree.path(arguments[0]) else { return nil }
    let value = member.environment.initialValue(of: path[0], at: tree.range(call).lower)
    if path.count == 1, let value, tree.kind(value) == .call { return nil }
    let type = tree.receiver(call).map { tree.path($0)?.last } ?? member.environment.owner?.name
    return type.flatMap { $0 }.map { ($0, "") }
  case "find", "first", "firstOrNull", "single", "singleOrNull":
    guard arguments.count == 1, tree.kind(arguments[0]) == .lambda, let list = tree.receiver(call),
      let block = tree.lastChild(arguments[0]),
      tree.childCount(block) == 1, let test = tree.lastChild(block), tree.kind(test) == .binary,
      tree.label(test) == "=="
    else { return nil }
    let cases = tree.calleeName(list) == "values" ? tree.child(list, 0) : list
    guard ["values", "entries"].contains(tree.path(cases)?.last ?? "") else { return nil }
    let type =
      tree.path(cases).flatMap { $0.count > 1 ? $0[$0.count - 2] : nil } ?? member.environment.owner?.name ?? ""
    return tree.children(test).lazy.compactMap { side -> (String, String)? in
      let conversion = tree.calleeName(side) ?? ""
      let read = tree.receiver(side) ?? side
      guard tree.kind(read) == .member, tree.label(read) == "name", tree.path(read)?.count == 2 else { return nil }
      return (type, conversion)
    }.first
  default: return nil
  }
}

/// The first case whose raw value is not what Kotlin makes of it.
private func firstDifference(
  _ swift: TypeFacts, _ kotlin: TypeFacts, by property: String, _ conversion: String, _ twin: WrittenTwin
) -> (String, String, String)? {
  guard let unit = twin.sides.unit(.swift, swift.unit), let declaration = swift.parts.first?.declaration,
    let otherUnit = twin.sides.unit(.kotlin, kotlin.unit), let other = kotlin.parts.first?.declaration
  else { return nil }
  let entries = other.members.filter { $0.kind == .enumCase }
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
    guard let position = entries.firstIndex(where: { canonicalName($0.name) == canonicalName(member.name) }),
      var text = property == "ordinal" ? String(position) : printed(entries[position], by: property, in: otherUnit)
    else { continue }
    if ["toLowerCase", "lowercase"].contains(conversion) { text = text.lowercased() }
    if ["toUpperCase", "uppercase"].contains(conversion) { text = text.uppercased() }
    if text != raw { return (entries[position].name, "`\(raw)`", "`\(text)`") }
  }
  return nil
}

/// What an entry of an enum is as a text: its name, or what it says itself by `override fun toString() = "flat"`; `nil`
/// where that is made up only then.
private func printed(_ entry: Declaration, by property: String, in unit: SourceUnit) -> String? {
  guard property == "toString", let own = entry.members.first(where: { $0.name == property && $0.parameters.isEmpty })
  else { return entry.name }
  guard let value = own.body.flatMap(unit.tree.onlyResult) else { return nil }
  return unit.tree.plainText(value).map { _ in unit.file.text(in: unit.tree.range(value)).trimming("\"") }
}

extension String {
  fileprivate func trimming(_ mark: Character) -> String {
    var text = self[...]
    while text.first == mark { text = text.dropFirst() }
    while text.last == mark { text = text.dropLast() }
    return String(text)
  }
}
