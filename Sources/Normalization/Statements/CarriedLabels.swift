// case box(width: Int, height: Int)
// case .box(let w, let h): draw(w, h)     is Box -> draw(shape.width, shape.height)
//
// Which of several values of a case a pattern means, the place says, and not the name that the pattern gives it: each
// goes by what its case calls it.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let carriedLabels = Pass.nodes(
    "labels of carried values", on: [.casePattern], knowing: { unit, _ in unit.carriedLabels }
  ) { tree, node, labels in
    let arguments = Array(tree.children(node).dropFirst())
    guard let declared = labels[tree.label(node)], declared.count == arguments.count else { return }
    for (argument, label) in zip(arguments, declared) where tree.soft(argument).isEmpty {
      tree.setSoft(argument, label)
    }
  }
}

extension SourceUnit {
  /// What the cases of a Swift file's enums call the values that they carry, by the case's name: where a case carries
  /// several, each by a label of its own, and no other case of the file is called so.
  fileprivate var carriedLabels: [String: [String]]? {
    guard file.side == .swift else { return nil }
    var labels: [String: [String]] = [:]
    forEachDeclaration { declaration, _ in
      guard declaration.kind == .enumCase else { return }
      let names = declaration.parameters.map(\.name)
      let areTelling = names.count > 1 && !names.contains("") && Set(names).count == names.count
      labels[declaration.name] = labels[declaration.name] == nil && areTelling ? names : []
    }
    return labels.contains { !$0.value.isEmpty } ? labels : nil
  }
}
