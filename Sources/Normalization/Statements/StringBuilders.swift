// var text = ""; text += row; return text     val text = StringBuilder(); text.append(row); return text.toString()
//
// A builder that is only added to, asked and read is a text that grows. Catalogue C112, D195.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let stringBuilders = Pass.blocks("string builders") { tree, statements, _ in
    for (index, statement) in statements.enumerated() where tree.kind(statement) == .variable {
      let rest = Array(statements[(index + 1)...])
      guard let name = tree.boundName(tree.child(statement, 0)), !rest.isEmpty else { continue }
      let value = tree.child(statement, 2)
      if tree.isNewBuilder(value) {
        guard tree.onlyGrows(name, in: rest) else { continue }
        let start = tree.argumentValues(value).first { tree.kind($0) == .string }
        tree.setChild(statement, 2, start ?? tree.add(.string, marks: .synthesized, range: tree.range(value)))
        tree.setChild(statement, 1, tree.addEmpty(at: Int(tree.range(statement).lower)))
        tree.setSoft(statement, "var")
      } else if tree.kind(value) != .string {
        continue
      }
      tree.addInPlace(name, below: rest)
    }
    return statements.flatMap { statement in tree.additions(statement, builtIn: statements) ?? [statement] }
  }
}

extension Tree {
  fileprivate func isNewBuilder(_ value: NodeID) -> Bool {
    guard let name = calleeName(value), name == "StringBuilder" || name == "StringBuffer", callReceiver(value) == nil
    else { return false }
    let arguments = argumentValues(value)
    return arguments.isEmpty || arguments.count == 1 && [.string, .integer].contains(kind(arguments[0]))
  }

  /// The name that a chain of additions starts from, and what is added; a line is its text and an end.
  private func chain(_ call: NodeID) -> (name: String, added: [(value: NodeID?, isLine: Bool)])? {
    guard let called = calleeName(call), called == "append" || called == "appendLine",
      let receiver = callReceiver(call),
      childCount(call) == (called == "append" ? 2 : min(childCount(call), 2)),
      arguments(call).allSatisfy({ soft($0).isEmpty })
    else { return nil }
    let own: (value: NodeID?, isLine: Bool) = (argumentValues(call).first, called == "appendLine")
    if kind(receiver) == .name { return (label(receiver), [own]) }
    guard let before = chain(receiver) else { return nil }
    return (before.name, before.added + [own])
  }

  /// Whether a builder is used for nothing but to add to it, to empty it, to ask how long it is, and to read it.
  fileprivate func onlyGrows(_ name: String, in statements: [NodeID]) -> Bool {
    var parents: [NodeID: NodeID] = [:]
    let nodes = statements.flatMap { preorder($0) }
    for node in nodes { for child in children(node) { parents[child] = node } }
    return nodes.allSatisfy { node in
      guard kind(node) == .name, label(node) == name else { return true }
      guard let member = parents[node] else { return false }
      if kind(member) == .interpolation { return true }
      guard kind(member) == .member, child(member, 0) == node else { return false }
      guard let call = parents[member], kind(call) == .call, child(call, 0) == member
      else { return label(member) == "length" }
      switch label(member) {
      case "toString", "isEmpty", "isNotEmpty", "isBlank", "isNotBlank", "lastOrNull": return childCount(call) == 1
      case "startsWith", "endsWith", "contains": return childCount(call) == 2
      case "clear": return childCount(call) == 1 && isStatement(call, parents)
      case "append", "appendLine":
        var outermost = call
        while let next = parents[outermost], kind(next) == .member, let outer = parents[next], kind(outer) == .call,
          chain(outer) != nil
        {
          outermost = outer
        }
        return chain(outermost) != nil && isStatement(outermost, parents)
      default: return false
      }
    }
  }

  private func isStatement(_ node: NodeID, _ parents: [NodeID: NodeID]) -> Bool {
    parents[node].map { kind($0) == .block || kind($0) == .if && child($0, 0) != node } ?? true
  }

  fileprivate mutating func addInPlace(_ name: String, below statements: [NodeID]) {
    for root in statements {
      for node in postorder(root) {
        switch kind(node) {
        case .block, .clause:
          let inner = Array(children(node))
          let written = inner.flatMap { additions($0, to: name) ?? [$0] }
          if written != inner { setChildren(node, written) }
        case .call where calleeName(node) == "toString" && childCount(node) == 1:
          if let receiver = callReceiver(node), kind(receiver) == .name, label(receiver) == name {
            become(node, receiver, keepingRange: true)
          }
        default: break
        }
      }
    }
  }

  /// The same for the statements of the block itself, where the builder is declared.
  fileprivate mutating func additions(_ statement: NodeID, builtIn statements: [NodeID]) -> [NodeID]? {
    let emptied = calleeName(statement) == "clear" ? callReceiver(statement) : nil
    guard let name = chain(statement)?.name ?? emptied.flatMap({ kind($0) == .name ? label($0) : nil }),
      statements.contains(where: { other in
        kind(other) == .variable && boundName(child(other, 0)) == name && kind(child(other, 2)) == .string
      })
    else { return nil }
    return additions(statement, to: name)
  }

  private mutating func additions(_ statement: NodeID, to name: String) -> [NodeID]? {
    let place = range(statement)
    if calleeName(statement) == "clear", childCount(statement) == 1, let receiver = callReceiver(statement),
      kind(receiver) == .name, label(receiver) == name
    {
      let empty = add(.string, marks: .synthesized, range: place)
      return [add(.assign, "=", marks: .synthesized, range: place, [receiver, empty])]
    }
    guard let chain = chain(statement), chain.name == name else { return nil }
    var result: [NodeID] = []
    func grow(by value: NodeID) {
      let target = add(.name, name, marks: .synthesized, range: place)
      result.append(add(.assign, "+=", marks: .synthesized, range: range(value), [target, value]))
    }
    for (value, isLine) in chain.added {
      if let value { grow(by: value) }
      guard isLine else { continue }
      let text = add(.text, "\n", marks: .synthesized, range: place)
      grow(by: add(.string, marks: .synthesized, range: place, [text]))
    }
    return result
  }
}
