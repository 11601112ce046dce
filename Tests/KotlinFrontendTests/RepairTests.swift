import CodeModel
import SourceModel
import Testing

/// One test for each construct that tree-sitter-kotlin misreads: K1 to K15 of the research, then those found here.
struct RepairTests {
  @Test func k1ShortInterpolation() {
    #expect(expression("\"$x\"") == "(string (interpolation (name x)))")
    #expect(expression("\"$x.y\"") == "(string (interpolation (name x)) (text .y))")
    #expect(
      expression("\"a $x b$y\"")
        == "(string (text \"a \") (interpolation (name x)) (text \" b\") (interpolation (name y)))")
    #expect(expression("\"\\$x $ 1$\"") == "(string (text \"$x $ 1$\"))")
    #expect(expression("\"$this $`in`\"") == "(string (interpolation (self)) (text \" \") (interpolation (name in)))")
  }

  @Test(arguments: [
    ("f<T>(x)", "(call (specialization (name f) (typeName T)) (argument (name x)))"),
    ("a.f<T> { }", "(call (specialization (member f (name a)) (typeName T)) (argument (lambda (block))))"),
    (
      "a.f<b.T>(x).g()",
      "(call (member g (call (specialization (member f (name a)) (typeName b.T)) (argument (name x)))))"
    ),
    ("f<T>()", "(call (specialization (name f) (typeName T)))"),
    (
      "f<T, List<U?>>(x, y)",
      """
      (call (specialization (name f) (typeName T) (typeName List (optionalType (typeName U)))) \
      (argument (name x)) (argument (name y)))
      """
    ),
    ("a + f<T>(x)", "(binary + (name a) (call (specialization (name f) (typeName T)) (argument (name x))))"),
    ("g(f<T>(x))", "(call (name g) (argument (call (specialization (name f) (typeName T)) (argument (name x)))))"),
    ("a < b", "(binary < (name a) (name b))"),
    ("a < b && c > (d)", "(binary && (binary < (name a) (name b)) (binary > (name c) (name d)))"),
  ])
  func k2TypeArguments(_ source: String, _ expected: String) { #expect(expression(source) == expected) }

  @Test func k2LeavesTypesAlone() {
    let unit = lower(
      """
      class A<T>(x: B<T>) : C<T>(x), D<T> { }
      fun <T> f(): (A<T>) -> List<T> { return g<T> { } }
      @H<T>(1) val i: J<T> = K<T>(2)
      """)
    #expect(unit.problems.isEmpty)
    #expect(
      unit.declaration("A")?.supertypes.map { unit.shape($0.type) } == [
        "(typeName C (typeName T))", "(typeName D (typeName T))",
      ])
    #expect(
      unit.shape(unit.declaration("f")?.type)
        == "(functionType (parameter (typeName A (typeName T)) -) (typeName List (typeName T)))")
    #expect(unit.shape(unit.declaration("i")?.type) == "(typeName J (typeName T))")
  }

  @Test func k3DelegatedClassKeepsItsBody() throws {
    let unit = lower(
      "class A : B<T> by c.d(e) {\n  val x = 1\n  init { y }\n  companion object { }\n}\nclass F : G by h\n")
    let type = try #require(unit.declaration("A"))
    #expect(unit.problems.isEmpty)
    #expect(unit.shape(type.supertypes.first?.type) == "(typeName B (typeName T))")
    #expect(unit.shape(type.supertypes.first?.delegate) == "(call (member d (name c)) (argument (name e)))")
    #expect(type.members.map(\.name) == ["x", "init", "Companion"])
    #expect(unit.shape(unit.declaration("F")?.supertypes.first?.delegate) == "(name h)")
  }

  @Test(arguments: [
    "class A\n(val x: Int) {\n  fun f() {}\n}", "class A\n/** The x. */(\n  val x: Int\n) : B() {\n  fun f() {}\n}",
    "class A<T> // of T\n(val x: T) {\n  fun f() {}\n}",
    "class A\n/** The x. */\ninternal constructor(val x: Int) {\n  fun f() {}\n}",
  ])
  func k3ParametersOnALineOfTheirOwn(_ text: String) {
    let unit = lower(text)
    #expect(unit.problems.isEmpty)
    #expect(unit.declaration("init")?.parameters.map(\.name) == ["x"])
    #expect(unit.declarations.first?.members.map(\.name).contains("f") == true)
  }

  @Test func k4AnnotatedFunctionsInARow() {
    let unit = lower(
      """
      @Preview(showBackground = true)
      @Composable
      private fun a() {
      }

      @Preview(showBackground = true)
      @Composable
      private fun b() {
      }
      @Throws(E::class) fun c() { }
      @Throws(E::class) fun d() { }
      """)
    #expect(unit.problems.isEmpty)
    #expect(unit.declarations.map(\.name) == ["a", "b", "c", "d"])
    #expect(unit.declarations.map(\.visibility) == [.private, .private, .none, .none])
    #expect(
      unit.declarations.map { $0.attributes.map(\.name) } == [
        ["Preview", "Composable"], ["Preview", "Composable"], ["Throws"], ["Throws"],
      ])
    #expect(unit.shapes(unit.declarations[0].attributes[0].arguments) == ["(argument ~showBackground (boolean true))"])
    #expect(unit.file.text(in: unit.declarations[0].range).hasPrefix("@Preview"))
  }

  @Test(arguments: [
    "class A\n@Inject\nconstructor(val x: Int) : B() {\n}\n",
    "class A\n// why\n@Inject internal\nconstructor(val x: Int)\n",
    "class A<T>\nprivate constructor(val x: Int)\n",
    "class A @Inject\nconstructor(\n  val x: Int\n) : B()\n",
  ])
  func k5ConstructorOnItsOwnLine(_ source: String) {
    let unit = lower(source)
    #expect(unit.problems.isEmpty)
    #expect(unit.declarations.count == 1)
    #expect(unit.declaration("init")?.parameters.map(\.name) == ["x"])
  }

  @Test func k6Words() {
    #expect(
      statements("null\ntrue\nfalse\nbreak\ncontinue\nit\nfield\nbreak@a\ncontinue@a") == [
        "(null)", "(boolean true)", "(boolean false)", "(break)", "(continue)", "(name it)", "(name field)",
        "(break a)",
        "(continue a)",
      ])
  }

  @Test func k7ParameterParts() {
    let unit = lower("fun f(a: Int = 1, vararg b: B, @C crossinline d: () -> Unit = { }, e: E) { }\n")
    let parameters = unit.declarations.first?.parameters ?? []
    #expect(parameters.map { unit.shape($0.defaultValue) } == ["(integer 1)", "nil", "(lambda (block))", "nil"])
    #expect(parameters.map(\.isVariadic) == [false, true, false, false])
    #expect(parameters.map { $0.attributes.map(\.name) } == [[], [], ["C"], []])
    #expect(unit.file.text(in: parameters[2].range) == "@C crossinline d: () -> Unit = { }")
  }

  @Test func k8TrailingLambdas() {
    #expect(expression("f(a) { b }") == "(call (name f) (argument (name a)) (argument (lambda (block (name b)))))")
    #expect(
      expression("f(a)() { b }") == "(call (call (name f) (argument (name a))) (argument (lambda (block (name b)))))")
    #expect(
      expression("f { a } { b }")
        == "(call (call (name f) (argument (lambda (block (name a))))) (argument (lambda (block (name b)))))")
    #expect(
      expression("(f(a)) { b }") == "(call (call (name f) (argument (name a))) (argument (lambda (block (name b)))))")
    #expect(
      expression("a.f<T>(b) { }")
        == "(call (specialization (member f (name a)) (typeName T)) (argument (name b)) (argument (lambda (block))))")
  }

  @Test func k9UnicodeEscapes() {
    #expect(expression("\"\\u0041b\\u00e9\"") == "(string (text Abé))")
  }

  @Test func k10OneLineBodies() {
    let unit = lower(
      """
      enum class E { A, B { fun g() {} }; fun f() {} }
      fun interface F { fun run() }
      class C { val x = 1; init { y() } }
      object O : P by q { fun h() = object : R { val z = 2 } }
      """)
    #expect(unit.problems.isEmpty)
    #expect(unit.declarations.map(\.name) == ["E", "F", "C", "O"])
    #expect(unit.declarations.map { $0.members.map(\.name) } == [["A", "B", "f"], ["run"], ["x", "init"], ["h"]])
    #expect(unit.declaration("B")?.members.map(\.name) == ["g"])
  }

  @Test func k10WhenGuards() {
    #expect(
      expression(
        "when (a) {\n  is A if b && c -> d\n  1, 2 -> if (e) f else if (g) h\n  else if (i) -> j\n  else -> k\n}")
          == """
          (switch (name a) \
          (arm (patterns (typePattern is - (typeName A))) (binary && (name b) (name c)) (block (name d))) \
          (arm (patterns (expressionPattern (integer 1)) (expressionPattern (integer 2))) - \
          (block (if (name e) (block (name f)) (if (name g) (block (name h)) -)))) \
          (arm (patterns (default)) (name i) (block (name j))) \
          (arm (patterns (default)) - (block (name k))))
          """)
  }

  @Test func k11Receivers() {
    let unit = lower("fun A<B>.f() {}\nval C?.g: D get() = h\nfun (E.() -> F).i() {}\n")
    #expect(
      unit.declarations.map { unit.shape($0.receiver) } == [
        "(typeName A (typeName B))", "(optionalType (typeName C))",
        "(functionType (parameter ~receiver (typeName E) -) (typeName F))",
      ])
    #expect(unit.declarations.map(\.name) == ["f", "g", "i"])
  }

  @Test(arguments: ["to", "until", "shl", "and", "downTo", "implies"])
  func k12InfixFunctions(_ name: String) {
    #expect(expression("a \(name) b.c") == "(binary \(name) (name a) (member c (name b)))")
  }

  @Test func k13Metatypes() {
    #expect(expression("Foo::class.java") == "(member java (metatype (typeName Foo)))")
    #expect(expression("a.Foo::class") == "(metatype (typeName a.Foo))")
    #expect(expression("x::class.java.name") == "(member name (member java (metatype (name x))))")
    #expect(
      expression("f(a.Foo::class.java)") == "(call (name f) (argument (member java (metatype (typeName a.Foo)))))")
  }

  @Test func k14Accessors() {
    let unit = lower(
      """
      class A {
        val a: Int
          // why
          get() = 1
        var b = 2
          @C("d")
          set(value) { }
        val e = 3
      }
      """
    )
    #expect(unit.problems.isEmpty)
    #expect(unit.declaration("A")?.members.map { $0.accessors.map(\.kind) } == [[.get], [.set], []])
  }

  @Test func k15TypeOperators() {
    #expect(expression("x as? T ?: y") == "(binary ?: (cast as? (name x) (typeName T)) (name y))")
    #expect(expression("x !in y") == "(binary !in (name x) (name y))")
    #expect(expression("x !is Y<*>") == "(typeTest !is (name x) (typeName Y (starProjection)))")
    #expect(expression("x!!") == "(force (name x))")
  }

  // MARK: Found here

  /// The grammar binds prefix operators tighter than members and calls.
  @Test(arguments: [
    ("!a.b()", "(prefix ! (call (member b (name a))))"),
    ("-a[0].c", "(prefix - (member c (index (name a) (argument (integer 0)))))"),
    ("!f(x) { }", "(prefix ! (call (name f) (argument (name x)) (argument (lambda (block)))))"),
    ("!!a!!", "(prefix ! (prefix ! (force (name a))))"),
    ("-1.foo()", "(prefix - (call (member foo (integer 1))))"),
    ("!a as B", "(cast as (prefix ! (name a)) (typeName B))"),
    ("!includes(x)", "(prefix ! (call (name includes) (argument (name x))))"),
    ("!(a.b)", "(prefix ! (member b (name a)))"),
    ("(!a).b", "(member b (prefix ! (name a)))"),
  ])
  func prefixOperators(_ source: String, _ expected: String) { #expect(expression(source) == expected) }

  @Test func returnedNegation() {
    #expect(statements("return !includes(x)") == ["(return (prefix ! (call (name includes) (argument (name x)))))"])
    #expect(statements("return !is_ok") == ["(return (prefix ! (name is_ok)))"])
  }

  @Test func softKeywordsAsNames() {
    #expect(
      statements(
        "open.foo()\ninternal = 1\nvalue?.data\nset(a, b)\nget(c)\nin1.x\nx(suspend = 1, out = data)\nimport(d)") == [
          "(call (member foo (name open)))", "(assign = (name internal) (integer 1))",
          "(member data (optionalChain (name value)))", "(call (name set) (argument (name a)) (argument (name b)))",
          "(call (name get) (argument (name c)))", "(member x (name in1))",
          "(call (name x) (argument ~suspend (integer 1)) (argument ~out (name data)))",
          "(call (name import) (argument (name d)))",
        ])
    let unit = lower(
      "class A(data: Int, val open: Int, private val value: Int, out: B)\nfun f(x: suspend () -> Unit, inner: C) { }\n")
    #expect(unit.problems.isEmpty)
    #expect(unit.declaration("init")?.parameters.map(\.name) == ["data", "open", "value", "out"])
    #expect(unit.declaration("f")?.parameters.map(\.name) == ["x", "inner"])
  }

  @Test(arguments: [
    ("x < 3", "(binary < (name x) (integer 3))"),
    ("x < -3", "(binary < (name x) (prefix - (integer 3)))"),
    (
      "a[b] < c.d + 1", "(binary < (index (name a) (argument (name b))) (binary + (member d (name c)) (integer 1)))"
    ),
    ("x < y == z", "(binary == (binary < (name x) (name y)) (name z))"),
    ("f<T>(x) < 3", "(binary < (call (specialization (name f) (typeName T)) (argument (name x))) (integer 3))"),
  ])
  func comparisonsKeepTheirSign(source: String, shape: String) {
    #expect(expression(source) == shape)
  }

  /// Where a call has them, they are parsed on their own.
  @Test func suspendedFunctionsAreArgumentsOfCalls() {
    let unit = lower("class A {\n  val queue = Channel<suspend (A) -> Unit>(3)\n  val rest = 4\n}\n")
    #expect(unit.problems.isEmpty)
    #expect(unit.declaration("rest")?.value != nil)
  }

  /// Each of them made the grammar's scanner look through the rest of the file.
  @Test func manyComparisonsAreRead() {
    let functions = (0..<600).map {
      "  fun f\($0)(x: Int): Int {\n    if (x < \($0)) { return 0 }\n    return x\n  }\n\n"
    }
    let unit = lower("class A {\n" + functions.joined() + "}\n")
    #expect(unit.problems.isEmpty)
    #expect(unit.declaration("f599")?.body != nil)
  }
}
