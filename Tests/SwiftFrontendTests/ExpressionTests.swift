import CodeModel
import Testing

@Suite struct ExpressionTests {
  @Test(arguments: [
    ("a", "(name a)"),
    ("`class`", "(name class)"),
    ("self", "(self)"),
    ("Self", "(name Self)"),
    ("$0", "(name $0)"),
    ("f(a:b:)", "(name f ~\"(a:b:)\")"),
    ("1_000", "(integer 1_000)"),
    ("0xFF", "(integer 0xFF)"),
    ("1.5e3", "(floating 1.5e3)"),
    ("true", "(boolean true)"),
    ("nil", "(null)"),
    ("/a+b/", "(regex a+b)"),
    ("[1, 2]", "(list (integer 1) (integer 2))"),
    ("[]", "(list)"),
    ("[1: a]", "(map (entry (integer 1) (name a)))"),
    ("[:]", "(map)"),
    ("(a)", "(name a)"),
    ("((a))", "(name a)"),
    ("()", "(tuple)"),
    ("(a, b: c)", "(tuple (argument (name a)) (argument ~b (name c)))"),
    ("#file", "(macro file)"),
    ("#selector(f)", "(macro selector (argument (name f)))"),
    ("#m<A>(b)", "(macro m (argument (typeExpression (typeName A))) (argument (name b)))"),
  ])
  func namesAndLiterals(source: String, shape: String) {
    #expect(expression(source) == shape)
  }

  @Test(arguments: [
    ("a.b", "(member b (name a))"),
    (".a", "(implicitMember a)"),
    (".a(b)", "(call (implicitMember a) (argument (name b)))"),
    ("a.0", "(member 0 (name a))"),
    ("a?.b", "(member b (optionalChain (name a)))"),
    ("a!.b", "(member b (force (name a)))"),
    ("super.a()", "(call (member a (super)))"),
    ("f(a, b: c)", "(call (name f) (argument (name a)) (argument ~b (name c)))"),
    ("a[b, c: d]", "(index (name a) (argument (name b)) (argument ~c (name d)))"),
    ("f { 1 }", "(call (name f) (argument (lambda (block (integer 1)))))"),
    (
      "f(a) { 1 } b: { 2 }",
      "(call (name f) (argument (name a)) (argument (lambda (block (integer 1))))"
        + " (argument ~b (lambda (block (integer 2)))))"
    ),
    ("A<B>(c)", "(call (specialization (name A) (typeName B)) (argument (name c)))"),
    ("[A]()", "(call (typeExpression (listType (typeName A))))"),
    ("[A: B.C]()", "(call (typeExpression (mapType (typeName A) (typeName B.C))))"),
    ("[A].init()", "(call (member init (typeExpression (listType (typeName A)))))"),
    ("[a]", "(list (name a))"),
    ("[A].contains(b)", "(call (member contains (list (name A))) (argument (name b)))"),
    ("A.B.self", "(metatype (typeName A.B))"),
    ("[A].self", "(metatype (listType (typeName A)))"),
    ("A<B>.self", "(metatype (typeName A (typeName B)))"),
    ("a.self", "(metatype (name a))"),
    (
      "[(A) -> B]()",
      "(call (typeExpression (listType (functionType (parameter (typeName A) _) (typeName B)))))"
    ),
    ("\\A.b", "(keyPath (member b (name A)))"),
    ("\\.b?.c[0]", "(keyPath (index (member c (optionalChain (member b _))) (argument (integer 0))))"),
    ("\\A<B>.c", "(keyPath (member c (typeExpression (typeName A (typeName B)))))"),
  ])
  func chains(source: String, shape: String) {
    #expect(expression(source) == shape)
  }

  @Test(arguments: [
    ("{ }", "(lambda (block))"),
    ("{ a, _ in a }", "(lambda (parameter a _ _) (parameter _ _ _) (block (name a)))"),
    (
      "{ (a: A, b: B...) -> C in d }",
      "(lambda (parameter a (typeName A) _) (parameter b (spread (typeName B)) _)"
        + " (resultType (typeName C)) (block (name d)))"
    ),
    ("{ (a: inout A) in }", "(lambda (parameter a (inout (typeName A)) _) (block))"),
    (
      "{ [weak self, unowned(safe) a, b = c] in }",
      "(lambda (capture self ~weak) (capture a ~\"unowned(safe)\") (capture b (name c)) (block))"
    ),
    ("{ @MainActor () async throws in a }", "(lambda ~\"@MainActor async throws\" (block (name a)))"),
  ])
  func closures(source: String, shape: String) {
    #expect(expression(source) == shape)
  }

