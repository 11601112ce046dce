internal import CodeModel
internal import SourceModel

extension Lowering {
  /// Calls, members, subscripts, `!!`, `++` and prefix operators around one operand.
  ///
  /// The grammar binds prefix operators tighter than members (`!a.b()` is `(!a).b()` to it), so suffixes are applied
  /// first here, whatever the tree says. Both are walked in loops: builder chains are hundreds of links long.
  mutating func lowerChain(_ node: Syntax) -> NodeID {
    var suffixes: [Syntax] = []
    var prefixes: [Syntax] = []
    var current = node
    while let inner = operand(of: current) {
      if isPrefix(current) { prefixes.append(current) } else { suffixes.append(current) }
      current = inner
      if let outer = suffixes.last, isPath(current), syntax.has(outer, .doubleColon), isTypePath(current) { break }
    }
    var value: NodeID
    if let last = suffixes.last, isPath(current), syntax.has(last, .doubleColon), isTypePath(current) {
      value = lowerTypePath(current)
    } else if current == node {
      return incomplete(node)
    } else {
      value = lowerExpression(current)
    }
    let start = lower(current)
    var position = suffixes.count - 1
    while position >= 0 {
      let suffix = suffixes[position]
      var trailing: Syntax?
      if position > 0, takesLambda(suffix), isLambdaCall(suffixes[position - 1]) {
        position -= 1
        trailing = suffixes[position]
      }
      value = apply(suffix, trailing: trailing, to: value, from: start)
      position -= 1
    }
    for prefix in prefixes.reversed() {
      let sign = syntax.child(prefix, field: .operator).map { text($0) } ?? ""
      value = tree.add(.prefix, sign, range: span(lower(prefix), Int(tree.range(value).upper)), [value])
    }
    return value
  }

  private func isPrefix(_ node: Syntax) -> Bool {
    kind(node) == .unaryExpression && syntax.firstChild(node) == syntax.child(node, field: .operator)
  }

  /// What a link of the chain applies to; `nil` for a node that is no link.
  private func operand(of node: Syntax) -> Syntax? {
    switch kind(node) {
    case .navigationExpression, .callExpression, .indexExpression:
      syntax.children(node).first { kind($0) != .error }
    case .unaryExpression: syntax.child(node, field: .argument)
    default: nil
    }
  }

  // MARK: Suffixes

  private mutating func apply(_ suffix: Syntax, trailing: Syntax?, to value: NodeID, from start: Int) -> NodeID {
    let range = span(start, upper(trailing ?? suffix))
    switch kind(suffix) {
    case .navigationExpression: return lowerMember(suffix, of: value, range)
    case .callExpression:
      var callee = value
      if let types = syntax.child(suffix, .typeArguments) {
        let lowered = lowerTypeArguments(types)
        callee = tree.add(.specialization, range: span(start, upper(types)), [callee] + lowered)
      }
      var arguments = syntax.child(suffix, .valueArguments).map { lowerArguments($0) } ?? []
      for call in [suffix, trailing].compactMap({ $0 }) {
        guard let lambda = syntax.child(call, .annotatedLambda) else { continue }
        let lowered = lowerAnnotatedLambda(lambda)
        arguments.append(tree.add(.argument, range: tree.range(lowered), [lowered]))
      }
      return tree.add(.call, range: range, [callee] + arguments)
    case .indexExpression:
      let arguments = parts(suffix).dropFirst().map { part in
        let lowered = lowerExpression(part)
        return tree.add(.argument, range: tree.range(lowered), [lowered])
      }
      return tree.add(.index, range: range, [value] + arguments)
    default:
      let sign = syntax.child(suffix, field: .operator).map { text($0) } ?? ""
      return sign == "!!"
        ? tree.add(.force, range: range, [value]) : tree.add(.postfix, sign, range: range, [value])
    }
  }

  private func takesLambda(_ call: Syntax) -> Bool {
    kind(call) == .callExpression && syntax.has(call, .valueArguments) && !syntax.has(call, .annotatedLambda)
  }

  /// `f(a) { }` is the call of a call to the grammar.
  private func isLambdaCall(_ call: Syntax) -> Bool {
    kind(call) == .callExpression && syntax.has(call, .annotatedLambda) && !syntax.has(call, .valueArguments)
      && !syntax.has(call, .typeArguments)
  }

  /// `a.b`, `a?.b`, `a::b`, `a::class`.
  private mutating func lowerMember(_ node: Syntax, of receiver: NodeID, _ range: ByteRange) -> NodeID {
    let children = syntax.children(node)
    guard let last = children.last, kind(last) == .identifier || kind(last) == .classKeyword else {
      return incomplete(node)
    }
    if syntax.has(node, .doubleColon) {
      if text(last) == "class" { return tree.add(.metatype, range: range, [receiver]) }
      return tree.add(.reference, name(last), range: range, [nullable(receiver, at: node)])
    }
    var base = receiver
    if let sign = syntax.child(node, .safeDot) {
      let end = max(lower(sign) + 1, Int(tree.range(receiver).upper))
      base = tree.add(.optionalChain, range: span(Int(range.lower), min(end, upper(sign))), [receiver])
    }
    if KotlinWords.hard.contains(text(last)) { broken.append(self.range(last)) }
    return specialized(tree.add(.member, name(last), range: range, [base]), after: last)
  }

