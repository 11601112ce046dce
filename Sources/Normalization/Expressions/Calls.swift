// view.isReady()     view.isReady          callback.invoke(x)     callback(x)
//
// Catalogue C21, C77, C84, D005 and "zero-arg method ≡ property".

internal import CodeModel
internal import SourceModel

extension Pass {
  static let calls = Pass.nodes("calls") { tree, node, _ in
    switch tree.kind(node) {
    case .call:
      // The type arguments of a call are inferred or written, as the language needs it.
      let callee = tree.child(node, 0)
      if tree.kind(callee) == .specialization { tree.setChild(node, 0, tree.child(callee, 0)) }
      if tree.calledName(node) == "Void", tree.childCount(node) == 1, tree.callReceiver(node) == nil {
        return tree.replace(node, .tuple, [])
      }
      if tree.calledName(node) == "invoke", let receiver = tree.callReceiver(node), !isTypeReceiver(receiver, tree) {
        tree.setChild(node, 0, receiver)
      }
    case .name where tree.label(node) == "Unit":
      // The only value of no value: `()`, `Void()`.
      tree.replace(node, .tuple, [])
    case .specialization:
      tree.become(node, tree.child(node, 0))
    default: break
    }
  }

  /// A call without arguments and a property read are one; which it was stays as a mark.
  static let emptyCalls = Pass.nodes("empty calls") { tree, node, _ in
    guard tree.kind(node) == .call, tree.childCount(node) == 1 else { return }
    let callee = tree.child(node, 0)
    guard tree.kind(callee) == .member || tree.kind(callee) == .name, !tree.marks(callee).contains(.local) else {
      return
    }
    let marks = tree.marks(node)
    tree.become(node, callee, keepingRange: true)
    tree.mark(node, marks.union(.called))
  }

  /// Calls of wrappers that only say where their closure runs give way to what the closure does, when they are all a
  /// body does; calls that only log go. Catalogue C100, C150, C154, D332.
  static let wrappers = Pass.blocks("wrappers and logging") { tree, statements, vocabulary in
    statements.flatMap { statement -> [NodeID] in
      if tree.doesNothing(statement) { return [] }
      guard tree.kind(statement) == .call else { return [statement] }
      if vocabulary.isLogging(statement, tree) { return [] }
      if let name = tree.calledName(statement), vocabulary.wrappers.contains(name),
        let lambda = tree.argumentValues(statement).last, tree.kind(lambda) == .lambda,
        tree.lambdaParameters(lambda).isEmpty, let body = tree.lambdaBody(lambda)
      {
        return Array(tree.children(body))
      }
      return [statement]
    }
  }

  /// A logger that is handed on says nothing about what is done: `ask(request, logger: logger)` is `ask(request)`.
  static let handedLoggers = Pass.nodes("handed loggers") { tree, node, vocabulary in
    guard let name = tree.calledName(node), !isTypeName(name), !isTypeName(tree.soft(tree.child(node, 0))),
      name != "init", !vocabulary.isLogger(name)
    else { return }
    let arguments = tree.arguments(node)
    let kept = arguments.filter { argument in
      if !tree.soft(argument).isEmpty { return !vocabulary.isLogger(tree.soft(argument)) }
      let value = tree.child(argument, 0)
      return arguments.count == 1 || !tree.isPath(value) || words(of: tree.label(value)).count != 1
        || !vocabulary.isLogger(tree.label(value))
    }
    if kept.count < arguments.count { tree.setChildren(node, [tree.child(node, 0)] + kept) }
  }

  private static func isTypeReceiver(_ node: NodeID, _ tree: Tree) -> Bool {
    tree.kind(node) == .name && isTypeName(tree.label(node))
  }
}

extension Tree {
  /// Whether a statement only asks, as an `if` does whose branches did nothing but log.
  func doesNothing(_ statement: NodeID) -> Bool {
    if kind(statement) == .conditionalCompilation { return children(statement).allSatisfy { childCount($0) == 0 } }
    guard kind(statement) == .if, isEmptyBranch(child(statement, 1)), isEmptyBranch(child(statement, 2)) else {
      return false
    }
    // What a condition binds, the other side may bind before it.
    return !preorder(child(statement, 0)).contains { node in
      switch kind(node) {
      case .call: !isQuestion(child(node, 0)) || childCount(node) > 1
      case .name, .member: marks(node).contains(.called) && !isQuestion(node)
      case .try, .await, .index, .optionalBinding: true
      default: false
      }
    }
  }

  /// `isEmpty`, `hasItems`: asks, and does nothing, with parentheses or without.
  private func isQuestion(_ name: NodeID) -> Bool {
    let key = canonicalName(label(name))
    return key.hasPrefix("is") || key.hasPrefix("has")
  }

  private func isEmptyBranch(_ branch: NodeID) -> Bool {
    switch kind(branch) {
    case .empty: true
    case .block: childCount(branch) == 0
    case .if: doesNothing(branch)
    default: false
    }
  }
}
