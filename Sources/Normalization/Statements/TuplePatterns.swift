// switch (from, to) { case (.idle, .busy): start() default: break }
// when (from to to) { State.IDLE to State.BUSY -> start() else -> {} }
//
// Kotlin asks whether two pairs are equal where Swift asks for each element.
//
// if let (low, high) = bounds(of: rows) { … }       boundsOf(rows)?.let { (low, high) -> … }

internal import CodeModel
internal import SourceModel

extension Pass {
  /// What `let` is given and takes apart has a name first, as what an `if let` takes apart has.
  static let openedLets = Pass.nodes("lets that take apart", on: [.call]) { tree, node, _ in
    guard tree.calleeName(node) == "let", let lambda = tree.soleLambda(node), let body = tree.lambdaBody(lambda),
      tree.lambdaParameters(lambda).count == 1, let parameter = tree.lambdaParameters(lambda).first,
      tree.childCount(parameter) > 2
    else { return }
    let name = "pair\(tree.range(parameter).lower)"
    let whole = tree.add(.name, name, marks: .synthesized, range: tree.range(parameter))
    guard let parts = tree.components(of: tree.child(parameter, 2), in: whole) else { return }
    for part in parts { tree.substitute(part.name, with: part.target, in: [body]) }
    tree.setLabel(parameter, name)
    tree.setChildren(parameter, Array(tree.children(parameter).prefix(2)))
  }
}

extension Tree {
  /// The elements of `a to b`, `Pair(a, b)` and `Triple(a, b, c)`.
  func elementsOfPair(_ node: NodeID) -> [NodeID]? {
    switch kind(node) {
    case .binary where label(node) == "to": return Array(children(node))
    case .call where kind(child(node, 0)) == .name && ["Pair", "Triple"].contains(label(child(node, 0))):
      return argumentValues(node)
    case .tuple: return children(node).map { kind($0) == .argument ? child($0, 0) : $0 }
    default: return nil
    }
  }

  /// Makes a pattern of patterns of one that equals a pair.
  ///
  /// - Returns: whether it was one.
  mutating func openTuple(_ pattern: NodeID) -> Bool {
    guard let elements = elementsOfPair(child(pattern, 0)) else { return false }
    let arguments = elements.map { element in
      let inner = add(.expressionPattern, marks: .synthesized, range: range(element), [element])
      return add(.argument, marks: .synthesized, range: range(element), [inner])
    }
    replace(pattern, .tuplePattern, arguments)
    return true
  }

  /// Asks for the cases among the elements by their names.
  mutating func unifyElements(of pattern: NodeID) {
    for argument in children(pattern) {
      let element = kind(argument) == .argument ? child(argument, 0) : argument
      guard kind(element) == .expressionPattern else { continue }
      let value = child(element, 0)
      let isCase =
        kind(value) == .implicitMember
        || kind(value) == .member && kind(child(value, 0)) == .name && isTypeName(label(child(value, 0)))
      if isCase { replace(element, .casePattern, label(value)) }
    }
  }
}
