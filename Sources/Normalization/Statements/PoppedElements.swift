// while let node = stack.popLast() { visit(node) }
//                    while (stack.isNotEmpty()) { val node = stack.removeLast(); visit(node) }
//
// What a loop takes from a list at each turn, until there is nothing left, is there. Catalogue C67, D110.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let poppedElements = Pass.nodes("popped elements", on: [.while]) { tree, node, _ in
    tree.askBeforePopping(node)
  }
}

extension Tree {
  /// Asks in the head of a loop whether there is anything left, where its first statement takes that or leaves.
  fileprivate mutating func askBeforePopping(_ loop: NodeID) {
    let body = child(loop, 1)
    guard kind(body) == .block, let variable = children(body).first, kind(variable) == .variable,
      soft(variable) == "let", childCount(variable) == 3, let name = boundName(child(variable, 0))
    else { return }
    let written = child(variable, 2)
    let call = kind(written) == .force ? child(written, 0) : written
    guard childCount(call) == 1, let taking = calleeName(call), let list = callReceiver(call), isPath(list),
      ["removeLastOrNull", "removeFirstOrNull", "popFirst"].contains(taking)
    else { return }
    let statements = Array(children(body))
    let tests = operands(of: "&&", child(loop, 0))
    if statements.count > 1, leaves(statements[1], without: name) {
      let rest = tests.filter { !(kind($0) == .boolean && label($0) == "true") && !isNonEmptyTest($0, of: list) }
      setChild(loop, 0, joined(rest + [makeNonEmptyTest(of: list, at: range(written))], by: "&&") ?? child(loop, 0))
      setChildren(body, [variable] + statements.dropFirst(2))
    } else if !tests.contains(where: { isNonEmptyTest($0, of: list) }) {
      return
    }
    setChild(variable, 2, makeRemoval(from: list, isLast: taking == "removeLastOrNull", at: range(written)))
  }

  /// `if name == null { break }`.
  private func leaves(_ statement: NodeID, without name: String) -> Bool {
    guard kind(statement) == .if, isEmpty(child(statement, 2)) else { return false }
    let (test, branch) = (child(statement, 0), child(statement, 1))
    guard kind(test) == .binary, label(test) == "==", isNull(child(test, 1)), kind(child(test, 0)) == .name,
      label(child(test, 0)) == name, kind(branch) == .block, childCount(branch) == 1
    else { return false }
    return kind(child(branch, 0)) == .break && label(child(branch, 0)).isEmpty
  }

  /// `!list.isEmpty()`.
  private func isNonEmptyTest(_ test: NodeID, of list: NodeID) -> Bool {
    guard kind(test) == .prefix, label(test) == "!", calleeName(child(test, 0)) == "isEmpty",
      childCount(child(test, 0)) == 1, let asked = callReceiver(child(test, 0))
    else { return false }
    return isSame(asked, list)
  }

  private mutating func makeNonEmptyTest(of list: NodeID, at place: ByteRange) -> NodeID {
    let callee = add(.member, "isEmpty", marks: .synthesized, range: place, [deepCopy(list)])
    let question = add(.call, marks: .synthesized, range: place, [callee])
    return add(.prefix, "!", marks: .synthesized, range: place, [question])
  }

  /// `list.removeAt(0)`, `list.removeAt(list.size - 1)`: what the phrases make of taking either end.
  private mutating func makeRemoval(from list: NodeID, isLast: Bool, at place: ByteRange) -> NodeID {
    var position = add(.integer, isLast ? "1" : "0", marks: .synthesized, range: place)
    if isLast {
      let size = add(.member, "size", marks: .synthesized, range: place, [deepCopy(list)])
      position = add(.binary, "-", marks: .synthesized, range: place, [size, position])
    }
    let callee = add(.member, "removeAt", marks: .synthesized, range: place, [list])
    let argument = add(.argument, marks: .synthesized, range: place, [position])
    return add(.call, marks: .synthesized, range: place, [callee, argument])
  }
}
