internal import Comparison
internal import FindingModel
internal import SourceModel

extension Check {
  /// Where does one side branch, loop or leave as the other does not?
  static let controlFlowDiffers = Check("control-flow-differs") { twin in
    bodyViolations("control-flow-differs", in: twin) { divergence, texts in
      let words = (
        construct(texts.swift, present: divergence.presentSide != .kotlin),
        construct(texts.kotlin, present: divergence.presentSide != .swift)
      )
      // One word on both sides: what follows it differs.
      return words.0 == words.1
        ? ["swift": texts.swift, "kotlin": texts.kotlin] : ["swift": words.0, "kotlin": words.1]
    }
  }
}

/// The word that names a construct: its first one, unless the text is an else-branch.
private func construct(_ text: String, present: Bool) -> String {
  guard present else { return "no else" }
  let words: Set<String> = [
    "if", "guard", "for", "while", "repeat", "do", "switch", "when", "return", "throw", "break", "continue", "try",
    "else",
  ]
  let first = String(text.prefix { $0.isLetter })
  return words.contains(first) ? first : text
}
