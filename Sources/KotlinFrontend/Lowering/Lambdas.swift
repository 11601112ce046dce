internal import CodeModel
internal import SourceModel

extension Lowering {
  /// A trailing lambda with its label.
  mutating func lowerAnnotatedLambda(_ node: Syntax) -> NodeID {
    guard let lambda = syntax.child(node, .lambdaLiteral) else { return incomplete(node) }
    let label = syntax.child(node, .label)
    let start = label.map { lower($0) } ?? lower(lambda)
    let range = span(start, upper(lambda))
    let text = label.map { labelName($0) } ?? ""
    return nested(lambda) { $0.lowerLambda(lambda, label: text, range: range) }
  }

  mutating func lowerLambda(_ node: Syntax, label: String, range: ByteRange) -> NodeID {
    var children: [NodeID] = []
    let arrow = syntax.child(node, .arrow)
    if let parameters = syntax.child(node, .lambdaParameters) {
      for child in syntax.children(parameters) where !kind(child).isPunctuation {
        children.append(lowerLambdaParameter(child))
      }
    }
    let skipped = syntax.child(node, .lambdaParameters)
    let statements = syntax.children(node).filter { $0 != skipped }.compactMap { lowerStatement($0) }
    let start = arrow.map { upper($0) } ?? lower(node) + 1
    let block = tree.add(.block, range: span(start, max(start, upper(node) - 1)), statements)
    return tree.add(.lambda, soft: label, range: range, children + [block])
  }

  private mutating func lowerLambdaParameter(_ node: Syntax) -> NodeID {
    let end = upper(node)
    switch kind(node) {
    case .variableDeclaration:
      let type = lowerType(type(in: node), orEmptyAt: end)
      let none = empty(at: end)
      let name = syntax.child(node, .identifier).map { self.name($0) } ?? ""
      return tree.add(.parameter, name, range: range(node), [type, none])
    case .multiVariableDeclaration:
      let type = empty(at: end)
      let none = empty(at: end)
      let pattern = lowerDestructuring(node)
      return tree.add(.parameter, range: range(node), [type, none, pattern])
    default: return incomplete(node)
    }
  }

  /// `fun(x: Int): Int = x`; its receiver is the first parameter.
  mutating func lowerAnonymousFunction(_ node: Syntax) -> NodeID {
    let children = syntax.children(node)
    let list = children.firstIndex { kind($0) == .functionValueParameters } ?? children.count
    var parts: [NodeID] = []
    if let receiver = children[..<list].first(where: { kind($0).isType }) {
      let type = lowerType(receiver)
      let none = empty(at: upper(receiver))
      parts.append(tree.add(.parameter, soft: "receiver", range: tree.range(type), [type, none]))
    }
    if list < children.count {
      for parameter in lowerParameters(children[list]) {
        let end = Int(parameter.nameRange.upper)
        let type = parameter.type ?? empty(at: end)
        let value = parameter.defaultValue ?? empty(at: end)
        parts.append(tree.add(.parameter, parameter.name, range: parameter.range, [type, value]))
      }
    }
    if let result = children.dropFirst(list + 1).first(where: { kind($0).isType }) {
      let type = lowerType(result)
      parts.append(tree.add(.resultType, range: tree.range(type), [type]))
    }
    let body = syntax.child(node, .functionBody).map { lowerFunctionBody($0).0 }
    parts.append(body ?? tree.add(.block, range: span(upper(node), upper(node))))
    return tree.add(.lambda, soft: "fun", range: range(node), parts)
  }
}
