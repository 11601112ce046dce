import FindingModel
import SourceModel
import Testing

@Suite struct MovedMemberTests {
  @Test func theOrderOfMembersAndTypesMeansNothing() throws {
    let before = try MovableTwin.wallet.twin(swift: 0, kotlin: 0).report()
    for (swift, kotlin) in [(1, 0), (0, 1), (1, 1), (3, 5), (7, 2)] {
      let after = try MovableTwin.wallet.twin(swift: swift, kotlin: kotlin).report()
      #expect(after.identities == before.identities, "turned by \(swift) and \(kotlin)")
      #expect(after.problems.isEmpty)
    }
    let rules = Set(before.findings.map(\.rule))
    #expect(
      rules.isSuperset(of: [
        "literal-differs", "condition-differs", "statement-missing", "default-value-differs", "missing-member",
        "nullability-differs", "missing-case",
      ]))
  }

  @Test func turningMovesTheLastMemberFirst() {
    let small = MovableTwin(opening: [.swift: "class A {"], members: [.swift: ["b", "c"]], types: [.swift: ["d"]])
    #expect(small.turned(.swift, by: 0) == "class A {\n\nb\n\nc\n\n}\n\nd\n")
    #expect(small.turned(.swift, by: 1) == "d\n\nclass A {\n\nc\n\nb\n\n}\n")
  }
}
