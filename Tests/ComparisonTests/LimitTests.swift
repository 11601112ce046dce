import CodeModel
import SourceModel
import Testing

@testable import Comparison

@Suite struct LimitTests {
  @Test func atMostFiveAreToldAndTheRestIsCounted() {
    func body(_ offset: Int) -> String {
      let statements = (0..<8).map { "(call (name step\($0)) (argument (integer \($0 + offset))))" }
      return "(block \(statements.joined(separator: " ")))"
    }
    let twin = compareBodies(body(0), body(100))
    #expect(twin.body.divergences.count == BodyComparison.limit)
    #expect(twin.body.omitted == 3)
  }

  @Test func textsThatDifferByTheSameEditCountOnce() {
    func body(_ texts: [String]) -> String {
      let statements = texts.enumerated().map { "(call (name step\($0)) (argument \"\($1)\"))" }
      return "(block \(statements.joined(separator: " ")))"
    }
    let twin = compareBodies(
      body(["4:42", "5:10", "6:20", "7:30", "8:40", "9:57"]),
      body(["04:42", "05:10", "06:20", "07:30", "08:40", "09:58"]))
    #expect(twin.body.divergences.count == 6)
    #expect(twin.body.omitted == 0)
    #expect(twin.body.divergences.filter { $0.edit?.isPadding == true }.count == 5)
  }

  @Test func hugeGapsAreAlignedByHashAndSaySo() {
    func body(_ prefix: String) -> String {
      let statements = (0..<210).map { "(call (name \(prefix)\($0)))" }
      return "(block \(statements.joined(separator: " ")))"
    }
    let twin = compareBodies(body("a"), body("b"))
    #expect(twin.body.isTruncated)
    #expect(twin.caps.map(\.member) == ["run"])
  }

  @Test func deepNestsEndInsteadOfCrashing() {
    func body(_ leaf: String) -> String {
      let depth = 600
      return "(block " + String(repeating: "(prefix - ", count: depth) + leaf + String(repeating: ")", count: depth)
        + ")"
    }
    #expect(compareBodies(body("(name a)"), body("(name b)")).body.isTruncated)
  }

  @Test func aNestedTrialThatIsTakenBackHasCostWhatItHasCost() {
    var (left, right) = (Workshop(.swift), Workshop(.kotlin))
    func nest(_ leaf: String) -> String {
      String(repeating: "(prefix - ", count: 600) + leaf + String(repeating: ")", count: 600)
    }
    let (a, b) = (left.node(nest("(name a)")), right.node(nest("(name b)")))
    func text(_ unit: SourceUnit, _ root: NodeID) -> BodyComparer.Text {
      BodyComparer.Text(tree: unit.tree, fingerprints: Fingerprints(unit.tree, roots: [root]), file: unit.file)
    }
    var comparer = BodyComparer(
      left: text(left.unit, a), right: text(right.unit, b), names: SharedNames())
    _ = comparer.hasNoFindings(a, b)
    #expect(comparer.isTruncated)
    #expect(comparer.found.isEmpty)
    let before = comparer
    comparer.visited += 40
    comparer.credit(3)
    comparer.takeBack(to: before)
    #expect(comparer.visited == before.visited + 40)
    #expect(comparer.tally.score == before.tally.score)
  }

  @Test func hashesIgnoreOrderOnlyWhereItHasNoMeaning() {
    var workshop = Workshop(.swift)
    let nodes = [
      "(binary == (name a) (name b))", "(binary == (name b) (name a))", "(binary - (name a) (name b))",
      "(binary - (name b) (name a))",
    ].map { workshop.node($0) }
    let prints = Fingerprints(workshop.unit.tree, roots: nodes)
    #expect(prints.exact(nodes[0]) == prints.exact(nodes[1]))
    #expect(prints.exact(nodes[2]) != prints.exact(nodes[3]))
    #expect(prints.size(nodes[0]) == 3)
  }

  /// Each choice leads to the one inside it for two values: that makes 2³⁰ ways, which nobody may walk one by one.
  @Test func choicesInsideChoicesAreNotWalkedWayByWay() {
    func choice(_ depth: Int) -> String {
      if depth == 0 { return "(name last)" }
      let patterns = "(expressionPattern (integer 1)) (expressionPattern (integer 2))"
      let inner = "(arm (patterns \(patterns)) (empty) (block \(choice(depth - 1))))"
      return "(switch (name x\(depth % 6)) \(inner) (arm (patterns (default)) (empty) (block (name rest))))"
    }
    func exits(_ subject: String) -> String {
      let exits = [1, 2].map { value in
        "(if (binary == (name \(subject)) (integer \(value))) (block (return (name last))) (empty))"
      }
      return "(block \(exits.joined(separator: " ")) (return (name rest)))"
    }
    #expect(compareBodies("(block \(choice(30)))", exits("x0")).told != [])
    // Of few choices all ways are looked at.
    #expect(compareBodies("(block \(choice(1)))", exits("x1")).told == [])
  }
}
