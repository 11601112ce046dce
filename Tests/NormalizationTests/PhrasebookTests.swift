import CodeModel
import Normalization
import RuleBook
import SourceModel
import Testing

/// The book that ships has no mistakes of its own.
@Suite struct ShippedPhrasebookTests {
  @Test func noPhraseIsAtFault() {
    let paths = Set(RuleSet.embedded().book.phrases.map(\.path))
    let problems = Shipped.normalizer.problems(ofPhrasesIn: paths)
    #expect(problems.map { "\($0.path ?? ""):\($0.position?.line ?? 0) \($0.message)" } == [])
    #expect(paths.count >= 10)
  }
}
