// slots.sorted { $0.start < $1.start }     slots.sortedBy { it.start }
//
// A comparator that compares one thing of both elements is what it compares. Catalogue P24, D032, D033, D061, D062.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let comparators = Pass.nodes("comparators", on: [.call]) { tree, node, _ in
    guard let name = tree.calleeName(node), let lambda = tree.soleLambda(node),
      // In an extension of a list it is the list itself that is sorted.
      tree.callReceiver(node) != nil || name == "sort" || name == "sorted"
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
  /// The `$0.p` of `{ $0.p < $1.p }`, as it stands for the first element, and whether smaller comes first.
  fileprivate func comparedProperty(of lambda: NodeID) -> (property: NodeID, isAscending: Bool)? {
    let parameters = lambdaParameters(lambda).map { label($0) }
    guard parameters.count == 2, let body = lambdaBody(lambda), childCount(body) == 1 else { return nil }
    let comparison = child(body, 0)
    guard kind(comparison) == .binary, label(comparison) == "<" || label(comparison) == ">" else { return nil }
    let (left, right) = (child(comparison, 0), child(comparison, 1))
    guard kind(left) != .name, mirrors(left, of: parameters[0], right, of: parameters[1]),
      mentions(parameters[0], in: [left]), !mentions(parameters[1], in: [left])
    else { return nil }
    return (left, label(comparison) == "<")
  }

  /// Whether two expressions are the same but for the element that they speak of.
  private func mirrors(_ left: NodeID, of first: String, _ right: NodeID, of second: String) -> Bool {
    guard kind(left) == kind(right), childCount(left) == childCount(right), kind(left) != .lambda else { return false }
    if kind(left) == .name, label(left) == first || label(right) == second {
      return label(left) == first && label(right) == second
    }
    return label(left) == label(right) && soft(left) == soft(right)
      && zip(children(left), children(right)).allSatisfy { mirrors($0, of: first, $1, of: second) }
  }

  /// Makes a two-parameter comparator the one-parameter closure that reads the property.
  fileprivate mutating func becomeSelector(_ lambda: NodeID, of property: NodeID) {
    guard let body = lambdaBody(lambda), let first = lambdaParameters(lambda).first else { return }
    setChildren(body, [property])
    setChildren(lambda, [first, body])
  }
}
