// guard isOpen else { return }     if (isOpen) log.debug("open")
// log.debug("open")
//
// if names.isEmpty { return }           for (name in names) greet(name)
// for name in names { greet(name) }
//
// To leave where nothing is left to do does nothing. Such an exit stays, as the counterpart of one behind which only
// the other side does something; where the other side has none, it is no news. Catalogue C150.

internal import CodeModel
internal import SourceModel

extension Pass {
  /// At the end of a member's body.
  static let idleExits = Pass.declarations("idle exits") { declaration, tree, _ in
    for body in [declaration.body] + declaration.accessors.map(\.body) {
      if let body { tree.markIdleExits(atEndOf: body) { tree, exit in tree.leavesFunction(exit) } }
    }
  }

  /// At the end of a closure, a local function and a loop.
  static let innerIdleExits = Pass.nodes(
    "idle exits inside", on: [.call, .lambda, .declaration, .accessor, .for, .while, .doWhile]
  ) { tree, node, _ in
    switch tree.kind(node) {
    case .lambda:
      if let body = tree.lambdaBody(node) {
        tree.markIdleExits(atEndOf: body) { tree, exit in tree.leavesClosure(exit, of: "closure") }
      }
    case .call:
      // `return@launch` leaves the closure that `launch` is handed.
      guard let name = tree.calleeName(node) else { return }
      for lambda in tree.argumentValues(node) where tree.kind(lambda) == .lambda {
        if let body = tree.lambdaBody(lambda) {
          tree.markIdleExits(atEndOf: body) { tree, exit in tree.leavesClosure(exit, of: name) }
        }
      }
    case .declaration, .accessor:
      if let body = tree.lastChild(node) {
        tree.markIdleExits(atEndOf: body) { tree, exit in tree.leavesFunction(exit) }
      }
    default:
      for body in tree.children(node) where tree.kind(body) == .block {
        tree.markIdleExits(atEndOf: body) { tree, exit in tree.kind(exit) == .continue && tree.label(exit).isEmpty }
      }
    }
  }
}

extension Tree {
  /// Tells the comparison which exits at the end of a block, or of the branches that it ends with, only ask.
  ///
  /// - Parameter leaves: whether a statement without a value leaves what the block is the body of, and nothing more.
  fileprivate mutating func markIdleExits(atEndOf block: NodeID, where leaves: (Tree, NodeID) -> Bool) {
    guard kind(block) == .block else { return }
    var loop: NodeID?
    for statement in Array(children(block)).reversed() {
      switch kind(statement) {
      case .if where isIdleExit(statement, leaves) && loop.map { isOfNothing($0, after: statement) } ?? true:
        if soft(statement).isEmpty { setSoft(statement, Self.idleExit) }
        continue
      case .for where loop == nil:
        loop = statement
        continue
      case _ where loop != nil: break
      case .if:
        markIdleExits(atEndOf: child(statement, 1), where: leaves)
        markIdleExits(atEndOf: child(statement, 2), where: leaves)
      case .switch:
        for arm in Array(children(statement)).dropFirst() where kind(arm) == .arm {
          markIdleExits(atEndOf: child(arm, 2), where: leaves)
        }
      case .do:
        for handler in Array(children(statement)) where kind(handler) == .catch {
          guard let body = lastChild(handler) else { continue }
          dropIdleExit(atEndOf: body, where: leaves)
          markIdleExits(atEndOf: body, where: leaves)
        }
      default: break
      }
      return
    }
  }

  /// A handler that goes on where it would go on anyway: `catch (e: IOException) { failed = true; continue }`.
  private mutating func dropIdleExit(atEndOf block: NodeID, where leaves: (Tree, NodeID) -> Bool) {
    guard kind(block) == .block, let last = lastChild(block), childCount(last) == 0,
      leaves(self, last)
    else { return }
    setChildren(block, children(block).dropLast())
  }

  private static let idleExit = "idle"

  private func isIdleExit(_ statement: NodeID, _ leaves: (Tree, NodeID) -> Bool) -> Bool {
    let branch = statements(child(statement, 1))
    return branch.count == 1 && childCount(branch[0]) == 0 && leaves(self, branch[0])
      && isEmpty(child(statement, 2)) && onlyAsks(child(statement, 0)) && !callsOwn(child(statement, 0))
  }

  /// Whether a loop has nothing to run over where an exit before it is taken: `if names.isEmpty { return }`.
  private func isOfNothing(_ loop: NodeID, after exit: NodeID) -> Bool {
    let condition = child(exit, 0)
    guard kind(condition) == .member, canonicalName(label(condition)) == "isempty", childCount(loop) > 1 else {
      return false
    }
    return isSame(child(condition, 0), child(loop, 1))
  }

  /// Whether an expression calls a function of its own type or file, which may do more than its name says.
  private func callsOwn(_ expression: NodeID) -> Bool {
    preorder(expression).contains { node in
      guard kind(node) == .call else { return false }
      let callee = child(node, 0)
      return kind(callee) != .member || kind(child(callee, 0)) == .self
    }
  }

  fileprivate func leavesFunction(_ exit: NodeID) -> Bool { kind(exit) == .return && soft(exit).isEmpty }

  fileprivate func leavesClosure(_ exit: NodeID, of name: String) -> Bool {
    kind(exit) == .return && soft(exit) == name
  }
}
