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

  /// What stands in a path for one of the elements.
  static let element = "[]"

  /// Whether it changes a value of a Swift type that stands at a path, as a copy of it would not be changed.
  func changes(valueAt path: [String], of type: TypeFacts) -> Bool {
    let key = path.map(canonicalName)
    guard self.path.count >= key.count, Array(self.path.prefix(key.count)).map(canonicalName) == key else {
      return false
    }
    if kind == .property || kind != .method && self.path.count > key.count { return true }
    // `stack.push(x)`: the value may have functions that are named like those of a list.
    return self.path.count == key.count && type.mutatingFunctions.contains { canonicalName($0) == canonicalName(name) }
  }
}

/// Every change in place in a member, in source order. Methods of the user's own are included as `method`.
func mutations(in member: WrittenMember) -> [Mutation] {
  let tree = member.tree
  return member.nodes.compactMap { node in
    var mutation: Mutation?
    switch tree.kind(node) {
    case .assign: mutation = assignment(node, in: tree)
    case .call:
      guard let name = tree.calleeName(node), let receiver = tree.receiver(node), let path = tree.ownPath(receiver)
      else { return nil }
      let kind: Mutation.Kind =
        if orderMutators.contains(name) { .order } else if contentMutators.contains(name) { .contents } else { .method }
      mutation = Mutation(kind: kind, node: node, path: path, name: name)
    default: return nil
    }
    if let path = mutation.flatMap({ member.namedPath($0.path, at: node) }) { mutation?.path = path }
    return mutation
  }
}

extension WrittenMember {
  /// A path with what Kotlin's scope functions leave unnamed: `state.rows` for the `rows` of `with(state) { rows.add(x) }`;
  /// `nil` where nothing is left out.
  fileprivate func namedPath(_ path: [String], at node: NodeID) -> [String]? {
    guard side == .kotlin, !environment.receivers(at: tree.range(node).lower).isEmpty else { return nil }
    let offset = tree.range(node).lower
    guard environment.isMutableLocal(path[0], at: offset) == nil, !environment.isParameter(path[0], at: offset) else {
      return nil
    }
    for receiver in environment.receivers(at: offset) {
      guard environment.facts(environment.type(of: receiver))?.property(path[0]) != nil else { continue }
      guard let holder = tree.ownPath(receiver) else { return nil }
      return holder == ["self"] ? nil : holder + path
    }
    return nil
  }
}

