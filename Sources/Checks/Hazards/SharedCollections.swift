internal import CodeModel
internal import FindingModel
internal import SourceModel
internal import TypeInference

extension HazardCheck {
  /// Where does Kotlin hand out the very list that it goes on changing, and Swift a copy?
  static let exposedLiveCollection = HazardCheck("exposed-live-collection") { twin, rule in
    twin.pairs.compactMap { pair -> Violation? in
      guard let kotlin = pair.kotlin.declaration, kotlin.kind == .property || kotlin.kind == .function,
        kotlin.visibility != .private, kotlin.parameters.isEmpty, let exposed = exposed(by: kotlin, pair.kotlin),
        givesValue(pair)
      else { return nil }
      return rule.violation(
        pair, (.kotlin, pair.kotlin.tree.range(exposed.node)),
        (
          .swift,
          pair.swift.declaration?.nameRange ?? pair.swift.roots.first.map { pair.swift.tree.range($0) }
            ?? ByteRange(0, 0)
        ),
        saying: exposed.name, values: ["name": exposed.name])
    }
  }

  /// Where does Kotlin keep the list that it was given, and change it or let its giver change it?
  static let keptCollection = HazardCheck("kept-collection-shared") { twin, rule in
    twin.types.flatMap { types -> [Violation] in
      guard types.isPlain else { return [] }
      return types.kotlin.properties.compactMap { property in
        guard property.type.collection?.storage == .shared,
          let swift = types.swift.property(byKey: canonicalName(property.name)),
          swift.type.collection?.storage == .value, isGiven(swift, types, twin),
          let range = property.isInHeader ? property.nameRange : keepingPlace(of: property.name, types, twin),
          isChanged(property.name, types, twin)
        else { return nil }
        return rule.violation(
          types, twin, kotlin: range, swift: swift.nameRange, saying: property.name,
          values: ["property": property.name])
      }
    }
  }
}

/// The own collection that a getter or function gives away as it is.
private func exposed(by declaration: Declaration, _ member: WrittenMember) -> (node: NodeID, name: String)? {
  let tree = member.tree
  guard let owner = member.environment.owner else { return nil }
  let body = declaration.getter ?? declaration.body
  guard var node = body.map(tree.onlyResult) ?? declaration.value else { return nil }
  // `rows.asReversed()` and `rows.subList(0, 3)` show what happens to `rows`, too.
  let whole = node
  if let name = tree.calleeName(node), ["asReversed", "subList"].contains(name), let receiver = tree.receiver(node) {
    node = receiver
  }
  guard let path = tree.ownPath(node), let first = path.first, first != declaration.name,
    let backing = owner.property(first), backing.type.collection?.storage == .shared, !backing.isStatic
  else { return nil }
  let isWhole = path.count == 1
  let isView =
    path.count == 2 && backing.type.collection?.kind == .map && ["keys", "values", "entries"].contains(path[1])
  guard isWhole || isView else { return nil }
  // A property that is typed as mutable says that it is meant to be changed from outside.
  if let type = declaration.type, readType(type, in: tree, side: .kotlin).collection?.storage == .shared { return nil }
  return (whole, first)
}

/// Whether the Swift counterpart gives a collection that is a value.
private func givesValue(_ pair: WrittenPair) -> Bool {
  guard let declaration = pair.swift.declaration else { return false }
  let tree = pair.swift.tree
  if let type = declaration.type {
    let collection = readType(type, in: tree, side: .swift).collection
    return collection?.storage == .value
  }
  return declaration.value.map { pair.swift.environment.type(of: $0).collection?.storage == .value } ?? false
}

/// `this.tracks = tracks` in a constructor or a setter, `val tracks = tracks`: where a parameter becomes a property as it is.
private func keepingPlace(of property: String, _ types: WrittenTypes, _ twin: WrittenTwin) -> ByteRange? {
  guard let unit = twin.sides.unit(.kotlin, types.kotlin.unit) else { return nil }
  let given = types.kotlinDeclaration.members.filter { $0.kind == .initializer }.flatMap(\.parameters).map(\.name)
  for member in types.kotlinDeclaration.members where member.kind == .property && member.name == property {
    if let value = member.value, let path = unit.tree.path(value), path.count == 1, given.contains(path[0]) {
      return member.nameRange
    }
  }
  for pair in twin.pairs where pair.owner == types.number {
    let tree = pair.kotlin.tree
    let place = pair.kotlin.all(.assign).first { node in
      guard tree.label(node) == "=", tree.ownPath(tree.child(node, 0)) == [property],
        let value = tree.path(tree.child(node, 1)), value.count == 1
      else { return false }
      return pair.kotlin.environment.isParameter(value[0], at: tree.range(node).lower)
    }
    if let place { return tree.range(place) }
  }
  return nil
}

/// Whether anyone gives a Swift property its collection: an initializer takes it, or some function puts what it was
/// given there.
private func isGiven(_ property: PropertyFacts, _ types: WrittenTypes, _ twin: WrittenTwin) -> Bool {
  let key = canonicalName(property.name)
  let members = types.swift.parts.flatMap { part in part.declaration.members.map { (member: $0, unit: part.unit) } }
  let initializers = members.filter { $0.member.kind == .initializer }
  if let own = members.first(where: { $0.member.nameRange == property.nameRange })?.member, initializers.isEmpty {
    // What has no value yet must come from somewhere, and a struct without initializer takes what is not private.
    if own.value == nil { return true }
    if types.swift.kind == .struct, own.modifiers.contains(.mutable),
      own.visibility != .private, own.visibility != .fileprivate
    {
      return true
    }
  }
  return members.contains { member, number in
    guard member.kind == .initializer || member.kind == .function else { return false }
    if member.kind == .initializer, member.parameters.contains(where: { $0.key == key || $0.label == property.name }) {
      return true
    }
    guard let body = member.body, let tree = twin.sides.unit(.swift, number)?.tree else { return false }
    let given = Set(member.parameters.map(\.name))
    return tree.preorder(body).contains { node in
      guard tree.kind(node) == .assign, tree.ownPath(tree.child(node, 0)) == [property.name] else { return false }
      return tree.origin(tree.child(node, 1)).flatMap { tree.path($0)?.first }.map(given.contains) ?? false
    }
  }
}

/// Whether a member of the Kotlin type changes one of its lists in place.
private func isChanged(_ property: String, _ types: WrittenTypes, _ twin: WrittenTwin) -> Bool {
  twin.pairs.contains { pair in
    pair.owner == types.number
      && mutations(in: pair.kotlin).contains { mutation in
        mutation.path == [property] && pair.kotlin.changesSharedCollection(mutation)
          && pair.kotlin.environment.isMutableLocal(property, at: pair.kotlin.tree.range(mutation.node).lower) == nil
      }
  }
}
