internal import CodeModel
internal import SourceModel
internal import TypeInference

// Where code puts a value away: in a collection, a property, an object that it makes, or a copy of what holds it.

/// A place where a name's value is put somewhere, on both sides.
struct KeptPlace {
  var node: NodeID
  /// The name whose value it is.
  var value: NodeID
  var path: [String]
  /// Where it is put, if that is a property.
  var target: [String]?
  /// The collection it is put into.
  var holder: [String]?
  /// What Swift puts there.
  var swift: NodeID
  /// What stands for it in Swift, where that is a part of what is put away there: `state` beside the `rows` of `state.copy()`.
  var whole: [String]?
  /// Whether it is what a property starts as.
  var isStart = false
}

/// `history.add(wizard)`, `byId[id] = current`, `shown = all`, and the first value of a property.
func kept(in pair: WrittenPair) -> [KeptPlace] {
  let kotlin = puts(in: pair.kotlin)
  guard !kotlin.isEmpty else { return [] }
  let swift = puts(in: pair.swift)
  return kotlin.compactMap { place in
    let key = (place.whole ?? place.path).map(canonicalName)
    let holder = place.holder?.map(canonicalName)
    // What goes by two names goes into one thing: `history.append(items)` and `history.addLast(entries)`.
    let other =
      swift.first { $0.path.map(canonicalName) == key }
      ?? swift.first { $0.path.count == key.count && holder != nil && $0.holder?.map(canonicalName) == holder }
    guard let other else { return nil }
    var place = place
    place.swift = other.value
    return place
  }
}

private func puts(in member: WrittenMember) -> [KeptPlace] {
  let tree = member.tree
  func place(_ node: NodeID, _ value: NodeID, _ target: [String]?, into holder: NodeID? = nil) -> KeptPlace? {
    guard let path = tree.ownPath(value), path != ["self"], path != target else { return nil }
    return KeptPlace(
      node: node, value: value, path: path, target: target, holder: holder.flatMap { tree.ownPath($0) }, swift: value)
  }
  var result = member.all(.call).flatMap { call in
    member.handedTo(call).compactMap { place(call, $0, nil) } + member.sharedByCopy(call)
  }
  result += member.nodes.compactMap { node -> KeptPlace? in
    switch tree.kind(node) {
    case .call:
      guard let name = tree.calleeName(node), puttingMethods.contains(name), let holder = tree.receiver(node) else {
        return nil
      }
      // `insert(x, at: 0)`, `updateValue(x, forKey: k)`; `add(0, x)`, `put(k, x)`.
      let values = tree.argumentValues(node)
      return (member.side == .swift ? values.first : values.last).flatMap { place(node, $0, nil, into: holder) }
    case .assign where tree.label(node) == "=":
      let target = tree.child(node, 0)
      if tree.kind(target) == .index { return place(node, tree.child(node, 1), nil, into: tree.child(target, 0)) }
      guard let path = tree.ownPath(target), path.count == 1, member.isOwnProperty(path[0], at: node) else {
        return nil
      }
      return place(node, tree.child(node, 1), path)
    default: return nil
    }
  }
  // What a property starts as.
  if let declaration = member.declaration, declaration.kind == .property, let value = declaration.value,
    tree.path(value).map({ $0.count > 1 }) == true
  {
    if var start = place(value, value, [declaration.name]) {
      start.isStart = true
      result.append(start)
    }
  }
  return result
}

let puttingMethods: Set<String> = [
  "add", "append", "insert", "put", "push", "set", "addFirst", "addLast", "updateValue",
]

extension WrittenMember {
  /// What an object that is given away or kept is made of: the `points` of `return Snapshot(name, points)`.
  fileprivate func handedTo(_ call: NodeID) -> [NodeID] {
    guard tree.kind(tree.child(call, 0)) == .name, let name = tree.calleeName(call), isTypeName(name), outlives(call),
      let type = environment.declared.type(name, from: environment.number), !isBuilt
    else { return [] }
    let arguments = tree.children(call).dropFirst().filter { tree.kind($0) == .argument }
    if side == .swift { return arguments.compactMap { tree.lastChild($0) } }
    let parameters = type.parts.flatMap(\.declaration.members).filter { $0.kind == .initializer }.map(\.parameters)
    guard parameters.count == 1, let taken = parameters.first else { return [] }
    return arguments.enumerated().compactMap { position, argument in
      let label = tree.soft(argument)
      let parameter = label.isEmpty ? taken.dropFirst(position).first : taken.first { $0.name == label }
      return parameter?.property == nil ? nil : tree.lastChild(argument)
    }
  }

  /// Whether a member is called after the end of what its type collects: it is asked once.
  private var isBuilt: Bool {
    let words = declaration.map { CodeModel.words(of: $0.name) } ?? []
    return !Set(words).isDisjoint(with: ["build", "built", "finish", "result", "results"])
  }

  /// Whether what a call makes is given back, put away or told to somebody.
  private func outlives(_ call: NodeID) -> Bool {
    if let body = declaration?.body ?? declaration?.getter, tree.onlyResult(of: body) == call { return true }
    guard let parent = parent(call) else { return false }
    switch tree.kind(parent) {
    case .return: return true
    case .assign:
      let target = tree.child(parent, 0)
      return tree.kind(target) == .member || tree.path(target).map { isOwnProperty($0[0], at: parent) } == true
    case .argument:
      return self.parent(parent).flatMap { tree.calleeName($0) }.map { puttingMethods.contains($0) || isTelling($0) }
        == true
    default: return false
    }
  }

  private func isTelling(_ name: String) -> Bool { ["emit", "tryEmit", "postValue", "send", "trySend"].contains(name) }

  /// The lists that a Kotlin copy has in common with what it is a copy of: the `rows` of `undo.add(state.copy())`.
  fileprivate func sharedByCopy(_ call: NodeID) -> [KeptPlace] {
    guard side == .kotlin, tree.calleeName(call) == "copy", let original = tree.receiver(call),
      let path = tree.ownPath(original), let parent = parent(call), [.argument, .assign].contains(tree.kind(parent)),
      outlives(call), let type = environment.facts(environment.type(of: original)), type.kind == .class
    else { return [] }
    let renewed = Set(tree.children(call).dropFirst().map { tree.soft($0) })
    return type.properties.filter { property in
      property.isInHeader && property.type.collection?.storage == .shared && !renewed.contains(property.name)
    }.map { property in
      KeptPlace(
        node: call, value: original, path: path + [property.name], target: nil, holder: nil, swift: original,
        whole: path)
    }
  }
}
