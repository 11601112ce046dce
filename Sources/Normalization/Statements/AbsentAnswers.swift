// guard let host else { return false }              return host in hosts
// return hosts.contains(host)
//
// guard let type = json["type"] else { return nil }    return when (json["type"]) {
// switch type {                                            "card" -> Kind.CARD
// case "card": return .card                                else -> null
// default: return nil                                  }
// }
//
// What is absent is found nowhere: Swift asks for that first, where Kotlin looks it up all the same. Catalogue C12, C18.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let absentAnswers = Pass.results("answers for what is absent") { tree, body in
    tree.dropAbsentAnswer(in: body)
  }

  /// `guard let host = url.host, hosts.contains(host) else { return nil }` beside `if (url.host !in hosts) return null`.
  static let absentExits = Pass.blocks("exits for what is absent") { tree, statements, _ in
    var result: [NodeID] = []
    for (index, statement) in statements.enumerated() {
      result.append(statement)
      if let exit = tree.joinedExit(result.suffix(3), rest: statements[(index + 1)...]) {
        result.replaceSubrange((result.count - 3)..., with: [exit])
      }
    }
    return result
  }
}

extension Tree {
  /// `let x = e; if x == null { exit }; if !xs.contains(x) { exit }` without the first exit, where nobody asks `x` again.
  fileprivate mutating func joinedExit(_ three: ArraySlice<NodeID>, rest: ArraySlice<NodeID>) -> NodeID? {
    guard three.count == 3, let variable = three.first, let second = three.last else { return nil }
    let first = three[three.startIndex + 1]
    guard kind(variable) == .variable, soft(variable) == "let", let name = boundName(child(variable, 0)),
      !isEmpty(child(variable, 2)), !isBranching(child(variable, 2)), kind(first) == .if, kind(second) == .if,
      isEmpty(child(first, 2)), isEmpty(child(second, 2)), isExit(child(first, 1)),
      isSame(child(first, 1), child(second, 1)), let test = nullTest(child(first, 0)), test.isNull,
      isName(test.subject, name)
    else { return nil }
    let question = child(second, 0)
    guard kind(question) == .prefix, label(question) == "!", calleeName(child(question, 0)) == "contains",
      let list = callReceiver(child(question, 0)), let asked = argumentValues(child(question, 0)).first,
      isName(asked, name), !mentions(name, in: [list, child(second, 1)] + rest)
    else { return nil }
    become(asked, deepCopy(child(variable, 2)))
    return second
  }
}

extension Tree {
  /// Takes away the exit before the last statement, where that gives the same for an absent value.
  fileprivate mutating func dropAbsentAnswer(in block: NodeID) {
    let statements = Array(children(block))
    guard statements.count >= 2, let last = statements.last, let exit = absentExit(statements[statements.count - 2])
    else { return }
    let result = kind(last) == .return && childCount(last) == 1 && soft(last).isEmpty ? child(last, 0) : last
    if setDefault(exit.answer, ofKeyAskedBy: exit.subject, in: result) {
      return setChildren(block, Array(statements.dropLast(2)) + [last])
    }
    guard isPath(exit.subject), let lookup = lookup(in: result, givingForNothing: exit.answer),
      isSame(lookup, exit.subject),
      uses(of: exit.subject, in: [last]) == 1
    else { return }
    var count = 2
    if statements.count >= 3, kind(exit.subject) == .name {
      let variable = statements[statements.count - 3]
      if kind(variable) == .variable, boundName(child(variable, 0)) == label(exit.subject),
        !isEmpty(child(variable, 2)), !isBranching(child(variable, 2))
      {
        become(lookup, deepCopy(child(variable, 2)))
        count = 3
      }
    }
    setChildren(block, Array(statements.dropLast(count)) + [last])
  }

  /// `if defaults.object(forKey: k) == nil { return 3 }; return defaults.integer(forKey: k)` is `preferences.getInt(k, 3)`.
  private mutating func setDefault(_ answer: NodeID, ofKeyAskedBy question: NodeID, in result: NodeID) -> Bool {
    guard calleeName(question) == "object", let store = callReceiver(question), argumentValues(question).count == 1,
      !isNull(answer), let name = calleeName(result), ["getBoolean", "getInt", "getFloat"].contains(name),
      let receiver = callReceiver(result), isSame(receiver, store)
    else { return false }
    let values = argumentValues(result)
    guard values.count == 2, isSame(values[0], argumentValues(question)[0]), isLiteral(values[1]) else { return false }
    setChild(child(result, 2), 0, answer)
    return true
  }

  /// `if x == null { return d }`.
  private func absentExit(_ statement: NodeID) -> (subject: NodeID, answer: NodeID)? {
    guard kind(statement) == .if, isEmpty(child(statement, 2)), childCount(child(statement, 1)) == 1 else { return nil }
    let exit = child(child(statement, 1), 0)
    guard let test = nullTest(child(statement, 0)), test.isNull, kind(exit) == .return, childCount(exit) == 1,
      soft(exit).isEmpty
    else { return nil }
    return (test.subject, child(exit, 0))
  }

  /// What a result looks up, where it gives a certain answer for what is not found.
  private func lookup(in result: NodeID, givingForNothing answer: NodeID) -> NodeID? {
    switch kind(result) {
    // `hosts.contains(host) && …`
    case .binary where label(result) == "&&": return lookup(in: child(result, 0), givingForNothing: answer)
    case .call:
      guard kind(answer) == .boolean, label(answer) == "false", calleeName(result) == "contains",
        callReceiver(result) != nil, argumentValues(result).count == 1
      else { return nil }
      return argumentValues(result)[0]
    // `table[key] ?? d`, `Kind(raw) ?? d`
    case .binary where label(result) == "??" || label(result) == "?:":
      guard isSame(child(result, 1), answer) else { return nil }
      return lookedUp(in: child(result, 0))
    case .switch:
      let arms = children(result).dropFirst()
      guard let otherwise = arms.last, kind(otherwise) == .arm, isEmpty(child(otherwise, 1)),
        children(child(otherwise, 0)).contains(where: { kind($0) == .default }), childCount(child(otherwise, 2)) == 1
      else { return nil }
      let end = child(child(otherwise, 2), 0)
      let given = kind(end) == .return && childCount(end) == 1 ? child(end, 0) : end
      return isSame(given, answer) ? child(result, 0) : nil
    default: return nil
    }
  }

  private func lookedUp(in value: NodeID) -> NodeID? {
    switch kind(value) {
    case .index, .call:
      let values = argumentValues(value)
      return values.count == 1 && kind(values[0]) != .lambda ? values[0] : nil
    default: return nil
    }
  }

  private func uses(of subject: NodeID, in nodes: [NodeID]) -> Int {
    nodes.flatMap { preorder($0) }.count { isSame($0, subject) }
  }
}
