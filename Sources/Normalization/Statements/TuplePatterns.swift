// switch (from, to) { case (.idle, .busy): start() default: break }
// when (from to to) { State.IDLE to State.BUSY -> start() else -> {} }
//
// Kotlin asks whether two pairs are equal where Swift asks for each element.

internal import CodeModel
internal import SourceModel

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
