internal import Comparison
internal import FindingModel
internal import SourceModel

extension Check {
  /// Where does one side branch, loop or leave as the other does not?
  static let controlFlowDiffers = Check("control-flow-differs") { twin in
    bodyViolations("control-flow-differs", in: twin) { divergence, texts in
      if let side = divergence.presentSide {
        let text = side == .swift ? texts.swift : texts.kotlin
        return [
          "swift": side == .swift ? text : "nothing", "kotlin": side == .kotlin ? text : "nothing",
          "how": onlyOtherwise(text, in: side),
        ]
      }
      var words = (construct(texts.swift), construct(texts.kotlin))
      // One word on both sides: what follows it differs.
      if words.0 == words.1 { words = (texts.swift, texts.kotlin) }
      let shown = Excerpt.pair(words.0, words.1)
      return [
        "swift": words.0, "kotlin": words.1, "how": "`\(shown.left)` in Swift is `\(shown.right)` in Kotlin",
      ]
    }
  }
}

/// The word that names a construct: its first one, unless the text is no construct.
private func construct(_ text: String) -> String {
  let words: Set<String> = [
    "if", "guard", "for", "while", "repeat", "do", "switch", "when", "return", "throw", "break", "continue", "try",
    "else",
  ]
  let first = String(text.prefix { $0.isLetter })
  return words.contains(first) ? first : text
}

/// What one side does where a condition does not hold, and the other goes on.
private func onlyOtherwise(_ branch: String, in side: Side) -> String {
  var code = Substring(branch)
  if code.hasPrefix("{"), code.hasSuffix("}") { code = code.dropFirst().dropLast() }
  let words = code.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  return "Only \(side.languageName) has an `else` here: `\(Excerpt.of(words))` runs when the condition does not hold"
}
