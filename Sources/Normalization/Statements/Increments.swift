// let id = next; next += 1; return id     return next++
// index += 1; let byte = bytes[index]     val byte = bytes[++index]
// let code = codes[index]; index += 1     when (val code = codes[index++]) { … }
// switch code { … }
//
// failures += 1; return failures >= 5     return ++failures >= 5
//
// Where nobody takes the value, `x++` is an assignment. Where somebody does, the assignment comes after the value is
// read, or before it for `++x`. What does not stand in such a place stays what it is. Catalogue P27, C127.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let increments = Pass.nodes("increments", on: [.block, .clause, .if, .for, .while, .doWhile, .labeled, .arm]) {
    tree, node, _ in
    switch tree.kind(node) {
    case .block, .clause: tree.writeOutIncrements(inBlock: node)
    // A branch, a loop's body or an arm without braces.
    case .if, .for, .while, .doWhile, .labeled, .arm:
      let first = [.for: 3, .arm: 2, .doWhile: 0, .labeled: 0][tree.kind(node)] ?? 1
      for (position, child) in tree.children(node).enumerated() where position >= first { tree.assignIncrement(child) }
    default: break
    }
  }
}

extension Tree {
  private func isIncrement(_ node: NodeID) -> Bool {
    (kind(node) == .postfix || kind(node) == .prefix) && (label(node) == "++" || label(node) == "--")
  }

  /// `x++` as a statement.
  fileprivate mutating func assignIncrement(_ node: NodeID) {
    guard isIncrement(node), !marks(node).contains(.result) else { return }
    become(node, makeIncrement(node))
  }

  private mutating func makeIncrement(_ node: NodeID) -> NodeID {
    let one = add(.integer, "1", marks: .synthesized, range: range(node))
    let target = child(node, 0)
    return add(.assign, label(node) == "++" ? "+=" : "-=", marks: .synthesized, range: range(node), [target, one])
  }

  fileprivate mutating func writeOutIncrements(inBlock block: NodeID) {
    var result: [NodeID] = []
    let statements = Array(children(block))
    for (position, statement) in statements.enumerated() {
      switch kind(statement) {
      case .variable: result += writtenOut(statement, child(statement, 2), isResult: false)
      case .return where childCount(statement) == 1:
        result += writtenOut(statement, child(statement, 0), isResult: true)
      case .if:
        result += assignedBefore(statement)
      case .switch where kind(child(statement, 0)) == .variable:
        result += writtenOut(subjectOf: statement, before: statements[(position + 1)...])
      case .postfix, .prefix, .index, .call, .member, .binary:
        if marks(statement).contains(.result) {
          result += writtenOut(statement, statement, isResult: true)
        } else {
          assignIncrement(statement)
          result.append(statement)
        }
      default: result.append(statement)
      }
    }
    if result != statements { setChildren(block, result) }
  }

  /// The statements for one whose value holds an increment of a name.
  private mutating func writtenOut(_ statement: NodeID, _ value: NodeID, isResult: Bool) -> [NodeID] {
    guard let increment = soleIncrement(in: value), kind(child(increment, 0)) == .name,
      preorder(value).count(where: { isSame($0, child(increment, 0)) }) == 1
    else { return [statement] }
    let assignment = makeIncrement(increment)
    setChild(assignment, 0, deepCopy(child(assignment, 0)))
    let isPrefix = kind(increment) == .prefix
    become(increment, child(increment, 0))
    if isPrefix { return [assignment, statement] }
    guard isResult else { return [statement, assignment] }
    let place = range(value)
    let pattern = add(.binding, "result", soft: "let", marks: .synthesized, range: place)
    let reference = add(.name, "result", marks: .synthesized, range: place)
    let variable = makeVariable(pattern, duplicate(value), range: place)
    return [variable, assignment, add(.return, marks: .synthesized, range: place, [reference])]
  }

  /// The statements for one whose condition counts first: `if (++count > limit)`.
  private mutating func assignedBefore(_ statement: NodeID) -> [NodeID] {
    guard let increment = soleIncrement(in: child(statement, 0)), kind(increment) == .prefix else { return [statement] }
    return writtenOut(statement, child(statement, 0), isResult: false)
  }

  /// What a decision calls its subject is a variable before it, unless what follows calls something else so.
  private mutating func writtenOut(subjectOf choice: NodeID, before rest: ArraySlice<NodeID>) -> [NodeID] {
    let subject = child(choice, 0)
    guard rest.count < 50, let name = boundName(child(subject, 0)), !mentions(name, in: Array(rest)) else {
      return [choice]
    }
    let before = writtenOut(subject, child(subject, 2), isResult: false)
    guard before.count == 2 else { return [choice] }
    setChild(choice, 0, add(.name, name, marks: .synthesized, range: range(child(subject, 0))))
    return before + [choice]
  }

  /// The only increment in a value, when nothing that is computed after it could tell whether it has happened.
  private func soleIncrement(in value: NodeID) -> NodeID? {
    switch kind(value) {
    case .postfix, .prefix: return isIncrement(value) ? value : nil
    case .index where childCount(value) == 2 && isPath(child(value, 0)):
      return soleIncrement(in: child(child(value, 1), 0))
    case .call where childCount(value) == 1: return soleIncrement(in: child(value, 0))
    case .call where childCount(value) == 2:
      // `UInt8(bytes[i++])`, `base.pow(attempt++)`
      let callee = child(value, 0)
      let isPlain = kind(callee) == .name && conversions.contains(label(callee))
      guard isPlain || kind(callee) == .member && arithmetic.contains(label(callee)) && isPath(child(callee, 0)) else {
        return nil
      }
      return soleIncrement(in: child(child(value, 1), 0))
    case .binary where ["<", "<=", ">", ">=", "==", "!="].contains(label(value)):
      // What is compared with it is computed afterwards, and asks nothing else.
      return isLiteral(child(value, 1)) || isPath(child(value, 1)) ? soleIncrement(in: child(value, 0)) : nil
    case .binary
    where ["+", "-", "*", "/"].contains(label(value)) && (isLiteral(child(value, 0)) || isPath(child(value, 0))):
      return soleIncrement(in: child(value, 1))
    case .member where label(value).hasPrefix("to"): return soleIncrement(in: child(value, 0))
    default: return nil
    }
  }
}

/// What numbers compute of each other.
private let arithmetic: Set<String> = ["coerceAtLeast", "coerceAtMost", "div", "mod", "plus", "pow", "rem", "times"]

/// Initializers of numbers, which see nothing but what they are given.
private let conversions: Set<String> = ["Int", "Double", "Float", "UInt8", "UInt16", "UInt32", "Int64", "String"]
