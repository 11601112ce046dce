// size > 0 && size <= 100              size in 1..100
// parts.count == 2 || parts.count == 3     parts.size in 2..3
//
// Which whole numbers a value may be can be asked by a range of them, by its ends, or one by one.

internal import CodeModel
internal import SourceModel

extension BodyComparer {
  /// Which whole numbers a test lets through, or does not.
  private struct Span {
    var value: NodeID
    var range: ClosedRange<Int>
    var isInside: Bool
  }

  /// Whether two tests of other forms ask one value for the same whole numbers. One of them must be a range of these, so
  /// that the value is a whole number, too.
  mutating func compareWholeNumbers(_ a: NodeID, _ b: NodeID) -> Bool {
    let isRange = (isWholeRange(a, left.tree), isWholeRange(b, right.tree))
    guard isRange.0 != isRange.1, let own = span(a, left), let other = span(b, right),
      own.range == other.range, own.isInside == other.isInside
    else { return false }
    credit(2)
    compare(own.value, other.value)
    return true
  }

  private func isWholeRange(_ node: NodeID, _ tree: Tree) -> Bool {
    if tree.kind(node) == .prefix, tree.label(node) == "!" { return isWholeRange(tree.child(node, 0), tree) }
    return tree.kind(node) == .call
  }

  private func span(_ node: NodeID, _ text: Text) -> Span? {
    let tree = text.tree
    switch tree.kind(node) {
    case .prefix where tree.label(node) == "!":
      guard var inner = span(tree.child(node, 0), text) else { return nil }
      inner.isInside.toggle()
      return inner
    case .call: return spanOfRange(node, tree)
    case .binary where ["&&", "||"].contains(tree.label(node)): return spanOfTests(node, text)
    default: return nil
    }
  }

  /// `(1..<101).contains(size)`.
  private func spanOfRange(_ call: NodeID, _ tree: Tree) -> Span? {
    guard tree.childCount(call) == 2, tree.kind(tree.child(call, 0)) == .member,
      tree.label(tree.child(call, 0)) == "contains", let value = tree.children(tree.child(call, 1)).first
    else { return nil }
    let range = tree.child(tree.child(call, 0), 0)
    guard tree.kind(range) == .range, tree.childCount(range) == 2, let low = whole(tree.child(range, 0), tree),
      let high = whole(tree.child(range, 1), tree)
    else { return nil }
    let last = tree.label(range) == "..<" ? high - 1 : high
    return low <= last ? Span(value: value, range: low...last, isInside: true) : nil
  }

  /// `size > 0 && size <= 100`, `size == 2 || size == 3`.
  private func spanOfTests(_ node: NodeID, _ text: Text) -> Span? {
    let tree = text.tree
    let tests = tree.operands(of: tree.label(node), node)
    guard tests.allSatisfy({ tree.kind($0) == .binary && tree.childCount($0) == 2 }), let first = tests.first else {
      return nil
    }
    let value = tree.child(first, 0)
    let asked = Set(tests.map { text.fingerprints.exact(tree.child($0, 0)) })
    let bounds = tests.compactMap { test in whole(tree.child(test, 1), tree).map { (tree.label(test), $0) } }
    guard asked.count == 1, bounds.count == tests.count else { return nil }
    return span(of: bounds, isAny: tree.label(node) == "||", value)
  }

  /// - Parameter isAny: whether one of the tests is enough.
  private func span(of bounds: [(operation: String, limit: Int)], isAny: Bool, _ value: NodeID) -> Span? {
    let equality = isAny ? "==" : "!="
    if bounds.allSatisfy({ $0.operation == equality }) {
      let limits = bounds.map(\.limit).sorted()
      guard let low = limits.first, let high = limits.last, Array(low...high) == limits else { return nil }
      return Span(value: value, range: low...high, isInside: isAny)
    }
    guard bounds.count == 2 else { return nil }
    var (low, high): (Int?, Int?)
    for (operation, limit) in bounds {
      switch (operation, isAny) {
      case (">", false), ("<=", true): low = limit + 1
      case (">=", false), ("<", true): low = limit
      case ("<", false), (">=", true): high = limit - 1
      case ("<=", false), (">", true): high = limit
      default: return nil
      }
    }
    guard let low, let high, low <= high else { return nil }
    return Span(value: value, range: low...high, isInside: !isAny)
  }

  private func whole(_ node: NodeID, _ tree: Tree) -> Int? {
    guard tree.kind(node) == .integer, !tree.marks(node).contains(.decimal), let number = Int(tree.label(node)),
      abs(number) < 1 << 40
    else { return nil }
    return number
  }
}
