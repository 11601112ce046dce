// slots.sorted { $0.start < $1.start }     slots.sortedBy { it.start }
//
// A comparator that compares one property of both elements is that property. Catalogue P24, D032, D033, D061, D062.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let comparators = Pass.nodes("comparators") { tree, node, _ in
    guard tree.kind(node) == .call, let name = tree.calledName(node), tree.callReceiver(node) != nil,
      let lambda = tree.soleLambda(node)
    else { return }
    if name == "sortedWith" || name == "sortWith" { return }
    guard let selectors = selectorNames[name], let order = tree.comparedProperty(of: lambda),
      let renamed = order.isAscending ? selectors.ascending : selectors.descending
    else { return }
    tree.setLabel(tree.child(node, 0), renamed)
    tree.becomeSelector(lambda, of: order.property)
    tree.setSoft(tree.child(node, 1), "")
  }
}

/// Swift's calls with a comparator, and Kotlin's with a selector.
private let selectorNames: [String: (ascending: String?, descending: String?)] = [
  "sort": ("sortBy", "sortByDescending"),
  "sorted": ("sortedBy", "sortedByDescending"),
  "min": ("minByOrNull", nil),
  "max": ("maxByOrNull", nil),
]

extension Tree {
  /// The property of `{ $0.p < $1.p }`, as it stands for the first element, and whether smaller comes first.
  fileprivate func comparedProperty(of lambda: NodeID) -> (property: NodeID, isAscending: Bool)? {
    let parameters = lambdaParameters(lambda).map { label($0) }
    guard parameters.count == 2, let body = lambdaBody(lambda), childCount(body) == 1 else { return nil }
    let comparison = child(body, 0)
    guard kind(comparison) == .binary, label(comparison) == "<" || label(comparison) == ">" else { return nil }
    let (left, right) = (child(comparison, 0), child(comparison, 1))
    guard kind(left) == .member, isPath(left, of: parameters[0], mirroring: right, of: parameters[1]) else { return nil }
    return (left, label(comparison) == "<")
  }

  /// Whether two chains of members are the same but for the names that they start from.
  private func isPath(_ left: NodeID, of first: String, mirroring right: NodeID, of second: String) -> Bool {
    guard kind(left) == kind(right) else { return false }
    switch kind(left) {
    case .name: return label(left) == first && label(right) == second
    case .member, .optionalChain, .force:
      return label(left) == label(right) && isPath(child(left, 0), of: first, mirroring: child(right, 0), of: second)
    default: return false
    }
  }

  /// Makes a two-parameter comparator the one-parameter closure that reads the property.
  fileprivate mutating func becomeSelector(_ lambda: NodeID, of property: NodeID) {
    guard let body = lambdaBody(lambda), let first = lambdaParameters(lambda).first else { return }
    setChildren(body, [property])
    setChildren(lambda, [first, body])
  }
}
