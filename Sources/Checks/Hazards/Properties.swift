internal import CodeModel
internal import FindingModel
internal import SourceModel
internal import TypeInference

extension HazardCheck {
  /// Which properties does one side compute at every read and the other once?
  static let computedPropertyStored = HazardCheck("computed-property-stored") { twin, rule in
    twin.pairs.compactMap { pair in frozen(pair, rule) ?? remade(pair, rule) }
  }

  /// Which Kotlin constructors call what a subclass overrides, before the subclass has its values?
  static let initOrderVirtualCall = HazardCheck("init-order-virtual-call") { twin, rule in
    twin.types.flatMap { types in earlyCalls(in: types, twin, rule) + earlyReads(in: types, twin, rule) }
  }
}

/// A Kotlin value that is computed when the object is made, from what changes later.
private func frozen(_ pair: WrittenPair, _ rule: HazardRule) -> Violation? {
  guard let swift = pair.swift.declaration, let kotlin = pair.kotlin.declaration, swift.kind == .property,
    kotlin.kind == .property,
    isComputed(swift), !isComputed(kotlin), let value = kotlin.value, !kotlin.modifiers.contains(.mutable),
    pair.kotlin.tree.kind(value) != .delegate, pair.kotlin.roots.contains(value), pair.owner != nil
  else { return nil }
  let tree = pair.kotlin.tree
  let owner = pair.kotlin.environment.owner
  var reason: String?
  for node in tree.preorder(value) {
    // What a closure reads, it reads when it runs.
    if pair.kotlin.enclosing(node, [.lambda, .objectLiteral]) != nil { continue }
    switch tree.kind(node) {
    case .name, .member:
      guard let path = tree.ownPath(node), path.count == 1, let property = owner?.property(path[0]), !property.isStatic
      else { continue }
      if let parent = pair.kotlin.parent(node), tree.kind(parent) == .call, tree.child(parent, 0) == node { continue }
      if property.isMutable || isFrozen(path[0], pair) { reason = reason ?? "`\(path[0])` changes" }
    case .call:
      guard let name = tree.calleeName(node), tree.receiver(node) == nil, owner?.functions.contains(name) == true else {
        continue
      }
      reason = reason ?? "`\(name)()` is called"
    default: break
    }
  }
  guard let reason else { return nil }
  return rule.violation(
    pair, (.kotlin, kotlin.nameRange), (.swift, swift.nameRange), saying: "frozen",
    values: [
      "name": kotlin.name, "how": "Swift computes it at every read, Kotlin once, when the object is made; \(reason)",
    ])
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

/// A new Kotlin object at every read, where Swift keeps one.
private func remade(_ pair: WrittenPair, _ rule: HazardRule) -> Violation? {
  guard let swift = pair.swift.declaration, let kotlin = pair.kotlin.declaration, swift.kind == .property,
    kotlin.kind == .property,
    isComputed(kotlin), kotlin.receiver == nil, !isComputed(swift), let value = swift.value,
    let body = kotlin.accessors.first(where: { $0.kind == .get })?.body, kotlin.accessors.count == 1,
    let made = onlyValue(body, pair.kotlin.tree), let name = pair.kotlin.tree.calleeName(made),
    pair.swift.tree.kind(value) == .call || pair.swift.tree.kind(value) == .list
  else { return nil }
  let holdsState = statefulMakers.contains { name.contains($0) }
  guard holdsState else { return nil }
  return rule.violation(
    pair, (.kotlin, kotlin.nameRange), (.swift, swift.nameRange), saying: "remade",
    values: ["name": kotlin.name, "how": "Swift makes it once and keeps it, Kotlin makes a new one at every read"])
}

private func isComputed(_ property: Declaration) -> Bool {
  property.accessors.contains { $0.kind == .get && $0.body != nil }
}

private func onlyValue(_ body: NodeID, _ tree: Tree) -> NodeID? {
  guard tree.childCount(body) == 1 else { return nil }
  let statement = tree.child(body, 0)
  return tree.kind(statement) == .return ? tree.children(statement).first : statement
}

/// What is made to be shared: a new one has no listeners and no contents.
private let statefulMakers = [
  "Subject", "MutableStateFlow", "MutableSharedFlow", "MutableLiveData", "mutableListOf", "mutableMapOf",
  "mutableSetOf", "Channel",
  "Relay", "CoroutineScope", "Mutex", "Executor",
]

// MARK: Constructors

private func earlyCalls(in types: WrittenTypes, _ twin: WrittenTwin, _ rule: HazardRule) -> [Violation] {
  guard types.isPlain, types.kotlin.kind == .class,
    !types.kotlin.modifiers.isDisjoint(with: [.open, .abstract, .sealed]),
    let unit = twin.sides.unit(.kotlin, types.kotlin.unit)
  else { return [] }
  let tree = unit.tree
  let members = types.kotlinDeclaration.members
  let open = Set(
    members.filter {
      ($0.kind == .function || $0.kind == .property) && !$0.modifiers.isDisjoint(with: [.open, .abstract, .override])
        && !$0.modifiers.contains(.final)
    }
    .map(\.name))
  let roots = members.flatMap { member -> [NodeID] in
    switch member.kind {
    case .initializerBlock, .initializer: return member.body.map { [$0] } ?? []
    case .property:
      guard let value = member.value, tree.kind(value) != .delegate else { return [] }
      return [value]
    default: return []
    }
  }
  for root in roots {
    for node in outsideClosures(root, tree) {
      guard let name = ownMember(node, tree), open.contains(name) else { continue }
      let subclass = twin.declared(.kotlin).subtypes(of: types.kotlin.name).first {
        $0.parts.contains { overrides(name, $0.declaration) }
      }
      return [
        rule.violation(
          types, twin, kotlin: tree.range(node), isSure: subclass != nil, saying: name,
          values: [
            "name": name, "swift": types.swift.name, "kotlin": types.kotlin.name,
            "how": overridden(by: subclass.map { "`\($0.name)`" } ?? "a subclass"),
          ])
      ]
    }
  }
  return []
}

private func overridden(by subclass: String) -> String {
  "which \(subclass) overrides: in Kotlin it runs before the properties of \(subclass) are set, in Swift after"
}

/// `init { configure() }` above a property that `configure` reads: in Kotlin it has no value yet.
private func earlyReads(in types: WrittenTypes, _ twin: WrittenTwin, _ rule: HazardRule) -> [Violation] {
  guard types.isPlain, [.class, .object].contains(types.kotlin.kind),
    let unit = twin.sides.unit(.kotlin, types.kotlin.unit)
  else { return [] }
  let tree = unit.tree
  let members = types.kotlinDeclaration.members
  let functions = members.filter {
    $0.kind == .function && $0.modifiers.isDisjoint(with: [.open, .abstract, .override])
  }
  let valued = members.filter { $0.kind == .property && $0.value.map { tree.kind($0) != .delegate } == true }
  for member in members {
    guard let root = member.kind == .initializerBlock ? member.body : member.kind == .property ? member.value : nil,
      tree.kind(root) != .delegate
    else { continue }
    let below = valued.filter { $0.range.lower >= member.range.upper }
    guard !below.isEmpty else { continue }
    for node in outsideClosures(root, tree) where tree.kind(node) == .call {
      guard let name = ownMember(node, tree),
        let body = functions.first(where: { $0.name == name && $0.parameters.count == tree.argumentValues(node).count }
        )?.body
      else { continue }
      let read = outsideClosures(body, tree).lazy.compactMap { inner in
        tree.kind(inner) == .call || isAssigned(inner, in: body, tree) ? nil : ownMember(inner, tree)
      }.first { name in below.contains { $0.name == name } }
      guard let read else { continue }
      return [
        rule.violation(
          types, twin, kotlin: tree.range(node), saying: "early" + name,
          values: [
            "name": name, "swift": types.swift.name, "kotlin": types.kotlin.name,
            "how": "which reads `\(read)`: in Kotlin that has its value only further down, and is null or 0 here",
          ])
      ]
    }
  }
  return []
}

/// Whether a name is what an assignment in a body sets, or another thing of the same name.
private func isAssigned(_ node: NodeID, in body: NodeID, _ tree: Tree) -> Bool {
  tree.preorder(body).contains { other in
    switch tree.kind(other) {
    case .assign: tree.child(other, 0) == node && tree.label(other) == "="
    case .binding: tree.kind(node) == .name && tree.label(other) == tree.label(node)
    default: false
    }
  }
}

/// Nodes that run now and not when a closure is called.
private func outsideClosures(_ root: NodeID, _ tree: Tree) -> [NodeID] {
  var result: [NodeID] = []
  var stack = [root]
  while let node = stack.popLast() {
    if tree.kind(node) == .lambda || tree.kind(node) == .objectLiteral { continue }
    result.append(node)
    stack += tree.children(node).reversed()
  }
  return result
}

/// `hook()`, `this.hook()`, `this.title`, `title`.
private func ownMember(_ node: NodeID, _ tree: Tree) -> String? {
  switch tree.kind(node) {
  case .call:
    guard let name = tree.calleeName(node), tree.receiver(node).map({ tree.kind($0) == .self }) ?? true else {
      return nil
    }
    return name
  case .name: return tree.label(node)
  case .member: return tree.kind(tree.child(node, 0)) == .self ? tree.label(node) : nil
  default: return nil
  }
}

private func overrides(_ name: String, _ declaration: Declaration) -> Bool {
  let holdsState =
    declaration.members.contains { $0.kind == .property && $0.value != nil }
    || declaration.members.contains { $0.kind == .initializer && $0.parameters.contains { $0.property != nil } }
  return holdsState
    && declaration.members.contains { member in
      member.name == name && member.modifiers.contains(.override)
    }
}
