import CodeModel
import SourceModel
import Testing

@Suite struct BrokenCodeTests {
  @Test func soundCodeHasNoProblems() {
    let unit = lower("struct A { func f() { g() } }")
    #expect(unit.problems.isEmpty)
    #expect(unit.brokenBytes == 0)
    #expect(!unit.declarations[0].isIncomplete)
  }

  /// Found by the fuzzer: passes read the children of a node by their position.
  @Test(arguments: [
    #"let a = "\()""#, #"let a = "\(b: c)""#, #"let a = "\(b, c: d)""#, "let a = b as [C, D -> E]",
    "let a = [B, C -> D]()", "let a = [B: C -> D, E: F]()", "func f() { switch a { b } }",
    "func f() { a = { b in case } }",
    "func f() { if case .a(b: ) = c { } }", "func f() { for in { } }", "func f() { guard else }", "let a: [B] = [:, c]",
  ])
  func everyNodeHasItsChildren(text: String) {
    let unit = lower(text)
    #expect(unit.tree.shapeFault(below: unit.roots) == nil)
  }

  @Test func codeAroundAnErrorIsLowered() {
    let text = """
      struct A {
        func f() {
          a()
          let = 5
          b()
        }
        func g() { c() }
      }
      func h() { d() }
      """
    let unit = lower(text)
    #expect(unit.declarations.map(\.name) == ["A", "h"])
    #expect(unit.declarations.map(\.isIncomplete) == [true, false])
    #expect(unit.declarations[0].members.map(\.name) == ["f", "g"])
    #expect(unit.declarations[0].members.map(\.isIncomplete) == [true, false])
    let called = unit.allNodes.filter { unit.tree.kind($0) == .name }.map { unit.tree.label($0) }
    for name in ["a", "b", "c", "d"] { #expect(called.contains(name)) }
  }

  @Test func oneProblemTellsTheFirstErrorOfAFile() throws {
    let unit = lower("func f() {\n  a(\n}\n\nfunc g() { let }\n")
    #expect(unit.problems.count == 1)
    let problem = try #require(unit.problems.first)
    #expect(problem.severity == .warning)
    #expect(problem.path == "File.swift")
    #expect((2...3).contains(problem.position?.line ?? 0))
    #expect(problem.message.hasPrefix("does not parse here; nor do"))
    #expect(problem.line != nil)
  }

  @Test func textWithoutAPlaceIsKeptAndCounted() throws {
    let unit = lower("func f() { a() ) ] b() }")
    #expect(unit.brokenBytes > 0)
    let lost = unit.allNodes.filter { unit.tree.kind($0) == .incomplete }.map { unit.tree.label($0) }
    #expect(lost.joined().contains(")"))
    #expect(unit.declarations.contains { $0.isIncomplete })
  }

  @Test(arguments: [
    "", "}", "{", "(", "func", "struct A {", "let x =", "if", "\u{0}", "\u{FEFF}let a = 1", "#if A", "#endif", "\"",
    "\"\"\"", "\"\\(", "switch a { case }", "case a", "x = = y", "a +", "+ a", "a ? b", "a ? : c", "a as", "let (", "@",
    "@a(", "func f(a", "func f<", "class : {", "import", "\\", "\\.", "[1, ", "[a:", "{ [weak", "{ (a: ", "for in {}",
    "while {}", "guard", "do catch", "try", "await", "&", "precedencegroup", "infix operator", "#", "#foo(",
    "subscript",
    "init", "enum A { case }", "enum A { case a(", "protocol P { var }", "var a: Int { get", "var a {", "var a: {", "`",
    "<#a#>", "let x: <#T#> = <#v#>", "a.", "a?.", "a..b", "...", "a is", "_ as _ as", "let x = try", "x = try ? 1 : 2",
  ])
  func nothingCrashes(text: String) {
    for source in [text, "func f() { \(text) }", "struct S { \(text) }", "let x = f(\(text))"] {
      let unit = lower(source)
      expectSoundRanges(unit)
    }
  }

  @Test func bytesThatAreNoTextAreRead() {
    let bytes = Array("let a = \"".utf8) + [0xFF, 0xFE] + Array("\"\nlet b = 1".utf8)
    let unit = lowerBytes(bytes)
    #expect(unit.declarations.map(\.name) == ["a", "b"])
  }
}
