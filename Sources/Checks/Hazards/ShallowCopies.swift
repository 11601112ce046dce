internal import CodeModel
internal import SourceModel
internal import TypeInference

/// Kotlin copies that have a list in common with what they are copies of, and change it: `next.rows.add(x)` behind
/// `val next = cart.copy()`, and `cart.copy().apply { rows.add(x) }`.
func shallowCopies(in pair: WrittenPair, _ twin: WrittenTwin) -> [Alias] {
  let kotlin = pair.kotlin
  let copies = kotlin.all(.call).filter { kotlin.tree.calleeName($0) == "copy" }
  guard !copies.isEmpty else { return [] }
  let changes = mutations(in: kotlin)
  let own = mutations(in: pair.swift)
  return copies.compactMap { copy -> Alias? in
    guard let original = kotlin.tree.receiver(copy), let path = kotlin.tree.ownPath(original),
      let type = kotlin.environment.facts(kotlin.environment.type(of: original)), type.kind == .class,
      twin.counterpart(of: type, on: .kotlin)?.isValue == true, !kotlin.replaces(path, by: copy)
    else { return nil }
    let renewed = Set(kotlin.tree.children(copy).dropFirst().map { kotlin.tree.soft($0) })
    for property in type.properties
    where property.isInHeader && property.type.collection?.storage == .shared && !renewed.contains(property.name) {
      let key = canonicalName(property.name)
      guard let change = changes.first(where: { kotlin.changes($0, property.name, ofCopy: copy) }),
        let counterpart = own.first(where: { $0.kind != .method && $0.path.last.map(canonicalName) == key })
      else { continue }
      return Alias(
        name: "\(kotlin.text(copy)).\(property.name)", original: (path + [property.name]).joined(separator: "."),
        kotlin: change.node, swift: counterpart.node)
    }
    return nil
  }
}

extension WrittenMember {
  /// Whether a mutation changes a collection of what a call has just made, by the name of a local or in a scope of its own.
  fileprivate func changes(_ mutation: Mutation, _ property: String, ofCopy copy: NodeID) -> Bool {
    guard [.contents, .element, .order].contains(mutation.kind) else { return false }
    let place = tree.range(mutation.node)
    if let scope = parent(copy).flatMap({ parent($0) }).flatMap({ tree.receiverScope($0) }), scope.receiver == copy {
      return mutation.path == [property] && tree.range(scope.lambda).contains(place)
    }
    guard let local = locals.first(where: { $0.value == copy }) else { return false }
    return mutation.path == [local.name, property] && place.lower >= tree.range(local.node).upper
  }

  /// Whether what a call makes takes the place of what it was made from: `cart = cart.copy()`.
  fileprivate func replaces(_ path: [String], by copy: NodeID) -> Bool {
    let statement = statement(of: copy)
    if tree.kind(statement) == .assign, tree.ownPath(tree.child(statement, 0)) == path { return true }
    guard let local = locals.first(where: { $0.value == copy }) else { return false }
    return all(.assign).contains { node in
      tree.ownPath(tree.child(node, 0)) == path && tree.path(tree.child(node, 1)) == [local.name]
    }
  }
}
