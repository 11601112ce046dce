import CodeModel
import SourceModel

@testable import KotlinFrontend

/// Finds identifiers and literals of a source that no node and no part of a declaration spells.
enum Losslessness {
  /// Each lost token as `line:column text`.
  static func lost(in unit: SourceUnit) -> [String] {
    let spelled = spellings(of: unit)
    let source = Lexer.lex(unit.file.bytes)
    let lines = LineTable(bytes: unit.file.bytes)
    let dropped = droppedRanges(source)
    var lost: [String] = []
    func check(_ text: String, _ range: ByteRange) {
      if dropped.contains(where: { $0.contains(range) }) { return }
      if spelled[text]?.contains(where: { $0.contains(range) }) == true { return }
      let position = lines.position(of: range.lower)
      lost.append("\(position.line):\(position.column) \(text)")
    }
    for (index, token) in source.tokens.enumerated() {
      switch token.kind {
      case .word: if token.text != "_", !isKeyword(index, source) { check(plain(token.text), token.range) }
      case .number: check(token.text, token.range)
      default: break
      }
    }
    for pieces in source.strings.values {
      for case .text(let range, let text) in pieces { check(text, range) }
    }
    return lost.sorted()
  }

  private static func plain(_ text: String) -> String { text.filter { $0 != "`" } }

  private static let softKeywords: Set<String> = KotlinWords.modifiers.union([
    "constructor", "init", "get", "set", "by", "where", "catch", "finally", "import", "file", "field", "param",
    "property", "receiver", "delegate", "setparam", "companion", "dynamic", "all",
  ])

  private static func isKeyword(_ index: Int, _ source: LexedSource) -> Bool {
    let text = source.tokens[index].text
    return KotlinWords.hard.contains(text) || softKeywords.contains(text)
  }

  /// What the model has no place for: annotations in bodies, on parameters of types and accessors, file annotations,
  /// types of accessors, and variance.
  private static func droppedRanges(_ source: LexedSource) -> [ByteRange] {
    var ranges: [ByteRange] = []
    for index in source.tokens.indices {
      if source.startsAnnotation(index) {
        let end = source.afterAnnotation(index)
        ranges.append(ByteRange(source.tokens[index].lower, source.tokens[end - 1].upper))
      }
      if ["get", "set"].contains(source.text(index)), source.text(index + 1) == "(" {
        var end = source.after(index + 1)
        ranges.append(source.tokens[index + 1].range.union(source.tokens[end - 1].range))
        while end < source.tokens.count, !["=", "{"].contains(source.text(end)),
          source.text(source.after(index + 1)) == ":"
        {
          ranges.append(source.tokens[end].range)
          end += 1
        }
      }
    }
    return ranges
  }

  /// Every word that the unit spells, with the ranges of what spells it.
  private static func spellings(of unit: SourceUnit) -> [String: [ByteRange]] {
    var result: [String: [ByteRange]] = [:]
    func add(_ text: String, _ range: ByteRange) {
      guard !text.isEmpty else { return }
      result[text, default: []].append(range)
      for part in text.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "€") }) {
        if part.count < text.count { result[String(part), default: []].append(range) }
      }
    }
    func attributes(_ list: [Attribute]) { for attribute in list { add(attribute.name, attribute.range) } }
    let whole = ByteRange(0, unit.file.bytes.count)
    for text in unit.imports + [unit.packageName] { add(text, whole) }
    unit.forEachDeclaration { declaration, _ in
      add(declaration.name, declaration.range)
      attributes(declaration.attributes)
      for parameter in declaration.typeParameters {
        add(parameter.name, declaration.range)
      }
      for parameter in declaration.parameters {
        add(parameter.name, parameter.range)
        attributes(parameter.attributes)
      }
      for accessor in declaration.accessors { add(accessor.parameter ?? "", accessor.range) }
    }
    for root in unit.roots {
      for node in unit.tree.preorder(root) {
        add(unit.tree.label(node), unit.tree.range(node))
        add(unit.tree.soft(node), unit.tree.range(node))
      }
    }
    return result
  }
}
