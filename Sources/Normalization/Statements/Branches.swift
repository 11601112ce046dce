// c ? a : b                        if (c) a else b
// if a || b { return }             if (a) return; if (b) return
//
// One shape for branching. Catalogue P18, P19, P21, C31–C34.

internal import CodeModel
internal import SourceModel

extension Pass {
  /// `rows.takeIf { it.isNotEmpty() }` is `rows.isEmpty ? nil : rows`, where nothing is asked of what is left.
  static let takenValues = Pass.nodes("taken values", on: [.call]) { tree, node, _ in
    guard let taken = tree.taken(node), tree.isPath(taken.value) || tree.isLiteral(taken.value) else { return }
    let test = tree.makeTest(of: taken, about: taken.value)
    let null = tree.add(.null, marks: .synthesized, range: tree.range(taken.lambda))
    tree.replace(node, .ternary, [test, tree.deepCopy(taken.value), null])
  }

  /// The conditional operator becomes `if`; branches become blocks.
  static let ternaries = Pass.nodes("ternaries", on: [.ternary, .if]) { tree, node, _ in
    switch tree.kind(node) {
    case .ternary:
      let parts = Array(tree.children(node))
      let then = tree.makeBlock([parts[1]], at: tree.range(parts[1]))
      let otherwise = tree.makeBlock([parts[2]], at: tree.range(parts[2]))
      tree.replace(node, .if, [parts[0], then, otherwise])
    case .if:
      for position in [1, 2] {
        let branch = tree.child(node, position)
        if tree.kind(branch) != .block, tree.kind(branch) != .empty, !(position == 2 && tree.kind(branch) == .if) {
          tree.setChild(node, position, tree.makeBlock([branch], at: tree.range(branch)))
        }
      }
      // `else { if … }` is `else if …`; an empty `else` is none.
      let otherwise = tree.child(node, 2)
      if tree.kind(otherwise) == .block {
        let statements = Array(tree.children(otherwise))
        if statements.isEmpty {
          tree.setChild(node, 2, tree.addEmpty(at: Int(tree.range(otherwise).lower)))
        } else if statements.count == 1, tree.kind(statements[0]) == .if {
          tree.setChild(node, 2, statements[0])
        }
      }
      tree.joinNestedIf(node)
    default: break
    }
  }

  /// Negations move inwards until they meet something that cannot be turned around.
  static let negations = Pass.nodes("negations", on: [.prefix]) { tree, node, _ in
    guard tree.label(node) == "!" else { return }
    let operand = tree.child(node, 0)
    let turned = tree.negated(operand)
    if tree.kind(turned) != .prefix || tree.child(turned, 0) != operand {
      tree.become(node, turned, keepingRange: true)
    }
  }

  /// `if a || b { exit }` becomes two exits; what follows `else`-less exits stays flat.
  static let exits = Pass.blocks("exits") { tree, statements, _ in
    var result: [NodeID] = []
    var waiting = Array(statements.reversed())
    while let statement = waiting.popLast() {
      guard tree.kind(statement) == .if, tree.isExit(tree.child(statement, 1)) else {
        result.append(statement)
        continue
      }
      let otherwise = tree.child(statement, 2)
      let condition = tree.child(statement, 0)
      if tree.kind(condition) == .binary, tree.label(condition) == "||", tree.isShort(tree.child(statement, 1)) {
        for (index, part) in tree.operands(of: "||", condition).enumerated() {
          let body = index == 0 ? tree.child(statement, 1) : tree.deepCopy(tree.child(statement, 1))
          result.append(tree.makeIf(part, then: body, range: tree.range(statement)))
        }
      } else if tree.isEmpty(otherwise) {
        result.append(statement)
      } else {
        result.append(tree.makeIf(condition, then: tree.child(statement, 1), range: tree.range(statement)))
      }
      // What stood behind `else` is looked at in its turn.
      waiting += tree.statements(otherwise).reversed()
    }
    return result
  }

  /// `x = when (e) { A -> return; B -> b }` sets `x` only where something is given. `x = try { a } catch (e: E) { b }`
  /// sets it in the blocks, as Swift does.
  static let branchExits = Pass.blocks("exits of branches") { tree, statements, _ in
    statements.flatMap { statement -> [NodeID] in
      let isVariable = tree.kind(statement) == .variable
      guard isVariable || tree.kind(statement) == .assign && tree.label(statement) == "=" else { return [statement] }
      let value = tree.child(statement, isVariable ? 2 : 1)
      if !isVariable, tree.isPath(tree.child(statement, 0)), tree.givesOrLeaves(attempt: value) {
        tree.pushAssignment(value, to: tree.child(statement, 0))
        return [value]
      }
      guard tree.kind(value) == .switch || tree.kind(value) == .if && !isVariable, tree.leavesSomewhere(value) else {
        return [statement]
      }
      if !isVariable {
        tree.pushAssignment(value, to: tree.child(statement, 0))
        return [value]
      }
      guard let name = tree.boundName(tree.child(statement, 0)) else { return [statement] }
      let target = tree.add(.name, name, marks: .synthesized, range: tree.range(tree.child(statement, 0)))
      tree.pushAssignment(value, to: target)
      tree.setChild(statement, 2, tree.addEmpty(at: Int(tree.range(value).lower)))
      return [statement, value]
    }
  }

