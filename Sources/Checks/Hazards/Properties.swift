internal import CodeModel
internal import FindingModel
internal import RuleBook
internal import SourceModel
internal import TypeInference

extension HazardCheck {
  /// Which properties does one side compute at every read and the other once?
  static let computedPropertyStored = HazardCheck("computed-property-stored") { twin, rule in
    twin.pairs.compactMap { pair in frozen(pair, rule) ?? kept(pair, rule) ?? remade(pair, rule) }
  }
}

/// A Kotlin value that is computed when the object is made, from what changes later.
private func frozen(_ pair: WrittenPair, _ rule: HazardRule) -> Violation? {
  guard let swift = pair.swift.declaration, let kotlin = pair.kotlin.declaration, swift.kind == .property,
    kotlin.kind == .property,
    isComputed(swift), !isComputed(kotlin), let given = kotlin.value, !kotlin.modifiers.contains(.mutable),
    pair.kotlin.roots.contains(given), pair.owner != nil
  else { return nil }
  let tree = pair.kotlin.tree
  let isLazy = tree.kind(given) == .delegate
  guard let value = isLazy ? lazyValue(of: given, tree) : given else { return nil }
  let owner = pair.kotlin.environment.owner
  let clocks = Set(rule.rule.option("clocks"))
  var reason: String?
  for node in tree.preorder(value) {
    // What a closure reads, it reads when it runs.
    if let closure = pair.kotlin.enclosing(node, [.lambda, .objectLiteral]), tree.preorder(value).contains(closure) {
      continue
    }
    switch tree.kind(node) {
    case .name, .member:
      guard let path = tree.ownPath(node), path.count == 1, let property = owner?.property(path[0]), !property.isStatic
      else { continue }
      if let parent = pair.kotlin.parent(node), tree.kind(parent) == .call, tree.child(parent, 0) == node { continue }
      let changes = property.isMutable && !isCopied(path[0], keeping: node, pair.kotlin)
      let grows = property.type.collection?.storage == .shared
      if changes || grows || isFrozen(path[0], pair) { reason = reason ?? "`\(path[0])` changes" }
    case .call:
      guard let name = tree.calleeName(node) else { continue }
      if clocks.contains(name) || words(of: name).contains("now") {
        reason = reason ?? "`\(name)()` gives another value each time"
      }
      if isLazy, tree.receiver(node) == nil, tree.childCount(node) == 1, owner?.property(name)?.type == .function {
        reason = reason ?? "`\(name)()` is asked again in Swift"
      }
      // A function that is asked late, and once, is often meant so.
      if !isLazy, tree.receiver(node) == nil, owner?.functions.contains(name) == true {
        reason = reason ?? "`\(name)()` is called"
      }
    default: break
    }
  }
  guard let reason else { return nil }
  return rule.violation(
    pair, (.kotlin, kotlin.nameRange), (.swift, swift.nameRange), saying: "frozen",
    values: [
      "name": kotlin.name,
      "how": "Swift computes it at every read, Kotlin once, "
        + (isLazy ? "when it is read first" : "when the object is made") + "; \(reason)",
    ])
}

/// A Swift `lazy var` that is computed once, from what changes later, where Kotlin computes it at every read.
private func kept(_ pair: WrittenPair, _ rule: HazardRule) -> Violation? {
  guard let swift = pair.swift.declaration, let kotlin = pair.kotlin.declaration, swift.kind == .property,
    kotlin.kind == .property, swift.modifiers.contains(.lazy), let value = swift.value, isComputed(kotlin)
  else { return nil }
  let (tree, member) = (pair.swift.tree, pair.swift)
  let source = tree.preorder(value).first { node in
    guard let path = tree.ownPath(node), path.count == 1,
      let property = member.environment.owner?.property(path[0]), property.isMutable, !property.isStatic
    else { return false }
    // What is handed over as a closure reads when it runs.
    let closure = member.enclosing(node, [.lambda])
    return closure.map { closure in member.parent(closure).map { tree.kind($0) == .call } ?? true } ?? true
  }
  // Who sets it anew where its sources change knows.
  let isRenewed = tree.everyNode.contains {
    tree.kind($0) == .assign && tree.ownPath(tree.child($0, 0)) == [swift.name]
  }
  guard let source, let name = tree.ownPath(source)?.first, !isRenewed else { return nil }
  return rule.violation(
    pair, (.swift, swift.nameRange), (.kotlin, kotlin.nameRange), saying: "kept",
    values: [
      "name": swift.name,
      "how": "Kotlin computes it at every read, Swift once, when it is read first; `\(name)` changes",
    ])
}

