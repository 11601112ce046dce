// func load() -> Page { page(from: cache, keeps: true) }     fun load(): Page = cache.page()
// private func page(from: Cache, keeps: Bool) -> Page { … }
//
// A private member that the other side lacks, or one of a single step, says there what its counterpart says here. That it
// is used is no difference by itself.

internal import CodeModel
internal import Pairing
internal import SourceModel

/// The members that only one side has divided its work into.
struct Delegates {
  /// Position of a pair of types → canonical names of the members of a side that have no counterpart and are private, or
  /// do no more than one thing.
  private var helpers: [Int: PerSide<Set<String>>] = [:]
  /// The same of all functions without counterpart, which may be another form of the function that calls them.
  private var functions: [Int: PerSide<Set<String>>] = [:]

  init(_ mapping: Mapping) {
    for lone in mapping.loneMembers {
      guard let owner = lone.owner else { continue }
      let entry = mapping[lone.declaration]
      let declaration = entry.declaration
      guard [.function, .property].contains(declaration.kind), declaration.body != nil || !declaration.accessors.isEmpty
      else { continue }
      let side = lone.declaration.side
      let isPrivate = declaration.visibility == .private || declaration.visibility == .fileprivate
      if isPrivate || isOneStep(entry, in: mapping.index(side).unit(of: entry.id).tree) {
        helpers[owner, default: PerSide()][side].insert(entry.key)
      }
      if declaration.kind == .function { functions[owner, default: PerSide()][side].insert(entry.key) }
    }
  }

  private func isOneStep(_ entry: IndexedDeclaration, in tree: Tree) -> Bool {
    guard let body = entry.declaration.body ?? entry.declaration.getter else { return false }
    return tree.kind(body) != .block || tree.childCount(body) == 1
  }

  /// The canonical names of what two members that are counterparts may hand their work on to.
  func names(for pair: MemberPair, in mapping: Mapping) -> PerSide<Set<String>> {
    guard let owner = pair.owner else { return PerSide() }
    var names = helpers[owner] ?? PerSide()
    for id in [pair.swift, pair.kotlin] where functions[owner]?[id.side].contains(mapping[id].key) == true {
      names[id.side].insert(mapping[id].key)
    }
    return names
  }
}

extension BodyComparer {
  /// Whether one of two things that differ only hands the work on to a member that the other side lacks.
  func areDelegated(_ a: NodeID, _ b: NodeID) -> Bool {
    guard !bodies.delegates.isEmpty else { return false }
    let names = (delegate(a, .swift), delegate(b, .kotlin))
    return (names.0 != nil || names.1 != nil) && names.0 != names.1
  }

  private func delegate(_ node: NodeID, _ side: Side) -> String? {
    let names = bodies.delegates[side]
    let tree = tree(of: side)
    var node = node
    while [.variable, .assign, .return, .await, .try, .call].contains(tree.kind(node)) {
      let part = tree.kind(node) == .call ? tree.children(node).first : tree.lastChild(node)
      guard let part else { return nil }
      node = part
    }
    let isOwn =
      tree.kind(node) == .name && !tree.marks(node).contains(.local)
      || tree.kind(node) == .member && tree.kind(tree.child(node, 0)) == .self
    return isOwn && names.contains(tree.label(node)) ? tree.label(node) : nil
  }
}
