// case 500..<600 where status != 501: true     in 500 until 600 -> status != 501
// default: false                               else -> false
//
// The last arm before what is left: where its condition fails, what is left is the answer, which is the opposite.
// Catalogue C45.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let guardedAnswers = Pass.nodes("guarded answers", on: [.switch]) { tree, node, _ in
    let arms = Array(tree.children(node).dropFirst())
    guard arms.count >= 2, let last = arms.last, tree.kind(last) == .arm, tree.isEmpty(tree.child(last, 1)),
      tree.children(tree.child(last, 0)).contains(where: { tree.kind($0) == .default }),
      let otherwise = tree.answer(of: last)
    else { return }
    let arm = arms[arms.count - 2]
    // Of several patterns one alone may be under a `where`.
    guard tree.kind(arm) == .arm, tree.soft(tree.child(arm, 0)).isEmpty, tree.isExpression(tree.child(arm, 1)),
      let given = tree.answer(of: arm),
      tree.label(given.boolean) != tree.label(otherwise.boolean), given.isLeft == otherwise.isLeft
    else { return }
    let test = tree.child(arm, 1)
    tree.setChild(arm, 1, tree.addEmpty(at: Int(tree.range(test).lower)))
    let answer = tree.label(given.boolean) == "true" ? test : tree.negated(test)
    tree.become(given.boolean, answer)
  }
}

extension Tree {
  /// The `true` or `false` that an arm does nothing but give, and whether it leaves with it.
  fileprivate func answer(of arm: NodeID) -> (boolean: NodeID, isLeft: Bool)? {
    guard kind(child(arm, 2)) == .block, childCount(child(arm, 2)) == 1 else { return nil }
    let only = child(child(arm, 2), 0)
    let isLeft = kind(only) == .return && childCount(only) == 1
    let value = isLeft ? child(only, 0) : only
    return kind(value) == .boolean ? (value, isLeft) : nil
  }
}
