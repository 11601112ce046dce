// if let index = items.firstIndex(of: item) { }     val index = items.indexOf(item); if (index >= 0) { }
//
// What is not found is `nil` in Swift and -1 in Kotlin. Of a variable that holds an index, either test asks the same;
// the mark on the search stays for where the variable is used without a test. Catalogue P27, D024.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let sentinels = Pass.blocks("sentinels") { tree, statements, _ in
    for (index, statement) in statements.enumerated() where tree.kind(statement) == .variable {
      guard tree.soft(statement) == "let", let name = tree.boundName(tree.child(statement, 0)),
        let search = tree.calleeName(tree.child(statement, 2)), searches.contains(search)
      else { continue }
      for later in statements[(index + 1)...] {
        for node in tree.postorder(later) where tree.kind(node) == .binary { tree.readSentinel(node, of: name) }
      }
    }
    return statements
  }

  /// Normal names of functions that give an index or -1.
  private static let searches: Set<String> = ["indexOf", "indexOfFirst", "indexOfLast", "lastIndexOf"]
}

extension Tree {
  /// `index >= 0` and `0 <= index` become `index != null`, `index < 0` becomes `index == null`.
  fileprivate mutating func readSentinel(_ node: NodeID, of name: String) {
    let isTurned = kind(child(node, 0)) == .integer
    let (value, bound) = isTurned ? (child(node, 1), child(node, 0)) : (child(node, 0), child(node, 1))
    guard kind(value) == .name, label(value) == name, kind(bound) == .integer else { return }
    switch (isTurned ? mirroredComparisons[label(node)] ?? label(node) : label(node), label(bound)) {
    case (">=", "0"), (">", "-1"), ("!=", "-1"): become(node, makeNullTest(value, isNull: false), keepingRange: true)
    case ("<", "0"), ("<=", "-1"), ("==", "-1"): become(node, makeNullTest(value, isNull: true), keepingRange: true)
    default: break
    }
  }
}
