// let user = try await api.get(id)     val user = withContext(Dispatchers.IO) { api.get(id) }
// return Profile(user)                 return withContext(Dispatchers.IO) { …; return@withContext Profile(user) }
//
// Calls of wrappers that only say where their closure runs give way to what the closure does; calls that only log go, and
// so does what does nothing. Catalogue B57, C100, C150, C154, D332.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let wrappers = Pass.blocks("wrappers and logging") { tree, statements, vocabulary in
    statements.flatMap { statement -> [NodeID] in
      if tree.doesNothing(statement) { return [] }
      if tree.kind(statement) == .call, vocabulary.isLogging(statement, tree) { return [] }
      // `return logger.debug(…)` leaves, and says so.
      if tree.kind(statement) == .return, let value = tree.lastChild(statement), tree.kind(value) == .call,
        vocabulary.isLogging(value, tree)
      {
        tree.setChildren(statement, [])
      }
      guard let holder = tree.wrapperHolder(statement, vocabulary) else { return [statement] }
      return tree.unwrapped(statement, holder)
    }
  }

  /// A wrapper that computes one value is that value, wherever it stands.
  static let wrappedValues = Pass.nodes("wrapped values", on: [.call]) { tree, node, vocabulary in
    // What stands between a stream and its readers: `queries.removeDuplicates().eraseToAnyPublisher()`.
    if let name = tree.calleeName(node), vocabulary.views.contains(name), tree.childCount(node) == 1,
      let viewed = tree.callReceiver(node), tree.kind(viewed) == .call
    {
      return tree.become(node, viewed, keepingRange: true)
    }
    guard let body = tree.wrappedBody(node, vocabulary), tree.childCount(body) == 1 else { return }
    let value = tree.child(body, 0)
    guard tree.isExpression(value), !tree.isExit(value) else { return }
    tree.become(node, value, keepingRange: true)
  }
}

extension Tree {
  /// The body of the closure that a wrapper runs.
  fileprivate func wrappedBody(_ call: NodeID, _ vocabulary: Vocabulary) -> NodeID? {
    guard kind(call) == .call, let name = calleeName(call),
      vocabulary.wrappers.contains(name) || isOfType(callReceiver(call), name, vocabulary),
      let lambda = argumentValues(call).last, kind(lambda) == .lambda, lambdaParameters(lambda).isEmpty
    else { return nil }
    return lambdaBody(lambda)
  }

  /// `MainActor.run`: a type's own function.
  private func isOfType(_ receiver: NodeID?, _ name: String, _ vocabulary: Vocabulary) -> Bool {
    guard let receiver, kind(receiver) == .name else { return false }
    return vocabulary.wrappers.contains("\(label(receiver)).\(name)")
  }

  /// What a statement does with what a wrapper gives, and the closure's body.
  fileprivate func wrapperHolder(_ statement: NodeID, _ vocabulary: Vocabulary) -> (call: NodeID, body: NodeID)? {
    let call: NodeID? =
      switch kind(statement) {
      case .call: statement
      case .return where childCount(statement) == 1: child(statement, 0)
      case .variable where childCount(statement) > 2: child(statement, 2)
      default: nil
      }
    guard let call, let body = wrappedBody(call, vocabulary) else { return nil }
    return (call, body)
  }

  /// The statements of a wrapper's closure, the last of which does with its value what was done with the wrapper's.
  fileprivate mutating func unwrapped(_ statement: NodeID, _ holder: (call: NodeID, body: NodeID)) -> [NodeID] {
    var statements = Array(children(holder.body))
    if kind(statement) == .call { return statements }
    guard var last = statements.popLast() else { return [statement] }
    let isReturn = kind(statement) == .return
    let leaving = preorder(holder.body).filter { kind($0) == .return }
    if isReturn, let name = calleeName(holder.call) {
      for node in leaving where soft(node) == name { setSoft(node, "") }
    } else if leaving.contains(where: { $0 != last }) {
      return [statement]
    }
    if kind(last) == .return, childCount(last) == 1 { last = child(last, 0) }
    guard isExpression(last) || isReturn && isBranching(last), !isExit(last) else {
      return isReturn ? statements + [last] : [statement]
    }
    setChild(statement, isReturn ? 0 : 2, last)
    return statements + [statement]
  }
}

extension Tree {
  /// Whether a statement gives the value of nothing, only makes room, or only asks, as an `if` does whose branches did
  /// nothing but log.
  func doesNothing(_ statement: NodeID) -> Bool {
    if kind(statement) == .name && label(statement) == "Unit" { return true }
    if kind(statement) == .tuple && childCount(statement) == 0 { return true }
    if onlyMakesRoom(statement) { return true }
    if kind(statement) == .conditionalCompilation { return children(statement).allSatisfy { childCount($0) == 0 } }
    guard kind(statement) == .if, isEmptyBranch(child(statement, 1)), isEmptyBranch(child(statement, 2)) else {
      return false
    }
    return onlyAsks(child(statement, 0))
  }

  /// Whether a condition does nothing but ask: it calls what is a question by its name, changes nothing, never leaves.
  func onlyAsks(_ condition: NodeID) -> Bool {
    !preorder(condition).contains { node in
      switch kind(node) {
      case .call: !asks(child(node, 0))
      case .name, .member: marks(node).contains(.called) && !asks(node)
      // What a condition binds, the other side may bind before it.
      case .try, .await, .index, .optionalBinding, .return, .throw, .break, .continue: true
      case .prefix, .postfix: ["++", "--"].contains(label(node))
      default: false
      }
    }
  }

  /// `isEmpty()`, `hasItems`, `shouldLog(level)`: asks, and does nothing, unlike `issueTicket()`.
  private func asks(_ name: NodeID) -> Bool {
    let spelling = soft(name).isEmpty ? label(name) : soft(name)
    guard [.name, .member].contains(kind(name)), let verb = words(of: spelling).first else { return false }
    return Self.questions.contains(verb)
  }

  private static let questions: Set<String> = ["allows", "are", "can", "contains", "has", "is", "may", "should"]

  /// `rows.reserveCapacity(count)` only says how much is to come.
  private func onlyMakesRoom(_ statement: NodeID) -> Bool {
    guard let name = calleeName(statement), let receiver = callReceiver(statement) else { return false }
    return ["reserveCapacity", "ensureCapacity"].contains(name) && isPath(receiver) && childCount(statement) == 2
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
