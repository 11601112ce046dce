internal import CodeModel
internal import SourceModel

extension Lowering {
  mutating func lowerType(_ node: Syntax) -> NodeID {
    nested(node) { $0.lowerAnyType(node) }
  }

  /// The type in an optional slot.
  mutating func lowerType(_ node: Syntax?, orEmptyAt offset: Int) -> NodeID {
    if let node { return lowerType(node) }
    return empty(at: offset)
  }

  private mutating func lowerAnyType(_ node: Syntax) -> NodeID {
    switch kind(node) {
    case .userType: lowerUserType(node)
    case .nullableType: lowerNullableType(node)
    case .functionType: lowerFunctionType(node, isSuspended: false, resultIsNullable: 0)
    case .parenthesizedType:
      if let inner = syntax.children(node).first(where: { kind($0).isType }) {
        lowerType(inner)
      } else {
        unmodeled(node)
      }
    case .nonNullableType: lowerIntersection(node)
    case .dynamicKeyword: tree.add(.typeName, "dynamic", range: range(node))
    case .error: incomplete(node)
    default: unmodeled(node)
    }
  }

  private mutating func lowerUserType(_ node: Syntax) -> NodeID {
    var names: [String] = []
    var arguments: [NodeID] = []
    for child in syntax.children(node) {
      switch kind(child) {
      case .identifier:
        names.append(name(child))
        arguments += cutOutTypeArguments(after: child) ?? []
      case .typeArguments: arguments += lowerTypeArguments(child)
      default: break
      }
    }
    let lower = syntax.child(node, .identifier).map { self.lower($0) } ?? self.lower(node)
    let end = arguments.last.map { max(upper(node), Int(tree.range($0).upper)) } ?? upper(node)
    return tree.add(.typeName, names.joined(separator: "."), range: span(lower, end), arguments)
  }

  /// Type arguments that were parsed on their own, behind a name.
  mutating func cutOutTypeArguments(after name: Syntax) -> [NodeID]? {
    passages.passage(.typeArguments, at: range(name).upper).map { lowerTypeArguments($0.tree) }
  }

  mutating func lowerTypeArguments(_ node: Syntax) -> [NodeID] {
    syntax.children(node).compactMap { child in
      switch kind(child) {
      case .typeProjection: lowerProjection(child)
      case .error: incomplete(child)
      default: kind(child).isType ? lowerType(child) : nil
      }
    }
  }

  private mutating func lowerProjection(_ node: Syntax) -> NodeID {
    let children = syntax.children(node)
    guard let type = children.first(where: { kind($0).isType }) else {
      return tree.add(.starProjection, range: range(node))
    }
    let lowered = lowerType(type)
    if let variance = children.first(where: { kind($0) == .varianceModifier }) {
      tree.setSoft(lowered, text(variance))
      tree.setRange(lowered, range(node))
    }
    return lowered
  }

  /// `T?`. The grammar reads `(A) -> B?` as a nullable function type; for the compiler the result is nullable.
  private mutating func lowerNullableType(_ node: Syntax) -> NodeID {
    var inner = node
    var marks = 0
    var isSuspended = false
    while kind(inner) == .nullableType, let next = syntax.children(inner).first(where: { kind($0).isType }) {
      marks += 1
      if hasSuspend(inner) { isSuspended = true }
      inner = next
    }
    if kind(inner) == .functionType {
      return lowerFunctionType(inner, isSuspended: isSuspended, resultIsNullable: marks, end: upper(node))
    }
    let lowered = lowerType(inner)
    return tree.add(.optionalType, range: range(node), [lowered])
  }

  private func hasSuspend(_ node: Syntax) -> Bool {
    syntax.child(node, .typeModifiers).map { syntax.has($0, .suspendKeyword) } ?? false
  }

  /// A function type. `end` is where the question marks end that belong to its result.
  private mutating func lowerFunctionType(
    _ node: Syntax, isSuspended: Bool, resultIsNullable: Int, end: Int? = nil
  ) -> NodeID {
    let children = syntax.children(node)
    var suspends = isSuspended || hasSuspend(node)
    var parts: [NodeID] = []
    let list = children.firstIndex { kind($0) == .functionTypeParameters } ?? children.count
    for place in [node] + children[...min(list, children.count - 1)] {
      guard let passage = passages.passage(.contextReceivers, at: range(place).lower) else { continue }
      parts += lowerContext(passage.tree)
      break
    }
    if let receiver = children[..<list].first(where: { kind($0).isType }) {
      // The grammar gives the `suspend` of `suspend T.() -> Unit` to the receiver.
      if hasSuspend(receiver) { suspends = true }
      let type = lowerType(receiver)
      let none = empty(at: upper(receiver))
      parts.append(tree.add(.parameter, soft: "receiver", range: tree.range(type), [type, none]))
    }
    if list < children.count { parts += self.parts(children[list]).map { lowerTypeParameterSlot($0) } }
    if let result = children.dropFirst(list + 1).last(where: { kind($0).isType }) {
      parts.append(lowerResult(result, nullable: resultIsNullable, end: end))
    } else {
      parts.append(empty(at: upper(node)))
    }
    let start = parts.first.map { min(lower(node), Int(tree.range($0).lower)) } ?? lower(node)
    let range = span(start, end ?? upper(node))
    return tree.add(.functionType, soft: suspends ? "suspend" : "", range: range, parts)
  }

  /// The types of `context(A, B) () -> C`: parameters with soft `context`.
  private mutating func lowerContext(_ list: Syntax) -> [NodeID] {
    parts(list).map { part in
      let type = lowerType(part)
      let none = empty(at: upper(part))
      return tree.add(.parameter, soft: "context", range: range(part), [type, none])
    }
  }

  private mutating func lowerResult(_ result: Syntax, nullable: Int, end: Int?) -> NodeID {
    guard nullable > 0, let end else { return lowerType(result) }
    if kind(result) == .functionType {
      return nested(result) {
        $0.lowerFunctionType(result, isSuspended: false, resultIsNullable: nullable, end: end)
      }
    }
    let type = lowerType(result)
    return tree.add(.optionalType, range: span(lower(result), end), [type])
  }

  private mutating func lowerTypeParameterSlot(_ node: Syntax) -> NodeID {
    guard kind(node) == .parameter else {
      let type = lowerType(node)
      let none = empty(at: upper(node))
      return tree.add(.parameter, range: range(node), [type, none])
    }
    let identifier = syntax.child(node, .identifier)
    let type = lowerType(syntax.children(node).last { kind($0).isType }, orEmptyAt: upper(node))
    let none = empty(at: upper(node))
    return tree.add(.parameter, identifier.map { name($0) } ?? "", range: range(node), [type, none])
  }

  private mutating func lowerIntersection(_ node: Syntax) -> NodeID {
    let types = syntax.children(node).filter { kind($0).isType }.map { lowerType($0) }
    return tree.add(.composition, range: range(node), types)
  }
}
