// if let rows = page.rows { for row in rows { show(row) } }     page.rows?.forEach { show(it) }
//
// Who only walks through what there is need not ask whether there is any. Catalogue C64.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let askedLoops = Pass.nodes("loops over what is there", on: [.if]) { tree, node, _ in
    guard tree.isEmpty(tree.child(node, 2)) else { return }
    let (test, body) = (tree.child(node, 0), tree.child(node, 1))
    guard tree.kind(test) == .binary, tree.label(test) == "!=", tree.kind(tree.child(test, 1)) == .null,
      tree.isPath(tree.child(test, 0)), tree.kind(body) == .block, tree.childCount(body) == 1
    else { return }
    let loop = tree.child(body, 0)
    guard tree.kind(loop) == .for, tree.isSame(tree.child(loop, 1), tree.child(test, 0)) else { return }
    tree.become(node, loop)
  }
}
