// [name, street, town].allSatisfy { !$0.isEmpty }     name.isNotEmpty() && street.isNotEmpty() && town.isNotEmpty()
//
// What is asked of each of a few things in a row is asked of one after the other.

internal import CodeModel
internal import SourceModel

extension Pass {
  /// After the phrasebook, which calls both languages' functions by one name.
  static let listTests = Pass.nodes("tests of a few things", on: [.call]) { tree, node, _ in
    guard let name = tree.calleeName(node), let operation = ["all": "&&", "any": "||"][name],
      let list = tree.callReceiver(node), tree.kind(list) == .list, (2...6).contains(tree.childCount(list)),
      tree.childCount(node) == 2, let lambda = tree.argumentValues(node).first, tree.kind(lambda) == .lambda
    else { return }
    tree.chain(node, of: Array(tree.children(list)), by: lambda, operation)
  }
}

extension Tree {
  fileprivate mutating func chain(_ call: NodeID, of things: [NodeID], by lambda: NodeID, _ operation: String) {
    let parameters = lambdaParameters(lambda)
    guard things.allSatisfy({ isPath($0) }), parameters.count <= 1, let body = lambdaBody(lambda),
      childCount(body) == 1,
      isExpression(child(body, 0)), !preorder(child(body, 0)).contains(where: { kind($0) == .lambda })
    else { return }
    let names = parameters.first.map { [label($0)] } ?? ["$0", "it"]
    var tests: [NodeID] = []
    for thing in things {
      let copy = makeBlock([deepCopy(child(body, 0))], at: range(thing))
      for name in names { substitute(name, with: thing, in: [copy]) }
      tests.append(child(copy, 0))
    }
    let first = tests.removeFirst()
    let all = tests.reduce(first) { sum, test in
      add(.binary, operation, marks: .synthesized, range: range(call), [sum, test])
    }
    become(call, all, keepingRange: true)
  }
}
