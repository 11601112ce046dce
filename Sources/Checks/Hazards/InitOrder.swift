internal import CodeModel
internal import FindingModel
internal import SourceModel
internal import TypeInference

extension HazardCheck {
  /// Which Kotlin constructors call what a subclass overrides, or what reads a value that is set further down?
  static let initOrderVirtualCall = HazardCheck("init-order-virtual-call") { twin, rule in
    var orders: [String: TextOrder] = [:]
    return twin.types.flatMap { types in earlyCalls(in: types, twin, rule) + earlyReads(in: types, twin, rule) }
      + twin.pairs.compactMap { earlyRead(in: $0, &orders, rule) }
  }
}

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
      let overriding = twin.declared(.kotlin).subtypes(of: types.kotlin.name).filter { overridden(name, in: $0) != nil }
      let subclass = overriding.first { usesOwnState(name, in: $0, twin) }
      // What every override does without the values of its class is done as well before they are set.
      if subclass == nil, !overriding.isEmpty { continue }
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

/// The override of a member in a subclass.
private func overridden(_ name: String, in subclass: TypeFacts) -> Declaration? {
  subclass.parts.lazy.flatMap(\.declaration.members).first { $0.name == name && $0.modifiers.contains(.override) }
}

/// Whether an override is, reads or sets a value that the subclass gives when it is made.
private func usesOwnState(_ name: String, in subclass: TypeFacts, _ twin: WrittenTwin) -> Bool {
  guard let member = overridden(name, in: subclass), let tree = twin.sides.unit(.kotlin, subclass.unit)?.tree else {
    return false
  }
  let roots = member.bodies
  // A property that is given a value, in place of a getter, is such a value itself.
  if member.kind == .property, roots.isEmpty { return true }
  let values = subclass.parts.flatMap(\.declaration.members).flatMap { part -> [String] in
    switch part.kind {
    case .property: part.value.map { tree.kind($0) == .delegate ? [] : [part.name] } ?? []
    case .initializer: part.parameters.filter { $0.property != nil }.map(\.name)
    default: []
    }
  }
  return roots.contains { root in
    tree.preorder(root).contains { node in
      ownMember(node, tree).map { tree.kind(node) != .call && values.contains($0) } ?? false
    }
  }
}

/// `init { configure() }` above a property that `configure` reads: in Kotlin it has no value yet.
private func earlyReads(in types: WrittenTypes, _ twin: WrittenTwin, _ rule: HazardRule) -> [Violation] {
  guard types.isPlain, [.class, .object].contains(types.kotlin.kind),
    let unit = twin.sides.unit(.kotlin, types.kotlin.unit)
  else { return [] }
  // What a companion holds is set in the order of the text, too, when the class is first used.
  let places =
    [types.kotlinDeclaration.members]
    + types.kotlinDeclaration.members.filter { $0.modifiers.contains(.companion) }.map(\.members)
  for members in places {
    let order = TextOrder(members: members, tree: unit.tree)
    for member in members {
      guard let root = member.kind == .initializerBlock ? member.body : member.kind == .property ? member.value : nil,
        let early = order.firstEarlyRead(in: root, endingAt: member.range.upper)
      else { continue }
      return [
        rule.violation(
          types, twin, kotlin: unit.tree.range(early.node), saying: "early" + early.name,
          values: [
            "name": early.name, "swift": types.swift.name, "kotlin": types.kotlin.name,
            "how": tooEarly(early.read),
          ])
      ]
    }
  }
  return []
}

