// try { load() } finally { active.remove(node) }     try { load(); done.add(node) } finally { active.remove(node) }
// done.add(node)
//
// A `defer` runs at the end of its block, a `finally` often a few statements before. Where what is done last and those
// statements have nothing to do with each other, it is the same. Catalogue P34, C139.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let finallyTails = Pass.blocks("what follows a finally") { tree, statements, _ in
    guard let index = statements.indices.dropLast().last(where: { tree.isOnlyFinished(statements[$0]) }) else {
      return statements
    }
    let rest = statements[(index + 1)...]
    guard let owners = tree.owners(in: tree.child(statements[index], 1)), tree.askOthersOnly(rest, than: owners) else {
      return statements
    }
    let tried = tree.child(statements[index], 0)
    tree.setChildren(tried, Array(tree.children(tried)) + rest)
    return Array(statements[...index])
  }
}

extension Tree {
  /// Whether a statement is an attempt without handlers that may go on behind it.
  fileprivate func isOnlyFinished(_ statement: NodeID) -> Bool {
    guard kind(statement) == .do, childCount(statement) == 2, kind(child(statement, 1)) == .finally else {
      return false
    }
    return kind(child(statement, 0)) == .block && !isExit(child(statement, 0))
  }

  /// The names whose objects a `finally` asks for something; `nil` where it does more, such as to open a lock.
  fileprivate func owners(in finally: NodeID) -> Set<String>? {
    guard let block = lastChild(finally) else { return nil }
    var owners: Set<String> = []
    for statement in statements(block) {
      guard kind(statement) == .call, let function = calleeName(statement), !Tree.openers.contains(function),
        let receiver = callReceiver(statement), kind(receiver) == .name
      else { return nil }
      owners.insert(label(receiver))
    }
    return owners
  }

  /// Functions that let others in.
  private static let openers: Set<String> = ["unlock", "signal", "release", "leave", "countDown"]

  /// Whether statements ask neither these objects nor a function that may do so.
  fileprivate func askOthersOnly(_ statements: ArraySlice<NodeID>, than owners: Set<String>) -> Bool {
    statements.allSatisfy { statement in
      preorder(statement).allSatisfy { node in
        switch kind(node) {
        case .name, .member: !owners.contains(label(node))
        case .call: kind(child(node, 0)) == .member
        case .self: false
        default: true
        }
      }
    }
  }
}