  @Test func branchesAreExpressionsToo() {
    #expect(
      expression("if a { 1 } else { 2 }") == "(if (name a) (block (integer 1)) (block (integer 2)))")
    #expect(
      expression("switch a { default: 1 }")
        == "(switch (name a) (arm (patterns (default)) _ (block (integer 1))))")
  }

  @Test func conditionalMembersKeepTheirReceiver() {
    let source = "a\n#if X\n.b()\n#else\n.c\n#endif\n.d"
    #expect(
      statements(source)
        == "(member d (conditionalCompilation (clause (name a)) (clause X (call (implicitMember b)))"
        + " (clause else (implicitMember c))))")
  }
}

@Suite struct OperatorTests {
  @Test(arguments: [
    ("!a", "(prefix ! (name a))"),
    ("-1", "(prefix - (integer 1))"),
    ("a%", "(postfix % (name a))"),
    ("a...", "(range ... (name a) _)"),
    ("...a", "(range ... _ (name a))"),
    ("..<a", "(range ..< _ (name a))"),
    ("a ..< b + 1", "(range ..< (name a) (binary + (name b) (integer 1)))"),
    ("a + b * c", "(binary + (name a) (binary * (name b) (name c)))"),
    ("a - b - c", "(binary - (binary - (name a) (name b)) (name c))"),
    ("(a + b) * c", "(binary * (binary + (name a) (name b)) (name c))"),
    ("a ?? b ?? c", "(binary ?? (name a) (binary ?? (name b) (name c)))"),
    ("a ?? b > c", "(binary > (binary ?? (name a) (name b)) (name c))"),
    ("a && b || c && d", "(binary || (binary && (name a) (name b)) (binary && (name c) (name d)))"),
    ("a == b && c != d", "(binary && (binary == (name a) (name b)) (binary != (name c) (name d)))"),
    ("a << b * c", "(binary * (binary << (name a) (name b)) (name c))"),
    ("a ? b : c ? d : e", "(ternary (name a) (name b) (ternary (name c) (name d) (name e)))"),
    ("a == b ? c + d : e", "(ternary (binary == (name a) (name b)) (binary + (name c) (name d)) (name e))"),
    ("a as B", "(cast as (name a) (typeName B))"),
    ("a as? [B] ?? c", "(binary ?? (cast as? (name a) (listType (typeName B))) (name c))"),
    ("a ?? b as! C", "(binary ?? (name a) (cast as! (name b) (typeName C)))"),
    ("a is B && c", "(binary && (typeTest is (name a) (typeName B)) (name c))"),
    ("reduce(0, +)", "(call (name reduce) (argument (integer 0)) (argument (name +)))"),
    ("try a", "(try try (name a))"),
    ("try? a.b", "(try try? (member b (name a)))"),
    ("try! a", "(try try! (name a))"),
    ("try await a + b", "(try try (await (binary + (name a) (name b))))"),
    ("(try a) + b", "(binary + (try try (name a)) (name b))"),
    ("a + (await b)", "(binary + (name a) (await (name b)))"),
    ("try a as? B", "(try try (cast as? (name a) (typeName B)))"),
    ("f(&a)", "(call (name f) (argument (inout (name a))))"),
    ("consume a", "(prefix consume (name a))"),
    ("a <> b == c", "(binary == (binary <> (name a) (name b)) (name c))"),
    ("a <> b + c", "(binary <> (name a) (binary + (name b) (name c)))"),
  ])
  func expressions(source: String, shape: String) {
    #expect(expression(source) == shape)
  }

  @Test(arguments: [
    ("a = b", "(assign = (name a) (name b))"),
    ("a += b * c", "(assign += (name a) (binary * (name b) (name c)))"),
    ("_ = a", "(assign = (wildcard) (name a))"),
    ("a = try b ? c : d", "(assign = (name a) (try try (ternary (name b) (name c) (name d))))"),
    ("a ?= b + c", "(binary ?= (name a) (binary + (name b) (name c)))"),
  ])
  func assignments(source: String, shape: String) {
    #expect(statements(source) == shape)
  }

  @Test func operatorsOfTheFileBindAsDeclared() {
    let source = """
      precedencegroup Tight { higherThan: MultiplicationPrecedence associativity: right }
      infix operator <> : Tight
      infix operator =>> : AssignmentPrecedence
      let x = a * b <> c <> d
      func f() { a =>> b }
      """
    let unit = lower(source)
    let value = unit.declarations.first { $0.name == "x" }?.value
    #expect(
      value.map { shape(unit.tree, $0) }
        == "(binary * (name a) (binary <> (name b) (binary <> (name c) (name d))))")
    let body = unit.declarations.first { $0.name == "f" }?.body
    #expect(body.map { shape(unit.tree, $0) } == "(block (assign =>> (name a) (name b)))")
  }
}
