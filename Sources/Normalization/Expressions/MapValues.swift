// groups.mapValues { $0.count }     groups.mapValues { it.value.size }
//                                   groups.mapValues { (_, group) -> group.size }
//
// counts.filter { $0.value > 1 }    counts.filterValues { it > 1 }
//
// Swift's closure is given the value, Kotlin's the entry, or the other way round; `associateBy` and `associateWith` leave
// one half of the pairs unsaid. Catalogue D131.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let mapValues = Pass.nodes("values of maps", on: [.call], ofSide: .kotlin) { tree, node in
    guard let name = tree.calleeName(node), let lambda = tree.soleLambda(node), tree.callReceiver(node) != nil else {
      return
    }
    switch name {
    case "mapValues": tree.takeValue(lambda)
    case "filterValues": tree.filterEntries(node, by: "value", lambda)
    case "filterKeys": tree.filterEntries(node, by: "key", lambda)
    case "associateBy": tree.associate(node, lambda, isKey: true)
    case "associateWith": tree.associate(node, lambda, isKey: false)
    default: break
    }
  }
}

extension Tree {
  /// `filterValues { it > 0 }` is `filter { it.value > 0 }`.
  fileprivate mutating func filterEntries(_ call: NodeID, by part: String, _ lambda: NodeID) {
    let parameters = lambdaParameters(lambda)
    guard let body = lambdaBody(lambda), parameters.count <= 1, parameters.allSatisfy({ childCount($0) <= 2 }) else {
      return
    }
    let place = range(lambda)
    let entry = add(.name, "it", marks: .synthesized, range: place)
    let asked = add(.member, part, marks: .synthesized, range: place, [entry])
    substitute(firstParameter(of: lambda), with: asked, in: [body])
    setChildren(lambda, [body])
    setLabel(calleeName(of: call), "filter")
  }

  /// `associateBy { it.id }` is `associate { it.id to it }`, `associateWith { f(it) }` is `associate { it to f(it) }`.
  fileprivate mutating func associate(_ call: NodeID, _ lambda: NodeID, isKey: Bool) {
    let parameters = lambdaParameters(lambda)
    guard let body = lambdaBody(lambda), childCount(body) == 1, isExpression(child(body, 0)), parameters.count <= 1,
      parameters.allSatisfy({ childCount($0) <= 2 })
    else { return }
    let given = child(body, 0)
    let element = add(.name, firstParameter(of: lambda), marks: .synthesized, range: range(given))
    setChildren(body, [isKey ? makeBinary("to", given, element) : makeBinary("to", element, given)])
    setLabel(calleeName(of: call), "associate")
  }

  private func calleeName(of call: NodeID) -> NodeID {
    let callee = child(call, 0)
    return kind(callee) == .specialization ? child(callee, 0) : callee
  }

  fileprivate mutating func takeValue(_ lambda: NodeID) {
    let parameters = lambdaParameters(lambda)
    guard let body = lambdaBody(lambda), parameters.count <= 1 else { return }
    if let parameter = parameters.first, childCount(parameter) > 2 {
      let parts = children(child(parameter, 2)).map { kind($0) == .argument ? child($0, 0) : $0 }
      guard parts.count == 2, kind(parts[0]) == .wildcard || label(parts[0]) == "_", let name = boundName(parts[1])
      else {
        return
      }
      setLabel(parameter, name)
      setChildren(parameter, Array(children(parameter).prefix(2)))
      return
    }
    let name = firstParameter(of: lambda)
    let nodes = preorder(body)
    let values = nodes.filter { field($0, of: name) == "value" }
    guard !values.isEmpty, nodes.count(where: { kind($0) == .name && label($0) == name }) == values.count else {
      return
    }
    for value in values { become(value, child(value, 0), keepingRange: true) }
  }
}
