// let names: [String: Bool]?     val names: Map<String, Boolean>?
//
// Type names by the table `Rules/equivalences/types.yml`; sugar is written out; affixes of references go.
// Catalogue P04, A, E40–E44, E27.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let typeNames = Pass.nodes(
    "type names", on: [.listType, .mapType, .optionalType, .typeName, .tupleType, .functionType]
  ) { tree, node, vocabulary in
    switch tree.kind(node) {
    case .listType: tree.replace(node, .typeName, "List", Array(tree.children(node)))
    case .mapType: tree.replace(node, .typeName, "Map", Array(tree.children(node)))
    case .optionalType:
      // `T??` is `T?`; `T!` is what `lateinit` is.
      let inner = tree.child(node, 0)
      if tree.kind(inner) == .optionalType { tree.setChild(node, 0, tree.child(inner, 0)) }
      if tree.soft(node) == "!" { tree.become(node, tree.child(node, 0)) }
    case .typeName: tree.normalizeTypeName(node, vocabulary)
    case .tupleType:
      if tree.childCount(node) == 0 {
        tree.replace(node, .typeName, "Void")
      } else {
        for parameter in tree.children(node) {
          tree.setLabel(parameter, "")
          tree.setSoft(parameter, "")
        }
      }
    case .functionType:
      // Names, labels and effects of a function type are soft.
      for parameter in tree.children(node).dropLast() where tree.kind(parameter) == .parameter {
        tree.setLabel(parameter, "")
        tree.setSoft(parameter, "")
      }
    default: break
    }
  }

  /// The type of a local variable is inferred or written; it is compared only through its value. Catalogue C137.
  static let localTypes = Pass.nodes("local types", on: [.variable]) { tree, node, _ in
    guard !tree.isEmpty(tree.child(node, 1)) else { return }
    let type = tree.child(node, 1)
    if tree.isEmpty(tree.child(node, 2)), tree.kind(type) == .optionalType {
      tree.setChild(node, 2, tree.add(.null, marks: .synthesized, range: tree.range(type)))
    }
    tree.setChild(node, 1, tree.addEmpty(at: Int(tree.range(type).lower)))
  }
}

extension Tree {
  private static let libraries = ["Foundation.", "Swift.", "kotlin.", "kotlin.collections."]

  fileprivate mutating func normalizeTypeName(_ node: NodeID, _ vocabulary: Vocabulary) {
    var spelling = label(node)
    if Pattern.variable(spelling) != nil { return }
    if spelling.hasSuffix(".Companion") { spelling.removeLast(".Companion".count) }
    let arguments = Array(children(node))
    if spelling == "Optional", arguments.count == 1 { return replace(node, .optionalType, arguments) }
    if (spelling == "Pair" || spelling == "Triple") && !arguments.isEmpty {
      let parameters = arguments.map { argument -> NodeID in
        let end = Int(range(argument).upper)
        return add(.parameter, marks: .synthesized, range: range(argument), [argument, addEmpty(at: end)])
      }
      return replace(node, .tupleType, parameters)
    }
    // With its module before it a type is the library's, whatever the code calls its own.
    let isOfLibrary = Self.libraries.contains { spelling == $0 + lastComponent(of: spelling) }
    if isOfLibrary { spelling = lastComponent(of: spelling) }
    if let row = vocabulary.type(spelling), isOfLibrary || !vocabulary.meansOwnType(spelling, notOf: row) {
      var kept = row.keep.map { Array(arguments.prefix($0)) } ?? arguments
      // A task that gives nothing is Kotlin's `Job`.
      if row.normal == "Task", kept.count == 1, isVoid(kept[0]) { kept = [] }
      replace(node, .typeName, row.normal, soft: spelling, kept)
      markNear(node, row.near.map { NearMark(hazard: $0, equivalence: row.id, spelling: spelling) })
      return
    }
    let canonical = canonicalName(vocabulary.withoutAffixes(lastComponent(of: spelling)))
    if canonical != spelling { replace(node, .typeName, canonical, soft: spelling, arguments) }
  }
}
