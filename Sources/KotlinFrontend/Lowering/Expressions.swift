internal import CodeModel
internal import SourceModel

extension Lowering {
  mutating func lowerExpression(_ node: Syntax) -> NodeID {
    var node = node
    // Parentheses and annotations leave no node, and cost no depth.
    while kind(node) == .parenthesizedExpression || kind(node) == .annotatedExpression {
      guard let inner = parts(node).last, kind(inner) != .annotation else { return incomplete(node) }
      node = inner
    }
    let inner = node
    return nested(inner) { $0.lowerAnyExpression(inner) }
  }

  private mutating func lowerAnyExpression(_ node: Syntax) -> NodeID {
    switch kind(node) {
    case .identifier: lowerIdentifier(node)
    case .numberLiteral: tree.add(.integer, text(node), range: range(node))
    case .floatLiteral: tree.add(.floating, text(node), range: range(node))
    case .stringLiteral, .multilineStringLiteral: lowerString(node)
    case .characterLiteral: lowerCharacter(node)
    case .thisExpression: lowerThis(node)
    case .superExpression: lowerSuper(node)
    case .unaryExpression, .navigationExpression, .callExpression, .indexExpression: lowerChain(node)
    case .binaryExpression, .infixExpression, .inExpression, .isExpression, .asExpression, .rangeExpression:
      lowerOperators(node)
    case .callableReference: lowerReference(node)
    case .spreadExpression: lowerSpread(node)
    case .lambdaLiteral: lowerLambda(node, label: "", range: range(node))
    case .annotatedLambda: lowerAnnotatedLambda(node)
    case .anonymousFunction: lowerAnonymousFunction(node)
    case .objectLiteral: lowerObjectLiteral(node)
    case .collectionLiteral: lowerList(node)
    case .ifExpression: lowerIf(node)
    case .whenExpression: lowerWhen(node)
    case .tryExpression: lowerTry(node)
    case .returnExpression: lowerReturn(node)
    case .throwExpression: lowerThrow(node)
    case .labeledExpression: lowerLabeled(node)
    case .error: incomplete(node)
    case .assignment, .block, .forStatement, .whileStatement, .doWhileStatement:
      lowerStatement(node) ?? unmodeled(node)
    default: unmodeled(node)
    }
  }

  // MARK: Names and literals

  /// The grammar knows no word for literals and jumps: they are identifiers.
  private mutating func lowerIdentifier(_ node: Syntax) -> NodeID {
    let text = text(node)
    switch text {
    case "null": return tree.add(.null, range: range(node))
    case "true", "false": return tree.add(.boolean, text, range: range(node))
    case "break": return tree.add(.break, range: range(node))
    case "continue": return tree.add(.continue, range: range(node))
    case _ where KotlinWords.hard.contains(text): return incomplete(node)
    default:
      let name = tree.add(.name, name(node), range: range(node))
      return specialized(name, after: node)
    }
  }

  /// The type arguments behind a name that were parsed on their own.
  func typeArgumentsPassage(after name: Syntax) -> Passages.Passage? {
    passages.passage(.typeArguments, at: range(name).upper)
  }

  /// Wraps a callee in its type arguments, when there are some behind its name.
  mutating func specialized(_ callee: NodeID, after name: Syntax) -> NodeID {
    guard let passage = typeArgumentsPassage(after: name) else { return callee }
    let types = lowerTypeArguments(passage.tree)
    let range = tree.range(callee).union(passage.range)
    return tree.add(.specialization, range: range, [callee] + types)
  }

  private mutating func lowerThis(_ node: Syntax) -> NodeID {
    tree.add(.self, syntax.child(node, .identifier).map { name($0) } ?? "", range: range(node))
  }

  /// `super`, `super<P>`, `super@A` (label `@A`).
  private mutating func lowerSuper(_ node: Syntax) -> NodeID {
    let type = syntax.children(node).first { kind($0).isType }.map { text($0) } ?? ""
    let label = syntax.child(node, .identifier).map { "@" + name($0) } ?? ""
    return tree.add(.super, type + label, range: range(node))
  }

