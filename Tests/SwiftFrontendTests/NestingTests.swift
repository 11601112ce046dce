import CodeModel
import SourceModel
import Testing

@Suite struct NestingTests {
  private static func nested(_ before: String, _ middle: String, _ after: String, _ count: Int) -> String {
    String(repeating: before, count: count) + middle + String(repeating: after, count: count)
  }

  @Test(arguments: [
    "let x = " + nested("(", "1", ")", 10_000),
    "let x = " + nested("[", "1", "]", 10_000),
    "let x: " + nested("[", "A", "]", 10_000),
    "let x: " + nested("A<", "B", ">", 10_000),
    "let x = " + nested("f { a in ", "1", " }", 10_000),
    "let x = " + nested("\"\\(", "1", ")\"", 10_000),
    "let x = " + nested("a ? ", "b", " : c", 5_000),
    "let x = " + nested("a ? b : ", "c", "", 5_000),
    "let x = " + nested("a + ", "a", "", 5_000),
    "let x = " + nested("a ?? ", "a", "", 5_000),
    "let x = " + nested("try ", "a", "", 5_000),
    "let x = a" + nested(".b()", "", "", 5_000),
    "let x = a" + nested("!", "", "", 5_000),
    "let x = a" + nested(" as B", "", "", 5_000),
    "let x = \\A" + nested(".b", "", "", 5_000),
    "let x: " + nested("() -> ", "A", "", 5_000),
    "let x: A" + nested("?", "", "", 5_000),
    "let x: A" + nested(".Type", "", "", 5_000),
    "func f() { " + nested("{ ", "", "}", 10_000) + " }",
    "func f() { " + nested("if a { ", "", "}", 1_000) + " }",
    "func f() { if a { }" + nested(" else if a { }", "", "", 3_000) + " }",
    "func f() { switch a { case " + nested("(", "let b", ")", 10_000) + ": break } }",
    nested("struct A { ", "", "}", 10_000),
    "func f() {\n" + nested("{\n", "", "", 200_000),
    nested("#if A\n", "", "#endif\n", 10_000),
    // The parser takes time exponential in these; the first was found by the fuzzer.
    "func f() -> [A: A ?? [\"a\": \"b\"" + nested("-> [A", "", "", 40),
    "let x: " + nested("[", "Int", "]", 22),
    "let x: " + nested("[() -> ", "A", "]", 40),
    "let x: " + nested("A<[", "B", "]>", 40),
    "let x: " + nested("[(a: A, b: ", "B", ")]", 40),
    "let x: " + nested("[(a: A = \"]\", b: ", "B", ")]", 40),
    "let x: " + nested("[/* \" ] */", "B", "]", 40),
    "let x: " + nested("[// ]\n", "B", "]", 40),
    "let x = /\"/\nlet y: " + nested("[", "B", "]", 40),
    nested("@@(", "", "", 18),
    "let x: " + nested("@ (", "A", ")", 40),
    "let x = \"\\(a(" + nested("[() -> ", "A", "]", 40) + "))\"",
    "let x = " + nested("\"\\(", "", "", 100),
    "let x = " + nested("\\\"", "", "", 50_000),
    "enum A { case b; " + nested("c(.d(e: ; ", "", "", 400),
    "func f() { " + nested("let (_ a: A) { b(); ", "", "", 40),
    "func f(" + nested("(_ a(b as", "", "", 400),
    "func f() { " + nested("path: \"a\" text = try load(", "", "", 400) + " }",
    "func{ " + nested("set(.a; set(mode: .light, animated: truelet; let m: Mode{ ", "", "", 120),
    "class A {\n  func " + nested("for key: String) { values[key]", "", "", 400),
    "class A {\n  " + nested("b = c ", "", "", 6_000) + "\n}",
    "struct A { func f() {} " + nested("b() c ", "", "", 6_000) + "}",
    "struct A {\n" + nested("a(b),\n", "", "", 1_000),
    "protocol A {\n  func b()\n" + nested("  a: b\n", "", "", 1_000) + "}",
    "struct A {\n" + nested(",\na:b.c\n?", "", "", 80) + nested("${?", "d", "}?", 300) + nested("\n,\na:b\n", "", "", 60),
    "let x: " + nested("[", "(a: A" + nested(", a: A", "", "", 20_000) + ")", "]", 12),
  ])
  func deepCodeIsAProblemNotACrash(text: String) {
    let unit = lower(text)
    #expect(!unit.problems.isEmpty)
    expectSoundRanges(unit)
  }

