// max(0, min(100, value))     value.coerceIn(0, 100)
// min(max(value, 0), 1)       value.coerceIn(0..1)
//
// Kotlin refuses bounds that are crossed, where Swift's two calls give one of them: only numbers that are seen to be in
// order make the same. Catalogue D220–D224.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let clamps = Pass.nodes("clamps") { tree, node, _ in
    guard tree.kind(node) == .call, let name = tree.calledName(node) else { return }
    switch name {
    case "minOf", "maxOf": tree.clampFromLimits(node, outer: name)
    case "coerceIn": tree.clampFromRange(node)
    default: break
    }
  }
}

extension Tree {
  /// `min(max(x, low), high)` in any order becomes `coerceIn(x, low, high)`.
  fileprivate mutating func clampFromLimits(_ node: NodeID, outer: String) {
    guard let (inner, outerBound) = limit(node, outer),
      let (value, innerBound) = limit(inner, outer == "minOf" ? "maxOf" : "minOf")
    else { return }
    let (low, high) = outer == "minOf" ? (innerBound, outerBound) : (outerBound, innerBound)
    makeClamp(node, value, low, high)
  }

  /// What is limited and by which number, in `min(x, 5)`, `min(5, x)` or `x.coerceAtMost(5)`.
  private func limit(_ node: NodeID, _ name: String) -> (value: NodeID, bound: NodeID)? {
    guard kind(node) == .call, calledName(node) == name, callReceiver(node) == nil else { return nil }
    let values = argumentValues(node)
    guard values.count == 2, number(values[0]) == nil || number(values[1]) == nil else { return nil }
    if number(values[0]) != nil { return (values[1], values[0]) }
    return number(values[1]) != nil ? (values[0], values[1]) : nil
  }

  fileprivate mutating func clampFromRange(_ node: NodeID) {
    guard let value = callReceiver(node) else { return }
    var bounds = argumentValues(node)
    if bounds.count == 1, kind(bounds[0]) == .range, label(bounds[0]) == "..." {
      bounds = Array(children(bounds[0]))
    } else if bounds.count == 1, kind(bounds[0]) == .range, kind(child(bounds[0], 1)) == .integer,
      let end = Int(label(child(bounds[0], 1)))
    {
      // `0..9` has become `0..<10`.
      let upper = add(.integer, String(end - 1), marks: .synthesized, range: range(child(bounds[0], 1)))
      bounds = [child(bounds[0], 0), upper]
    }
    guard bounds.count == 2 else { return }
    makeClamp(node, value, bounds[0], bounds[1])
  }

  private mutating func makeClamp(_ node: NodeID, _ value: NodeID, _ low: NodeID, _ high: NodeID) {
    guard let first = number(low), let last = number(high), first <= last else { return }
    let callee = add(.name, "coerceIn", marks: .synthesized, range: range(child(node, 0)))
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
