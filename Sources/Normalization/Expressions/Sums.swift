// items.reduce(0) { $0 + $1.price }     items.sumOf { it.price }
//
// A fold that only adds something of each element to nothing. Catalogue D057.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let sums = Pass.nodes("sums", on: [.call]) { tree, node, _ in
    guard let name = tree.calleeName(node), name == "reduce" || name == "fold", tree.childCount(node) == 3 else {
      return
    }
    tree.becomeSum(node)
  }
}

extension Tree {
  fileprivate mutating func becomeSum(_ call: NodeID) {
    let (start, function) = (argumentValues(call)[0], argumentValues(call)[1])
    guard isZero(start), kind(function) == .lambda, callReceiver(call) != nil, let body = lambdaBody(function),
      childCount(body) == 1, let names = operands(of: function), kind(child(body, 0)) == .binary,
      label(child(body, 0)) == "+"
    else { return }
    let (sum, added) = (child(child(body, 0), 0), child(child(body, 0), 1))
    guard kind(sum) == .name, label(sum) == names.sum, !mentions(names.sum, in: [added]),
      mentions(names.element, in: [added]),
      kind(added) != .name
    else { return }
    let place = range(function)
    let parameter = makeParameter("element", at: place)
    let element = add(.name, "element", marks: .synthesized, range: place)
    let block = makeBlock([added], at: range(added))
    substitute(names.element, with: element, in: [block])
    let lambda = add(.lambda, marks: .synthesized, range: place, [parameter, block])
    setLabel(child(call, 0), "sumOf")
    setChildren(call, [child(call, 0), add(.argument, marks: .synthesized, range: place, [lambda])])
  }

  private func isZero(_ node: NodeID) -> Bool {
    [.integer, .floating].contains(kind(node)) && Double(label(node).filter { $0 != "_" }) == 0
  }

  /// What the closure of a fold calls the sum so far and the next element.
  private func operands(of lambda: NodeID) -> (sum: String, element: String)? {
    let parameters = lambdaParameters(lambda)
    switch parameters.count {
    case 0: return ("$0", "$1")
    case 2 where parameters.allSatisfy({ childCount($0) <= 2 }): return (label(parameters[0]), label(parameters[1]))
    default: return nil
    }
  }
}
