// guard let key = keys.first else { fatalError("none") }     val key = checkNotNull(keys.firstOrNull()) { "none" }
//
// lazy var icon = find("warm")!                              val icon by lazy { find("warm") ?: error("none") }
//
// A value that must be there, and what is said when it is not. Catalogue C22.

internal import CodeModel
internal import SourceModel

extension Pass {
  /// `checkNotNull(x) { "why" }` is `x ?: error("why")`.
  static let requiredValues = Pass.nodes("required values", on: [.call]) { tree, node, _ in
    guard let name = tree.calleeName(node), name == "checkNotNull" || name == "requireNotNull",
      tree.callReceiver(node) == nil
    else { return }
    tree.openRequirement(node)
  }

  /// `by lazy { find(id) ?: error("none") }` is that value: a closure would take it for a statement that may leave.
  static let requiredProperties = Pass.declarations("required properties") { declaration, tree, _ in
    guard declaration.kind == .property, let value = declaration.value, tree.kind(value) == .delegate,
      tree.calleeName(tree.child(value, 0)) == "lazy", let lambda = tree.argumentValues(tree.child(value, 0)).last,
      tree.kind(lambda) == .lambda, let body = tree.lambdaBody(lambda), tree.childCount(body) == 1,
      tree.isRequired(tree.child(body, 0))
    else { return }
    declaration.modifiers.insert(.lazy)
    declaration.modifiers.remove(.mutable)
    declaration.value = tree.child(body, 0)
  }
}

extension Tree {
  fileprivate mutating func openRequirement(_ call: NodeID) {
    let arguments = argumentValues(call)
    guard arguments.count == 2, kind(arguments[1]) == .lambda, lambdaParameters(arguments[1]).isEmpty,
      let body = lambdaBody(arguments[1]), childCount(body) == 1, isExpression(child(body, 0))
    else { return }
    let place = range(call)
    let callee = add(.name, "error", marks: .synthesized, range: place)
    let reason = add(.argument, marks: .synthesized, range: place, [child(body, 0)])
    let failure = add(.call, marks: .synthesized, range: place, [callee, reason])
    replace(call, .binary, "?:", [arguments[0], failure])
  }

  /// `x ?: error("none")`, `x ?: throw IllegalStateException("none")`.
  fileprivate func isRequired(_ value: NodeID) -> Bool {
    guard kind(value) == .binary, label(value) == "?:" else { return false }
    let exit = child(value, 1)
    return kind(exit) == .throw || kind(exit) == .call && isExit(exit)
  }
}
