import Testing

@testable import ParityKit

@Suite struct DeclaredNamesTests {
  private func names(_ text: String, _ kind: DeclaredNames.Kind) -> [String] {
    DeclaredNames.spelt(in: Array(text.utf8)).filter { $0.kind == kind }.map(\.name)
  }

  @Test func typesAndTheTargetsOfExtensions() {
    let swift =
      "public final class A<T>: B { struct Inner {} }\nextension Outer.Nested where X == Y {}\nindirect enum E {}"
    #expect(names(swift, .type) == ["A", "Inner", "E"])
    #expect(names(swift, .target) == ["Nested"])
    let kotlin = "sealed interface S { data object None : S }\nenum class Color { RED }\nfun interface F { fun run() }"
    #expect(names(kotlin, .type) == ["S", "None", "Color", "F"])
    #expect(names("companion object { val a = 1 }", .type) == [])
  }

  @Test func kotlinsExtensionFunctionsTellTheirTarget() {
    let text =
      "fun <T : Any> List<T>.second(): T = this[1]\nval String?.orEmpty: String get() = \"\"\nfun Point.x() = 1"
    #expect(names(text, .target) == ["List", "String", "Point"])
    #expect(names(text, .type) == [])
    #expect(names(text, .toplevel) == ["second", "orEmpty", "x"])
  }

  @Test func fileLevelIsOutsideOfAllBraces() {
    let text = "let a = 1\nclass A { func b() { let c = 2 } }\nfunc d() {}"
    #expect(names(text, .toplevel) == ["a", "d"])
    #expect(names(text, .member) == ["b"])
  }

  @Test func whatAFunctionDeclaresIsItsOwn() {
    let text = """
      struct A {
        var b: Int { let c = 1; return c }
        init() { let d = 2; switch d { case e: break } }
        enum F { case g }
        func h() { if let i { func j() {} } }
      }
      let k = 3
      """
    #expect(names(text, .member) == ["b", "g", "h"])
    #expect(names(text, .toplevel) == ["k"])
    #expect(names(text, .type) == ["A", "F"])
  }

  @Test func aConstructorDeclaresMembers() {
    let text = """
      class A @Inject constructor(
        private val b: B,
        val c: (Int) -> Unit = { val d = it },
        val e: E = object : E { override val f = 1 },
      ) : G(b), H by b {
        companion object { const val i = 1 }
        fun j() { val k = 1 }
      }
      data class L(val m: Int)
      val n = L(1)
      """
    #expect(names(text, .member) == ["b", "c", "e", "i", "j", "m"])
    #expect(names(text, .toplevel) == ["n"])
    #expect(names(text, .type) == ["A", "L"])
  }

  @Test func aWordBehindAnotherOnesDotIsNoKeyword() {
    #expect(names("let a = notification.object as? B", .type) == [])
    #expect(names("val a = B::class as KClass<*>", .type) == [])
    #expect(names("class A { class func b() { let c = 1 } }", .member) == ["b"])
  }

  @Test func namesAreEqualAsPairingSeesThem() {
    #expect(DeclaredNames.Name("URLSession_Task") == DeclaredNames.Name("urlSessionTask"))
    #expect(DeclaredNames.Name("a") != DeclaredNames.Name("b"))
    #expect(DeclaredNames.Name("`default`") == DeclaredNames.Name("default"))
  }

  @Test func eachNameIsCountedOnce() {
    let names = DeclaredNames(Array("class A { func b() {} }\nextension A { func b(c: Int) {} }".utf8))
    #expect(names.members.count == 1 && names.outer.count == 1 && names.count == 2)
    #expect(names.all == Set(["A", "b"].map { DeclaredNames.Name($0) }))
    #expect(NameSieve(Set(["a", "B", "c"].map { DeclaredNames.Name($0) })).count(in: names) == 2)
    #expect(NameSieve([]).count(in: names) == 0)
  }

  /// Also numbers that share the bits by which most are turned away.
  @Test func whatIsLookedForIsFoundAndNothingElse() {
    let wanted = Set((0..<200).map { DeclaredNames.Name(number: $0 &* 0x9e37_79b9_7f4a_7c15) })
    let sieve = NameSieve(wanted)
    for name in wanted {
      #expect(sieve.contains(name))
      #expect(!sieve.contains(DeclaredNames.Name(number: name.number ^ 1 << 63)))
    }
  }

  @Test func directivesThatNameCounterpartsAreSeen() {
    #expect(DeclaredNames(Array("// parity:twin Other.kt\nclass A".utf8)).hasDirective)
    #expect(!DeclaredNames(Array("// parity:disable x - y\nclass parity".utf8)).hasDirective)
    #expect(!DeclaredNames(Array("parity".utf8)).hasDirective)
  }

  @Test func directivesNameFilesAndDeclarations() {
    let text = "// parity:twin app/src/Logger+More.kt\n// parity:twin Outer.name(a:) - why\nclass A"
    let names = ["Logger", "Outer", "name"].map { DeclaredNames.Name($0) }
    #expect(DeclaredNames.targetsOfDirectives(in: Array(text.utf8)) == Set(names))
  }
}
