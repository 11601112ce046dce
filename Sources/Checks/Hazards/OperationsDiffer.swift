internal import CodeModel
internal import FindingModel
internal import Normalization
internal import RuleBook
internal import SourceModel
internal import TypeInference

extension HazardCheck {
  /// Where do two counterparts use operations from different rows of the rule's table?
  static let operationsDiffer = HazardCheck("operations-differ") { twin, rule in
    let found = twin.pairs.flatMap { differences(in: $0, rule) }
    return found.isEmpty ? differences(across: twin, rule) : found
  }
}

/// An operation of the table in the code.
struct Operation {
  var row: Int
  var node: NodeID
  var bindings: Bindings
}

func differences(in pair: WrittenPair, _ rule: HazardRule) -> [Violation] {
  let table = rule.operations
  let swift = operations(in: pair.swift, table)
  guard !swift.isEmpty else { return [] }
  let kotlin = operations(in: pair.kotlin, table)
  guard !kotlin.isEmpty else { return [] }
  let groups = Set(table.table.rows.map(\.group)).sorted()
  return groups.flatMap { group in
    differences(
      swift.filter { table.table.rows[$0.row].group == group },
      kotlin.filter { table.table.rows[$0.row].group == group },
      pair, rule)
  }
}

func differences(
  _ swift: [Operation], _ kotlin: [Operation], _ pair: WrittenPair, _ rule: HazardRule
) -> [Violation] {
  let table = rule.operations
  var result: [Violation] = []
  let isSureAlone = rule.rule.option("sure-when").contains("alone")
  for (left, right, isSure) in aligned(swift, kotlin, pair, isSureAlone: isSureAlone) where left.row != right.row {
    let rows = (table.table.rows[left.row], table.table.rows[right.row])
    guard !rows.0.isHarmless, !rows.1.isHarmless, !isAnchored(left, rows.0, pair.swift),
      !isAnchored(right, rows.1, pair.kotlin), !isOwn(left, right, pair, rule),
      isMeant(left, right, pair, table.table.given),
      !isNamedHarmless(left, pair.swift, rule), !isNamedHarmless(right, pair.kotlin, rule)
    else { continue }
    let leftRange = pair.swift.tree.range(left.node)
    let rightRange = pair.kotlin.tree.range(right.node)
    result.append(
      rule.violation(
        pair, (.kotlin, rightRange), (.swift, leftRange),
        isSure: isSure && (!areDoubtful(rows) || mayBeNegative(left, right, pair, rule))
          && matters(left, right, pair, rule),
        isFoundByName: isSureAlone && swift.count == 1 && kotlin.count == 1
          && (rule.rule.option("sure-when").contains("member")
            || !words(of: left, in: pair.swift).own.isDisjoint(with: words(of: right, in: pair.kotlin).own)),
        saying: pair.swift.tree.structure(left.node) + "|" + pair.kotlin.tree.structure(right.node),
        values: ["swiftWay": rows.0.does, "kotlinWay": rows.1.does]))
  }
  return result
}

private func areDoubtful(_ rows: (OperationTable.Row, OperationTable.Row)) -> Bool {
  rows.0.isDoubtful(beside: rows.1) || rows.1.isDoubtful(beside: rows.0)
}

/// Whether a rule that doubts what is never negative is told that something may be: by a difference, or by a name.
private func mayBeNegative(_ left: Operation, _ right: Operation, _ pair: WrittenPair, _ rule: HazardRule) -> Bool {
  let words = Set(rule.rule.option("negative"))
  guard !words.isEmpty else { return false }
  let positive = Set(rule.rule.option("positive"))
  func parts(_ operation: Operation, _ member: WrittenMember) -> [NodeID] {
    let nodes = member.tree.preorder(operation.node)
    let values = nodes.compactMap { member.tree.path($0)?.count == 1 ? member.constantValue($0) : nil }
    return nodes + values.flatMap { member.tree.preorder($0) }
  }
  let sides = [(parts(left, pair.swift), pair.swift.tree), (parts(right, pair.kotlin), pair.kotlin.tree)]
  func isNamed(_ node: NodeID, _ tree: Tree) -> Bool { [.name, .member].contains(tree.kind(node)) }
  let isPositive = sides.contains { nodes, tree in
    nodes.contains { isNamed($0, tree) && positive.contains(tree.label($0)) }
  }
  // `(i - 1 + n) % n` begins one round further up.
  let isRaised = [(left, pair.swift), (right, pair.kotlin)].contains { operation, member in
    guard let dividend = operation.bindings.nodes["a"], let divisor = operation.bindings.nodes["n"] else {
      return false
    }
    return member.tree.preorder(dividend).contains { sum in
      member.tree.kind(sum) == .binary && member.tree.label(sum) == "+"
        && member.tree.children(sum).contains { member.tree.isSame($0, divisor) }
    }
  }
  return !isPositive && !isRaised
    && sides.contains { nodes, tree in
      nodes.contains { node in
        tree.kind(node) == .binary
          ? tree.label(node) == "-"
          : isNamed(node, tree) && !words.isDisjoint(with: CodeModel.words(of: tree.label(node)))
      }
    }
}

