extension LexedSource {
  /// The index behind the annotation that starts with the `@` at `start`.
  func afterAnnotation(_ start: Int) -> Int {
    var index = start + 1
    if text(index + 1) == ":", isWord(index) { index += 2 }
    if text(index) == "[" { return after(index) }
    guard isWord(index) else { return index }
    index += 1
    while text(index) == ".", isWord(index + 1) { index += 2 }
    if let next = afterTypeList(index) { index = next }
    if text(index) == "(", !startsLine(index), !holdsFunctionType(index) { index = after(index) }
    return index
  }

  /// Whether what stands in these parentheses is a function type: what an annotation is given has no arrow.
  func holdsFunctionType(_ open: Int) -> Bool {
    text(open) == "("
      && (open + 1..<after(open)).contains { tokens[$0].text == "->" && tokens[$0].enclosing == open }
  }

  /// Whether an `@` starts an annotation, and does not end a label.
  func startsAnnotation(_ index: Int) -> Bool {
    guard text(index) == "@", isWord(index + 1) || text(index + 1) == "[" else { return false }
    return index == 0 || tokens[index - 1].upper < tokens[index].lower || tokens[index - 1].kind != .word
  }
}

extension Repairs {
  /// `@A(b = 1) private fun f() { }` may be read as an expression, `context(…)` always is; loops take no annotations.
  mutating func cutAnnotations(_ headers: ClassHeaders) {
    var index = 0
    while index < source.tokens.count {
      if source.startsAnnotation(index), source.text(index + 1) != "file" {
        hideUnknownTarget(index)
        index = cutRun(index, headers)
      } else if source.tokens[index].text == "context", let end = contextEnd(index) {
        excise(
          .contextReceivers, blank: source.tokens[index].lower..<source.tokens[end - 1].upper,
          content: source.tokens[index + 1].lower..<source.tokens[end - 1].upper, key: source.tokens[end].lower)
        index += 1
      } else {
        index += 1
      }
    }
  }

  private mutating func cutRun(_ start: Int, _ headers: ClassHeaders) -> Int {
    var end = start
    while source.startsAnnotation(end) { end = source.afterAnnotation(end) }
    guard end < source.tokens.count, end > start else { return start + 1 }
    // The model keeps no annotations of accessors and of types. The grammar fails at those of accessors that have arguments,
    // and takes the parentheses of `@A (() -> B)` for the annotation's own.
    if startsAccessor(end) || source.holdsFunctionType(end) {
      blank(source.tokens[start].lower..<source.tokens[end - 1].upper)
      return end
    }
    let enclosing = source.tokens[start].enclosing
    // Members are safe: in a class body no expression can stand.
    guard enclosing == -1 || source.text(enclosing).hasSuffix("{") else { return end }
    guard !headers.bodies.contains(enclosing) || contextEnd(end) != nil else { return end }
    let run = source.tokens[start].lower..<source.tokens[end - 1].upper
    guard startsDeclaration(end) || ["for", "while", "do"].contains(source.text(end)) else {
      // The model keeps no annotations of statements, and the grammar may take what they are given for the statement.
      if enclosing != -1, source.startsLine(start) || start == enclosing + 1 { blank(run) }
      return end
    }
    excise(.annotations, blank: run, content: run, key: source.tokens[end].lower)
    return end
  }

  /// The index behind `context(…)` before a declaration.
  private func contextEnd(_ index: Int) -> Int? {
    guard source.text(index) == "context", source.text(index + 1) == "(", source.text(index - 1) != "fun",
      source.text(index - 1) != "."
    else { return nil }
    let end = source.after(index + 1)
    return startsDeclaration(end) || source.startsAnnotation(end) || startsFunctionType(end) ? end : nil
  }

  /// Whether `suspend A.(B) -> C` or the like stands here.
  private func startsFunctionType(_ start: Int) -> Bool {
    var index = source.text(start) == "suspend" ? start + 1 : start
    if source.isWord(index), !KotlinWords.hard.contains(source.text(index)) {
      index += 1
      while source.text(index) == ".", source.isWord(index + 1) { index += 2 }
      if let next = source.afterTypeList(index) { index = next }
      if source.text(index) == "?" { index += 1 }
      guard [".", "?."].contains(source.text(index)) else { return false }
      index += 1
    }
    guard source.text(index) == "(" else { return false }
    let end = source.after(index)
    return source.text(end) == "->" || source.text(end) == "." && startsFunctionType(end + 1)
  }

  /// Targets newer than the grammar (`@all:A`) are blanked out; the model keeps none.
  private mutating func hideUnknownTarget(_ start: Int) {
    let known = ["field", "property", "get", "set", "receiver", "param", "setparam", "delegate", "file"]
    guard source.text(start + 2) == ":", source.isWord(start + 3) || source.text(start + 3) == "[" else { return }
    guard !known.contains(source.text(start + 1)) else { return }
    blank(source.tokens[start + 1].lower..<source.tokens[start + 2].upper)
  }

  /// Whether modifiers and a declaration's keyword, or a context list, stand here.
  private func startsDeclaration(_ start: Int) -> Bool {
    var index = start
    if source.text(index) == "context", source.text(index + 1) == "(" { return contextEnd(index) != nil }
    while KotlinWords.modifiers.contains(source.text(index)) { index += 1 }
    guard KotlinWords.declarationStarts.contains(source.text(index)) else { return false }
    return source.text(index) != "fun" || source.text(index + 1) != "("
  }
}