/// The same at file level, where a Swift global gets its value when it is first asked for.
///
/// - Parameter orders: those of the files that were asked for, by path.
private func earlyRead(in pair: WrittenPair, _ orders: inout [String: TextOrder], _ rule: HazardRule) -> Violation? {
  guard pair.owner == nil, let swift = pair.swift.declaration, let kotlin = pair.kotlin.declaration,
    kotlin.kind == .property, let value = kotlin.value
  else { return nil }
  let path = pair.kotlin.unit.file.path
  let order = orders[path] ?? TextOrder(members: pair.kotlin.unit.declarations, tree: pair.kotlin.tree)
  orders[path] = order
  guard order.holds(kotlin), let early = order.firstEarlyRead(in: value, endingAt: kotlin.range.upper) else {
    return nil
  }
  return rule.violation(
    pair, (.kotlin, pair.kotlin.tree.range(early.node)), (.swift, swift.nameRange), isFoundByName: true,
    saying: "early" + early.name,
    values: [
      "name": early.name, "swift": swift.name, "kotlin": kotlin.name, "how": tooEarly(early.read),
    ])
}

private func tooEarly(_ read: String) -> String {
  "which reads `\(read)`: in Kotlin that has its value only further down, and is null or 0 here"
}

/// Declarations that get their values one after the other: the members of a Kotlin class, a companion or a file.
private struct TextOrder {
  let tree: Tree
  private let functions: [Declaration]
  private let getters: [Declaration]
  /// Where the last value of each name is.
  private let valued: [String: UInt32]
  private let lastValue: UInt32
  private let places: Set<UInt32>

  init(members: [Declaration], tree: Tree) {
    self.tree = tree
    functions = members.filter {
      $0.kind == .function && $0.receiver == nil && $0.modifiers.isDisjoint(with: [.open, .abstract, .override])
    }
    getters = members.filter {
      $0.kind == .property && $0.receiver == nil && $0.value == nil
        && $0.modifiers.isDisjoint(with: [.open, .abstract, .override]) && $0.accessors.contains { $0.kind == .get }
    }
    var valued: [String: UInt32] = [:]
    for member in members where member.kind == .property && !member.modifiers.contains(.const) {
      guard let value = member.value, tree.kind(value) != .delegate else { continue }
      valued[member.name] = max(valued[member.name] ?? 0, member.range.lower)
    }
    self.valued = valued
    lastValue = valued.values.max() ?? 0
    places = Set(members.map(\.nameRange.lower))
  }

  /// Whether a declaration is one of those.
  func holds(_ declaration: Declaration) -> Bool { places.contains(declaration.nameRange.lower) }

  /// Where a value or an initializer block calls what reads a property that is set behind it.
  func firstEarlyRead(in root: NodeID, endingAt end: UInt32) -> (node: NodeID, name: String, read: String)? {
    guard lastValue >= end, tree.kind(root) != .delegate else { return nil }
    for node in outsideClosures(root, tree) {
      guard let name = ownMember(node, tree), let read = read(by: node, name, below: end, depth: 0) else { continue }
      return (node, name, read)
    }
    return nil
  }

  /// The property that a call or a getter reads, itself or through the next ones.
  private func read(by node: NodeID, _ name: String, below end: UInt32, depth: Int) -> String? {
    guard depth < 3 else { return nil }
    let body: NodeID?
    var given: Set<String> = []
    if tree.kind(node) == .call {
      let function = functions.first { $0.name == name && $0.parameters.count == tree.argumentValues(node).count }
      body = function?.body
      given = Set(function?.parameters.map(\.name) ?? [])
    } else {
      body = getters.first { $0.name == name }?.getter
    }
    guard let body else { return nil }
    let inner = outsideClosures(body, tree).filter { inner in
      guard let name = ownMember(inner, tree) else { return false }
      return !given.contains(name) && !isCallee(inner, in: body) && !isAssigned(inner, in: body, tree)
    }
    if let read = inner.first(where: { tree.kind($0) != .call && valued[ownMember($0, tree) ?? ""] ?? 0 >= end }) {
      return ownMember(read, tree)
    }
    return inner.lazy.compactMap { next in
      ownMember(next, tree).flatMap { $0 == name ? nil : read(by: next, $0, below: end, depth: depth + 1) }
    }.first
  }

  /// Whether a name is what a call calls.
  private func isCallee(_ node: NodeID, in body: NodeID) -> Bool {
    tree.preorder(body).contains { tree.kind($0) == .call && tree.child($0, 0) == node }
  }
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
