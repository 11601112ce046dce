internal import CodeModel
internal import Normalization
internal import Pairing
internal import SourceModel
internal import TypeInference

/// The code of one member as it is written, before any normalisation, with what is known about its names.
///
/// A class because every rule is handed every member: what is copied then is one reference.
final class WrittenMember: Sendable {
  let unit: SourceUnit
  /// As it is written; `nil` for the statements of a script.
  let declaration: Declaration?
  let environment: TypeEnvironment
  let lexicon: Lexicon
  /// Bodies, values and accessors.
  let roots: [NodeID]
  /// Every node, parents first, in source order.
  let nodes: [NodeID]
  /// The nodes that may be operations, parents first, with what they look like to patterns.
  let operands: [(node: NodeID, head: PatternHead)]
  /// What they look like, also to patterns that take any number of arguments.
  let heads: Set<PatternHead>
  /// The locals of the member and what its conditions bind, `guard var` and `if var` above all.
  let localsAndBindings: [Local]
  private let parents: [NodeID: NodeID]

  var side: Side { unit.file.side }
  var tree: Tree { unit.tree }

  init(
    unit: SourceUnit, declaration: Declaration?, environment: TypeEnvironment, lexicon: Lexicon, roots: [NodeID]
  ) {
    self.unit = unit
    self.declaration = declaration
    self.environment = environment
    self.lexicon = lexicon
    self.roots = roots
    nodes = roots.flatMap { unit.tree.preorder($0) }
    var parents = [NodeID: NodeID](minimumCapacity: nodes.count)
    var operands: [(node: NodeID, head: PatternHead)] = []
    var heads: Set<PatternHead> = []
    var locals: [Local] = []
    for node in nodes {
      if let local = unit.tree.local(node) { locals.append(local) }
      for child in unit.tree.children(node) { parents[child] = node }
      guard CompiledOperations.kinds.contains(unit.tree.kind(node)) else { continue }
      let head = PatternHead(node, unit.tree)
      heads.insert(head)
      heads.insert(head.withAnyArguments)
      // `deck.first()` is no property of the deck.
      let isCallee = parents[node].map { unit.tree.kind($0) == .call && unit.tree.child($0, 0) == node } ?? false
      if unit.tree.kind(node) != .member || !isCallee { operands.append((node, head)) }
    }
    self.parents = parents
    localsAndBindings = locals
    self.operands = operands
    self.heads = heads
  }

  private init(_ member: WrittenMember, asking twin: WrittenMember) {
    unit = member.unit
    declaration = member.declaration
    var environment = member.environment
    environment.ask(twin.environment)
    self.environment = environment
    lexicon = member.lexicon
    roots = member.roots
    nodes = member.nodes
    operands = member.operands
    heads = member.heads
    localsAndBindings = member.localsAndBindings
    parents = member.parents
  }

  /// The same member, which may ask its twin about types.
  func asking(_ twin: WrittenMember) -> WrittenMember { WrittenMember(self, asking: twin) }

  func parent(_ node: NodeID) -> NodeID? { parents[node] }

  /// What encloses a node, innermost first.
  func ancestors(_ node: NodeID) -> [NodeID] {
    var result: [NodeID] = []
    var next = parents[node]
    while let current = next {
      result.append(current)
      next = parents[current]
    }
    return result
  }

  /// The nearest enclosing node of some kinds.
  func enclosing(_ node: NodeID, _ kinds: NodeKinds) -> NodeID? {
    var next = parents[node]
    while let current = next {
      if kinds.contains(tree.kind(current)) { return current }
      next = parents[current]
    }
    return nil
  }

  /// The members of the own type that its file declares.
  var ownMembers: [Declaration] {
    environment.owner?.parts.filter { $0.unit == environment.number }.flatMap(\.declaration.members) ?? []
  }

