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
    /// What has been declared so far in the block.
    var locals: Set<String> = []
    var position = 0
    while position < result.count {
      let statement = result[position]
      position += 1
      if tree.kind(statement) == .variable, let name = tree.boundName(tree.child(statement, 0)) { locals.insert(name) }
      if let exit = KnownTest(statement, &tree) { tree.forget(exit, in: &result, from: position, locals) }
    }
    return result
  }
}

/// What an exit has made sure of: `item != null`, `isOpen`, `!isOpen`.
private struct KnownTest {
  var test: NodeID
  var name: String

  init?(_ exit: NodeID, _ tree: inout Tree) {
    guard tree.kind(exit) == .if, tree.isEmpty(tree.child(exit, 2)), tree.isExit(tree.child(exit, 1)) else {
      return nil
    }
    name = tree.nameAsked(in: tree.child(exit, 0))
    if name.isEmpty { return nil }
    test = tree.negated(tree.child(exit, 0))
  }
}

/// So many statements behind an exit are looked at.
private let reach = 20

extension Tree {
  /// Does not ask again what an exit has made sure of.
  fileprivate mutating func forget(
    _ known: KnownTest, in statements: inout [NodeID], from start: Int, _ locals: Set<String>
  ) {
    for later in start..<min(statements.count, start + reach) {
      // What is no local may be another thing as soon as anything else has run.
      if later > start, !locals.contains(known.name) || isReassigned(known.name, in: [statements[later - 1]]) { return }
      guard kind(statements[later]) == .if else { continue }
      if isSame(child(statements[later], 0), known.test), isEmpty(child(statements[later], 2)) {
        // What follows would run as well.
        guard later == statements.count - 1 || !isExit(child(statements[later], 1)) else { return }
        statements.replaceSubrange(later...later, with: self.statements(child(statements[later], 1)))
        return
      }
      drop(known.test, fromTestOf: statements[later])
    }
  }

  /// The name of which a condition asks one thing; empty where it asks more.
  fileprivate func nameAsked(in test: NodeID) -> String {
    switch kind(test) {
    case .name: label(test)
    case .prefix where label(test) == "!": nameAsked(in: child(test, 0))
    case .binary where ["==", "!="].contains(label(test)) && isNull(child(test, 1)):
      kind(child(test, 0)) == .name ? label(child(test, 0)) : ""
    default: ""
    }
  }

  /// Takes what is known out of a conjunction.
  fileprivate mutating func drop(_ known: NodeID, fromTestOf statement: NodeID) {
    let tests = operands(of: "&&", child(statement, 0))
    let rest = tests.filter { !isSame($0, known) }
    guard rest.count < tests.count, let test = conjunction(rest) else { return }
    setChild(statement, 0, test)
  }
}
