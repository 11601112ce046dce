// @Published private(set) var count = 0     private val _count = MutableStateFlow(0); val count: StateFlow<Int> = _count
// @Published var count = 0                  var count by mutableStateOf(0)
//
// A value that is observed is a property that starts with the value, whether a wrapper or an object around it tells the
// observers. Catalogue A83, B45.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let observedState = Pass.declarations("observed state") { declaration, tree, vocabulary in
    guard declaration.isType else { return }
    let published = vocabulary.names(ofContract: "published")
    var holders: Set<String> = []
    for index in declaration.members.indices where declaration.members[index].kind == .property {
      if declaration.members[index].attributes.contains(where: { published.contains($0.name) }) {
        declaration.members[index].becomeState(&tree)
      } else if declaration.members[index].unwrapState(&tree, vocabulary) {
        holders.insert(declaration.members[index].name)
      }
    }
    guard !holders.isEmpty else { return }
    for member in declaration.members { tree.readValues(of: holders, in: member) }
  }
}

extension Declaration {
  /// `T` becomes `State<T>`; the mark tells that nobody wrote it.
  fileprivate mutating func becomeState(_ tree: inout Tree) {
    if let type, tree.isState(type) { return }
    let place = type.map { tree.range($0) } ?? nameRange
    type = tree.add(.typeName, "State", marks: .synthesized, range: place, type.map { [$0] } ?? [])
  }

  /// `MutableStateFlow(v)` and `by mutableStateOf(v)` start with `v`. Whether others have to read it through the object.
  fileprivate mutating func unwrapState(_ tree: inout Tree, _ vocabulary: Vocabulary) -> Bool {
    guard let value else { return type.map { tree.isState($0) } ?? false }
    let isDelegate = tree.kind(value) == .delegate
    let maker = isDelegate ? tree.child(value, 0) : value
    guard tree.kind(maker) == .call, tree.childCount(maker) <= 2, let name = tree.calleeName(maker),
      vocabulary.stateMakers.contains(name) || vocabulary.type(name)?.normal == "State"
    else { return type.map { tree.isState($0) } ?? false }
    // `MutableLiveData<Int?>()` starts with nothing.
    guard let initial = tree.argumentValues(maker).first else {
      if type.map({ tree.isState($0) }) ?? false { self.value = nil }
      return type.map { tree.isState($0) } ?? false
    }
    self.value = initial
    if let type, tree.isState(type) {
      if tree.childCount(type) == 0, let argument = tree.inferredType(initial, vocabulary) {
        tree.setChildren(type, [argument])
      }
    } else if let known = type {
      type = tree.add(.typeName, "State", marks: .synthesized, range: tree.range(known), [known])
    } else {
      let argument = tree.inferredType(initial, vocabulary)
      type = tree.add(
        .typeName, "State", marks: .synthesized, range: tree.range(maker), argument.map { [$0] } ?? [])
    }
    if tree.isNull(initial) { self.value = nil }
    return !isDelegate
  }
}

extension Tree {
  fileprivate mutating func inferredType(_ value: NodeID, _ vocabulary: Vocabulary) -> NodeID? {
    guard let name = inferredTypeName(value) else { return nil }
    let common = vocabulary.type(name)?.normal ?? canonicalName(vocabulary.withoutAffixes(name))
    return add(.typeName, common, marks: .synthesized, range: range(value))
  }

  fileprivate func isState(_ type: NodeID) -> Bool { kind(type) == .typeName && label(type) == "State" }

  /// `count.value` is `count` where `count` holds an observed value.
  fileprivate mutating func readValues(of holders: Set<String>, in member: Declaration) {
    for root in member.allNodes {
      for node in preorder(root) where kind(node) == .member && label(node) == "value" {
        let receiver = child(node, 0)
        guard kind(receiver) == .name, holders.contains(label(receiver)), !marks(receiver).contains(.local) else {
          continue
        }
        become(node, receiver, keepingRange: true)
        mark(node, .qualified)
      }
    }
  }
}