  @Test(arguments: [
    "let x = " + nested("(", "1", ")", 90),
    "// " + nested("@(", "", "", 40) + "\n" + nested("@a(", "1", ") ", 40) + "var x = 1",
    "let x = " + nested("[", "1", "]", 12),
    "let x = [" + nested("f(a: [1: { 2 }]), ", "", "", 2_000) + "]",
    nested("a(b: c, {\n", "", "})\n", 45),
    "let x: " + nested("A<", "B", ">", 90),
    "let x = " + nested("f { a in ", "1", " }", 60),
    "let x = " + nested("a + ", "a", "", 400),
    "let x = " + nested("a ?? ", "a", "", 400),
    "let x = " + nested("try ", "a", "", 100),
    "let x = a" + nested(".b()", "", "", 200),
    "func f() { " + nested("if a { ", "", "}", 60) + " }",
    "func f() { if a { }" + nested(" else if a { }", "", "", 300) + " }",
    nested("struct A { ", "", "}", 90),
    nested("#if A\n", "let x = 1\n", "#endif\n", 90),
    "let x = \"\(nested("[", "", "", 20))\"\nlet y = #\"\(nested("[\"", "", "", 40))\"#\n",
    "let x = \"\"\"\n  \" \\(a[\"]\"]) \(nested("[", "", "", 20))\n  \"\"\"\n",
    "enum A {\n  case " + nested("b, ", "c", "", 500) + "\n  static let d = [" + nested("[0x00, 0x01], ", "", "", 4_000)
      + "]\n}",
    "class A {\n  let b = [\n  " + nested("0x00, ", "", "", 4_000) + "\n  ]; let c = 1\n}",
    "class A { func f() { " + nested("b(c) == d; ", "", "", 1_500) + "} }",
    "enum A {\n  case a(Int),\n" + nested("    b(c: Int),\n", "", "", 150) + "    d(Int)\n}",
    "class A {\n" + nested("  let b = c(\n    a: 1,\n    b(2)\n  )\n", "", "", 300) + "}",
    "// \(nested("[", "", "", 20))\n/* /* */ \(nested("[", "", "", 20)) */\nlet x = 1",
    nested("let x = a { [\n", "b", "] }\n", 25),
    "let x = [" + nested("\n  [\"a\": [1, 2], \"b\": [[a.b]]],", "", "", 4_000) + "\n]",
    "let x = \"\(nested("[(<", "", "", 4))\"\n" + nested("let y = a<b, c->d ? e : f\n", "", "", 400),
  ])
  func usualCodeIsRead(text: String) {
    let unit = lower(text)
    #expect(!unit.problems.contains { $0.message.contains("nested") })
    #expect(!unit.allNodes.contains { unit.tree.kind($0) == .unmodeled })
  }

  /// The parser looks behind each for what would close it, and twice behind a square one.
  @Test(arguments: [
    nested("f((g,(h,\n", "", "", 300),
    "func f(_ a: [[Int]]) { " + nested("for *a *a{b &a  g {\n", "", "", 150),
    "func f() {" + nested("[", "", "", 22),
  ]) func whatLeavesTooManyBracketsOpenIsNotRead(text: String) {
    let unit = lower(text)
    #expect(unit.problems.contains { $0.message.contains("nested too deep to be read") })
    let half = "struct A {\n" + Self.nested("  let b = c(d)\n", "", "", 400) + "  func e() { f((((((\n"
    #expect(!lower(half).problems.isEmpty)
    #expect(!lower(half).problems.contains { $0.message.contains("nested too deep to be read") })
  }

  /// Found by the fuzzer: where arms were nested too deep, text took their place, and passes looked for its parts.
  @Test(arguments: 60..<80) func armsStayArms(count: Int) {
    let unit = lower("func f() { " + Self.nested("switch a { case 1: ", "b = 1", "; default: b = 2 }", count) + " }")
    for node in unit.allNodes where unit.tree.kind(node) == .switch {
      let arms = unit.tree.children(node).dropFirst()
      #expect(arms.allSatisfy { unit.tree.kind($0) == .arm && unit.tree.childCount($0) == 3 })
    }
  }

  @Test func aLongSumIsFoldedToTheLeft() throws {
    let unit = lower("let x = " + Self.nested("a + ", "a", "", 400))
    var node = try #require(unit.declarations.first?.value)
    for _ in 0..<400 {
      #expect(unit.tree.kind(node) == .binary)
      #expect(unit.tree.kind(unit.tree.child(node, 1)) == .name)
      node = unit.tree.child(node, 0)
    }
    #expect(unit.tree.kind(node) == .name)
  }
}
