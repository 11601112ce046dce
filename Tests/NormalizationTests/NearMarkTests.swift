import CodeModel
import Foundation
import Normalization
import RuleBook
import SourceModel
import Testing

/// Spellings that are equal in form and not in every behaviour say so on the node that they become.
@Suite struct NearMarkTests {
  /// Every mark in a body of one statement, as "hazard: spelling".
  private func marks(_ statement: String, _ side: Side) -> [String] {
    let text = side == .swift ? "func f() { \(statement) }" : "fun f() { \(statement) }"
    let unit = Shipped.normalize(text, side)
    return unit.roots.flatMap { unit.tree.preorder($0) }.flatMap { unit.tree.nearMarks($0) }.map {
      "\($0.hazard): \($0.spelling)"
    }
  }

  @Test func theMarkNamesTheHazardAndWhatStoodThere() {
    #expect(marks("names.sort()", .swift) == ["sort-in-place-vs-copy: $xs.sort()"])
    #expect(marks("names.sort()", .kotlin) == ["sort-in-place-vs-copy: $xs.sort()"])
    #expect(marks("let n = name.count", .swift) == [])
    #expect(marks("val n = name.length", .kotlin) == ["string-length-units: $x.length"])
    #expect(marks("let b = Data()", .swift) == [])
  }

  @Test func aTypeThatIsNearlyTheSameIsMarked() {
    #expect(marks("use(Data.self)", .swift) == [])
    let unit = Shipped.normalize("class A(val bytes: ByteArray)", .kotlin)
    let found = unit.roots.flatMap { unit.tree.preorder($0) }.flatMap { unit.tree.nearMarks($0) }
    // The property and the parameter that fills it.
    let mark = NearMark(hazard: "array-field-identity-equality", equivalence: "bytes", spelling: "ByteArray")
    #expect(found == [mark, mark])
  }

  /// `length == 0` is `isEmpty()`: what is rewritten again keeps what its parts carried.
  @Test func marksOfRewrittenPartsStay() {
    #expect(marks("val n = name.length == 0", .kotlin) == ["string-length-units: $x.length"])
    #expect(marks("let a = make(names.first!)", .swift).contains("fatal-is-catchable: $xs.firstOrNull()!"))
  }

  @Test func normalisingTwiceLeavesTheMarksAsTheyAre() {
    let once = Shipped.normalize("fun f(b: ByteArray) { names.sort(); use(name.length, user!!.name) }", .kotlin)
    let twice = Shipped.normalizer.normalize(once)
    func all(_ unit: SourceUnit) -> [NearMark] {
      unit.roots.flatMap { unit.tree.preorder($0) }.flatMap { unit.tree.nearMarks($0) }
    }
    #expect(all(once).count == 4)
    #expect(all(once) == all(twice))
  }

  @Test func theNormalFormShowsThem() {
    let unit = Shipped.normalize("fun f() { names.sort(); val n = name.length + name.length }", .kotlin)
    #expect(!printNormalForm(unit).contains("~"))
    #expect(
      printNormalForm(unit, showsHazards: true) == """
        function f()
          names.sort  ~ sort-in-place-vs-copy
          let %1 = (name.size + name.size)  ~ string-length-units

        """)
  }

  /// Marks that passes leave by themselves name hazards that the book knows.
  @Test func passesNameKnownHazards() throws {
    let folder = Case.tests.deletingLastPathComponent().appendingPathComponent("Sources/Normalization")
    let known = RuleSet.embedded().book.hazards
    var looked = 0
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      for match in text.matches(of: /hazard: "([^"]*)"/) {
        looked += 1
        #expect(known.contains(String(match.1)), "\(path)")
      }
    }
    #expect(looked > 0)
  }
}
