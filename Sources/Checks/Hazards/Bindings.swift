internal import CodeModel
internal import FindingModel
internal import SourceModel
internal import TypeInference

extension HazardCheck {
  /// Where does `?.let { } ?: run { }` run both branches of an `if let … else`?
  static let letElvisRunElse = HazardCheck("let-elvis-run-else") { twin, rule in
    twin.pairs.flatMap { runningBoth(in: $0, rule) }
  }

  /// Where does Kotlin compute everything before the first test, which Swift computes one by one?
  static let conditionalBindingHoisted = HazardCheck("conditional-binding-hoisted") { twin, rule in
    twin.pairs.flatMap { pair in pair.swift.all(.conditions).compactMap { hoisted($0, pair, rule) } }
  }

  /// Where does a name that a Swift pattern binds mean something else in Kotlin's branch?
  static let patternBindingLost = HazardCheck("pattern-binding-lost") { twin, rule in
    twin.pairs.flatMap { pair in lostBindings(in: pair, twin, rule) }
  }
}

// MARK: Both branches

private func runningBoth(in pair: WrittenPair, _ rule: HazardRule) -> [Violation] {
  let (swift, kotlin) = (pair.swift.tree, pair.kotlin.tree)
  var bindings = pair.swift.nodes.filter { isBindingWithElse($0, swift) }
  return pair.kotlin.all(.binary).filter { isLetWithElse($0, kotlin) }.compactMap { right in
    guard let last = lastExpression(kotlin.child(right, 0), kotlin) else { return nil }
    let name = subject(of: last, kotlin)
    // Two branches stand for each other by their place; a value must be asked for in the same words.
    let hasBranches = kotlin.calleeName(kotlin.child(right, 1)) == "run"
    let same = bindings.firstIndex { name != nil && subject(ofFirstBranchOf: $0, swift) == name }
    guard let index = same ?? (hasBranches ? bindings.indices.first : nil) else { return nil }
    let left = bindings.remove(at: index)
    if swift.kind(left) == .guard, !pair.kotlin.isDiscarded(right) { return nil }
    let answer = mayBeNull(last, pair.kotlin)
    guard answer != .no else { return nil }
    return rule.violation(
      pair, (.kotlin, kotlin.range(right)), (.swift, swift.range(swift.child(left, 0))),
      isSure: answer == .yes, saying: kotlin.structure(last),
      values: ["name": pair.kotlin.text(last), "how": "may be null"])
  }
}

/// What the first branch of an `if` ends with is about; `nil` when it has an answer of its own to null.
private func subject(ofFirstBranchOf node: NodeID, _ tree: Tree) -> String? {
  guard var last = tree.lastChild(tree.child(node, 1)) else { return nil }
  switch tree.kind(last) {
  case .return: last = tree.lastChild(last) ?? last
  case .assign: last = tree.child(last, 1)
  default: break
  }
  return subject(of: last, tree)
}

/// The key of what an expression asks: the function it calls, the property it reads, the collection it looks into.
private func subject(of node: NodeID, _ tree: Tree) -> String? {
  switch tree.kind(node) {
  case .await, .try, .force: tree.lastChild(node).flatMap { subject(of: $0, tree) }
  case .call: tree.calleeName(node).map(canonicalName)
  case .index: subject(of: tree.child(node, 0), tree)
  default: tree.path(node)?.last.map(canonicalName)
  }
}

private func isBindingWithElse(_ node: NodeID, _ tree: Tree) -> Bool {
  let hasElse = tree.kind(node) == .if && tree.childCount(node) > 2 && !tree.isEmpty(tree.child(node, 2))
  guard hasElse || tree.kind(node) == .guard else { return false }
  let condition = tree.child(node, 0)
  return tree.kind(condition) == .optionalBinding
    || tree.kind(condition) == .conditions && tree.children(condition).contains { tree.kind($0) == .optionalBinding }
}

/// `value?.let { … } ?: other`; behind `run`, `other` is a branch, else a value.
private func isLetWithElse(_ node: NodeID, _ tree: Tree) -> Bool {
  guard ["?:", "??"].contains(tree.label(node)) else { return false }
  let left = tree.child(node, 0)
  return tree.kind(left) == .call && ["let", "run"].contains(tree.calleeName(left) ?? "")
    && tree.kind(tree.child(left, 0)) == .member && tree.kind(tree.child(tree.child(left, 0), 0)) == .optionalChain
}

