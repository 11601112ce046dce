import FindingModel
import Testing

@Suite struct LayoutTests {
  @Test("layout and comments change no finding", arguments: Layout.allCases)
  func meansNothing(_ layout: Layout) throws {
    var (changes, count) = (0, 0)
    for twin in Twin.all {
      let before = try twin.report()
      let changed = twin.changed { layout.applied(to: $1) }
      if changed.swift != twin.swift, changed.kotlin != twin.kotlin { changes += 1 }
      let after = try changed.report()
      #expect(after.identities == before.identities, "\(twin.name)")
      #expect(after.isComplete && after.problems.isEmpty, "\(twin.name): \(after.problems)")
      count += before.findings.count
    }
    #expect(Twin.fixtures.count >= 35)
    #expect(Twin.examples.count >= 35)
    #expect(Twin.booking.count >= 20)
    // One line without indentation has nothing to replace.
    #expect(changes > Twin.all.count * 4 / 5)
    #expect(count >= 60)
  }

  @Test func theChangesAreWhatTheySay() {
    let text = "a {\n    b\n//~ rule\n\"\"\"\n  c\n\"\"\"\n}"
    #expect(Layout.blankLines.applied(to: text) == "\n\na {\n\n\n    b\n//~ rule\n\"\"\"\n  c\n\"\"\"\n\n\n}")
    #expect(Layout.tabs.applied(to: text) == "a {\n\t\tb\n//~ rule\n\"\"\"\n  c\n\"\"\"\n}")
    #expect(Layout.carriageReturns.applied(to: "a\nb") == "a\r\nb")
  }
}
