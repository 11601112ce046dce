package import SourceModel

/// What compiling a book of phrases gives, in a form that can be kept: phrases and texts are named by their positions.
package struct CompiledPhrases: Sendable {
  package struct Normal: Sendable {
    /// Position of the phrase in the book.
    package let phrase: Int
    package let pattern: Pattern
    /// Of the pattern.
    package let text: String

    package init(phrase: Int, pattern: Pattern, text: String) {
      self.phrase = phrase
      self.pattern = pattern
      self.text = text
    }
  }

  package struct Spelling: Sendable {
    package let side: Side
    /// Which of the phrase's texts in that language it is.
    package let number: Int
    /// Position in `normals`.
    package let normal: Int
    package let pattern: Pattern
    /// Of the pattern.
    package let rank: Pattern.Rank

    package init(side: Side, number: Int, normal: Int, pattern: Pattern, rank: Pattern.Rank) {
      self.side = side
      self.number = number
      self.normal = normal
      self.pattern = pattern
      self.rank = rank
    }
  }

  package var normals: [Normal]
  package var spellings: [Spelling]

  package init(normals: [Normal], spellings: [Spelling]) {
    self.normals = normals
    self.spellings = spellings
  }
}
