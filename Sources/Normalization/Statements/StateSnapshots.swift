// state.name = name                       val current = _state.value
//                                         _state.value = current.copy(name = name)
//
// What a state held at the start is what it holds until somebody changes it; only a function that never waits is sure
// of that. Catalogue B45, C103.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let stateSnapshots = Pass.declarations("snapshots of states") { declaration, tree, vocabulary in
    guard vocabulary.side == .kotlin, declaration.kind == .function, !declaration.modifiers.contains(.async),
      let body = declaration.body, tree.kind(body) == .block
    else { return }
    tree.dropSnapshots(inBlock: body)
  }
}

extension Tree {
  fileprivate mutating func dropSnapshots(inBlock block: NodeID) {
    let statements = Array(children(block))
    var result: [NodeID] = []
    for (index, statement) in statements.enumerated() {
      let rest = statements[(index + 1)...]
      guard kind(statement) == .variable, soft(statement) == "let", let name = boundName(child(statement, 0)),
        isState(child(statement, 2)),
        let update = rest.firstIndex(where: { copies(name, into: child(statement, 2), $0) }),
        !mentions(name, in: Array(rest[(update + 1)...])), !changes(child(statement, 2), in: rest[..<update])
      else {
        result.append(statement)
        continue
      }
      substitute(name, with: child(statement, 2), in: Array(rest[...update]))
    }
    if result.count < statements.count { setChildren(block, result) }
  }

  /// `_state.value`
  private func isState(_ node: NodeID) -> Bool {
    kind(node) == .member && label(node) == "value" && isPath(node) && kind(child(node, 0)) == .name
  }

  /// `_state.value = current.copy(…)`
  private func copies(_ name: String, into state: NodeID, _ statement: NodeID) -> Bool {
    guard kind(statement) == .assign, label(statement) == "=", isSame(child(statement, 0), state),
      calleeName(child(statement, 1)) == "copy", let receiver = callReceiver(child(statement, 1))
    else { return false }
    return isName(receiver, name)
  }

  /// Whether something sets the state itself, or may start what does.
  private func changes(_ state: NodeID, in statements: ArraySlice<NodeID>) -> Bool {
    statements.flatMap { preorder($0) }.contains { node in
      kind(node) == .lambda || kind(node) == .assign && isSame(child(node, 0), state)
    }
  }
}
