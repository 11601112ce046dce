// func load(id: Int, completion: @escaping (Page) -> Void) {     suspend fun load(id: Int): Page {
//   if id < 0 { completion(.empty); return }                       if (id < 0) return Page.EMPTY
//   store.fetch(id) { page in completion(page) }                   return store.fetch(id)
// }                                                              }
//
// What a function calls with what it has is what a function that waits gives.

internal import CodeModel
internal import Pairing
internal import SourceModel

extension MemberText {
  /// The same with calls of its last callback read as its ends, where the other side waits and takes no callback; `nil`
  /// where that is not so.
  func readingCallbackAsEnd(facing other: Declaration) -> MemberText? {
    guard isReadableOtherwise, let body = declaration.body,
      let position = declaration.parameters.lastIndex(where: { $0.isCalledBack(in: text.tree) }),
      !declaration.modifiers.contains(.async), other.modifiers.contains(.async), declaration.type == nil,
      !other.parameters.contains(where: { $0.key == declaration.parameters[position].key })
    else { return nil }
    var reading = CallbackReading(name: declaration.parameters[position].key, body: body, tree: text.tree)
    let root = reading.read(body)
    guard root != body else { return nil }
    var result = self
    result.declaration.parameters.remove(at: position)
    result.declaration.body = root
    result.text = BodyComparer.Text(
      tree: reading.tree, fingerprints: text.fingerprints.extended(to: root, in: reading.tree), file: text.file)
    return result
  }
}

/// Copies what mentions a callback, and leaves the rest of a tree as it is.
private struct CallbackReading {
  let name: String
  let body: NodeID
  var tree: Tree

  /// A subtree in which calls of the callback are ends; the node itself where nothing of it mentions that.
  mutating func read(_ node: NodeID) -> NodeID {
    let parts = Array(tree.children(node))
    var read: [NodeID] = []
    if tree.kind(node) == .block {
      read = statements(parts)
      if node == body, let last = read.popLast() { read.append(withoutReturn(last)) }
    } else if tree.kind(node) == .call {
      read = parts.filter { !isHandedOn($0) }.map { self.read($0) }
    } else {
      read = parts.map { self.read($0) }
    }
    if read == parts { return node }
    let copy = tree.duplicate(node)
    tree.setChildren(copy, read)
    return copy
  }

  private mutating func statements(_ statements: [NodeID]) -> [NodeID] {
    var result: [NodeID] = []
    var isEnded = false
    for statement in statements {
      // The `return` behind the call that gives something.
      if isEnded, tree.kind(statement) == .return, tree.childCount(statement) == 0 { continue }
      isEnded = false
      if let values = valuesGiven(by: statement) {
        if let value = values.first { result.append(end(with: value, statement)) }
        isEnded = !values.isEmpty
      } else if tree.kind(statement) == .call, let last = tree.lastChild(statement), isHandedOn(last), givesValue(last)
      {
        result.append(tree.add(.return, range: tree.range(statement), [read(statement)]))
      } else {
        result.append(read(statement))
      }
    }
    return result
  }

  /// What a body ends with it gives, with `return` or without.
  private mutating func withoutReturn(_ last: NodeID) -> NodeID {
    guard tree.kind(last) == .return, let value = tree.lastChild(last) else { return last }
    let result = tree.duplicate(value)
    tree.mark(result, .result)
    return result
  }

  /// `return page` for `completion(page)` and `completion(.success(page))`, `throw error` for `completion(.failure(error))`.
  private mutating func end(with value: NodeID, _ statement: NodeID) -> NodeID {
    var (kind, value) = (NodeKind.return, value)
    if tree.kind(value) == .call, tree.childCount(value) == 2, tree.kind(tree.child(value, 0)) == .implicitMember {
      let outcome = tree.label(tree.child(value, 0))
      if ["success", "failure"].contains(outcome) {
        kind = outcome == "success" ? .return : .throw
        value = tree.child(tree.child(value, 1), 0)
      }
    }
    return tree.add(kind, range: tree.range(statement), [value])
  }

  /// What a call of the callback hands over, which is one thing or nothing.
  private func valuesGiven(by node: NodeID) -> [NodeID]? {
    guard tree.kind(node) == .call, tree.childCount(node) <= 2, isCallback(tree.child(node, 0)) else { return nil }
    return tree.children(node).dropFirst().map { tree.child($0, 0) }
  }

  /// Whether an argument hands on the callback, as it is or in a closure that does nothing but call it.
  private func isHandedOn(_ argument: NodeID) -> Bool {
    guard tree.kind(argument) == .argument, let value = tree.children(argument).first else { return false }
    return isCallback(value) || calledInside(value) != nil
  }

  /// Whether what is handed on is called with what the other call gives.
  private func givesValue(_ argument: NodeID) -> Bool {
    guard let value = tree.children(argument).first, let inside = calledInside(value) else { return false }
    return tree.childCount(inside) == 2
  }

  private func calledInside(_ value: NodeID) -> NodeID? {
    guard tree.kind(value) == .lambda, let block = tree.lastChild(value), tree.kind(block) == .block,
      tree.childCount(block) == 1, let given = valuesGiven(by: tree.child(block, 0))
    else { return nil }
    let parameters = tree.children(value).filter { tree.kind($0) == .parameter }
    // What is made of the result is something else than the result.
    let isSame = given.allSatisfy { tree.kind($0) == .name && parameters.map(tree.label).contains(tree.label($0)) }
    return isSame ? tree.child(block, 0) : nil
  }

  private func isCallback(_ node: NodeID) -> Bool {
    tree.kind(node) == .name && tree.marks(node).contains(.local) && tree.label(node) == name
  }
}
