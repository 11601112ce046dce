import CodeModel
import SourceModel
import Testing

@testable import Comparison

@Suite struct BodyComparisonTests {
  @Test func equalBodiesAreEqual() {
    let body = "(block (call (name load) (argument (integer 1))) (return (name %x)))"
    let twin = compareBodies(body, body)
    #expect(twin.told == [])
    #expect(twin.similarity == 1)
  }

  @Test func renamedLocalsAreEqual() {
    let twin = compareBodies(
      "(block (variable (binding %first) (empty) (call (name load))) (call (name show) (argument (name %first))))",
      "(block (variable (binding %item) (empty) (call (name load))) (call (name show) (argument (name %item))))")
    #expect(twin.told == [])
  }

  @Test func anotherLocalIsNoRenaming() {
    let head = "(variable (binding %a) (empty) (name x)) (variable (binding %b) (empty) (name y))"
    let twin = compareBodies("(block \(head) (return (name %a)))", "(block \(head) (return (name %b)))")
    #expect(twin.told == ["expression: (name %a) | (name %b)"])
  }

  /// `let %x = load(1)`, then what uses it, beside the same with `load(…)` written in place.
  private func inlined(_ local: String, _ direct: String, then use: (String) -> String) -> ComparedTwin {
    compareBodies(
      "(block (variable let (binding %x) (empty) \(local)) \(use("(name %x)")))", "(block \(use(direct)))")
  }

  @Test func aLocalIsItsValueWhereItIsUsedOnce() {
    let load = "(call (name load) (argument (integer 1)))"
    func send(_ value: String) -> String { "(call (name send) (argument \(value)))" }
    #expect(inlined(load, load, then: send).told == [])
    #expect(inlined(load, load.replacing("1", with: "2"), then: send).told == ["literal: (integer 1) | (integer 2)"])
    // Asked for again at every turn, or asked for after something else was done.
    #expect(inlined(load, load) { "(while (name busy) (block \(send($0))))" }.told != [])
    #expect(inlined(load, load) { "(call (name clear)) \(send($0))" }.told != [])
    // Two uses are two questions on the other side.
    #expect(inlined(load, load) { "\(send($0)) \(send($0))" }.told != [])
  }

  @Test func anAliasIsWhatItStandsForUnlessThatIsSet() {
    func twice(_ value: String) -> String {
      "(call (name send) (argument \(value))) (call (name keep) (argument \(value)))"
    }
    #expect(inlined("(name query)", "(name query)", then: twice).told == [])
    let setting = "(assign = (name query) (name other)) "
    #expect(inlined("(name query)", "(name query)") { setting + twice($0) }.told != [])
  }

  @Test func argumentsUnderARenamingAreNoSwap() {
    func body(_ name: String, _ first: String, _ second: String) -> String {
      "(block (variable (binding %\(name)) (empty) (call (name next))) (call (name send) "
        + "(argument (member \(first) (name %\(name)))) (argument (member \(second) (name %\(name))))))"
    }
    #expect(compareBodies(body("item", "id", "name"), body("sink", "id", "name")).told == [])
    #expect(compareBodies(body("item", "id", "name"), body("sink", "name", "id")).told != [])
  }

  @Test func pairedParametersUnify() {
    let twin = compareBodies(
      "(block (call (name show) (argument (name %user))))", "(block (call (name show) (argument (name %item))))",
      parameters: (["user"], ["item"]))
    #expect(twin.told == [])
  }

