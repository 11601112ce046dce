// func twice(value: Int) -> Int { value * 2 }     val twice = { value: Int -> value * 2 }
//
// A function inside a body is a closure with a name. Catalogue B71.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let localFunctions = Pass.nodes("local functions", on: [.declaration]) { tree, node, _ in
    guard tree.soft(node).hasPrefix("function"), let body = tree.lastChild(node),
      tree.kind(body) == .block
    else { return }
    let parameters = tree.children(node).filter { tree.kind($0) == .parameter }
    // A closure has no default arguments and no type parameters.
    guard tree.childCount(node) <= parameters.count + 2, parameters.allSatisfy({ tree.isEmpty(tree.child($0, 1)) }),
      !tree.soft(node).contains("<")
    else { return }
    let place = ByteRange(Int(tree.range(node).lower), Int(tree.range(body).lower))
    let binding = tree.add(.binding, tree.label(node), soft: "let", marks: .synthesized, range: place)
    let lambda = tree.add(
      .lambda, soft: "fun", marks: .synthesized, range: tree.range(node), Array(tree.children(node)))
    tree.replace(node, .variable, soft: "let", [binding, tree.addEmpty(at: Int(place.upper)), lambda])
  }
}