  /// The receiver of `Foo?::bar`, whose question mark was blanked out.
  private mutating func nullable(_ receiver: NodeID, at node: Syntax) -> NodeID {
    guard let sign = syntax.child(node, .doubleColon), repairs.nullableReferences.contains(lower(sign)) else {
      return receiver
    }
    let range = tree.range(receiver)
    return tree.add(.optionalType, range: span(Int(range.lower), lower(sign)), [receiver])
  }

  // MARK: Arguments

  mutating func lowerArguments(_ node: Syntax) -> [NodeID] {
    syntax.children(node).compactMap { child in
      switch kind(child) {
      case .valueArgument: lowerArgument(child)
      case .error: incompleteArgument(child)
      default: nil
      }
    }
  }

  /// Text that does not parse, in the place of an argument.
  private mutating func incompleteArgument(_ node: Syntax) -> NodeID {
    let text = incomplete(node)
    return tree.add(.argument, range: range(node), [text])
  }

  private mutating func lowerArgument(_ node: Syntax) -> NodeID {
    let children = syntax.children(node)
    let isNamed = children.count > 2 && kind(children[0]) == .identifier && kind(children[1]) == .equals
    guard let content = parts(node).last, !isNamed || content != children[0] else {
      return incompleteArgument(node)
    }
    var value = lowerExpression(content)
    if let star = syntax.child(node, .star) {
      value = tree.add(.spread, range: span(lower(star), Int(tree.range(value).upper)), [value])
    }
    return tree.add(.argument, soft: isNamed ? name(children[0]) : "", range: range(node), [value])
  }

  // MARK: References

  /// `::f`, `Foo::bar`, `Foo::class`.
  mutating func lowerReference(_ node: Syntax) -> NodeID {
    let children = syntax.children(node)
    guard let last = children.last, kind(last) == .identifier || kind(last) == .classKeyword else {
      return incomplete(node)
    }
    let type = children.first { kind($0).isType }
    let receiver = type.map { isValuePath($0) ? lowerValuePath($0) : lowerType($0) } ?? empty(at: lower(node))
    let start = min(lower(node), Int(tree.range(receiver).lower))
    let range = span(start, upper(node))
    if kind(last) == .classKeyword { return tree.add(.metatype, range: range, [receiver]) }
    return tree.add(.reference, name(last), range: range, [nullable(receiver, at: node)])
  }

  /// Before `::` a dotted path may name a type or a value; the grammar does not tell. By Kotlin's naming convention a
  /// capital begins a type.
  private func isTypeName(_ node: Syntax?) -> Bool {
    guard let node, let first = name(node).unicodeScalars.first else { return false }
    return first.properties.isUppercase
  }

  private func isValuePath(_ type: Syntax) -> Bool {
    guard kind(type) == .userType, !syntax.has(type, .typeArguments) else { return false }
    let names = syntax.children(type).filter { kind($0) == .identifier }
    guard let last = names.last, typeArgumentsPassage(after: last) == nil else { return false }
    return !isTypeName(last)
  }

  private mutating func lowerValuePath(_ type: Syntax) -> NodeID {
    let names = syntax.children(type).filter { kind($0) == .identifier }
    guard let first = names.first else { return unmodeled(type) }
    var value = tree.add(.name, name(first), range: range(first))
    for next in names.dropFirst() {
      value = tree.add(.member, name(next), range: span(lower(first), upper(next)), [value])
    }
    return value
  }

  /// Whether a node is names and dots only.
  private func isPath(_ node: Syntax) -> Bool {
    var current = node
    while kind(current) == .navigationExpression, syntax.has(current, .dot), let inner = syntax.firstChild(current) {
      current = inner
    }
    return kind(current) == .identifier
  }

  private func isTypePath(_ node: Syntax) -> Bool {
    let last = kind(node) == .identifier ? node : syntax.children(node).last
    return isTypeName(last) || last.flatMap { typeArgumentsPassage(after: $0) } != nil
  }

  private mutating func lowerTypePath(_ node: Syntax) -> NodeID {
    var names: [Syntax] = []
    var current = node
    while kind(current) == .navigationExpression, let inner = syntax.firstChild(current) {
      names.insert(contentsOf: syntax.children(current).suffix(1), at: 0)
      current = inner
    }
    names.insert(current, at: 0)
    let arguments = names.last.flatMap { cutOutTypeArguments(after: $0) } ?? []
    let end = arguments.last.map { Int(tree.range($0).upper) + 1 } ?? upper(node)
    let label = names.map { name($0) }.joined(separator: ".")
    return tree.add(.typeName, label, range: span(lower(node), end), arguments)
  }
}
