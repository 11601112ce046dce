import Testing

@Suite struct LiteralTests {
  @Test(arguments: [
    (#""""#, "(string)"),
    (#""ab""#, "(string (text ab))"),
    (#""\n\t\"\\\0\r\'""#, #"(string (text "\n\t\"\\\0\r\'"))"#),
    (#""\u{48}\u{1F600}""#, "(string (text H😀))"),
    (#""a\(b)c""#, "(string (text a) (interpolation (name b)) (text c))"),
    (#""\(a, format: .b)""#, "(string (interpolation (name a) (argument ~format (implicitMember b))))"),
    (##"#"a\n\#(b)\#n"#"##, ##"(string (text "a\\n") (interpolation (name b)) (text "\n"))"##),
    (##"#"say "x""#"##, ##"(string (text "say \"x\""))"##),
    (#""a" + "b""#, "(binary + (string (text a)) (string (text b)))"),
  ])
  func strings(source: String, shape: String) {
    #expect(expression(source) == shape)
  }

  @Test func multiLineStringsLoseTheirMargin() {
    let source = #"""
      """
        one
          two \
        three

        "four" \(five)
        six
        """
      """#
    #expect(
      expression(source)
        == #"(string (text "one\n  two three\n\n\"four\" ") (interpolation (name five)) (text "\nsix"))"#)
  }

  @Test func lineBreaksOfMultiLineStringsAreLineFeeds() {
    #expect(expression("\"\"\"\r\n  a\r\n  b\r\n  \"\"\"") == #"(string (text "a\nb"))"#)
  }
}
