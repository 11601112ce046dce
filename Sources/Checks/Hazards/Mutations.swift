internal import CodeModel
internal import SourceModel
internal import TypeInference

/// A place that changes what a name stands for, without giving the name another value.
struct Mutation {
  enum Kind {
    /// `a.b = x`, `a.b += x`.
    case property
    /// `a[i] = x`.
    case element
    /// `a.add(x)`, `a.removeAll()`, and `a += x` on a collection.
    case contents
    /// `a.sort()`, `a.reverse()`, `a.shuffle()`.
    case order
    /// `a.move()`, whatever that does.
    case method
  }

  var kind: Kind
  var node: NodeID
  /// What is changed, from the outside in, without `self`.
  var path: [String]
  /// The method that is called.
  var name = ""
}

/// Every change in place in a member, in source order. Methods of the user's own are included as `method`.
func mutations(in member: WrittenMember) -> [Mutation] {
  let tree = member.tree
  return member.nodes.compactMap { node in
    switch tree.kind(node) {
    case .assign: return assignment(node, in: tree)
    case .call:
      guard let name = tree.calleeName(node), let receiver = tree.receiver(node), let path = tree.ownPath(receiver)
      else { return nil }
      let kind: Mutation.Kind =
        if orderMutators.contains(name) { .order } else if contentMutators.contains(name) { .contents } else { .method }
      return Mutation(kind: kind, node: node, path: path, name: name)
    default: return nil
    }
  }
}

private func assignment(_ node: NodeID, in tree: Tree) -> Mutation? {
  let target = tree.child(node, 0)
  switch tree.kind(target) {
  case .member:
    guard let path = tree.path(tree.child(target, 0)) else { return nil }
    // `self.items = x` gives `items` another value.
    if path == ["self"] || path == ["super"] { return compound(node, [tree.label(target)], in: tree) }
    let own = path.first == "self" ? Array(path.dropFirst()) : path
    return Mutation(kind: .property, node: node, path: own, name: tree.label(target))
  case .index:
    guard let path = tree.ownPath(tree.child(target, 0)) else { return nil }
    return Mutation(kind: .element, node: node, path: path)
  case .name: return compound(node, [tree.label(target)], in: tree)
  default: return nil
  }
}

/// `items += x` adds to what `items` stands for, where that is a collection.
private func compound(_ node: NodeID, _ path: [String], in tree: Tree) -> Mutation? {
  guard tree.label(node) == "+=" || tree.label(node) == "-=" else { return nil }
  return Mutation(kind: .contents, node: node, path: path, name: tree.label(node))
}

/// Methods of both libraries that put elements in an order, in place.
let orderMutators: Set<String> = [
  "sort", "sortBy", "sortWith", "sortByDescending", "sortDescending", "reverse", "shuffle",
]

/// Methods of both libraries that change which elements a collection has.
let contentMutators: Set<String> = [
  "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange", "removeValue", "updateValue",
  "merge", "formUnion", "formIntersection", "subtract", "popLast", "popFirst", "swapAt", "replaceSubrange",
  "add", "addAll", "addFirst", "addLast", "removeAt", "removeIf", "retainAll", "clear", "put", "putAll", "putIfAbsent",
  "set", "fill", "push", "offer", "poll", "pop", "getOrPut", "replaceAll",
]

/// Whether an expression makes an object that nobody else holds.
func isFresh(_ node: NodeID, in tree: Tree) -> Bool { tree.path(node) == nil && tree.kind(node) != .index }

extension WrittenMember {
  /// The local variables of the member, with what they start as.
  var locals: [(name: String, node: NodeID, value: NodeID, isMutable: Bool)] {
    all(.variable).compactMap { node in
      guard tree.childCount(node) >= 3 else { return nil }
      let pattern = tree.child(node, 0)
      let value = tree.child(node, 2)
      guard tree.kind(pattern) == .binding || tree.kind(pattern) == .name, !tree.isEmpty(value) else { return nil }
      return (tree.label(pattern), node, value, tree.soft(node).hasPrefix("var"))
    }
  }

  /// The local of the same name on the other side of a pair.
  func local(like name: String) -> (name: String, node: NodeID, value: NodeID, isMutable: Bool)? {
    let key = canonicalName(name)
    return locals.first { canonicalName($0.name) == key }
  }

  /// Whether a mutation changes a collection that several names may share.
  func changesSharedCollection(_ mutation: Mutation) -> Bool {
    guard mutation.kind == .contents || mutation.kind == .element || mutation.kind == .order else { return false }
    return type(ofPath: mutation.path, at: tree.range(mutation.node).lower).collection?.isShared ?? false
  }

  /// The type of a path of names where it is used.
  func type(ofPath path: [String], at offset: UInt32) -> ValueType {
    guard let first = path.first else { return .unknown }
    var type =
      first == "self"
      ? environment.owner.map { ValueType.named($0.name) } ?? .unknown : environment.type(ofName: first, at: offset)
    for name in path.dropFirst() { type = environment.facts(type)?.property(name)?.type ?? .unknown }
    return type
  }
}