private func assignment(_ node: NodeID, in tree: Tree) -> Mutation? {
  let target = tree.child(node, 0)
  switch tree.kind(target) {
  case .member:
    guard let path = tree.path(tree.child(target, 0)) else {
      // `rows[0].isOn = x` changes what `rows` holds.
      guard case .index = tree.kind(tree.child(target, 0)),
        let base = tree.ownPath(tree.child(tree.child(target, 0), 0))
      else { return nil }
      return Mutation(kind: .property, node: node, path: base + [Mutation.element], name: tree.label(target))
    }
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
  "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange", "removeValue",
  "updateValue",
  "merge", "formUnion", "formIntersection", "subtract", "popLast", "popFirst", "swapAt", "replaceSubrange",
  "add", "addAll", "addFirst", "addLast", "removeAt", "removeIf", "retainAll", "clear", "put", "putAll", "putIfAbsent",
  "set", "fill", "push", "offer", "poll", "pop", "getOrPut", "replaceAll",
]

/// Whether an expression makes an object that nobody else holds.
func isFresh(_ node: NodeID, in tree: Tree) -> Bool { tree.origin(node) == nil }

/// Functions of both libraries that give one of the elements.
private let pickers: Set<String> = [
  "first", "last", "find", "findLast", "firstOrNull", "lastOrNull", "single", "singleOrNull", "get", "getOrNull",
  "getValue", "elementAt", "elementAtOrNull", "min", "max", "minByOrNull", "maxByOrNull", "minOf", "maxOf", "random",
  "randomElement", "randomOrNull",
]

extension Tree {
  /// Whether an assignment or a call is about what `self` or `this` names outright.
  func beginsWithSelf(_ node: NodeID) -> Bool {
    var current = node
    while childCount(current) > 0 { current = child(current, 0) }
    return kind(current) == .self
  }

  /// The part of an expression that stands for something that exists already: a name, an element, or what a search gives;
  /// `nil` where it makes something new.
  func origin(_ node: NodeID) -> NodeID? {
    if path(node) != nil || kind(node) == .index { return node }
    switch kind(node) {
    case .binary where label(node) == "??" || label(node) == "?:":
      return origin(child(node, 0)) ?? origin(child(node, 1))
    case .force, .optionalChain, .try: return origin(child(node, 0))
    case .call:
      guard let name = calleeName(node), pickers.contains(name), let receiver = receiver(node),
        path(receiver).map({ $0.last.map(isTypeName) == false }) == true
      else { return nil }
      return node
    default: return nil
    }
  }
}

/// A local variable with what it starts as.
typealias Local = (name: String, node: NodeID, value: NodeID, isMutable: Bool)

/// Which Swift locals stand for which Kotlin ones.
struct LocalCopies {
  private let pair: WrittenPair
  private var byName: [String: Local] = [:]
  /// What no Kotlin local has the name of, by the words that it starts as.
  private lazy var byWords: [Set<String>: Local] = untaken()

  init(_ pair: WrittenPair) {
    self.pair = pair
    for local in pair.swift.localsAndBindings {
      let key = canonicalName(local.name)
      if byName[key] == nil { byName[key] = local }
    }
  }

  /// The Swift local that stands for a Kotlin one: of the same name, else one that starts as the same.
  mutating func of(_ local: Local) -> Local? {
    if let same = byName[canonicalName(local.name)] { return same }
    let tree = pair.kotlin.tree
    return byWords[tree.origin(local.value).map { tree.vocabulary($0) } ?? []]
  }

  private func untaken() -> [Set<String>: Local] {
    let taken = Set(pair.kotlin.locals.map { canonicalName($0.name) })
    let tree = pair.swift.tree
    var result: [Set<String>: Local] = [:]
    for local in pair.swift.localsAndBindings where !taken.contains(canonicalName(local.name)) {
      guard let words = tree.origin(local.value).map({ tree.vocabulary($0) }), result[words] == nil else { continue }
      result[words] = local
    }
    return result
  }
}

extension Tree {
  /// What a node declares or binds with a value: `let a = b`, `if var a = b`.
  func local(_ node: NodeID) -> Local? {
    switch kind(node) {
    case .variable where childCount(node) >= 3: local(node, value: child(node, 2))
    case .optionalBinding where childCount(node) == 2: local(node, value: child(node, 1))
    default: nil
    }
  }

  private func local(_ node: NodeID, value: NodeID) -> Local? {
    let pattern = child(node, 0)
    guard kind(pattern) == .binding || kind(pattern) == .name, !isEmpty(value) else { return nil }
    return (label(pattern), node, value, soft(node).hasPrefix("var"))
  }
}

extension WrittenMember {
  /// The local variables of the member, with what they start as.
  var locals: [Local] { localsAndBindings.filter { tree.kind($0.node) == .variable } }

  /// The local of the same name on the other side of a pair.
  func local(like name: String) -> Local? {
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

extension WrittenMember {
  /// The name of the member; empty for what builds a type.
  var ownName: String { declaration?.name ?? "" }

  /// Whether a path gets another value at any place but one.
  func assigns(_ path: [String], but place: NodeID) -> Bool {
    all(.assign).contains { node in
      node != place && tree.label(node) == "=" && tree.ownPath(tree.child(node, 0)) == path
    }
  }

  /// Whether it calls a function of one of these names.
  func calls(_ names: Set<String>) -> Bool {
    !names.isEmpty && all(.call).contains { names.contains(tree.calleeName($0) ?? "") }
  }
}