extension OperationTable.Row {
  fileprivate func isDoubtful(beside other: OperationTable.Row) -> Bool {
    isDoubtful || doubtfulBeside.contains(other.does)
  }
}

/// Every operation of the table in a member, in source order; the larger one where one is part of another.
func operations(in member: WrittenMember, _ table: CompiledOperations) -> [Operation] {
  guard table.mayOccur(in: member) else { return [] }
  let tree = member.tree
  var taken: Set<NodeID> = []
  var found: [Operation] = []
  // Parents come first, so that the whole is known before its parts.
  for (node, head) in member.operands where !taken.contains(node) {
    for entry in table.entries(member.side, head) {
      guard let bindings = entry.pattern.match(node, in: tree), table.isWellFormed(bindings, in: tree),
        !isContradicted(bindings, table.table.given, member)
      else { continue }
      if table.table.rows[entry.row].mayThrow,
        isProtected(node, in: member) || isOfWhatIsNotEmpty(node, bindings, member)
      {
        continue
      }
      let spelt = spelledOut(node, bindings, tree)
      taken.formUnion(spelt)
      if isExcused(entry.row, bindings, member, table) || callsOwn(spelt, member) { break }
      found.append(Operation(row: entry.row, node: node, bindings: bindings))
      break
    }
  }
  return found.sorted { tree.range($0.node).lower < tree.range($1.node).lower }
}

/// `xs.takeUnless { it.isEmpty() }?.last()`: a list of nothing is not asked. What is looked for in it, by a closure that
/// not every element satisfies, may be missing all the same.
private func isOfWhatIsNotEmpty(_ node: NodeID, _ bindings: Bindings, _ member: WrittenMember) -> Bool {
  let tree = member.tree
  guard let asked = bindings.nodes["xs"], tree.kind(asked) == .optionalChain,
    !(["first", "last", "single"].contains(tree.calleeName(node) ?? "") && tree.childCount(node) > 1),
    let filter = tree.calleeName(tree.child(asked, 0)), let question = tree.argumentValues(tree.child(asked, 0)).first
  else { return false }
  switch (filter, member.text(question).filter { !$0.isWhitespace }) {
  case ("takeUnless", "{it.isEmpty()}"), ("takeIf", "{it.isNotEmpty()}"), ("takeIf", "{!it.isEmpty()}"),
    ("ifEmpty", "{null}"):
    return true
  default: return false
  }
}

/// What a pattern spells out of its match; what its variables stand for may hold operations of its own.
private func spelledOut(_ root: NodeID, _ bindings: Bindings, _ tree: Tree) -> [NodeID] {
  let free = Set(bindings.nodes.values).union(bindings.rests.values.flatMap { $0 })
  var result: [NodeID] = []
  var stack = [root]
  while let node = stack.popLast() {
    if node != root, free.contains(node) { continue }
    result.append(node)
    stack += tree.children(node)
  }
  return result
}

/// Whether an exception would be caught: inside `try`, `try?` or `runCatching`.
func isProtected(_ node: NodeID, in member: WrittenMember) -> Bool {
  let tree = member.tree
  var below = node
  for ancestor in member.ancestors(node) {
    switch tree.kind(ancestor) {
    case .do where tree.child(ancestor, 0) == below && tree.children(ancestor).contains { tree.kind($0) == .catch }:
      return true
    case .try where tree.label(ancestor) == "try?": return true
    case .call where ["runCatching", "tryOrNull", "tryOrDefault"].contains(tree.calleeName(ancestor) ?? ""): return true
    default: break
    }
    below = ancestor
  }
  return false
}