/// What the lambda of a call gives.
private func lastExpression(_ call: NodeID, _ tree: Tree) -> NodeID? {
  guard let lambda = tree.argumentValues(call).last, tree.kind(lambda) == .lambda, let block = tree.lastChild(lambda)
  else { return nil }
  return tree.lastChild(block)
}

private enum Nullness { case yes, no, unknown }

private func mayBeNull(_ node: NodeID, _ member: WrittenMember) -> Nullness {
  let tree = member.tree
  switch tree.kind(node) {
  case .null: return .yes
  case .cast: return tree.label(node) == "as?" ? .yes : .no
  case .member, .call:
    var current = node
    while tree.childCount(current) > 0, [.member, .call, .index].contains(tree.kind(current)) {
      current = tree.child(current, 0)
      if tree.kind(current) == .optionalChain { return .yes }
    }
    let type = member.environment.type(of: node)
    if !type.isUnknown { return type.isOptional ? .yes : .no }
    guard let name = tree.calleeName(node) else { return .unknown }
    if nullGivers.contains(name) { return .yes }
    let declared = member.environment.declared.functions(named: name)
    if !declared.isEmpty {
      if declared.allSatisfy({ $0.result.isOptional }) { return .yes }
      return declared.allSatisfy({ !$0.result.isOptional && !$0.declaration.hasExpressionBody }) ? .no : .unknown
    }
    return isTypeName(name) ? .no : .unknown
  case .index: return member.environment.type(of: node).isOptional ? .yes : .unknown
  default: return .no
  }
}

/// Functions of Kotlin's library that give null.
private let nullGivers: Set<String> = [
  "find", "firstOrNull", "lastOrNull", "getOrNull", "put", "putIfAbsent", "toIntOrNull", "toLongOrNull", "poll",
  "singleOrNull",
  "maxOrNull", "minOrNull", "maxByOrNull", "minByOrNull",
]

// MARK: Computed too early

private func hoisted(_ conditions: NodeID, _ pair: WrittenPair, _ rule: HazardRule) -> Violation? {
  hoistedOverBinding(conditions, pair, rule) ?? hoistedOverTest(conditions, pair, rule)
}

/// `if isOn, let job = queue.next()` beside `val job = queue.next()` in front of `if (isOn && job != null)`.
private func hoistedOverTest(_ conditions: NodeID, _ pair: WrittenPair, _ rule: HazardRule) -> Violation? {
  let (swift, kotlin) = (pair.swift.tree, pair.kotlin.tree)
  let clauses = swift.children(conditions)
  for (position, clause) in clauses.enumerated() where swift.kind(clause) == .optionalBinding {
    let tests = clauses.prefix(position).filter { ![.optionalBinding, .patternCondition].contains(swift.kind($0)) }
    guard let asked = tests.first, tests.count == position, doesSomething(swift.child(clause, 1), swift),
      let local = pair.kotlin.local(like: swift.label(swift.child(clause, 0))), doesSomething(local.value, kotlin),
      let block = pair.kotlin.parent(local.node), !endsEarly(local.value, kotlin)
    else { continue }
    let after = kotlin.children(block).drop { $0 != local.node }.dropFirst()
    let words = tests.reduce(into: Set<String>()) { $0.formUnion(swift.vocabulary($1)) }
    guard let test = after.first(where: { kotlin.kind($0) == .if }),
      isNullTest(of: local.name, kotlin.child(test, 0), kotlin),
      !words.isEmpty, words.isDisjoint(with: kotlin.vocabulary(local.value)),
      words.isSubset(of: kotlin.vocabulary(kotlin.child(test, 0)))
    else { continue }
    return rule.violation(
      pair, (.kotlin, kotlin.range(local.node)), (.swift, swift.range(clause)), saying: local.name,
      values: ["name": pair.swift.text(asked), "how": "does not hold"])
  }
  return nil
}

