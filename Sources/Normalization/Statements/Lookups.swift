// if let view = views[id] { return view }; let view = View(id); views[id] = view; return view
// return views.getOrPut(id) { View(id) }
//
// What is made when it is first asked for.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let lookups = Pass.blocks("lookups that fill in") { tree, statements, _ in
    tree.filledLookup(statements) ?? statements
  }
}

extension Tree {
  fileprivate mutating func filledLookup(_ statements: [NodeID]) -> [NodeID]? {
    guard let start = statements.indices.first(where: { isLookup($0, in: statements) }), statements.count > start + 3
    else { return nil }
    let entry = child(statements[start], 2)
    let store = statements[statements.count - 2]
    let last = statements[statements.count - 1]
    let given = kind(last) == .return ? lastChild(last) : last
    guard kind(store) == .assign, label(store) == "=", isSame(child(store, 0), entry), let given,
      kind(given) == .name, isSame(child(store, 1), given)
    else { return nil }
    // What makes the value may not leave in between.
    var making = Array(statements[(start + 2)..<(statements.count - 2)])
    guard !making.contains(where: { root in preorder(root).contains { kind($0) == .return } }) else { return nil }
    if let variable = making.last, kind(variable) == .variable, boundName(child(variable, 0)) == label(given),
      !isEmpty(child(variable, 2))
    {
      making[making.count - 1] = child(variable, 2)
    } else {
      making.append(given)
    }
    let place = range(last)
    let lambda = add(.lambda, marks: .synthesized, range: range(store), [makeBlock(making, at: range(store))])
    let callee = add(.member, "getOrPut", marks: .synthesized, range: range(entry), [child(entry, 0)])
    let key = child(child(entry, 1), 0)
    let arguments = [key, lambda].map { add(.argument, marks: .synthesized, range: range($0), [$0]) }
    let call = add(.call, marks: .synthesized, range: range(entry), [callee] + arguments)
    return statements[..<start] + [add(.return, marks: .synthesized, range: place, [call])]
  }

  /// `let view = views[id]` before `if view != null { return view }`.
  private func isLookup(_ index: Int, in statements: [NodeID]) -> Bool {
    guard index + 1 < statements.count, kind(statements[index]) == .variable,
      let name = boundName(child(statements[index], 0))
    else { return false }
    let (entry, test) = (child(statements[index], 2), statements[index + 1])
    guard kind(entry) == .index, childCount(entry) == 2, isPath(child(entry, 0)), kind(test) == .if,
      isEmpty(child(test, 2)), kind(child(test, 0)) == .binary, label(child(test, 0)) == "!=",
      kind(child(child(test, 0), 0)) == .name, label(child(child(test, 0), 0)) == name, isNull(child(child(test, 0), 1))
    else { return false }
    let answer = self.statements(child(test, 1))
    guard answer.count == 1, kind(answer[0]) == .return, let value = lastChild(answer[0]) else { return false }
    return kind(value) == .name && label(value) == name
  }
}
