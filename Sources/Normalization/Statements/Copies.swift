// var next = state; next.count = 3; return next     return state.copy(count = 3)
// var next = state; next.count = 3; use(next)       val next = state.copy(count = 3); use(next)
// state.count = 3                                   state = state.copy(count = 3)
//
// A copy that differs in some fields. The names of the fields decide, so they stand in the form. Catalogue P30, C103.

internal import CodeModel
internal import SourceModel

extension Pass {
  /// Swift copies a struct by naming it anew; in Kotlin the same lines would change the original (catalogue G21).
  static let copies = Pass.nodes("copies", on: [.call, .block], knowing: { unit, _ in unit.file.side }) {
    tree, node, side in
    switch tree.kind(node) {
    case .call: tree.nameFields(ofCopy: node)
    case .block:
      if side == .swift {
        tree.returnCopies(inBlock: node)
        tree.foldCopy(node)
      }
      tree.foldCopies(inBlock: node, assigningCopies: side == .swift)
      tree.assignFields(inBlock: node)
    default: break
    }
  }
}

extension Tree {
  /// `x.copy(a = 1)` becomes `x.copy([a: 1])`: fields are told apart by their names and stand in any order.
  fileprivate mutating func nameFields(ofCopy call: NodeID) {
    let arguments = arguments(call)
    guard calleeName(call) == "copy", !arguments.isEmpty, arguments.allSatisfy({ !soft($0).isEmpty }) else { return }
    let entries = arguments.map { makeField(soft($0), child($0, 0), range: range($0)) }
    setCopied(entries, call)
  }

  private mutating func makeField(_ name: String, _ value: NodeID, range: ByteRange) -> NodeID {
    let key = add(.name, name, marks: [.synthesized, .qualified], range: range)
    return add(.entry, marks: .synthesized, range: range, [key, value])
  }

  /// `source.copy([a: 1])`
  mutating func makeCopy(of source: NodeID, _ entries: [NodeID], range: ByteRange) -> NodeID {
    let callee = add(.member, "copy", marks: .synthesized, range: self.range(source), [source])
    let copy = add(.call, marks: .synthesized, range: range, [callee])
    setCopied(entries, copy)
    return copy
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
    var index = statements.count - 2
    while index >= 0, changedField(statements[index], of: name, isValue: true) != nil { index -= 1 }
    guard index >= 0, index < statements.count - 2, kind(statements[index]) == .variable,
      boundName(child(statements[index], 0)) == name
    else { return }
    let source = child(statements[index], 2)
    guard soft(statements[index]) == "var", isPath(source),
      let entries = fields(Array(statements[(index + 1)..<(statements.count - 1)]), of: name, from: source)
    else { return }
    become(result, makeCopy(of: source, entries, range: range(statements[index]).union(range(last))))
    setChildren(block, Array(statements[..<index]) + [last])
  }

  /// The fields that statements give a copy, in their order; `nil` where one reads what another has changed.
  ///
  /// - Parameters:
  ///   - source: what the copy was made of.
  ///   - keepsOriginal: whether the name itself stays what it was made of.
  mutating func fields(
    _ statements: [NodeID], of name: String, from source: NodeID?, keepsOriginal: Bool = false
  ) -> [NodeID]? {
    var entries: [NodeID] = []
    var changed: Set<String> = []
    for statement in statements {
      guard let change = changedField(statement, of: name, isValue: true) else { return nil }
      let original = keepsOriginal ? add(.name, name, marks: .synthesized, range: range(statement)) : source
      guard !changed.contains(change.field), let value = newValue(change, name, original, changed) else { return nil }
      changed.insert(change.field)
      entries.append(makeField(change.field, value, range: range(statement)))
    }
    return entries
  }

  /// What a field of a copy becomes, said of the original.
  private mutating func newValue(
    _ change: FieldChange, _ name: String, _ source: NodeID?, _ changed: Set<String>
  ) -> NodeID? {
    let place = range(change.statement)
    let own = add(.name, name, marks: .synthesized, range: place)
    let field = add(.member, change.field, marks: .synthesized, range: place, [own])
    let value: NodeID
    switch change.operation {
    case "=": value = deepCopy(change.value ?? field)
    case "!": value = add(.prefix, "!", marks: .synthesized, range: place, [field])
    case "filterNot":
      let callee = add(.member, "filterNot", marks: .synthesized, range: place, [field])
      let argument = add(.argument, marks: .synthesized, range: place, [deepCopy(change.value ?? field)])
      value = add(.call, marks: .synthesized, range: place, [callee, argument])
    case "[]":
      // What is stored under a key is added to the map as a pair.
      let key = deepCopy(child(child(child(change.statement, 0), 1), 0))
      value = makeBinary("+", field, makeBinary("to", key, deepCopy(change.value ?? field)))
    default: value = makeBinary(change.operation, field, deepCopy(change.value ?? field))
    }
    guard mentions(name, in: [value]) else { return value }
    guard let source, reads(name, in: value, but: changed) else { return nil }
    let holder = makeBlock([value], at: place)
    substitute(name, with: source, in: [holder])
    return child(holder, 0)
  }

