import CodeModel
import Foundation
import Normalization
import SourceModel
import Testing

/// `Tests/Rosetta`: what is the same in both languages has one normal form. Run with `PARITY_BLESS=1` to write the
/// `.normal` files; read what is written before committing it.
@Suite struct RosettaTests {
  @Test("both languages print the same normal form", arguments: Case.rosetta)
  func sameNormalForm(_ example: Case) throws {
    let swift = printNormalForm(Shipped.normalize(try example.text("swift"), .swift))
    let kotlin = printNormalForm(Shipped.normalize(try example.text("kt"), .kotlin))
    #expect(!swift.isEmpty)
    #expect(swift == kotlin)
    if ProcessInfo.processInfo.environment["PARITY_BLESS"] != nil {
      if swift == kotlin { try Data(swift.utf8).write(to: example.url("normal")) }
    } else {
      #expect(swift == (try example.text("normal")))
    }
  }

  @Test func thereAreCases() { #expect(Case.rosetta.count >= 400) }

  /// A pending or compared case that has become equal must leave its list.
  @Test("pending and compared cases still differ", arguments: Case.pending + Case.compared)
  func pending(_ example: Case) throws {
    let swift = printNormalForm(Shipped.normalize(try example.text("swift"), .swift))
    let kotlin = printNormalForm(Shipped.normalize(try example.text("kt"), .kotlin))
    #expect(swift != kotlin)
  }

  @Test("normalising twice changes nothing", arguments: Case.rosetta)
  func idempotent(_ example: Case) throws {
    for side in Side.allCases {
      let once = Shipped.normalize(try example.text(side == .swift ? "swift" : "kt"), side)
      let twice = Shipped.normalizer.normalize(once)
      #expect(printNormalForm(once) == printNormalForm(twice))
    }
  }

  @Test("every node keeps a range inside its file", arguments: Case.rosetta)
  func rangesKept(_ example: Case) throws {
    for side in Side.allCases {
      let text = try example.text(side == .swift ? "swift" : "kt")
      let unit = Shipped.normalize(text, side)
      var looked = 0
      for root in unit.roots {
        for node in unit.tree.preorder(root) {
          looked += 1
          let range = unit.tree.range(node)
          #expect(range.lower <= range.upper && Int(range.upper) <= text.utf8.count)
        }
      }
      #expect(looked > 0 || !unit.declarations.isEmpty)
    }
  }
}

/// `Tests/NearMisses`: what only looks the same keeps two normal forms.
@Suite struct NearMissTests {
  @Test("the normal forms differ", arguments: Case.nearMisses)
  func differ(_ example: Case) throws {
    let swift = printNormalForm(Shipped.normalize(try example.text("swift"), .swift))
    let kotlin = printNormalForm(Shipped.normalize(try example.text("kt"), .kotlin))
    #expect(!swift.isEmpty && !kotlin.isEmpty)
    #expect(swift != kotlin)
  }

  @Test func thereAreCases() { #expect(Case.nearMisses.count >= 150) }
}
