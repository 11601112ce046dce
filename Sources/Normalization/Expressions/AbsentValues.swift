// guard let raw, !(raw is NSNull) else { continue }     val raw = row["key"] ?: continue
//
// A dictionary of Swift that was read from JSON holds an object where Kotlin's holds nothing.

internal import CodeModel
internal import SourceModel

extension Pass {
  /// Beside the question whether a value is there, the question for `NSNull` asks the same again.
  static let absentValues = Pass.nodes("absent values", on: [.binary], ofSide: .swift) { tree, node in
    guard let (test, absence) = ["&&": ("!is", "!="), "||": ("is", "==")][tree.label(node)] else { return }
    let isLone = tree.isNoObject(tree.child(node, 1), test)
    guard isLone || tree.isNoObject(tree.child(node, 0), test) else { return }
    let (asked, other) = (tree.child(node, isLone ? 1 : 0), tree.child(node, isLone ? 0 : 1))
    let value = tree.child(asked, 0)
    let isAskedBefore = tree.operands(of: tree.label(node), other).contains { operand in
      tree.kind(operand) == .binary && tree.label(operand) == absence && tree.isNull(tree.child(operand, 1))
        && tree.isSame(tree.child(operand, 0), value)
    }
    if isAskedBefore { tree.become(node, other, keepingRange: true) }
  }
}

extension Tree {
  fileprivate func isNoObject(_ node: NodeID, _ test: String) -> Bool {
    kind(node) == .typeTest && label(node) == test && kind(child(node, 1)) == .typeName
      && canonicalName(label(child(node, 1))) == "nsnull"
  }
}
