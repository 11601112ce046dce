// private(set) var isOn = false                             val isOn: Boolean get() = state is State.Active
//
// What a variable starts with says nothing of what it holds later, and what a caller may leave out nothing of what others
// hand over. Held against what the other side computes, both are as good as no body.

package import CodeModel
internal import Pairing
internal import SourceModel

/// Pairs of members whose bodies cannot be alike, whatever they do: there is nothing to compare in them.
struct UnlikeBodies: Sendable {
  private let mapping: Mapping
  private let paired: Set<DeclarationID>
  /// The members of each side that override another one, by their keys.
  private let overriding: PerSide<[String: [IndexedDeclaration]]>

  init(_ mapping: Mapping) {
    self.mapping = mapping
    paired = Set(mapping.members.flatMap { [$0.swift, $0.kotlin] })
    overriding = PerSide.each { side in
      Dictionary(
        grouping: mapping.index(side).declarations.filter { $0.declaration.modifiers.contains(.override) }, by: \.key)
    }
  }

  func includes(_ pair: MemberPair) -> Bool {
    let sides = (mapping[pair.swift], mapping[pair.kotlin])
    for (own, other) in [(sides.0, sides.1), (sides.1, sides.0)] {
      if startsOnly(own, facing: other) || streams(own, facing: other) || onlyForwards(own, facing: other)
        || asksItself(own, facing: other)
      {
        return true
      }
    }
    return false
  }

  private func tree(_ entry: IndexedDeclaration) -> Tree { mapping.index(entry.id.side).units[entry.unit].tree }

  private func body(of declaration: Declaration) -> NodeID? { declaration.body ?? declaration.getter }

  // MARK: Values of the beginning

  /// Whether one stores what it has at first, and the other computes what it gives.
  private func startsOnly(_ stored: IndexedDeclaration, facing computed: IndexedDeclaration) -> Bool {
    let declaration = stored.declaration
    guard declaration.kind == .property, let value = declaration.value, body(of: declaration) == nil,
      computed.declaration.value == nil, let body = body(of: computed.declaration)
    else { return false }
    let isVariable = declaration.modifiers.contains(.mutable) && !declaration.modifiers.contains(.lazy)
    if !isVariable { return isHandedOver(stored) || holdsVariable(value, tree(stored)) }
    // What gives a literal computes nothing: it is a constant, written in another way.
    return !givesLiteral(body, tree(computed))
  }

  /// Whether a property is filled by whoever makes the value, so that what stands there is only a default.
  private func isHandedOver(_ entry: IndexedDeclaration) -> Bool {
    guard let parent = entry.parent, !entry.declaration.modifiers.contains(.static) else { return false }
    return mapping[parent].declaration.members.contains { member in
      member.kind == .initializer
        && member.parameters.contains { $0.property != nil && $0.key == entry.key && $0.defaultValue != nil }
    }
  }

  private func givesLiteral(_ body: NodeID, _ tree: Tree) -> Bool {
    tree.onlyResult(of: body).map { tree.kind($0).isLiteral } ?? false
  }

  /// `AtomicBoolean(false)`, `MutableStateFlow(0)`: a constant that holds what changes.
  private func holdsVariable(_ value: NodeID, _ tree: Tree) -> Bool {
    guard tree.kind(value) == .call, let callee = tree.children(value).first else { return false }
    return [tree.label(callee), tree.soft(callee)].contains { name in
      ["atomic", "mutable"].contains(words(of: lastComponent(of: name)).first ?? "")
    }
  }

  // MARK: Answers of each kind

  /// Whether one asks which case it is, and the other gives what holds for those that do not override it.
  private func asksItself(_ asking: IndexedDeclaration, facing other: IndexedDeclaration) -> Bool {
    guard let body = body(of: asking.declaration), isSwitchOnSelf(body, tree(asking)),
      let otherBody = self.body(of: other.declaration), !isSwitchOnSelf(otherBody, tree(other)),
      other.declaration.modifiers.contains(.open), let parent = other.parent
    else { return false }
    let index = mapping.index(other.id.side)
    return (overriding[other.id.side][other.key] ?? []).contains { entry in
      entry.parent.map { index.supertypeKeys(of: index[$0]).contains(index[parent].key) } ?? false
    }
  }