  /// Its nodes and those of the computed properties of its own type that it asks for: what `if (!canUndo) return` is about.
  var nodesWithAskedProperties: [NodeID] {
    let computed = ownMembers.filter { $0.kind == .property && $0.getter != nil && $0.name != declaration?.name }
    if computed.isEmpty { return nodes }
    let asked = Set(nodes.filter { tree.kind($0) == .name }.map { tree.label($0) })
    let getters = computed.filter { asked.contains($0.name) }.compactMap(\.getter)
    return nodes + getters.flatMap { tree.preorder($0) }
  }

  func all(_ kind: NodeKind) -> [NodeID] { nodes.filter { tree.kind($0) == kind } }

  /// What stands at a node, with escaped names (`` `object` ``) as plain ones.
  func text(_ node: NodeID) -> String { withoutEscapes(unit.file.text(in: tree.range(node))) }

  /// The whole file.
  var wholeText: String { String(decoding: unit.file.bytes, as: UTF8.self) }

  /// The statement that a node belongs to: its outermost ancestor below a block.
  func statement(of node: NodeID) -> NodeID {
    var current = node
    while let parent = parents[current], tree.kind(parent) != .block, tree.kind(parent) != .clause { current = parent }
    return current
  }

  /// Whether a node is a statement whose value nobody uses.
  func isDiscarded(_ node: NodeID) -> Bool {
    guard let parent = parents[node], tree.kind(parent) == .block || tree.kind(parent) == .clause else { return false }
    // The last expression of a lambda, of an arm or of an expression body is its value.
    guard tree.lastChild(parent) == node else { return true }
    guard let above = parents[parent] else {
      // Swift gives back the only expression of a body.
      if side == .swift, tree.childCount(parent) == 1, declaration?.type != nil { return false }
      return !(declaration?.hasExpressionBody ?? false) && declaration != nil
    }
    switch tree.kind(above) {
    case .for, .while, .doWhile, .finally, .defer, .guard: return true
    case .if:
      return parents[above].map { tree.kind($0) == .block } ?? false ? isDiscarded(above) : false
    default: return false
    }
  }
}

extension Tree {
  /// What a method is called on; `nil` for a plain call.
  func receiver(_ call: NodeID) -> NodeID? {
    guard kind(call) == .call else { return nil }
    var callee = child(call, 0)
    if kind(callee) == .specialization { callee = child(callee, 0) }
    guard kind(callee) == .member else { return nil }
    let receiver = child(callee, 0)
    return kind(receiver) == .optionalChain ? child(receiver, 0) : receiver
  }

  /// The values of a call's arguments.
  func argumentValues(_ call: NodeID) -> [NodeID] {
    children(call).dropFirst().filter { kind($0) == .argument }.map { child($0, 0) }
  }

  /// The value of a labelled argument.
  func argument(_ label: String, of call: NodeID) -> NodeID? {
    children(call).dropFirst().first { kind($0) == .argument && soft($0) == label }.map { child($0, 0) }
  }

  /// `a.b.c`, `self.a`, `a!!` as names from the outside in; `nil` for anything that computes.
  func path(_ node: NodeID) -> [String]? {
    switch kind(node) {
    case .name: return [label(node)]
    case .self: return ["self"]
    case .member:
      guard var inner = path(child(node, 0)) else { return nil }
      inner.append(label(node))
      return inner
    case .force, .optionalChain: return path(child(node, 0))
    default: return nil
    }
  }

  /// The path without `self`, so that `self.items` and `items` are one.
  func ownPath(_ node: NodeID) -> [String]? {
    guard let path = path(node) else { return nil }
    return path.first == "self" && path.count > 1 ? Array(path.dropFirst()) : path
  }

  /// Every name, callee, text and literal below a node, in canonical form.
  func vocabulary(_ node: NodeID) -> Set<String> {
    var words: Set<String> = []
    for inner in preorder(node) {
      switch kind(inner) {
      case .name, .member, .implicitMember, .text, .integer, .floating, .binding, .typeName, .casePattern:
        words.insert(canonicalName(label(inner)))
      default: break
      }
    }
    return words
  }

  /// What a subtree says, layout and comments aside.
  func structure(_ node: NodeID) -> String {
    preorder(node).map { "\(kind($0).rawValue)\(label($0))" }.joined(separator: " ")
  }
}
