// guard let id = item.id, let data = item.data     if (item.data == null || item.id == null) return
// else { return }
//
// Where nothing is done but to leave, and in one way, it does not matter which of several things is found to be absent
// first.

internal import CodeModel
internal import SourceModel

extension Pass {
  /// After conditions have become exits, before locals are numbered.
  static let absentExitOrder = Pass.blocks("order of exits for what is absent") { tree, statements, _ in
    // `let _ = item.id` only asks whether there is one.
    let statements = statements.filter { !tree.isUnnamedPath($0) }
    var result: [NodeID] = []
    var run: [AbsentExit] = []
    // What the exits of the run have made sure of.
    var known: Set<String> = []
    func close() {
      let sorted = run.count > 1 ? run.sorted { $0.path < $1.path } : run
      result += sorted.flatMap(\.statements)
      run = []
      known = []
    }
    var position = 0
    while position < statements.count {
      guard let exit = tree.absentExit(at: position, in: statements) else {
        close()
        result.append(statements[position])
        position += 1
        continue
      }
      if let first = run.first, !tree.isSame(first.leaving, exit.leaving) || tree.needs(exit, known) { close() }
      run.append(exit)
      known.insert(exit.path)
      if let name = exit.name { known.insert(name) }
      position += exit.statements.count
    }
    close()
    return result
  }
}

/// `if path == nil { leave }`, with the variable that is filled with the path right before.
private struct AbsentExit {
  var statements: [NodeID]
  /// As text, by which exits are ordered.
  var path: String
  var subject: NodeID
  var name: String?
  var leaving: NodeID
}

extension Tree {
  fileprivate func absentExit(at position: Int, in statements: [NodeID]) -> AbsentExit? {
    let first = statements[position]
    if kind(first) == .variable {
      guard soft(first) == "let", let name = boundName(child(first, 0)), isPath(child(first, 2)),
        position + 1 < statements.count, let exit = leaving(statements[position + 1]), isName(exit.subject, name)
      else { return nil }
      return AbsentExit(
        statements: [first, statements[position + 1]], path: pathText(child(first, 2)), subject: child(first, 2),
        name: name, leaving: exit.block)
    }
    guard let exit = leaving(first), isPath(exit.subject) else { return nil }
    return AbsentExit(statements: [first], path: pathText(exit.subject), subject: exit.subject, leaving: exit.block)
  }

  fileprivate func isUnnamedPath(_ statement: NodeID) -> Bool {
    kind(statement) == .variable && kind(child(statement, 0)) == .wildcard && isPath(child(statement, 2))
  }

  /// What is asked by an `if` that leaves where it is nothing, and how it leaves.
  private func leaving(_ statement: NodeID) -> (subject: NodeID, block: NodeID)? {
    guard kind(statement) == .if, isEmpty(child(statement, 2)), let test = nullTest(child(statement, 0)), test.isNull,
      let last = lastChild(child(statement, 1)), [.return, .throw, .continue, .break].contains(kind(last))
    else { return nil }
    return (test.subject, child(statement, 1))
  }

  /// Whether an exit asks for something that one of those before has made sure of.
  fileprivate func needs(_ exit: AbsentExit, _ known: Set<String>) -> Bool {
    if known.isEmpty { return false }
    return preorder(exit.subject).contains { known.contains(pathText($0)) }
      || exit.statements.contains { preorder($0).contains { kind($0) == .name && known.contains(label($0)) } }
  }

  private func pathText(_ path: NodeID) -> String {
    let head = kind(path) == .member ? pathText(child(path, 0)) + "." : ""
    return head + canonicalName(label(path))
  }
}
