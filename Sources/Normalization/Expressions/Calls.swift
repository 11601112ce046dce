// view.isReady()     view.isReady          callback.invoke(x)     callback(x)
//
// Catalogue C21, C77, C84, D005 and "zero-arg method ≡ property".

internal import CodeModel
internal import SourceModel

extension Pass {
  static let calls = Pass.nodes("calls", on: [.call, .name, .specialization]) { tree, node, _ in
    switch tree.kind(node) {
    case .call:
      // The type arguments of a call are inferred or written, as the language needs it.
      let callee = tree.child(node, 0)
      if tree.becomeEntries(node) { return }
      if tree.kind(callee) == .specialization { tree.setChild(node, 0, tree.child(callee, 0)) }
      if tree.calleeName(node) == "Void", tree.childCount(node) == 1, tree.callReceiver(node) == nil {
        return tree.replace(node, .tuple, [])
      }
      // What succeeds with nothing succeeds.
      let values = tree.argumentValues(node)
      if tree.calleeName(node)?.lowercased() == "success", values.count == 1, tree.kind(values[0]) == .tuple,
        tree.childCount(values[0]) == 0
      {
        return tree.setChildren(node, [tree.child(node, 0)])
      }
      if tree.calleeName(node) == "invoke", let receiver = tree.callReceiver(node), !isTypeReceiver(receiver, tree) {
        tree.setChild(node, 0, receiver)
      }
    case .name where tree.label(node) == "Unit":
      // The only value of no value: `()`, `Void()`.
      tree.replace(node, .tuple, [])
    case .specialization where !tree.namesEntries(node):
      tree.become(node, tree.child(node, 0))
    default: break
    }
  }

  /// A call without arguments and a property read are one; which it was stays as a mark.
  static let emptyCalls = Pass.nodes("empty calls", on: [.call]) { tree, node, _ in
    guard tree.childCount(node) == 1 else { return }
    let callee = tree.child(node, 0)
    guard tree.kind(callee) == .member || tree.kind(callee) == .name, !tree.marks(callee).contains(.local) else {
      return
    }
    let marks = tree.marks(node)
    tree.become(node, callee, keepingRange: true)
    tree.mark(node, marks.union(.called))
  }

  /// A logger that is handed on says nothing about what is done: `ask(request, logger: logger)` is `ask(request)`.
  static let handedLoggers = Pass.nodes("handed loggers", on: [.call]) { tree, node, vocabulary in
    guard let name = tree.calleeName(node), !isTypeName(name), !isTypeName(tree.soft(tree.child(node, 0))),
      name != "init", !vocabulary.isLogger(name)
    else { return }
    let arguments = tree.arguments(node)
    let kept = arguments.filter { argument in
      if !tree.soft(argument).isEmpty { return !vocabulary.isLogger(tree.soft(argument)) }
      let value = tree.child(argument, 0)
      return arguments.count == 1 || !tree.isPath(value) || words(of: tree.label(value)).count != 1
        || !vocabulary.isLogger(tree.label(value))
    }
    if kept.count < arguments.count { tree.setChildren(node, [tree.child(node, 0)] + kept) }
  }

  private static func isTypeReceiver(_ node: NodeID, _ tree: Tree) -> Bool {
    tree.kind(node) == .name && isTypeName(tree.label(node))
  }
}

extension Tree {
  /// `enumValues<Suit>` asks for `Suit.entries`. Catalogue B92.
  fileprivate func namesEntries(_ node: NodeID) -> Bool {
    kind(node) == .specialization && childCount(node) == 2 && kind(child(node, 0)) == .name
      && ["enumValues", "enumEntries"].contains(label(child(node, 0))) && kind(child(node, 1)) == .typeName
  }

  fileprivate mutating func becomeEntries(_ call: NodeID) -> Bool {
    let callee = child(call, 0)
    guard childCount(call) == 1, namesEntries(callee) else { return false }
    let spelling = soft(child(callee, 1)).isEmpty ? label(child(callee, 1)) : soft(child(callee, 1))
    let type = add(.name, spelling, marks: .synthesized, range: range(callee))
    replace(call, .member, "entries", [type])
    return true
  }
}
