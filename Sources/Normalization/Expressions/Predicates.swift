// names.filter { !isBlocked($0) }              names.filterNot { isBlocked(it) }
// !items.allSatisfy { $0.isValid }             items.any { !it.isValid }
// values.compactMap { $0 as? String }          values.filterIsInstance<String>()
// items.contains { $0.isOpen }                 items.firstOrNull { it.isOpen } != null
//
// Kotlin has a second name for asking the opposite, and one for asking for a type. Catalogue D021, D024, D046, D052, D258.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let predicates = Pass.nodes("predicates", on: [.call]) { tree, node, _ in
    guard let name = tree.calleeName(node) else { return }
    if name == "filterIsInstance", tree.callReceiver(node) != nil {
      tree.becomeConditionalCasts(node)
    } else if name == "allSatisfy" || name == "all", let lambda = tree.soleLambda(node), tree.negateResult(of: lambda) {
      tree.denyAny(node)
    } else if let positive = opposites[name], let lambda = tree.soleLambda(node), tree.negateResult(of: lambda) {
      tree.setLabel(tree.child(node, 0), positive)
    }
  }

  /// Whether one is found is whether there is any. After enums are known by how their cases are found.
  static let foundElements = Pass.nodes("found elements", on: [.binary]) { tree, node, _ in
    guard ["!=", "=="].contains(tree.label(node)), tree.isNull(tree.child(node, 1)) else { return }
    let search = tree.child(node, 0)
    guard tree.calleeName(search) == "firstOrNull", tree.callReceiver(search) != nil, tree.soleLambda(search) != nil
    else { return }
    tree.setLabel(tree.child(search, 0), "any")
    tree.askMaybe(search)
    let asked = tree.label(node) == "=="
    asked ? tree.replace(node, .prefix, "!", [search]) : tree.become(node, search, keepingRange: true)
  }

  /// What asks the opposite of what.
  private static let opposites = ["filterNot": "filter", "retainAll": "removeAll", "takeUnless": "takeIf"]
}

extension Tree {
  /// Turns the only expression of a closure into its opposite; `false` when the closure is longer than that.
  fileprivate mutating func negateResult(of lambda: NodeID) -> Bool {
    guard let body = lambdaBody(lambda), childCount(body) == 1, isExpression(child(body, 0)) else { return false }
    setChild(body, 0, negated(child(body, 0)))
    return true
  }

  /// `xs.orEmpty().any { … }` is `xs?.any { … } == true`.
  fileprivate mutating func askMaybe(_ search: NodeID) {
    guard let list = callReceiver(search), calleeName(list) == "orEmpty", let kept = callReceiver(list) else { return }
    let place = range(search)
    replace(list, .optionalChain, [kept])
    replace(search, .binary, "==", [duplicate(search), add(.boolean, "true", marks: .synthesized, range: place)])
  }

  /// All are what none is not.
  fileprivate mutating func denyAny(_ node: NodeID) {
    setLabel(child(node, 0), "any")
    setSoft(child(node, 1), "")
    replace(node, .prefix, "!", [duplicate(node)])
  }

  /// `xs.filterIsInstance<T>()` keeps what can be cast.
  fileprivate mutating func becomeConditionalCasts(_ node: NodeID) {
    let callee = child(node, 0)
    guard kind(callee) == .specialization, childCount(callee) == 2, childCount(node) == 1 else { return }
    let place = range(child(callee, 1))
    let start = ByteRange(Int(place.lower), Int(place.lower))
    let parameter = makeParameter("it", at: start)
    let element = add(.name, "it", marks: .synthesized, range: start)
    let cast = add(.cast, "as?", marks: .synthesized, range: place, [element, child(callee, 1)])
    let lambda = add(.lambda, marks: .synthesized, range: place, [parameter, makeBlock([cast], at: place)])
    let member = child(callee, 0)
    setLabel(member, "mapNotNull")
    setChildren(node, [member, add(.argument, marks: .synthesized, range: place, [lambda])])
  }
}
