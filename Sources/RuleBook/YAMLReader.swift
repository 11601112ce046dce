package import SourceModel

/// Reads typed values out of one YAML document and collects every mistake in it as a `Problem` with its exact place.
///
/// Every read takes an optional node and gives `nil` when there is none, so that reads chain without ceremony:
///
///     var yaml = YAMLReader(path: ".parity.yml", text: text)
///     if let root = yaml.root(), let fields = yaml.mapping(root, required: ["version"], optional: ["failOn"]) {
///       version = yaml.integer(fields["version"])
///       failOn = yaml.choice(fields["failOn"], of: Severity.self)
///     }
///     problems += yaml.problems
///
/// A read that fails reports a problem once and gives `nil`; a value left out is no problem unless it is required.
package struct YAMLReader {
  package let path: String
  package private(set) var problems: [Problem] = []

  private let source: YAMLSource
  private let known: YAMLNode?

  /// - Parameters:
  ///   - sizeLimit: the most bytes that a document of its kind may have.
  ///   - root: what `root` has given before for the same text.
  package init(path: String, text: String, sizeLimit: Int = 1 << 20, root: YAMLNode? = nil) {
    self.path = path
    self.source = YAMLSource(text: text, sizeLimit: sizeLimit)
    known = root
  }

  // MARK: Document

  /// The document's value; `nil`, with a problem, when it is empty or no valid YAML.
  package mutating func root() -> YAMLNode? {
    if let known { return known }
    let (node, mistakes) = source.compose()
    for mistake in mistakes { report(mistake.message, at: mistake.position, hint: mistake.hint) }
    guard mistakes.allSatisfy({ !$0.isFatal }) else { return nil }
    guard let node, !node.isNull else {
      report("the document is empty", at: SourcePosition(line: 1, column: 1))
      return nil
    }
    return node
  }

  // MARK: Collections

  /// A mapping with these keys and no other. Missing and unknown keys are reported; what is there is given.
  ///
  /// An empty value counts as a mapping without entries.
  package mutating func mapping(_ node: YAMLNode?, required: [String] = [], optional: [String] = []) -> YAMLFields? {
    guard let node, let entries = entries(node) else { return nil }
    let known = required + optional
    for entry in entries where !known.contains(entry.key) {
      report("unknown key `\(entry.key)`", at: entry.keyPosition, hint: hint(for: entry.key, among: known))
    }
    for key in required where !entries.contains(where: { $0.key == key }) {
      report("\(node.name) has no `\(key)`", at: node.position, hint: "Add `\(key):`.")
    }
    return YAMLFields(node: node, entries: entries.filter { known.contains($0.key) })
  }

  /// The entries of a mapping with free keys, in the order of the document; an empty value has none.
  package mutating func entries(_ node: YAMLNode?) -> [YAMLEntry]? {
    guard let node else { return nil }
    if node.isNull { return [] }
    guard case .mapping(let entries) = node.content else { return mismatch(node, "a mapping") }
    return entries
  }

  /// The items of a list; an empty value has none.
  package mutating func items(_ node: YAMLNode?) -> [YAMLNode]? {
    guard let node else { return nil }
    if node.isNull { return [] }
    guard case .sequence(let items) = node.content else { return mismatch(node, "a list") }
    return items
  }

  // MARK: Scalars

  /// Text, quoted or not; an empty value is reported.
  package mutating func string(_ node: YAMLNode?) -> String? {
    guard let node else { return nil }
    guard case .scalar(let text, _) = node.content else { return mismatch(node, "text") }
    guard !node.isNull else {
      let hint = text == "null" ? "Write \"null\" with quotes if the word itself is meant." : nil
      report("\(node.name) is empty", at: node.position, hint: hint)
      return nil
    }
    return text
  }

  /// A list of text, or one text, which counts as a list of one.
  package mutating func strings(_ node: YAMLNode?) -> [String]? {
    guard let node else { return nil }
    if case .scalar = node.content, !node.isNull { return string(node).map { [$0] } }
    guard node.isNull || node.kindName == "a list" else { return mismatch(node, "text or a list of text") }
    guard let items = items(node) else { return nil }
    var result: [String] = []
    for item in items { if let text = string(item) { result.append(text) } }
    return result
  }

  /// A whole number without quotes.
  package mutating func integer(_ node: YAMLNode?) -> Int? {
    guard let node else { return nil }
    guard case .scalar(let text, isPlain: true) = node.content, let value = Int(text) else {
      return mismatch(node, "a whole number")
    }
    return value
  }

  /// `true` or `false`; YAML's `yes` and `on` are refused, because they are read differently by different tools.
  package mutating func boolean(_ node: YAMLNode?) -> Bool? {
    guard let node else { return nil }
    guard case .scalar(let text, isPlain: true) = node.content, let value = Bool(text) else {
      return mismatch(node, "`true` or `false`")
    }
    return value
  }

  /// One of a closed list of words.
  package mutating func choice(_ node: YAMLNode?, among words: [String]) -> String? {
    guard let node, let text = string(node) else { return nil }
    guard words.contains(text) else {
      report("\(node.name) cannot be `\(text)`", at: node.position, hint: hint(for: text, among: words))
      return nil
    }
    return text
  }

  /// One case of an enumeration, by its raw value.
  package mutating func choice<Choice>(_ node: YAMLNode?, of type: Choice.Type) -> Choice?
  where Choice: CaseIterable & RawRepresentable, Choice.RawValue == String {
    choice(node, among: type.allCases.map(\.rawValue)).flatMap(type.init(rawValue:))
  }

  /// The line of the document at which a text begins: below the sign that opens a block, else where the value stands.
  package func firstLine(_ node: YAMLNode?) -> Int {
    guard let node else { return 1 }
    let rest = (source.line(node.position.line) ?? "").utf8.dropFirst(node.position.column - 1).first
    return node.position.line + (rest == UInt8(ascii: "|") || rest == UInt8(ascii: ">") ? 1 : 0)
  }

  // MARK: Problems

  /// More of them nobody reads.
  private static let mostProblems = 200

  /// Reports a mistake that only the caller can see.
  package mutating func report(
    _ message: String, at position: SourcePosition, severity: Problem.Severity = .error, hint: String? = nil
  ) {
    guard problems.count < Self.mostProblems else { return }
    let isLast = problems.count == Self.mostProblems - 1
    problems.append(
      Problem(
        severity, path: path, position: position, line: source.line(position.line), message: message,
        hint: isLast ? "This is the last mistake that is told; there may be more." : hint))
  }

  /// Reports a value that has the wrong type, and gives nothing in its place.
  package mutating func mismatch<Value>(_ node: YAMLNode, _ expected: String) -> Value? {
    let found =
      if case .scalar(let text, _) = node.content, !node.isNull { text.count <= 40 ? "`\(text)`" : "text" } else {
        node.kindName
      }
    report("\(node.name) must be \(expected), not \(found)", at: node.position)
    return nil
  }

  /// "Did you mean", or the words to choose from.
  package func hint(for word: String, among known: [String]) -> String? {
    guard problems.count < Self.mostProblems else { return nil }
    if let suggestion = Spelling.suggestion(for: word, among: known) { return "Did you mean `\(suggestion)`?" }
    guard !known.isEmpty, known.count <= 20 else { return nil }
    return "Known: \(known.map { "`\($0)`" }.joined(separator: ", "))."
  }
}
