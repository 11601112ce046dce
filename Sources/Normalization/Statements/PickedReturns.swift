// for rule in rules where rule.fits(user) { return rule.answer }     val rule = rules.firstOrNull { it.fits(user) }
//                                                                    if (rule != null) return rule.answer
//
// To leave with the first element that satisfies something is to leave the loop over all elements at that one. Catalogue
// C32, C62.

internal import CodeModel
internal import SourceModel

extension Pass {
  /// After optional bindings have become variables and tests for `null`.
  static let pickedReturns = Pass.neighbours("returns of picked elements") { tree, first, second, rest in
    tree.loop(picking: first, for: second, rest: rest)
  }

  /// `if xs.any { p } { return v }` leaves in the loop, too.
  static let anyReturns = Pass.nodes("returns at any element", on: [.if]) { tree, node, _ in
    tree.loopOverAny(node)
  }
}

extension Tree {
  /// The loop that `let x = xs.first { p }; if x != null { return … }` is, where nobody asks `x` again.
  fileprivate mutating func loop(picking variable: NodeID, for statement: NodeID, rest: ArraySlice<NodeID>) -> NodeID? {
    guard kind(variable) == .variable, soft(variable) == "let", let name = boundName(child(variable, 0)),
      kind(statement) == .if, isEmpty(child(statement, 2)), let test = nullTest(child(statement, 0)), !test.isNull,
      isName(test.subject, name), let pick = pick(child(variable, 2)), !mentions(name, in: Array(rest))
    else { return nil }
    let exit = child(statement, 1)
    guard kind(exit) == .block, childCount(exit) == 1, [.return, .throw].contains(kind(child(exit, 0))) else {
      return nil
    }
    let place = range(child(variable, 2))
    let asked = pick.asked
    substitute(asked.parameter, with: add(.name, name, marks: .synthesized, range: place), in: [asked.body])
    let branch = add(
      .if, marks: .synthesized, range: range(statement),
      [child(asked.body, 0), exit, addEmpty(at: Int(place.upper))])
    let body = add(.block, marks: .synthesized, range: range(statement), [branch])
    return add(
      .for, marks: .synthesized, range: range(variable).union(range(statement)),
      [child(variable, 0), pick.sequence, addEmpty(at: Int(place.upper)), body])
  }

  fileprivate mutating func loopOverAny(_ statement: NodeID) {
    let (call, exit) = (child(statement, 0), child(statement, 1))
    guard isEmpty(child(statement, 2)), kind(exit) == .block, childCount(exit) == 1,
      [.return, .throw].contains(kind(child(exit, 0))), let function = calleeName(call),
      ["any", "contains"].contains(function), let sequence = callReceiver(call), let asked = question(of: call)
    else { return }
    let place = range(call)
    let branch = add(
      .if, marks: .synthesized, range: range(statement), [child(asked.body, 0), exit, addEmpty(at: Int(place.upper))])
    let element = add(.binding, asked.parameter, soft: "let", marks: .synthesized, range: place)
    let body = add(.block, marks: .synthesized, range: range(statement), [branch])
    replace(statement, .for, [element, sequence, addEmpty(at: Int(place.upper)), body])
  }

  /// Of `xs.first { p }`, the elements and what they are asked.
  private func pick(_ call: NodeID) -> (sequence: NodeID, asked: Question)? {
    guard let function = calleeName(call), ["first", "firstOrNull", "find"].contains(function),
      let sequence = callReceiver(call), let asked = question(of: call)
    else { return nil }
    return (sequence, asked)
  }
}
