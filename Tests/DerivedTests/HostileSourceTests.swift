import FindingModel
import Foundation
import ParityKit
import SourceModel
import Testing

/// Source code that is made to overflow a stack, to fill memory or to take forever. Each fault goes through the whole
/// house; what is left out is said, and the sound twin beside it is still compared.
///
/// Sizes are small where every step was once quadratic, because a debug build is slow.
@Suite struct HostileSourceTests {
  struct Fault: Sendable, CustomTestStringConvertible {
    var name: String
    var swift: String
    var kotlin: String
    /// Part of what is said about it; empty where everything can be compared.
    var note: String

    var testDescription: String { name }

    init(_ name: String, _ swift: String, _ kotlin: String, note: String = "") {
      (self.name, self.swift, self.kotlin, self.note) = (name, swift, kotlin, note)
    }
  }

  private static func nest(_ open: String, _ middle: String, _ close: String, _ count: Int = 10_000) -> String {
    String(repeating: open, count: count) + middle + String(repeating: close, count: count)
  }

  private static func each(_ count: Int, _ text: (Int) -> String) -> String {
    (0..<count).map(text).joined()
  }

  static let deep = [
    Fault("parentheses", "let a = \(nest("(", "1", ")"))", "val a = \(nest("(", "1", ")"))", note: "100 levels"),
    Fault("braces", "func f() \(nest("{", "", "}"))", "fun f() \(nest("{", "", "}"))", note: "100 levels"),
    Fault("brackets", "let a = \(nest("[", "1", "]"))", "val a = \(nest("[", "1", "]"))", note: "too deep"),
    Fault("optional chains", "let a = b\(nest("?.c", "", ""))", "val a = b\(nest("?.c", "", ""))", note: "chained"),
    Fault("types in types", nest("class A {\n", "", "}\n"), nest("class A {\n", "", "}\n"), note: "100 levels"),
    Fault("sums", "let a = 1\(nest(" + b", "", ""))", "val a = 1\(nest(" + b", "", ""))", note: "chained"),
    Fault("fallbacks", "let a = b\(nest(" ?? b", "", ""))", "val a = b\(nest(" ?: b", "", ""))", note: "chained"),
    Fault("calls", "let a = b\(nest(".c()", "", ""))", "val a = b\(nest(".c()", "", ""))", note: "chained"),
    Fault("arrows", "let a: \(nest("() -> ", "B", ""))", "val a: \(nest("() -> ", "B", ""))", note: "too deep"),
    Fault("generics", "let a: \(nest("A<", "B", ">"))", "val a: \(nest("A<", "B", ">"))", note: "too deep"),
    Fault(
      "interpolations", "let a = \(nest("\"\\(", "1", ")\""))", "val a = \(nest("\"${", "1", "}\""))",
      note: "too deep"),
    Fault("open brackets", String(repeating: "(", count: 10_000), String(repeating: "(", count: 10_000), note: "parse"),
    Fault(
      "closed brackets", String(repeating: "}", count: 10_000), String(repeating: "}", count: 10_000), note: "parse"),
    Fault(
      "open strings", String(repeating: "\"\\(", count: 10_000), String(repeating: "\"${", count: 10_000), note: "parse"
    ),
    Fault(
      "stray signs", String(repeating: "$ @ ` #", count: 2_000), String(repeating: "$ @ ` #", count: 2_000),
      note: "parse"),
    Fault("comments", nest("/*", "", "*/") + "\nlet a = 1", nest("/*", "", "*/") + "\nval a = 1"),
  ]

  static let wide = [
    Fault("a long string", "let a = \"\(nest("x", "", "", 200_000))\"", "val a = \"\(nest("x", "", "", 200_000))\""),
    Fault(
      "members", "class A {\n\(each(400) { "  var a\($0) = \($0)\n" })}",
      "class A {\n\(each(400) { "  var a\($0) = \($0)\n" })}"),
    Fault(
      "members without counterparts", "class A {\n\(each(400) { "  func a\($0)() {}\n" })}",
      "class A {\n\(each(400) { "  fun b\($0)() {}\n" })}"),
    Fault(
      "overloads", "class A {\n\(each(400) { "  func a(b: T\($0)) {}\n" })}",
      "class A {\n\(each(400) { "  fun a(b: T\($0)) {}\n" })}"),
    Fault(
      "parameters", "func f(\(each(400) { "a\($0): Int, " })b: Int) {}",
      "fun f(\(each(400) { "c\($0): Int, " })d: Int) {}"),
    Fault(
      "arms",
      "func f(a: Int) -> Int {\n  switch a {\n\(each(400) { "  case \($0): return \($0)\n" })  default: return 0\n  }\n}",
      "fun f(a: Int): Int = when (a) {\n\(each(400) { "  \(400 - $0) -> \($0)\n" })  else -> 0\n}"),
    Fault(
      "supertypes in a ring", each(200) { "class A\($0): A\(($0 + 1) % 200) {}\n" },
      each(200) { "open class A\($0) : A\(($0 + 1) % 200)()\n" }),
    Fault("a type of itself", "class A: A { var a: A; init(a: A) { self.a = a } }", "open class A(var a: A) : A(a)"),
    Fault(
      "types of each other", "protocol A: B {}\nprotocol B: C {}\nprotocol C: A {}\ntypealias D = E\ntypealias E = D",
      "interface A : B\ninterface B : C\ninterface C : A\ntypealias D = E\ntypealias E = D"),
    Fault("bounds of each other", "func f<A: B, B: A>(a: A, b: B) {}", "fun <A : B, B : A> f(a: A, b: B) {}"),
    Fault(
      "cases of one ending", "enum Fault {\n\(each(400) { "  case kind\($0)Error\n" })}",
      "enum class Fault {\n\(each(400) { "  KIND\($0)_ERROR,\n" })}"),
    Fault(
      "cases with texts",
      "enum Fault {\n\(each(400) { "  case kind\($0)\n" })  var description: String {\n    switch self {\n"
        + "\(each(400) { "    case .kind\($0): return \"k\($0)\"\n" })    }\n  }\n}",
      "enum class Fault(val value: String) {\n\(each(400) { "  KIND\($0)(\"k\($0)\"),\n" })}"),
    Fault(
      "nested types of one name", each(150) { "struct P\($0) { struct State { let a\($0): Int } }\n" },
      each(150) { "class Q\($0) { data class State(val b\($0): Int) }\n" }),
    Fault(
      "bases of one name",
      each(100) { "class O\($0) { class Base { func a\($0)() {} } }\nclass C\($0): Base { func b\($0)() {} }\n" },
      each(100) { "class O\($0) { open class Base { fun a\($0)() {} } }\nclass D\($0) : Base() { fun c\($0)() {} }\n" }
    ),
    Fault(
      "extensions of types of one name",
      each(100) { "class O\($0) { class Base {} }\nextension O\($0).Base { func b\($0)() {} }\n" },
      each(100) { "class O\($0) { class Base }\nfun O\($0).Base.b\($0)() {}\n" }),
    // Written out, either would have many millions of parts.
    Fault(
      "private aliases that double",
      "private typealias A0 = (Int, Int)\n\(each(27) { "private typealias A\($0 + 1) = (A\($0), A\($0))\n" })"
        + "func f(a: A27) {}",
      "private typealias A0 = Pair<Int, Int>\n"
        + "\(each(27) { "private typealias A\($0 + 1) = Pair<A\($0), A\($0)>\n" })fun f(a: A27) {}"),
    Fault(
      "aliases of maps that double",
      "typealias P<T> = [T: T]\nfunc f(a: \(nest("P<", "Int", ">", 40))) {}",
      "typealias Q<T> = Map<T, T>\nfun f(a: \(nest("Q<", "Int", ">", 40))) {}"),
  ]

  @Test(arguments: deep + wide)
  func isReadAroundAloud(fault: Fault) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write("swift/Fault.swift", fault.swift + "\n")
    try folder.write("kotlin/Fault.kt", fault.kotlin + "\n")
    try folder.write("swift/Sound.swift", "struct Sound {\n  let x: Int\n  let y: Int\n}\n")
    try folder.write("kotlin/Sound.kt", "data class Sound(val x: Int, val z: Int)\n")
    let report = check(
      AnalysisRequest(
        swift: SideRequest(root: folder.path + "/swift"), kotlin: SideRequest(root: folder.path + "/kotlin")),
      try Twin.setup.get())
    #expect(report.isComplete)
    #expect(report.findings.contains { $0.member == "Sound.y" && $0.rule == "missing-member" })
    let notes = report.problems.filter {
      $0.path?.hasSuffix("Fault.swift") == true || $0.path?.hasSuffix("Fault.kt") == true
    }
    if fault.note.isEmpty {
      #expect(notes.isEmpty)
      #expect(report.counts.twins == 2)
    } else {
      #expect(notes.contains { $0.message.contains(fault.note) }, "\(notes.map(\.message))")
    }
  }
}