  /// Whether a value speaks of a variable only by fields that are what they were.
  private func reads(_ name: String, in value: NodeID, but changed: Set<String>) -> Bool {
    if kind(value) == .name { return label(value) != name }
    if kind(value) == .member, kind(child(value, 0)) == .name, label(child(value, 0)) == name {
      return !changed.contains(label(value))
    }
    return children(value).allSatisfy { reads(name, in: $0, but: changed) }
  }

  /// `var next = state; switch action { case .add: next.count += 1; … }; return next`: each branch gives its own copy.
  fileprivate mutating func returnCopies(inBlock block: NodeID) {
    let statements = Array(children(block))
    guard statements.count >= 3, let last = statements.last, kind(last) == .return, childCount(last) == 1,
      kind(child(last, 0)) == .name
    else { return }
    let (variable, decision) = (statements[statements.count - 3], statements[statements.count - 2])
    let name = label(child(last, 0))
    guard kind(variable) == .variable, soft(variable) == "var", boundName(child(variable, 0)) == name,
      isPath(child(variable, 2)), kind(decision) == .switch || kind(decision) == .if
    else { return }
    let copy = deepCopy(decision)
    guard giveCopies(copy, of: child(variable, 2), name) else { return }
    setChildren(block, Array(statements.dropLast(3)) + [copy])
  }

  /// Ends every branch with its copy; `false` where one does more with the variable than to set its fields at the end.
  private mutating func giveCopies(_ decision: NodeID, of source: NodeID, _ name: String) -> Bool {
    switch kind(decision) {
    case .switch:
      guard !mentions(name, in: [child(decision, 0)]) else { return false }
      for arm in children(decision).dropFirst() {
        guard kind(arm) == .arm, !mentions(name, in: [child(arm, 0), child(arm, 1)]), kind(child(arm, 2)) == .block,
          endWithCopy(child(arm, 2), of: source, name)
        else { return false }
      }
      return true
    case .if:
      guard !mentions(name, in: [child(decision, 0)]), endWithCopy(child(decision, 1), of: source, name) else {
        return false
      }
      let otherwise = child(decision, 2)
      if kind(otherwise) == .if { return giveCopies(otherwise, of: source, name) }
      if kind(otherwise) == .block { return endWithCopy(otherwise, of: source, name) }
      let place = range(decision)
      let exit = add(.return, marks: .synthesized, range: place, [deepCopy(source)])
      setChild(decision, 2, makeBlock([exit], at: place))
      return true
    default: return false
    }
  }

  private mutating func endWithCopy(_ block: NodeID, of source: NodeID, _ name: String) -> Bool {
    var statements = Array(children(block))
    while let last = statements.last, kind(last) == .break, label(last).isEmpty { statements.removeLast() }
    if let last = statements.last, kind(last) == .switch || kind(last) == .if, mentions(name, in: [last]) {
      guard !mentions(name, in: Array(statements.dropLast())), giveCopies(last, of: source, name) else { return false }
      setChildren(block, statements)
      return true
    }
    if let last = statements.last, isExit(last) { return !mentions(name, in: statements) }
    var first = statements.count
    while first > 0, changedField(statements[first - 1], of: name, isValue: true) != nil { first -= 1 }
    guard !mentions(name, in: Array(statements[..<first])) else { return false }
    let changes = Array(statements[first...])
    guard let entries = fields(changes, of: name, from: source) else { return false }
    let place = cover(changes) ?? range(block)
    var value = deepCopy(source)
    if !entries.isEmpty {
      value = add(
        .call, marks: .synthesized, range: place, [add(.member, "copy", marks: .synthesized, range: place, [value])])
      setCopied(entries, value)
    }
    let exit = add(.return, marks: .synthesized, range: place, [value])
    setChildren(block, Array(statements[..<first]) + [exit])
    return true
  }

