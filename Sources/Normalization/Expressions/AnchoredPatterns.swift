// text.range(of: "^[A-Z]{3}$", options: .regularExpression) != nil     text.matches(Regex("[A-Z]{3}"))
//
// A search for a pattern that begins with `^` and ends with `$` is for the whole text. Catalogue D179, D180.

internal import CodeModel
internal import SourceModel

extension Pass {
  /// After the phrasebook, which gives searches and matches one spelling each.
  static let anchoredPatterns = Pass.nodes("anchored patterns", on: [.call]) { tree, node, _ in
    guard let function = tree.calledName(node), let receiver = tree.callReceiver(node),
      let argument = tree.argumentValues(node).first
    else { return }
    switch function {
    case "containsMatchIn":
      guard tree.dropAnchors(of: receiver) else { return }
      let callee = tree.add(.member, "matches", marks: .synthesized, range: tree.range(argument), [argument])
      tree.setChildren(node, [callee, tree.add(.argument, range: tree.range(receiver), [receiver])])
    case "matches": _ = tree.dropAnchors(of: argument)
    default: return
    }
  }
}

/// Whether only a whole text can match a regular expression: it begins with `^` and ends with `$`.
package func isAnchored(_ pattern: String) -> Bool {
  pattern.hasPrefix("^") && pattern.hasSuffix("$") && !pattern.hasSuffix("\\$") && !pattern.contains("|")
}

extension Tree {
  /// `Regex("^…$")` without the ends of the text, which is searched from one to the other.
  ///
  /// - Returns: whether that is what a pattern was.
  fileprivate mutating func dropAnchors(of pattern: NodeID) -> Bool {
    guard calledName(pattern) == "Regex", let string = argumentValues(pattern).first, kind(string) == .string,
      childCount(string) == 1, kind(child(string, 0)) == .text
    else { return false }
    let spelling = label(child(string, 0))
    guard isAnchored(spelling) else { return false }
    setLabel(child(string, 0), String(spelling.dropFirst().dropLast()))
    return true
  }
}
