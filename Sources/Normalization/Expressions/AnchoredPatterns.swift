// text.range(of: "^[A-Z]{3}$", options: .regularExpression) != nil     text.matches(Regex("[A-Z]{3}"))
//
// A search for a pattern that begins with `^` and ends with `$` is for the whole text. A pattern with a name may be a text
// that is read at each search, or have been read before. Catalogue D179, D180.

internal import CodeModel
internal import SourceModel

extension Pass {
  /// After the phrasebook, which gives searches and matches one spelling each.
  static let anchoredPatterns = Pass.nodes(
    "anchored patterns", on: [.call], knowing: { unit, _ in unit.anchoredConstants }
  ) { tree, node, anchored in
    guard let function = tree.calleeName(node), let receiver = tree.callReceiver(node),
      let argument = tree.argumentValues(node).first
    else { return }
    switch function {
    case "containsMatchIn":
      if let name = tree.namedPattern(receiver) {
        tree.setChild(tree.child(node, 0), 0, name)
        if anchored.contains(tree.label(name)) { tree.setLabel(tree.child(node, 0), "matches") }
      }
      guard tree.dropAnchors(of: receiver) else { return }
      let callee = tree.add(.member, "matches", marks: .synthesized, range: tree.range(argument), [argument])
      tree.setChildren(node, [callee, tree.add(.argument, range: tree.range(receiver), [receiver])])
    case "matches": _ = tree.dropAnchors(of: argument)
    default: return
    }
  }
}

extension SourceUnit {
  /// The names of constants that hold a pattern for a whole text.
  fileprivate var anchoredConstants: Set<String> {
    var names: Set<String> = []
    forEachDeclaration { declaration, _ in
      guard declaration.kind == .property, !declaration.modifiers.contains(.mutable), let value = declaration.value
      else { return }
      let pattern = tree.calleeName(value) == "Regex" ? tree.argumentValues(value).first ?? value : value
      if let text = tree.soleText(of: pattern), isAnchored(tree.label(text)) { names.insert(declaration.name) }
    }
    return names
  }
}

/// Whether only a whole text can match a regular expression: it begins with `^` or `\A` and ends with `$` or `\z`.
package func isAnchored(_ pattern: String) -> Bool { inside(pattern) != nil }

/// What stands between the anchors at both ends of a pattern, which may be spelt as in a source; `nil` where there are none.
private func inside(_ pattern: String) -> String? {
  guard !pattern.hasSuffix("\\$"), !pattern.contains("|"),
    let start = ["^", "\\A", "\\\\A"].first(where: pattern.hasPrefix),
    let end = ["$", "\\\\z", "\\z"].first(where: pattern.hasSuffix)
  else { return nil }
  return String(pattern.dropFirst(start.count).dropLast(end.count))
}

extension Tree {
  /// The name of what `Regex(name)` reads.
  fileprivate func namedPattern(_ pattern: NodeID) -> NodeID? {
    guard calleeName(pattern) == "Regex", childCount(pattern) == 2, let text = argumentValues(pattern).first,
      isPath(text)
    else { return nil }
    return text
  }

  /// `Regex("^…$")` without the ends of the text, which is searched from one to the other.
  ///
  /// - Returns: whether that is what a pattern was.
  fileprivate mutating func dropAnchors(of pattern: NodeID) -> Bool {
    guard calleeName(pattern) == "Regex", let string = argumentValues(pattern).first,
      let text = soleText(of: string), let inside = inside(label(text))
    else { return false }
    setLabel(text, inside)
    return true
  }
}
