// path.hasSuffix("/") ? String(path.dropLast()) : path     path.removeSuffix("/")
//
// A text that is written out has as many characters as are cut off, or more is meant. Of a text with a name the phrasebook
// knows `dropLast(ending.count)`. Catalogue D186.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let cutTexts = Pass.nodes("cut texts", on: [.ternary], ofSide: .swift) { tree, node in
    guard tree.childCount(node) == 3, let function = tree.calleeName(tree.child(node, 0)),
      let cut = ["hasPrefix": ("dropFirst", "removePrefix"), "hasSuffix": ("dropLast", "removeSuffix")][function],
      let text = tree.callReceiver(tree.child(node, 0)), tree.isPath(text), tree.isSame(text, tree.child(node, 2)),
      let end = tree.argumentValues(tree.child(node, 0)).first, tree.kind(end) == .string, tree.isLiteral(end),
      tree.length(ofCut: cut.0, from: text, in: tree.child(node, 1))
        == tree.soleText(of: end).map({ tree.label($0).count })
    else { return }
    let callee = tree.add(.member, cut.1, marks: .synthesized, range: tree.range(tree.child(node, 0)), [text])
    let argument = tree.add(.argument, marks: .synthesized, range: tree.range(end), [end])
    tree.replace(node, .call, [callee, argument])
  }
}

extension Tree {
  /// How many characters `String(text.dropLast(2))` takes off.
  fileprivate func length(ofCut function: String, from text: NodeID, in value: NodeID) -> Int? {
    let isWrapped = calleeName(value) == "String" && callReceiver(value) == nil && childCount(value) == 2
    let cut = isWrapped ? argumentValues(value)[0] : value
    guard calleeName(cut) == function, let receiver = callReceiver(cut), isSame(receiver, text) else { return nil }
    guard let count = argumentValues(cut).first else { return 1 }
    return kind(count) == .integer ? Int(label(count)) : nil
  }
}
