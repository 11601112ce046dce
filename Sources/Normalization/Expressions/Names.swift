// MAX_RETRY     maxRetry          baseURL     baseUrl
//
// The last passes: which names are local, and every name by its key. Catalogue P03, P38, E01–E14.

internal import CodeModel
internal import SourceModel

extension Pass {
  /// Marks names of parameters, variables and pattern bindings, so that consistent renames can be told from changes.
  static let locals = Pass("local names") { unit, _ in
    markLocals(unit.declarations, &unit.tree)
    if let statements = unit.statements { unit.tree.markLocals(below: statements, known: []) }
  }

  private static func markLocals(_ declarations: [Declaration], _ tree: inout Tree) {
    for declaration in declarations {
      let names = Set(declaration.parameters.flatMap { [$0.name, $0.conventionalName ?? $0.name] })
      if let body = declaration.body { tree.markLocals(below: body, known: names) }
      if let value = declaration.value { tree.markLocals(below: value, known: []) }
      for accessor in declaration.accessors {
        let parameter = accessor.parameter.map { [$0] } ?? ["newValue", "oldValue", "value", "field"]
        if let body = accessor.body { tree.markLocals(below: body, known: names.union(parameter)) }
      }
      markLocals(declaration.members, &tree)
    }
  }

  /// Every name by its canonical key; the user's spelling stays as soft text where it is not needed for something else.
  static let canonicalNames = Pass.nodes(
    "canonical names",
    on: [.name, .member, .implicitMember, .casePattern, .reference, .binding, .parameter, .declaration, .capture]
  ) { tree, node, vocabulary in
    switch tree.kind(node) {
    case .name, .member, .implicitMember, .casePattern, .reference, .binding:
      let spelling = tree.libraryName(node) ?? tree.label(node)
      if spelling.hasPrefix("λ") { return }
      let canonical = vocabulary.canonicalReference(spelling, isLocal: tree.marks(node).contains(.local))
      guard canonical != tree.label(node) else { return }
      tree.setLabel(node, canonical)
      if tree.kind(node) != .binding, tree.soft(node).isEmpty { tree.setSoft(node, spelling) }
    case .parameter, .declaration, .capture:
      let spelling = tree.label(node)
      if !spelling.hasPrefix("λ") { tree.setLabel(node, canonicalName(spelling)) }
    default: break
    }
  }
}

/// The elements of a Swift tuple, as Kotlin's `Pair` and `Triple` call them.
private let tupleElements = ["0": "first", "1": "second", "2": "third"]

/// Whether a name was written as a type's; its key alone would not tell `URL` from a variable `url`.
private func isTypeSpelling(_ spelling: String) -> Bool { spelling.first?.isUppercase ?? false }

extension Tree {
  /// What both libraries mean by different names: the elements of a tuple, the cases of an enum.
  fileprivate func libraryName(_ node: NodeID) -> String? {
    if let element = tupleElements[label(node)] { return element }
    let isCaseList =
      label(node) == "allCases" || kind(node) == .name && label(node) == "values" && marks(node).contains(.called)
    return isCaseList ? "entries" : nil
  }

  fileprivate mutating func markLocals(below root: NodeID, known: Set<String>) {
    var bindings: [String: Int] = [:]
    for name in known { bindings[name] = 1 }
    // A body is small: names bound anywhere in it are local everywhere in it.
    for node in preorder(root) {
      switch kind(node) {
      case .binding, .capture: bindings[label(node), default: 0] += 1
      case .parameter where !label(node).isEmpty: bindings[label(node), default: 0] += 1
      default: break
      }
    }
    let others = namesakes(below: root, bindings)
    for node in preorder(root) {
      switch kind(node) {
      case .name where others.contains(node): break
      case .name
      where bindings[label(node)] != nil && !marks(node).contains(.qualified) && !isTypeSpelling(soft(node))
        && !isRenamed(node):
        mark(node, .local)
      case .binding, .parameter, .capture: mark(node, .local)
      default: break
      }
    }
  }

  /// What locals of the same names get their values from, which is none of them where only one is called so: `busy` of
  /// `let busy = busy` and of `let busy = busy()`. A closure that is a local function calls itself.
  private func namesakes(below root: NodeID, _ bindings: [String: Int]) -> Set<NodeID> {
    var result: Set<NodeID> = []
    for variable in preorder(root) where kind(variable) == .variable && childCount(variable) == 3 {
      guard let name = boundName(child(variable, 0)), bindings[name] == 1, kind(child(variable, 2)) != .lambda else {
        continue
      }
      result.formUnion(preorder(child(variable, 2)).filter { kind($0) == .name && label($0) == name })
    }
    return result
  }
}
