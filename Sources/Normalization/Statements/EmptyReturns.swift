// guard let start else { touch(); return }     val start = since ?: return touch()
//
// What gives nothing may be called behind `return`: it is called, and then the body is left. Catalogue C150.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let emptyReturns = Pass.declarations("returns of nothing") { declaration, tree, _ in
    if declaration.kind == .function || declaration.kind == .initializer, let body = declaration.body,
      !declaration.hasExpressionBody, !declaration.returnsValue(tree)
    {
      tree.splitReturns(below: body)
    }
    for accessor in declaration.accessors where accessor.kind != .get {
      if let body = accessor.body { tree.splitReturns(below: body) }
    }
  }
}

extension Tree {
  /// `return touch()` becomes `touch(); return`; closures and local functions give what they do.
  fileprivate mutating func splitReturns(below body: NodeID) {
    var stack = [body]
    while let node = stack.popLast() {
      if kind(node) == .lambda || kind(node) == .declaration { continue }
      stack.append(contentsOf: children(node))
      guard kind(node) == .block else { continue }
      let statements = Array(children(node))
      let split = statements.flatMap { statement -> [NodeID] in
        guard kind(statement) == .return, childCount(statement) == 1, soft(statement).isEmpty,
          kind(child(statement, 0)) == .call
        else { return [statement] }
        return [child(statement, 0), add(.return, marks: .synthesized, range: range(statement))]
      }
      if split.count > statements.count { setChildren(node, split) }
    }
  }
}
