// private static let alphabet = Array("0123456789bcdef")     private const val ALPHABET = "0123456789bcdef"
//
// A text that is written out is a list of its characters to whoever asks for one of them. Catalogue D195.

internal import CodeModel
internal import SourceModel

extension Pass {
  /// After the phrasebook, which calls Swift's `Array(text)` what Kotlin calls it.
  static let characterTables = Pass.nodes("tables of characters", on: [.call]) { tree, node, _ in
    guard let name = tree.calleeName(node), tables.contains(name), tree.childCount(node) == 1,
      let receiver = tree.callReceiver(node)
    else { return }
    let isView = tree.kind(receiver) == .member && views.contains(tree.label(receiver))
    let text = isView ? tree.child(receiver, 0) : receiver
    guard let characters = tree.plainText(text),
      name != "toByteArray" && !isView || characters.utf8.allSatisfy({ $0 < 0x80 })
    else { return }
    tree.become(node, text, keepingRange: true)
  }
}

private let tables: Set<String> = ["toByteArray", "toCharArray", "toList", "toSet"]
/// Of a text that is ASCII they hold one element for each character.
private let views: Set<String> = ["unicodeScalars", "utf16", "utf8"]
