internal import CodeModel
internal import SourceModel
internal import SwiftSyntax

extension Lowering {
  /// The soft text of a `lambda` holds the closure's attributes and effects as spelt.
  mutating func lower(_ node: ClosureExprSyntax) -> NodeID {
    var children: [NodeID] = []
    var words: [String] = []
    if let signature = node.signature {
      words = signature.attributes.map { text($0) }
      for item in signature.capture?.items ?? [] { children.append(lower(item)) }
      switch signature.parameterClause {
      case .simpleInput(let names): children += names.map { lower($0) }
      case .parameterClause(let clause): children += clause.parameters.map { lower($0) }
      case nil: break
      }
      let effects = effects(signature.effectSpecifiers)
      if !effects.isEmpty { words.append(effects) }
      if let result = signature.returnClause {
        children.append(tree.add(.resultType, range: range(result.type), [lower(result.type)]))
      }
    }
    let start = node.signature.map(end) ?? end(node.leftBrace)
    children.append(block(node.statements, at: start))
    return tree.add(.lambda, soft: words.joined(separator: " "), range: range(node), children)
  }

  private mutating func lower(_ node: ClosureCaptureSyntax) -> NodeID {
    let value = node.initializer.map { [lower($0.value)] } ?? []
    let place = range(from: node, to: node.initializer.map { Syntax($0.value) } ?? Syntax(node.name))
    return tree.add(.capture, name(node.name), soft: node.specifier.map(text) ?? "", range: place, value)
  }

  private mutating func lower(_ node: ClosureShorthandParameterSyntax) -> NodeID {
    let place = range(node.name)
    let slot = tree.addEmpty(at: Int(place.upper))
    return tree.add(.parameter, name(node.name), range: place, [slot, tree.addEmpty(at: Int(place.upper))])
  }

  private mutating func lower(_ node: ClosureParameterSyntax) -> NodeID {
    let label = node.secondName ?? node.firstName
    let external = node.secondName == nil ? "" : name(node.firstName)
    var last = Syntax(label)
    var type: NodeID?
    if let annotation = node.type {
      last = node.ellipsis.map { Syntax($0) } ?? Syntax(annotation)
      let inner = lower(annotation)
      type = node.ellipsis == nil ? inner : tree.add(.spread, range: range(from: annotation, to: last), [inner])
    }
    let slots = [type ?? empty(after: last), empty(after: last)]
    return tree.add(.parameter, name(label), soft: external, range: range(from: node, to: last), slots)
  }
}
