import Testing

struct ExpressionTests {
  @Test(arguments: [
    ("a", "(name a)"),
    ("`in`", "(name in)"),
    ("it", "(name it)"),
    ("1_000L", "(integer 1_000L)"),
    ("0xFFu", "(integer 0xFFu)"),
    ("0b1__0", "(integer 0b1__0)"),
    ("1.5e-3f", "(floating 1.5e-3f)"),
    (".5", "(floating .5)"),
    ("true", "(boolean true)"),
    ("null", "(null)"),
    ("'a'", "(character a)"),
    ("'\\n'", "(character \"\\n\")"),
    ("'\\u0041'", "(character A)"),
    ("'\"'", "(character \"\\\"\")"),
    ("this", "(self)"),
    ("this@Outer", "(self Outer)"),
    ("super.f()", "(call (member f (super)))"),
    ("super<P>.f()", "(call (member f (super P)))"),
    ("super@Outer.f()", "(call (member f (super @Outer)))"),
    ("(((a)))", "(name a)"),
    ("[1, 2]", "(list (integer 1) (integer 2))"),
  ])
  func atoms(_ source: String, _ expected: String) { #expect(expression(source) == expected) }

  @Test(arguments: [
    ("a.b.c", "(member c (member b (name a)))"),
    ("a?.b?.c", "(member c (optionalChain (member b (optionalChain (name a)))))"),
    ("a!!.b!!", "(force (member b (force (name a))))"),
    ("f()", "(call (name f))"),
    (
      "f(1, n = 2, *xs)",
      "(call (name f) (argument (integer 1)) (argument ~n (integer 2)) (argument (spread (name xs))))"
    ),
    ("f(ns = *xs)", "(call (name f) (argument ~ns (spread (name xs))))"),
    (
      "a[1, 2].b[c]",
      "(index (member b (index (name a) (argument (integer 1)) (argument (integer 2)))) (argument (name c)))"
    ),
    ("f(1)(2)", "(call (call (name f) (argument (integer 1))) (argument (integer 2)))"),
    ("a++ + --b", "(binary + (postfix ++ (name a)) (prefix -- (name b)))"),
    ("a === b !== c", "(binary !== (binary === (name a) (name b)) (name c))"),
    ("a + b * c - d", "(binary - (binary + (name a) (binary * (name b) (name c))) (name d))"),
    (
      "a || b && c == d < e",
      "(binary || (name a) (binary && (name b) (binary == (name c) (binary < (name d) (name e)))))"
    ),
    ("a ?: return b", "(binary ?: (name a) (return (name b)))"),
    ("a ?: throw E()", "(binary ?: (name a) (throw (call (name E))))"),
    ("0..<n", "(range ..< (integer 0) (name n))"),
    ("-1..n step 2", "(binary step (range .. (prefix - (integer 1)) (name n)) (integer 2))"),
    (
      "a?.let { b } ?: run { c }",
      """
      (binary ?: (call (member let (optionalChain (name a))) (argument (lambda (block (name b))))) \
      (call (name run) (argument (lambda (block (name c))))))
      """
    ),
    ("a as B<C>? ?: d", "(binary ?: (cast as (name a) (optionalType (typeName B (typeName C)))) (name d))"),
    ("a is B && c", "(binary && (typeTest is (name a) (typeName B)) (name c))"),
  ])
  func operators(_ source: String, _ expected: String) { #expect(expression(source) == expected) }

  @Test(arguments: [
    ("f { }", "(call (name f) (argument (lambda (block))))"),
    ("f { it.a }", "(call (name f) (argument (lambda (block (member a (name it))))))"),
    (
      "{ a: A, (b, _) -> c; d }",
      """
      (lambda (parameter a (typeName A) -) (parameter - - (tuplePattern (argument (binding b)) (argument (wildcard)))) \
      (block (name c) (name d)))
      """
    ),
    ("f l@{ return@l a }", "(call (name f) (argument (lambda ~l (block (return ~l (name a))))))"),
    ("{ -> a }", "(lambda (block (name a)))"),
    ("{ (f)(a) }", "(lambda (block (call (name f) (argument (name a)))))"),
    (
      "fun(a: Int): B { return a }",
      "(lambda ~fun (parameter a (typeName Int) -) (resultType (typeName B)) (block (return (name a))))"
    ),
    (
      "fun A.(b: B) = b",
      "(lambda ~fun (parameter ~receiver (typeName A) -) (parameter b (typeName B) -) (block (name b)))"
    ),
    ("suspend { a }", "(call (name suspend) (argument (lambda (block (name a)))))"),
    (
      "object : A(1), B { val c = 2 }",
      """
      (objectLiteral (declaration ~object (typeName A) (argument (integer 1)) (typeName B) \
      (declaration c ~property (integer 2))))
      """
    ),
    ("object { }", "(objectLiteral (declaration ~object))"),
  ])
  func functions(_ source: String, _ expected: String) { #expect(expression(source) == expected) }

  @Test(arguments: [
    ("::f", "(reference f -)"),
    ("Foo::bar", "(reference bar (typeName Foo))"),
    ("a.b.Foo::bar", "(reference bar (typeName a.b.Foo))"),
    ("this::f", "(reference f (self))"),
    ("model::f", "(reference f (name model))"),
    ("a.model::f", "(reference f (member model (name a)))"),
    ("Foo?::bar", "(reference bar (optionalType (typeName Foo)))"),
    ("List<Int>::size", "(reference size (typeName List (typeName Int)))"),
    ("::Foo.name", "(member name (reference Foo -))"),
    ("f(::g)(Foo::h)", "(call (call (name f) (argument (reference g -))) (argument (reference h (typeName Foo))))"),
    ("model::class", "(metatype (name model))"),
  ])
  func references(_ source: String, _ expected: String) { #expect(expression(source) == expected) }

  @Test(arguments: [
    ("\"\"", "(string)"),
    ("\"a\\t\\\"\\\\b\"", "(string (text \"a\\t\\\"\\\\b\"))"),
    ("\"${a.b} // c\"", "(string (interpolation (member b (name a))) (text \" // c\"))"),
    ("\"a${\"b$c\"}d\"", "(string (text a) (interpolation (string (text b) (interpolation (name c)))) (text d))"),
    (
      "\"\"\"a $b ${c} \"d\" \\n\"\"\"",
      """
      (string (text "a ") (interpolation (name b)) (text " ") (interpolation (name c)) (text " \\"d\\" \\\\n"))
      """
    ),
    ("\"\"\"\"a\"\"\"\".trimIndent()", "(call (member trimIndent (string (text \"\\\"a\\\"\"))))"),
    (
      "$$\"a $b $$c $${d}\"", "(string (text \"a $b \") (interpolation (name c)) (text \" \") (interpolation (name d)))"
    ),
    ("\"$it€ \\uD83D\\uDE00\"", "(string (interpolation (name it)) (text \"€ 😀\"))"),
    ("\"${a}/* b */\"", "(string (interpolation (name a)) (text \"/* b */\"))"),
  ])
  func strings(_ source: String, _ expected: String) { #expect(expression(source) == expected) }
}
