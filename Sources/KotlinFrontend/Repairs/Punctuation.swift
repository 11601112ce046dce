extension Repairs {
  /// Line breaks that end a statement for the compiler and not for the grammar, commas and semicolons that the grammar
  /// does not expect, and `?::`.
  mutating func repairPunctuation() {
    for index in source.tokens.indices where source.tokens[index].kind == .symbol {
      let token = source.tokens[index]
      switch token.text {
      case "+", "-", "::": if startsStatement(index) { insert(";", at: source.tokens[index - 1].upper) }
      case ",":
        if [")", "]", ">", "->"].contains(source.text(index + 1)) { blank(token.lower..<token.upper) }
      case ";":
        let previous = source.text(index - 1)
        let isEnum = previous == "{" && source.text(index - 3) == "class" && source.text(index - 4) == "enum"
        if previous == ";" || previous == "{" && !isEnum { blank(token.lower..<token.upper) }
      case "?":
        if source.text(index + 1) == "::" {
          blank(token.lower..<token.upper)
          nullableReferences.insert(source.tokens[index + 1].lower)
        }
      case "(": if isRedundant(index) { blankParentheses(index) }
      default: break
      }
    }
  }

  private mutating func blankParentheses(_ open: Int) {
    for index in [open, source.tokens[open].partner] { blank(source.tokens[index].lower..<source.tokens[index].upper) }
  }

  /// Parentheses that confuse the grammar and mean nothing: `{ (f)(x) }`, `suspend ((A) -> B)`.
  private func isRedundant(_ open: Int) -> Bool {
    let close = source.tokens[open].partner
    guard close > open else { return false }
    if source.text(open - 1) == "{" {
      return close == open + 2 && source.isWord(open + 1) && source.text(close + 1) == "("
        && !source.startsLine(close + 1)
    }
    guard source.text(open - 1) == "suspend", [":", "(", ",", "<", "="].contains(source.text(open - 2)) else {
      return false
    }
    return source.text(open + 1) == "(" && ![".", "->"].contains(source.text(close + 1))
  }

  /// `a⏎- b` or `a⏎::b` outside parentheses is two statements in Kotlin.
  private func startsStatement(_ index: Int) -> Bool {
    let token = source.tokens[index]
    guard token.startsLine, source.endsOperand(index - 1) else { return false }
    return token.enclosing == -1 || source.text(token.enclosing).hasSuffix("{")
  }

  /// `if (c) for (x in xs) { }`: to the grammar a loop is no branch of an `if`. It gets braces.
  mutating func bracketLoops() {
    for index in source.tokens.indices where ["for", "while", "do"].contains(source.text(index)) {
      guard source.text(index - 1) == "else" || isBehindIfCondition(index) else { continue }
      // Code that breaks off has no token behind its loop.
      guard let end = statementEnd(index).map({ min($0, source.tokens.count) }) else { continue }
      insert("{", at: source.tokens[index].lower)
      insert("}", at: source.tokens[end - 1].upper)
    }
  }

  private func isBehindIfCondition(_ index: Int) -> Bool {
    guard source.text(index - 1) == ")", source.tokens[index - 1].partner > 0 else { return false }
    return source.text(source.tokens[index - 1].partner - 1) == "if"
  }

  /// The index behind a loop; a body without braces ends with its line.
  private func statementEnd(_ start: Int) -> Int? {
    var index = start + 1
    if source.text(start) == "do" {
      index = source.text(index) == "{" ? source.after(index) : index
      guard source.text(index) == "while" else { return nil }
      return source.after(index + 1)
    }
    guard source.text(index) == "(" else { return nil }
    index = source.after(index)
    if source.text(index) == "{" { return source.after(index) }
    if ["for", "while", "do"].contains(source.text(index)) { return statementEnd(index) }
    let enclosing = source.tokens[start].enclosing
    repeat {
      index = source.after(index)
    } while index < source.tokens.count
      && source.tokens[index].enclosing == enclosing && !source.startsLine(index)
      && !["}", ")", ";", "else"].contains(source.text(index))
    return index
  }
}
