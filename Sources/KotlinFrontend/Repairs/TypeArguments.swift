extension Repairs {
  /// `f<T>(x)` becomes a comparison, and `a + f<T>(x)` the call of a sum.
  /// So the type arguments of calls are parsed on their own.
  ///
  /// What follows the closing `>` decides, as it does for the compiler.
  mutating func cutTypeArguments(_ headers: ClassHeaders) {
    for index in source.tokens.indices where source.text(index) == "<" {
      guard source.isWord(index - 1), !KotlinWords.hard.contains(source.text(index - 1)) else { continue }
      guard !source.startsLine(index), let end = source.afterTypeList(index), end < source.tokens.count else {
        continue
      }
      let next = source.text(end)
      guard next == "::" || next == "{" || next == "(", next == "::" || !source.startsLine(end) else { continue }
      guard !isTypePosition(index - 1, before: next, headers) else { continue }
      let list = source.tokens[index].lower..<source.tokens[end - 1].upper
      excise(.typeArguments, blank: list, content: list, key: source.tokens[index - 1].upper)
    }
  }

  /// `x < 3` begins like type arguments. Where the grammar gives those up, its scanner looks for the end of a text as far as
  /// the file goes, once for each such comparison. `>` binds as `<` does, and begins nothing else.
  mutating func hideComparisons() {
    for index in source.tokens.indices where source.text(index) == "<" && isComparison(index) {
      overlay[source.tokens[index].lower] = UInt8(ascii: ">")
    }
  }

  /// Whether what follows a `<` can be no type: a number, a text, a sign, or a name behind which no type goes on.
  private func isComparison(_ index: Int) -> Bool {
    guard source.isWord(index - 1) || [")", "]"].contains(source.text(index - 1)), index + 1 < source.tokens.count
    else {
      return false
    }
    switch source.tokens[index + 1].kind {
    case .number, .stringStart: return true
    case .word:
      // `Channel<suspend () -> Unit>`
      if ["suspend", "in", "out"].contains(source.text(index + 1)) { return false }
      var end = index + 2
      while [".", "?."].contains(source.text(end)), source.isWord(end + 1) { end += 2 }
      let goesOn: Set<String> = ["", ",", ">", "<", "?", ":", "*", "->", "&", "@", ".", "?.", "::", "in", "out"]
      return !goesOn.contains(source.text(end)) && !source.isWord(end)
    default: return source.text(index + 1) == "-"
    }
  }

  /// Whether the dotted name that ends at `name` is a type, not the callee of a call.
  private func isTypePosition(_ name: Int, before next: String, _ headers: ClassHeaders) -> Bool {
    if let header = headers.supertypes.first(where: { $0.contains(name) }),
      source.tokens[name].enclosing == source.tokens[header.lowerBound].enclosing
    {
      return true
    }
    var start = name
    while [".", "?."].contains(source.text(start - 1)), source.isWord(start - 2) { start -= 2 }
    switch source.text(start - 1) {
    case "class", "interface", "typealias", "fun", "@": return true
    case ":": return next != "::"
    case "is", "as", "?": return next == "{"
    case "->": return next == "{" && endsParameterTypes(start - 2)
    default: return false
    }
  }

  /// Whether `)` closes the parameters of a function type: `: (A) -> List<B> {`.
  private func endsParameterTypes(_ index: Int) -> Bool {
    guard source.text(index) == ")" else { return false }
    return [":", ".", "suspend", "->"].contains(source.text(source.before(index)))
  }
}
