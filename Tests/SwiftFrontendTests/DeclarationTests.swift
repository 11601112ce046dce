import CodeModel
import SourceModel
import Testing

@Suite struct DeclarationTests {
  @Test(arguments: [
    ("class A: B, C { }", "class A is (typeName B) is (typeName C)"),
    (
      "public final class A<T: P, U> where T: Q, U == T.E { }",
      "class A public +final <T: (typeName P) (typeName Q)> <U: (typeName T.E ~==)>"
    ),
    ("struct A<let n: Int, each T> { }", "struct A <n: (typeName Int)> <T>"),
    ("actor A { }", "actor A"),
    ("open class A { }", "class A open"),
    ("indirect enum A { }", "enum A +indirect"),
    ("protocol A<E>: AnyObject where E: P { }", "interface A <E> <E: (typeName P)> is (typeName AnyObject)"),
    (
      "extension A.B: P where E == Int { }",
      "extension A.B <E: (typeName Int ~==)> on (typeName A.B) is (typeName P)"
    ),
    ("extension [A] { }", "extension [A] on (listType (typeName A))"),
    ("typealias A<T> = B<T>", "typeAlias A <T> : (typeName B (typeName T))"),
    ("enum A { struct B { class C { } } }", "enum A\n  struct B\n    class C"),
    ("infix operator <> : AdditionPrecedence", "other <> = (name AdditionPrecedence)"),
    (
      "precedencegroup A { higherThan: B associativity: left }",
      "other A (argument ~higherThan (name B)) (argument ~associativity (name left))"
    ),
    ("macro a(_ b: B) -> C = #d", "other a [_/ b (typeName B)] : (typeName C) = (macro d)"),
    (
      "#Preview(\"a\") { b }",
      "other Preview (argument (string (text a))) (argument (lambda (block (name b))))"
    ),
    ("struct A { #m(1) }", "struct A\n  other m (argument (integer 1))"),
  ])
  func typesAndOthers(source: String, description: String) {
    #expect(declarations(source) == description)
  }

  @Test(arguments: [
    ("func f() { }", "function f (block)"),
    ("func `in`() { a }", "function in (block (name a))"),
    (
      "private static func f(a: A, _ b: B, c d: C = 1) async throws -> D { }",
      "function f private +static+async+throws [a (typeName A)] [_/ b (typeName B)]"
        + " [c/ d (typeName C) = (integer 1)] : (typeName D) (block)"
    ),
    (
      "func f(a: inout A, b: B..., @V c: @escaping () -> C)",
      "function f [a inout (typeName A)] [b ... (typeName B)] [@V c (functionType (typeName C))]"
    ),
    ("func f(_: A)", "function f [_/ _ (typeName A)]"),
    (
      "func f<T: P>(a: T) rethrows where T.E: Q",
      "function f +rethrows <T: (typeName P)> <T.E: (typeName Q)> [a (typeName T)]"
    ),
    (
      "func f() throws(E)",
      "function f @throws (argument (typeExpression (typeName E))) +throws"
    ),
    (
      "static func == (a: A, b: A) -> Bool { }",
      "function == +static [a (typeName A)] [b (typeName A)] : (typeName Bool) (block)"
    ),
    (
      "@discardableResult @objc(a:b:) mutating override func f()",
      "function f @discardableResult @objc (argument (name a:b:)) +mutating+override"
    ),
    (
      "@available(iOS 15.0, *) func f()",
      "function f @available (argument (name \"iOS 15.0\")) (argument (name *))"
    ),
    (
      "@available(*, deprecated, message: \"a\") func f()",
      "function f @available (argument (name *)) (argument (name deprecated))"
        + " (argument ~message (string (text a)))"
    ),
    ("@W(a: 1) @M.N func f()", "function f @W (argument ~a (integer 1)) @M.N"),
    ("init(a: A) { }", "initializer init [a (typeName A)] (block)"),
    ("public convenience init?() { }", "initializer init public +failable+convenience (block)"),
    ("required init!() throws", "initializer init +throws+failable+required"),
    ("deinit { a }", "deinitializer deinit (block (name a))"),
    (
      "subscript(i: Int, at j: Int) -> A { i }",
      "subscript subscript [_/ i (typeName Int)] [at/ j (typeName Int)] : (typeName A) {get (block (name i))}"
    ),
    (
      "static subscript<T>(_ a: T) -> T { get { a } set { } }",
      "subscript subscript +static <T> [_/ a (typeName T)] : (typeName T) {get (block (name a))} {set (block)}"
    ),
  ])
  func functions(source: String, description: String) {
    #expect(declarations("class X {\n\(source)\n}") == "class X\n  " + description)
  }

