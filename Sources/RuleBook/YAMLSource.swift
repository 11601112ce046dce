internal import SourceModel
internal import Yams

/// The text of one YAML document, and how it becomes nodes.
struct YAMLSource {
  /// Something that keeps the document from being read, wholly when `isFatal`.
  struct Mistake {
    var message: String
    var position: SourcePosition
    var hint: String?
    var isFatal = true
  }

  /// YAML expands aliases; twenty of them can blow a document up by about 20^(20/e), more could fill any memory.
  private static let aliasLimit = 20
  private static let nodeLimit = 500_000
  /// With aliases, a short document can stand for many; so many nodes are enough for what people write with them.
  private static let aliasNodeLimit = 50_000
  /// Bytes that are read over all attempts, when keys are given twice.
  private static let effort = 4 << 20
  /// Stands in place of the first letter of a key that is given twice, so that the rest of the document can be read.
  private static let mask: Unicode.Scalar = "\u{F8FF}"

  private let text: String
  /// Of `text`; none when it is too large.
  private let bytes: [UInt8]
  private let lines: LineTable
  /// In bytes.
  private let sizeLimit: Int

  init(text: String, sizeLimit: Int) {
    self.text = text
    self.sizeLimit = sizeLimit
    bytes = text.utf8.count <= sizeLimit ? Array(text.utf8) : []
    lines = LineTable(bytes: bytes)
  }

  private var isTooLarge: Bool { text.utf8.count > sizeLimit }

  /// The text of a line, the first being 1; `nil` beyond the end.
  func line(_ number: Int) -> String? { bytes(ofLine: number).map { String(decoding: $0, as: UTF8.self) } }

  /// Without what breaks the line.
  private func bytes(ofLine number: Int) -> ArraySlice<UInt8>? {
    guard number >= 1, number <= lines.lineCount, !isTooLarge else { return nil }
    let range = lines.range(ofLine: number)
    let line = bytes[Int(range.lower)..<Int(range.upper)]
    return line.last == UInt8(ascii: "\r") ? line.dropLast() : line
  }

  /// The document's value and what is wrong with its form.
  func compose() -> (YAMLNode?, [Mistake]) {
    let start = SourcePosition(line: 1, column: 1)
    guard !isTooLarge else {
      return (nil, [Mistake(message: "the document is larger than \(sizeLimit >> 20) MB", position: start)])
    }
    if let mistake = tooManyAliases() { return (nil, [mistake]) }
    var masked = text
    var mistakes: [Mistake] = []
    for _ in 0..<min(50, 1 + Self.effort / max(1, text.utf8.count)) {
      do {
        // Named, or the environment would be asked for it each time.
        guard let root = try Yams.compose(yaml: masked, .basic, .default, .utf8) else { return (nil, mistakes) }
        var budget = bytes.contains(UInt8(ascii: "&")) ? Self.aliasNodeLimit : Self.nodeLimit
        guard let node = convert(root, name: "the document", &budget) else {
          let size = "the document is too large once its aliases are expanded"
          return (nil, mistakes + [Mistake(message: size, position: start)])
        }
        return (node, mistakes)
      } catch YamlError.duplicatedKeysInMapping(let keys, let context) {
        guard let key = keys.first, let repetition = repetition(of: key, after: context.mark, in: masked) else {
          let position = position(context.mark)
          return (nil, mistakes + [Mistake(message: "`\(keys.first ?? "a key")` is given twice", position: position)])
        }
        mistakes.append(
          Mistake(
            message: "`\(key)` is given twice", position: repetition.position,
            hint: "The first one is on line \(context.mark.line).", isFatal: false))
        masked = repetition.masked
      } catch {
        return (nil, mistakes + [mistake(error)])
      }
    }
    let last = mistakes.last?.position ?? start
    return (nil, mistakes + [Mistake(message: "there may be more that is given twice", position: last)])
  }

  // MARK: Conversion

  private func convert(_ node: Node, name: String, _ budget: inout Int) -> YAMLNode? {
    budget -= 1
    guard budget > 0 else { return nil }
    let position = node.mark.map(self.position) ?? SourcePosition(line: 1, column: 1)
    switch node {
    case .scalar(let scalar):
      let isPlain = scalar.style == .plain || scalar.style == .any
      return YAMLNode(content: .scalar(scalar.string, isPlain: isPlain), position: position, name: name)
    case .sequence(let sequence):
      var items: [YAMLNode] = []
      for item in sequence {
        guard let value = convert(item, name: "an item of \(name)", &budget) else { return nil }
        items.append(value)
      }
      return YAMLNode(content: .sequence(items), position: position, name: name)
    case .mapping(let mapping):
      var entries: [YAMLEntry] = []
      for (key, value) in mapping {
        let word = key.scalar?.string ?? "a key that is not text"
        if word.unicodeScalars.first == Self.mask { continue }
        guard let value = convert(value, name: "`\(word)`", &budget) else { return nil }
        let keyPosition = key.mark.map(self.position) ?? position
        entries.append(YAMLEntry(key: word, keyPosition: keyPosition, value: value))
      }
      return YAMLNode(content: .mapping(entries), position: position, name: name)
    case .alias:
      return YAMLNode(content: .scalar("", isPlain: true), position: position, name: name)
    }
  }

