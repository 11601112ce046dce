// private weak var view: View?     private var viewRef: WeakReference<View>? = null
//                                  private val view: View? get() = viewRef?.get()
//
// A weak reference and what reads it are one property. Catalogue B38.

internal import CodeModel

extension Pass {
  static let weakReferences = Pass.declarations("weak references") { declaration, tree, _ in
    guard declaration.isType else { return }
    let properties = declaration.members.indices.filter { declaration.members[$0].kind == .property }
    guard properties.contains(where: { tree.isWeakReference(declaration.members[$0].type) }) else { return }
    for front in properties {
      guard let store = tree.weakStore(readBy: declaration.members[front]),
        let back = declaration.members.firstIndex(where: {
          $0.kind == .property && $0.name == store && tree.isWeakReference($0.type) && $0.modifiers.contains(.mutable)
        })
      else { continue }
      let property = declaration.members[front]
      for member in declaration.members { tree.holdDirectly(store, as: property.name, in: member) }
      declaration.members[front].body = nil
      declaration.members[front].accessors = []
      declaration.members[front].modifiers.insert(.mutable)
      declaration.members[front].setterVisibility = declaration.members[back].visibility
      declaration.members.remove(at: back)
      return
    }
  }
}

extension Tree {
  /// `WeakReference<View>?`
  fileprivate func isWeakReference(_ type: NodeID?) -> Bool {
    guard let type else { return false }
    return kind(type) == .optionalType ? isWeakReference(child(type, 0)) : label(type) == "WeakReference"
  }

  /// `viewRef` of `val view: View? get() = viewRef?.get()`.
  fileprivate func weakStore(readBy property: Declaration) -> String? {
    guard let body = property.body ?? property.accessors.first(where: { $0.kind == .get })?.body else { return nil }
    var value = body
    while [.block, .return].contains(kind(value)), childCount(value) == 1 { value = child(value, 0) }
    guard calleeName(value) == "get", childCount(value) == 1, var store = callReceiver(value) else { return nil }
    if kind(store) == .optionalChain { store = child(store, 0) }
    return kind(store) == .name ? label(store) : nil
  }

  /// `viewRef = WeakReference(view)` sets the property itself, and `viewRef?.get()` reads it.
  fileprivate mutating func holdDirectly(_ store: String, as name: String, in member: Declaration) {
    for root in member.allNodes {
      for node in postorder(root) {
        switch kind(node) {
        case .assign where isStore(child(node, 0), store):
          let value = child(node, 1)
          if calleeName(value) == "WeakReference", let held = argumentValues(value).first { setChild(node, 1, held) }
        case .call where calleeName(node) == "get" && childCount(node) == 1:
          guard let receiver = callReceiver(node) else { continue }
          let inner = kind(receiver) == .optionalChain ? child(receiver, 0) : receiver
          if isStore(inner, store) { become(node, inner, keepingRange: true) }
        default: break
        }
      }
      for node in preorder(root) where isStore(node, store) {
        let isMember = kind(node) == .member
        setLabel(node, name)
        if !isMember {
          let receiver = add(.self, marks: .synthesized, range: range(node))
          replace(node, .member, name, [receiver])
        }
      }
    }
  }

  private func isStore(_ node: NodeID, _ store: String) -> Bool {
    kind(node) == .name && label(node) == store
      || kind(node) == .member && label(node) == store && kind(child(node, 0)) == .self
  }
}
