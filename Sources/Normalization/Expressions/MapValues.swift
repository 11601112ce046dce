// groups.mapValues { $0.count }     groups.mapValues { it.value.size }
//                                   groups.mapValues { (_, group) -> group.size }
//
// Swift's closure is given the value, Kotlin's the entry. Catalogue D131.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let mapValues = Pass("values of maps") { unit, _ in
    guard unit.file.side == .kotlin else { return }
    for root in unit.roots {
      for node in unit.tree.postorder(root) where unit.tree.calledName(node) == "mapValues" {
        guard let lambda = unit.tree.soleLambda(node) else { continue }
        unit.tree.takeValue(lambda)
      }
    }
  }
}

extension Tree {
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
    let name = parameters.first.map { label($0) } ?? "it"
    let nodes = preorder(body)
    let values = nodes.filter {
      kind($0) == .member && label($0) == "value" && kind(child($0, 0)) == .name && label(child($0, 0)) == name
    }
    guard !values.isEmpty, nodes.count(where: { kind($0) == .name && label($0) == name }) == values.count else {
      return
    }
    for value in values { become(value, child(value, 0), keepingRange: true) }
  }
}
