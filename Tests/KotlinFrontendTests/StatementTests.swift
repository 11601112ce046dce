import Testing

struct StatementTests {
  @Test(arguments: [
    ("val a = b", "(variable ~let (binding a ~let) - (name b))"),
    ("var a: A", "(variable ~var (binding a ~var) (typeName A) -)"),
    (
      "val a by lazy { b }",
      "(variable ~let (binding a ~let) - (delegate (call (name lazy) (argument (lambda (block (name b)))))))"
    ),
    (
      "val (a, _, b: B) = c",
      """
      (variable ~let (tuplePattern (argument (binding a ~let)) (argument (wildcard)) \
      (argument (typePattern as (binding b ~let) (typeName B)))) - (name c))
      """
    ),
    ("a = b", "(assign = (name a) (name b))"),
    ("a.b[0] += c", "(assign += (index (member b (name a)) (argument (integer 0))) (name c))"),
    ("a?.b = c", "(assign = (member b (optionalChain (name a))) (name c))"),
    ("return", "(return)"),
    ("return a ?: b", "(return (binary ?: (name a) (name b)))"),
    ("throw a", "(throw (name a))"),
    ("@Suppress(\"x\") a()", "(call (name a))"),
  ])
  func simple(_ source: String, _ expected: String) { #expect(statements(source) == [expected]) }

  @Test(arguments: [
    ("if (a) b", "(if (name a) (block (name b)) -)"),
    ("if (a) { b } else { c }", "(if (name a) (block (name b)) (block (name c)))"),
    ("if (a) b else if (c) d else e", "(if (name a) (block (name b)) (if (name c) (block (name d)) (block (name e))))"),
    (
      "if (a) b = c else d = e",
      "(if (name a) (block (assign = (name b) (name c))) (block (assign = (name d) (name e))))"
    ),
    ("if (a) ; else b", "(if (name a) (block) (block (name b)))"),
    ("if (a) return else break", "(if (name a) (block (return)) (block (break)))"),
    ("if (a) for (b in c) d()", "(if (name a) (block (for (binding b) (name c) - (block (call (name d))))) -)"),
    ("for (a in b) { c }", "(for (binding a) (name b) - (block (name c)))"),
    ("for (a: A in b) c", "(for (typePattern as (binding a) (typeName A)) (name b) - (block (name c)))"),
    (
      "for ((i, a) in b.withIndex()) { }",
      """
      (for (tuplePattern (argument (binding i)) (argument (binding a))) (call (member withIndex (name b))) - (block))
      """
    ),
    ("while (a) b()", "(while (name a) (block (call (name b))))"),
    ("while (a);", "(while (name a) (block))"),
    ("do { a } while (b)", "(doWhile (block (name a)) (name b))"),
    ("o@ for (a in b) { break@o }", "(labeled o (for (binding a) (name b) - (block (break o))))"),
    ("o@ while (a) { continue@o }", "(labeled o (while (name a) (block (continue o))))"),
    ("@Suppress(\"x\")\nfor (a in b) { }", "(for (binding a) (name b) - (block))"),
    (
      "try { a } catch (e: E) { b } catch (_: F) { } finally { c }",
      """
      (do (block (name a)) (catch (patterns (typePattern as (binding e) (typeName E))) - (block (name b))) \
      (catch (patterns (typePattern as (wildcard) (typeName F))) - (block)) (finally (block (name c))))
      """
    ),
  ])
  func control(_ source: String, _ expected: String) { #expect(statements(source) == [expected]) }

  @Test func branchesAsExpressions() {
    #expect(expression("if (a) b else c") == "(if (name a) (block (name b)) (block (name c)))")
    #expect(expression("try { a } catch (e: E) { b }").hasPrefix("(do (block (name a)) (catch"))
    #expect(
      expression("if (a) { b } else { c }.d()") == "(call (member d (if (name a) (block (name b)) (block (name c)))))")
  }

  @Test func when() {
    let source = """
      when (val a = f()) {
        1, 2 -> b
        in 1..3, !in c -> { d }
        is A -> return
        !is B<*> -> e = 1
        C.D -> throw E()
        else -> {}
      }
      """
    #expect(
      statements(source) == [
        """
        (switch (variable ~let (binding a ~let) - (call (name f))) \
        (arm (patterns (expressionPattern (integer 1)) (expressionPattern (integer 2))) - (block (name b))) \
        (arm (patterns (containmentPattern in (range .. (integer 1) (integer 3))) \
        (containmentPattern !in (name c))) - (block (name d))) \
        (arm (patterns (typePattern is - (typeName A))) - (block (return))) \
        (arm (patterns (typePattern !is - (typeName B (starProjection)))) - (block (assign = (name e) (integer 1)))) \
        (arm (patterns (expressionPattern (member D (name C)))) - (block (throw (call (name E))))) \
        (arm (patterns (default)) - (block)))
        """
      ])
    #expect(
      expression("when { a > b -> 1; else -> 2 }") == """
        (switch - (arm (patterns (expressionPattern (binary > (name a) (name b)))) - (block (integer 1))) \
        (arm (patterns (default)) - (block (integer 2))))
        """)
  }

  @Test func localDeclarations() {
    #expect(
      statements("fun g(a: A = b): B = c\nclass L(val x: Int) : P { fun h() { } }\nobject O") == [
        "(declaration g ~function (parameter a (typeName A) (name b)) (resultType (typeName B)) (block (name c)))",
        """
        (declaration L ~class (typeName P) (declaration init ~initializer (parameter x (typeName Int) -)) \
        (declaration h ~function (block)))
        """,
        "(declaration O ~object)",
      ])
  }

  @Test func lineBreaksEndStatements() {
    #expect(statements("a\n- b") == ["(name a)", "(prefix - (name b))"])
    #expect(statements("f(a\n  - b)") == ["(call (name f) (argument (binary - (name a) (name b))))"])
    #expect(
      statements("if (a)\n  -1\nelse\n  +1") == [
        "(if (name a) (block (prefix - (integer 1))) (block (prefix + (integer 1))))"
      ])
    #expect(statements("a\n  && b\n  ?: c").count == 1)
    #expect(statements("a // c\n  .b() /* d */\n  ?.e") == ["(member e (optionalChain (call (member b (name a)))))"])
    #expect(statements("a\n::b.c()") == ["(name a)", "(call (member c (reference b -)))"])
    #expect(statements("a\n/* b */ c") == ["(name a)", "(name c)"])
  }
}
