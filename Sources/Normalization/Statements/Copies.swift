// var next = state; next.count = 3; return next     return state.copy(count = 3)
// var next = state; next.count = 3; use(next)       val next = state.copy(count = 3); use(next)
// state.count = 3                                   state = state.copy(count = 3)
//
// A copy that differs in some fields. The names of the fields decide, so they stand in the form. Catalogue P30, C103.

internal import CodeModel
internal import SourceModel

extension Pass {
  /// Swift copies a struct by naming it anew; in Kotlin the same lines would change the original (catalogue G21).
  static let copies = Pass("copies") { unit, _ in
    let isSwift = unit.file.side == .swift
    for root in unit.roots {
      for node in unit.tree.postorder(root) {
        switch unit.tree.kind(node) {
        case .call: unit.tree.nameFields(ofCopy: node)
        case .block:
          if isSwift { unit.tree.foldCopy(node) }
          unit.tree.foldCopies(inBlock: node, assigningCopies: isSwift)
          unit.tree.assignFields(inBlock: node)
        default: break
        }
      }
    }
  }
}

extension Tree {
  /// `x.copy(a = 1)` becomes `x.copy([a: 1])`: fields are told apart by their names and stand in any order.
  fileprivate mutating func nameFields(ofCopy call: NodeID) {
    let arguments = arguments(call)
    guard calledName(call) == "copy", !arguments.isEmpty, arguments.allSatisfy({ !soft($0).isEmpty }) else { return }
    let entries = arguments.map { makeField(soft($0), child($0, 0), range: range($0)) }
    setCopied(entries, call)
  }

  private mutating func makeField(_ name: String, _ value: NodeID, range: ByteRange) -> NodeID {
    let key = add(.name, name, marks: [.synthesized, .qualified], range: range)
    return add(.entry, marks: .synthesized, range: range, [key, value])
  }

  private mutating func setCopied(_ entries: [NodeID], _ call: NodeID) {
    let place = cover(entries) ?? range(call)
    let fields = add(.map, marks: .synthesized, range: place, entries)
    setChildren(call, [child(call, 0), add(.argument, marks: .synthesized, range: place, [fields])])
  }

  /// A variable that starts as another value, is changed field by field and returned at once.
  fileprivate mutating func foldCopy(_ block: NodeID) {
    let statements = Array(children(block))
    guard let last = statements.last, let result = kind(last) == .return ? lastChild(last) : last, kind(result) == .name
    else { return }
    let name = label(result)
    var entries: [NodeID] = []
    var index = statements.count - 2
    while index >= 0, let (field, value) = fieldAssignment(statements[index], of: name) {
      entries.insert(makeField(field, value, range: range(statements[index])), at: 0)
      index -= 1
    }
    guard index >= 0, !entries.isEmpty, kind(statements[index]) == .variable, soft(statements[index]) == "var",
      boundName(child(statements[index], 0)) == name, isPath(child(statements[index], 2)), areDistinct(entries)
    else { return }
    let source = child(statements[index], 2)
    let callee = add(.member, "copy", marks: .synthesized, range: range(source), [source])
    let copy = add(.call, marks: .synthesized, range: range(statements[index]).union(range(last)), [callee])
    setCopied(entries, copy)
    become(result, copy)
    setChildren(block, Array(statements[..<index]) + [last])
  }

  /// A variable that starts as another value and has some of its fields set at once, whatever is done with it then.
  ///
  /// - Parameter assigningCopies: whether to name a value anew copies it; otherwise only `x.copy()` does.
  fileprivate mutating func foldCopies(inBlock block: NodeID, assigningCopies: Bool) {
    var result: [NodeID] = []
    var rest = children(block)[...]
    while let statement = rest.popFirst() {
      result.append(statement)
      guard let name = nameOfCopy(statement, assigningCopies: assigningCopies), !isLocalReassigned(name, in: rest) else {
        continue
      }
      var entries = fieldsOfCopy(child(statement, 2))
      let count = entries.count
      while let next = rest.first, let (field, value) = fieldAssignment(next, of: name),
        !entries.contains(where: { label(child($0, 0)) == field })
      {
        entries.append(makeField(field, value, range: range(next)))
        rest.removeFirst()
      }
      if entries.count > count { setFields(entries, ofCopy: statement) }
    }
    if result.count != childCount(block) { setChildren(block, result) }
  }