/// What `by lazy { … }` computes.
private func lazyValue(of delegate: NodeID, _ tree: Tree) -> NodeID? {
  guard let call = tree.children(delegate).first, tree.calleeName(call) == "lazy",
    let closure = tree.argumentValues(call).last, tree.kind(closure) == .lambda
  else { return nil }
  return tree.lastChild(closure)
}

/// Whether a private property is only ever replaced by a copy of itself that keeps the constant that is read of it:
/// `user.id`, where `user = user.copy(name = name)`.
private func isCopied(_ property: String, keeping node: NodeID, _ member: WrittenMember) -> Bool {
  let tree = member.tree
  guard let read = member.parent(node), tree.kind(read) == .member, tree.child(read, 0) == node,
    isPrivate(property, in: member), let owner = member.environment.owner?.property(property),
    let field = member.environment.facts(owner.type)?.property(tree.label(read)), field.isInHeader, !field.isMutable
  else { return false }
  let assignments = tree.everyNode.filter {
    tree.kind($0) == .assign && tree.path(tree.child($0, 0))?.last == property
  }
  return !assignments.isEmpty
    && assignments.allSatisfy { assignment in
      let value = tree.child(assignment, 1)
      guard tree.label(assignment) == "=", tree.kind(value) == .call, tree.calleeName(value) == "copy",
        tree.receiver(value).flatMap({ tree.ownPath($0) }) == [property]
      else { return false }
      let labels = tree.children(value).dropFirst().map { tree.soft($0) }
      return !labels.contains("") && !labels.contains(tree.label(read))
    }
}

/// Whether only the file of a type sees one of its properties.
private func isPrivate(_ property: String, in member: WrittenMember) -> Bool {
  let members = member.environment.owner?.parts.flatMap(\.declaration.members) ?? []
  let inHeader = members.flatMap(\.parameters).filter { $0.property != nil && $0.name == property }
  let inBody = members.filter { $0.kind == .property && $0.name == property }
  return (inHeader.map(\.visibility) + inBody.map(\.visibility)).contains(.private)
}

/// Whether a Kotlin value stands for something that Swift computes from what changes.
private func isFrozen(_ name: String, _ pair: WrittenPair, depth: Int = 0) -> Bool {
  guard depth < 4, let owner = pair.kotlin.environment.owner, let declaration = owner.parts.first?.declaration,
    pair.swift.environment.owner?.property(byKey: canonicalName(name)).map({ !$0.isStored }) == true,
    let member = declaration.members.first(where: { $0.kind == .property && $0.name == name }), !isComputed(member),
    let value = member.value, pair.kotlin.tree.kind(value) != .delegate, pair.kotlin.tree.kind(value) != .lambda
  else { return false }
  let tree = pair.kotlin.tree
  return tree.preorder(value).contains { node in
    guard let path = tree.ownPath(node), path.count == 1, path[0] != name, let property = owner.property(path[0]) else {
      return false
    }
    return property.isMutable || isFrozen(path[0], pair, depth: depth + 1)
  }
}

/// A new Kotlin object at every read, or another time or number, where Swift keeps one.
private func remade(_ pair: WrittenPair, _ rule: HazardRule) -> Violation? {
  guard let swift = pair.swift.declaration, let kotlin = pair.kotlin.declaration, swift.kind == .property,
    kotlin.kind == .property,
    isComputed(kotlin), kotlin.receiver == nil, !isComputed(swift), let value = swift.value,
    let body = kotlin.getter, kotlin.accessors.count == 1,
    let made = pair.kotlin.tree.onlyResult(of: body), let name = pair.kotlin.tree.calleeName(made),
    pair.swift.tree.kind(value) == .call || pair.swift.tree.kind(value) == .list
  else { return nil }
  let holdsState = statefulMakers.contains { name.contains($0) }
  let clocks = Set(rule.rule.option("clocks"))
  let tree = pair.kotlin.tree
  guard holdsState || tree.preorder(made).contains(where: { tree.calleeName($0).map(clocks.contains) ?? false }) else {
    return nil
  }
  return rule.violation(
    pair, (.kotlin, kotlin.nameRange), (.swift, swift.nameRange), saying: "remade",
    values: ["name": kotlin.name, "how": "Swift makes it once and keeps it, Kotlin makes a new one at every read"])
}

private func isComputed(_ property: Declaration) -> Bool {
  property.accessors.contains { $0.kind == .get && $0.body != nil }
}

/// What is made to be shared: a new one has no listeners and no contents.
private let statefulMakers = [
  "Subject", "MutableStateFlow", "MutableSharedFlow", "MutableLiveData", "mutableListOf", "mutableMapOf",
  "mutableSetOf", "Channel",
  "Relay", "CoroutineScope", "Mutex", "Executor",
]
