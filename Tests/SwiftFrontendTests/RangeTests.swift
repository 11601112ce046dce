import CodeModel
import SourceModel
import Testing

@Suite struct RangeTests {
  @Test(arguments: Fixtures.all)
  func nodesLieInsideTheirParents(fixture: Fixture) {
    expectSoundRanges(lower(fixture.text))
  }

  /// The label of a name is the last thing that its range spells, back-ticks and argument names aside.
  @Test(arguments: Fixtures.all)
  func namesEndWhereTheirLabelEnds(fixture: Fixture) {
    let unit = lower(fixture.text)
    var count = 0
    for node in unit.allNodes where [.name, .member, .implicitMember].contains(unit.tree.kind(node)) {
      let spelt = unit.file.text(in: unit.tree.range(node)).replacing("`", with: "")
      #expect(spelt.hasSuffix(unit.tree.label(node) + unit.tree.soft(node)))
      count += 1
    }
    #expect(count > 0)
  }

  @Test func rangesLeaveTriviaOut() throws {
    let unit = lower("func f() {\n  // a\n  b( /* c */ d ) // e\n\n}")
    let body = try #require(unit.declarations.first?.body)
    let call = unit.tree.child(body, 0)
    #expect(unit.file.text(in: unit.tree.range(call)) == "b( /* c */ d )")
    #expect(unit.file.text(in: unit.tree.range(unit.tree.child(call, 1))) == "d")
  }

  @Test func parenthesesBelongToTheOperation() throws {
    let unit = lower("let x = (a + b) * (c)")
    let value = try #require(unit.declarations.first?.value)
    #expect(unit.file.text(in: unit.tree.range(value)) == "(a + b) * (c)")
    #expect(unit.tree.children(value).map { unit.file.text(in: unit.tree.range($0)) } == ["a + b", "c"])
  }

  @Test func tryReachesOverTheOperation() throws {
    let unit = lower("let x = try await a + b")
    let value = try #require(unit.declarations.first?.value)
    let texts = unit.tree.preorder(value).map { unit.file.text(in: unit.tree.range($0)) }
    #expect(texts == ["try await a + b", "await a + b", "a + b", "a", "b"])
  }
}
