internal import CodeModel
internal import Foundation
internal import RuleBook
internal import SourceModel

/// The texts of phrases, compiled: each once, however many phrases share it, and on as many threads as there are
/// processors, for nothing can be normalised before.
struct PhraseCompiler: Sendable {
  private struct Spelling: Hashable {
    var text: String
    var side: Side
    var isStatement: Bool
  }

  private let patterns: [Spelling: Result<Pattern, PatternFault>]

  init(_ phrases: [Phrase], _ vocabulary: Vocabulary, _ lower: @escaping @Sendable (SourceFile) -> SourceUnit) {
    let spellings = Set(
      phrases.flatMap { phrase in
        let texts =
          [PhraseCompiler.normal(of: phrase)].compactMap { $0 }.map { (Side.kotlin, $0) }
          + Side.allCases.flatMap { side in phrase.patterns[side].map { (side, $0) } }
        return texts.map { Spelling(text: $1.text, side: $0, isStatement: phrase.isStatement) }
      })
    let compiled = concurrentMap(Array(spellings), jobs: ProcessInfo.processInfo.activeProcessorCount) { spelling in
      let pattern = Result { () throws(PatternFault) in
        try Pattern(
          spelling.text, side: spelling.side, isStatement: spelling.isStatement, vocabulary: vocabulary, lower: lower)
      }
      return (spelling, pattern)
    }
    patterns = Dictionary(compiled) { first, _ in first }
  }

  /// One of a phrase's texts, its normal form included.
  func pattern(_ text: PhraseText, _ side: Side, of phrase: Phrase) throws(PatternFault) -> Pattern {
    let spelling = Spelling(text: text.text, side: side, isStatement: phrase.isStatement)
    guard let pattern = patterns[spelling] else { preconditionFailure("every text of a phrase has been compiled") }
    return try pattern.get()
  }

  /// What a phrase becomes: its `normal`, else its first Kotlin spelling, unless that names a type that another spelling
  /// leaves to inference: then a call of the phrase's own name with what every spelling binds.
  static func normal(of phrase: Phrase) -> PhraseText? {
    if let normal = phrase.normal { return normal }
    guard let first = phrase.patterns.kotlin.first else { return nil }
    let spellings = (phrase.patterns.swift + phrase.patterns.kotlin).map { Set(Metavariable.all(in: $0.text)) }
    let own = Metavariable.all(in: first.text)
    if own.allSatisfy({ variable in spellings.allSatisfy { $0.contains(variable) } }) { return first }
    let common = own.filter { variable in spellings.allSatisfy { $0.contains(variable) } }
    let call = "\(words(of: phrase.id).joined())(\(common.map(\.spelling).joined(separator: ", ")))"
    return PhraseText(text: call, position: first.position)
  }
}
