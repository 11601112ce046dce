// xs.forEach(show)          xs.forEach(::show)         xs.forEach { show(it) }
// button.onTap = refresh    button.onTap = ::refresh   button.onTap = { refresh() }
// rows.map(Item.init)       rows.map(::Item)           rows.map { Item(it) }
//
// A function of the file that is handed over as a value is the closure that calls it. Catalogue P24, C87.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let functionValues = Pass("functions as values") { unit, _ in
    let counts = unit.parameterCounts
    for root in unit.roots {
      let nodes = unit.tree.postorder(root)
      let bound = unit.tree.labels(of: nodes, [.binding, .parameter])
      for node in nodes {
        for value in unit.tree.handedValues(of: node) { unit.tree.callInstead(of: value, counts, hidden: bound) }
      }
    }
  }
}

extension SourceUnit {
  /// The functions that a file declares, as far as all of a name take equally many arguments, and how many.
  fileprivate var parameterCounts: [String: Int] {
    var counts: [String: Int] = [:]
    var others: Set<String> = []
    forEachDeclaration { declaration, _ in
      for parameter in declaration.parameters { others.insert(parameter.name) }
      if declaration.kind == .property { others.insert(declaration.name) }
      guard declaration.kind == .function else { return }
      let count = declaration.parameters.count
      if counts.updateValue(count, forKey: declaration.name) ?? count != count { others.insert(declaration.name) }
    }
    return counts.filter { !others.contains($0.key) }
  }
}

extension Tree {
  fileprivate func labels(of nodes: [NodeID], _ kinds: NodeKinds) -> Set<String> {
    var labels: Set<String> = []
    for node in nodes where kinds.contains(kind(node)) { labels.insert(label(node)) }
    return labels
  }

  /// What a node hands over or keeps: the values of arguments, assignments and variables.
  fileprivate func handedValues(of node: NodeID) -> [NodeID] {
    switch kind(node) {
    case .argument: [child(node, 0)]
    case .assign where label(node) == "=": [child(node, 1)]
    default: []
    }
  }

  fileprivate mutating func callInstead(of value: NodeID, _ counts: [String: Int], hidden: Set<String>) {
    let place = range(value)
    switch kind(value) {
    case .member where label(value) == "init" && kind(child(value, 0)) == .name && isTypeName(label(child(value, 0))):
      makeCall(of: add(.name, label(child(value, 0)), marks: .synthesized, range: place), taking: 1, at: value)
    case .name, .reference, .member:
      if kind(value) != .name, !isEmpty(child(value, 0)), kind(child(value, 0)) != .self { return }
      // A member of a type, and a call without arguments, are names as well once they have been normalised.
      guard marks(value).isDisjoint(with: [.qualified, .called]) else { return }
      guard let count = counts[label(value)], count < 4, !hidden.contains(label(value)) else { return }
      makeCall(of: add(.name, label(value), marks: .synthesized, range: place), taking: count, at: value)
    default: break
    }
  }

  /// `{ f($0, $1) }` in the place of a node.
  private mutating func makeCall(of callee: NodeID, taking count: Int, at node: NodeID) {
    let place = range(node)
    let start = ByteRange(Int(place.lower), Int(place.lower))
    let names = count == 1 ? ["it"] : (0..<count).map { "$\($0)" }
    let parameters = names.map { makeParameter($0, at: start) }
    let arguments = names.map { name in
      let value = add(.name, name, marks: .synthesized, range: place)
      return add(.argument, marks: .synthesized, range: place, [value])
    }
    let call = add(.call, marks: .synthesized, range: place, [callee] + arguments)
    replace(node, .lambda, parameters + [makeBlock([call], at: place)])
  }
}
