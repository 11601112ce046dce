internal import SourceModel

extension YAMLReader {
  /// Reads a list of phrases; ids must be new to `uses`.
  mutating func phrases(_ uses: inout FirstUses, hazards: Set<String>) -> [Phrase] {
    var result: [Phrase] = []
    for item in items(root()) ?? [] {
      let fields = mapping(
        item, required: ["id", "swift", "kotlin"], optional: ["normal", "near", "statement", "examples", "differ"])
      guard let fields, let id = uniqueIdentifier(fields["id"], &uses) else { continue }
      let phrase = Phrase(
        id: id, patterns: .init(swift: texts(fields["swift"]), kotlin: texts(fields["kotlin"])),
        normal: text(fields["normal"]), near: near(fields["near"], hazards),
        isStatement: boolean(fields["statement"]) ?? false,
        examples: examples(fields["examples"], areEqual: true) + examples(fields["differ"], areEqual: false),
        path: path, line: item.position.line)
      if checkVariables(phrase) { result.append(phrase) }
    }
    return result
  }

  private mutating func text(_ node: YAMLNode?) -> PhraseText? {
    guard let node, let text = string(node) else { return nil }
    return PhraseText(text: text, position: node.position)
  }

  /// One text or a list of texts, at least one.
  private mutating func texts(_ node: YAMLNode?) -> [PhraseText] {
    guard let node else { return [] }
    if case .sequence(let items) = node.content, !items.isEmpty { return items.compactMap { text($0) } }
    return words(node).map { PhraseText(text: $0, position: node.position) }
  }

  private mutating func examples(_ node: YAMLNode?, areEqual: Bool) -> [Phrase.Example] {
    var result: [Phrase.Example] = []
    for item in items(node) ?? [] {
      guard let fields = mapping(item, required: ["swift", "kotlin"]), let swift = text(fields["swift"]),
        let kotlin = text(fields["kotlin"])
      else { continue }
      result.append(.init(swift: swift, kotlin: kotlin, areEqual: areEqual))
    }
    return result
  }

  /// Every pattern must bind what the others bind, and the normal form must use that and nothing else.
  ///
  /// - Returns: whether the phrase can be compiled.
  private mutating func checkVariables(_ phrase: Phrase) -> Bool {
    let before = problems.count
    let patterns = phrase.patterns.swift + phrase.patterns.kotlin
    let bound = patterns.map { Metavariable.all(in: $0.text) }
    let everywhere = Set(bound.first ?? []).filter { variable in bound.allSatisfy { $0.contains(variable) } }
    var reported: Set<String> = []
    for variable in bound.joined() where !variable.mayBeMissing && !everywhere.contains(variable) {
      guard reported.insert(variable.name).inserted else { continue }
      if bound.joined().contains(Metavariable(name: variable.name, isRest: !variable.isRest)) {
        report("`$\(variable.name)` and `$...\(variable.name)` cannot both be used", at: patterns[0].position)
      } else if let missing = zip(patterns, bound).first(where: { !$0.1.contains(variable) }) {
        report(
          "this pattern does not bind `\(variable.spelling)`, others of `\(phrase.id)` do", at: missing.0.position,
          hint: "Bind it everywhere, or call it `$_\(variable.name)` to match and forget.")
      }
    }
    if let normal = phrase.normal { check(normal, everywhere) }
    return problems.count == before
  }

  private mutating func check(_ normal: PhraseText, _ bound: Set<Metavariable>) {
    let used = Metavariable.all(in: normal.text)
    for variable in used where !bound.contains(variable) {
      report(
        "`normal` uses `\(variable.spelling)`, which not every pattern binds", at: normal.position,
        hint: hint(for: variable.spelling, among: bound.map(\.spelling).sorted()))
    }
    // What is bound and not used would be as good as equal, whatever it is.
    for variable in bound.sorted(by: { $0.name < $1.name }) where !variable.mayBeMissing && !used.contains(variable) {
      report(
        "`normal` does not use `\(variable.spelling)`", at: normal.position,
        hint: "Call it `$_\(variable.name)` in the patterns if it makes no difference.")
    }
  }
}

/// A hole in a pattern: `$name` for one node, `$...name` for any number.
package struct Metavariable: Sendable, Hashable {
  package var name: String
  package var isRest: Bool

  /// As the pattern writes it.
  package var spelling: String { isRest ? "$...\(name)" : "$\(name)" }

  /// Types (one side may infer what the other writes) and what is matched and forgotten.
  package var mayBeMissing: Bool { name.first == "_" || name.first?.isUppercase == true }

  package init(name: String, isRest: Bool) {
    self.name = name
    self.isRest = isRest
  }

  /// Every metavariable of a pattern, each once, in order of appearance. `$0` is Swift's own and none.
  package static func all(in pattern: String) -> [Metavariable] {
    var result: [Metavariable] = []
    var rest = pattern.utf8[...]
    while let dollar = rest.firstIndex(of: UInt8(ascii: "$")) {
      rest = rest[rest.index(after: dollar)...]
      let isRest = rest.starts(with: "...".utf8)
      let name = rest.dropFirst(isRest ? 3 : 0).prefix(while: isInName)
      guard let first = name.first, !isDigit(first) else { continue }
      rest = rest[name.endIndex...]
      let variable = Metavariable(name: String(Substring(name)), isRest: isRest)
      if !result.contains(variable) { result.append(variable) }
    }
    return result
  }
}

private func isInName(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
  default: isDigit(byte)
  }
}

private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
