// var body: [String: String] = [:]     val body = buildMap { put("a", a) }
// body["a"] = a
//
// A local that takes over what another one held, which nobody asks any more, is the other one.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let movedLocals = Pass.blocks("moved locals") { tree, statements, _ in
    var declared: Set<String> = []
    var result: [NodeID] = []
    for (index, statement) in statements.enumerated() {
      guard tree.kind(statement) == .variable, let name = tree.boundName(tree.child(statement, 0)) else {
        result.append(statement)
        continue
      }
      let value = tree.child(statement, 2)
      if tree.kind(value) == .name, declared.contains(tree.label(value)), tree.label(value) != name,
        !tree.marks(value).contains(.qualified)
      {
        let rest = Array(statements[(index + 1)...])
        if !tree.mentions(tree.label(value), in: rest) {
          tree.substitute(name, with: value, in: rest)
          continue
        }
      }
      declared.insert(name)
      result.append(statement)
    }
    return result
  }
}
