import CodeModel
import Testing

@Suite struct StatementTests {
  @Test(arguments: [
    ("return", "(return)"),
    ("return a", "(return (name a))"),
    ("throw a", "(throw (name a))"),
    ("defer { a }", "(defer (block (name a)))"),
    ("a: while b { break a }", "(labeled a (while (name b) (block (break a))))"),
    ("while a { continue }", "(while (name a) (block (continue)))"),
    ("while let a = b() { }", "(while (optionalBinding ~let (binding a ~let) (call (name b))) (block))"),
    ("repeat { a } while b", "(doWhile (block (name a)) (name b))"),
    ("for a in b { c }", "(for (binding a) (name b) _ (block (name c)))"),
    ("for (a, _) in b { }", "(for (tuplePattern (argument (binding a)) (argument (wildcard))) (name b) _ (block))"),
    ("for var a in b where c { }", "(for (binding a ~var) (name b) (name c) (block))"),
    ("for try await a in b { }", "(for ~\"try await\" (binding a) (name b) _ (block))"),
    (
      "for case let .a(b)? in c { }",
      "(for (optionalPattern (casePattern a _ (argument (binding b ~let)))) (name c) _ (block))"
    ),
    ("for a: B in c { }", "(for (typePattern as (binding a) (typeName B)) (name c) _ (block))"),
    ("discard self", "(prefix discard (self))"),
  ])
  func loopsAndJumps(source: String, shape: String) {
    #expect(statements(source) == shape)
  }

  @Test(arguments: [
    ("if a { b }", "(if (name a) (block (name b)) _)"),
    ("if a { } else { b }", "(if (name a) (block) (block (name b)))"),
    ("if a { } else if b { } else { c }", "(if (name a) (block) (if (name b) (block) (block (name c))))"),
    ("guard a else { return }", "(guard (name a) (block (return)))"),
    ("guard let self else { return }", "(guard (optionalBinding ~let (binding self ~let) _) (block (return)))"),
    (
      "if let a, var b: B = c, d { }",
      "(if (conditions (optionalBinding ~let (binding a ~let) _)"
        + " (optionalBinding ~var (typePattern as (binding b ~var) (typeName B)) (name c)) (name d)) (block) _)"
    ),
    (
      "if case .a(let b) = c { }",
      "(if (patternCondition (casePattern a _ (argument (binding b ~let))) (name c)) (block) _)"
    ),
    ("if #available(iOS 15, *) { }", "(if (availability \"#available(iOS 15, *)\") (block) _)"),
    ("if #unavailable(iOS 15) { }", "(if (availability \"#unavailable(iOS 15)\") (block) _)"),
  ])
  func conditions(source: String, shape: String) {
    #expect(statements(source) == shape)
  }

  @Test(arguments: [
    (
      "switch a { case 1, 2: b; case let c where d: fallthrough; default: break }",
      "(switch (name a)"
        + " (arm (patterns (expressionPattern (integer 1)) (expressionPattern (integer 2))) _ (block (name b)))"
        + " (arm (patterns (binding c ~let)) (name d) (block (fallthrough)))"
        + " (arm (patterns (default)) _ (block (break))))"
    ),
    (
      "switch a { @unknown default: b }",
      "(switch (name a) (arm ~@unknown (patterns (default)) _ (block (name b))))"
    ),
    (
      "switch a { case .a where b, .c: d }",
      "(switch (name a) (arm (patterns ~0 (expressionPattern (implicitMember a))"
        + " (expressionPattern (implicitMember c))) (name b) (block (name d))))"
    ),
    (
      "switch a {\n#if X\ncase 1: b\n#else\ndefault: c\n#endif\n}",
      "(switch (name a) (arm ~X (patterns (expressionPattern (integer 1))) _ (block (name b)))"
        + " (arm ~\"!(X)\" (patterns (default)) _ (block (name c))))"
    ),
  ])
  func switches(source: String, shape: String) {
    #expect(statements(source) == shape)
  }

  @Test func armsInsideConditionalCompilationAreMarked() throws {
    let unit = lower("func f() { switch a {\ncase 1: b\n#if X\ncase 2: c\n#endif\n} }")
    let arms = unit.allNodes.filter { unit.tree.kind($0) == .arm }
    #expect(arms.map { unit.tree.marks($0).contains(.platform) } == [false, true])
  }

  @Test(arguments: [
    ("do { a }", "(do (block (name a)))"),
    ("do { } catch { a }", "(do (block) (catch (patterns) _ (block (name a))))"),
    (
      "do throws(E) { } catch let e as F where g { } catch .a, B.b { }",
      "(do ~\"throws(E)\" (block)"
        + " (catch (patterns (typePattern as (binding e ~let) (typeName F))) (name g) (block))"
        + " (catch (patterns (expressionPattern (implicitMember a))"
        + " (expressionPattern (member b (name B)))) _ (block)))"
    ),
  ])
  func errors(source: String, shape: String) {
    #expect(statements(source) == shape)
  }

  @Test(arguments: [
    ("let a = 1", "(variable ~let (binding a ~let) _ (integer 1))"),
    ("var a: A", "(variable ~var (binding a ~var) (typeName A) _)"),
    (
      "var a = 1, b: B",
      "(variable ~var (binding a ~var) _ (integer 1))\n(variable ~var (binding b ~var) (typeName B) _)"
    ),
    (
      "let (a, b) = c",
      "(variable ~let (tuplePattern (argument (binding a ~let)) (argument (binding b ~let))) _ (name c))"
    ),
    ("async let a = b()", "(variable ~\"let async\" (binding a ~let) _ (call (name b)))"),
    ("weak var a = b", "(variable ~\"var weak\" (binding a ~var) _ (name b))"),
    (
      "var a: Int { b }",
      "(declaration a ~\"property mutable\" (resultType (typeName Int)) (accessor get (block (name b))))"
    ),
    (
      "func g(_ a: A = 1) async throws -> B { c }",
      "(declaration g ~\"function async throws\" (parameter a ~_ (typeName A) (integer 1))"
        + " (resultType (typeName B)) (block (name c)))"
    ),
    (
      "struct S: P { let a: A }",
      "(declaration S ~struct (typeName P) (declaration a ~property (resultType (typeName A))))"
    ),
    (
      "#if os(iOS)\na()\n#elseif B\n#else\nlet c = 1\n#endif",
      "(conditionalCompilation (clause \"os(iOS)\" (call (name a))) (clause B)"
        + " (clause else (variable ~let (binding c ~let) _ (integer 1))))"
    ),
  ])
  func localDeclarations(source: String, shape: String) {
    #expect(statements(source) == shape)
  }

  @Test func accessorsMayYield() {
    let text = declarations("var a: A { _read { yield b } _modify { yield &b } }")
    #expect(
      text == "property a +mutable : (typeName A) {get (block (prefix yield (name b)))}"
        + " {set (block (prefix yield (inout (name b))))}")
  }
}
