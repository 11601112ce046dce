package import CodeModel
internal import SourceModel

/// A name bound inside a body.
struct LocalBinding: Sendable {
  var name: String
  /// Where the name may be used.
  var scope: ByteRange
  var isMutable: Bool
  /// The annotation; wins over all else.
  var annotation: NodeID?
  /// What the name is bound to.
  var value: NodeID?
  var role: Role

  enum Role: Sendable {
    /// The value itself.
    case whole
    /// What is left of an optional.
    case unwrapped
    /// One element of the value at a time.
    case element
    /// The key or the number of an element.
    case key
  }
}

/// The names bound inside one body, found in one walk.
struct Scopes: Sendable {
  private(set) var bindings: [String: [LocalBinding]] = [:]
  /// Where Kotlin's `with(x) { }`, `x.apply { }` and `x.run { }` let `x` go unnamed, outer ones first.
  private(set) var receivers: [(scope: ByteRange, value: NodeID)] = []

  init(_ roots: [NodeID], in tree: Tree) {
    for root in roots { walk(root, in: tree, block: tree.range(root)) }
  }

  /// What a name means at an offset: the innermost binding around it that comes before it.
  func binding(_ name: String, at offset: UInt32) -> LocalBinding? {
    bindings[name]?.filter { $0.scope.lower <= offset && offset < $0.scope.upper }
      .min { ($0.scope.count, -Int($0.scope.lower)) < ($1.scope.count, -Int($1.scope.lower)) }
  }

  /// Of more scopes inside each other nobody knows what goes unnamed.
  private static let mostReceivers = 3

  /// What goes unnamed at an offset, innermost first.
  func receivers(at offset: UInt32) -> [NodeID] {
    receivers.isEmpty
      ? []
      : receivers.filter { $0.scope.lower <= offset && offset < $0.scope.upper }
        .sorted { $0.scope.count < $1.scope.count }.prefix(Self.mostReceivers).map(\.value)
  }

  private mutating func walk(_ root: NodeID, in tree: Tree, block: ByteRange) {
    var stack = [(root, block)]
    while let (node, block) = stack.popLast() {
      let inner = opensScope(tree.kind(node)) ? tree.range(node) : block
      note(node, in: tree, block: block)
      for child in tree.children(node) { stack.append((child, inner)) }
    }
  }

  private func opensScope(_ kind: NodeKind) -> Bool {
    switch kind {
    case .block, .lambda, .arm, .for, .clause, .catch: true
    default: false
    }
  }

  private mutating func note(_ node: NodeID, in tree: Tree, block: ByteRange) {
    switch tree.kind(node) {
    case .variable:
      let parts = tree.children(node)
      guard parts.count >= 3 else { return }
      let slots = Array(parts)
      let scope = ByteRange(Int(tree.range(node).upper), Int(block.upper))
      bind(
        slots[0], in: tree, scope: scope, isMutable: tree.soft(node).hasPrefix("var"),
        annotation: tree.isEmpty(slots[1]) ? nil : slots[1], value: tree.isEmpty(slots[2]) ? nil : slots[2], .whole)
    case .optionalBinding:
      let slots = Array(tree.children(node))
      guard slots.count == 2 else { return }
      let scope = ByteRange(Int(tree.range(node).upper), Int(block.upper))
      // `if let name` binds what `name` is outside.
      let value = tree.isEmpty(slots[1]) ? nil : slots[1]
      bind(
        slots[0], in: tree, scope: scope, isMutable: tree.soft(node) == "var", annotation: nil, value: value,
        .unwrapped)
    case .for:
      let slots = Array(tree.children(node))
      guard slots.count >= 4 else { return }
      let isPair = tree.kind(slots[0]) == .tuplePattern
      let scope = ByteRange(Int(tree.range(slots[1]).upper), Int(tree.range(node).upper))
      if isPair {
        for (position, part) in tree.children(slots[0]).enumerated() {
          guard let pattern = tree.children(part).first else { continue }
          bind(
            pattern, in: tree, scope: scope, isMutable: false, annotation: nil, value: slots[1],
            position == 0 ? .key : .element)
        }
      } else {
        bind(
          slots[0], in: tree, scope: scope, isMutable: tree.soft(slots[0]) == "var", annotation: nil, value: slots[1],
          .element)
      }
    case .call:
      noteClosures(of: node, in: tree)
      if let scope = tree.receiverScope(node) { receivers.append((tree.range(scope.lambda), scope.receiver)) }
    case .lambda:
      for child in tree.children(node) where tree.kind(child) == .parameter {
        let type = tree.children(child).first
        // Without a type, what it is given says more: see `noteClosures`.
        if type.map({ tree.isEmpty($0) }) ?? true { continue }
        note(
          LocalBinding(
            name: tree.label(child), scope: tree.range(node), isMutable: false,
            annotation: type.flatMap { tree.isEmpty($0) ? nil : $0 }, value: nil, role: .whole))
      }
    default: break
    }
  }

  /// `xs.map { $0 }`, `x?.let { it }`: what a closure is given follows from the receiver.
  private mutating func noteClosures(of call: NodeID, in tree: Tree) {
    let callee = tree.child(call, 0)
    guard tree.kind(callee) == .member else { return }
    let role: LocalBinding.Role =
      ["let", "also", "takeIf", "takeUnless"].contains(tree.label(callee)) ? .unwrapped : .element
    for argument in tree.children(call).dropFirst() where tree.kind(argument) == .argument {
      let closure = tree.child(argument, 0)
      guard tree.kind(closure) == .lambda else { continue }
      let parameters = tree.children(closure).filter { tree.kind($0) == .parameter }
      let isTyped = parameters.first.map { tree.childCount($0) > 0 && !tree.isEmpty(tree.child($0, 0)) } ?? false
      guard parameters.count <= 1, !isTyped else { continue }
      for name in parameters.first.map({ [tree.label($0)] }) ?? ["$0", "it"] {
        note(
          LocalBinding(
            name: name, scope: tree.range(closure), isMutable: false, annotation: nil,
            value: tree.child(callee, 0), role: role))
      }
    }
  }

  private mutating func bind(
    _ pattern: NodeID, in tree: Tree, scope: ByteRange, isMutable: Bool, annotation: NodeID?, value: NodeID?,
    _ role: LocalBinding.Role
  ) {
    guard tree.kind(pattern) == .binding || tree.kind(pattern) == .name else { return }
    note(
      LocalBinding(
        name: tree.label(pattern), scope: scope, isMutable: isMutable, annotation: annotation, value: value, role: role)
    )
  }

  private mutating func note(_ binding: LocalBinding) { bindings[binding.name, default: []].append(binding) }
}

extension Tree {
  /// The lambda of a Kotlin call in which a value goes unnamed, and that value: `with(x) { }`, `x.apply { }`, `x.run { }`.
  package func receiverScope(_ call: NodeID) -> (receiver: NodeID, lambda: NodeID)? {
    guard let name = calleeName(call), let last = lastChild(call), kind(last) == .argument, childCount(last) == 1,
      kind(child(last, 0)) == .lambda
    else { return nil }
    let (lambda, callee) = (child(last, 0), child(call, 0))
    switch (name, kind(callee)) {
    case ("with", .name) where childCount(call) == 3: return (child(child(call, 1), 0), lambda)
    case ("apply", .member) where childCount(call) == 2, ("run", .member) where childCount(call) == 2:
      let receiver = child(callee, 0)
      return (kind(receiver) == .optionalChain ? child(receiver, 0) : receiver, lambda)
    default: return nil
    }
  }
}
