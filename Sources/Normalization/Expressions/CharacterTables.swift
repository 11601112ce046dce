// private static let alphabet = Array("0123456789bcdef")     private const val ALPHABET = "0123456789bcdef"
//
// A text that is written out is a list of its characters to whoever asks for one of them. Catalogue D195.

internal import CodeModel

extension Pass {
  /// After the phrasebook, which calls Swift's `Array(text)` what Kotlin calls it.
  static let characterTables = Pass.nodes("tables of characters", on: [.call]) { tree, node, _ in
    guard let name = tree.calledName(node), ["toList", "toSet", "toCharArray"].contains(name),
      tree.childCount(node) == 1, let text = tree.callReceiver(node), tree.kind(text) == .string,
      tree.isLiteral(text)
    else { return }
    tree.become(node, text, keepingRange: true)
  }
}
