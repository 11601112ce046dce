internal import CodeModel
internal import SourceModel
internal import SwiftSyntax

extension Lowering {
  mutating func lower(_ node: StringLiteralExprSyntax) -> NodeID {
    let style = StringStyle(
      poundCount: node.openingPounds?.text.utf8.count ?? 0, isMultiLine: node.openingQuote.text.utf8.count == 3)
    var parts: [NodeID] = []
    var segments: [StringSegmentSyntax] = []
    for segment in node.segments {
      switch segment {
      case .stringSegment(let text):
        segments.append(text)
      case .expressionSegment(let interpolation):
        addText(of: segments, style, to: &parts)
        segments = []
        parts.append(lower(interpolation))
      }
    }
    addText(of: segments, style, to: &parts)
    return tree.add(.string, range: range(node), parts)
  }

  mutating func lower(_ node: SimpleStringLiteralExprSyntax) -> NodeID {
    let style = StringStyle(poundCount: 0, isMultiLine: node.openingQuote.text.utf8.count == 3)
    var parts: [NodeID] = []
    addText(of: Array(node.segments), style, to: &parts)
    return tree.add(.string, range: range(node), parts)
  }

  /// One `text` for neighbouring segments: the parser makes one of each line, with the margin as trivia.
  private mutating func addText(of segments: [StringSegmentSyntax], _ style: StringStyle, to parts: inout [NodeID]) {
    guard let first = segments.first, let last = segments.last else { return }
    let decoded = segments.map { style.decode($0.content.text) }.joined()
    guard !decoded.isEmpty else { return }
    parts.append(tree.add(.text, decoded, range: range(from: first, to: last)))
  }

  private mutating func lower(_ node: ExpressionSegmentSyntax) -> NodeID {
    var children: [NodeID] = []
    for element in node.expressions {
      let isFirst = children.isEmpty && element.label == nil
      children.append(isFirst ? lower(element.expression) : lower(element))
    }
    // `\()` and `\(a: b)` are no Swift, but they parse.
    if node.expressions.first.map({ $0.label != nil }) ?? true { children.insert(empty(after: node.leftParen), at: 0) }
    return tree.add(.interpolation, range: range(node), children)
  }

  mutating func lower(_ node: RegexLiteralExprSyntax) -> NodeID {
    tree.add(.regex, node.regex.text, range: range(node))
  }
}

/// What a string literal's delimiters say about its text.
private struct StringStyle {
  /// The number of `#` before the opening quote.
  let poundCount: Int
  let isMultiLine: Bool

  /// Text with its escapes resolved; an escape that Swift does not know stays as spelt.
  func decode(_ text: String) -> String {
    let isPlain = !text.utf8.contains(UInt8(ascii: "\\")) && !text.utf8.contains(UInt8(ascii: "\r"))
    if isPlain { return text }
    var result = String.UnicodeScalarView()
    var rest = Substring(text).unicodeScalars
    while let scalar = rest.popFirst() {
      if scalar == "\\", let resolved = escape(&rest) {
        result.append(contentsOf: resolved)
      } else if scalar == "\r", isMultiLine {
        // Line breaks of a multi-line literal are line feeds, whatever the file uses.
        if rest.first == "\n" { rest.removeFirst() }
        result.append("\n")
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// The scalars of the escape behind a backslash, which is consumed; `nil`, and nothing consumed, if there is none.
  private func escape(_ rest: inout Substring.UnicodeScalarView) -> [Unicode.Scalar]? {
    var ahead = rest
    for _ in 0..<poundCount {
      guard ahead.popFirst() == "#" else { return nil }
    }
    let resolved: [Unicode.Scalar]
    switch ahead.popFirst() {
    case "n": resolved = ["\n"]
    case "t": resolved = ["\t"]
    case "r": resolved = ["\r"]
    case "0": resolved = ["\0"]
    case "\\": resolved = ["\\"]
    case "\"": resolved = ["\""]
    case "'": resolved = ["'"]
    case "u":
      guard ahead.popFirst() == "{", let close = ahead.firstIndex(of: "}"),
        let value = UInt32(String(ahead[..<close]), radix: 16), let scalar = Unicode.Scalar(value)
      else { return nil }
      ahead = ahead[ahead.index(after: close)...]
      resolved = [scalar]
    default:
      return nil
    }
    rest = ahead
    return resolved
  }
}
