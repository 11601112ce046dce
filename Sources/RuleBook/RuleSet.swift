package import CodeModel
package import SourceModel

/// All that `Rules/` says: the rules, and the tables by which the two languages are held to be the same.
package struct RuleSet: Sendable {
  /// A file of `Rules/`, or of a team's own folder of the same form.
  package struct Document: Sendable, Hashable {
    /// Relative to the folder, with `/`.
    package var path: String
    package var text: String
    /// The folder, as messages name it; empty for the rules that are carried in the binary.
    package var folder: String

    package init(path: String, text: String, folder: String = "") {
      self.path = path
      self.text = text
      self.folder = folder
    }

    /// The file's name without its ending.
    package var name: String { String((path.split(separator: "/").last ?? "").prefix { $0 != "." }) }

    /// As messages name it.
    package var shownPath: String {
      folder.isEmpty ? path : folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
    }
  }

  /// By id.
  package private(set) var rules: [Rule] = []
  package private(set) var types: [TypeEquivalence] = []
  package private(set) var phrases: [Phrase] = []
  package private(set) var annotations = AnnotationTable.none
  package private(set) var names = NameTable()
  package private(set) var roles: [Role] = []
  package private(set) var plumbing = PlumbingTable()
  package private(set) var lexicon = Lexicon()
  package private(set) var files = FileConventions()
  /// What a `near` may name: the table of hazards and the rules of `hazards/`.
  package private(set) var hazards: Set<String> = []
  /// Documents of a team's that hold rules, in the order in which they came.
  package private(set) var ownRuleDocuments: [Document] = []
  /// Those that say what code means, whichever rule looks at it: phrases and tables.
  package private(set) var ownTables: [Document] = []

  private var phraseUses = FirstUses()

  /// An empty book.
  package init() {}

  /// The book that this binary carries. Problems in it are ours; tests prove that there are none.
  ///
  /// - Parameters:
  ///   - leavesExamples: whether the examples of rules are read only when somebody asks for them: they are half of the
  ///     text, and a run that checks has no use for them.
  ///   - roots: what `embeddedRoots` has given, for a book without examples.
  package static func embedded(
    leavesExamples: Bool = false, roots: [String: YAMLNode] = [:]
  ) -> (book: RuleSet, problems: [Problem]) {
    if !roots.isEmpty { return read(leavesExamples: leavesExamples, roots: roots) }
    return leavesExamples ? embeddedWithoutExamples : embeddedWhole
  }

  private static let embeddedWhole = read(leavesExamples: false, roots: [:])
  private static let embeddedWithoutExamples = read(leavesExamples: true, roots: [:])

  private static func read(leavesExamples: Bool, roots: [String: YAMLNode]) -> (book: RuleSet, problems: [Problem]) {
    var book = RuleSet()
    let problems = book.add(embeddedDocuments, roots: roots) { leavesExamples ? start($0) : nil }
    return (book, problems)
  }

  /// The values of all documents that this binary carries, by path and without the examples of rules. To read them out
  /// of the texts takes longer than all else about the book, so a caller may keep them for as long as the binary stays.
  package static func embeddedRoots() -> [String: YAMLNode] {
    embeddedDocuments.reduce(into: [:]) { roots, document in
      var yaml = YAMLReader(path: document.path, text: start(document) ?? document.text)
      roots[document.path] = yaml.root()
    }
  }

  /// Of a rule's document all but the examples.
  private static func start(_ document: Document) -> String? {
    guard case .rule = DocumentKind(document) else { return nil }
    return textBeforeExamples(document.text)
  }

  /// The examples of a rule that this binary carries.
  static func embeddedExamples(at path: String) -> [RuleExample] {
    guard let document = embeddedDocuments.first(where: { $0.path == path }) else { return [] }
    var yaml = YAMLReader(path: path, text: document.text)
    return yaml.rule(checks: .builtIn)?.examples ?? []
  }

  /// The ids of the rules that this binary carries, without reading them.
  package static var embeddedRules: [String] {
    embeddedDocuments.compactMap { document in
      guard case .rule = DocumentKind(document) else { return nil }
      return document.name
    }
  }

  /// Where the documents stand that are carried in the binary.
  static let embeddedPaths = Set(embeddedDocuments.map(\.path))

  /// The documents with phrases that are a team's own, as messages name them.
  package var ownPhraseDocuments: Set<String> { Set(phrases.map(\.path)).subtracting(RuleSet.embeddedPaths) }

  /// Adds documents, in the order of their paths whatever the order given, and gives the mistakes found in them.
  ///
  /// A document that brings a rule with a known id is refused; tables add to what is there.
  package mutating func add(_ documents: [Document], checks: CheckCatalogue = .builtIn) -> [Problem] {
    ownRuleDocuments += documents.filter { DocumentKind($0) == .rule }
    ownTables += documents.filter { DocumentKind($0) != .rule }
    return add(documents, checks: checks) { _ in nil }
  }

  /// - Parameters:
  ///   - roots: of documents that were read before, by path.
  ///   - start: of a rule's document all but the examples, if these are to be left.
  private mutating func add(
    _ documents: [Document], checks: CheckCatalogue = .builtIn, roots: [String: YAMLNode] = [:],
    start: (Document) -> String?
  ) -> [Problem] {
    var problems: [Problem] = []
    hazards.formUnion(documents.compactMap { hazardRule($0.path) })
    for document in documents.sorted(by: { $0.path < $1.path }) {
      problems += add(document, checks: checks, start: start(document), root: roots[document.path])
    }
    rules.sort { $0.id < $1.id }
    return problems
  }

  /// Adds one file of phrases, such as a team names in its configuration.
  package mutating func addPhrases(path: String, text: String) -> [Problem] {
    ownTables.append(Document(path: path, text: text))
    var yaml = YAMLReader(path: path, text: text)
    phrases += yaml.phrases(&phraseUses, hazards: hazards)
    return yaml.problems
  }

  /// Sets what the documents leave to be set: options that the rules have, in place of the documents' own.
  package mutating func set(_ options: [RuleOption], of rule: String) {
    guard let index = rules.firstIndex(where: { $0.id == rule }) else { return }
    for option in options {
      rules[index].options.removeAll { $0.name == option.name }
      rules[index].options.append(option)
    }
  }

  /// The rule of an id.
  package func rule(_ id: String) -> Rule? { rules.first { $0.id == id } }

  private mutating func add(
    _ document: Document, checks: CheckCatalogue, start: String?, root: YAMLNode?
  ) -> [Problem] {
    var yaml = YAMLReader(path: document.shownPath, text: start ?? document.text, root: root)
    switch DocumentKind(document) {
    case .rule:
      if let rule = yaml.rule(checks: checks, known: rules, leavesExamples: start != nil) { rules.append(rule) }
    case .phrases: phrases += yaml.phrases(&phraseUses, hazards: hazards)
    case .types: types += yaml.typeEquivalences(hazards: hazards)
    case .hazards: hazards.formUnion(yaml.hazards())
    case .annotations: annotations.add(yaml.annotationTable())
    case .names: names.add(yaml.nameTable())
    case .roles: roles += yaml.roles()
    case .plumbing: plumbing.add(yaml.plumbingTable())
    case .words: lexicon.add(yaml.lexicon())
    case .files: files.add(yaml.fileConventions())
    case nil:
      return [
        Problem(
          .error, path: document.shownPath, message: "no place for this document in a rule book",
          hint:
            "Rules stand in parity/, hazards/ or changes/, phrases in phrasebook/."
        )
      ]
    }
    return yaml.problems
  }
}

