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

/// One idiom, written in both languages, that normalises to one form.
package struct Phrase: Sendable, Hashable {
  package var id: String
  /// Patterns with metavariables, in the order in which they are tried; never empty.
  package var patterns: PerSide<[String]>
  /// The form that both become; `nil` for a call of the phrase's id with its variables.
  package var normal: String?
  /// The hazards that name how the spellings behave differently all the same.
  package var near: [String]
  /// Whether the patterns are statements rather than one expression.
  package var isStatement: Bool
  /// The document and line it comes from.
  package var path: String
  package var line: Int

  package init(
    id: String, patterns: PerSide<[String]>, normal: String? = nil, near: [String] = [], isStatement: Bool,
    path: String, line: Int
  ) {
    self.id = id
    self.patterns = patterns
    self.normal = normal
    self.near = near
    self.isStatement = isStatement
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
