import CodeModel
import SourceModel
import Testing

@Suite struct CommentTests {
  @Test func commentsAreFoundInOrderAndWhole() {
    let text = """
      #!/usr/bin/swift
      // one
      import A /* two /* nested */ end */ // three
      /// doc é
      let a = "http://x /* no */" // four
      let b = \"\"\"
        // no
        \\(c /* five */)
        \"\"\"
      let d = /a\\/\\/b/
      func f() { /**/ }
      // last
      """
    let unit = lower(text)
    #expect(
      unit.comments.map { unit.file.text(in: $0) } == [
        "// one", "/* two /* nested */ end */", "// three", "/// doc é", "// four", "/* five */", "/**/", "// last",
      ])
  }

  @Test func lineBreaksAreNoPartOfAComment() {
    let unit = lower("// a\r\nlet b = 1 // c\r\n")
    #expect(unit.comments.map { unit.file.text(in: $0) } == ["// a", "// c"])
  }

  @Test func anUnfinishedCommentReachesTheEnd() {
    let unit = lower("let a = 1 /* b")
    #expect(unit.comments.map { unit.file.text(in: $0) } == ["/* b"])
  }
}
