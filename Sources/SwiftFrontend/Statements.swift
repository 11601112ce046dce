internal import CodeModel
internal import SourceModel
internal import SwiftSyntax

extension Lowering {
  // MARK: Blocks

  /// `{ … }`, braces included in the range.
  mutating func lower(_ node: CodeBlockSyntax) -> NodeID {
    tree.add(.block, range: range(node), lower(node.statements))
  }

  /// Statements without braces of their own: their range, or an empty one at `place` when there are none.
  mutating func block(_ items: CodeBlockItemListSyntax, at place: Int) -> NodeID {
    let statements = lower(items)
    let range = statements.isEmpty ? ByteRange(place, place) : hull(statements)
    return tree.add(.block, range: range, statements)
  }

  /// The statements of a body. An item may give several nodes (`let a = 1, b = 2`) or none (`import`).
  mutating func lower(_ items: CodeBlockItemListSyntax) -> [NodeID] {
    var statements: [NodeID] = []
    for item in items {
      statements += lower(item)
      if item.hasError { statements += incompleteParts(of: item) }
    }
    return statements
  }

  mutating func lower(_ item: CodeBlockItemSyntax) -> [NodeID] {
    switch item.item {
    case .decl(let declaration): lowerLocally(declaration)
    case .stmt(let statement): [lower(statement)]
    case .expr(let expression): [lower(expression)]
    }
  }

  // MARK: Statements

  mutating func lower(_ node: StmtSyntax) -> NodeID {
    guard enter() else { return tooDeep(node) }
    defer { leave() }
    let place = range(node)
    switch node.as(StmtSyntaxEnum.self) {
    case .breakStmt(let statement): return tree.add(.break, statement.label.map(name) ?? "", range: place)
    case .continueStmt(let statement): return tree.add(.continue, statement.label.map(name) ?? "", range: place)
    case .deferStmt(let statement): return tree.add(.defer, range: place, [lower(statement.body)])
    case .discardStmt(let statement):
      return tree.add(.prefix, statement.discardKeyword.text, range: place, [lower(statement.expression)])
    case .doStmt(let statement): return lower(statement)
    case .expressionStmt(let statement): return lower(statement.expression)
    case .fallThroughStmt: return tree.add(.fallthrough, range: place)
    case .forStmt(let statement): return lower(statement)
    case .guardStmt(let statement):
      let condition = lower(statement.conditions)
      return tree.add(.guard, range: place, [condition, lower(statement.body)])
    case .labeledStmt(let statement):
      return tree.add(.labeled, name(statement.label), range: place, [lower(statement.statement)])
    case .missingStmt: return incomplete(node)
    case .repeatStmt(let statement):
      let body = lower(statement.body)
      return tree.add(.doWhile, range: place, [body, lower(statement.condition)])
    case .returnStmt(let statement):
      return tree.add(.return, range: place, statement.expression.map { [lower($0)] } ?? [])
    case .throwStmt(let statement): return tree.add(.throw, range: place, [lower(statement.expression)])
    case .whileStmt(let statement):
      let condition = lower(statement.conditions)
      return tree.add(.while, range: place, [condition, lower(statement.body)])
    case .yieldStmt(let statement): return lower(statement)
    default: return unmodeled(node)
    }
  }

  private mutating func lower(_ node: ForStmtSyntax) -> NodeID {
    let pattern = lower(node.pattern, node.typeAnnotation, binding: "")
    let sequence = lower(node.sequence)
    let guardNode = node.whereClause.map { lower($0.condition) } ?? empty(after: node.sequence)
    let body = lower(node.body)
    let words = [node.tryKeyword, node.awaitKeyword, node.unsafeKeyword].compactMap { $0?.text }
    return tree.add(
      .for, soft: words.joined(separator: " "), range: range(node), [pattern, sequence, guardNode, body])
  }

  /// `yield x` of a `_modify` accessor, spelt as an operator.
  private mutating func lower(_ node: YieldStmtSyntax) -> NodeID {
    let value: NodeID
    switch node.yieldedExpressions {
    case .single(let expression):
      value = lower(expression)
    case .multiple(let clause):
      let arguments = clause.elements.map { element in
        tree.add(.argument, range: range(element.expression), [lower(element.expression)])
      }
      value = tree.add(.tuple, range: range(clause), arguments)
    }
    return tree.add(.prefix, node.yieldKeyword.text, range: range(node), [value])
  }

  // MARK: Errors

  /// The soft text holds the `throws` clause of a typed `do throws(E)`.
  private mutating func lower(_ node: DoStmtSyntax) -> NodeID {
    let body = lower(node.body)
    let catches = node.catchClauses.map { lower($0) }
    return tree.add(.do, soft: node.throwsClause.map(text) ?? "", range: range(node), [body] + catches)
  }

  private mutating func lower(_ node: CatchClauseSyntax) -> NodeID {
    let items = node.catchItems.map { (pattern: $0.pattern, filter: $0.whereClause) }
    let place = end(node.catchKeyword)
    let (patterns, filter) = alternatives(items, at: place)
    return tree.add(.catch, range: range(node), [patterns, filter, lower(node.body)])
  }

  /// The `patterns` and the guard of an arm or a catch. Where a guard belongs to some of several patterns only, the
  /// soft text of `patterns` numbers those.
  mutating func alternatives(
    _ items: [(pattern: PatternSyntax?, filter: WhereClauseSyntax?)], at place: Int
  ) -> (patterns: NodeID, filter: NodeID) {
    var patterns: [NodeID] = []
    var filters: [NodeID] = []
    var filtered: [String] = []
    var upper = place
    for (index, item) in items.enumerated() {
      if let pattern = item.pattern { patterns.append(lower(pattern, binding: "")) }
      if let filter = item.filter {
        filters.append(lower(filter.condition))
        filtered.append(String(index))
        upper = end(filter)
      }
    }
    let soft = items.count > 1 ? filtered.joined(separator: " ") : ""
    let range = patterns.isEmpty ? ByteRange(place, place) : hull(patterns)
    let node = tree.add(.patterns, soft: soft, range: range, patterns)
    switch filters.count {
    case 0: return (node, tree.addEmpty(at: max(upper, Int(range.upper))))
    case 1: return (node, filters[0])
    default: return (node, tree.add(.conditions, range: hull(filters), filters))
    }
  }
}