  @Test(arguments: [
    ("let a = 1", "property a = (integer 1)"),
    ("var a: A", "property a +mutable : (typeName A)"),
    ("public private(set) var a = 1", "property a public private(set) +mutable = (integer 1)"),
    ("static let a, b: A", "property a +static : (typeName A)\n  property b +static : (typeName A)"),
    (
      "var a = 1, b: B = 2",
      "property a +mutable = (integer 1)\n  property b +mutable : (typeName B) = (integer 2)"
    ),
    ("let (a, b) = c", "property a = (name c)\n  property b = (name c)"),
    ("lazy var a = { 1 }()", "property a +mutable+lazy = (call (lambda (block (integer 1))))"),
    ("weak var a: A?", "property a +mutable+weak : (optionalType (typeName A))"),
    ("@State(b: 1) var a: A", "property a @State (argument ~b (integer 1)) +mutable : (typeName A)"),
    ("var a: A { b }", "property a +mutable : (typeName A) {get (block (name b))}"),
    (
      "var a: A { get async throws { b } set(c) { d } }",
      "property a +mutable : (typeName A) {get +async+throws (block (name b))} {set (c) (block (name d))}"
    ),
    (
      "var a = 1 { willSet { b } didSet(old) { c } }",
      "property a +mutable = (integer 1) {willSet (block (name b))} {didSet (old) (block (name c))}"
    ),
    (
      "var a: A { mutating get { b } nonmutating set { } }",
      "property a +mutable : (typeName A) {get +mutating (block (name b))} {set +other (block)}"
    ),
  ])
  func properties(source: String, description: String) {
    #expect(declarations("class X {\n\(source)\n}") == "class X\n  " + description)
  }

  @Test func protocolRequirementsHaveNoBodies() {
    let source = """
      protocol P {
        associatedtype A: Q, R = S where A.E: T
        var a: Int { get }
        static var b: Int { get set }
        func f() async
        init(a: Int)
      }
      """
    let description = """
      interface P
        associatedType A <A.E: (typeName T)> : (composition (typeName Q) (typeName R)) = (typeExpression (typeName S))
        property a +mutable : (typeName Int) {get}
        property b +static+mutable : (typeName Int) {get} {set}
        function f +async
        initializer init [a (typeName Int)]
      """
    #expect(declarations(source) == description)
  }

  @Test func enumCasesAreOneDeclarationEach() {
    let source = """
      enum E: String {
        case a = "x", `default`
        @D indirect case c(A, b: B, _ d: D = 1)
      }
      """
    let description = """
      enum E is (typeName String)
        enumCase a = (string (text x))
        enumCase default
        enumCase c @D +indirect [_ (typeName A)] [b (typeName B)] [_/ d (typeName D) = (integer 1)]
      """
    #expect(declarations(source) == description)
  }

  @Test func conditionalMembersAreFlattened() {
    let source = """
      #if A
      struct S {
        #if B
        let a: T
        #elseif C
        #if D
        let b: T
        #endif
        #else
        let c: T
        #endif
      }
      #endif
      """
    let description = """
      struct S #if A
        property a : (typeName T) #if B
        property b : (typeName T) #if !(B) && C / D
        property c : (typeName T) #if !(B) && !(C)
      """
    #expect(declarations(source) == description)
  }

  @Test func importsAndTopLevelStatements() {
    let unit = lower("import A\n@testable import class B.C\nlet a = 1\nprint(a)\n#if X\nprint(2)\nfunc f() { }\n#endif")
    #expect(unit.imports == ["A", "B.C"])
    #expect(unit.declarations.map(\.name) == ["a", "f"])
    #expect(unit.declarations.map(\.conditions) == [[], ["X"]])
    #expect(
      unit.statements.map { shape(unit.tree, $0) }
        == "(block (call (name print) (argument (name a)))"
        + " (conditionalCompilation (clause X (call (name print) (argument (integer 2))))))")
  }

  @Test func rangesOfDeclarations() throws {
    let text = "/// doc\n@A public var `b` = 1, c: Int { 2 } // end\n"
    let unit = lower(text)
    #expect(unit.declarations.map { unit.file.text(in: $0.range) } == ["@A public var `b` = 1", "c: Int { 2 }"])
    #expect(unit.declarations.map { unit.file.text(in: $0.nameRange) } == ["`b`", "c"])
    #expect(unit.declarations.map(\.name) == ["b", "c"])
    let parameters = try #require(lower("func f(@V a b: Int = 1, c: D...) { }").declarations.first).parameters
    #expect(parameters.map(\.range.count) == ["@V a b: Int = 1".utf8.count, "c: D...".utf8.count])
  }
}
