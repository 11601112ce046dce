// guard found != nil else { return }     if (found == null) return
// if let item = found, isOpen { … }      if (isOpen) { … }
//
// if !isOpen { note(); return }          if (isOpen) show() else note()
// if isOpen { show() }
//
// What an exit has made sure of need not be asked again.

internal import CodeModel
internal import SourceModel

extension Pass {
  /// Before exits are split and locals are numbered.
  static let knownTests = Pass.blocks("tests of what is known") { tree, statements, _ in
    var result = statements
    var position = 0
    while position < result.count {
      let exit = result[position]
      position += 1
      guard tree.kind(exit) == .if, tree.isEmpty(tree.child(exit, 2)), tree.isExit(tree.child(exit, 1)),
        tree.isAboutLocal(tree.child(exit, 0))
      else { continue }
      let known = tree.negated(tree.child(exit, 0))
      let rest = position
      for later in rest..<result.count where tree.kind(result[later]) == .if {
        guard later == rest || tree.isKept(tree.nameAsked(in: known), in: result, since: rest, until: later) else {
          break
        }
        if tree.isSame(tree.child(result[later], 0), known), tree.isEmpty(tree.child(result[later], 2)) {
          // What follows would run as well.
          guard later == result.count - 1 || !tree.isExit(tree.child(result[later], 1)) else { break }
          result.replaceSubrange(later...later, with: tree.statements(tree.child(result[later], 1)))
          break
        }
        tree.drop(known, fromTestOf: result[later])
      }
    }
    return result
  }
}

extension Tree {
  /// Whether a condition asks one thing of one name: `item == null`, `isOpen`, `!isOpen`.
  fileprivate func isAboutLocal(_ test: NodeID) -> Bool { !nameAsked(in: test).isEmpty }

  fileprivate func nameAsked(in test: NodeID) -> String {
    switch kind(test) {
    case .name: label(test)
    case .prefix where label(test) == "!": nameAsked(in: child(test, 0))
    case .binary where ["==", "!="].contains(label(test)) && isNull(child(test, 1)):
      kind(child(test, 0)) == .name ? label(child(test, 0)) : ""
    default: ""
    }
  }

  /// Whether nothing between two statements can change what a name stands for: it is a local's, and keeps its value.
  fileprivate func isKept(_ name: String, in statements: [NodeID], since start: Int, until end: Int) -> Bool {
    statements[..<start].contains { kind($0) == .variable && boundName(child($0, 0)) == name }
      && !isReassigned(name, in: statements[start..<end])
  }

  /// Takes what is known out of a conjunction.
  fileprivate mutating func drop(_ known: NodeID, fromTestOf statement: NodeID) {
    let tests = operands(of: "&&", child(statement, 0))
    let rest = tests.filter { !isSame($0, known) }
    guard rest.count < tests.count, let test = conjunction(rest) else { return }
    setChild(statement, 0, test)
  }
}
