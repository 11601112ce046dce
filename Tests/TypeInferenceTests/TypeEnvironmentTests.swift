import SourceModel
import Testing
import TypeInference

@Suite struct TypeEnvironmentTests {
  private static let literals: [(body: String, swift: ValueType, kotlin: ValueType)] = [
    ("return 1", .integer(bits: 64), .integer(bits: 32)),
    ("return -1", .integer(bits: 64), .integer(bits: 32)),
    ("return 1.5", .floating(bits: 64), .floating(bits: 64)),
    ("return 1 + 2.5", .floating(bits: 64), .floating(bits: 64)),
    ("return \"a\"", .string, .string),
    ("return true", .boolean, .boolean),
    ("return 1 < 2", .boolean, .boolean),
  ]

  @Test(arguments: literals)
  func literalsSayWhatTheyAre(_ body: String, inSwift: ValueType, inKotlin: ValueType) {
    #expect(swift(body) == inSwift)
    #expect(kotlin(body) == inKotlin)
  }

  @Test func annotationsWinOverValues() {
    #expect(swift("let x: Double = 1\nreturn x") == .floating(bits: 64))
    #expect(kotlin("val x: Long = 1\nreturn x") == .integer(bits: 64))
    #expect(kotlin("val x = 0xFFu\nreturn x") == .integer(bits: 32, isSigned: false))
    #expect(kotlin("val x = 1UL\nreturn x") == .integer(bits: 64, isSigned: false))
    #expect(kotlin("val x: UByte = load()\nreturn x") == .integer(bits: 8, isSigned: false))
    #expect(swift("let x: UInt16 = 1\nreturn x") == .integer(bits: 16, isSigned: false))
    #expect(kotlin("val xs = UByteArray(3)\nreturn xs[0]") == .integer(bits: 8, isSigned: false))
  }

  @Test func aNameMeansTheNearestBindingBeforeIt() {
    #expect(swift("let x = 1\nif true {\nlet x = \"a\"\nprint(x)\n}\nreturn x") == .integer(bits: 64))
    #expect(kotlin("val x = 1\nif (true) {\nval x = \"a\"\nreturn x\n}") == .string)
  }

  @Test func collectionsKnowWhetherTheyAreShared() {
    #expect(swift("let xs = [1]\nreturn xs") == .list(.integer(bits: 64), .value))
    #expect(kotlin("val xs = mutableListOf<String>()\nreturn xs") == .list(.string, .shared))
    #expect(kotlin("val xs = listOf(\"a\")\nreturn xs") == .list(.string, .view))
    #expect(kotlin("val xs = mutableListOf(1)\nreturn xs.toList()") == .list(.integer(bits: 32), .view))
    #expect(kotlin("val xs = ByteArray(3)\nreturn xs") == .list(.integer(bits: 8), .array))
    #expect(swift("let xs = [String: Int]()\nreturn xs[\"a\"]") == .optional(.integer(bits: 64)))
  }

  @Test func elementsComeFromTheCollection() {
    #expect(swift("let xs = [\"a\"]\nfor x in xs {\nreturn x\n}") == .string)
    #expect(kotlin("val xs = listOf(1.5)\nfor (x in xs) {\nreturn x\n}") == .floating(bits: 64))
    #expect(kotlin("val m = mapOf<String, Int>()\nfor ((k, v) in m) {\nreturn k\n}") == .string)
    #expect(kotlin("val xs = listOf(\"a\")\nxs.forEach { return it }") == .string)
    #expect(swift("let xs = [1]\nxs.forEach { n in return n }") == .integer(bits: 64))
  }

  /// Each receiver is a name that may belong to every receiver around it: looked up in all of them, 40 take years.
  @Test func receiversInsideReceiversEnd() {
    let depth = 40
    let opening = (0..<depth).map { "q\($0).apply {\n" }.joined()
    #expect(kotlin(opening + "return unknown\n" + String(repeating: "}\n", count: depth)) == .unknown)
  }

  @Test func optionalsAreUnwrappedByWhatUnwrapsThem() {
    #expect(swift("let x: Int? = nil\nreturn x") == .optional(.integer(bits: 64)))
    #expect(swift("let x: Int? = nil\nreturn x ?? 0") == .integer(bits: 64))
    #expect(swift("let x: Int? = nil\nif let y = x {\nreturn y\n}") == .integer(bits: 64))
    #expect(kotlin("val x: String? = null\nreturn x!!") == .string)
    #expect(kotlin("val x: String? = null\nx?.let { return it }") == .string)
  }

  @Test func membersOfDeclaredTypes() {
    let swiftText = """
      struct User { let name: String; func age() -> Int? { nil } }
      func f(user: User) { return user.name }
      """
    #expect(resultType(swiftText, .swift) == .unknown, "the first function is the method")
    let kotlinText = """
      data class User(val name: String, val tags: MutableList<String>)
      fun f(user: User) { return user.tags }
      """
    #expect(resultType(kotlinText, .kotlin) == .list(.string, .shared))
    #expect(resultType("class A(val n: Long) {\nfun f() { return this.n } }", .kotlin) == .integer(bits: 64))
    #expect(
      resultType("extension B { func f() { return n } }\nstruct B { let n: Float }", .swift) == .floating(bits: 32))
  }

  @Test func theTwinIsAnOracle() {
    let swiftText = "func f(limit: Int?, names: [String]) { return limit }"
    let kotlinText = "fun f(limit: Any, names: Any) {\nval names = load()\nreturn names }"
    #expect(resultType(kotlinText, .kotlin) == .unknown)
    #expect(resultType(kotlinText, .kotlin, asking: swiftText) == .list(.string, .view))
  }

  @Test func whatNobodySaysStaysUnknown() {
    #expect(swift("return load()").isUnknown)
    #expect(kotlin("val x = load()\nreturn x.size + 0") == .integer(bits: 32))
    #expect(resultType("fun <T> f(x: T) { return x }", .kotlin) == .anything)
  }

  @Test func aNameOfTwoTypesIsNone() {
    let declared = environment("struct A { struct C {} }\nstruct B { struct C {} }\nfunc f() {}", .swift).declared
    #expect(declared.type("A") != nil)
    #expect(declared.type("C") == nil)
  }
}
