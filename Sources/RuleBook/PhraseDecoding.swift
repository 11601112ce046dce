internal import SourceModel

extension YAMLReader {
  /// Reads a list of phrases; ids must be new to `uses`.
  mutating func phrases(_ uses: inout FirstUses, hazards: Set<String>) -> [Phrase] {
    var result: [Phrase] = []
    for item in items(root()) ?? [] {
      let fields = mapping(item, required: ["id", "swift", "kotlin"], optional: ["normal", "near", "statement"])
      guard let fields, let id = uniqueIdentifier(fields["id"], &uses) else { continue }
      let phrase = Phrase(
        id: id, patterns: .init(swift: words(fields["swift"]), kotlin: words(fields["kotlin"])),
        normal: string(fields["normal"]), near: near(fields["near"], hazards),
        isStatement: boolean(fields["statement"]) ?? false, path: path, line: item.position.line)
      checkVariables(phrase, fields)
      result.append(phrase)
    }
    return result
  }

  /// Every pattern must bind what the others bind, and the normal form may use nothing else.
  private mutating func checkVariables(_ phrase: Phrase, _ fields: YAMLFields) {
    guard let swift = fields["swift"], let kotlin = fields["kotlin"] else { return }
    let patterns =
      phrase.patterns.swift.enumerated().map { (text: $1, node: item($0, of: swift)) }
      + phrase.patterns.kotlin.enumerated().map { (text: $1, node: item($0, of: kotlin)) }
    let bound = patterns.map { Metavariable.all(in: $0.text) }
    let everywhere = Set(bound.first ?? []).filter { variable in bound.allSatisfy { $0.contains(variable) } }
    var reported: Set<String> = []
    for variable in bound.joined() where !variable.mayBeMissing && !everywhere.contains(variable) {
      guard reported.insert(variable.name).inserted else { continue }
      if bound.joined().contains(Metavariable(name: variable.name, isRest: !variable.isRest)) {
        report("`$\(variable.name)` and `$...\(variable.name)` cannot both be used", at: swift.position)
      } else if let missing = zip(patterns, bound).first(where: { !$0.1.contains(variable) }) {
        report(
          "this pattern does not bind `\(variable.spelling)`, others of `\(phrase.id)` do", at: missing.0.node.position,
          hint: "Bind it everywhere, or call it `$_\(variable.name)` to match and forget.")
      }
    }
    guard let normal = fields["normal"], let text = phrase.normal else { return }
    for variable in Metavariable.all(in: text) where !everywhere.contains(variable) {
      report(
        "`normal` uses `\(variable.spelling)`, which not every pattern binds", at: normal.position,
        hint: hint(for: variable.spelling, among: everywhere.map(\.spelling).sorted()))
    }
  }

  private func item(_ position: Int, of node: YAMLNode) -> YAMLNode {
    guard case .sequence(let items) = node.content, items.indices.contains(position) else { return node }
    return items[position]
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
    var rest = pattern[...]
    while let dollar = rest.firstIndex(of: "$") {
      rest = rest[rest.index(after: dollar)...]
      let isRest = rest.hasPrefix("...")
      let name = rest.dropFirst(isRest ? 3 : 0).prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
      guard let first = name.first, !first.isNumber else { continue }
      rest = rest[name.endIndex...]
      let variable = Metavariable(name: String(name), isRest: isRest)
      if !result.contains(variable) { result.append(variable) }
    }
    return result
  }
}
