internal import CodeModel
internal import SourceModel
internal import SwiftSyntax

extension Lowering {
  mutating func lower(_ node: KeyPathExprSyntax) -> NodeID {
    let components = Array(node.components)
    guard components.count <= NestingLimit.links else { return tooDeep(node) }
    var path = node.root.map { lowerRoot($0) } ?? empty(after: node.backslash)
    let lower = Int(tree.range(path).lower)
    for component in components {
      path = self.lower(component, on: path, range: ByteRange(lower, end(component)))
    }
    return tree.add(.keyPath, range: range(node), [path])
  }

  /// The root as the expression that would name it.
  private mutating func lowerRoot(_ root: TypeSyntax) -> NodeID {
    if let type = root.as(IdentifierTypeSyntax.self), type.genericArgumentClause == nil, type.moduleSelector == nil {
      return tree.add(.name, name(type.name), range: range(root))
    }
    return tree.add(.typeExpression, range: range(root), [lower(root)])
  }

  private mutating func lower(_ component: KeyPathComponentSyntax, on path: NodeID, range: ByteRange) -> NodeID {
    switch component.component {
    case .property(let property):
      let declaration = property.declName
      let member = tree.add(
        .member, name(declaration.baseName), soft: argumentNames(declaration), range: range, [path])
      guard let clause = property.genericArgumentClause else { return member }
      tree.setRange(member, ByteRange(Int(range.lower), end(declaration)))
      return tree.add(.specialization, range: range, [member] + typeArguments(clause))
    case .subscript(let index):
      return tree.add(.index, range: range, [path] + index.arguments.map { lower($0) })
    case .optional(let mark):
      let isForce = mark.questionOrExclamationMark.tokenKind == .exclamationMark
      return tree.add(isForce ? .force : .optionalChain, range: range, [path])
    default:
      // Calls inside key paths, an experiment of the language.
      return tree.add(.unmodeled, text(component), range: range, [path])
    }
  }
}
