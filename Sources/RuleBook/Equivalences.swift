package import SourceModel

/// Type names of both languages that mean the same type.
package struct TypeEquivalence: Sendable, Hashable {
  package var id: String
  /// The name in the normal form.
  package var normal: String
  /// Never empty.
  package var names: PerSide<[String]>
  /// How many generic arguments survive; `nil` for all.
  package var keep: Int?
  /// The hazards that name how the types behave differently all the same.
  package var near: [String]

  package init(id: String, normal: String, names: PerSide<[String]>, keep: Int? = nil, near: [String] = []) {
    self.id = id
    self.normal = normal
    self.names = names
    self.keep = keep
    self.near = near
  }
}

/// A piece of code in a phrase, with the place where it stands.
package struct PhraseText: Sendable, Hashable {
  package var text: String
  package var position: SourcePosition

  package init(text: String, position: SourcePosition) {
    self.text = text
    self.position = position
  }
}

/// One idiom, written in both languages, that normalises to one form.
package struct Phrase: Sendable, Hashable {
  /// Code in both languages that must become equal, or must not.
  package struct Example: Sendable, Hashable {
    package var swift: PhraseText
    package var kotlin: PhraseText
    package var areEqual: Bool

    package init(swift: PhraseText, kotlin: PhraseText, areEqual: Bool) {
      self.swift = swift
      self.kotlin = kotlin
      self.areEqual = areEqual
    }
  }

  package var id: String
  /// Patterns with metavariables; never empty.
  package var patterns: PerSide<[PhraseText]>
  /// The form that all become; `nil` for the first Kotlin pattern.
  package var normal: PhraseText?
  /// The hazards that name how the spellings behave differently all the same.
  package var near: [String]
  /// Whether the patterns are statements rather than one expression.
  package var isStatement: Bool
  package var examples: [Example]
  /// The document and line it comes from.
  package var path: String
  package var line: Int

  package init(
    id: String, patterns: PerSide<[PhraseText]>, normal: PhraseText? = nil, near: [String] = [], isStatement: Bool,
    examples: [Example] = [], path: String, line: Int
  ) {
    self.id = id
    self.patterns = patterns
    self.normal = normal
    self.near = near
    self.isStatement = isStatement
    self.examples = examples
    self.path = path
    self.line = line
  }
}

/// Attributes and annotations, by what they say about behaviour.
package struct AnnotationTable: Sendable, Hashable {
  /// An annotation that means something, and its counterparts; one side may have none.
  package struct Contract: Sendable, Hashable {
    package var id: String
    package var names: PerSide<[String]>

    package init(id: String, names: PerSide<[String]>) {
      self.id = id
      self.names = names
    }
  }

  /// Names, without `@`, that say nothing about behaviour.
  package var dropped: PerSide<[String]>
  package var contracts: [Contract]

  package init(dropped: PerSide<[String]>, contracts: [Contract]) {
    self.dropped = dropped
    self.contracts = contracts
  }

  package static let none = AnnotationTable(dropped: .init(swift: [], kotlin: []), contracts: [])
}
