// Locator.shared.add(name)     Locator.add(name)
//
// Kotlin's `object` is the one instance that Swift keeps in a static property. Catalogue B14.

internal import CodeModel

extension Pass {
  static let sharedInstances = Pass.nodes("shared instances") { tree, node, _ in
    var instance = node
    if tree.kind(node) == .call, tree.childCount(node) == 1, tree.calledName(node) == "getInstance" {
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