  private mutating func lowerList(_ node: Syntax) -> NodeID {
    let elements = parts(node).map { lowerExpression($0) }
    return tree.add(.list, range: range(node), elements)
  }

  private mutating func lowerSpread(_ node: Syntax) -> NodeID {
    guard let operand = parts(node).last else { return incomplete(node) }
    let value = lowerExpression(operand)
    return tree.add(.spread, range: range(node), [value])
  }

  // MARK: Operators

  /// Binary operators of all sorts. Left operands nest as deep as a chain is long, so they are walked in a loop.
  private mutating func lowerOperators(_ node: Syntax) -> NodeID {
    var spine: [Syntax] = []
    var current = node
    while isOperator(current), let left = syntax.children(current).first(where: { kind($0) != .error }) {
      spine.append(current)
      current = left
    }
    var value = lowerExpression(current)
    var lower = self.lower(current)
    for link in spine.reversed() {
      value = lowerOperator(link, left: value, span(lower, upper(link)))
      lower = Int(tree.range(value).lower)
    }
    return value
  }

  private func isOperator(_ node: Syntax) -> Bool {
    switch kind(node) {
    case .binaryExpression, .infixExpression, .inExpression, .isExpression, .asExpression, .rangeExpression: true
    default: false
    }
  }

  private mutating func lowerOperator(_ node: Syntax, left: NodeID, _ range: ByteRange) -> NodeID {
    let children = syntax.children(node).filter { kind($0) != .error }
    guard children.count >= 3, let right = children.last else { return incomplete(node) }
    let sign = children[children.count - 2]
    switch kind(node) {
    case .isExpression:
      let type = lowerType(right)
      return tree.add(.typeTest, kind(sign) == .notIsKeyword ? "!is" : "is", range: range, [left, type])
    case .asExpression:
      let type = lowerType(right)
      return tree.add(.cast, kind(sign) == .safeAsKeyword ? "as?" : "as", range: range, [left, type])
    case .inExpression:
      let value = lowerExpression(right)
      return tree.add(.binary, kind(sign) == .notInKeyword ? "!in" : "in", range: range, [left, value])
    case .rangeExpression:
      let value = lowerExpression(right)
      return tree.add(.range, text(sign), range: range, [left, value])
    default:
      // A keyword for an infix function is a declaration that was read as an expression.
      if kind(sign) == .identifier, KotlinWords.hard.contains(text(sign)) { return incomplete(node) }
      let value = lowerExpression(right)
      return tree.add(.binary, kind(sign) == .identifier ? name(sign) : text(sign), range: range, [left, value])
    }
  }

  // MARK: Strings

  /// The texts of a string come from the lexer, its expressions from the tree.
  private mutating func lowerString(_ node: Syntax) -> NodeID {
    var expressions = syntax.children(node).filter { kind($0) == .interpolation }[...]
    var children: [NodeID] = []
    for piece in source.strings[lower(node)] ?? [] {
      switch piece {
      case .text(let range, let text):
        children.append(tree.add(.text, text, range: range))
      case .interpolation:
        guard let interpolation = expressions.popFirst() else { continue }
        children.append(lowerInterpolation(interpolation))
      }
    }
    return tree.add(.string, range: range(node), children)
  }

  private mutating func lowerInterpolation(_ node: Syntax) -> NodeID {
    let content = syntax.children(node).first { !kind($0).isPunctuation }
    guard let content else { return incomplete(node) }
    let value: NodeID
    if kind(content) == .identifier, text(content) == "this" {
      value = tree.add(.self, range: range(content))
    } else {
      value = lowerExpression(content)
    }
    return tree.add(.interpolation, range: range(node), [value])
  }

  private mutating func lowerCharacter(_ node: Syntax) -> NodeID {
    let range = range(node)
    let content = Array(file.bytes[Int(range.lower)..<Int(range.upper)].dropFirst().dropLast())
    var offset = 0
    let decoded = content.first == UInt8(ascii: "\\") ? Escapes.decode(content, at: &offset) : content
    return tree.add(.character, String(decoding: decoded, as: UTF8.self), range: range)
  }
}
