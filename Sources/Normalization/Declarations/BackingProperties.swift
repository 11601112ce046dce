// private(set) var count = 0                          private var _count = 0; val count get() = _count
// private var _count = 1                              var count = 1
// var count: Int { get { _count } set { if newValue > 0 { _count = newValue } } }
//                                                         set(value) { if (value > 0) field = value }
// private(set) var isOpen = false                     private var isOpen = false; fun isOpen() = isOpen
//
// A property and the private one that holds its value are one property. Catalogue P11, B34, B40, E11.

internal import CodeModel

extension Pass {
  static let backingProperties = Pass.declarations("backing properties") { declaration, tree, vocabulary in
    guard declaration.isType || declaration.kind == .extension else { return }
    declaration.foldGetters(tree)
    var count: [String: Int] = [:]
    for index in declaration.members.indices where declaration.members[index].kind == .property {
      declaration.dropTrivialGetter(index, tree)
      count[declaration.members[index].key, default: 0] += 1
    }
    // Only those whose names differ by a `_` can be one.
    guard count.values.contains(where: { $0 > 1 }) else { return }
    for name in declaration.members.filter({ $0.kind == .property && count[$0.key] != 1 }).map(\.name) {
      declaration.foldBackingProperty(of: name, &tree, vocabulary)
    }
  }
}

extension Declaration {
  fileprivate mutating func foldBackingProperty(of name: String, _ tree: inout Tree, _ vocabulary: Vocabulary) {
    guard let front = members.firstIndex(where: { $0.kind == .property && $0.name == name }),
      let back = backing(of: front)
    else { return }
    let (property, store) = (members[front], members[back])
    if property.isView(of: store, tree, vocabulary) {
      for member in members { tree.rename(store.name, to: name, in: member) }
      members[front].body = nil
      members[front].value = store.value
      members[front].setterVisibility = store.visibility
    } else if property.body != nil, !isMentioned(store.name, butIn: front, tree) {
      tree.rename(store.name, to: "field", in: property)
      members[front].value = store.value
      dropTrivialGetter(front, tree)
    } else {
      return
    }
    if store.modifiers.contains(.mutable) { members[front].modifiers.insert(.mutable) }
    if property.type == nil { members[front].type = store.type }
    members.remove(at: back)
  }

  /// A private property that a function of its name, or of `get` and its name, gives is one that only its type may set.
  fileprivate mutating func foldGetters(_ tree: Tree) {
    var folded: Set<Int> = []
    for index in members.indices where members[index].mayBeGetter {
      let getter = members[index]
      guard let name = getter.body.flatMap({ tree.soleName($0) }),
        ["", "get"].contains(where: { canonicalName(getter.name) == $0 + canonicalName(name) }),
        let store = members.firstIndex(where: { $0.name == name && $0.isStore(for: getter) }),
        members.count(where: { $0.kind == .property && $0.key == members[store].key }) == 1,
        let type = getter.type ?? members[store].type, tree.isPlainValue(ofType: type),
        members[store].type.map({ tree.isSame($0, type) }) ?? true
      else { continue }
      if members[store].modifiers.contains(.mutable) { members[store].setterVisibility = members[store].visibility }
      members[store].visibility = getter.visibility
      members[store].type = type
      folded.insert(index)
    }
    if !folded.isEmpty { members = members.indices.filter { !folded.contains($0) }.map { members[$0] } }
  }

  /// A function that others may call without giving it anything, and that nothing else can be said of.
  private var mayBeGetter: Bool {
    kind == .function && parameters.isEmpty && typeParameters.isEmpty && receiver == nil && attributes.isEmpty
      && conditions.isEmpty && visibility != .private && visibility != .fileprivate
      && modifiers.isSubset(of: [.static, .final, .nonisolated])
  }

  /// Whether it is a private stored property, of the type or of its values as the function is.
  private func isStore(for getter: Declaration) -> Bool {
    kind == .property && (visibility == .private || visibility == .fileprivate) && body == nil && accessors.isEmpty
      && receiver == nil && attributes.isEmpty && conditions.isEmpty
      && modifiers.isSubset(of: [.static, .mutable, .final])
      && modifiers.contains(.static) == getter.modifiers.contains(.static)
  }

  /// `get() = field` is what a property without a getter does.
  fileprivate mutating func dropTrivialGetter(_ index: Int, _ tree: Tree) {
    guard let body = members[index].body, tree.soleName(body) == "field" else { return }
    members[index].body = nil
  }

