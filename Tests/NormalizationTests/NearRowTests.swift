import CodeModel
import Normalization
import SourceModel
import Testing

/// What holds in form and not in every behaviour (catalogue G) becomes one form and keeps a mark on a side.
@Suite struct NearRowTests {
  struct Pair: Sendable, CustomTestStringConvertible {
    let row: String
    let swift: String
    let kotlin: String

    var testDescription: String { row }
  }

  static let pairs = [
    // Kotlin compares arrays by identity.
    Pair(
      row: "G10", swift: "func same(a: Data, b: Data) -> Bool { a == b }",
      kotlin: "fun same(a: ByteArray, b: ByteArray): Boolean = a == b"),
    // Other digits, other widths.
    Pair(
      row: "G27", swift: "func number(text: String) -> Int? { Int(text) }",
      kotlin: "fun number(text: String): Int? = text.toIntOrNull()"),
  ]

  @Test("the forms are equal and marked", arguments: pairs)
  func marked(_ pair: Pair) {
    let swift = Shipped.normalize(pair.swift, .swift)
    let kotlin = Shipped.normalize(pair.kotlin, .kotlin)
    #expect(printNormalForm(swift) == printNormalForm(kotlin))
    #expect(isMarked(swift) || isMarked(kotlin))
  }

  private func isMarked(_ unit: SourceUnit) -> Bool {
    unit.roots.contains { root in unit.tree.preorder(root).contains { !unit.tree.nearMarks($0).isEmpty } }
  }
}
