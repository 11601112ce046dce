// func pick<Element>(values: [Element]) -> Element?     fun <T> pick(values: List<T>): T?
//
// What a type parameter is called matters to nobody outside. Catalogue P38, B62.

internal import CodeModel
internal import SourceModel

extension Pass {
  /// Numbers type parameters, outer ones first, in the order in which the signature uses them.
  static let typeParameters = Pass("type parameters") { unit, _ in
    var declarations = unit.declarations
    unit.declarations = []
    for index in declarations.indices { declarations[index].numberTypeParameters(&unit.tree, after: 0) }
    unit.declarations = declarations
  }
}

extension Declaration {
  /// `fun <T> List<T>.second(): T?` speaks of what the list holds, which Swift calls `Element`. Catalogue B101.
  mutating func adoptTypeParameters(of receiver: NodeID, _ tree: inout Tree) {
    let arguments = Array(tree.children(receiver))
    let common = arguments.count == 1 ? ["element"] : arguments.count == 2 ? ["key", "value"] : []
    guard !typeParameters.isEmpty, arguments.count == common.count, arguments.allSatisfy({ tree.kind($0) == .typeName })
    else { return }
    let names = Dictionary(
      zip(arguments.map { canonicalName(tree.label($0)) }, common), uniquingKeysWith: { first, _ in first })
    let adopted = typeParameters.filter { names[canonicalName($0.name)] != nil && $0.bounds.isEmpty }
    guard adopted.count == typeParameters.count, adopted.count == arguments.count else { return }
    typeParameters = []
    rename(names, &tree)
  }

  fileprivate mutating func numberTypeParameters(_ tree: inout Tree, after count: Int) {
    if !typeParameters.isEmpty {
      let used = signatureNames(tree)
      let names = typeParameters.map { canonicalName($0.name) }
      let ordered = names.sorted { left, right in
        let first = used.firstIndex(of: left) ?? used.count
        let second = used.firstIndex(of: right) ?? used.count
        return first < second
      }
      var numbered: [String: String] = [:]
      for (position, name) in ordered.enumerated() { numbered[name] = "τ\(count + position)" }
      rename(numbered, &tree)
    }
    for index in members.indices {
      members[index].numberTypeParameters(&tree, after: count + typeParameters.count)
    }
  }

  /// The names of types in a function's signature, in source order.
  private func signatureNames(_ tree: Tree) -> [String] {
    guard !isType else { return [] }
    let types = parameters.compactMap(\.type) + [type].compactMap { $0 }
    return types.flatMap { tree.preorder($0) }.filter { tree.kind($0) == .typeName }
      .map { canonicalName(tree.label($0)) }
  }

  private mutating func rename(_ names: [String: String], _ tree: inout Tree) {
    for index in typeParameters.indices {
      if let name = names[canonicalName(typeParameters[index].name)] { typeParameters[index].name = name }
    }
    for root in allNodes {
      for node in tree.preorder(root) {
        let isType = tree.kind(node) == .typeName
        guard isType || tree.kind(node) == .name && isTypeName(tree.label(node)) else { continue }
        guard let name = names[canonicalName(tree.label(node))] else { continue }
        if tree.soft(node).isEmpty { tree.setSoft(node, tree.label(node)) }
        tree.setLabel(node, name)
      }
    }
  }
}