  /// `let x: T; if c { x = a } else { x = b }` becomes `let x = if c { a } else { b }`, and so for assignments.
  static let lifts = Pass.blocks("assignment lifting") { tree, statements, _ in
    var result: [NodeID] = []
    for statement in statements {
      guard tree.kind(statement) == .if || tree.kind(statement) == .switch,
        let target = tree.commonTarget(statement)
      else {
        result.append(statement)
        continue
      }
      let targetCopy = tree.deepCopy(target)
      tree.stripAssignments(statement)
      if let last = result.last, tree.kind(last) == .variable, tree.isEmpty(tree.child(last, 2)),
        tree.kind(targetCopy) == .name, tree.boundName(tree.child(last, 0)) == tree.label(targetCopy)
      {
        tree.setChild(last, 2, statement)
        tree.setRange(last, tree.range(last).union(tree.range(statement)))
      } else {
        result.append(
          tree.add(.assign, "=", marks: .synthesized, range: tree.range(statement), [targetCopy, statement]))
      }
    }
    return result
  }
}

extension Tree {
  /// The target that every branch assigns as its only statement; `nil` unless all do and a branch always runs.
  func commonTarget(_ statement: NodeID) -> NodeID? {
    var target: NodeID?
    var isSet = false
    for leaf in branchBlocks(statement) {
      guard let leaf, childCount(leaf) == 1, let only = children(leaf).first, kind(only) == .assign else { return nil }
      if let known = target, !isSame(known, child(only, 0)) { return nil }
      target = child(only, 0)
      isSet = isSet || label(only) == "="
    }
    // What every branch adds to stays where it is added.
    return isSet ? target : nil
  }

  /// The blocks of an `if` chain or a `switch`; a `nil` among them stands for a branch that is not there.
  private func branchBlocks(_ statement: NodeID) -> [NodeID?] {
    switch kind(statement) {
    case .if:
      let otherwise = child(statement, 2)
      let rest: [NodeID?] =
        switch kind(otherwise) {
        case .if: branchBlocks(otherwise)
        case .block: [otherwise]
        default: [nil]
        }
      return [child(statement, 1)] + rest
    case .switch: return children(statement).dropFirst().map { child($0, 2) }
    case .do: return children(statement).map { kind($0) == .catch ? lastChild($0) : $0 }
    default: return [nil]
    }
  }

  /// Whether a value is tried for, and the attempt and all handlers give one or leave. What is done finally would come
  /// behind an assignment that is made in them.
  fileprivate func givesOrLeaves(attempt value: NodeID) -> Bool {
    guard kind(value) == .do, childCount(value) > 1, children(value).dropFirst().allSatisfy({ kind($0) == .catch })
    else { return false }
    return branchBlocks(value).allSatisfy { block in
      guard let block, kind(block) == .block, let last = lastChild(block) else { return false }
      // What is done finally inside would get the assignment, too.
      if kind(last) == .do { return givesOrLeaves(attempt: last) }
      return isExit(last) || isBranching(last) || isExpression(last)
    }
  }

  /// Whether some branches leave, at their end or before it, and at least one gives a value.
  fileprivate func leavesSomewhere(_ statement: NodeID) -> Bool {
    let leaves = branchBlocks(statement).map { $0.flatMap { lastChild($0) } }
    let givesOrLeaves = leaves.allSatisfy {
      $0.map { isExit($0) || isExpression($0) || kind($0) == .if || kind($0) == .switch } ?? false
    }
    guard givesOrLeaves else { return false }
    let leavesBefore = branchBlocks(statement).contains { $0.map { mayLeaveInside($0) } ?? false }
    return (leavesBefore || leaves.contains { $0.map { isExit($0) } ?? false })
      && leaves.contains { $0.map { !isExit($0) } ?? false }
  }

  /// Whether a block leaves in some case before its end.
  private func mayLeaveInside(_ block: NodeID) -> Bool {
    children(block).dropLast().contains { kind($0) == .if && isExit(child($0, 1)) }
  }

  fileprivate mutating func pushAssignment(_ statement: NodeID, to target: NodeID) {
    for case let block? in branchBlocks(statement) {
      guard let last = lastChild(block), !isExit(last) else { continue }
      if isBranching(last) {
        pushAssignment(last, to: target)
        continue
      }
      let assignment = add(
        .assign, "=", marks: .synthesized, range: range(last), [deepCopy(target), last])
      setChild(block, childCount(block) - 1, assignment)
    }
  }

  fileprivate mutating func stripAssignments(_ statement: NodeID) {
    for case let block? in branchBlocks(statement) {
      let assignment = child(block, 0)
      var value = child(assignment, 1)
      if label(assignment) != "=" {
        value = makeBinary(String(label(assignment).dropLast()), deepCopy(child(assignment, 0)), value)
      }
      setChildren(block, [value])
    }
  }

  /// `if a { if b { … } }` asks for both.
  fileprivate mutating func joinNestedIf(_ node: NodeID) {
    let then = child(node, 1)
    guard isEmpty(child(node, 2)), kind(then) == .block, childCount(then) == 1 else { return }
    let inner = child(then, 0)
    guard kind(inner) == .if, isEmpty(child(inner, 2)), isTest(child(node, 0)), isTest(child(inner, 0)) else { return }
    setChildren(node, [makeBinary("&&", child(node, 0), child(inner, 0)), child(inner, 1), child(node, 2)])
  }

  /// Whether a condition is an expression, not one that binds something.
  private func isTest(_ condition: NodeID) -> Bool {
    switch kind(condition) {
    case .conditions, .optionalBinding, .patternCondition, .availability: false
    default: true
    }
  }
}