/// Whether the member holds one of the spellings that show the difference was thought of, about the same values.
private func isExcused(
  _ row: Int, _ bindings: Bindings, _ member: WrittenMember, _ table: CompiledOperations
) -> Bool {
  let patterns = table.unless[member.side] + (table.unlessByRow[member.side][row] ?? [])
  guard !patterns.isEmpty else { return false }
  let tree = member.tree
  func isSaid(_ node: NodeID, _ patterns: [Pattern]) -> Bool {
    patterns.contains { pattern in
      guard let other = pattern.match(node, in: tree) else { return false }
      return other.nodes.allSatisfy { name, value in
        bindings.nodes[name].map { tree.isSame($0, value) } ?? true
      }
    }
  }
  return member.nodesWithAskedProperties.contains { node in
    isSaid(node, patterns)
      || tree.kind(node) == .switch && isSaid(tree.child(node, 0), table.unlessAsked[member.side])
  }
}

/// Whether one of these nodes calls a function that the project has itself by a name of the library's.
private func callsOwn(_ nodes: [NodeID], _ member: WrittenMember) -> Bool {
  let tree = member.tree
  return nodes.contains { call in
    guard tree.kind(call) == .call, tree.kind(tree.child(call, 0)) == .name, let name = tree.calleeName(call) else {
      return false
    }
    let count = tree.argumentValues(call).count
    return member.environment.declared.functions(named: name).contains { function in
      function.declaration.kind == .function && function.parameters.count == count
        && (function.owner.isEmpty || function.owner == member.environment.owner?.name)
    }
  }
}

// MARK: Conditions

/// Whether a search is for a pattern that only the whole text can match.
private func isAnchored(_ operation: Operation, _ row: OperationTable.Row, _ member: WrittenMember) -> Bool {
  row.anchored.contains { name in
    operation.bindings.nodes[name].flatMap { member.literalText($0) }.map(Normalization.isAnchored) ?? false
  }
}

/// Whether both sides ask a type of the project for what lists are asked for: it may mean by `max()` what it likes.
private func isOwn(_ left: Operation, _ right: Operation, _ pair: WrittenPair, _ rule: HazardRule) -> Bool {
  guard rule.rule.family == "collections", let list = left.bindings.nodes["xs"], let other = right.bindings.nodes["xs"],
    let name = pair.swift.environment.type(of: list).name
  else { return false }
  return pair.kotlin.environment.type(of: other).name.map { canonicalName($0) } == canonicalName(name)
}

/// Whether the difference matters where it is found, as far as the rule tells where it does.
private func matters(_ left: Operation, _ right: Operation, _ pair: WrittenPair, _ rule: HazardRule) -> Bool {
  let contexts = rule.rule.option("sure-in").compactMap { Context(rawValue: $0) }
  return contexts.isEmpty
    || contexts.contains { pair.swift.isIn($0, left.node) || pair.kotlin.isIn($0, right.node) }
}

/// Whether an operation is about something whose name tells that the difference hardly matters there.
private func isNamedHarmless(_ operation: Operation, _ member: WrittenMember, _ rule: HazardRule) -> Bool {
  let names = rule.rule.option("names")
  return isAbout(rule.rule.option("quiet-names"), operation, member)
    || !names.isEmpty && !isAbout(names, operation, member)
}

/// Whether one of these words is in the name of something that an operation is about.
private func isAbout(_ names: [String], _ operation: Operation, _ member: WrittenMember) -> Bool {
  guard !names.isEmpty else { return false }
  let wanted = Set(names)
  return operation.bindings.nodes.values.contains { node in
    guard let name = member.tree.path(node)?.last ?? member.tree.calleeName(node) else { return false }
    return !wanted.isDisjoint(with: words(of: name))
  }
}

/// Whether what a variable stands for is known to be of another type than the rule asks for: `text` of `text.matches(r)`,
/// where it asks for a pattern.
private func isContradicted(
  _ bindings: Bindings, _ given: [OperationTable.Condition], _ member: WrittenMember
) -> Bool {
  given.contains { condition in
    guard condition.kind == "regex", let node = bindings.nodes[condition.variable] else { return false }
    let type = member.environment.type(of: node)
    return !type.isUnknown && type.unwrapped != .anything && !type.isKind(condition.kind)
  }
}

