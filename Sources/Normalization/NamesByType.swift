internal import CodeModel
internal import SourceModel

extension Pass {
  /// A pass over Kotlin's assignments, where a file names something of these types, or made by these functions.
  static func assignments(
    _ name: String, toNamesOf types: Set<String>, madeBy makers: Set<String>,
    _ rewrite: @escaping @Sendable (inout Tree, NodeID, Set<String>) -> Void
  ) -> Pass {
    nodes(name, on: [.assign], knowing: { unit, _ in unit.kotlinNames(ofType: types, madeBy: makers) }, rewrite)
  }
}

extension SourceUnit {
  /// The names that properties, parameters and variables of a file have, as far as each of them is of a kind.
  ///
  /// A name that also stands for something of another kind is left out. Where no type is written, the value decides.
  ///
  /// - Parameter besidesParameters: whether a parameter of another kind may have the name all the same.
  func names(
    ofType isType: (Tree, NodeID) -> Bool, orValue isValue: (Tree, NodeID) -> Bool, besidesParameters: Bool = false
  ) -> Set<String> {
    var names: Set<String> = []
    var others: Set<String> = []
    func note(_ name: String, _ type: NodeID?, _ value: NodeID?) {
      let isKind = type.map { isType(tree, $0) } ?? value.map { isValue(tree, $0) } ?? false
      if isKind { names.insert(name) } else { others.insert(name) }
    }
    forEachDeclaration { declaration, _ in
      if declaration.kind == .property { note(declaration.name, declaration.type, declaration.value) }
      for parameter in declaration.parameters {
        if besidesParameters, !(parameter.type.map { isType(tree, $0) } ?? false) { continue }
        note(parameter.name, parameter.type, nil)
      }
    }
    for root in roots {
      for node in tree.preorder(root) where tree.kind(node) == .variable {
        guard let name = tree.boundName(tree.child(node, 0)) else { continue }
        let (type, value) = (tree.child(node, 1), tree.child(node, 2))
        note(name, tree.isEmpty(type) ? nil : type, tree.isEmpty(value) ? nil : value)
      }
    }
    return names.subtracting(others)
  }

  /// The names of what is of these types or made by these functions; `nil` where a Kotlin file has none, and for Swift.
  func kotlinNames(ofType types: Set<String>, madeBy makers: Set<String>) -> Set<String>? {
    guard file.side == .kotlin else { return nil }
    let names = names(ofType: { $0.isType($1, among: types) }, orValue: { $0.isMade($1, by: makers) })
    return names.isEmpty ? nil : names
  }

  /// Whether the file calls anything of this kind: what most files do not do is looked for before more is asked.
  func hasCall(_ isKind: (Tree, NodeID) -> Bool) -> Bool {
    guard tree.kinds.contains(.call) else { return false }
    return roots.contains { root in tree.preorder(root).contains { tree.kind($0) == .call && isKind(tree, $0) } }
  }
}

extension Tree {
  /// Whether a Kotlin type is one of these, or an observed state of one.
  func isType(_ type: NodeID, among names: Set<String>) -> Bool {
    guard kind(type) == .typeName else { return false }
    if ["MutableStateFlow", "StateFlow"].contains(label(type)), let inner = children(type).first {
      return isType(inner, among: names)
    }
    return names.contains(label(type))
  }

  /// Whether a Kotlin value is made by one of these functions, or an observed state of one.
  func isMade(_ value: NodeID, by makers: Set<String>) -> Bool {
    guard kind(value) == .call else { return false }
    var callee = child(value, 0)
    if kind(callee) == .specialization { callee = child(callee, 0) }
    guard kind(callee) == .name else { return false }
    if label(callee) == "MutableStateFlow" {
      return argumentValues(value).first.map { isMade($0, by: makers) } ?? false
    }
    return makers.contains(label(callee))
  }
}
