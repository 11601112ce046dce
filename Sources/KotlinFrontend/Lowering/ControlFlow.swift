internal import CodeModel
internal import SourceModel

extension Lowering {
  // MARK: if

  /// `if`, with its chain of `else if` in a loop, since generated code chains hundreds.
  mutating func lowerIf(_ node: Syntax) -> NodeID {
    var links: [(node: Syntax, condition: NodeID, then: NodeID)] = []
    var current = node
    var last: NodeID
    while true {
      let branches = ifBranches(current)
      guard let condition = syntax.child(current, field: .condition) else {
        last = incomplete(current)
        break
      }
      let lowered = lowerExpression(condition)
      let end = Int(tree.range(lowered).upper)
      let then = branches.then.map { lowerBranch($0) } ?? tree.add(.block, range: span(end, end))
      links.append((current, lowered, then))
      guard let other = branches.other else {
        last =
          branches.hasElse ? tree.add(.block, range: span(upper(current), upper(current))) : empty(at: upper(current))
        break
      }
      guard kind(other) == .ifExpression else {
        last = lowerBranch(other)
        break
      }
      current = other
    }
    for link in links.reversed() {
      last = tree.add(.if, range: range(link.node), [link.condition, link.then, last])
    }
    return last
  }

  private func ifBranches(_ node: Syntax) -> (then: Syntax?, hasElse: Bool, other: Syntax?) {
    let children = syntax.children(node)
    guard let close = children.firstIndex(where: { kind($0) == .closeParenthesis }) else { return (nil, false, nil) }
    let behind = children[(close + 1)...]
    let position = behind.firstIndex { kind($0) == .elseKeyword }
    func branch(_ part: ArraySlice<Syntax>) -> Syntax? {
      part.first { !kind($0).isPunctuation && kind($0) != .error }
    }
    guard let position else { return (branch(behind), false, nil) }
    return (branch(behind[..<position]), true, branch(behind[(position + 1)...]))
  }

  // MARK: when

  mutating func lowerWhen(_ node: Syntax) -> NodeID {
    var children: [NodeID] = []
    if let subject = syntax.child(node, .whenSubject) {
      children.append(lowerSubject(subject))
    } else {
      children.append(empty(at: lower(node) + 4))
    }
    for child in syntax.children(node) {
      if kind(child) == .whenEntry {
        children.append(lowerArm(child))
      } else if kind(child) == .error {
        children.append(incompleteArm(child))
      }
    }
    return tree.add(.switch, range: range(node), children)
  }

  private mutating func lowerSubject(_ node: Syntax) -> NodeID {
    let expression = parts(node).last { kind($0) != .variableDeclaration && kind($0) != .annotation }
    guard let expression else { return incomplete(node) }
    guard let variable = syntax.child(node, .variableDeclaration) else { return lowerExpression(expression) }
    let pattern = lowerBinding(variable, soft: "let")
    let type = lowerType(type(in: variable), orEmptyAt: Int(tree.range(pattern).upper))
    let value = lowerExpression(expression)
    let start = syntax.child(node, .valKeyword).map { lower($0) } ?? lower(variable)
    return tree.add(.variable, soft: "let", range: span(start, upper(expression)), [pattern, type, value])
  }

  private mutating func lowerArm(_ node: Syntax) -> NodeID {
    let children = syntax.children(node)
    guard let arrow = children.firstIndex(where: { kind($0) == .arrow }) else { return incompleteArm(node) }
    let conditions = children[..<arrow].filter { !kind($0).isPunctuation }
    let patterns = conditions.map { lowerCondition($0) }
    let end = conditions.last.map { upper($0) } ?? lower(node)
    let list = tree.add(.patterns, range: span(lower(node), max(end, lower(node))), patterns)
    let passage = passages.passage(.guardCondition, at: range(children[arrow]).lower)
    let condition = passage.map { lowerExpression($0.tree) } ?? empty(at: end)
    let body = children[(arrow + 1)...].first { !kind($0).isPunctuation && kind($0) != .error }
    let block = body.map { lowerBranch($0) } ?? tree.add(.block, range: span(upper(node), upper(node)))
    return tree.add(.arm, range: range(node), [list, condition, block])
  }

  /// Text that does not parse, in the place of an arm: what it would do.
  private mutating func incompleteArm(_ node: Syntax) -> NodeID {
    let text = incomplete(node)
    let start = lower(node)
    let patterns = tree.add(.patterns, range: span(start, start))
    let condition = empty(at: start)
    let block = tree.add(.block, range: range(node), [text])
    return tree.add(.arm, range: range(node), [patterns, condition, block])
  }

