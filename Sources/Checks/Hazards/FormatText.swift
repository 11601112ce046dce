internal import CodeModel

/// What is written in a format such as `"%.2f km"`, in the notation that C, Swift and Java share.
enum FormatText {
  /// As rule documents name them.
  enum Form: String {
    /// Writes a number, whole or not.
    case number = "number-format"
    /// Writes a number with a decimal separator, or rounds one.
    case decimal = "decimal-format"
  }

  static func holds(_ node: NodeID, _ form: Form, in tree: Tree) -> Bool {
    guard tree.kind(node) == .string else { return false }
    let text = tree.children(node).filter { tree.kind($0) == .text }.map { tree.label($0) }.joined()
    let conversions = conversions(in: text)
    return switch form {
    case .number: conversions.contains { "dfeguFEG".contains($0) }
    case .decimal: conversions.contains { "fegFEG".contains($0) }
    }
  }

  /// The letters of the conversions: `d` and `f` of `"%05d %.2f %%"`.
  static func conversions(in text: String) -> [Character] {
    var result: [Character] = []
    var rest = text[...]
    while let percent = rest.firstIndex(of: "%") {
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        rest = rest.dropFirst()
        continue
      }
      let conversion = rest.drop { $0.isNumber || "$+-# .,0*lhqzjt".contains($0) }
      guard let letter = conversion.first else { break }
      result.append(letter)
      rest = conversion.dropFirst()
    }
    return result
  }
}
