import Testing

@testable import Comparison

@Suite struct TextEditTests {
  @Test(arguments: [("4:42 AM", "04:42 AM"), ("9:05", "09:05"), ("on 1/2/2020", "on 01/02/2020")])
  func zerosBeforeNumbersArePadding(_ bare: String, _ padded: String) {
    let edit = TextEdit(swift: bare, kotlin: padded)
    #expect(edit?.isPadding == true)
    #expect(edit?.kotlin == "0")
    #expect(TextEdit(swift: padded, kotlin: bare)?.swift == "0")
  }

  @Test(arguments: [("9:57 PM", "09:58 PM"), ("1.5", "1.05"), ("10", "100"), ("0", "")])
  func otherNumbersAreNoPadding(_ swift: String, _ kotlin: String) {
    #expect(TextEdit(swift: swift, kotlin: kotlin)?.isPadding != true)
  }

  @Test func anEditIsWhatIsLeftBetweenHeadAndTail() {
    let edit = TextEdit(swift: "v2/users", kotlin: "v3/users")
    #expect(edit?.swift == "2")
    #expect(edit?.kotlin == "3")
    #expect(TextEdit(swift: "a", kotlin: "a") == nil)
    #expect(TextEdit(swift: "aa", kotlin: "aaa")?.kotlin == "a")
    #expect(TextEdit(swift: "An unknown error", kotlin: "Something went wrong") == nil)
  }
}
