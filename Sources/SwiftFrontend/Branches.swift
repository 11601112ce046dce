internal import CodeModel
internal import SourceModel
internal import SwiftSyntax

// `if`, `switch`, their conditions, and `#if`.

extension Lowering {
  // MARK: if

  /// `else if` after `else if` costs no stack space.
  mutating func lower(_ node: IfExprSyntax) -> NodeID {
    var branches: [IfExprSyntax] = [node]
    var last: CodeBlockSyntax?
    var next = node.elseBody
    while let body = next {
      switch body {
      case .ifExpr(let branch):
        branches.append(branch)
        next = branch.elseBody
      case .codeBlock(let block):
        last = block
        next = nil
      }
    }
    guard branches.count <= NestingLimit.links else { return tooDeep(node) }
    var otherwise = last.map { lower($0) } ?? empty(after: node)
    for branch in branches.reversed() {
      let condition = lower(branch.conditions)
      let body = lower(branch.body)
      otherwise = tree.add(.if, range: range(branch), [condition, body, otherwise])
    }
    return otherwise
  }

  mutating func lower(_ list: ConditionElementListSyntax) -> NodeID {
    let conditions = list.map { lower($0) }
    if let only = conditions.first, conditions.count == 1 { return only }
    return tree.add(.conditions, range: range(list), conditions)
  }

  private mutating func lower(_ node: ConditionElementSyntax) -> NodeID {
    switch node.condition {
    case .expression(let expression): return lower(expression)
    case .availability(let condition): return tree.add(.availability, text(condition), range: range(condition))
    case .matchingPattern(let condition):
      let pattern = lower(condition.pattern, condition.typeAnnotation, binding: "")
      return tree.add(.patternCondition, range: range(condition), [pattern, lower(condition.initializer.value)])
    case .optionalBinding(let condition):
      let word = condition.bindingSpecifier.text
      let pattern = lower(condition.pattern, condition.typeAnnotation, binding: word)
      let value = condition.initializer.map { lower($0.value) } ?? empty(after: condition)
      return tree.add(.optionalBinding, soft: word, range: range(condition), [pattern, value])
    }
  }

  // MARK: switch

  mutating func lower(_ node: SwitchExprSyntax) -> NodeID {
    let subject = lower(node.subject)
    var arms: [NodeID] = []
    addArms(node.cases, condition: "", to: &arms)
    return tree.add(.switch, range: range(node), [subject] + arms)
  }

  /// Arms inside `#if` are marked, and their soft text holds the condition.
  private mutating func addArms(_ cases: SwitchCaseListSyntax, condition: String, to arms: inout [NodeID]) {
    guard enter() else {
      // An arm it must stay: what reads switches counts on its parts.
      let place = range(cases)
      let end = Int(place.upper)
      let text = tooDeep(cases)
      let patterns = tree.add(.patterns, range: place, [text])
      let filter = tree.addEmpty(at: end)
      let body = tree.add(.block, range: ByteRange(end, end))
      arms.append(tree.add(.arm, range: place, [patterns, filter, body]))
      return
    }
    defer { leave() }
    for element in cases {
      switch element {
      case .switchCase(let node):
        let arm = lower(node)
        if !condition.isEmpty {
          prefixSoft(condition, arm)
          tree.mark(arm, .platform)
        }
        arms.append(arm)
      case .ifConfigDecl(let node):
        for (clause, condition) in zip(node.clauses, conditions(of: node)) {
          guard case .switchCases(let cases) = clause.elements else { continue }
          addArms(cases, condition: condition, to: &arms)
        }
      }
    }
  }

  private mutating func lower(_ node: SwitchCaseSyntax) -> NodeID {
    let patterns: NodeID
    let filter: NodeID
    switch node.label {
    case .case(let label):
      let items = label.caseItems.map { (pattern: Optional($0.pattern), filter: $0.whereClause) }
      (patterns, filter) = alternatives(items, at: end(label.caseKeyword))
    case .default(let label):
      let other = tree.add(.default, range: range(label.defaultKeyword))
      patterns = tree.add(.patterns, range: range(label.defaultKeyword), [other])
      filter = empty(after: label.defaultKeyword)
    }
    let body = block(node.statements, at: end(node.label))
    let soft = node.attribute.map(text) ?? ""
    return tree.add(.arm, soft: soft, range: range(node), [patterns, filter, body])
  }

  // MARK: #if

  /// `#if` inside a body.
  mutating func lower(_ node: IfConfigDeclSyntax) -> NodeID {
    guard enter() else { return tooDeep(node) }
    defer { leave() }
    let clauses = lowerClauses(node) { lowering, elements in
      switch elements {
      case .statements(let items): lowering.lower(items)
      case .decls(let members): members.flatMap { lowering.lowerLocally($0.decl) }
      case .postfixExpression(let expression): [lowering.lower(expression)]
      case .switchCases, .attributes: []
      }
    }
    return tree.add(.conditionalCompilation, range: range(node), clauses)
  }

  mutating func lowerClauses(
    _ node: IfConfigDeclSyntax, _ lowerElements: (inout Lowering, IfConfigClauseSyntax.Elements) -> [NodeID]
  ) -> [NodeID] {
    node.clauses.map { clause in
      let children = clause.elements.map { lowerElements(&self, $0) } ?? []
      return tree.add(.clause, clause.condition.map(text) ?? "else", range: range(clause), children)
    }
  }

  /// The condition under which each clause holds; that of `#else` and `#elseif` includes that no earlier one did.
  func conditions(of node: IfConfigDeclSyntax) -> [String] {
    var failed: [String] = []
    return node.clauses.map { clause in
      let own = clause.condition.map { text($0) }
      defer { if let own { failed.append("!(\(own))") } }
      return (failed + [own].compactMap { $0 }).joined(separator: " && ")
    }
  }
}