  private mutating func lowerCondition(_ node: Syntax) -> NodeID {
    switch kind(node) {
    case .elseKeyword: return tree.add(.default, range: range(node))
    case .typeTest:
      guard let type = type(in: node) else { return incomplete(node) }
      let lowered = lowerType(type)
      let label = syntax.has(node, .notIsKeyword) ? "!is" : "is"
      let none = empty(at: lower(type))
      return tree.add(.typePattern, label, range: testRange(node), [none, lowered])
    case .rangeTest:
      guard let expression = syntax.children(node).last, kind(expression) != .error else { return incomplete(node) }
      let lowered = lowerExpression(expression)
      let label = syntax.has(node, .notInKeyword) ? "!in" : "in"
      return tree.add(.containmentPattern, label, range: testRange(node), [lowered])
    case .error: return incomplete(node)
    default:
      let expression = lowerExpression(node)
      return tree.add(.expressionPattern, range: tree.range(expression), [expression])
    }
  }

  /// The range of a test; the grammar leaves the `!` of `!is` out.
  private func testRange(_ node: Syntax) -> ByteRange {
    let start = lower(node)
    let isCut = start > 0 && syntax.has(node, .notIsKeyword) && file.bytes[start] != UInt8(ascii: "!")
    return span(isCut && file.bytes[start - 1] == UInt8(ascii: "!") ? start - 1 : start, upper(node))
  }

  // MARK: try

  mutating func lowerTry(_ node: Syntax) -> NodeID {
    let block = syntax.child(node, .block)
    var children = [block.map { lowerBlock($0) } ?? tree.add(.block, range: span(lower(node), lower(node)))]
    for child in syntax.children(node) {
      switch kind(child) {
      case .catchBlock: children.append(lowerCatch(child))
      case .finallyBlock:
        let block = syntax.child(child, .block).map { lowerBlock($0) }
        let body = block ?? tree.add(.block, range: span(upper(child), upper(child)))
        children.append(tree.add(.finally, range: range(child), [body]))
      default: break
      }
    }
    return tree.add(.do, range: range(node), children)
  }

  private mutating func lowerCatch(_ node: Syntax) -> NodeID {
    var patterns: [NodeID] = []
    var end = lower(node)
    if let identifier = syntax.child(node, .identifier), let type = type(in: node) {
      let text = name(identifier)
      let binding =
        text == "_"
        ? tree.add(.wildcard, range: range(identifier)) : tree.add(.binding, text, range: range(identifier))
      let lowered = lowerType(type)
      end = upper(type)
      patterns.append(tree.add(.typePattern, "as", range: span(lower(identifier), end), [binding, lowered]))
    }
    let start = patterns.first.map { Int(tree.range($0).lower) } ?? end
    let list = tree.add(.patterns, range: span(start, end), patterns)
    let condition = empty(at: end)
    let block = syntax.child(node, .block).map { lowerBlock($0) }
    let body = block ?? tree.add(.block, range: span(upper(node), upper(node)))
    return tree.add(.catch, range: range(node), [list, condition, body])
  }

  // MARK: Jumps

  mutating func lowerReturn(_ node: Syntax) -> NodeID {
    let label = syntax.child(node, field: .label)
    let value = syntax.children(node).last { $0 != label && $0 != syntax.firstChild(node) && !kind($0).isPunctuation }
    let children = value.map { [lowerExpression($0)] } ?? []
    let end = children.last.map { max(upper(node), Int(tree.range($0).upper)) } ?? upper(node)
    return tree.add(.return, soft: label.map { name($0) } ?? "", range: span(lower(node), end), children)
  }

  mutating func lowerThrow(_ node: Syntax) -> NodeID {
    guard let value = syntax.children(node).last, value != syntax.firstChild(node) else { return incomplete(node) }
    let lowered = lowerExpression(value)
    return tree.add(.throw, range: range(node), [lowered])
  }

  /// `break@a`, `continue@a` (labelled names to the grammar), `a@ e`.
  mutating func lowerLabeled(_ node: Syntax) -> NodeID {
    guard let label = syntax.child(node, .label), let content = parts(node).last, content != label else {
      return incomplete(node)
    }
    let text = labelName(label)
    if text == "break" || text == "continue", upper(label) == lower(content), kind(content) == .identifier {
      return tree.add(text == "break" ? .break : .continue, name(content), range: range(node))
    }
    if kind(content) == .lambdaLiteral { return lowerLambda(content, label: text, range: range(node)) }
    let statement = lowerStatement(content) ?? empty(at: upper(node))
    return tree.add(.labeled, text, range: range(node), [statement])
  }
}
