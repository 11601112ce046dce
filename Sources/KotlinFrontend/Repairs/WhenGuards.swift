extension Repairs {
  /// The grammar is older than guards: `is A if c ->` fails.
  mutating func cutWhenGuards() {
    for arrow in source.tokens.indices where source.tokens[arrow].text == "->" {
      let open = source.tokens[arrow].enclosing
      guard open >= 0, isWhenBody(open), let start = guardStart(before: arrow, in: open) else { continue }
      let content = source.tokens[start + 1].lower..<source.tokens[arrow - 1].upper
      excise(
        .guardCondition, blank: source.tokens[start].lower..<content.upperBound, content: content,
        key: source.tokens[arrow].lower)
    }
  }

  private func isWhenBody(_ open: Int) -> Bool {
    guard source.text(open) == "{" else { return false }
    let previous = source.text(open - 1) == ")" ? source.before(open - 1) : open - 1
    return source.text(previous) == "when"
  }

  /// The index of the `if` of a guard that ends before `arrow`.
  private func guardStart(before arrow: Int, in open: Int) -> Int? {
    var index = source.before(arrow)
    while index > open, source.text(index) != "if" {
      if ["->", ";"].contains(source.text(index)) { return nil }
      // A line that begins with an operand begins another statement.
      let follows = source.endsOperand(index - 1) && source.endsOperand(index)
      if source.startsLine(index), follows { return nil }
      index = source.before(index)
    }
    guard index > open, index + 1 < arrow else { return nil }
    let previous = source.text(index - 1)
    guard source.endsOperand(index - 1) || ["else", ">", "?", "*"].contains(previous) else { return nil }
    return index
  }
}
