internal import CodeModel
internal import SourceModel

/// What is written in a format such as `"%.2f km"`, in the notation that C, Swift and Java share.
enum FormatText {
  /// As rule documents name them.
  enum Form: String {
    /// Writes a number, whole or not.
    case number = "number-format"
    /// Writes a number with a decimal separator, or rounds one.
    case decimal = "decimal-format"
  }

  /// One of the places of a format that something is written into: `%-5ld`, `%1$@`, and also `%%`.
  struct Conversion {
    /// As it is written, with `%`.
    var text: String
    /// Which argument it takes, from 1 on, where it says so.
    var position: Int?
    /// `-`, `0`, `,`, the width and what stands behind the point.
    var flags: String
    /// `h`, `l`, `ll` and the like, which C has and Java has not.
    var length: String
    /// `nil` where the text ends.
    var letter: Character?

    /// How many arguments it takes of those that no position tells: one for itself, and one for every `*`.
    var takes: Int {
      if position != nil || flags.contains("<") || letter.map({ "%n".contains($0) }) ?? true { return 0 }
      return 1 + flags.count { $0 == "*" }
    }
  }

  static func holds(_ node: NodeID, _ form: Form, in tree: Tree) -> Bool {
    guard tree.kind(node) == .string else { return false }
    let text = tree.children(node).filter { tree.kind($0) == .text }.map { tree.label($0) }.joined()
    let letters = conversions(in: text).compactMap(\.letter)
    return switch form {
    case .number: letters.contains { "dfeguFEG".contains($0) }
    case .decimal: letters.contains { "fegFEG".contains($0) }
    }
  }

  /// The conversions of a format, in order.
  static func conversions(in text: String) -> [Conversion] {
    var result: [Conversion] = []
    var rest = text[...]
    while let percent = rest.firstIndex(of: "%") {
      rest = rest[rest.index(after: percent)...]
      var position: Int?
      let digits = rest.prefix(while: \.isNumber)
      if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
        position = Int(digits)
        rest = rest.dropFirst(digits.count + 1)
      }
      let flags = rest.prefix { $0.isNumber || "+-# ,.*'(<".contains($0) }
      rest = rest.dropFirst(flags.count)
      let length = rest.prefix { "hlqzjtL".contains($0) }
      rest = rest.dropFirst(length.count)
      let letter = rest.first
      rest = rest.dropFirst()
      result.append(
        Conversion(
          text: String(text[percent..<rest.startIndex]), position: position, flags: String(flags),
          length: String(length), letter: letter))
    }
    return result
  }
}
