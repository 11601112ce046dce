// max(0, min(100, value))       value.coerceIn(0, 100)
// min(max(value, 0), limit)     value.coerceIn(0, limit)
// max(0, value)                 value.coerceAtLeast(0)
// a > b ? a - b : 0             max(0, a - b)
//
// Kotlin refuses bounds that are crossed, where two calls give one of them: numbers that are seen to be in order make the
// same, what is computed makes two functions that are much alike. Catalogue D220–D224, G25.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let clampedDifferences = Pass.nodes("differences of at least nothing", on: [.ternary, .if]) { tree, node, _ in
    tree.clampDifference(node)
  }

  static let clamps = Pass.nodes("clamps", on: [.call]) { tree, node, _ in
    guard let name = tree.calleeName(node) else { return }
    switch name {
    case "minOf", "maxOf":
      tree.clampFromLimits(node, outer: name)
      tree.putNumberLast(node)
    case "coerceIn": tree.clampFromRange(node)
    default: break
    }
  }
}

extension Tree {
  fileprivate mutating func clampDifference(_ node: NodeID) {
    guard childCount(node) == 3, kind(child(node, 0)) == .binary, [">", ">="].contains(label(child(node, 0))),
      let difference = soleExpression(child(node, 1)), kind(difference) == .binary, label(difference) == "-",
      let zero = soleExpression(child(node, 2)), number(zero) == 0
    else { return }
    let test = child(node, 0)
    guard isSame(child(test, 0), child(difference, 0)), isSame(child(test, 1), child(difference, 1)) else { return }
    let callee = add(.name, "maxOf", marks: .synthesized, range: range(test))
    let arguments = [difference, zero].map { add(.argument, marks: .synthesized, range: range($0), [$0]) }
    replace(node, .call, [callee] + arguments)
  }

  /// `min(max(x, low), high)` in any order becomes `coerceIn(x, low, high)`.
  fileprivate mutating func clampFromLimits(_ node: NodeID, outer: String) {
    guard let (inner, outerBound) = limit(node, outer),
      let (value, innerBound) = limit(inner, outer == "minOf" ? "maxOf" : "minOf")
    else { return }
    let (low, high) = outer == "minOf" ? (innerBound, outerBound) : (outerBound, innerBound)
    makeClamp(node, value, low, high, refuses: false)
  }

  /// What is limited and by what, in `min(x, 5)`, `min(5, x)` or `x.coerceAtMost(5)`: a number is the bound, a call that
  /// limits is limited, else what comes first.
  private func limit(_ node: NodeID, _ name: String) -> (value: NodeID, bound: NodeID)? {
    guard kind(node) == .call, calleeName(node) == name, callReceiver(node) == nil else { return nil }
    let values = argumentValues(node)
    guard values.count == 2, number(values[0]) == nil || number(values[1]) == nil else { return nil }
    let isTurned = number(values[0]) != nil || isLimit(values[1]) && number(values[1]) == nil && !isLimit(values[0])
    return isTurned ? (values[1], values[0]) : (values[0], values[1])
  }

  /// `max(0, x)` is `max(x, 0)`.
  fileprivate mutating func putNumberLast(_ node: NodeID) {
    guard let name = calleeName(node), ["minOf", "maxOf"].contains(name), callReceiver(node) == nil,
      argumentValues(node).count == 2, number(argumentValues(node)[0]) != nil, number(argumentValues(node)[1]) == nil
    else { return }
    setChildren(node, [child(node, 0), child(node, 2), child(node, 1)])
  }

  private func isLimit(_ node: NodeID) -> Bool {
    kind(node) == .call && ["minOf", "maxOf"].contains(calleeName(node)) && callReceiver(node) == nil
  }

  fileprivate mutating func clampFromRange(_ node: NodeID) {
    guard let value = callReceiver(node) else { return }
    var bounds = argumentValues(node)
    if bounds.count == 1, kind(bounds[0]) == .range, label(bounds[0]) == "..." {
      bounds = Array(children(bounds[0]))
    } else if bounds.count == 1, kind(bounds[0]) == .range, kind(child(bounds[0], 1)) == .integer,
      let end = Int(label(child(bounds[0], 1))), end > .min
    {
      // `0..9` has become `0..<10`.
      let upper = add(.integer, String(end - 1), marks: .synthesized, range: range(child(bounds[0], 1)))
      bounds = [child(bounds[0], 0), upper]
    }
    guard bounds.count == 2 else { return }
    makeClamp(node, value, bounds[0], bounds[1], refuses: true)
  }

  private mutating func makeClamp(_ node: NodeID, _ value: NodeID, _ low: NodeID, _ high: NodeID, refuses: Bool) {
    var name = refuses ? "coerceIn" : "limitedTo"
    if let first = number(low), let last = number(high) {
      guard first <= last else { return }
      name = "coerceIn"
    }
    let callee = add(.name, name, marks: .synthesized, range: range(child(node, 0)))
    let arguments = [value, low, high].map { add(.argument, marks: .synthesized, range: range($0), [$0]) }
    setChildren(node, [callee] + arguments)
  }

  private func number(_ node: NodeID) -> Double? {
    switch kind(node) {
    case .integer, .floating: Double(label(node))
    case .prefix where label(node) == "-": number(child(node, 0)).map { -$0 }
    default: nil
    }
  }
}
