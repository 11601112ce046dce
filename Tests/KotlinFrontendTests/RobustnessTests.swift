import CodeModel
import SourceModel
import Testing

struct RobustnessTests {
  // MARK: Faithfulness

  @Test(arguments: Fixtures.all)
  func losesNothing(_ source: String) {
    let unit = lower(source)
    #expect(unit.problems.isEmpty)
    #expect(Losslessness.lost(in: unit) == [])
  }

  @Test func losslessnessNotices() {
    var unit = lower("fun f() = a.b(\"c\")\n")
    #expect(Losslessness.lost(in: unit) == [])
    unit.declarations[0].body = nil
    #expect(Losslessness.lost(in: unit).map { $0.split(separator: " ").last } == ["a", "b", "c"])
  }

  @Test(arguments: Fixtures.all)
  func rangesNest(_ source: String) {
    let unit = lower(source)
    let whole = ByteRange(0, unit.file.bytes.count)
    #expect(unit.tree.shapeFault(below: unit.roots) == nil)
    var visited = 0
    for root in unit.roots {
      for node in unit.tree.preorder(root) {
        visited += 1
        let range = unit.tree.range(node)
        #expect(whole.contains(range))
        // Embedded declarations list modifiers, parameters and bodies in the order of their roles.
        for child in unit.tree.children(node) where unit.tree.kind(node) != .parameter {
          #expect(range.contains(unit.tree.range(child)), "\(unit.shape(child)) in \(unit.shape(node))")
        }
      }
    }
    #expect(visited > 20)
    unit.forEachDeclaration { declaration, enclosing in
      #expect(whole.contains(declaration.range))
      #expect(declaration.range.contains(declaration.nameRange))
      for node in declaration.ownNodes { #expect(declaration.range.contains(unit.tree.range(node))) }
      if let outer = enclosing.last { #expect(outer.range.contains(declaration.range)) }
    }
  }

  @Test func rangesAreExactBehindRepairs() throws {
    let unit = lower("class A : B by c { val x = \"$d.e\"; fun f() = g<T>(h) }\nval i = !j.k()\n")
    let property = try #require(unit.declaration("x"))
    let function = try #require(unit.declaration("f"))
    func text(_ node: NodeID) -> String { unit.file.text(in: unit.tree.range(node)) }
    let parts = unit.tree.children(try #require(property.value)).map(text)
    #expect(parts == ["$d", ".e"])
    let call = unit.tree.child(try #require(function.body), 0)
    #expect(text(call) == "g<T>(h)")
    #expect(unit.tree.children(call).map(text) == ["g<T>", "h"])
    #expect(text(try #require(unit.declaration("i")?.value)) == "!j.k()")
    #expect(unit.file.text(in: try #require(unit.declaration("A")).range).hasSuffix("(h) }"))
    #expect(text(try #require(unit.declaration("A")?.supertypes.first?.delegate)) == "c")
  }

  @Test func isDeterministic() {
    for source in Fixtures.all {
      let first = lower(source)
      let second = lower(source)
      #expect(first.declarations == second.declarations)
      #expect(first.roots.map { first.shape($0) } == second.roots.map { second.shape($0) })
    }
  }

  // MARK: Broken code

  @Test func brokenBodyMarksItsFunctionOnly() throws {
    let unit = lower("class A {\n  fun a() { val x = ; }\n  fun b() = 1\n}\nfun c() { }\n")
    let problem = try #require(unit.problems.first)
    #expect(unit.problems.count == 1)
    #expect(problem.severity == .warning)
    #expect(problem.position == SourcePosition(line: 2, column: 19))
    #expect(problem.line == "  fun a() { val x = ; }")
    #expect(unit.declaration("a")?.isIncomplete == true)
    #expect(unit.declaration("b")?.isIncomplete == false)
    #expect(unit.declaration("c")?.isIncomplete == false)
    #expect(unit.declaration("A")?.isIncomplete == false)
    #expect(unit.brokenBytes > 0 && unit.brokenBytes < 5)
  }

  @Test func countsFurtherPlaces() {
    let unit = lower("fun a() { val x = ; }\nfun b() { val y = ; }\nfun c() { val z = ; }\n")
    #expect(unit.problems.map(\.message) == ["This Kotlin does not parse. 2 more places do not parse."])
    #expect(unit.declarations.map(\.isIncomplete) == [true, true, true])
  }

  @Test func lossStaysInOneDeclaration() {
    let unit = lower(
      "@A\nclass B {\n  fun a( { }\n  val b = 1\n}\n\nprivate fun c() { d() }\nval e = listOf(\nclass F(val g: Int)\n")
    #expect(unit.problems.count == 1)
    #expect(unit.problems.first?.position?.line == 2)
    #expect(unit.declaration("c")?.isIncomplete == false)
    #expect(unit.shape(unit.declaration("c")?.body) == "(block (call (name d)))")
    #expect(unit.declaration("F")?.isIncomplete == false)
    #expect(unit.declaration("init")?.parameters.map(\.name) == ["g"])
  }

  @Test(arguments: [
    "fun f() { for (a in b) else\n for (c in d)", "fun f() { if (a) for (b in c)", "fun f() { if (a) do b() while",
    "fun f(x: Int = 1, y", "class A {", "\"${", "@", "}}}", "val x = \"", "when {", "/* open", "<<<<<", "\u{0}\u{1}",
  ])
  func fragmentsNeverFail(_ source: String) {
    let unit = lower(source)
    #expect(unit.problems.count == 1)
    #expect(unit.brokenBytes <= unit.file.bytes.count)
  }

  /// Found by the fuzzer: text that does not parse stood among arguments and arms, and passes looked for their parts.
  @Test(arguments: [
    "f() { use((n) { class A(b: C) : D()\n  class E(b: C) : D() { fun g(h: I): J = when { \"\" -> (h) else -> null }) }",
    "fun f() = a(b c)", "fun f() = a(b = )", "class A : B(c d)", "@A(b c) class D",
    "enum class A { B(c d) }", "class A : B { constructor(c: D) : super(c d) }", "fun f() = a(b { c d)",
    "fun f() = a(?)",
    "fun f() { when (a) { b -> c; d e; else -> g } }", "fun f() { when { 1 2 else -> a } }",
    "fun f() { try catch (a: B) { } }",
  ])
  func argumentsStayArguments(_ source: String) {
    let unit = lower(source + "\n")
    #expect(unit.brokenBytes > 0)
    #expect(unit.tree.shapeFault(below: unit.roots) == nil)
  }

  @Test func shapeFaultsAreNoticed() {
    var tree = Tree()
    let place = ByteRange(0, 1)
    let name = tree.add(.name, "a", range: place)
    let call = tree.add(.call, range: place, [name, tree.add(.incomplete, "b", range: place)])
    #expect(tree.shapeFault(below: [name]) == nil)
    #expect(tree.shapeFault(below: [call])?.contains("kind call at byte 0 has the children [name, incomplete]") == true)
    let sound = tree.add(.call, range: place, [name, tree.add(.argument, range: place, [name])])
    #expect(tree.shapeFault(below: [sound]) == nil)
  }

  /// The grammar's scanner runs past the end of a text that ends in an annotation.
  @Test(arguments: ["val x = 1\n@A", "class A {\n  val x: Int\n  @B(", "fun f() { }\n@A(b"])
  func endsAtAnnotations(_ source: String) {
    #expect(lower(source).problems.count == 1)
  }

  /// A stray `$` makes the grammar's scanner look ahead to the end of the file at every step.
  @Test func errorRecoveryIsBounded() {
    let member = "  fun f() {\n    g(a = b, c) { d -> e?.h(\"i\") }\n  }\n"
    let members = String(repeating: member, count: 200)
    let unit = lower("class A {\n\(members)}\nclass B {\n\(members)  fun x() {\n    $ y(z)\n  }\n\(members)}\n")
    #expect(unit.problems.count == 1)
    #expect(unit.declaration("A")?.isIncomplete == false)
    #expect(unit.declaration("A")?.members.count == 200)
  }

  /// Every attempt to recover reads the comments again, in the whole file and in each of its declarations. What was read
  /// before the parser gave up is kept, and the time is that of one file however many declarations there are.
  @Test func errorRecoveryIsBoundedForAllDeclarationsTogether() {
    let comments = String(repeating: "    // nothing to see\n", count: 200)
    let broken = "class B {\n  fun f(): Int {\n\(comments)    val d = g�)\n    return d.h()\n  }Int {\n\(comments)\n"
    let unit = lower("class A {\n  val x = 1\n}\n" + String(repeating: broken, count: 100))
    #expect(!unit.problems.isEmpty)
    #expect(unit.declaration("A")?.members.count == 1)
  }

  @Test func emptyFiles() {
    for source in ["", "\n", "// only\n", "package a\n"] {
      let unit = lower(source)
      #expect(unit.problems.isEmpty)
      #expect(unit.declarations.isEmpty)
    }
  }

  @Test func keywordsAsNamesCountAsBroken() {
    let unit = lower("fun f() { a fun b }\n")
    #expect(unit.problems.count == 1)
    #expect(unit.declarations.first?.isIncomplete == true)
  }

  @Test func byteOffsetsCountUTF8() {
    let unit = lower("val ä = \"€$ö\" // ü\nval b = 1\n")
    #expect(unit.declarations.map(\.name) == ["ä", "b"])
    #expect(unit.declarations.map { unit.file.text(in: $0.nameRange) } == ["ä", "b"])
    #expect(unit.shape(unit.declarations[0].value) == "(string (text €) (interpolation (name ö)))")
  }

  @Test func windowsLineBreaks() {
    let unit = lower(
      "class A\r\n@B\r\nconstructor(val x: Int) {\r\n  val y = \"\"\"a\r\nb\"\"\"\r\n  fun f() = 1\r\n}\r\n")
    #expect(unit.problems.isEmpty)
    #expect(unit.declaration("A")?.members.map(\.name) == ["init", "y", "f"])
    #expect(unit.shape(unit.declaration("y")?.value) == "(string (text \"a\\nb\"))")
  }

  // MARK: Nesting

  @Test func longChainsLower() {
    #expect(lower("val x = a" + String(repeating: " + a", count: 900)).problems.isEmpty)
    #expect(lower("val x = a" + String(repeating: ".b(c)", count: 450)).problems.isEmpty)
    #expect(lower("val x = " + String(repeating: "!", count: 900) + "a").problems.isEmpty)
    #expect(lower("val x = " + String(repeating: "if (a) b else ", count: 450) + "c").problems.isEmpty)
    let parentheses = lower(
      "val x = " + String(repeating: "(", count: 10_000) + "1" + String(repeating: ")", count: 10_000))
    #expect(parentheses.problems.isEmpty)
    #expect(parentheses.shape(parentheses.declarations.first?.value) == "(integer 1)")
  }

  @Test(arguments: [" + a", ".b(c)", "!!", " ?: a", "[0]"])
  func longerChainsAreCut(_ link: String) throws {
    let unit = lower("val x = a" + String(repeating: link, count: 5_000) + "\nval y = 1\n")
    #expect(unit.problems.map(\.message).count { $0.contains("chained over more than 1000 levels") } == 1)
    let value = try #require(unit.declarations.first?.value)
    #expect(unit.tree.preorder(value).contains { unit.tree.kind($0) == .unmodeled })
    #expect(unit.declaration("y")?.isIncomplete == false)
  }

  @Test(arguments: [
    ("val x = ", "f(", "1", ")"), ("val x = ", "f { ", "1", "}"), ("fun f() { ", "if (a) { ", "b", "}"),
    ("fun f() { ", "when (a) { else -> ", "b", "}"), ("fun f() { ", "fun g() { ", "b", "}"),
    ("", "class A {\n", "", "\n}"),
    ("val x: ", "List<", "A", ">"), ("val x: ", "() -> ", "A", ""), ("val x = ", "a ?: (", "b", ")"),
    ("val x = ", "object : A { val x = ", "1", " }"), ("val x = \"", "${\"", "1", "\"}"),
  ])
  func deepNestingIsReported(_ start: String, _ open: String, _ middle: String, _ close: String) {
    let count = 1_000
    let end = start.hasPrefix("fun") ? "}" : start.hasSuffix("\"") ? "\"" : ""
    let source = start + String(repeating: open, count: count) + middle + String(repeating: close, count: count) + end
    let unit = lower(source + "\n")
    #expect(unit.problems.count == 1)
    #expect(unit.problems.first?.message.contains("nested deeper") == true)
  }
}
