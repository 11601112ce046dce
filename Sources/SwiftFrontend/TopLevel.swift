internal import CodeModel
internal import SwiftSyntax

extension Lowering {
  /// Puts the declarations of a file's top level into the unit; gives the statements between them.
  mutating func lowerTopLevel(_ items: CodeBlockItemListSyntax, conditions: [String]) -> [NodeID] {
    var statements: [NodeID] = []
    for item in items {
      switch item.item {
      case .decl(let declaration):
        if let branches = declaration.as(IfConfigDeclSyntax.self) {
          statements += lowerTopLevel(branches, conditions: conditions)
        } else {
          unit.declarations += declarations(of: declaration, conditions: conditions)
        }
      case .expr(let expression):
        if let expansion = expression.as(MacroExpansionExprSyntax.self) {
          unit.declarations.append(declaration(of: expansion, conditions: conditions))
        } else {
          statements += lower(item)
        }
      case .stmt:
        statements += lower(item)
      }
      if item.hasError, !item.item.is(DeclSyntax.self) { statements += incompleteParts(of: item) }
    }
    return statements
  }

  /// `#if` at the top level: its declarations get the condition, its statements stay in their clauses.
  private mutating func lowerTopLevel(_ node: IfConfigDeclSyntax, conditions outer: [String]) -> [NodeID] {
    guard enter() else { return [tooDeep(node)] }
    defer { leave() }
    var hasStatements = false
    var clauses: [NodeID] = []
    for (clause, condition) in zip(node.clauses, conditions(of: node)) {
      guard case .statements(let items) = clause.elements else { continue }
      let statements = lowerTopLevel(items, conditions: outer + [condition])
      hasStatements = hasStatements || !statements.isEmpty
      let label = clause.condition.map(text) ?? "else"
      clauses.append(tree.add(.clause, label, range: range(clause), statements))
    }
    guard hasStatements else { return [] }
    return [tree.add(.conditionalCompilation, range: range(node), clauses)]
  }
}
