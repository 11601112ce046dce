import SourceModel
import Testing

@Suite struct ByteSearchTests {
  @Test(arguments: [
    ("", nil), ("ab", nil), ("xab", nil), ("abc", 0), ("aabc", 1), ("ababc", 2), ("ab abc abc", 3), ("éabc", 2),
    ("abcc", 0),
  ])
  func theFirstPlaceIsFound(text: String, offset: Int?) {
    #expect(Array(text.utf8).withUnsafeBufferPointer { $0.firstOffset(of: "abc") } == offset)
    #expect(SourceFile(path: "a.kt", side: .kotlin, text: text).contains("abc") == (offset != nil))
  }
}