  private func isSwitchOnSelf(_ body: NodeID, _ tree: Tree) -> Bool {
    guard let result = tree.onlyResult(of: body), tree.kind(result) == .switch else { return false }
    return tree.children(result).first.map { tree.kind($0) == .self } ?? false
  }

  // MARK: Results over time

  /// Whether one gives its results as a stream, and the other calls back with its own.
  private func streams(_ streaming: IndexedDeclaration, facing other: IndexedDeclaration) -> Bool {
    let (declaration, calling) = (streaming.declaration, other.declaration)
    guard declaration.kind == .function, calling.kind == .function, let type = declaration.type,
      calling.parameters.count > declaration.parameters.count, var last = calling.parameters.last?.type,
      tree(streaming).isStream(type)
    else { return false }
    let tree = tree(other)
    if let result = calling.type, tree.isStream(result) { return false }
    while tree.kind(last) == .optionalType { last = tree.child(last, 0) }
    return tree.kind(last) == .functionType
  }

  // MARK: Facades

  /// Whether one only hands the call on to a part that its side keeps and the other side does not have:
  /// `implementation?.setTags(tags)`. What is done is done there.
  private func onlyForwards(_ facade: IndexedDeclaration, facing other: IndexedDeclaration) -> Bool {
    guard let otherBody = body(of: other.declaration), let parent = facade.parent,
      let body = body(of: facade.declaration), let part = receiver(of: body, facade)
    else { return false }
    let isOwnPart = mapping[parent].children.contains { id in
      mapping[id].key == part && mapping[id].declaration.kind == .property && !paired.contains(id) && isOfOwnType(id)
    }
    guard isOwnPart else { return false }
    let tree = tree(other)
    return !tree.preorder(otherBody).contains {
      tree.kind($0) == .member && canonicalName(tree.label($0)) == facade.key
    }
  }

  /// The key of the property on which a body only calls, or reads, what has the facade's own name, with its parameters.
  private func receiver(of body: NodeID, _ facade: IndexedDeclaration) -> String? {
    let tree = tree(facade)
    guard var result = tree.onlyResult(of: body) else { return nil }
    while [.try, .await].contains(tree.kind(result)), let value = tree.lastChild(result) { result = value }
    let parameters = Set(facade.declaration.parameters.map(\.key))
    if tree.kind(result) == .call {
      let given = tree.children(result).dropFirst().compactMap { tree.lastChild($0) }
      guard given.allSatisfy({ tree.kind($0) == .name && parameters.contains(canonicalName(tree.label($0))) }) else {
        return nil
      }
      result = tree.child(result, 0)
    }
    guard tree.kind(result) == .member, canonicalName(tree.label(result)) == facade.key else { return nil }
    var holder = tree.child(result, 0)
    while [.optionalChain, .force].contains(tree.kind(holder)) { holder = tree.child(holder, 0) }
    return [.name, .member].contains(tree.kind(holder)) ? canonicalName(tree.label(holder)) : nil
  }

  /// Whether a property's type is one that its own side declares.
  private func isOfOwnType(_ id: DeclarationID) -> Bool {
    let entry = mapping[id]
    let tree = tree(entry)
    guard var type = entry.declaration.type else { return false }
    while tree.kind(type) == .optionalType { type = tree.child(type, 0) }
    guard tree.kind(type) == .typeName else { return false }
    return !mapping.index(id.side).types(named: mapping.index(id.side).key(of: type, in: tree)).isEmpty
  }
}

extension Tree {
  /// Whether a type gives one value after another.
  package func isStream(_ type: NodeID) -> Bool {
    // As the normal form calls them.
    kind(type) == .typeName && ["Stream", "State", "Events"].contains(label(type))
  }
}
