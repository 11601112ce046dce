extension Repairs {
  /// The grammar takes `open.foo()`, `suspend { }` or a parameter `data: Int` for modifiers. Words that are not
  /// followed by what a modifier needs are hidden behind a plain name of the same length.
  mutating func renameSoftKeywords() {
    for index in source.tokens.indices where source.isWord(index) {
      let text = source.tokens[index].text
      let isName: Bool
      switch text {
      case "get": isName = !startsGetter(index)
      case "set": isName = !startsSetter(index)
      case "import": isName = source.tokens[index].enclosing != -1 || !source.isWord(index + 1)
      case "init": isName = source.text(index + 1) != "{"
      case "suspend": isName = !modifiesSuspended(index)
      case "out", "reified": isName = !modifiesTypeParameter(index)
      case "vararg", "noinline", "crossinline": isName = !source.isWord(index + 1)
      case _ where KotlinWords.modifiers.contains(text): isName = !modifiesDeclaration(index)
      case "dynamic": isName = true
      case "by", "where": isName = [".", "?.", "=", "+=", ",", ")", ":", "]"].contains(source.text(index + 1))
      default:
        isName = source.tokens[index].startsLine && looksLikeKeyword(text) || looksLikeOperator(index)
      }
      if isName { hide(source.tokens[index].lower..<source.tokens[index].upper) }
    }
  }

  /// At the start of a line the grammar's scanner reads letters only, and takes `in1` for `in`.
  private func looksLikeKeyword(_ text: String) -> Bool {
    let letters = text.utf8.prefix { ($0 | 0x20) >= UInt8(ascii: "a") && ($0 | 0x20) <= UInt8(ascii: "z") }
    guard letters.count < text.utf8.count || text == "instanceof" else { return false }
    let scanned = ["else", "in", "instanceof", "get", "set", "constructor", "by", "as", "where", "import"]
    guard let word = String(letters) else { return false }
    return scanned.contains(word) || KotlinWords.modifiers.contains(word)
  }

  /// `!includes(x)` starts with `!in` to the grammar, and `in_use` with `in`.
  private func looksLikeOperator(_ index: Int) -> Bool {
    let text = source.tokens[index].text
    guard text.hasPrefix("in") || text.hasPrefix("is"), text.count > 2 else { return false }
    return source.text(index - 1) == "!" || text.hasPrefix("in_") || text.hasPrefix("is_")
  }

  private func modifiesDeclaration(_ index: Int) -> Bool {
    let next = source.text(index + 1)
    if source.startsAnnotation(index + 1) { return true }
    guard
      KotlinWords.modifiers.contains(next) || KotlinWords.declarationStarts.contains(next) || next == "get"
        || next == "set" || next == "init"
    else { return false }
    // `x = value⏎val y`: where an operand is expected, no declaration begins.
    let expectsOperand = ["=", ".", "?.", "?:", "==", "!=", "&&", "||", "return", "in", "+", "-", "is", "as"]
    return !expectsOperand.contains(source.text(index - 1))
  }

  private func modifiesTypeParameter(_ index: Int) -> Bool {
    guard ["<", ",", "in", "reified"].contains(source.text(index - 1)) || source.text(index - 1) == ")" else {
      return false
    }
    return source.isWord(index + 1) || ["(", "@"].contains(source.text(index + 1))
  }

  private func modifiesSuspended(_ index: Int) -> Bool {
    let next = source.text(index + 1)
    if next == "fun" { return source.text(index + 2) != "(" }
    if next == "(" {
      return ["->", "."].contains(source.text(source.after(index + 1))) || source.text(index - 1) == ":"
    }
    if source.isWord(index + 1), !KotlinWords.modifiers.contains(next) {
      return [":", "(", ",", "<", "->", "is", "as", "?", "=", ")"].contains(source.text(index - 1))
        || source.text(index - 2) == "@"
    }
    return KotlinWords.modifiers.contains(next) || next == "@"
  }

  /// Whether an accessor with its modifiers stands here.
  func startsAccessor(_ start: Int) -> Bool {
    var index = start
    while KotlinWords.modifiers.contains(source.text(index)) { index += 1 }
    switch source.text(index) {
    case "get": return startsGetter(index)
    case "set": return startsSetter(index)
    default: return false
    }
  }

  /// `get`, `get() =`, `get() {`, `get(): T`.
  private func startsGetter(_ index: Int) -> Bool {
    if [".", "?.", "fun", "::", "=", "?:"].contains(source.text(index - 1)) { return false }
    guard source.text(index + 1) == "(" else {
      return source.startsLine(index + 1) || source.text(index + 1) == ";" || source.text(index + 1) == ":"
        || source.text(index + 1) == "}"
    }
    guard source.text(index + 2) == ")" else { return false }
    return ["=", "{", ":"].contains(source.text(index + 3))
  }

  /// `set`, `set(value) =`, `set(value) {`.
  private func startsSetter(_ index: Int) -> Bool {
    if [".", "?.", "fun", "::", "=", "?:"].contains(source.text(index - 1)) { return false }
    guard source.text(index + 1) == "(", !source.startsLine(index + 1) else {
      return source.startsLine(index + 1) || source.text(index + 1) == ";" || source.text(index + 1) == ":"
        || source.text(index + 1) == "}"
    }
    let end = source.after(index + 1)
    return ["=", "{", ":"].contains(source.text(end)) && !source.startsLine(end)
  }
}
