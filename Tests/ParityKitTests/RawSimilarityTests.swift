import Comparison
import Testing

@Suite struct RawSimilarityTests {
  /// The figures are those of Python's `difflib.SequenceMatcher(None, a, b, autojunk=False).ratio()`.
  @Test func smallTexts() {
    #expect(rawSimilarity("", "") == 1)
    #expect(rawSimilarity("a", "") == 0)
    #expect(rawSimilarity("abc", "abc\n") == 1)
    // "Wor" and "d".
    #expect(abs(rawSimilarity("World", "Word") - 8.0 / 9) < 1e-12)
    // "ab" comes first and leaves nothing on the same side of it.
    #expect(abs(rawSimilarity("abxcd", "cdab") - 4.0 / 9) < 1e-12)
    #expect(abs(rawSimilarity("WIKIMEDIA", "WIKIMANIA") - 14.0 / 18) < 1e-12)
    #expect(abs(rawSimilarity("größe", "grösse") - 8.0 / 11) < 1e-12)
  }

  /// The direction matters, as it does for the originals: these two are figures of the literature.
  @Test func isNotSymmetric() {
    #expect(abs(rawSimilarity("GESTALT PATTERN MATCHING", "GESTALT PRACTICE") - 24.0 / 40) < 1e-12)
    #expect(abs(rawSimilarity("GESTALT PRACTICE", "GESTALT PATTERN MATCHING") - 26.0 / 40) < 1e-12)
  }

  @Test func longTextsAreComparedByWords() {
    let words = (0..<5_000).map { "word\($0)" }
    var changed = words
    for index in stride(from: 0, to: words.count, by: 10) { changed[index] = "other\(index)" }
    let similarity = rawSimilarity(words.joined(separator: " "), changed.joined(separator: " "))
    #expect(similarity > 0.85 && similarity < 0.95)
  }

  @Test func workIsBounded() {
    let left = (0..<200_000).map { "let value\($0 * 7919 % 1000) = \($0)" }.joined(separator: "\n")
    let right = (0..<200_000).map { "val value\($0 * 7907 % 1000) = \($0)" }.joined(separator: "\n")
    #expect(rawSimilarity(left, right) < 0.5)
    #expect(rawSimilarity(left, left) > 0.99)
  }
}
