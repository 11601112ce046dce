// let step = load(); switch step { case .done: note(step) … }     when (val step = load()) { Step.Done -> note(step) … }
//
// A name that `when` gives its subject stands before it, as Swift would have it. Catalogue C36.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let subjects = Pass.blocks("subjects") { tree, statements, _ in
    statements.flatMap { statement -> [NodeID] in
      guard let node = tree.decision(in: statement), tree.kind(tree.child(node, 0)) == .variable else {
        return [statement]
      }
      let variable = tree.child(node, 0)
      guard let name = tree.boundName(tree.child(variable, 0)), tree.childCount(variable) > 2 else {
        return [statement]
      }
      // What is a name already, or only asked for what its cases carry, needs no other name: see switches.
      if tree.isPath(tree.child(variable, 2)) || tree.isOnlyAsked(name, in: Array(tree.children(node).dropFirst())) {
        return [statement]
      }
      let place = tree.range(tree.child(variable, 0))
      tree.setChild(node, 0, tree.add(.name, name, marks: .synthesized, range: place))
      return [variable, statement]
    }
  }
}

extension Tree {
  /// The `switch` that a statement is, or that gives the value which it returns, assigns or names.
  func decision(in statement: NodeID) -> NodeID? {
    switch kind(statement) {
    case .switch: statement
    case .return, .assign, .variable: lastChild(statement).flatMap { kind($0) == .switch ? $0 : nil }
    default: nil
    }
  }
}
