// if value is String { draw(value as! String) }     if (value is String) { draw(value) }
//
// Where a test has told the type, Kotlin needs no cast. Catalogue P31, C41, C124.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let smartCasts = Pass.nodes("smart casts", on: [.if, .block, .clause]) { tree, node, _ in
    switch tree.kind(node) {
    case .if:
      let condition = tree.child(node, 0)
      tree.eraseCasts(after: tree.operands(of: "&&", condition), "is", in: [tree.child(node, 1)])
      tree.eraseCasts(after: tree.operands(of: "||", condition), "!is", in: [tree.child(node, 2)])
    case .block, .clause:
      let statements = Array(tree.children(node))
      for (index, statement) in statements.enumerated()
      where tree.kind(statement) == .if && tree.isExit(tree.child(statement, 1)) {
        let tests = tree.operands(of: "||", tree.child(statement, 0))
        tree.eraseCasts(after: tests, "!is", in: Array(statements[(index + 1)...]))
      }
    default: break
    }
  }
}

extension Tree {
  /// Each test that holds erases casts in the tests behind it and in what runs only when all hold.
  fileprivate mutating func eraseCasts(after tests: [NodeID], _ label: String, in region: [NodeID]) {
    for (index, test) in tests.enumerated() where kind(test) == .typeTest && self.label(test) == label {
      let type = child(test, 1)
      eraseCasts(of: child(test, 0), in: Array(tests[(index + 1)...]) + region) { tree, other in
        tree.isSame(type, other)
      }
    }
  }

  /// An arm for one type has become an arm for the last word of its name.
  mutating func eraseCasts(inArm arm: NodeID, of subject: NodeID) {
    let patterns = children(child(arm, 0))
    guard patterns.count == 1, let pattern = patterns.first, kind(pattern) == .casePattern else { return }
    let name = label(pattern)
    eraseCasts(of: subject, in: [child(arm, 1), child(arm, 2)]) { tree, type in
      tree.kind(type) == .typeName && tree.label(type).split(separator: ".").last.map(String.init) == name
    }
  }

  private mutating func eraseCasts(of subject: NodeID, in region: [NodeID], where isTested: (Tree, NodeID) -> Bool) {
    guard isPath(subject) else { return }
    let nodes = region.flatMap { preorder($0) }
    // Another value may be of another type.
    guard !nodes.contains(where: { kind($0) == .assign && isSame(child($0, 0), subject) }) else { return }
    for node in nodes where kind(node) == .cast && label(node) == "as" && isSame(child(node, 0), subject) {
      if isTested(self, child(node, 1)) { become(node, child(node, 0), keepingRange: true) }
    }
  }
}