/// What stands before the key `examples`; `nil` when there is no such key, or another one follows it.
package func textBeforeExamples(_ text: String) -> String? {
  var text = text
  return text.withUTF8 { bytes in
    let key: StaticString = "\nexamples:\n"
    guard let start = bytes.firstOffset(of: key) else { return nil }
    var isAtStart = true
    for byte in bytes[(start + key.utf8CodeUnitCount)...] {
      let isBreak = byte == UInt8(ascii: "\n")
      if isAtStart, !isBreak, byte != UInt8(ascii: " "), byte != UInt8(ascii: "#") { return nil }
      isAtStart = isBreak
    }
    return String(decoding: bytes[...start], as: UTF8.self)
  }
}

/// The hazard that a rule document is about, by its name; `nil` for other documents.
private func hazardRule(_ path: String) -> String? {
  let parts = path.split(separator: "/")
  guard parts.count > 1, parts[parts.count - 2] == "hazards", let name = parts.last else { return nil }
  return String(name.prefix { $0 != "." })
}

/// What a document holds, by where it stands.
private enum DocumentKind {
  case rule
  case phrases
  case hazards
  case types
  case annotations
  case names
  case roles
  case plumbing
  case words
  case files

  init?(_ document: RuleSet.Document) {
    let parts = document.path.split(separator: "/").suffix(2)
    // A team with rules of its own and nothing else needs no folders for them.
    if parts.count == 1, !document.folder.isEmpty {
      self = .rule
      return
    }
    switch (parts.count == 2 ? parts.first.map(String.init) : nil, parts.last.map(String.init)) {
    case ("parity", _), ("hazards", _), ("changes", _): self = .rule
    case ("phrasebook", _): self = .phrases
    case ("equivalences", "hazards.yml"): self = .hazards
    case ("equivalences", "types.yml"): self = .types
    case ("equivalences", "annotations.yml"): self = .annotations
    case ("equivalences", "names.yml"): self = .names
    case ("conventions", "roles.yml"): self = .roles
    case ("conventions", "plumbing.yml"): self = .plumbing
    case ("conventions", "words.yml"): self = .words
    case ("conventions", "files.yml"): self = .files
    default: return nil
    }
  }
}
