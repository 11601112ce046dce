// items.append(item)     items = items.toMutableList().apply { add(item) }
//
// val edited = items.toMutableList(); edited.add(item); items = edited
//
// Kotlin changes a copy of a list that cannot change and keeps that instead; Swift's list is a value, and changes where it
// stands. Catalogue C103, D098.

internal import CodeModel
internal import SourceModel

extension Pass {
  /// After `scopeFunctions`, which writes out what `apply` does to the copy.
  static let editedCopies = Pass.nodes("edited copies", on: [.block], ofSide: .kotlin) { tree, node in
    while tree.editInPlace(node) {}
  }
}

private let copyMakers: Set<String> = ["toMutableList", "toMutableMap", "toMutableSet"]

extension Tree {
  /// Changes the original where a copy of it is changed only to take its place; `false` where there is no such copy.
  fileprivate mutating func editInPlace(_ block: NodeID) -> Bool {
    let statements = Array(children(block))
    for (start, variable) in statements.enumerated() {
      guard kind(variable) == .variable, let name = boundName(child(variable, 0)),
        let original = copied(by: child(variable, 2)),
        let end = statements[(start + 1)...].firstIndex(where: { keeps(name, in: original, $0) })
      else { continue }
      let edits = statements[(start + 1)..<end]
      guard !edits.isEmpty, !mentions(name, in: Array(statements[(end + 1)...])),
        !edits.contains(where: { edit in preorder(edit).contains { isSame($0, original) || kind($0) == .return } })
      else { continue }
      substitute(name, with: original, in: Array(edits))
      setChildren(block, Array(statements[..<start]) + edits + statements[(end + 1)...])
      return true
    }
    return false
  }

  /// What `items.toMutableList()` copies.
  private func copied(by value: NodeID) -> NodeID? {
    guard let name = calleeName(value), copyMakers.contains(name), childCount(value) == 1,
      let original = callReceiver(value), isPath(original)
    else { return nil }
    return original
  }

  private func keeps(_ name: String, in original: NodeID, _ statement: NodeID) -> Bool {
    kind(statement) == .assign && label(statement) == "=" && isSame(child(statement, 0), original)
      && isName(child(statement, 1), name)
  }
}
