/// Where the classes of a file have their headers and bodies.
struct ClassHeaders {
  /// Token indices of the braces that open class bodies.
  var bodies: Set<Int> = []
  /// Those of enum classes among them.
  var enumBodies: Set<Int> = []
  /// Token ranges of supertype lists and `where` clauses.
  var supertypes: [Range<Int>] = []
}

extension Repairs {
  /// Reads class headers by their tokens; repairs a `constructor` or its parentheses on a line of their own, as a comment
  /// before them wants it, and `by c { members }`.
  mutating func repairClassHeaders() -> ClassHeaders {
    var headers = ClassHeaders()
    for index in source.tokens.indices where source.isWord(index) {
      guard ["class", "interface", "object"].contains(source.tokens[index].text) else { continue }
      guard ![".", "?.", "::"].contains(source.text(index - 1)) else { continue }
      readHeader(index, &headers)
    }
    readEnumEntries(&headers)
    return headers
  }

  private mutating func readHeader(_ keyword: Int, _ headers: inout ClassHeaders) {
    let isClass = source.tokens[keyword].text == "class"
    let isObject = source.tokens[keyword].text == "object"
    var index = keyword + 1
    if source.isWord(index), !isObject || !source.startsLine(index) { index += 1 }
    if let next = source.afterTypeList(index) { index = next }
    if isClass {
      index = joinConstructor(index)
      if source.text(index) == "(", source.tokens[index].partner > index {
        joinLine(index)
        index = source.after(index)
      }
    }
    if source.text(index) == ":" {
      let start = index
      index = readSupertypes(index + 1)
      headers.supertypes.append(start..<index)
    }
    if source.text(index) == "where" {
      let start = index
      while index < source.tokens.count, source.text(index) != "{", source.text(index) != "}" {
        if index > start, source.startsLine(index), !continuesHeader(index) { break }
        index = source.after(index)
      }
      headers.supertypes.append(start..<index)
    }
    guard source.text(index) == "{", source.tokens[index].partner > index else { return }
    headers.bodies.insert(index)
    if source.text(keyword - 1) == "enum" { headers.enumBodies.insert(index) }
  }

  /// `class A⏎@Inject constructor(…)`: the grammar ends the class at some of these line breaks.
  /// Gives the index behind `constructor`.
  private mutating func joinConstructor(_ start: Int) -> Int {
    var index = start
    while true {
      if source.text(index) == "@" {
        index = source.afterAnnotation(index)
      } else if source.isWord(index), KotlinWords.modifiers.contains(source.tokens[index].text) {
        index += 1
      } else {
        break
      }
    }
    guard source.text(index) == "constructor", source.text(index + 1) == "(" else { return start }
    for token in start...(index + 1) { joinLine(token) }
    return index + 1
  }

  /// Takes out the line break before a token that goes on with a header.
  private mutating func joinLine(_ index: Int) {
    guard source.tokens[index].startsLine else { return }
    blank(source.tokens[index - 1].upper..<source.tokens[index].lower, joiningLines: true)
  }

  /// Reads supertypes; a delegate expression directly before the body is cut out. Gives the index behind the list.
  private mutating func readSupertypes(_ start: Int) -> Int {
    var index = start
    var by: Int?
    while index < source.tokens.count {
      let text = source.tokens[index].text
      if text == "{" {
        if let by, by + 1 < index {
          let content = source.tokens[by + 1].lower..<source.tokens[index - 1].upper
          excise(
            .delegate, blank: source.tokens[by].lower..<content.upperBound, content: content,
            key: source.tokens[by - 1].upper)
        }
        return index
      }
      if text == "where" || ["}", ")", "]", "=", ";"].contains(text) { return index }
      if index > start, source.startsLine(index), !continuesHeader(index) { return index }
      if text == "," { by = nil }
      if text == "by", source.isWord(index) { by = index }
      index = source.after(index)
    }
    return index
  }

  /// Whether a token at the start of a line still belongs to the header before it.
  private func continuesHeader(_ index: Int) -> Bool {
    [":", ",", "{", "where", "by", ".", "->", "<", ">", "?."].contains(source.text(index))
      || [":", ",", "by", ".", "->", "<", "where"].contains(source.text(index - 1))
  }

  /// Braces behind the entries of an enum are class bodies, too.
  private func readEnumEntries(_ headers: inout ClassHeaders) {
    for open in headers.enumBodies.sorted() {
      var index = open + 1
      while index < source.tokens[open].partner, source.text(index) != ";" {
        if source.text(index) == "{" { headers.bodies.insert(index) }
        index = source.after(index)
      }
    }
  }

  /// The grammar wants a line break or semicolon behind the last member: `class A { val x = 1 }` fails.
  mutating func repairClassBodies(_ headers: ClassHeaders) {
    for open in headers.bodies.sorted() {
      let close = source.tokens[open].partner
      guard close > open + 1, !source.startsLine(close), source.text(close - 1) != ";" else { continue }
      insert("\n", at: source.tokens[close].lower)
    }
  }
}