  @Test func aConditionIsToldOnce() {
    let twin = compareBodies(
      "(block (if (binary > (name count) (integer 0)) (block (call (name go))) (empty)))",
      "(block (if (binary >= (name total) (integer 1)) (block (call (name go))) (empty)))")
    #expect(
      twin.told == ["condition: (binary > (name count) (integer 0)) | (binary >= (name total) (integer 1))"])
  }

  @Test func aReturnedConditionThatAsksLessIsTold() {
    let (a, b, c) = ("(name a)", "(binary < (name n) (integer 3))", "(call (name c))")
    func all(_ parts: String...) -> String { parts.dropFirst().reduce(parts[0]) { "(binary && \($0) \($1))" } }
    for (swift, kotlin) in [(all(a, b, c), all(a, b)), (all(a, b, c), all(a, c)), (all(a, b), a), (b, all(a, b))] {
      let twin = compareBodies("(block (return \(swift)))", "(block (return \(kotlin)))")
      #expect(twin.told == ["condition: \(swift) | \(kotlin)"])
      #expect(twin.body.divergences.allSatisfy { !$0.isWeak })
    }
    let twin = compareBodies(
      "(block (return \(all(a, b, c))))", "(block (return \(all(a, b.replacing("3", with: "4"), c))))")
    #expect(twin.told == ["literal: (integer 3) | (integer 4)"])
  }

  @Test func comparisonsCrossTheirOperands() {
    let twin = compareBodies(
      "(block (return (binary < (name a) (name b))))", "(block (return (binary > (name b) (name a))))")
    #expect(twin.told == [])
    let other = compareBodies(
      "(block (return (binary < (name a) (name b))))", "(block (return (binary <= (name a) (name b))))")
    #expect(other.body.divergences.map(\.kind) == [.condition])
  }

  @Test func oneLiteralInATinyBodyIsStillStatementLevel() {
    let twin = compareBodies("(block (return (integer 60)))", "(block (return (integer 90)))")
    #expect(twin.body.level == .statement)
    #expect(twin.told == ["literal: (integer 60) | (integer 90)"])
  }

  @Test func anotherFunctionIsOneDifference() {
    let twin = compareBodies(
      "(block (call (member save (name store)) (argument (integer 1))))",
      "(block (call (member remove (name store)) (argument (integer 2))))")
    #expect(twin.body.divergences.map(\.kind) == [.call])
  }

  @Test func swappedArgumentsAreOneDifference() {
    let twin = compareBodies(
      "(block (call (name move) (argument (name x)) (argument (name y))))",
      "(block (call (name move) (argument (name y)) (argument (name x))))")
    #expect(twin.body.divergences.map(\.kind) == [.call])
  }

  @Test func aMissingStatementNamesItsSideAndPlace() throws {
    let twin = compareBodies(
      "(block (call (name one)) (call (name two)) (call (name three)))", "(block (call (name one)) (call (name three)))"
    )
    let divergence = try #require(twin.body.divergences.first)
    #expect(twin.body.divergences.count == 1)
    #expect(divergence.kind == .missingStatement)
    #expect(divergence.presentSide == .swift)
    #expect(divergence.kotlin.isInsertionPoint)
    // Right behind the statement that comes before it.
    #expect(divergence.kotlin.range.lower == UInt32("(block (call (name one))".utf8.count))
  }

  @Test func anEmptyBodyLacksTheStatement() {
    let twin = compareBodies("(block (call (name go)))", "(block)")
    #expect(twin.body.divergences.map(\.kind) == [.missingStatement])
    #expect(twin.body.level == .statement)
  }

  @Test func movedStatementsAreAnOrder() {
    let twin = compareBodies(
      "(block (call (name one) (argument (name a))) (call (name two) (argument (name b))))",
      "(block (call (name two) (argument (name b))) (call (name one) (argument (name a))))")
    #expect(twin.body.divergences.map(\.kind) == [.order])
  }

  @Test func consistentRenamingIsToldOnce() {
    func body(_ name: String) -> String {
      let statements = (0..<4).map { "(call (name step\($0)) (argument (name \(name))))" }
      return "(block \(statements.joined(separator: " ")))"
    }
    let twin = compareBodies(body("token"), body("secret"))
    #expect(twin.renamings.map { "\($0.swift) \($0.kotlin) \($0.sites.count)" } == ["(name token) (name secret) 4"])
    #expect(twin.told == [])
  }

  @Test func bodiesWithNothingInCommonAreOnlyNamed() {
    let twin = compareBodies(
      "(block (call (name a) (argument (integer 1))) (call (name b) (argument \"x\")) (assign = (name c) (name d)))",
      "(block (for (binding %i) (name xs) (empty) (block (call (name p)))) (throw (call (name q))) (return (name r)))")
    #expect(twin.body.level < .statement)
  }

  @Test func switchArmsMayStandInAnyOrder() {
    func arm(_ name: String, _ value: Int) -> String {
      "(arm (patterns (expressionPattern (implicitMember \(name)))) (empty) (block (return (integer \(value)))))"
    }
    let twin = compareBodies(
      "(block (switch (name s) \(arm("a", 1)) \(arm("b", 2))))",
      "(block (switch (name s) \(arm("b", 2)) \(arm("a", 1))))")
    #expect(twin.told == [])
    let other = compareBodies(
      "(block (switch (name s) \(arm("a", 1)) \(arm("b", 2))))",
      "(block (switch (name s) \(arm("b", 3)) \(arm("a", 1))))")
    #expect(other.told == ["literal: (integer 2) | (integer 3)"])
  }
}
