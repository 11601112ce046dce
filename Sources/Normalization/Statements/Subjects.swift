// let step = load(); switch step { case .done: note(step) … }     when (val step = load()) { Step.Done -> note(step) … }
//
// A name that `when` gives its subject stands before it, as Swift would have it. What `when (find(id)) { null -> … }` asks
// about has no name, but Swift has to give it one to ask whether it is there. Catalogue C36.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let subjects = Pass.blocks("subjects") { tree, statements, _ in
    statements.flatMap { statement -> [NodeID] in
      guard let node = tree.decision(in: statement) else { return [statement] }
      if tree.asksForNull(node) { return [tree.nameSubject(of: node), statement] }
      guard tree.kind(tree.child(node, 0)) == .variable else { return [statement] }
      let variable = tree.child(node, 0)
      guard let name = tree.boundName(tree.child(variable, 0)), tree.childCount(variable) > 2 else {
        return [statement]
      }
      // What is a name already, or only asked for what its cases carry, needs no other name: see switches.
      if tree.isPath(tree.child(variable, 2)) || tree.isOnlyAsked(name, in: Array(tree.children(node).dropFirst())) {
        return [statement]
      }
      tree.ask(name, in: node, range: tree.range(tree.child(variable, 0)))
      return [variable, statement]
    }
  }
}

extension Tree {
  /// Whether a `switch` asks of something that was made for it whether it is there.
  fileprivate func asksForNull(_ node: NodeID) -> Bool {
    let subject = child(node, 0)
    let value = kind(subject) == .variable ? child(subject, 2) : subject
    guard !isEmpty(value), !isPath(value), childCount(node) > 2 else { return false }
    return children(node).dropFirst().contains { arm in kind(arm) == .arm && isArmForNull(arm) }
  }

  /// Whether an arm is for `null` alone.
  func isArmForNull(_ arm: NodeID) -> Bool {
    let patterns = child(arm, 0)
    return childCount(patterns) == 1 && isEmpty(child(arm, 1)) && kind(child(patterns, 0)) == .expressionPattern
      && isNull(child(child(patterns, 0), 0))
  }

  /// Lets a `switch` ask a name.
  ///
  /// - Returns: the variable of that name.
  fileprivate mutating func nameSubject(of node: NodeID) -> NodeID {
    let subject = child(node, 0)
    let place = range(subject)
    let variable: NodeID
    if kind(subject) == .variable {
      variable = subject
    } else {
      let pattern = add(.binding, "subject\(place.lower)", soft: "let", marks: .synthesized, range: place)
      variable = makeVariable(pattern, subject, range: place)
    }
    ask(boundName(child(variable, 0)) ?? "", in: node, range: place)
    return variable
  }

  /// Makes a name the subject of a `switch`.
  fileprivate mutating func ask(_ name: String, in node: NodeID, range: ByteRange) {
    setChild(node, 0, add(.name, name, marks: .synthesized, range: range))
  }

  /// The `switch` that a statement is, or that gives the value which it returns, assigns or names.
  func decision(in statement: NodeID) -> NodeID? {
    switch kind(statement) {
    case .switch: statement
    case .return, .assign, .variable: lastChild(statement).flatMap { kind($0) == .switch ? $0 : nil }
    default: nil
    }
  }
}
