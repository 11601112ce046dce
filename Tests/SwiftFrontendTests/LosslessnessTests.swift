import CodeModel
import SourceModel
import Testing

@Suite struct LosslessnessTests {
  /// Every word of a fixture that is neither keyword nor comment is spelt by something whose range contains it.
  @Test(arguments: Fixtures.all)
  func everyWordIsKept(fixture: Fixture) {
    let unit = lower(fixture.text)
    let spellings = spellings(of: unit)
    let words = words(of: unit)
    #expect(words.count > 50)
    for word in words where !keywords.contains(word.text) {
      let isKept = spellings.contains { $0.range.contains(word.range) && $0.words.contains(word.text) }
      let place = LineTable(bytes: unit.file.bytes).position(of: word.range.lower)
      #expect(isKept, "`\(word.text)` at line \(place.line) of \(fixture.name) is lost")
    }
  }

  @Test func fixturesAreSoundSwift() {
    for fixture in Fixtures.all {
      let unit = lower(fixture.text)
      #expect(unit.problems.isEmpty, "\(fixture.name)")
      #expect(!unit.allNodes.contains { unit.tree.kind($0) == .unmodeled }, "\(fixture.name)")
    }
  }

  /// The fixtures hold every kind of node that Swift code can have.
  @Test func everyKindOfNodeOccurs() {
    let onlyKotlin: Set<NodeKind> = [
      .character, .reference, .objectLiteral, .delegate, .finally, .containmentPattern, .starProjection,
    ]
    let onlyBroken: Set<NodeKind> = [.unmodeled, .incomplete]
    let units = Fixtures.all.map { lower($0.text) }
    let found = Set(units.flatMap { unit in unit.allNodes.map { unit.tree.kind($0) } })
    let missing = Set(NodeKind.allCases).subtracting(found).subtracting(onlyKotlin).subtracting(onlyBroken)
    #expect(missing.isEmpty)
    #expect(found.isDisjoint(with: onlyKotlin))
  }

  // MARK: What is spelt

  private struct Spelling {
    var range: ByteRange
    var words: Set<String>

    init(_ range: ByteRange, _ texts: String?...) {
      self.range = range
      words = Set(texts.compactMap { $0 }.flatMap { split($0) })
    }
  }

  private func spellings(of unit: SourceUnit) -> [Spelling] {
    let whole = ByteRange(0, unit.file.bytes.count)
    var result = unit.imports.map { Spelling(whole, $0) }
    for node in unit.allNodes {
      // The condition of an arm inside `#if` stands outside the arm.
      let range = unit.tree.kind(node) == .arm ? whole : unit.tree.range(node)
      result.append(Spelling(range, unit.tree.label(node), unit.tree.soft(node)))
    }
    unit.forEachDeclaration { declaration, _ in
      result.append(Spelling(declaration.range, declaration.name))
      for condition in declaration.conditions { result.append(Spelling(whole, condition)) }
      for attribute in declaration.attributes { result.append(Spelling(attribute.range, attribute.name)) }
      // A `where` clause may name a parameter again.
      for parameter in declaration.typeParameters { result.append(Spelling(declaration.range, parameter.name)) }
      for parameter in declaration.parameters {
        result.append(Spelling(parameter.range, parameter.label, parameter.name))
        for attribute in parameter.attributes { result.append(Spelling(attribute.range, attribute.name)) }
      }
      for accessor in declaration.accessors { result.append(Spelling(accessor.range, accessor.parameter)) }
    }
    return result
  }

  /// The identifiers and numbers of a file outside comments, with those inside strings.
  private func words(of unit: SourceUnit) -> [(text: String, range: ByteRange)] {
    var words: [(text: String, range: ByteRange)] = []
    var start: Int?
    let bytes = unit.file.bytes
    for offset in 0...bytes.count {
      if offset < bytes.count, isWordByte(bytes[offset]) {
        if start == nil { start = offset }
      } else if let lower = start {
        let range = ByteRange(lower, offset)
        // The letter of an escape belongs to no word.
        let isEscaped =
          lower > 0 && bytes[lower - 1] == UInt8(ascii: "\\") && bytes[offset...].first != UInt8(ascii: ".")
        if !isEscaped, !unit.comments.contains(where: { $0.contains(range) }) {
          words.append((unit.file.text(in: range), range))
        }
        start = nil
      }
    }
    return words
  }

  private let keywords: Set<String> = [
    "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue",
    "convenience", "default", "defer", "deinit", "didSet", "do", "dynamic", "each", "else", "elseif", "endif", "enum",
    "escaping", "extension", "fallthrough", "false", "fileprivate", "final", "for", "func", "get", "guard", "if",
    "import", "in", "indirect", "infix", "init", "inout", "internal", "is", "lazy", "let", "mutating", "nil",
    "nonisolated", "nonmutating", "open", "operator", "override", "package", "precedencegroup", "prefix", "private",
    "protocol", "public", "repeat", "required", "rethrows", "return", "self", "set", "some", "static", "struct",
    "subscript", "super", "switch", "testable", "throw", "throws", "true", "try", "typealias", "unowned", "var",
    "weak", "where", "while", "willSet", "macro", "of", "Type", "Protocol", "_",
    // Attributes and specifiers of types leave no trace.
    "Sendable", "MainActor", "autoclosure", "borrowing",
  ]
}

private func isWordByte(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "_") || byte >= 0x80 || UnicodeScalar(byte).properties.isAlphabetic
    || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}

private func split(_ text: String) -> [String] {
  text.utf8.split { !isWordByte($0) }.map { String(Substring($0)) }
}
