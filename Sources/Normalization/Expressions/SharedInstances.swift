// Locator.shared.add(name)     Locator.add(name)
//
// Kotlin's `object` is the one instance that Swift keeps in a static property, or beside the type. Catalogue B14.

internal import CodeModel
internal import SourceModel

extension Pass {
  /// `private let log = Log()` beside `class Log`: inside the type, what is asked of it is asked of the type itself. So is
  /// what static members of a type ask of the one instance that a static property of it holds.
  static let ownInstances = Pass("own instances") { unit, _ in
    var instances: [String: String] = [:]
    for property in unit.declarations where property.kind == .property && !property.modifiers.contains(.mutable) {
      guard [.private, .fileprivate].contains(property.visibility), let value = property.value,
        unit.tree.kind(value) == .call, unit.tree.childCount(value) == 1,
        unit.tree.kind(unit.tree.child(value, 0)) == .name
      else { continue }
      instances[unit.tree.label(unit.tree.child(value, 0))] = property.name
    }
    var ownInstances: [ByteRange: String] = [:]
    unit.forEachDeclaration { type, _ in
      if let name = type.onlyInstance(in: unit.tree) { ownInstances[type.nameRange] = name }
    }
    guard !instances.isEmpty || !ownInstances.isEmpty else { return }
    var uses: [(root: NodeID, name: String)] = []
    unit.forEachDeclaration { member, enclosing in
      let own = member.modifiers.contains(.static) ? enclosing.last.flatMap { ownInstances[$0.nameRange] } : nil
      guard let name = own ?? enclosing.lazy.compactMap({ instances[$0.name] }).first, member.name != name,
        !member.parameters.contains(where: { $0.name == name })
      else { return }
      uses += member.ownNodes.map { ($0, name) }
    }
    for use in uses { unit.tree.dropReceiver(use.name, below: use.root) }
  }

  static let sharedInstances = Pass.nodes("shared instances", on: [.call, .member]) { tree, node, _ in
    var instance = node
    if tree.kind(node) == .call, tree.childCount(node) == 1, tree.calleeName(node) == "getInstance" {
      instance = tree.child(node, 0)
    } else if tree.kind(node) != .member || !["shared", "instance", "INSTANCE"].contains(tree.label(node)) {
      return
    }
    guard tree.kind(instance) == .member else { return }
    let type = tree.child(instance, 0)
    guard tree.kind(type) == .name, isTypeName(tree.label(type)) else { return }
    tree.become(node, type, keepingRange: true)
  }
}

extension Declaration {
  /// The name of the only static property of a type that holds one of the type itself, made by `Log()`.
  fileprivate func onlyInstance(in tree: Tree) -> String? {
    guard kind == .class || kind == .struct else { return nil }
    let instances = members.filter { member in
      guard member.kind == .property, member.modifiers.contains(.static), !member.modifiers.contains(.mutable),
        let value = member.value, tree.kind(value) == .call, tree.childCount(value) == 1
      else { return false }
      let callee = tree.child(value, 0)
      return tree.kind(callee) == .name && tree.label(callee) == name
    }
    return instances.count == 1 ? instances[0].name : nil
  }
}

extension Tree {
  /// Where the name is bound anew, it stands for something else.
  fileprivate mutating func dropReceiver(_ name: String, below root: NodeID) {
    let nodes = preorder(root)
    guard !nodes.contains(where: { [.binding, .parameter, .capture].contains(kind($0)) && label($0) == name }) else {
      return
    }
    for node in nodes where kind(node) == .member {
      let receiver = child(node, 0)
      guard kind(receiver) == .name, label(receiver) == name else { continue }
      replace(node, .name, label(node))
      mark(node, .qualified)
    }
  }
}
