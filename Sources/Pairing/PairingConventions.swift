package import CodeModel
package import SourceModel

/// What configuration, rule documents and directives say about counterparts, ready for `pair`.
package struct PairingConventions: Sendable, Hashable {
  /// `{N}ViewController` ~ `{N}Fragment`; `{N}` stands for at least one character and starts with a capital.
  package struct NamePattern: Sendable, Hashable {
    /// What kinds of types a pattern speaks about.
    package enum Scope: Sendable, Hashable {
      case any
      case interfaces
      case implementations
      /// Views: types on one side, functions on the other.
      case views
    }

    let swift: Half
    let kotlin: Half
    let scope: Scope
    let evidence: Evidence

    package init(swift: String, kotlin: String, scope: Scope = .any, evidence: Evidence = .configured) {
      self.swift = Half(swift)
      self.kotlin = Half(kotlin)
      self.scope = scope
      self.evidence = evidence
    }
  }

  /// Two path patterns whose captures must agree, spelling aside.
  package struct PatternPair: Sendable, Hashable {
    package var swift: PathPattern
    package var kotlin: PathPattern

    package init(swift: PathPattern, kotlin: PathPattern) {
      self.swift = swift
      self.kotlin = kotlin
    }
  }

  /// Two paths, relative to their sides' roots.
  package struct PathPair: Sendable, Hashable {
    package var swift: String
    package var kotlin: String
    package var evidence: Evidence

    package init(swift: String, kotlin: String, evidence: Evidence = .configured) {
      self.swift = swift
      self.kotlin = kotlin
      self.evidence = evidence
    }
  }

  /// A directive above a declaration that names its counterpart: `// parity:twin Other.member`.
  package struct DeclaredTwin: Sendable, Hashable {
    package var side: Side
    package var path: String
    /// Where the declaration starts, in bytes.
    package var offset: UInt32
    /// As the directive spells it.
    package var target: String
    /// Of the directive.
    package var position: SourcePosition

    package init(side: Side, path: String, offset: UInt32, target: String, position: SourcePosition) {
      self.side = side
      self.path = path
      self.offset = offset
      self.target = target
      self.position = position
    }
  }

  /// In order of precedence.
  package var names: [NamePattern]
  package var patterns: [PatternPair]
  package var pairs: [PathPair]
  package var declared: [DeclaredTwin]
  package var synonyms: NameSynonyms
  package var plumbing: Plumbing
  package var lexicon: Lexicon
  package var tests: TestFiles
  package var examples: ExampleFiles
  /// Whether what a class writes down is listed where it is alone, even an initializer that follows from the properties:
  /// so it is when two states of one side are compared.
  package var listsWrittenInitializers: Bool
  /// Files that are there for what they declare, by path: the counterparts of their types may not be among the files, so
  /// likeness is no evidence for any of them.
  package var bystanders: PerSide<Set<String>> = PerSide()

  package init(
    names: [NamePattern] = [], patterns: [PatternPair] = [], pairs: [PathPair] = [],
    declared: [DeclaredTwin] = [], synonyms: NameSynonyms = NameSynonyms(), plumbing: Plumbing = Plumbing(),
    lexicon: Lexicon = Lexicon(), tests: TestFiles = TestFiles(), examples: ExampleFiles = ExampleFiles(),
    listsWrittenInitializers: Bool = false
  ) {
    self.listsWrittenInitializers = listsWrittenInitializers
    self.tests = tests
    self.examples = examples
    self.synonyms = synonyms
    self.plumbing = plumbing
    self.lexicon = lexicon
    self.names = names
    self.patterns = patterns
    self.pairs = pairs
    self.declared = declared
  }

  func isBystander(_ file: SourceFile) -> Bool { bystanders[file.side].contains(file.path) }

  /// Every combination of the patterns by which the two communities name one role.
  package static func role(swift: [String], kotlin: [String], scope: NamePattern.Scope = .any) -> [NamePattern] {
    swift.flatMap { left in
      kotlin.filter { $0 != left }.map {
        NamePattern(
          swift: left, kotlin: $0, scope: scope,
          evidence: scope == .interfaces || scope == .implementations ? .roleAffix : .roleSuffix)
      }
    }
  }
}

extension PairingConventions.NamePattern {
  /// One half of a pattern, ready to be held against names.
  struct Half: Sendable, Hashable {
    private let text: String
    /// Whether there is a `{N}` at all.
    private let hasHole: Bool
    /// Whether there is another one behind the first.
    private let hasMore: Bool
    /// What stands before and behind the first `{N}`.
    private let prefix: String
    private let suffix: String

    init(_ text: String) {
      self.text = text
      let hole = Half.hole(in: text)
      hasHole = hole != nil
      prefix = hole.map { String(text[..<$0.lowerBound]) } ?? ""
      suffix = hole.map { String(text[$0.upperBound...]) } ?? ""
      hasMore = Half.hole(in: suffix) != nil
    }

    /// What `{N}` stands for in a name that fits.
    func stem(of name: String) -> String? {
      guard hasHole else { return name == text ? "" : nil }
      // Nearly always the first byte, or the last, tells that a name does not fit.
      if let byte = suffix.utf8.last, byte < 0x80, name.utf8.last != byte { return nil }
      if let byte = prefix.utf8.first, byte < 0x80, name.utf8.first != byte { return nil }
      guard name.hasPrefix(prefix), name.hasSuffix(suffix), name.count > prefix.count + suffix.count else { return nil }
      let stem = name.dropFirst(prefix.count).dropLast(suffix.count)
      guard prefix.isEmpty || stem.first?.isUppercase == true else { return nil }
      return String(stem)
    }

    /// The name that a stem makes.
    func name(stem: String) -> String {
      guard hasHole else { return text }
      return prefix + stem + (hasMore ? suffix.replacing("{N}", with: stem) : suffix)
    }

    private static func hole(in half: String) -> Range<String.Index>? {
      var rest = half.utf8[...]
      while let brace = rest.firstIndex(of: UInt8(ascii: "{")) {
        let hole = half.utf8[brace...].prefix(3)
        if hole.elementsEqual("{N}".utf8) { return brace..<hole.endIndex }
        rest = rest[half.utf8.index(after: brace)...]
      }
      return nil
    }
  }
}
