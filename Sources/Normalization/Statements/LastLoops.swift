// while true { … if best == parent { return } … }     while (true) { … if (best == parent) break … }
//
// To leave the loop with which a body ends that gives nothing is to leave the body. Catalogue C150.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let lastLoops = Pass.declarations("breaks of last loops") { declaration, tree, _ in
    guard let body = declaration.body, !declaration.returnsValue(tree) else { return }
    tree.returnFromLastLoop(of: body)
  }
}

extension Tree {
  fileprivate mutating func returnFromLastLoop(of body: NodeID) {
    guard kind(body) == .block, let loop = lastChild(body), Tree.loops.contains(kind(loop)) else { return }
    var open = Array(children(loop))
    while let node = open.popLast() {
      switch kind(node) {
      case .break where label(node).isEmpty: replace(node, .return, [])
      // Inside these a `break` leaves something else.
      case .for, .while, .doWhile, .switch, .lambda, .declaration: break
      default: open += children(node)
      }
    }
  }
}