  /// libYAML counts columns in Unicode scalars, we count bytes.
  private func position(_ mark: Mark) -> SourcePosition { position(line: mark.line, scalarColumn: mark.column) }

  private func position(line number: Int, scalarColumn: Int) -> SourcePosition {
    guard let line = bytes(ofLine: number) else {
      return SourcePosition(line: max(1, number), column: max(1, scalarColumn))
    }
    var scalars = 0
    let end = line.firstIndex { byte in
      if !UTF8.isContinuation(byte) { scalars += 1 }
      return scalars >= max(1, scalarColumn)
    }
    return SourcePosition(line: number, column: (end ?? line.endIndex) - line.startIndex + 1)
  }

  // MARK: Mistakes

  private func mistake(_ error: any Error) -> Mistake {
    let start = SourcePosition(line: 1, column: 1)
    guard let error = error as? YamlError else { return Mistake(message: "not valid YAML: \(error)", position: start) }
    switch error {
    case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      if problem.contains("nesting level") {
        return Mistake(message: "nested too deep to be read", position: position(mark))
      }
      return Mistake(
        message: "not valid YAML: \(problem)", position: position(mark),
        hint: hint(for: problem, in: context, on: line(mark.line) ?? ""))
    case .reader(let problem, _, _, _):
      return Mistake(message: "not valid YAML: \(problem)", position: start)
    default:
      return Mistake(message: "not valid YAML: \(error)", position: start)
    }
  }

  /// What to do about the mistakes that people make most, told from libYAML's words.
  private func hint(for problem: String, in context: YamlError.Context?, on line: String) -> String? {
    if problem.contains("tab character") || line.prefix(while: { $0 == " " || $0 == "\t" }).contains("\t") {
      return "Indent with spaces; YAML allows no tabs."
    }
    if problem.contains("mapping values are not allowed") {
      return "Put quotes around text that contains `: `, or correct the indentation."
    }
    if problem.contains("cannot start any token") {
      return "Put quotes around text that starts with `@`, `%` or a back-tick."
    }
    if problem.contains("unknown escape") { return "Use single quotes; a backslash means nothing special in them." }
    guard let context else { return nil }
    if context.text.contains("quoted scalar") { return "The quote opened on line \(context.mark.line) is not closed." }
    if context.text.contains("flow") { return "The bracket opened on line \(context.mark.line) is not closed." }
    if context.text.contains("block") { return "Correct the indentation." }
    return nil
  }

  /// Finds the second place of a key that a mapping gives twice, in block style (the same column on a later line).
  private func repetition(of key: String, after mark: Mark, in masked: String) -> (
    position: SourcePosition, masked: String
  )? {
    var rows = masked.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0) }
    let spellings = [key, "\"\(key)\"", "'\(key)'"].map { Array($0.unicodeScalars) }
    let column = mark.column - 1
    for row in mark.line..<max(mark.line, rows.count) {
      let scalars = rows[row]
      guard scalars.count > column, scalars[..<column].allSatisfy({ $0 == " " }) else { continue }
      for spelling in spellings where scalars[column...].starts(with: spelling) {
        guard scalars[(column + spelling.count)...].first(where: { $0 != " " }) == ":" else { continue }
        let place = position(line: row + 1, scalarColumn: mark.column)
        rows[row][column + (spelling.count > key.unicodeScalars.count ? 1 : 0)] = Self.mask
        let text = rows.map { row in
          var line = String.UnicodeScalarView()
          line.append(contentsOf: row)
          return String(line)
        }
        return (place, text.joined(separator: "\n"))
      }
    }
    return nil
  }

  private func tooManyAliases() -> Mistake? {
    guard bytes.contains(UInt8(ascii: "&")) else { return nil }
    var aliases = 0
    var hasAnchor = false
    var previous = UInt8(ascii: "\n")
    for (offset, byte) in bytes.enumerated() {
      defer { previous = byte }
      guard byte == UInt8(ascii: "*") || byte == UInt8(ascii: "&"), " \t[{,:\n".utf8.contains(previous),
        offset + 1 < bytes.count, isWord(bytes[offset + 1])
      else { continue }
      if byte == UInt8(ascii: "&") { hasAnchor = true } else { aliases += 1 }
      if hasAnchor, aliases > Self.aliasLimit {
        return Mistake(
          message: "the document uses more than \(Self.aliasLimit) aliases",
          position: lines.position(of: UInt32(offset)), hint: "Write the values out.")
      }
    }
    return nil
  }

  private func isWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || Character(Unicode.Scalar(byte)).isLetter
      || Character(Unicode.Scalar(byte)).isNumber
  }
}