  /// The name of a variable that holds a copy of its own. A Swift object would not need `var`.
  private func nameOfCopy(_ statement: NodeID, assigningCopies: Bool) -> String? {
    guard kind(statement) == .variable, let name = boundName(child(statement, 0)) else { return nil }
    let value = child(statement, 2)
    // What looks like a path in a normal form may be a call without arguments, which makes a value of its own.
    if assigningCopies, soft(statement) == "var", isPath(value), !marks(value).contains(.called) { return name }
    guard calledName(value) == "copy", let receiver = callReceiver(value), isPath(receiver) else { return nil }
    let arguments = argumentValues(value)
    return arguments.isEmpty || arguments.count == 1 && kind(arguments[0]) == .map ? name : nil
  }

  private func fieldsOfCopy(_ value: NodeID) -> [NodeID] {
    guard kind(value) == .call, let fields = argumentValues(value).first else { return [] }
    return Array(children(fields))
  }

  private mutating func setFields(_ entries: [NodeID], ofCopy variable: NodeID) {
    let value = child(variable, 2)
    if kind(value) == .call { return setCopied(entries, value) }
    let callee = add(.member, "copy", marks: .synthesized, range: range(value), [value])
    let copy = add(.call, marks: .synthesized, range: range(value), [callee])
    setCopied(entries, copy)
    setChildren(variable, [child(variable, 0), child(variable, 1), copy])
  }

  /// Whether a variable comes to hold something else further on, as one does that walks along a list.
  private func isLocalReassigned(_ name: String, in statements: ArraySlice<NodeID>) -> Bool {
    statements.contains { statement in
      preorder(statement).contains { node in
        kind(node) == .assign && kind(child(node, 0)) == .name && label(child(node, 0)) == name
      }
    }
  }

  /// `name.field = value`, where the value has nothing to do with the variable.
  private func fieldAssignment(_ statement: NodeID, of name: String) -> (field: String, value: NodeID)? {
    guard kind(statement) == .assign, label(statement) == "=", kind(child(statement, 0)) == .member,
      kind(child(child(statement, 0), 0)) == .name, label(child(child(statement, 0), 0)) == name,
      !mentions(name, in: [child(statement, 1)])
    else { return nil }
    return (label(child(statement, 0)), child(statement, 1))
  }

  private func areDistinct(_ entries: [NodeID]) -> Bool { Set(entries.map { label(child($0, 0)) }).count == entries.count }

  /// `x = x.copy([a: 1])` changes the fields of what `x` holds.
  fileprivate mutating func assignFields(inBlock block: NodeID) {
    let statements = Array(children(block))
    let result = statements.flatMap { fieldAssignments($0) ?? [$0] }
    if result != statements { setChildren(block, result) }
  }

  /// Whether a value reads some of the fields of `target`, or the whole of it.
  private func reads(_ target: NodeID, changed fields: Set<String>, in value: NodeID) -> Bool {
    if isSame(value, target) { return true }
    if kind(value) == .member, isSame(child(value, 0), target), !fields.contains(label(value)) { return false }
    return children(value).contains { reads(target, changed: fields, in: $0) }
  }

  private mutating func fieldAssignments(_ statement: NodeID) -> [NodeID]? {
    guard kind(statement) == .assign, label(statement) == "=", isPath(child(statement, 0)) else { return nil }
    let (target, call) = (child(statement, 0), child(statement, 1))
    guard calledName(call) == "copy", let receiver = callReceiver(call), argumentValues(call).count == 1,
      kind(argumentValues(call)[0]) == .map
    else { return nil }
    // `x = x?.copy(a = 1)` is `x?.a = 1`.
    let isSafe = kind(receiver) == .optionalChain
    guard isSame(target, isSafe ? child(receiver, 0) : receiver) else { return nil }
    let entries = Array(children(argumentValues(call)[0]))
    guard entries.allSatisfy({ kind($0) == .entry && kind(child($0, 0)) == .name }) else { return nil }
    // A value that reads what an earlier one of them changes would read it too late.
    for (index, entry) in entries.enumerated() where index > 0 {
      let changed = Set(entries[..<index].map { label(child($0, 0)) })
      guard !reads(target, changed: changed, in: child(entry, 1)) else { return nil }
    }
    return entries.map { entry in
      let field = add(.member, label(child(entry, 0)), marks: .synthesized, range: range(entry), [deepCopy(receiver)])
      return add(.assign, "=", marks: .synthesized, range: range(entry), [field, child(entry, 1)])
    }
  }
}
