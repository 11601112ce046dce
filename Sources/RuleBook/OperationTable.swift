package import SourceModel

/// Operations of one family, row by row: what stands in one row behaves alike in both languages, what stands in two rows
/// does not, whatever it looks like.
package struct OperationTable: Sendable, Hashable {
  package struct Row: Sendable, Hashable {
    /// What it does, as a message says it: "rounds halves away from zero".
    package var does: String
    /// Spellings with metavariables, as in the phrasebook.
    package var patterns: PerSide<[String]>
    /// It ends in an exception where others give nothing; inside a `try` it is not meant.
    package var mayThrow: Bool
    /// It may well be right beside any other row: shown as info.
    package var isDoubtful: Bool
    /// What other rows do beside which it may well be right.
    package var doubtfulBeside: [String] = []
    /// It is alike to every other row: what it stands for is taken care of.
    package var isHarmless: Bool
    /// Variables that may stand for a pattern: one that begins with `^` and ends with `$` does here what every other row
    /// of the group does.
    package var anchored: [String] = []
    /// Only rows of one group are held against each other; empty for a table of one.
    package var group: String
    /// Spellings that, anywhere in the same member, show that the row does not mean what it does alone.
    package var unless = PerSide<[Spelling]>(swift: [], kotlin: [])
    /// The line of the document at which the row starts.
    package var line: Int
  }

  package struct Spelling: Sendable, Hashable {
    package var text: String
    /// The line of the document at which it stands.
    package var line: Int
  }

  /// What a metavariable must stand for, such as `x` for a `string`.
  package struct Condition: Sendable, Hashable {
    package var variable: String
    package var kind: String
  }

  package var rows: [Row] = []
  package var given: [Condition] = []
  /// Spellings that, anywhere in the same member, show that the difference was thought of.
  package var unless = PerSide<[Spelling]>(swift: [], kotlin: [])

  package init() {}

  /// What `given` may ask for.
  ///
  /// `same`: the same literal on both sides; `variable`: no literal; `string-variable`: a string and no literal;
  /// `number-format`, `decimal-format`: a text that holds `%d`, `%.2f` or the like; `array`: an array in Kotlin, where
  /// arrays are objects, unlike lists; `kotlin-integer`: a whole number by its type in Kotlin; `kotlin-json`: a `JSONObject`;
  /// `decimal`: a `Decimal` or `BigDecimal`; `regex`: a compiled pattern; `same-name`: what goes by the same names.
  package static let kinds = [
    "string", "text", "integer", "kotlin-integer", "kotlin-json", "floating",
    "decimal", "regex", "list", "set", "map", "unordered", "collection", "same", "same-name", "variable",
    "string-variable", "number-format", "decimal-format", "array",
  ]
}