private func hoistedOverBinding(_ conditions: NodeID, _ pair: WrittenPair, _ rule: HazardRule) -> Violation? {
  let (swift, kotlin) = (pair.swift.tree, pair.kotlin.tree)
  let bindings = swift.children(conditions).filter { swift.kind($0) == .optionalBinding }
  guard bindings.count >= 2 else { return nil }
  let names = bindings.map { swift.label(swift.child($0, 0)) }
  for (binding, name) in zip(bindings, names).dropFirst() {
    let value = swift.child(binding, 1)
    guard doesSomething(value, swift), let local = pair.kotlin.local(like: name), doesSomething(local.value, kotlin),
      let first = pair.kotlin.local(like: names[0]), kotlin.range(first.node).lower < kotlin.range(local.node).lower,
      let block = pair.kotlin.parent(local.node), pair.kotlin.parent(first.node) == block,
      !endsEarly(first.value, kotlin), !endsEarly(local.value, kotlin),
      !kotlin.vocabulary(local.value).contains(canonicalName(names[0]))
    else { continue }
    let test = kotlin.children(block).first {
      kotlin.kind($0) == .if && kotlin.range($0).lower > kotlin.range(local.node).lower
    }
    guard let test, isNullTest(of: first.name, kotlin.child(test, 0), kotlin) else { continue }
    let isBetween = kotlin.children(block).contains {
      kotlin.kind($0) == .if && kotlin.range($0).lower > kotlin.range(first.node).lower
        && kotlin.range($0).upper < kotlin.range(local.node).lower
    }
    guard !isBetween else { continue }
    return rule.violation(
      pair, (.kotlin, kotlin.range(local.node)), (.swift, swift.range(binding)), saying: name,
      values: ["name": first.name, "how": "is null"])
  }
  return nil
}

/// Whether evaluating it may change or cost something: a call that is no conversion and makes no object.
private func doesSomething(_ node: NodeID, _ tree: Tree) -> Bool {
  tree.preorder(node).contains {
    guard tree.kind($0) == .call, let name = tree.calleeName($0) else { return false }
    return !isTypeName(name) && !harmlessCalls.contains(name)
  }
}

private let harmlessCalls: Set<String> = [
  "first", "last", "firstOrNull", "lastOrNull", "find", "getOrNull", "get", "toIntOrNull", "toDoubleOrNull", "toInt",
  "toString",
  "trim", "lowercase", "uppercase", "index", "firstIndex", "indexOf", "let", "map", "filter", "min", "max", "parse",
  "optString",
  "substring", "split", "getString", "string", "value", "data", "bool", "integer",
]

private func endsEarly(_ node: NodeID, _ tree: Tree) -> Bool {
  tree.preorder(node).contains { [.return, .throw, .continue, .break].contains(tree.kind($0)) }
}

private func isNullTest(of name: String, _ condition: NodeID, _ tree: Tree) -> Bool {
  tree.preorder(condition).contains { node in
    tree.kind(node) == .binary && ["!=", "=="].contains(tree.label(node)) && tree.kind(tree.child(node, 1)) == .null
      && tree.ownPath(tree.child(node, 0)) == [name]
  }
}

// MARK: Names that patterns bind

private func lostBindings(in pair: WrittenPair, _ twin: WrittenTwin, _ rule: HazardRule) -> [Violation] {
  let (swift, kotlin) = (pair.swift.tree, pair.kotlin.tree)
  return pair.swift.all(.arm).flatMap { arm -> [Violation] in
    let patterns = swift.preorder(swift.child(arm, 0)).filter { swift.kind($0) == .casePattern }
    guard let pattern = patterns.first else { return [] }
    let bound = swift.preorder(pattern).filter { swift.kind($0) == .binding }.map { ($0, swift.label($0)) }
    guard let branch = branch(named: swift.label(pattern), pair.kotlin) else { return [] }
    let body = kotlin.child(branch, 2)
    return bound.compactMap { node, name in
      let uses = NameUses(of: name, in: body, pair.kotlin)
      let counterparts = NameUses(of: name, in: swift.child(arm, 2), pair.swift)
      guard let use = uses.bare(lostFrom: counterparts), !counterparts.bare.isEmpty,
        !isBoundInKotlin(name, use, branch, pair.kotlin)
      else { return nil }
      let isOwnGetter = pair.kotlin.declaration?.kind == .property && pair.kotlin.declaration?.name == name
      // `when (this)`: a bare name is a property of the value itself, unless it is the very one that is being read.
      if isAboutItself(branch, pair.kotlin), !isOwnGetter || declaresPayload(name, of: branch, pair.kotlin) {
        return nil
      }
      return rule.violation(
        pair, (.kotlin, kotlin.range(use)), (.swift, swift.range(node)), saying: swift.label(pattern) + name,
        values: ["name": name, "how": isOwnGetter ? "the property itself, without end" : "something else of that name"])
    }
  }
}

/// Where a name is used in a branch, and what becomes of it there.
private struct NameUses {
  /// `grants`: its node and its surroundings.
  private(set) var bare: [(node: NodeID, place: String)] = []
  /// Of `self.grants`.
  private(set) var own: [String] = []
  /// Of `plan.grants`.
  private(set) var qualified: [String] = []