  /// A variable that starts as another value and has some of its fields set at once, whatever is done with it then.
  ///
  /// - Parameter assigningCopies: whether to name a value anew copies it; otherwise only `x.copy()` does.
  fileprivate mutating func foldCopies(inBlock block: NodeID, assigningCopies: Bool) {
    var result: [NodeID] = []
    var rest = children(block)[...]
    while let statement = rest.popFirst() {
      result.append(statement)
      guard let name = nameOfCopy(statement, assigningCopies: assigningCopies), !isLocalReassigned(name, in: rest)
      else {
        continue
      }
      var entries = fieldsOfCopy(child(statement, 2))
      let count = entries.count
      let source = isPath(child(statement, 2)) ? child(statement, 2) : callReceiver(child(statement, 2))
      var changed = Set(entries.map { label(child($0, 0)) })
      while let next = rest.first, let change = changedField(next, of: name, isValue: assigningCopies),
        !changed.contains(change.field),
        let value = newValue(change, name, source, changed)
      {
        changed.insert(change.field)
        entries.append(makeField(change.field, value, range: range(next)))
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
    guard calleeName(value) == "copy", let receiver = callReceiver(value), isPath(receiver) else { return nil }
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
    let copy = makeCopy(of: value, entries, range: range(value))
    setChildren(variable, [child(variable, 0), child(variable, 1), copy])
  }

  /// Whether a variable comes to hold something else further on, as one does that walks along a list.
  func isLocalReassigned(_ name: String, in statements: some Sequence<NodeID>) -> Bool {
    statements.contains { statement in
      preorder(statement).contains { node in
        kind(node) == .assign && kind(child(node, 0)) == .name && label(child(node, 0)) == name
      }
    }
  }

  /// A statement that gives a field of a variable another value.
  ///
  /// - Parameter isValue: whether what a list in a field gains or loses is the variable's own, as in Swift.
  func changedField(_ statement: NodeID, of name: String, isValue: Bool) -> FieldChange? {
    if kind(statement) == .assign, label(statement).hasSuffix("="), let field = field(child(statement, 0), of: name) {
      let operation = label(statement) == "=" ? "=" : String(label(statement).dropLast())
      return FieldChange(statement: statement, field: field, operation: operation, value: child(statement, 1))
    }
    if isValue, kind(statement) == .assign, label(statement) == "=", kind(child(statement, 0)) == .index,
      childCount(child(statement, 0)) == 2, let field = field(child(child(statement, 0), 0), of: name)
    {
      return FieldChange(statement: statement, field: field, operation: "[]", value: child(statement, 1))
    }
    guard let function = calleeName(statement), let target = callReceiver(statement),
      let field = field(target, of: name)
    else { return nil }
    if function == "toggle", childCount(statement) == 1 {
      return FieldChange(statement: statement, field: field, operation: "!", value: nil)
    }
    guard isValue, childCount(statement) == 2, let operation = FieldChange.growth[function + soft(child(statement, 1))]
    else {
      return nil
    }
    let value = child(child(statement, 1), 0)
    guard operation == "filterNot" ? kind(value) == .lambda || kind(value) == .keyPath : kind(value) != .lambda else {
      return nil
    }
    return FieldChange(statement: statement, field: field, operation: operation, value: value)
  }

  /// `x = x.copy([a: 1])` changes the fields of what `x` holds.
  fileprivate mutating func assignFields(inBlock block: NodeID) {
    let statements = Array(children(block))
    let result = statements.flatMap { statement -> [NodeID] in
      let isOfPath = kind(statement) == .assign && isPath(child(statement, 0))
      return (isOfPath ? fieldAssignments(statement) : nil) ?? [statement]
    }
    if result != statements { setChildren(block, result) }
  }

  /// Whether a value reads some of the fields of `target`, or the whole of it.
  private func reads(_ target: NodeID, changed fields: Set<String>, in value: NodeID) -> Bool {
    if isSame(value, target) { return true }
    if kind(value) == .member, isSame(child(value, 0), target), !fields.contains(label(value)) { return false }
    return children(value).contains { reads(target, changed: fields, in: $0) }
  }

  mutating func fieldAssignments(_ statement: NodeID) -> [NodeID]? {
    guard kind(statement) == .assign, label(statement) == "=" else { return nil }
    let (target, call) = (child(statement, 0), child(statement, 1))
    guard calleeName(call) == "copy", let receiver = callReceiver(call), argumentValues(call).count == 1,
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

/// One field of a copy and what becomes of it: `=` a value, `!` its opposite, `filterNot` what a closure leaves of it,
/// `[]` the same with a value under a key, or an operation with a value.
struct FieldChange {
  var statement: NodeID
  var field: String
  var operation: String
  var value: NodeID?

  /// What a list or a set gains or loses by a call, with the label of its argument.
  static let growth = [
    "append": "+", "insert": "+", "appendcontentsOf": "+", "formUnion": "+", "remove": "-", "subtract": "-",
    "removeValueforKey": "-", "removeAll": "filterNot", "removeAllwhere": "filterNot",
  ]
}