  /// The private stored property that has the same name but for a `_`.
  private func backing(of front: Int) -> Int? {
    members.indices.first { index in
      let (property, store) = (members[front], members[index])
      return index != front && store.kind == .property && store.key == property.key && store.name != property.name
        && (store.visibility == .private || store.visibility == .fileprivate)
        && property.visibility != .private && property.visibility != .fileprivate
        && store.body == nil && store.accessors.isEmpty && store.receiver == nil
        && store.modifiers.contains(.static) == property.modifiers.contains(.static)
    }
  }

  private func isMentioned(_ name: String, butIn front: Int, _ tree: Tree) -> Bool {
    members.indices.contains { index in
      index != front
        && members[index].allNodes.contains { root in
          // Once names have their keys, the user's spelling alone tells the two apart.
          tree.preorder(root).contains {
            tree.kind($0) == .name && (tree.label($0) == name || tree.soft($0) == name)
          }
        }
    }
  }

  /// Whether it gives what the other one holds and nothing else: by a getter, or as another name of the same object.
  private func isView(of store: Declaration, _ tree: Tree, _ vocabulary: Vocabulary) -> Bool {
    guard accessors.isEmpty else { return false }
    // A copy that is made whenever it is asked for is as good as a value.
    let copies: Set<String> = ["toList", "toSet", "toMap"]
    if let body { return tree.soleName(body, through: vocabulary.views.union(copies)) == store.name }
    guard let value, !store.modifiers.contains(.mutable) else { return false }
    // What gives a view is no state itself: no type has to be written.
    if tree.calleeName(value) != nil { return tree.viewedName(value, through: vocabulary.views) == store.name }
    guard let type else { return false }
    let isReference = tree.kind(type) == .typeName && references.contains(tree.label(type))
    return isReference && tree.viewedName(value) == store.name
  }
}

/// Normal names of types whose values stay one object under another name.
private let references: Set<String> = ["List", "Map", "Set", "State", "Events", "Stream"]

extension Declaration {
  /// The nodes that it and everything inside it hold.
  var allNodes: [NodeID] { ownNodes + members.flatMap(\.allNodes) }
}

extension Tree {
  /// Whether a property of a type is all that its getter is: neither a collection, of which one language hands out a
  /// copy, nor something that is observed.
  fileprivate func isPlainValue(ofType type: NodeID) -> Bool {
    switch kind(type) {
    case .optionalType: isPlainValue(ofType: child(type, 0))
    case .typeName: !references.contains(label(type))
    default: false
    }
  }

  /// The name that a body gives and does nothing else.
  fileprivate func soleName(_ body: NodeID, through views: Set<String> = []) -> String? {
    guard kind(body) == .block, childCount(body) == 1 else { return nil }
    let result = child(body, 0)
    return viewedName(kind(result) == .return ? lastChild(result) ?? result : result, through: views)
  }

  /// `x` of `x`, and of `x.asStateFlow()`.
  fileprivate func viewedName(_ value: NodeID, through views: Set<String> = []) -> String? {
    if kind(value) == .name { return label(value) }
    guard let name = calleeName(value), views.contains(name), childCount(value) == 1, let receiver = callReceiver(value)
    else { return nil }
    return kind(receiver) == .name ? label(receiver) : nil
  }

  /// Gives a property another name wherever a member means it: `self.job`, and `job` where the member calls nothing else
  /// so, but not `client.job`.
  mutating func renameOwn(_ old: String, to new: String, in declaration: Declaration) {
    let nodes = declaration.allNodes.flatMap { preorder($0) }
    let isHidden =
      declaration.parameters.contains { $0.name == old }
      || nodes.contains { [.binding, .parameter].contains(kind($0)) && label($0) == old }
    for node in nodes where label(node) == old {
      switch kind(node) {
      case .name where !isHidden:
        setLabel(node, new)
        mark(node, .qualified)
      case .member where kind(child(node, 0)) == .self: setLabel(node, new)
      default: break
      }
    }
  }

  /// Gives a member another name wherever a declaration mentions it.
  mutating func rename(_ old: String, to new: String, in declaration: Declaration) {
    for root in declaration.allNodes {
      for node in preorder(root) where label(node) == old && (kind(node) == .name || kind(node) == .member) {
        setLabel(node, new)
        if kind(node) == .name { mark(node, .qualified) }
      }
    }
  }
}
