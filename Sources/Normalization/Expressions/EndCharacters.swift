// key.first == "$"     key.startsWith("$")
//
// What is asked of the first or the last character of a text is how it begins or ends.

internal import CodeModel
internal import SourceModel

extension Pass {
  /// After the phrasebook, for which the first of what may be empty is `firstOrNull`.
  static let endCharacters = Pass.nodes("characters at the ends", on: [.binary]) { tree, node, _ in
    guard ["==", "!="].contains(tree.label(node)), tree.childCount(node) == 2 else { return }
    let (asked, wanted) = (tree.child(node, 0), tree.child(node, 1))
    guard let name = tree.calleeName(asked),
      let function = ["firstOrNull": "startsWith", "lastOrNull": "endsWith"][name], tree.childCount(asked) == 1,
      let text = tree.callReceiver(asked), tree.isPath(text), tree.plainText(wanted)?.count == 1
    else { return }
    let callee = tree.add(.member, function, marks: .synthesized, range: tree.range(asked), [text])
    let argument = tree.add(.argument, marks: .synthesized, range: tree.range(wanted), [wanted])
    if tree.label(node) == "==" {
      tree.replace(node, .call, [callee, argument])
    } else {
      let call = tree.add(.call, marks: .synthesized, range: tree.range(node), [callee, argument])
      tree.replace(node, .prefix, "!", [call])
    }
  }
}