  init(of name: String, in body: NodeID, _ member: WrittenMember) {
    let tree = member.tree
    for node in tree.preorder(body) where tree.label(node) == name {
      switch tree.kind(node) {
      case .name: bare.append((node, Self.place(of: node, member)))
      case .member where tree.childCount(node) == 1:
        let place = Self.place(of: node, member)
        if tree.kind(tree.child(node, 0)) == .self { own.append(place) } else { qualified.append(place) }
      default: break
      }
    }
  }

  /// The first Kotlin use of the bare name that stands where Swift uses what its pattern binds.
  func bare(lostFrom swift: NameUses) -> NodeID? {
    // Each of them is read from the value, whatever is then done with it: what is done otherwise is done with the property.
    if !swift.bare.isEmpty, qualified.count >= swift.bare.count,
      !bare.contains(where: { use in swift.bare.contains { $0.place == use.place } })
    {
      return nil
    }
    var read = qualified
    let unread = swift.bare.filter { use in
      guard let index = read.firstIndex(of: use.place) else { return true }
      read.remove(at: index)
      return false
    }
    // What Kotlin spells `grants` may be Swift's `self.grants`.
    var own = swift.own
    return bare.first { use in
      guard !unread.contains(where: { $0.place == use.place }), let index = own.firstIndex(of: use.place) else {
        return true
      }
      own.remove(at: index)
      return false
    }?.node
  }

  /// What is read from it, called on it, or takes it.
  private static func place(of node: NodeID, _ member: WrittenMember) -> String {
    let tree = member.tree
    guard let parent = member.parent(node) else { return "" }
    switch tree.kind(parent) {
    case .member: return "." + canonicalName(tree.label(parent))
    case .argument:
      let callee = member.parent(parent).flatMap { tree.calleeName($0) } ?? ""
      return canonicalName(callee) + "(…)"
    case .force, .optionalChain, .await, .try: return place(of: parent, member)
    case .binary, .assign: return tree.label(parent) + (tree.child(parent, 0) == node ? "left" : "right")
    // A result may go without saying.
    case .return, .block: return "result"
    default: return String(tree.kind(parent).rawValue)
    }
  }
}

/// The arm `is Name ->` of the Kotlin member.
private func branch(named name: String, _ member: WrittenMember) -> NodeID? {
  let tree = member.tree
  return member.all(.arm).first { arm in
    tree.preorder(tree.child(arm, 0)).contains { node in
      tree.kind(node) == .typePattern && tree.label(node) == "is"
        && typeName(of: node, tree).map { canonicalName($0) == canonicalName(name) } ?? false
    }
  }
}

private func typeName(of pattern: NodeID, _ tree: Tree) -> String? {
  tree.lastChild(pattern).flatMap { tree.label($0).split(separator: ".").last.map(String.init) }
}

/// A local or parameter of a closure of that name that is made in the branch, or what is looked at, of which the branch
/// reads something: `value.list`.
private func isBoundInKotlin(_ name: String, _ use: NodeID, _ branch: NodeID, _ member: WrittenMember) -> Bool {
  let tree = member.tree
  if let asked = member.enclosing(branch, [.switch]).map({ tree.child($0, 0) }), tree.ownPath(asked) == [name],
    let parent = member.parent(use), tree.kind(parent) == .member
  {
    return true
  }
  for lambda in member.ancestors(use) where tree.kind(lambda) == .lambda {
    if tree.children(lambda).contains(where: { tree.kind($0) == .parameter && tree.label($0) == name }) { return true }
  }
  // Any binding of the name in the branch, destructured ones too.
  return tree.preorder(branch).contains { tree.kind($0) == .binding && tree.label($0) == name }
    || member.environment.isMutableLocal(name, at: tree.range(use).lower) == false
}

/// `when (this) { }`.
private func isAboutItself(_ branch: NodeID, _ member: WrittenMember) -> Bool {
  member.enclosing(branch, [.switch]).map { member.tree.kind(member.tree.child($0, 0)) == .self } ?? false
}

/// Whether the type that a branch is about declares a property of the name itself.
private func declaresPayload(_ name: String, of branch: NodeID, _ member: WrittenMember) -> Bool {
  let tree = member.tree
  guard let pattern = tree.preorder(tree.child(branch, 0)).first(where: { tree.kind($0) == .typePattern }),
    let type = typeName(of: pattern, tree)
  else { return false }
  return member.environment.declared.type(type)?.property(name) != nil
}
