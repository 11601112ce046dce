import CodeModel
import SourceModel
import Testing

struct DeclarationTests {
  @Test func fileHeader() {
    let unit = lower(
      """
      @file:JvmName("X")
      package a.b.c
      import d.e.*
      import f.`in`.G as H; import i.j

      /** doc */
      class A // end
      """)
    #expect(unit.packageName == "a.b.c")
    #expect(unit.imports == ["d.e.*", "f.in.G as H", "i.j"])
    #expect(unit.comments.map { unit.file.text(in: $0) } == ["/** doc */", "// end"])
    #expect(unit.declarations.map(\.name) == ["A"])
    #expect(unit.problems.isEmpty)
  }

  @Test func scriptStatements() {
    let unit = lower("println(1)\nval a = 2\nval (b, c) = d\n")
    #expect(unit.declarations.map(\.name) == ["a"])
    #expect(
      unit.shape(unit.statements)
        == """
        (block (call (name println) (argument (integer 1))) \
        (variable ~let (tuplePattern (argument (binding b ~let)) (argument (binding c ~let))) - (name d)))
        """)
  }

  // MARK: Types

  @Test(arguments: [
    ("class A", Declaration.Kind.class, Modifiers()),
    ("open class A", .class, .open),
    ("abstract class A", .class, .abstract),
    ("data class A(val x: Int)", .class, .data),
    ("sealed interface A", .interface, .sealed),
    ("fun interface A { fun f() }", .interface, .functional),
    ("@JvmInline value class A(val x: Int)", .class, .value),
    ("inline class A(val x: Int)", .class, .value),
    ("enum class A { B }", .enum, Modifiers()),
    ("annotation class A(val x: Int)", .annotation, Modifiers()),
    ("object A", .object, Modifiers()),
    ("data object A : B()", .object, .data),
    ("expect class A", .class, .expect),
    ("actual typealias A = B", .typeAlias, .actual),
  ])
  func kinds(_ source: String, _ kind: Declaration.Kind, _ modifiers: Modifiers) throws {
    let unit = lower(source + "\n")
    let declaration = try #require(unit.declarations.first)
    #expect(unit.problems.isEmpty)
    #expect(declaration.kind == kind)
    #expect(declaration.name == "A")
    #expect(declaration.modifiers == modifiers)
  }

  @Test func classHeader() throws {
    let unit = lower(
      """
      @A(1) @get:B internal class C<in T : D, out U> private constructor(
        @field:Json(name = "x") val e: Int = 1, override var f: T?, vararg g: U,
      ) : H<T>(e, n = 2), I by j, K where T : L, U : M {
        inner class N
        companion object { const val O = 3 }
      }
      """)
    let type = try #require(unit.declaration("C"))
    #expect(unit.problems.isEmpty)
    #expect(type.visibility == .internal)
    #expect(type.attributes.map(\.name) == ["A", "B"])
    #expect(unit.shapes(type.attributes.flatMap(\.arguments)) == ["(argument (integer 1))"])
    #expect(type.typeParameters.map(\.name) == ["T", "U"])
    #expect(
      type.typeParameters.map { unit.shapes($0.bounds) } == [["(typeName D)", "(typeName L)"], ["(typeName M)"]])
    #expect(
      type.supertypes.map { unit.shape($0.type) } == ["(typeName H (typeName T))", "(typeName I)", "(typeName K)"])
    #expect(
      type.supertypes.map { $0.arguments.map { unit.shapes($0) } } == [
        ["(argument (name e))", "(argument ~n (integer 2))"], nil, nil,
      ])
    #expect(type.supertypes.map { unit.shape($0.delegate) } == ["nil", "(name j)", "nil"])
    #expect(type.members.map(\.name) == ["init", "N", "Companion"])
    #expect(type.members[1].modifiers == .inner)
    #expect(type.members[2].modifiers == .companion)
    #expect(type.members[2].members.map(\.modifiers) == [.const])

    let constructor = type.members[0]
    #expect(constructor.kind == .initializer)
    #expect(constructor.modifiers == .primary)
    #expect(constructor.visibility == .private)
    #expect(unit.file.text(in: constructor.nameRange) == "constructor")
    #expect(constructor.parameters.map(\.name) == ["e", "f", "g"])
    #expect(constructor.parameters.map(\.property) == [.let, .var, nil])
    #expect(constructor.parameters.map(\.isVariadic) == [false, false, true])
    #expect(constructor.parameters.map { unit.shape($0.defaultValue) } == ["(integer 1)", "nil", "nil"])
    #expect(constructor.parameters[0].attributes.map(\.name) == ["Json"])
    #expect(constructor.parameters[1].modifiers == .override)
    #expect(unit.file.text(in: constructor.parameters[0].range) == "@field:Json(name = \"x\") val e: Int = 1")
  }

  @Test func primaryConstructorOnlyWhenWritten() {
    #expect(lower("class A { }").declaration("init") == nil)
    #expect(lower("class A() { }").declaration("init") != nil)
    #expect(lower("class A @Inject constructor()").declaration("init")?.attributes.map(\.name) == ["Inject"])
  }

  @Test func constructorsAndInitializers() throws {
    let unit = lower(
      """
      class A {
        init { a() }
        constructor(x: Int) : this(x, 1) { b() }
        internal constructor(x: Int, y: Int = 2) : super(y)
        constructor()
      }
      """)
    let members = try #require(unit.declarations.first).members
    #expect(members.map(\.kind) == [.initializerBlock, .initializer, .initializer, .initializer])
    #expect(unit.shape(members[0].body) == "(block (call (name a)))")
    #expect(
      unit.shape(members[1].body)
        == "(block (call (member init (self)) (argument (name x)) (argument (integer 1))) (call (name b)))")
    #expect(unit.shape(members[2].body) == "(block (call (member init (super)) (argument (name y))))")
    #expect(members[2].visibility == .internal)
    #expect(unit.shape(members[2].parameters[1].defaultValue) == "(integer 2)")
    #expect(members[3].body == nil)
  }

  @Test func enumEntries() throws {
    let unit = lower(
      """
      enum class E(val x: Int) : I {
        A(1) { override fun f() = 1 },
        @Json("b") B(x = 2), C;
        abstract fun f(): Int
        companion object Factory
      }
      """)
    let type = try #require(unit.declarations.first)
    #expect(unit.problems.isEmpty)
    #expect(type.members.map(\.name) == ["init", "A", "B", "C", "f", "Factory"])
    #expect(type.members.map(\.kind) == [.initializer, .enumCase, .enumCase, .enumCase, .function, .object])
    #expect(unit.shapes(type.members[1].arguments) == ["(argument (integer 1))"])
    #expect(type.members[1].members.map(\.name) == ["f"])
    #expect(type.members[1].members.map(\.modifiers) == [.override])
    #expect(unit.shapes(type.members[2].arguments) == ["(argument ~x (integer 2))"])
    #expect(type.members[2].attributes.map(\.name) == ["Json"])
    #expect(type.members[4].modifiers == .abstract)
  }

  // MARK: Functions and properties

  @Test func functions() throws {
    let unit = lower(
      """
      @A private suspend inline fun <reified T : B, U> C<T>.f(
        x: Int = 1, vararg y: T, @D noinline z: () -> Unit,
      ): U where U : E { return x }
      infix operator fun F?.plus(g: G) = g
      tailrec external override fun `is`()
      """)
    let first = try #require(unit.declaration("f"))
    #expect(unit.problems.isEmpty)
    #expect(first.visibility == .private)
    #expect(first.modifiers == [.async, .inline])
    #expect(first.attributes.map(\.name) == ["A"])
    #expect(first.typeParameters.map(\.isReified) == [true, false])
    #expect(first.typeParameters.map { unit.shapes($0.bounds) } == [["(typeName B)"], ["(typeName E)"]])
    #expect(unit.shape(first.receiver) == "(typeName C (typeName T))")
    #expect(first.parameters.map(\.name) == ["x", "y", "z"])
    #expect(first.parameters.map(\.isVariadic) == [false, true, false])
    #expect(first.parameters.map { unit.shape($0.defaultValue) } == ["(integer 1)", "nil", "nil"])
    #expect(first.parameters[2].attributes.map(\.name) == ["D"])
    #expect(unit.file.text(in: first.parameters[0].range) == "x: Int = 1")
    #expect(unit.shape(first.type) == "(typeName U)")
    #expect(unit.shape(first.body) == "(block (return (name x)))")
    #expect(!first.hasExpressionBody)

    let second = try #require(unit.declaration("plus"))
    #expect(second.modifiers == [.infix, .operator])
    #expect(unit.shape(second.receiver) == "(optionalType (typeName F))")
    #expect(second.type == nil)
    #expect(second.hasExpressionBody)
    #expect(unit.shape(second.body) == "(block (name g))")

    let third = try #require(unit.declaration("is"))
    #expect(third.modifiers == [.other, .override])
    #expect(third.body == nil)
    #expect(unit.file.text(in: third.nameRange) == "`is`")
  }

  @Test func properties() throws {
    let unit = lower(
      """
      class A {
        private val a = 1
        lateinit var b: B
        var c: Int = 2
          private set
        var d: Int
          get() = field
          internal set(new) { field = new }
        val e by lazy { f }
        protected open val g get() = h
        val <T> List<T>.i: Int get() { return 1 }
      }
      """)
    let members = try #require(unit.declarations.first).members
    #expect(unit.problems.isEmpty)
    #expect(members.map(\.name) == ["a", "b", "c", "d", "e", "g", "i"])
    #expect(members.map { $0.modifiers.contains(.mutable) } == [false, true, true, true, false, false, false])
    #expect(unit.shape(members[0].value) == "(integer 1)")
    #expect(members[1].modifiers == [.lateinit, .mutable])
    #expect(members[2].setterVisibility == .private)
    #expect(members[2].accessors.map(\.kind) == [.set])
    #expect(members[2].accessors[0].body == nil)
    #expect(members[3].accessors.map(\.kind) == [.get, .set])
    #expect(members[3].accessors.map(\.parameter) == [nil, "new"])
    #expect(members[3].setterVisibility == .internal)
    #expect(
      members[3].accessors.map { unit.shape($0.body) } == [
        "(block (name field))", "(block (assign = (name field) (name new)))",
      ])
    #expect(unit.shape(members[4].value) == "(delegate (call (name lazy) (argument (lambda (block (name f))))))")
    #expect(members[5].visibility == .protected)
    #expect(members[5].modifiers == .open)
    #expect(unit.shape(members[6].receiver) == "(typeName List (typeName T))")
    #expect(members[6].typeParameters.map(\.name) == ["T"])
  }

  @Test func aliases() throws {
    let unit = lower("internal typealias A<T> = (T) -> B?\n")
    let alias = try #require(unit.declarations.first)
    #expect(alias.typeParameters.map(\.name) == ["T"])
    #expect(unit.shape(alias.type) == "(functionType (parameter (typeName T) -) (optionalType (typeName B)))")
  }

  @Test func contextReceivers() throws {
    let unit = lower("context(A, b: B)\nprivate fun f() { }\nclass C {\n  @D context(_: E) fun g() { }\n}\n")
    let first = try #require(unit.declaration("f"))
    #expect(unit.problems.isEmpty)
    #expect(first.attributes.map(\.name) == ["context"])
    #expect(unit.shapes(first.attributes[0].arguments) == ["(argument (typeName A))", "(argument ~b (typeName B))"])
    #expect(unit.file.text(in: first.range).hasPrefix("context(A"))
    #expect(unit.declaration("g")?.attributes.map(\.name) == ["D", "context"])
  }
}
