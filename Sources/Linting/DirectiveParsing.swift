package import CodeModel
package import RuleBook
package import SourceModel

/// The directives in a file's comments, in source order, and what is wrong with them.
///
/// An unknown word, rule or day is an error, because the author believes it works. Kotlin's `@Suppress("parity:…")` is a
/// directive, too, for the declaration or file that it annotates; its reason is the comment in the same line.
package func directives(in unit: SourceUnit, book: RuleSet) -> (directives: [Directive], problems: [Problem]) {
  // Nearly no file has any; do not pay for line tables until one does.
  let comments = unit.comments.filter { words(of: $0, in: unit.file) != nil }
  let annotations = suppressAnnotations(in: unit)
  guard !comments.isEmpty || !annotations.isEmpty else { return ([], []) }
  var parser = DirectiveParser(unit: unit, book: book)
  for comment in comments { parser.read(comment) }
  for annotation in annotations { parser.read(annotation) }
  return parser.finish()
}

/// What follows `parity:` in a comment that begins with it, with the offset of `parity`.
private func words(of comment: ByteRange, in file: SourceFile) -> (offset: Int, text: String)? {
  let upper = min(Int(comment.upper), file.bytes.count)
  let bytes = file.bytes[min(Int(comment.lower), upper)..<upper]
  // In a block comment the words may begin in a line of their own.
  let start = bytes.firstIndex { !"/* \t\r\n".utf8.contains($0) } ?? bytes.endIndex
  guard bytes[start...].starts(with: "parity:".utf8) else { return nil }
  let line = bytes[(start + 7)...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
  var text = String(decoding: line, as: UTF8.self)
  if text.hasSuffix("*/") { text.removeLast(2) }
  return (start, text)
}

private struct DirectiveParser {
  /// A `disable` that no `enable` has ended yet.
  private struct Open {
    var rules: [String]
    var reason: String?
    var until: String?
    var position: SourcePosition
    var words: ByteRange
  }

  private static let verbs = [
    "disable", "disable:next", "disable:this", "disable-file", "enable", "platform-only", "twin",
  ]

  private let unit: SourceUnit
  private let book: RuleSet
  private let lines: LineTable
  private var open: [Open] = []
  private var directives: [Directive] = []
  private var problems: [Problem] = []

  init(unit: SourceUnit, book: RuleSet) {
    self.unit = unit
    self.book = book
    self.lines = LineTable(bytes: unit.file.bytes)
  }

  mutating func read(_ comment: ByteRange) {
    guard let (offset, text) = words(of: comment, in: unit.file) else { return }
    let position = lines.position(of: UInt32(offset))
    let (head, reason) = split(text)
    var parts = head.split { $0 == " " || $0 == "," || $0 == "\t" }.map(String.init)
    guard let verb = parts.first, Self.verbs.contains(verb) else {
      let suggestion = Spelling.suggestion(for: parts.first ?? "", among: Self.verbs)
      let hint = suggestion.map { "Did you mean `parity:\($0)`?" }
      report(.error, "unknown directive `parity:\(parts.first ?? "")`", at: position, hint: hint)
      return
    }
    guard let until = takeDay(from: &parts, at: position) else { return }
    let words = ByteRange(offset, offset + "parity:".utf8.count + text.utf8.count)
    let arguments = Array(parts.dropFirst())
    func add(_ action: Directive.Action, _ scope: ByteRange) {
      directives.append(
        directive(action, reason: reason, until: until, position: position, words: words, scope: scope))
    }
    switch verb {
    case "platform-only": add(.platformOnly, scope(of: comment))
    case "twin":
      let target = head.dropFirst(verb.count).split(separator: " ").joined(separator: " ")
      if target.isEmpty {
        report(.error, "`parity:twin` names no counterpart", at: position, hint: "Write the path of its file.")
      } else if Side(path: target) == unit.file.side {
        report(
          .error, "`parity:twin` names a file of its own side", at: position,
          hint: "The counterpart is a \(unit.file.side.other.languageName) file.")
      } else if Side(path: target) != nil {
        add(.twin(target), ByteRange(0, unit.file.bytes.count))
      } else if let declaration = declaration(after: comment) {
        add(.twin(target), declaration)
      } else {
        report(
          .error, "`parity:twin \(target)` stands before no declaration", at: position,
          hint: "Write it right above the declaration that has this counterpart.")
      }
    case "enable":
      close(arguments, before: position.line)
    default:
      let rules = known(arguments, verb: verb, at: position)
      guard !rules.isEmpty else { return }
      switch verb {
      case "disable:next": add(.disable(rules), nextCode(after: comment))
      case "disable:this": add(.disable(rules), bytes(of: position.line...position.line))
      case "disable-file": add(.disable(rules), ByteRange(0, unit.file.bytes.count))
      default: open.append(Open(rules: rules, reason: reason, until: until, position: position, words: words))
      }
    }
  }

  mutating func read(_ annotation: SuppressAnnotation) {
    let position = lines.position(of: annotation.range.lower)
    let rules = known(annotation.rules, verb: "@Suppress", at: position)
    guard !rules.isEmpty else { return }
    // `// until 2027-03-31 - why`, as behind a directive; all else is the reason.
    var (head, reason) = split(annotation.reason ?? "")
    var parts = head.split(separator: " ").map(String.init)
    let hasDay = parts.first == "until"
    if !hasDay {
      (parts, reason) = ([], annotation.reason)
    }
    guard let until = takeDay(from: &parts, at: position) else { return }
    head = parts.joined(separator: " ")
    if hasDay, reason == nil, !head.isEmpty { reason = head }
    var found = directive(
      .disable(rules), reason: reason, until: until, position: position, words: annotation.range,
      scope: annotation.scope)
    found.isAnnotation = true
    directives.append(found)
  }

  mutating func finish() -> ([Directive], [Problem]) {
    for entry in open { silence(entry.rules, of: entry, upTo: lines.lineCount) }
    return (directives.sorted { ($0.position, $0.scope) < ($1.position, $1.scope) }, problems)
  }

  // MARK: Parts

  /// Directive and reason: the reason follows a hyphen or dash that stands alone.
  private func split(_ text: String) -> (head: String, reason: String?) {
    let tokens = text.split(separator: " ", omittingEmptySubsequences: true)
    guard let dash = tokens.firstIndex(where: { ["-", "--", "–", "—"].contains($0) }) else {
      return (tokens.joined(separator: " "), nil)
    }
    let reason = tokens[(dash + 1)...].joined(separator: " ")
    return (tokens[..<dash].joined(separator: " "), reason.isEmpty ? nil : reason)
  }

  /// Takes `until YYYY-MM-DD` out of a directive's words; `nil`, with a problem, when what follows is no day.
  private mutating func takeDay(from parts: inout [String], at position: SourcePosition) -> String?? {
    guard let index = parts.firstIndex(of: "until") else { return .some(nil) }
    guard index + 1 < parts.count, isDay(parts[index + 1]) else {
      report(
        .error, "`until` is followed by no day", at: position, hint: "Write it like `until 2027-03-31`.")
      return nil
    }
    let day = parts[index + 1]
    parts.removeSubrange(index...index + 1)
    return day
  }

  private mutating func known(_ rules: [String], verb: String, at position: SourcePosition) -> [String] {
    if rules.isEmpty {
      report(
        .error, "`parity:\(verb)` names no rule", at: position, hint: "Write the rule's id, as findings show it.")
    }
    return rules.filter { rule in
      guard let problem = book.problem(withRule: rule) else { return true }
      report(.error, problem.message, at: position, hint: problem.hint)
      return false
    }
  }

  /// Ends the open ranges of these rules, or of every rule when none is named.
  private mutating func close(_ rules: [String], before line: Int) {
    var still: [Open] = []
    for var entry in open {
      let ended = rules.isEmpty ? entry.rules : entry.rules.filter(rules.contains)
      if !ended.isEmpty { silence(ended, of: entry, upTo: line) }
      entry.rules.removeAll(where: ended.contains)
      if !entry.rules.isEmpty { still.append(entry) }
    }
    open = still
  }

  private mutating func silence(_ rules: [String], of entry: Open, upTo line: Int) {
    let start = entry.position.line
    directives.append(
      directive(
        .disable(rules), reason: entry.reason, until: entry.until, position: entry.position, words: entry.words,
        scope: bytes(of: start...max(start, line))))
  }

  private func directive(
    _ action: Directive.Action, reason: String?, until: String?, position: SourcePosition, words: ByteRange,
    scope: ByteRange
  ) -> Directive {
    Directive(
      action: action, reason: reason, until: until, side: unit.file.side, path: unit.file.path, position: position,
      words: words, scope: scope, span: lines.position(of: scope.lower)...lines.position(of: scope.upper))
  }

  private func bytes(of lineNumbers: ClosedRange<Int>) -> ByteRange {
    lines.range(ofLine: lineNumbers.lowerBound).union(lines.range(ofLine: min(lineNumbers.upperBound, lines.lineCount)))
  }

  /// The next line with code, and the ones that follow it while they hold attributes only.
  private func nextCode(after comment: ByteRange) -> ByteRange {
    let first = lines.position(of: max(comment.lower + 1, comment.upper) - 1).line + 1
    guard first <= lines.lineCount else { return ByteRange(unit.file.bytes.count, unit.file.bytes.count) }
    var line = first
    while line < lines.lineCount {
      let text = unit.file.text(in: lines.range(ofLine: line)).drop { $0.isWhitespace }
      let isComment = ["//", "/*", "*"].contains { text.hasPrefix($0) }
      if !text.isEmpty, !isComment, !isAttributesOnly(text) { break }
      line += 1
    }
    return bytes(of: first...line)
  }

  /// Whether a line holds attributes or annotations and what they apply to stands further below.
  private func isAttributesOnly(_ line: Substring) -> Bool {
    var depth = 0
    var isInside = false
    for character in line {
      switch character {
      case "(": depth += 1
      case ")": depth -= 1
      case "@": isInside = true
      case _ where depth > 0: break
      case _ where character.isWhitespace: isInside = false
      default: if !isInside { return false }
      }
    }
    return true
  }

  /// The whole file when no code stands before the comment, else the declaration or the line that follows.
  private func scope(of comment: ByteRange) -> ByteRange {
    if holdsNoCode(0, comment.lower) { return ByteRange(0, unit.file.bytes.count) }
    return declaration(after: comment) ?? nextCode(after: comment)
  }

  /// The declaration that a comment stands right above.
  private func declaration(after comment: ByteRange) -> ByteRange? {
    let next = unit.declarationRanges.first { $0.lower >= comment.upper }
    return next.flatMap { holdsNoCode(comment.upper, $0.lower) ? $0 : nil }
  }

  private func holdsNoCode(_ lower: UInt32, _ upper: UInt32) -> Bool {
    var offset = lower
    for comment in unit.comments where lower <= comment.lower && comment.upper <= upper {
      guard isBlank(offset, comment.lower) else { return false }
      offset = comment.upper
    }
    return isBlank(offset, upper)
  }

  private func isBlank(_ lower: UInt32, _ upper: UInt32) -> Bool {
    unit.file.bytes[Int(lower)..<max(Int(lower), Int(upper))].allSatisfy { " \t\r\n".utf8.contains($0) }
  }

  private mutating func report(
    _ severity: Problem.Severity, _ message: String, at position: SourcePosition, hint: String?
  ) {
    let line = unit.file.text(in: lines.range(ofLine: position.line))
    problems.append(
      Problem(severity, path: unit.file.path, position: position, line: line, message: message, hint: hint))
  }
}

extension SourceUnit {
  /// Every declaration's range, properties among a constructor's parameters included, by where it starts, outer ones first.
  fileprivate var declarationRanges: [ByteRange] {
    var ranges: [ByteRange] = []
    forEachDeclaration { declaration, _ in
      ranges.append(declaration.range)
      ranges += declaration.parameters.filter { $0.property != nil }.map(\.range)
    }
    return ranges.sorted { ($0.lower, $1.upper) < ($1.lower, $0.upper) }
  }
}