/// Whether what the variables stand for is of the kinds that the rule asks for: known on one side, contradicted on none.
private func isMeant(
  _ left: Operation, _ right: Operation, _ pair: WrittenPair, _ given: [OperationTable.Condition]
) -> Bool {
  given.allSatisfy { condition in
    let nodes = (left.bindings.nodes[condition.variable], right.bindings.nodes[condition.variable])
    // A row that does without the variable asks nothing of it; what is read off the text was looked at before.
    if nodes.0 == nil && nodes.1 == nil || FormatText.Form(rawValue: condition.kind) != nil { return true }
    if condition.kind == "same" {
      guard let a = nodes.0.flatMap({ pair.swift.writtenNumber($0) }) else { return false }
      return a == nodes.1.flatMap { pair.kotlin.writtenNumber($0) }
    }
    let hasNoLiteral =
      ![nodes.0.map { pair.swift.tree.isLiteral($0) }, nodes.1.map { pair.kotlin.tree.isLiteral($0) }].contains(true)
    if condition.kind == "variable" {
      return hasNoLiteral
    }
    if condition.kind == "string-variable" {
      if nodes.0.map({ pair.swift.isConstantText($0) }) == true
        || nodes.1.map({ pair.kotlin.isConstantText($0) }) == true
      {
        return false
      }
      // A text with holes is the author's own, too.
      let isText =
        nodes.0.map { pair.swift.tree.kind($0) == .string } == true
        || nodes.1.map { pair.kotlin.tree.kind($0) == .string } == true
      if !hasNoLiteral || isText { return false }
    }
    if condition.kind == "kotlin-integer" {
      return nodes.1.map { pair.kotlin.environment.type(of: $0).isKind("integer") } ?? false
    }
    if condition.kind == "same-name" {
      guard let a = nodes.0, let b = nodes.1 else { return false }
      let names = pair.swift.tree.names(in: a)
      return !names.isEmpty && names == pair.kotlin.tree.names(in: b)
    }
    if condition.kind == "kotlin-json" {
      return nodes.1.map { pair.kotlin.environment.type(of: $0).name == "JSONObject" } ?? false
    }
    if condition.kind == "array" {
      return nodes.1.map { pair.kotlin.environment.type(of: $0).collection?.storage == .array } ?? false
    }
    var isKnown = false
    for (operation, member) in [(left, pair.swift), (right, pair.kotlin)] {
      guard let node = operation.bindings.nodes[condition.variable] else { continue }
      let type = member.environment.type(of: node)
      if type.isUnknown || type.unwrapped == .anything { continue }
      guard type.isKind(condition.kind) else { return false }
      isKnown = true
    }
    return isKnown
  }
}

extension WrittenMember {
  /// Whether an expression is a text that the author chose: a constant by its name, or a local that is bound to one.
  func isConstantText(_ node: NodeID) -> Bool {
    if tree.isLiteral(node) { return true }
    guard let path = tree.path(node), let name = path.last else { return false }
    if path.count > 1 { return path.first.map(isTypeName) ?? false || name == "rawValue" }
    if name.contains(where: \.isLetter), name == name.uppercased() { return true }
    let offset = tree.range(node).lower
    if environment.isMutableLocal(name, at: offset) == false, let value = environment.initialValue(of: name, at: offset)
    {
      return tree.isLiteral(value)
    }
    return false
  }
}

extension Tree {
  /// A number, a text or a constant as it is written.
  func isLiteral(_ node: NodeID) -> Bool {
    switch kind(node) {
    case .integer, .floating, .boolean, .null, .character: true
    case .string: preorder(node).allSatisfy { kind($0) != .interpolation }
    case .prefix: children(node).first.map { isLiteral($0) } ?? false
    default: false
    }
  }

  /// What names and members an expression reads, but for what it calls, canonical.
  fileprivate func names(in expression: NodeID) -> Set<String> {
    let nodes = preorder(expression)
    let callees = Set(nodes.filter { kind($0) == .call }.map { child($0, 0) })
    return Set(
      nodes.filter { [.name, .member].contains(kind($0)) && !callees.contains($0) }.map { canonicalName(label($0)) })
  }
}

extension ValueType {
  /// Whether it is of a kind that rule documents name.
  func isKind(_ kind: String) -> Bool {
    switch kind {
    case "string", "string-variable": unwrapped == .string
    case "text": unwrapped == .string || unwrapped == .character
    case "integer": isInteger
    case "floating": isFloating
    case "regex": unwrapped.name.map { ["NSRegularExpression", "Pattern", "Regex"].contains($0) } ?? false
    case "decimal": unwrapped.name.map { ["BigDecimal", "Decimal", "NSDecimalNumber"].contains($0) } ?? false
    case "list": collection.map { $0.kind == .list || $0.kind == .sequence } ?? false
    case "set": collection?.kind == .set
    case "map": collection?.kind == .map
    case "unordered": collection.map { $0.kind == .map || $0.kind == .set } ?? false
    case "collection": collection != nil
    default: false
    }
  }
}
