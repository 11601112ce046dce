internal import CodeModel
internal import SourceModel

extension Lowering {
  mutating func lowerBlock(_ node: Syntax) -> NodeID {
    nested(node) { lowering in
      let statements = lowering.lowerStatements(node)
      return lowering.tree.add(.block, range: lowering.range(node), statements)
    }
  }

  /// The statements between the braces of a block.
  mutating func lowerStatements(_ node: Syntax) -> [NodeID] {
    syntax.children(node).compactMap { lowerStatement($0) }
  }

  /// One statement; `nil` for punctuation.
  mutating func lowerStatement(_ node: Syntax) -> NodeID? {
    switch kind(node) {
    case .assignment: lowerAssignment(node)
    case .forStatement: labeled(node) { $0.lowerFor(node) }
    case .whileStatement: labeled(node) { $0.lowerWhile(node) }
    case .doWhileStatement: labeled(node) { $0.lowerDoWhile(node) }
    case .block: lowerBlock(node)
    case .propertyDeclaration: lowerLocalProperty(node)
    case .error: incomplete(node)
    case let kind where kind.isDeclaration:
      lowerDeclaration(node).map { tree.embed($0) } ?? unmodeled(node)
    case let kind where kind.isPunctuation: nil
    default: lowerExpression(node)
    }
  }

  /// The body of `if`, of a loop or of an arm, always a block.
  mutating func lowerBranch(_ node: Syntax) -> NodeID {
    if kind(node) == .block { return lowerBlock(node) }
    let statement = lowerStatement(node)
    let range = statement.map { tree.range($0).union(self.range(node)) } ?? self.range(node)
    return tree.add(.block, range: range, statement.map { [$0] } ?? [])
  }

  private mutating func labeled(_ node: Syntax, _ lower: (inout Lowering) -> NodeID) -> NodeID {
    let statement = nested(node, lower)
    guard let label = syntax.child(node, .label) else { return statement }
    return tree.add(.labeled, labelName(label), range: range(node), [statement])
  }

  /// The name of `name@`.
  func labelName(_ node: Syntax) -> String {
    let text = text(node)
    return text.hasSuffix("@") ? String(text.dropLast()) : text
  }

  private mutating func lowerAssignment(_ node: Syntax) -> NodeID {
    let parts = self.parts(node)
    let target = syntax.child(node, field: .left) ?? parts.first
    let value = syntax.child(node, field: .right) ?? parts.last
    guard let target, let value, target != value else { return incomplete(node) }
    let sign = syntax.child(node, field: .operator).map { text($0) } ?? "="
    let left = lowerExpression(target)
    let right = lowerExpression(value)
    return tree.add(.assign, sign, range: range(node), [left, right])
  }

  // MARK: Variables and patterns

  private mutating func lowerLocalProperty(_ node: Syntax) -> NodeID {
    if syntax.has(node, .getter) || syntax.has(node, .setter) {
      return lowerDeclaration(node).map { tree.embed($0) } ?? unmodeled(node)
    }
    let introducer = syntax.has(node, .varKeyword) ? "var" : "let"
    let pattern: NodeID
    var type: Syntax?
    if let variable = syntax.child(node, .variableDeclaration) {
      pattern = lowerBinding(variable, soft: introducer)
      type = self.type(in: variable)
    } else if let variables = syntax.child(node, .multiVariableDeclaration) {
      pattern = lowerDestructuring(variables, soft: introducer)
    } else {
      return incomplete(node)
    }
    let typeSlot = lowerType(type, orEmptyAt: Int(tree.range(pattern).upper))
    let value: NodeID
    if let delegate = syntax.child(node, .propertyDelegate) {
      value = lowerPropertyDelegate(delegate)
    } else if let expression = part(of: node, after: .equals) {
      value = lowerExpression(expression)
    } else {
      value = empty(at: upper(node))
    }
    return tree.add(.variable, soft: introducer, range: range(node), [pattern, typeSlot, value])
  }

  /// The name that a `variable_declaration` binds, its type left aside; `_` is a wildcard.
  mutating func lowerBinding(_ node: Syntax, soft: String = "") -> NodeID {
    guard let identifier = syntax.child(node, .identifier) else { return incomplete(node) }
    let name = name(identifier)
    if name == "_" { return tree.add(.wildcard, range: range(identifier)) }
    return tree.add(.binding, name, soft: soft, range: range(identifier))
  }

  /// A binding, with its type when it has one.
  mutating func lowerTypedBinding(_ node: Syntax, soft: String = "") -> NodeID {
    let binding = lowerBinding(node, soft: soft)
    guard let type = type(in: node) else { return binding }
    let lowered = lowerType(type)
    return tree.add(.typePattern, "as", range: tree.range(binding).union(tree.range(lowered)), [binding, lowered])
  }

  /// `(a, _, b: T)`.
  mutating func lowerDestructuring(_ node: Syntax, soft: String = "") -> NodeID {
    let variables = syntax.children(node).filter { kind($0) == .variableDeclaration }
    let arguments = variables.map { variable in
      let pattern = lowerTypedBinding(variable, soft: soft)
      return tree.add(.argument, range: range(variable), [pattern])
    }
    return tree.add(.tuplePattern, range: range(node), arguments)
  }

  // MARK: Loops

  private mutating func lowerFor(_ node: Syntax) -> NodeID {
    let pattern: NodeID
    if let variable = syntax.child(node, .variableDeclaration) {
      pattern = lowerTypedBinding(variable)
    } else if let variables = syntax.child(node, .multiVariableDeclaration) {
      pattern = lowerDestructuring(variables)
    } else {
      return incomplete(node)
    }
    let sequence = part(of: node, after: .inKeyword)
    let lowered = sequence.map { lowerExpression($0) } ?? empty(at: Int(tree.range(pattern).upper))
    let filter = empty(at: Int(tree.range(lowered).upper))
    let body = lowerLoopBody(of: node)
    return tree.add(.for, range: loopRange(node), [pattern, lowered, filter, body])
  }

  private mutating func lowerWhile(_ node: Syntax) -> NodeID {
    guard let condition = syntax.child(node, field: .condition) else { return incomplete(node) }
    let lowered = lowerExpression(condition)
    let body = lowerLoopBody(of: node)
    return tree.add(.while, range: loopRange(node), [lowered, body])
  }

  private mutating func lowerDoWhile(_ node: Syntax) -> NodeID {
    guard let condition = syntax.child(node, field: .condition) else { return incomplete(node) }
    let first = syntax.children(node).first { !kind($0).isPunctuation && kind($0) != .label }
    let body: NodeID
    if let first, first != condition, kind(first) != .error {
      body = lowerBranch(first)
    } else {
      body = tree.add(.block, range: span(lower(condition), lower(condition)))
    }
    let lowered = lowerExpression(condition)
    return tree.add(.doWhile, range: loopRange(node), [body, lowered])
  }

  /// A loop without its label.
  private func loopRange(_ node: Syntax) -> ByteRange {
    let start = syntax.children(node).first { kind($0) != .label }
    return span(start.map { lower($0) } ?? lower(node), upper(node))
  }

  private mutating func lowerLoopBody(of node: Syntax) -> NodeID {
    let body = part(of: node, after: .closeParenthesis)
    return body.map { lowerBranch($0) } ?? tree.add(.block, range: span(upper(node), upper(node)))
  }
}
