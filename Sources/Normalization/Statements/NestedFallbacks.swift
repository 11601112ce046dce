// guard let text = find(id) else { throw Lost() }     parse(find(id) ?: throw Lost())
// parse(text)
//
// A value that leaves where it is absent may stand inside a bigger one; it is got before that. Catalogue C05, C06.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let nestedFallbacks = Pass.blocks("nested fallbacks") { tree, statements, _ in
    statements.flatMap { tree.takingFallbacksOut($0) }
  }
}

extension Tree {
  private enum Search {
    case found(NodeID)
    /// Nothing is done that could come too early or too late.
    case passed
    case stopped
  }

  /// One statement has so many at most.
  private static let fallbackLimit = 8

  /// The statement, and before it what it gets or leaves without.
  fileprivate mutating func takingFallbacksOut(_ statement: NodeID) -> [NodeID] {
    guard let position = valuePosition(statement) else { return [statement] }
    var before: [NodeID] = []
    while before.count < Tree.fallbackLimit {
      let isWhole = position < 0
      let value = isWhole ? statement : child(statement, position)
      guard case .found(let fallback) = search(value), fallback != value || mayBeFallback(statement) else { break }
      before.append(takeOut(fallback))
    }
    return before + [statement]
  }

  /// Where a statement has the value that it needs first; negative where it is that itself.
  private func valuePosition(_ statement: NodeID) -> Int? {
    switch kind(statement) {
    case .call: -1
    case .return where childCount(statement) == 1: 0
    case .variable where childCount(statement) == 3: 2
    case .assign where label(statement) == "=" && isPath(child(statement, 0)): 1
    case .if, .switch: 0
    case .for: 1
    default: marks(statement).contains(.result) && isExpression(statement) ? -1 : nil
    }
  }

  /// Whether a statement may have such a value as a whole, for which no other pass knows a shape.
  private func mayBeFallback(_ statement: NodeID) -> Bool { [.assign, .for, .switch].contains(kind(statement)) }

  /// Looks at what a value asks for, in that order, for the first that may leave.
  private func search(_ node: NodeID) -> Search {
    switch kind(node) {
    case .name, .member, .implicitMember:
      // A call that takes nothing is one all the same.
      let inner = search(children(node))
      if case .passed = inner, marks(node).contains(.called) { return .stopped }
      return inner
    case .self, .integer, .floating, .boolean, .null, .text: return .passed
    case .binary where label(node) == "?:" || label(node) == "??":
      if case .found(let fallback) = search(child(node, 0)) { return .found(fallback) }
      return leaves(child(node, 1)) ? .found(node) : .stopped
    case .binary where label(node) == "&&" || label(node) == "||":
      // Only the first operand is asked in any case.
      if case .found(let fallback) = search(child(node, 0)) { return .found(fallback) }
      return .stopped
    case .binary, .prefix, .argument, .string, .interpolation, .list, .force: return search(children(node))
    case .cast: return search(child(node, 0))
    case .call, .index, .optionalChain:
      if case .found(let fallback) = search(children(node)) { return .found(fallback) }
      return .stopped
    default: return .stopped
    }
  }

  private func search(_ parts: ArraySlice<NodeID>) -> Search {
    for part in parts {
      switch search(part) {
      case .found(let fallback): return .found(fallback)
      case .stopped: return .stopped
      case .passed: continue
      }
    }
    return .passed
  }

  /// `return`, `throw E`: what only Kotlin can say in the place of a value.
  private func leaves(_ exit: NodeID) -> Bool { [.return, .throw, .break, .continue].contains(kind(exit)) }

  /// A variable with the value, whose name then stands in its place; of a name only the question whether it is there.
  private mutating func takeOut(_ fallback: NodeID) -> NodeID {
    let place = range(fallback)
    let (source, exit) = (child(fallback, 0), child(fallback, 1))
    if kind(source) == .name {
      let test = makeNullTest(deepCopy(source), isNull: true)
      let leaving = makeIf(test, then: makeBlock([exit], at: range(exit)), range: place)
      become(fallback, source, keepingRange: true)
      return leaving
    }
    // A name that nothing else has.
    let name = "fallback\(place.lower)"
    let pattern = add(.binding, name, soft: "let", marks: .synthesized, range: range(source))
    let variable = makeVariable(pattern, duplicate(fallback), range: place)
    replace(fallback, .name, name)
    return variable
  }
}
